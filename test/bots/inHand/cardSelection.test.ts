/** What a pair of cards is worth to the careful bot before it is played. */
import { expect, it } from 'vitest';
import { worthOfPair } from '../../../src/bots/inHand/cardSelection';
import type { Ability } from '../../../src/rules/inHand/vocabulary';
import { hand, melee } from '../../kit/scenes';

/** The worth of a fist and a bottom, with a card that lies discarded or without. */
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

it('R20.4: a card that comes back on side A is worth two plays, on side B one, and none where none lies discarded', () => {
  const nothing = worth([], true);
  const [one, two] = [worth(back('B'), true) - nothing, worth(back('A'), true) - nothing];
  expect(one).toBeGreaterThan(0);
  expect(two).toBeCloseTo(2 * one);
  expect(worth(back('A'), false)).toBeCloseTo(worth([], false));
});
