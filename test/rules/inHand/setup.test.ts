import { describe, expect, it } from 'vitest';
import { heroModifiers, monsterModifiers, positionOf } from '../../../src/rules/inHand/hpCards';
import { setUp } from '../../../src/rules/inHand/setup';
import { book, monster } from '../../kit/books';
import { idle, item, passage, tablesByPosition, zigzag } from '../../kit/scenes';
import { at } from '../../kit/table';

describe('the HP cards', () => {
  it('R1.1: a card with HP h lies in position (h-1) mod 4', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(positionOf)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0]);
  });

  it.each([4, 8])('R1.1: losing exactly %i HP does not change the position of the card', (loss) => {
    for (let hp = loss + 1; hp <= 20; hp += 1) expect(positionOf(hp - loss)).toBe(positionOf(hp));
  });

  it('R1.1: the row of the hero’s modifier table is that of the hero’s level', () => {
    const table = [1, 2, 3, 4, 5].map((level) => [level, level, level] as const);
    const levelled = book({ board: '@', heroTables: [table, table, table, table], setup: { level: 3 } });
    expect(heroModifiers(levelled, setUp(levelled))).toEqual([3, 3, 3]);
  });

  it('R5.2: the row of the monster’s modifier table is that of the scenario level', () => {
    const table = [0, 1, 2, 3].map((level) => [level, level, level] as const);
    const tables = [table, table, table, table] as const;
    const level2 = book({
      board: passage(1),
      foes: [idle],
      monsterTables: tables,
      setup: { level: 5, scenarioLevel: 2 },
    });
    const [foe] = setUp(level2).foes;
    expect(foe && monsterModifiers(level2, foe)).toEqual([2, 2, 2]);
  });

  it('R1.2: each position has its own modifier table', () => {
    const tables = tablesByPosition(10, 20, 30, 40);
    const shown = book({ board: '@', heroTables: tables, hp: 6 });
    expect(heroModifiers(shown, setUp(shown))).toEqual([20, 20, 20]);
  });
});

describe('set-up', () => {
  it('R3.4: puts the hero on the start hex with maximum HP, four cards in hand on side A, and items ready', () => {
    const laid = book({ board: zigzag('.@'), items: [item('hat', { when: 'damaged' })] });
    expect(setUp(laid).hero).toMatchObject({ at: 'b1', hp: 8, items: [{ id: 'hat', state: 'ready' }] });
    expect(at(laid).cards('hand')).toEqual(['one/A', 'two/A', 'three/A', 'four/A']);
  });

  it.each([
    [1, 5],
    [3, 7],
    [5, 9],
  ] as const)('R28.1: at level %i the hero has %i HP', (level, hp) => {
    const laid = book({ board: '@', setup: { level } });
    const grown = { ...laid, hero: { ...laid.hero, maxHp: [5, 6, 7, 8, 9] } };
    expect(setUp(grown).hero.hp).toBe(hp);
  });

  it.each([
    [0, 5, 8],
    [1, 6, 9],
    [2, 7, 10],
    [3, 8, 11],
  ] as const)(
    'R5.4: at level %i a monster of 6 HP has %i, an elite one of 9 has %i',
    (scenarioLevel, normal, elite) => {
      const demon = monster({ hp: 6, elite: 9, columns: idle.behaviour.normal });
      const both = book({
        board: zigzag('@12'),
        foes: [demon, { monster: demon, kind: 'elite' }],
        setup: { scenarioLevel },
      });
      expect(setUp(both).foes.map(({ hp, maxHp }) => [hp, maxHp])).toEqual([
        [normal, normal],
        [elite, elite],
      ]);
    },
  );

  it.each([
    [0, 5, 8],
    [3, 11, 11],
  ] as const)(
    'R5.4: a page adds the same HP at every level, or sets the HP for level %i',
    (scenarioLevel, one, other) => {
      const demon = monster({ hp: 6, columns: idle.behaviour.normal });
      const both = book({
        board: zigzag('@12'),
        foes: [
          { monster: demon, hpBonus: [0, 1, 2, 3] },
          { monster: demon, hpBonus: 3 },
        ],
        setup: { scenarioLevel },
      });
      expect(setUp(both).foes.map(({ hp }) => hp)).toEqual([one, other]);
    },
  );

  it.each([
    [0, 5, 7],
    [1, 7, 9],
    [2, 9, 11],
    [3, 11, 13],
  ] as const)(
    'R5.4: at level %i a hero card or a scenario page can give monsters more HP',
    (scenarioLevel, one, other) => {
      const demon = monster({ hp: 6, columns: idle.behaviour.normal });
      const both = book({
        board: zigzag('@12'),
        foes: [{ monster: demon }, { monster: demon, hpFor: { hero: 2, nobody: 5 } }],
        setup: { scenarioLevel },
      });
      const against = { ...both, hero: { ...both.hero, id: 'hero', foeHp: [0, 1, 2, 3] as const } };
      expect(setUp(against).foes.map(({ hp }) => hp)).toEqual([one, other]);
    },
  );

  it('R5.4: a hero whose id is the name of an Object.prototype member still meets monsters with their printed HP', () => {
    const demon = monster({ hp: 6, columns: idle.behaviour.normal });
    const laid = book({ board: zigzag('@1'), foes: [{ monster: demon, hpFor: {} }] });
    expect(setUp({ ...laid, hero: { ...laid.hero, id: 'constructor' } }).foes[0]?.hp).toBe(6);
  });
});
