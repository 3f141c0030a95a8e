import { Direction as Compass, defineHex, distance, neighborOf, Orientation } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import {
  compareHexes,
  cornersOf,
  DIRECTIONS,
  type Direction,
  frameOf,
  gridPositionOf,
  hexAt,
  hexDistance,
  isHexId,
  neighbour,
  neighbours,
  turnHex,
} from '../../../src/rules/core/hexes';

const COLUMNS = 'abcdefgh';
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];
const GRID = [...COLUMNS].flatMap((letter) => ROWS.map((row) => `${letter}${row}`));

/** The oracle of these tests is honeycomb-grid, with flat-topped hexes 4 wide and 2 high, and odd columns lower. */
const Oracle = defineHex({
  orientation: Orientation.FLAT,
  offset: -1,
  dimensions: { xRadius: 2, yRadius: 2 / Math.sqrt(3) },
});
const oracleAt = (hex: string) => new Oracle({ col: COLUMNS.indexOf(hex.charAt(0)), row: Number(hex.slice(1)) - 1 });
const COMPASS: Record<Direction, Compass> = {
  n: Compass.N,
  ne: Compass.NE,
  se: Compass.SE,
  s: Compass.S,
  sw: Compass.SW,
  nw: Compass.NW,
};

describe('R1.9 names of hexes', () => {
  test('R1.9 a letter names the column, a number the row; columns b, d, f stand half a hex lower', () => {
    expect(gridPositionOf('a1')).toEqual({ column: 0, line: 0 });
    expect(gridPositionOf('d5')).toEqual({ column: 3, line: 9 });
    expect(gridPositionOf('e12')).toEqual({ column: 4, line: 22 });
  });

  test('R1.9 the position of a hex leads back to its name', () => {
    expect(GRID.map((hex) => hexAt(gridPositionOf(hex)))).toEqual(GRID);
  });

  test.each([
    { column: 0, line: 1 },
    { column: 1, line: 2 },
    { column: -1, line: 1 },
    { column: 26, line: 0 },
    { column: 0, line: -2 },
  ])('R1.9 there is no hex in column $column, line $line', (place) => {
    expect(hexAt(place)).toBeUndefined();
  });

  test.each(['', 'a', 'a0', 'a01', '1a', 'A1', 'aa1', 'a1 ', 'a-1'])('R1.9 "%s" does not name a hex', (text) => {
    expect(isHexId(text)).toBe(false);
    expect(() => gridPositionOf(text)).toThrow(RangeError);
  });

  test('R1.9 hexes are sorted by column, then from the top', () => {
    expect(['b1', 'a10', 'a9', 'a1', 'b10', 'b2'].sort(compareHexes)).toEqual(['a1', 'a9', 'a10', 'b1', 'b2', 'b10']);
  });
});

describe('R4.2 neighbours', () => {
  test.each(DIRECTIONS)('R4.2 the neighbour to the %s is the one that honeycomb-grid finds', (direction) => {
    for (const hex of GRID) {
      const { col, row } = neighborOf(oracleAt(hex), COMPASS[direction]);
      expect(neighbour(hex, direction)).toBe(hexAt({ column: col, line: 2 * row + (Math.abs(col) % 2) }));
    }
  });

  test('R4.2 a hex has six neighbours, listed clockwise from the top, and fewer at the edge of the grid', () => {
    expect(neighbours('c3')).toEqual(['c2', 'd2', 'd3', 'c4', 'b3', 'b2']);
    expect(neighbours('d3')).toEqual(['d2', 'e3', 'e4', 'd4', 'c4', 'c3']);
    expect(neighbours('a1')).toEqual(['b1', 'a2']);
  });

  test('R25.5 the distance in hexes agrees with honeycomb-grid', () => {
    for (const a of GRID)
      for (const b of GRID) {
        expect(hexDistance(a, b), `${a} ${b}`).toBe(distance(Oracle.settings, oracleAt(a), oracleAt(b)));
      }
  });
});

describe('R13.1 corners', () => {
  test('R13.1 all corners are whole numbers, and agree with the corners of honeycomb-grid', () => {
    const zero = new Oracle({ col: 0, row: 0 });
    for (const hex of GRID) {
      const drawn = oracleAt(hex).corners.map(({ x, y }) => [Math.round(x - zero.x), Math.round(y - zero.y)]);
      expect(cornersOf(hex).map(String).sort(), hex).toEqual(drawn.map(String).sort());
    }
  });

  test.each(DIRECTIONS)('R13.1 the corners at the %s side are shared with the neighbour there', (direction) => {
    const side = DIRECTIONS.indexOf(direction);
    const other = cornersOf(neighbour('d4', direction) ?? '').map(String);
    const shared = cornersOf('d4')
      .map(String)
      .filter((corner) => other.includes(corner));
    const corners = cornersOf('d4').map(String);
    expect(shared.sort()).toEqual([corners[side], corners[(side + 1) % 6]].sort());
  });
});

describe('R1.9 a card turned by 180 degrees', () => {
  test.each([
    [['a1', 'b1'], { lastColumn: 1, lastLine: 1 }],
    // Column c has hexes only on even lines, so that the last line is even.
    [['a1', 'b1', 'c1'], { lastColumn: 2, lastLine: 2 }],
    // Column d has hexes only on odd lines, so that the last line is odd.
    [['a1', 'd1', 'c2'], { lastColumn: 3, lastLine: 3 }],
    [['a1', 'e1'], { lastColumn: 4, lastLine: 0 }],
    [['a1', 'b9', 'h1'], { lastColumn: 7, lastLine: 17 }],
    [['a9', 'h1'], { lastColumn: 7, lastLine: 17 }],
    [[], { lastColumn: 0, lastLine: 0 }],
  ])(
    'R1.9 the frame of %j reaches to its last column, and to a line on which that column has a hex',
    (hexes, frame) => {
      expect(frameOf(hexes)).toEqual(frame);
    },
  );

  test('R1.9 of seven columns the first becomes the last, and the top becomes the bottom', () => {
    const frame = frameOf(GRID.filter((hex) => hex < 'h'));
    expect(turnHex('a1', frame)).toBe('g9');
    expect(turnHex('b8', frame)).toBe('f1');
    expect(turnHex('d4', frame)).toBe('d5');
  });

  test.each(['g8', 'g7', 'h8', 'h7', 'a1', 'b1', 'd3'])(
    'R1.9 turning a card up to %s twice changes nothing',
    (last) => {
      const card = GRID.filter(
        (hex) => hex.charAt(0) <= last.charAt(0) && Number(hex.slice(1)) <= Number(last.slice(1)),
      );
      const turned = card.map((hex) => turnHex(hex, frameOf(card)));
      expect(new Set(turned).size).toBe(card.length);
      expect(turned.map((hex) => turnHex(hex, frameOf(turned)))).toEqual(card);
    },
  );

  test('R1.9 the neighbour to the north-east becomes the neighbour to the south-west', () => {
    const frame = frameOf(GRID);
    expect(neighbour(turnHex('c4', frame), 'sw')).toBe(turnHex(neighbour('c4', 'ne') ?? '', frame));
  });

  test('R1.9 a hex outside the card cannot be turned', () => {
    expect(() => turnHex('c9', frameOf(['a1', 'b2']))).toThrow(RangeError);
  });
});
