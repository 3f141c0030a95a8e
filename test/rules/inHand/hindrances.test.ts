import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../../src/rules/core/board';
import { countHindrances } from '../../../src/rules/inHand/hindrances';
import type { MapSituation } from '../../../src/rules/inHand/walkers';
import { drawn, situationOn, situations, slowHindrances } from '../../kit/slowGeometry';

/**
 * The kinds of the Hindrances between the hero `@` and the monster `m` in a drawing, joined by spaces; `o` marks other monsters.
 */
function hindrances(text: string, changes: Partial<Omit<MapSituation, 'board'>> = {}): string {
  const { situation, at } = drawn(text, changes);
  const { count, kinds } = countHindrances(situation, at('@'), at('m'));
  expect(kinds).toHaveLength(count);
  return kinds.join(' ');
}

/** Draws a vertical column of hexes and beside it, half a hex lower, a second column for a way around. */
function column(hexes: string, beside = ''): string {
  const lines = [...hexes].flatMap((hex, row) => [hex, `  ${beside.charAt(row)}`]);
  return lines.join('\n');
}

describe('the examples of R30.5', () => {
  test('R30.5 an obstacle on the straight way with a free detour counts 1', () => {
    expect(hindrances(column('@Xm', '..'))).toBe('obstacle');
  });

  test('R30.5 an obstacle on the straight way and a trap on the detour count 2, with trap damage', () => {
    expect(hindrances(column('@Xm', '.T'))).toBe('obstacle trap');
  });

  test('R30.5 two difficult tiles on the only short way count 2', () => {
    expect(hindrances(column('@~~m', '...'))).toBe('difficult difficult');
  });

  test('R30.5 one difficult tile on the only short way counts 1', () => {
    expect(hindrances(column('@~.m', '...'))).toBe('difficult');
  });

  test('R30.5 an obstacle on the fastest way and another on the second fastest count 2', () => {
    expect(hindrances(column('@Xm', '.X'))).toBe('obstacle obstacle');
  });
});

describe('the rule book’s examples of R30.2 and R30.6, drawn in a room', () => {
  test('R30.2 A: an obstacle before the wolf with a free way around it counts 1', () => {
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

  test('R30.6 B: an obstacle, and a trap on the way around it, count 2', () => {
    const room = `
      @
        .
      X
        T
      m   .
    `;
    expect(hindrances(room)).toBe('obstacle trap');
  });

  test('R30.6 C: two rows of difficult terrain across the whole room count 2', () => {
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

  test('R30.6 D: obstacles on the fastest and the second fastest way count 2, whatever is on the third', () => {
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

describe('counting Hindrances by R30.2', () => {
  test('R30.2 if one of the shortest ways is free, the count is 0', () => {
    expect(hindrances('#   X\n  @   m\n#   .')).toBe('');
  });

  test('R30.2 between neighbours the count is 0, whatever terrain they stand on', () => {
    const { board } = parseBoard(column('~TX'));
    expect(countHindrances(situationOn(board, { monsters: ['a2', 'a3'] }), 'a1', 'a2')).toEqual({
      count: 0,
      kinds: [],
      traps: [],
    });
  });

  test('R30.2 neither the hero’s own hex nor the monster’s counts', () => {
    const { board } = parseBoard(column('~.T'));
    expect(countHindrances(situationOn(board, { monsters: ['a3'] }), 'a1', 'a3')).toEqual({
      count: 0,
      kinds: [],
      traps: [],
    });
  });

  test('R30.2 a way must go around walls', () => {
    expect(hindrances('@\n- .\nm')).toBe('');
    expect(hindrances('@\n- T\nm')).toBe('trap');
  });

  test('R30.2 a passable tile that was counted on the first route (r1) is not counted again on the second (r2)', () => {
    expect(hindrances(column('@~m', '..'))).toBe('difficult');
    expect(hindrances(column('@Tm', '..'))).toBe('trap');
  });

  test('R30.2 a trap behind an obstacle, where every way crosses the trap, is the one Hindrance that counts', () => {
    expect(hindrances(column('@XTm', '..'))).toBe('trap');
  });

  test('R30.2 two tiles on the same way both count', () => {
    expect(hindrances(column('@HTm'))).toBe('hazardous trap');
    expect(hindrances(column('@~Hm'))).toBe('difficult hazardous');
  });

  test('R30.2 of three tiles on the same way the two mildest count', () => {
    expect(hindrances(column('@~T~m'))).toBe('difficult difficult');
  });

  test('R30.2 among equally short ways the player takes the milder tile, for r1 and for r2', () => {
    // The ways from b1 to d1 over c1 and over c2 are equally short.
    expect(hindrances('#   T\n  @   m\n#   ~')).toBe('difficult');
    expect(hindrances('#   T\n  @   m\n#   H')).toBe('hazardous');
    expect(hindrances('#   T\n  @   m\n#   X')).toBe('trap');
  });

  test('R30.2 the lower count is preferred to milder kinds of tiles', () => {
    // One way crosses the trap (count 1); the other goes around the obstacle and crosses two difficult tiles (count 2).
    expect(hindrances('#   T\n  @   m\n~   X   .\n  .   ~')).toBe('trap');
  });

  test('R30.2 if r1 has several obstacles, r2 must avoid all of them', () => {
    expect(hindrances(column('@XXm', '...'))).toBe('obstacle');
    expect(hindrances(column('@XXm', '.'))).toBe('obstacle obstacle');
  });

  test('R30.2 an obstacle that no way goes around counts 2', () => {
    expect(hindrances(column('@Xm'))).toBe('obstacle obstacle');
  });

  test('R30.2 another living monster blocks the way; the monster that is fought does not', () => {
    expect(hindrances(column('@om', '..'))).toBe('');
    expect(hindrances(column('@om', '.H'))).toBe('hazardous');
    expect(hindrances(column('@om', '.H'), { monsters: ['a3'] })).toBe('');
  });

  test('R30.2 where walls or other monsters leave no route, the count is 0, since line of sight decides there', () => {
    expect(hindrances(column('@om'))).toBe('');
    expect(hindrances(column('@#m'))).toBe('');
    // Here a route exists, but no route avoids its obstacle: the obstacle counts 2.
    expect(hindrances(column('@Xm', 'o'))).toBe('obstacle obstacle');
  });

  test('R30.2 a closed door blocks the way, an open door does not', () => {
    expect(hindrances(column('@Dm', '.T'))).toBe('trap');
    expect(hindrances(column('@Dm', '.T'), { opened: ['a2'] })).toBe('');
  });

  test('R20.2 a disarmed or sprung trap is no Hindrance', () => {
    expect(hindrances(column('@Tm'), { spent: ['a2'] })).toBe('');
  });
});

describe('R30.3 which tile is counted', () => {
  /** The hexes of all traps that may be the counted tile. */
  const trapsOf = (text: string): readonly string[] => {
    const { situation, at } = drawn(text);
    return countHindrances(situation, at('@'), at('m')).traps;
  };

  test('R30.3 a tile that the second route must cross is counted, even where a milder tile of the first route could be named instead', () => {
    // The obstacle beside the trap could be named and is harmless, but every way around it crosses the trap.
    expect(hindrances(column('@XTm', '..'))).toBe('trap');
    expect(hindrances(column('@X~m', '..'))).toBe('difficult');
    expect(trapsOf(column('@XTm', '..'))).toEqual(['a3']);
  });

  test('R30.3 if no trap is counted, none can be disarmed', () => {
    expect(trapsOf(column('@~m', 'T'))).toEqual([]);
    expect(trapsOf(column('@.m', 'T'))).toEqual([]);
  });

  test('R30.3 of two traps that lie side by side either may be the counted one', () => {
    expect(trapsOf('#   T\n  @   m\n#   T')).toEqual(['c1', 'c2']);
  });

  test('R30.3 two traps on the same way are both counted', () => {
    expect(trapsOf(column('@TTm'))).toEqual(['a2', 'a3']);
    expect(trapsOf(column('@HTm'))).toEqual(['a3']);
  });
});

describe('R30.2 compared with a search of all routes', () => {
  test.each([
    { about: 'few', plainness: 8 },
    { about: 'some', plainness: 3 },
    { about: 'many', plainness: 1 },
  ])('R30.2 with $about tiles count and kinds equal those of the mildest choice', ({ plainness }) => {
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
