/** Small claims in hand: chances that can be checked by hand, and claims that do not depend on the seed. */
import { describe, expect, it } from 'vitest';
import { type Expansion, fractionOf, openExpansion, TooManyPositions } from '../../../src/audit/claims';
import { type Aim, claimRules, possibleResults } from '../../../src/audit/inHand/claims';
import type { Play } from '../../../src/flow/inHand/play';
import type { InHand } from '../../../src/flow/inHand/types';
import { flatTables } from '../../kit/books';
import { attacker, hand, melee } from '../../kit/scenes';
import { effect, type Game } from '../../kit/table';

const LIMIT = 20_000;
const KILL: Aim = { kind: 'kill', foe: 'dummy-1' };
const expand = ({ play }: Game, aim: Aim): Expansion<InHand> => openExpansion(claimRules(play, aim), LIMIT);
const bestOf = (game: Game, aim: Aim) => fractionOf(expand(game, aim).bestOf(game.play));
const attackOf = (value: number) => ({ top: [{ kind: 'attack', value } as const] });
const withHp = (hp: number) => (state: { foes: { hp: number }[] }) => {
  for (const foe of state.foes) foe.hp = hp;
};
/** The modifiers are A -1, B 0, C +2. */
const heroTables = flatTables(-1, 0, 2);

describe('the exact chance of a claim', () => {
  it('is two thirds when B and C kill (R12.3)', () => {
    const game = melee({ cards: hand(attackOf(4)), heroTables }).given(withHp(4));
    expect(bestOf(game, KILL)).toEqual([2, 3]);
  });

  it('is one third when only C kills, and zero when no letter kills', () => {
    const game = melee({ cards: hand(attackOf(4)), heroTables });
    expect(bestOf(game.given(withHp(6)), KILL)).toEqual([1, 3]);
    expect(bestOf(game.given(withHp(7)), KILL)).toEqual([0, 1]);
  });

  it('combines two attacks: 3 + 3 against 5 HP fails only with A and A', () => {
    const both = [attackOf(3).top[0], attackOf(3).top[0]].filter((each) => each !== undefined);
    const game = melee({ cards: hand({ top: both }), heroTables }).given(withHp(5));
    // The totals of two attacks of 2, 3 or 5 each are 4 5 7 / 5 6 8 / 7 8 10; eight of these nine reach 5.
    expect(bestOf(game, KILL)).toEqual([8, 9]);
  });

  it('is one third for a round without damage when the monster hits with B and C', () => {
    const game = melee({ foes: [attacker(1)], monsterTables: flatTables(-1, 0, 0, 4) });
    const held = game.given(({ hero }) => {
      hero.effects.push(effect('immobilize', { begun: true }));
    });
    expect(bestOf(held, { kind: 'unhurt' })).toEqual([1, 3]);
    // A hero that may move steps out of reach.
    expect(bestOf(game, { kind: 'unhurt' })).toEqual([1, 1]);
  });

  it('compares the commands of a position, and lists the best first', () => {
    const game = melee({ cards: hand(attackOf(4), attackOf(2)), heroTables }).given(withHp(4));
    const options = expand(game, KILL).optionsOf(game.play);
    expect(options[0]?.command).toMatchObject({ type: 'play', card: 'one', half: 'top', basic: false });
    const withTwo = options.find(
      ({ command }) => command.type === 'play' && command.card === 'two' && command.half === 'top',
    );
    expect(fractionOf(withTwo?.chance ?? 0)).toEqual([1, 3]);
  });

  it('of a policy is the chance that the commands of that policy lead to', () => {
    const game = melee({ cards: hand(attackOf(4), attackOf(2)), heroTables }).given(withHp(4));
    const two = (play: Play) => {
      const options = claimRules(game.play, KILL).legal(play);
      return (
        options.find((each) => each.type === 'play' && each.card === 'two' && each.half === 'top') ?? options[0] ?? null
      );
    };
    expect(fractionOf(expand(game, KILL).chanceOfPolicy(game.play, two))).toEqual([1, 3]);
  });

  it('is refused when it needs more positions than the limit', () => {
    const { play } = melee({ cards: hand(attackOf(4)), heroTables }).given(withHp(4));
    expect(() => openExpansion(claimRules(play, KILL), 2).bestOf(play)).toThrow(TooManyPositions);
  });
});

describe('the results of a command', () => {
  it('are three for a roll, one for each letter, and one for any other command', () => {
    const game = melee({ cards: hand(attackOf(4)), heroTables })
      .plays('one', 'top')
      .attacks('dummy-1');
    const faces = possibleResults(game.play, { type: 'roll' }).map(({ events }) => {
      const rolled = events.find(({ type }) => type === 'rolled');
      return rolled?.type === 'rolled' ? rolled.face : '';
    });
    expect(faces).toEqual(['A', 'B', 'C']);
    const before = melee({ cards: hand(attackOf(4)) });
    expect(possibleResults(before.play, { type: 'play', card: 'one', half: 'top', basic: false })).toHaveLength(1);
  });
});
