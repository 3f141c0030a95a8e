/** How tallies of several games are added, and which prints stay in the album. */
import { describe, expect, it } from 'vitest';
import {
  type AlbumPrint,
  addTallies,
  EMPTY_TALLY,
  MAX_BOARDS,
  MAX_KEPT,
  printIn,
  type Tally,
  totalsOf,
  withPrint,
} from '../../../src/session/longTable/tally';

const print = (round: number, more: Partial<AlbumPrint> = {}) => ({ scenario: 'toll', round, ...more }) as AlbumPrint;
const prints = (count: number, more: Partial<AlbumPrint> = {}, from = 0) =>
  Array.from({ length: count }, (_, i) => print(from + i, more));
const album = (...boards: readonly AlbumPrint[]): Tally => ({ ...EMPTY_TALLY, boards });
const KEPT = { isKept: true } as const;
const rounds = (tally: Tally | null) => tally?.boards?.map(({ round }) => round);

it('the album holds forty prints, and sixty more that the player keeps', () => {
  expect([MAX_BOARDS, MAX_KEPT]).toEqual([40, 60]);
});

describe('adding tallies', () => {
  const scenario = (name: string, level: number, games: number, won: number, played: number) =>
    ({ scenario: name, level, games, won, rounds: played }) as const;
  const hero = (name: string, n: number) => ({ hero: name, games: n, dealt: 2 * n, kills: 3 * n, suffered: 4 * n });

  it('sums scenarios of the same level, heroes and cards, and keeps the others apart', () => {
    const one = {
      ...EMPTY_TALLY,
      scenarios: [scenario('toll', 1, 2, 1, 12), scenario('toll', 2, 1, 0, 5)],
      heroes: [hero('bailiff', 1), hero('sexton', 2)],
      cards: { '+1': 2, null: 1 },
    };
    const other = {
      ...EMPTY_TALLY,
      scenarios: [scenario('toll', 1, 1, 1, 7), scenario('weir', 1, 1, 0, 9)],
      heroes: [hero('sexton', 3), hero('almoner', 1)],
      cards: { '+1': 3, '2x': 1 },
    };
    const sum = addTallies(one, other);
    expect(sum).toMatchObject({
      scenarios: [scenario('toll', 1, 3, 2, 19), scenario('toll', 2, 1, 0, 5), scenario('weir', 1, 1, 0, 9)],
      heroes: [hero('bailiff', 1), hero('sexton', 5), hero('almoner', 1)],
      cards: { '+1': 5, null: 1, '2x': 1 },
    });
    expect(totalsOf(sum)).toEqual({ games: 5, won: 2, rounds: 33 });
    expect(totalsOf(EMPTY_TALLY)).toEqual({ games: 0, won: 0, rounds: 0 });
  });

  it.each([
    ['the second, if it is harder', 2, 3, 'b'],
    ['the first, if it is harder', 3, 2, 'a'],
    ['the first of equals', 2, 2, 'a'],
    ['the only one of the first', 2, null, 'a'],
    ['the only one of the second', null, 2, 'b'],
    ['none of none', null, null, undefined],
  ])('keeps of the hardest blows %s', (_, one, other, hero) => {
    const blow = (name: string, damage: number | null) => ({
      ...EMPTY_TALLY,
      best: damage === null ? null : { hero: name, target: 'crow', damage },
    });
    expect(addTallies(blow('a', one), blow('b', other)).best?.hero).toBe(hero);
  });

  it('drops the oldest prints that are not kept, and never a kept one for them', () => {
    const sum = addTallies(album(print(99, KEPT), ...prints(MAX_BOARDS - 1)), album(...prints(3, {}, 100)));
    expect(sum.boards).toHaveLength(MAX_BOARDS + 1);
    expect(rounds(sum)?.slice(0, 2)).toEqual([99, 2]);
    expect(rounds(sum)?.at(-1)).toBe(102);
  });

  it('reads records of older versions without prints', () => {
    const { boards: _, ...old } = EMPTY_TALLY;
    expect(addTallies(old, album(print(1))).boards).toEqual([print(1)]);
    expect(addTallies(album(print(1)), old).boards).toEqual([print(1)]);
  });
});

describe('keeping a print', () => {
  it('marks it in its place, with the numbers of its turning points', () => {
    const turns = [{ n: 1, hex: 'a1' }];
    const kept = withPrint(album(print(1), print(2), print(3)), print(2, { ...KEPT, turns }));
    expect(kept?.boards).toEqual([print(1), print(2, { ...KEPT, turns }), print(3)]);
    expect(printIn(kept ?? EMPTY_TALLY, print(2))).toEqual(print(2, { ...KEPT, turns }));
    expect(printIn(kept ?? EMPTY_TALLY, print(9))).toBeUndefined();
  });

  it('removes the mark and the numbers again', () => {
    const tally = album(print(1), print(2, { ...KEPT, turns: [] }));
    expect(withPrint(tally, print(2, { isKept: false, turns: [] }))?.boards).toEqual([print(1), print(2)]);
  });

  it('brings back a print that has left the album, as the newest', () => {
    expect(rounds(withPrint(album(print(1)), print(7, KEPT)))).toEqual([1, 7]);
  });

  it('marks the newest of several equal prints', () => {
    const kept = withPrint(album(print(1), print(2), print(1)), print(1, KEPT));
    expect(kept?.boards?.map(({ isKept }) => isKept ?? false)).toEqual([false, false, true]);
  });

  it('keeps no more than the album holds, but changes those that are kept', () => {
    const full = album(...prints(MAX_KEPT, KEPT), print(99));
    expect(withPrint(full, print(99, KEPT))).toBeNull();
    expect(withPrint(full, print(3, { ...KEPT, turns: [] }))?.boards).toHaveLength(MAX_KEPT + 1);
    expect(withPrint(full, print(99))?.boards).toHaveLength(MAX_KEPT + 1);
    const free = album(...prints(MAX_KEPT - 1, KEPT), print(99));
    expect(withPrint(free, print(99, KEPT))?.boards?.filter(({ isKept }) => isKept)).toHaveLength(MAX_KEPT);
  });
});
