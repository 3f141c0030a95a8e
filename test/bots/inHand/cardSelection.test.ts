/** Tests how the careful bot values a pair of cards before it plays them. */
import { expect, it } from 'vitest';
import { worthOfPair } from '../../../src/bots/inHand/cardSelection';
import type { Ability } from '../../../src/rules/inHand/vocabulary';
import { hand, melee } from '../../kit/scenes';

/** The worth of a pair: an attack as top and the given bottom, with or without a card in the discard pile. */
function worth(bottom: readonly Ability[], discarded: boolean): number {
  const top: Ability[] = [{ kind: 'attack', value: 3 }];
  const { play } = melee({ cards: hand({ top, bottom: [] }, { top, bottom: [...bottom] }) }).given(({ hero }) => {
    hero.cards = hero.cards.map((card, nth) =>
      nth === 3 && discarded ? { ...card, zone: 'discard', side: 'B' } : card,
    );
  });
  return worthOfPair(play, { type: 'select', leading: 'one', second: 'two' });
}
const back = (side: 'A' | 'B'): Ability[] => [{ kind: 'recover', from: 'discard', side }];

it('R20.4: a recovered card is worth two plays on side A, one on side B, and nothing when no card is discarded', () => {
  const nothing = worth([], true);
  const [one, two] = [worth(back('B'), true) - nothing, worth(back('A'), true) - nothing];
  expect(one).toBeGreaterThan(0);
  expect(two).toBeCloseTo(2 * one);
  expect(worth(back('A'), false)).toBeCloseTo(worth([], false));
});
