/** Tests what a question on the table means for the hero: the HP and modifiers after a heal (R1.1, R20.1), and Strengthen's end (R17.2). */
import { describe, expect, it } from 'vitest';
import { heroModifiers } from '../../../src/rules/inHand/hpCards';
import { canLoseStrengthen, healingOf } from '../../../src/session/inHand/heroChanges';
import { hand, melee } from '../../kit/scenes';

const NO_DRAFT = { cards: [], path: [], basic: false };
const cards = hand({
  bottom: [
    { kind: 'heal', value: 2 },
    { kind: 'gain', condition: 'strengthen' },
  ],
});
const hurt = (by: number) =>
  melee({ cards }).given(({ hero }) => {
    hero.hp -= by;
  });

describe('a heal', () => {
  it('tells the HP and the modifiers after it', () => {
    const game = hurt(3).plays('one', 'bottom');
    const { hp } = game.state.hero;
    const told = healingOf(game.play, game.legal(), NO_DRAFT);
    const healed = game.say({ type: 'perform', consume: [] });
    expect(told).toEqual({ before: hp, after: hp + 2, row: heroModifiers(healed.play.book, healed.state) });
  });

  it('tells nothing at full HP, nor before the card is played', () => {
    const full = melee({ cards });
    expect(healingOf(full.play, full.legal(), NO_DRAFT)).toBeNull();
    const played = full.plays('one', 'bottom');
    expect(healingOf(played.play, played.legal(), NO_DRAFT)).toBeNull();
  });
});

it('R17.2: warns before a turn ends that Strengthen ends with it', () => {
  const game = hurt(3).plays('one', 'bottom');
  expect(canLoseStrengthen(game.play, game.legal())).toBe(false);
  const strong = game.say({ type: 'perform', consume: [] }, { type: 'perform', consume: [] });
  expect(strong.phase).toBe('heroTurn.choosing');
  expect(canLoseStrengthen(strong.play, strong.legal())).toBe(true);
});
