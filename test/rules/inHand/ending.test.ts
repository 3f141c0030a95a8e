import { describe, expect, it } from 'vitest';
import type { Goal, SpecialRule } from '../../../src/rules/inHand/book';
import { book } from '../../kit/books';
import { attacker, FAST, hand, idle, passage, zigzag } from '../../kit/scenes';
import { at, type Game } from '../../kit/table';

const NEVER = { kind: 'endTurnOn', at: 'z9' } as const;
const passing = (game: Game): Game => (game.phase === 'cleanup' ? game.proceeds() : game);
const scene = (board: string, goals: readonly Goal[], rules: readonly SpecialRule[] = []) =>
  at(
    book({
      board,
      goals,
      rules,
      foes: [...board].filter((char) => /\d/.test(char)).map(() => idle),
      treasures: [...board].filter((char) => char === '!').map((_, i) => ({ number: i + 1, objective: true as const })),
    }),
  );
const slay = (game: Game): Game =>
  game
    .given(({ foes }) => {
      for (const foe of foes) foe.hp = 1;
    })
    .selects('one', 'two')
    .rolls('A')
    .basic('one', 'top')
    .attacks('dummy-1')
    .rolls('A');

describe('goals', () => {
  it('R6.2: when a kill meets the goal, the hero still does the actions left in the turn and the round is played to its end', () => {
    const killed = slay(scene(passage(1), [{ kind: 'killAll' }]));
    expect(killed.phase).toBe('heroTurn.choosing');
    const looted = killed.basic('two', 'bottom').steps('b1').stops();
    const over = looted.phase === 'won' ? looted : looted.ends();
    expect(over.phase).toBe('won');
    expect(over.events('scenarioWon')).toMatchObject([{ money: 1, treasures: [] }]);
    expect(over.story('goalsMet', 'roundEnded', 'scenarioWon')).toEqual(['roundEnded', 'goalsMet', 'scenarioWon']);
    expect(over.legal()).toEqual([]);
    expect(over.refusal({ type: 'endTurn' })).toBe('scenarioOver');
  });

  it('R3.1: the scenario is won only when all goals are met', () => {
    expect(slay(scene(passage(1), [{ kind: 'killAll' }, NEVER])).ends().phase).toBe('select');
  });

  it('R3.1: a goal can be to kill certain monsters', () => {
    const named = (foes: readonly string[]) => slay(scene(zigzag('@1.2'), [{ kind: 'kill', foes }])).ends().phase;
    expect(named(['dummy-1'])).toBe('won');
    expect(named(['dummy-1', 'dummy-2'])).toBe('select');
  });

  it('R3.1: a goal can be to loot the objectives', () => {
    const game = scene(zigzag('@!'), [{ kind: 'lootObjectives' }]).selects('one', 'two');
    expect(game.basic('one', 'bottom').steps('b1').stops().ends().phase).toBe('won');
    expect(game.ends().phase).toBe('select');
  });

  it('R3.1: a goal can be to end a turn on a certain tile', () => {
    const game = scene(zigzag('@...'), [{ kind: 'endTurnOn', at: 'b1' }])
      .selects('one', 'two')
      .basic('one', 'bottom');
    expect(game.steps('b1').stops().ends().phase).toBe('won');
    expect(game.steps('b1', 'c1').ends().phase).toBe('select');
  });
});

describe('failures', () => {
  const limit = (round: number): SpecialRule => ({ kind: 'roundLimit', round });

  it('R6.2: with a round limit, the last round is played to its end before the scenario is lost', () => {
    const game = scene('@', [NEVER], [limit(1)]).selects('one', 'two');
    expect(game.phase).toBe('heroTurn.choosing');
    expect(game.ends().phase).toBe('lost');
    expect(game.ends().events('scenarioLost')).toMatchObject([{ ending: 'late' }]);
  });

  it('R6.2: a round limit does not end the scenario before its round', () => {
    expect(
      scene('@', [NEVER], [limit(2)])
        .selects('one', 'two')
        .ends().phase,
    ).toBe('select');
  });

  it('R6.2: a goal that is met in the last round counts', () => {
    const game = scene(zigzag('@.'), [{ kind: 'endTurnOn', at: 'b1' }], [limit(1)]).selects('one', 'two');
    expect(game.basic('one', 'bottom').steps('b1').stops().ends().phase).toBe('won');
  });

  it('R6.2: the scenario ends at once when the hero is exhausted', () => {
    const harm = hand({
      top: [
        { kind: 'harm', value: 9 },
        { kind: 'heal', value: 1 },
      ],
    });
    const game = at(book({ board: '@', goals: [NEVER], cards: harm }))
      .selects('one', 'two')
      .plays('one', 'top');
    expect(game.performs().suffers().phase).toBe('lost');
    expect(game.performs().suffers().log('roundEnded')).toEqual([]);
  });

  it('R6.2: exhaustion loses the scenario even if the goal was met earlier in that round', () => {
    const cards = hand({}, { bottom: [{ kind: 'harm', value: 9 }] });
    const killed = slay(at(book({ board: passage(1), foes: [idle], cards })));
    expect(killed.plays('two', 'bottom').performs().suffers().phase).toBe('lost');
  });

  it('R27.1: the outcome reports what was looted, whether the scenario is won or lost', () => {
    const game = at(book({ board: zigzag('@1'), foes: [attacker(9, { initiative: FAST })] }))
      .given(({ hero }) => {
        hero.money = 3;
      })
      .selects('one', 'two')
      .rolls('A', 'A')
      .suffers();
    expect(game.events('scenarioLost')).toMatchObject([{ ending: 'exhausted', money: 3 }]);
  });
});

describe('special tiles', () => {
  const rule: SpecialRule = {
    kind: 'when',
    id: 'respects',
    trigger: { on: 'endTurnOn', at: 'b1' },
    once: true,
    does: [
      { do: 'heal', value: 2 },
      { do: 'gain', condition: 'invisible' },
    ],
  };

  it('R3.1: the abilities of a special tile are done the first time that the hero ends a turn on it', () => {
    const game = scene(zigzag('@.'), [NEVER], [rule])
      .given(({ hero }) => {
        hero.hp = 1;
      })
      .selects('one', 'two')
      .basic('one', 'bottom')
      .steps('b1')
      .stops()
      .ends();
    expect(game.hp).toBe(3);
    expect(game.heroBears()).toEqual(['invisible']);
    const again = passing(game.selects('three', 'four').ends());
    expect(again.hp).toBe(3);
    expect(again.log('tileReached')).toHaveLength(1);
  });

  it('R17.2: a condition from a tile at the end of a turn is for the next turn, not for the one that ends', () => {
    const shrine: SpecialRule = {
      ...rule,
      trigger: { on: 'endTurnOn', at: 'a1' },
      does: [{ do: 'gain', condition: 'strengthen' }],
    };
    const game = scene(zigzag('@.'), [NEVER], [shrine]).selects('one', 'two').ends();
    expect(game.heroBears()).toEqual(['strengthen']);
    expect(game.selects('three', 'four').ends().heroBears()).toEqual([]);
  });
});
