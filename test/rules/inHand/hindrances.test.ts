import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBoard } from '../../../src/rules/core/board';
import { countHindrances } from '../../../src/rules/inHand/hindrances';
import type { MapSituation } from '../../../src/rules/inHand/walkers';
import { drawn, situationOn, situations, slowHindrances } from '../../kit/slowGeometry';

/** The kinds of the Hindrances between the hero `@` and the monster `m` of a drawing, as words; `o` are other monsters. */
function hindrances(text: string, changes: Partial<Omit<MapSituation, 'board'>> = {}): string {
  const { situation, at } = drawn(text, changes);
  const { count, kinds } = countHindrances(situation, at('@'), at('m'));
  expect(kinds).toHaveLength(count);
  return kinds.join(' ');
}

/** A column of hexes from the top, and beside it, half a hex lower, the hexes of a way around it. */
function column(hexes: string, beside = ''): string {
  const lines = [...hexes].flatMap((hex, row) => [hex, `  ${beside.charAt(row)}`]);
  return lines.join('\n');
}

describe('R30.5 the examples', () => {
  test('R30.5 an obstacle on the straight way with a free detour: 1', () => {
    expect(hindrances(column('@Xm', '..'))).toBe('obstacle');
  });

  test('R30.5 obstacle, then the detour has a trap: 2, with trap damage', () => {
    expect(hindrances(column('@Xm', '.T'))).toBe('obstacle trap');
  });

  test('R30.5 two difficult tiles on the only short way: 2', () => {
    expect(hindrances(column('@~~m', '...'))).toBe('difficult difficult');
  });

  test('R30.5 one difficult tile on it: 1', () => {
    expect(hindrances(column('@~.m', '...'))).toBe('difficult');
  });

  test('R30.5 an obstacle on the fastest, another obstacle on the second fastest: 2', () => {
    expect(hindrances(column('@Xm', '.X'))).toBe('obstacle obstacle');
  });
});

describe('R30.2 the examples of the rule book, in a room', () => {
  test('R30.2 A: an obstacle before the wolf, a free way around it: 1', () => {
    const room = `
      .   .   .   .
        .   .   .
      .   @   .   .
        .   .   .
      .   X   .   .
        .   .   .
      .   m   .   .
    `;
    expect(hindrances(room)).toBe('obstacle');
  });

  test('R30.6 B: an obstacle, and the way around it leads through a trap: 2', () => {
    const room = `
      @
        .
      X
        T
      m   .
    `;
    expect(hindrances(room)).toBe('obstacle trap');
  });

  test('R30.6 C: two tiles of difficult terrain across the whole room: 2', () => {
    const room = `
      .   @   .
        .   .
      ~   ~   ~
        ~   ~
      ~   ~   ~
        .   .
      .   m   .
    `;
    expect(hindrances(room)).toBe('difficult difficult');
  });

  test('R30.6 D: obstacles on the fastest way and on the second fastest, whatever the third: 2', () => {
    const room = `
      .   @
        X   .
      .   X   .
        X   X
      .   m   .
        .   .
    `;
    expect(hindrances(room)).toBe('obstacle obstacle');
  });
});

describe('R30.2 counting', () => {
  test('R30.2 one shortest way without a tile is enough for 0', () => {
    expect(hindrances('#   X\n  @   m\n#   .')).toBe('');
  });

  test('R30.2 neighbours: 0, whatever they stand on', () => {
    const { board } = drawBoard(column('~TX'));
    expect(countHindrances(situationOn(board, { monsters: ['a2', 'a3'] }), 'a1', 'a2')).toEqual({
      count: 0,
      kinds: [],
      traps: [],
    });
  });

  test("R30.2 neither the hero's own hex nor the monster's counts", () => {
    const { board } = drawBoard(column('~.T'));
    expect(countHindrances(situationOn(board, { monsters: ['a3'] }), 'a1', 'a3')).toEqual({
      count: 0,
      kinds: [],
      traps: [],
    });
  });

  test('R30.2 the way goes round walls', () => {
    expect(hindrances('@\n- .\nm')).toBe('');
    expect(hindrances('@\n- T\nm')).toBe('trap');
  });

  test('R30.2 the tile of r1 that can be passed is not counted again on r2', () => {
    expect(hindrances(column('@~m', '..'))).toBe('difficult');
    expect(hindrances(column('@Tm', '..'))).toBe('trap');
  });

  test('R30.2 a trap behind an obstacle, with no way but through the trap, is counted once, and it is the trap', () => {
    expect(hindrances(column('@XTm', '..'))).toBe('trap');
  });

  test('R30.2 of two tiles on one way both are counted', () => {
    expect(hindrances(column('@HTm'))).toBe('hazardous trap');
    expect(hindrances(column('@~Hm'))).toBe('difficult hazardous');
  });

  test('R30.2 of three tiles on one way the two mildest are counted', () => {
    expect(hindrances(column('@~T~m'))).toBe('difficult difficult');
  });

  test('R30.2 of equal ways the player takes the milder tile, as r1 and as r2', () => {
    // Both ways between b1 and d1 are as short: over c1 and over c2.
    expect(hindrances('#   T\n  @   m\n#   ~')).toBe('difficult');
    expect(hindrances('#   T\n  @   m\n#   H')).toBe('hazardous');
    expect(hindrances('#   T\n  @   m\n#   X')).toBe('trap');
  });

  test('R30.2 a lower count comes before milder kinds', () => {
    // Over the trap once, or around the obstacle over two difficult tiles.
    expect(hindrances('#   T\n  @   m\n~   X   .\n  .   ~')).toBe('trap');
  });

  test('R30.2 more than one obstacle of r1 is forbidden at once', () => {
    expect(hindrances(column('@XXm', '...'))).toBe('obstacle');
    expect(hindrances(column('@XXm', '.'))).toBe('obstacle obstacle');
  });

  test('R30.2 with no way around the obstacle: 2', () => {
    expect(hindrances(column('@Xm'))).toBe('obstacle obstacle');
  });

  test('R30.2 another living monster is in the way, the one that is fought is not', () => {
    expect(hindrances(column('@om', '..'))).toBe('');
    expect(hindrances(column('@om', '.H'))).toBe('hazardous');
    expect(hindrances(column('@om', '.H'), { monsters: ['a3'] })).toBe('');
  });

  test('R30.2 where no route exists, through walls or other monsters, the count is 0: sight decides', () => {
    expect(hindrances(column('@om'))).toBe('');
    expect(hindrances(column('@#m'))).toBe('');
    // A route exists, and none goes round its obstacle: that is another matter.
    expect(hindrances(column('@Xm', 'o'))).toBe('obstacle obstacle');
  });

  test('R30.2 a closed door is in the way, an open one is not', () => {
    expect(hindrances(column('@Dm', '.T'))).toBe('trap');
    expect(hindrances(column('@Dm', '.T'), { opened: ['a2'] })).toBe('');
  });

  test('R20.2 a trap that is disarmed or sprung is no Hindrance', () => {
    expect(hindrances(column('@Tm'), { spent: ['a2'] })).toBe('');
  });
});

describe('R30.3 which tile is counted', () => {
  /** The hexes of the traps that may be the counted ones. */
  const trapsOf = (text: string): readonly string[] => {
    const { situation, at } = drawn(text);
    return countHindrances(situation, at('@'), at('m')).traps;
  };

  test('R30.3 what the second route must cross is counted, also where a milder tile of the first could be named', () => {
    // The obstacle beside the trap could be named, and would be harmless; but every way round it crosses the trap.
    expect(hindrances(column('@XTm', '..'))).toBe('trap');
    expect(hindrances(column('@X~m', '..'))).toBe('difficult');
    expect(trapsOf(column('@XTm', '..'))).toEqual(['a3']);
  });

  test('R30.3 with no trap among them there is none that could be disarmed', () => {
    expect(trapsOf(column('@~m', 'T'))).toEqual([]);
    expect(trapsOf(column('@.m', 'T'))).toEqual([]);
  });

  test('R30.3 of two that lie side by side either may be the counted one', () => {
    expect(trapsOf('#   T\n  @   m\n#   T')).toEqual(['c1', 'c2']);
  });

  test('R30.3 two on one way are both counted', () => {
    expect(trapsOf(column('@TTm'))).toEqual(['a2', 'a3']);
    expect(trapsOf(column('@HTm'))).toEqual(['a3']);
  });
});

describe('R30.2 against trying all routes', () => {
  test.each([
    { about: 'few', plainness: 8 },
    { about: 'some', plainness: 3 },
    { about: 'many', plainness: 1 },
  ])('R30.2 with $about tiles the count and the kinds are those of the mildest of all choices', ({ plainness }) => {
    const met = new Map<string, number>();
    fc.assert(
      fc.property(situations(4, 3, plainness), ({ situation, a, b }) => {
        const closed = [a, b].some((hex) => situation.board.hexes[hex] === 'door' && !situation.opened.includes(hex));
        fc.pre(!closed);
        const { kinds, traps } = slowHindrances(situation, a, b);
        met.set(kinds.join(' '), (met.get(kinds.join(' ')) ?? 0) + 1);
        expect(countHindrances(situation, a, b)).toEqual({ count: kinds.length, kinds, traps });
      }),
      { numRuns: 300 },
    );
    expect(met.size).toBeGreaterThan(3);
  });
});
