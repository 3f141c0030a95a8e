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

describe('a heal is told only', () => {
  const PERFORM = { type: 'perform', consume: [], pay: 0 };

  it.each([
    ['if the one command would perform it', 'heroTurn.acting', [PERFORM, { type: 'skip' }], true],
    ['if a command performs at all', 'heroTurn.acting', [{ type: 'skip' }], false],
    ['if one command performs', 'heroTurn.acting', [PERFORM, PERFORM], false],
    ['while an action is done', 'heroTurn.choosing', [PERFORM], false],
  ])('%s', (_, phase, options, told) => {
    const { play } = hurt(3).plays('one', 'bottom');
    expect(healingOf({ ...play, phase } as never, options as never, NO_DRAFT) !== null).toBe(told);
  });
});

it('R17.2: warns before a turn ends that Strengthen ends with it', () => {
  const game = hurt(3).plays('one', 'bottom');
  expect(canLoseStrengthen(game.play, game.legal())).toBe(false);
  const strong = game.say({ type: 'perform', consume: [] }, { type: 'perform', consume: [] });
  expect(strong.phase).toBe('heroTurn.choosing');
  expect(canLoseStrengthen(strong.play, strong.legal())).toBe(true);
});

describe('R17.2: Strengthen is lost with the turn', () => {
  const [END, PLAY] = [{ type: 'endTurn' }, { type: 'play' }];

  it.each<[string, object, string, readonly object[], boolean]>([
    ['if it ends with this turn', {}, 'heroTurn.choosing', [PLAY, END], true],
    ['not while an action is done', {}, 'heroTurn.acting', [PLAY, END], false],
    ['not if the turn cannot be ended', {}, 'heroTurn.choosing', [PLAY], false],
    ['not if it lasts another turn', { turns: 2 }, 'heroTurn.choosing', [END], false],
    ['not if it lasts for the combat', { lasts: 'combat' }, 'heroTurn.choosing', [END], false],
    ['not if it is another effect', { kind: 'shield' }, 'heroTurn.choosing', [END], false],
  ])('%s', (_, change, phase, options, expected) => {
    const { state } = hurt(3)
      .plays('one', 'bottom')
      .say({ type: 'perform', consume: [] }, { type: 'perform', consume: [] });
    const effects = state.hero.effects.map((each) => (each.kind === 'strengthen' ? { ...each, ...change } : each));
    const play = { phase, state: { ...state, hero: { ...state.hero, effects } } };
    expect(effects).toMatchObject([{ kind: 'strengthen', lasts: 'turn', turns: 1, ...change }]);
    expect(canLoseStrengthen(play as never, options as never)).toBe(expected);
  });
});
