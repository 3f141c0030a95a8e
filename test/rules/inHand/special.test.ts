import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../src/rules/inHand/vocabulary';
import { type BookSketch, book } from '../../kit/books';
import { hand, idle, item, melee, zigzag } from '../../kit/scenes';
import { at } from '../../kit/table';

const GOAL = { kind: 'endTurnOn', at: 'z9' } as const;
const doing = (ability: Ability, board: string, sketch: Partial<BookSketch> = {}) =>
  at(book({ board, goals: [GOAL], cards: hand({ bottom: [ability] }), ...sketch }))
    .selects('one', 'two')
    .plays('one', 'bottom');
const loot = (range: number) => ({ kind: 'loot', range }) as const;
const disarm = (range: number) => ({ kind: 'disarmTrap', range }) as const;
const HALL = `
  .   $   .
    .   T
  @   X   $
    .   .
  !   .   T
`;

describe('Heal', () => {
  it('R20.1: never heals above the maximum HP', () => {
    const game = doing({ kind: 'heal', value: 5 }, '@').given(({ hero }) => {
      hero.hp = 6;
    });
    expect(game.performs().hp).toBe(8);
    expect(game.performs().log('healed')).toMatchObject([{ amount: 2, before: 6, after: 8 }]);
  });
});

describe('Disarm Trap', () => {
  it('R20.2: turns a trap within range into plain ground for the rest of the scenario', () => {
    const game = doing(disarm(2), zigzag('@T.')).say({ type: 'disarmTrap', at: 'b1' });
    expect(game.state.spent).toEqual(['b1']);
    expect(game.basic('two', 'top').hp).toBe(8);
  });

  it('R20.2, R23.1: can also come from an item', () => {
    const wire = item('wire', { when: 'turn', abilities: [disarm(1)] });
    const game = at(book({ board: zigzag('@T.'), goals: [GOAL], items: [wire] }))
      .selects('one', 'two')
      .uses('wire');
    expect(game.phase).toBe('heroTurn.favour');
    expect(game.say({ type: 'disarmTrap', at: 'b1' }).state.spent).toEqual(['b1']);
  });

  it('R20.2, R13.2: works only within range and in sight', () => {
    expect(
      doing(disarm(3), HALL)
        .legal('disarmTrap')
        .map((each) => each.at),
    ).toEqual(['d1']);
    expect(
      doing(disarm(4), HALL)
        .legal('disarmTrap')
        .map((each) => each.at)
        .sort(),
    ).toEqual(['d1', 'e3']);
    expect(doing(disarm(4), zigzag('@DT')).log('abilitySkipped')).toHaveLength(1);
  });

  it('R20.2: works in combat too, measured from the hero’s map hex', () => {
    const board = `
      T   .
        @
      1   .
    `;
    const game = melee({ board, cards: hand({ bottom: [disarm(1)] }) }).plays('one', 'bottom');
    expect(game.legal('disarmTrap')).toEqual([{ type: 'disarmTrap', at: 'a1' }]);
  });
});

describe('Loot', () => {
  const treasures = [{ number: 7, gold: 5 }];

  it('R20.3: takes all money and treasure within range, even under monsters and on obstacles', () => {
    const game = doing(loot(2), HALL, { treasures }).performs();
    expect(game.hero).toMatchObject({ money: 1, treasures: [7] });
    expect(game.log('looted').at(-1)).toMatchObject({ number: 7, gold: 5, item: null, objective: false, rule: 'R4.8' });
    expect(doing(loot(4), HALL, { treasures }).performs().hero.money).toBe(2);
  });

  it('R20.3: does not reach beyond a closed door', () => {
    expect(doing(loot(3), zigzag('@D$')).performs().hero.money).toBe(0);
  });

  it('R20.3: takes several tokens from one hex', () => {
    const game = doing(loot(1), zigzag('@.')).given((state) => {
      state.money = ['b1', 'b1', 'a1'];
    });
    expect(game.performs().log('looted')).toMatchObject([
      { at: 'b1', amount: 2 },
      { at: 'a1', amount: 1 },
    ]);
  });

  it('R20.3: works in combat too', () => {
    const board = `
      $   .
        @
      1   .
    `;
    expect(
      melee({ board, cards: hand({ bottom: [loot(1)] }) })
        .plays('one', 'bottom')
        .performs().hero.money,
    ).toBe(1);
  });

  it('R20.5: at the end of a turn the hero must loot the hero’s own hex', () => {
    const game = at(book({ board: zigzag('@$'), goals: [GOAL] }))
      .selects('one', 'two')
      .basic('one', 'bottom')
      .steps('b1')
      .stops();
    expect(game.hero.money).toBe(0);
    const over = game.ends();
    expect(over.hero.money).toBe(1);
    expect(over.log('looted')).toMatchObject([{ rule: 'R20.5' }]);
  });

  it('R4.8: an ordinary treasure that was looted in an earlier game is not on the map', () => {
    const game = at(book({ board: zigzag('@!'), treasures: [{ number: 7 }], goals: [GOAL], setup: { looted: [7] } }));
    expect(game.state.treasures).toEqual([]);
  });

  it('R4.8: an objective treasure is on the map again at every retry', () => {
    const objective = { number: 7, objective: true } as const;
    const game = at(book({ board: zigzag('@!'), treasures: [objective], goals: [GOAL], setup: { looted: [7] } }));
    expect(game.state.treasures).toEqual([7]);
  });
});

describe('items that loot', () => {
  const hook = item('hook', { when: 'always', lootRange: 1, spareLoot: 1 }, 'free');
  const board = zigzag('@.$');

  it('R23.1: such an item adds to the range of every Loot', () => {
    expect(doing(loot(1), board, { items: [hook] }).performs().hero.money).toBe(0);
    const hall = `
      .   .   .
        .   .
      @   $   .
        .   .
      .   .   .
    `;
    expect(doing(loot(1), hall).performs().hero.money).toBe(0);
    expect(doing(loot(1), hall, { items: [hook] }).performs().hero.money).toBe(1);
  });

  it('R23.1: in a turn without a Loot, it gives one Loot of its own', () => {
    const game = at(book({ board: zigzag('@$'), goals: [GOAL], items: [hook] }))
      .selects('one', 'two')
      .uses('hook');
    expect(game.hero.money).toBe(1);
    expect(game.legal('useItem')).toEqual([]);
  });

  it('R23.1: this Loot has the item’s own range, and uses the item up if the item says so', () => {
    const rake = item('rake', { when: 'always', lootRange: 1, spareLoot: 1 });
    const field = `
      @   $   .
        $   .
      .   .   .
    `;
    const game = at(book({ board: field, goals: [GOAL], items: [rake, hook] })).selects('one', 'two');
    expect(game.uses('hook').hero.money).toBe(2);
    expect(game.uses('rake').hero).toMatchObject({ money: 2, items: [{ state: 'spent' }, { state: 'ready' }] });
  });

  it('R23.1: in a turn with a Loot it gives no Loot of its own', () => {
    expect(
      doing(loot(1), board, { items: [hook] })
        .performs()
        .legal('useItem'),
    ).toEqual([]);
  });
});

describe('damage that is not from an attack', () => {
  it('R20.1: hits the monster in combat, regardless of its Shield', () => {
    const shielded = { ...idle, traits: { normal: { shield: 5 }, elite: {} } };
    const game = melee({ foes: [shielded], cards: hand({ bottom: [{ kind: 'strike', value: 2 }] }) });
    expect(game.plays('one', 'bottom').performs().foe().hp).toBe(4);
  });

  it('R20.1: is skipped when there is no combat', () => {
    expect(doing({ kind: 'strike', value: 2 }, '@').log('abilitySkipped')).toHaveLength(1);
  });
});
