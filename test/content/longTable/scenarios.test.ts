/** The scenario pages: their maps as boards, the monsters for each number of heroes, and the rules for a lone hero (section 10). */
import { describe, expect, it } from 'vitest';
import { bookFor, heroes, scenarios } from '../../../src/content/longTable';
import { cellsOf, doorsOf, MapError, roomsOf, rowsOf } from '../../../src/content/longTable/map';
import { SCENARIOS } from '../../../src/content/longTable/scenarios';
import { canonicalJson, checksum } from '../../../src/journal/digest';
import { printBoard } from '../../../src/rules/core/board';
import { hexDistance } from '../../../src/rules/core/hexes';
import type { Rank } from '../../../src/rules/longTable/vocabulary';
import { setupFor } from '../../kit/longTableSetups';

const page = (id: string, heroCount = 2) => bookFor(setupFor(id, heroes.ids.slice(0, heroCount))).scenario;
const picture = (id: string) => {
  const { board, start, marks, monsters, money, treasures } = page(id);
  const letter = (monster: string) => monster.charAt(0).toUpperCase();
  const letters = Object.fromEntries(
    monsters.map(({ monster }) => [
      letter(monster),
      monsters.filter((each) => letter(each.monster) === letter(monster)).map(({ hex }) => hex),
    ]),
  );
  const ordinary = treasures.filter(({ goal }) => !goal).map(({ hex }) => hex);
  return printBoard(board, { '@': start, ...marks, $: money, '*': ordinary, ...letters })
    .split('\n')
    .map((line) => line.trimEnd());
};

describe('maps', () => {
  it('a row of the map is a column of the board, so that rooms are upright: scenario 1', () => {
    expect(picture('noticeOnTheDoor')).toEqual([
      '.   @   .',
      '  @   @',
      '@   @   @',
      '  @   @',
      '.   X   .',
      '  .   .',
      '.   .   W',
      '  .   .',
      'X   S   W',
      '  S   S',
      '    D',
      '',
      '.   .   P',
      '  .   .',
      '.   .   $',
      '  W   .',
      'T   P   .',
      '  .   X',
      '.   .   T',
      '  .   .',
      'T   .   .',
      '  S   W',
      '.   .   *',
      '  .   .',
    ]);
  });

  it('a door below a room of the drawing joins it to the next: scenario 4', () => {
    expect(picture('returnedToSender')).toEqual([
      '.   @   .   .   X',
      '  @   @       W',
      '.   @   .   W   .',
      '  @   @       .',
      '.   .   W   .   .',
      '  @   .   D   W',
      '.   .   .   2   .',
      '  X   X       .',
      '.   I   3   .   .',
      '  I   .       C',
      '.   .   .   X   *',
      '  .   I       .',
      '',
      '  D',
      '.   .   C',
      '  .   .',
      '.   C   .',
      '  .   .',
      '.   .   .',
      '  1   X',
      '.   C   $',
      '  .   .',
      '.   .   C',
      '  X   C',
      '.   .   .',
      '  .   .',
    ]);
  });

  it.each(SCENARIOS)('$number: neighbours on the map are neighbours on the board', ({ map, id }) => {
    const cells = cellsOf(map);
    const at = new Map<string, string>();
    let i = 0;
    for (const [r, row] of rowsOf(map).entries())
      for (const [q, char] of row.split('').entries())
        if (char !== ' ' && char !== '#') at.set(`${q},${r}`, cells[i++]?.hex ?? '');
    expect(at.size).toBe(cells.length);
    expect(new Set(at.values()).size).toBe(cells.length);
    for (const [place, hex] of at) {
      const [q = 0, r = 0] = place.split(',').map(Number);
      for (const [dq, dr] of [
        [1, 0],
        [0, 1],
        [1, -1],
      ] as const) {
        const other = at.get(`${q + dq},${r + dr}`);
        if (other) expect(hexDistance(hex, other), `${id} ${hex} ${other}`).toBe(1);
      }
    }
  });

  it('a door joins exactly two rooms', () => {
    const doors = (map: string) => doorsOf(cellsOf(map), roomsOf(cellsOf(map)));
    expect(doors('..+..')).toHaveLength(1);
    expect(() => doors('..+')).toThrow(MapError);
    expect(() => doors('..+')).toThrow('door D1 joins 1 rooms, not two');
  });

  it('a map has at most as many rows as there are letters for columns', () => {
    expect(() => cellsOf('.\n'.repeat(27))).toThrow('row 27, column 1: more rows than there are letters');
  });
});

describe('figures at the start', () => {
  const ranks = (id: string, heroCount: number): Partial<Record<Rank, number>> => {
    const counted: Partial<Record<Rank, number>> = {};
    for (const { pattern } of page(id, heroCount).monsters) {
      const rank = pattern[heroCount - 1];
      if (rank) counted[rank] = (counted[rank] ?? 0) + 1;
    }
    return counted;
  };

  it('L2.2 each mark has a rank for the number of heroes: scenario 1', () => {
    expect([1, 2, 3, 4].map((count) => ranks('noticeOnTheDoor', count))).toEqual([
      { normal: 3 },
      { normal: 8 },
      { normal: 4, elite: 7 },
      { elite: 13 },
    ]);
  });

  it('of a letter with two spots a lone hero meets one monster, which is never elite (section 10)', () => {
    const bearers = page('groundRent', 1).monsters.filter(({ monster }) => monster === 'pallbearer');
    expect(bearers.map(({ hex, pattern }) => [hex, pattern[0]])).toEqual([
      ['b18', 'normal'],
      ['e16', null],
      ['e5', 'normal'],
    ]);
    for (const id of scenarios(1).ids) expect(ranks(id, 1).elite, id).toBeUndefined();
  });

  it('a lone hero meets only every other spawn of a page (section 10)', () => {
    const spawned = page('groundRent', 1).rules.flatMap(({ does }) =>
      does.flatMap((deed) => (deed.deed === 'spawn' ? [[deed.mark, deed.pattern[0], deed.pattern[1]]] : [])),
    );
    expect(spawned).toEqual([
      ['3', 'normal', 'normal'],
      ['1', null, 'normal'],
      ['2', 'normal', 'normal'],
    ]);
  });

  it('C is at least 2 in formulas for HP, and a lone hero rings the bells longer', () => {
    expect([page('paidIn', 2), page('paidIn', 1)].map(({ escorts }) => escorts[0]?.hp)).toEqual([
      { n: 15, perLevel: 2, timesHeroes: true },
      { n: 30, perLevel: 4, timesHeroes: true },
    ]);
    expect([page('escrow', 2), page('escrow', 1)].map(({ goal }) => goal)).toEqual([
      { goal: 'bells', marks: ['1', '2'], rounds: 3 },
      { goal: 'bells', marks: ['1', '2'], rounds: 8 },
    ]);
  });

  it('three delegates are placed on their mark and beside it', () => {
    const [delegates] = page('theCrossing').escorts;
    const [mark = ''] = page('theCrossing').marks['2'] ?? [];
    expect(delegates?.hexes.map((hex) => hexDistance(mark, hex))).toEqual([0, 1, 1]);
    expect(delegates?.hexes.some((hex) => page('theCrossing').start.includes(hex))).toBe(false);
  });

  it('a sealed box is placed on an obstacle (L27.6)', () => {
    const { board, destructibles } = page('returnedToSender');
    expect(destructibles.map(({ id, hex, hp }) => [id, board.hexes[hex], hp])).toEqual(
      ['box1', 'box2', 'box3'].map((id) => [id, 'obstacle', { n: 4, perLevel: 1 }]),
    );
  });
});

describe('books', () => {
  it('have the recorded checksums: a change of content shows here, and saves from before it are rescued', () => {
    const digests = Object.fromEntries(
      scenarios(2).ids.map((id) => [id, checksum(canonicalJson(bookFor(setupFor(id))))]),
    );
    expect(digests).toEqual({
      noticeOnTheDoor: '09bd786f',
      groundRent: '599bd9d9',
      goodsAndChattels: '1bd908c8',
      returnedToSender: '53c0100c',
      aFloatingCharge: '4fb5d099',
      soMuchInThePound: 'b3446830',
      theCrossing: '15662346',
      theSaltOffice: 'b73bc7ae',
      theRopewalk: 'eead102a',
      theLifeOffice: 'ad3fe156',
      theSinkingFund: '5ed91288',
      escrow: '5e38cadd',
      paidIn: 'ac1f16cc',
      theLongTable: 'a6f4d6ba',
    });
  });
});
