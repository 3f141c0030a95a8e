import { describe, expect, it } from 'vitest';
import type { Deed, SpecialRule } from '../../../src/rules/inHand/book';
import { book, column, monster } from '../../kit/books';
import { attacker, FAST, hand, idle, melee, passage } from '../../kit/scenes';
import { at, effect, type Game } from '../../kit/table';

const dying = (game: Game): Game =>
  game.given(({ foes }) => {
    for (const foe of foes) foe.hp = 1;
  });
const pair = `
  1   .   .   2
    @   .   .
  .   .   .   .
    .   .   .
`;
const strike = { kind: 'attack', value: 5 } as const;
const cards = hand({ top: [strike] }, { bottom: [{ kind: 'move', value: 4 }] });
const kill = (board: string, foes = [idle, idle]): Game =>
  at(book({ board, foes, cards, goals: [{ kind: 'killAll' }] }))
    .selects('one', 'two')
    .rolls('A')
    .plays('one', 'top')
    .given((state) => {
      for (const foe of state.foes) foe.hp = 1;
    })
    .attacks('dummy-1')
    .rolls('A');

describe('the monster’s death', () => {
  it('R26.1: ends combat at once', () => {
    expect(kill(pair).state.fight).toBeNull();
    expect(kill(pair).log('combatEnded')).toMatchObject([{ foe: 'dummy-1' }]);
  });

  it('R26.1: leaves the hero on its map hex, whatever the Distance was', () => {
    const game = dying(melee({ cards: hand({ top: [{ ...strike, range: 5 }] }) }))
      .given(({ fight }) => {
        if (fight) fight.distance = 4;
      })
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A');
    expect(game.hero.at).toBe('a1');
  });

  it('R26.1: lets the hero do the remaining actions on the map', () => {
    const game = kill(pair).plays('two', 'bottom').steps('c1', 'd1');
    expect(game.hero.at).toBe('d1');
  });

  it('R26.1: lets the remaining actions start another combat, with a behaviour roll of its own', () => {
    const game = kill(pair).plays('two', 'bottom').steps('c1', 'd1', 'e1', 'f1');
    expect(game.fight.foe).toBe('dummy-2');
    expect(game.phase).toBe('behaviour');
    expect(
      game
        .rolls('A')
        .log('turnBegan')
        .map(({ who }) => who),
    ).toEqual(['hero', 'monster']);
  });

  it('R26.1: before the monster’s turn, ends the round after the hero’s actions', () => {
    const game = kill(pair).ends();
    expect(game.state.round).toBe(2);
    expect(game.log('turnBegan').map(({ who }) => who)).toEqual(['hero']);
  });

  it('R26.1: in the monster’s own turn, before the hero’s turn, leaves the hero its turn', () => {
    const game = at(book({ board: pair, foes: [attacker(1, { initiative: FAST }), { ...idle, id: 'idler' }] }))
      .given(({ hero, foes }) => {
        hero.effects.push(effect('retaliate', { value: 9 }));
        for (const foe of foes) foe.hp = 1;
      })
      .selects('one', 'two')
      .rolls('A', 'A')
      .suffers();
    expect(game.state).toMatchObject({ fight: null, round: 1 });
    expect(game.phase).toBe('heroTurn.choosing');
  });

  it('R4.10: lets the hero enter the monster’s hex and loot its token', () => {
    const game = kill(pair).plays('two', 'bottom').steps('a1').stops();
    expect(game.hero).toMatchObject({ at: 'a1', money: 1 });
  });
});

describe('the round after the monster’s death or after a combat round', () => {
  it('R26.2: is a combat round when the hero is near a living monster at its start', () => {
    const beside = `
      1   .
        @
      2   .
    `;
    const game = at(book({ board: beside, foes: [idle, idle], cards }))
      .say({ type: 'fight', foe: 'dummy-1' })
      .selects('one', 'two')
      .rolls('A')
      .plays('one', 'top');
    const next = dying(game).attacks('dummy-1').rolls('A').ends();
    expect(next.state.round).toBe(2);
    expect(next.fight.foe).toBe('dummy-2');
    expect(next.events('combatBegan')).toMatchObject([{ cause: 'round', distance: 1 }]);
  });

  describe('R26.2, R3.1: the scenario page’s rules for the start of a round', () => {
    const begins = (does: readonly Deed[]): SpecialRule => ({
      kind: 'when',
      id: 'dawn',
      trigger: { on: 'roundBegins' },
      once: true,
      does,
    });
    const far = monster({ columns: column({ initiative: 90, range: 2, attack: 1 }) });

    it('are applied before the game checks which monsters are near', () => {
      const game = at(book({ board: passage(1), foes: [idle], rules: [begins([{ do: 'heal', value: 1 }])] }));
      expect(game.story('roundBegan', 'specialRule', 'combatBegan')).toEqual([
        'roundBegan',
        'specialRule',
        'combatBegan',
      ]);
      expect(game.phase).toBe('select');
    });

    it('can prevent combat: a hero whom they make invisible is not noticed', () => {
      const veil = begins([{ do: 'gain', condition: 'invisible' }]);
      expect(at(book({ board: passage(1), foes: [idle], rules: [veil] })).state.fight).toBeNull();
    });

    it('have their questions answered before combat begins', () => {
      const among = [
        { id: 'hide', does: [{ do: 'gain', condition: 'invisible' }] },
        { id: 'stand', does: [] },
      ] as const;
      const asked = at(book({ board: passage(1), foes: [idle], rules: [begins([{ do: 'choose', among }])] }));
      expect(asked.phase).toBe('roundStart.deciding');
      expect(asked.state.fight).toBeNull();
      expect(asked.say({ type: 'choose', option: 'hide', what: null }).state.fight).toBeNull();
      const stood = asked.say({ type: 'choose', option: 'stand', what: null });
      expect(stood.fight.foe).toBe('dummy-1');
      expect(stood.phase).toBe('select');
    });

    it('can be triggered by the beginning of combat, and are answered before cards are selected', () => {
      const ambush = { kind: 'when', id: 'ambush', trigger: { on: 'combatBegins' } } as const;
      const rules = [{ ...ambush, does: [{ do: 'damage', value: 1 }] }] as const;
      const game = at(book({ board: passage(1), foes: [idle], rules }));
      expect(game.phase).toBe('roundStart.suffering');
      expect(game.suffers().phase).toBe('select');
    });

    it('do not repeat the question which of several near monsters to fight', () => {
      const pair = '1   .\n  @\n2   .';
      const game = at(book({ board: pair, foes: [idle, idle], rules: [begins([{ do: 'heal', value: 1 }])] }));
      expect(game.phase).toBe('entry');
      expect(game.say({ type: 'fight', foe: 'dummy-2' }).phase).toBe('select');
      expect(at(book({ board: pair, foes: [far, far] })).phase).toBe('entry');
    });
  });

  it('R26.2: is not a combat round when no monster is near', () => {
    expect(kill(pair).ends().state.fight).toBeNull();
  });

  it('R26.3: continues the combat with the same monster at the same Distance', () => {
    const game = melee()
      .given(({ fight }) => {
        if (fight) fight.distance = 7;
      })
      .ends();
    expect(game.fight).toMatchObject({ foe: 'dummy-1', distance: 7, face: null, acted: false });
    expect(game.legal('longRest')).toEqual([]);
  });

  it('R6.1: if it is a combat round, the behaviour is rolled again', () => {
    expect(melee().ends().selects('three', 'four').phase).toBe('behaviour');
  });

  it('R26.2: does not start combat with an invisible hero, but does when the hero is visible again', () => {
    const game = at(book({ board: passage(1), foes: [idle] }))
      .given((state) => {
        state.fight = null;
        state.hero.effects.push(effect('invisible', { until: 1 }));
      })
      .selects('one', 'two');
    expect(game.phase).toBe('heroTurn.choosing');
    expect(game.ends().fight.foe).toBe('dummy-1');
  });
});
