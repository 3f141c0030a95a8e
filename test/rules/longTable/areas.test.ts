import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HexId, parseBoard, type Situation } from '../../../src/rules/core/board';
import { gridPositionOf, hexDistance } from '../../../src/rules/core/hexes';
import { rangeBetween } from '../../../src/rules/core/routes';
import { orientationsOf, placingsOf } from '../../../src/rules/longTable/areas';
import type { Area } from '../../../src/rules/longTable/vocabulary';

// The areas printed in the game (section 3 of the content), in axial coordinates.
const AREAS: Record<string, Area> = {
  arc: {
    melee: true,
    red: [
      [0, -1],
      [1, -1],
    ],
  },
  line3: {
    melee: true,
    red: [
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  },
  wedge: {
    melee: true,
    red: [
      [1, -1],
      [2, -1],
      [1, 0],
    ],
  },
  ring: {
    melee: true,
    red: [
      [0, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
    ],
  },
  wave: {
    melee: true,
    red: [
      [1, -1],
      [2, -1],
      [1, 0],
      [2, 0],
      [0, 1],
    ],
  },
  tri: {
    melee: false,
    red: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  },
  rhombus: {
    melee: false,
    red: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
};
const area = (name: string): Area => AREAS[name] ?? { melee: true, red: [] };

const PLAIN = parseBoard(`
  .   .   .   .   .
    .   .   .   .
  .   .   .   .   .
    .   .   .   .
  .   .   .   .   .
    .   .   .   .
  .   .   .   .   .
    .   .   .   .
  .   .   .   .   .
`).board;
const plain: Situation = { board: PLAIN, opened: [], spent: [] };
const ranged = (name: string, from: HexId, range: number) => placingsOf(plain, area(name), from, range);

/** The sorted distances between the hexes of a placing; turning and mirroring do not change them. */
const shapeOf = (hexes: readonly HexId[]): string =>
  hexes
    .flatMap((a, i) => hexes.slice(i + 1).map((b) => hexDistance(a, b)))
    .sort()
    .join('');

describe('areas', () => {
  it('L13.2: an area has each of its distinct turned and mirrored positions once', () => {
    const count = Object.fromEntries(Object.entries(AREAS).map(([name, each]) => [name, orientationsOf(each).length]));
    expect(count).toEqual({ arc: 6, line3: 6, wedge: 6, ring: 1, wave: 12, tri: 2, rhombus: 3 });
  });

  it('L13.2: a melee area lies around the attacker and needs no range', () => {
    const arcs = placingsOf(plain, area('arc'), 'e3', 1);
    expect(arcs.map((hexes) => hexes.join(' ')).sort()).toEqual(
      ['d2 d3', 'd2 e2', 'd3 e4', 'e2 f2', 'e4 f3', 'f2 f3'].sort(),
    );
    const lines = placingsOf(plain, area('line3'), 'e3', 1);
    expect(lines).toContainEqual(['e4', 'e5']);
    expect(lines).toContainEqual(['b1', 'c2', 'd2']);
  });

  it('L13.2: red hexes beyond the edge of the map are dropped, so a corner has few placings', () => {
    expect(placingsOf(plain, area('arc'), 'a1', 1).map((hexes) => hexes.join(' '))).toEqual(
      expect.arrayContaining(['a2 b1', 'b1', 'a2']),
    );
  });

  it('L13.2: a ranged area needs one red hex on the map in range, occupied or not', () => {
    const placings = ranged('tri', 'e3', 2);
    for (const hexes of placings) {
      expect(hexes.some((hex) => rangeBetween(plain, 'e3', hex) <= 2)).toBe(true);
      expect(['111', '1', '']).toContain(shapeOf(hexes));
    }
    expect(placings).toContainEqual(['e4', 'e5', 'f4']);
    expect(placings.some((hexes) => hexes.includes('e5') && !hexes.some((hex) => hexDistance('e3', hex) <= 2))).toBe(
      false,
    );
    expect(ranged('tri', 'a1', 1)).not.toContainEqual(['c2', 'c3', 'd2']);
  });

  it('L4.2, L13.2: the range of a ranged area does not pass walls and closed doors', () => {
    const walled = parseBoard(`
      .   .
        D
      .   .
    `).board;
    const closed: Situation = { board: walled, opened: [], spent: [] };
    const open: Situation = { board: walled, opened: ['b1'], spent: [] };
    const covers = (situation: Situation) => placingsOf(situation, area('tri'), 'a1', 2).flat().includes('c1');
    expect([covers(closed), covers(open)]).toEqual([false, true]);
  });

  it('L13.2: the hexes of a placing are sorted, and no placing occurs twice', () => {
    for (const name of Object.keys(AREAS)) {
      const placings = placingsOf(plain, area(name), 'c3', 3).map((hexes) => hexes.join());
      expect(new Set(placings).size).toBe(placings.length);
    }
    expect(placingsOf(plain, area('ring'), 'e3', 1)[0]).toEqual(
      [...(placingsOf(plain, area('ring'), 'e3', 1)[0] ?? [])].sort((a, b) => {
        const [p, q] = [gridPositionOf(a), gridPositionOf(b)];
        return p.column - q.column || p.line - q.line;
      }),
    );
  });

  it('L13.2: the placings are all turned and mirrored copies of the area, and nothing else', () => {
    const names = Object.keys(AREAS);
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...Object.keys(PLAIN.hexes)),
        fc.integer({ min: 1, max: 3 }),
        (name, from, range) => {
          const whole = placingsOf(plain, area(name), from, range).filter(
            (hexes) => hexes.length === area(name).red.length,
          );
          for (const hexes of whole) expect(shapeOf(hexes)).toBe(shapeOf(asHexes(area(name))));
          if (area(name).melee) return;
          // Every set of hexes with this shape and at least one hex in range must be among the placings.
          const found = new Set(whole.map((hexes) => hexes.join()));
          for (const hexes of setsLike(area(name))) {
            const near = hexes.some((hex) => hexDistance(from, hex) <= range);
            expect(found.has(hexes.join()), `${hexes} from ${from}`).toBe(near);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** The hexes of the area, placed in the middle of a large plain. */
function asHexes({ red }: Area): HexId[] {
  return red.map(([q, r]) => {
    const column = 8 + q;
    const line = 2 * r + q + 16;
    return `${'abcdefghijklmnopqrstuvwxyz'[column]}${(line - (column % 2)) / 2 + 1}`;
  });
}

/** Every tri or rhombus on the map, found only by the distances between hexes. */
function setsLike(like: Area): HexId[][] {
  const hexes = Object.keys(PLAIN.hexes);
  const shape = shapeOf(asHexes(like));
  const size = like.red.length;
  const grow = (set: HexId[], from: number): HexId[][] => {
    if (set.length === size) return shapeOf(set) === shape ? [set] : [];
    return hexes
      .slice(from)
      .flatMap((hex, i) => (set.every((each) => hexDistance(each, hex) <= 2) ? grow([...set, hex], from + i + 1) : []));
  };
  return grow([], 0);
}
