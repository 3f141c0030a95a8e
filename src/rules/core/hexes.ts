/**
 * The hexes of a map card (R1.9): flat-topped, columns lettered from the left, rows numbered from the top; the columns b, d,
 * f ... stand half a hex lower. Outside this file a hex is its name, such as `d5`.
 */

export type HexId = string;

/** The six sides of a hex, clockwise from the top. */
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Where a hex stands: its column from 0, and its line in half hexes from 0 (even in columns a, c ..., odd in b, d ...). */
export interface GridPosition {
  readonly column: number;
  readonly line: number;
}

/** A point of the corner lattice: integer coordinates in which every corner of every hex is exact. */
export type Point = readonly [x: number, y: number];

/** The smallest card that holds a board whose first column and line are used: its last column and last line. */
export interface Frame {
  readonly lastColumn: number;
  readonly lastLine: number;
}

const STEP: Record<Direction, GridPosition> = {
  n: { column: 0, line: -2 },
  ne: { column: 1, line: -1 },
  se: { column: 1, line: 1 },
  s: { column: 0, line: 2 },
  sw: { column: -1, line: 1 },
  nw: { column: -1, line: -1 },
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const NAME = /^([a-z])([1-9]\d*)$/;

/** Whether a text names a hex: one letter, then a row number from 1. */
export function isHexId(text: string): text is HexId {
  return NAME.test(text);
}

/** @throws RangeError if the text does not name a hex. */
export function gridPositionOf(hex: HexId): GridPosition {
  const [, letter = '', row] = NAME.exec(hex) ?? [];
  if (!letter) throw new RangeError(`"${hex}" does not name a hex`);
  const column = LETTERS.indexOf(letter);
  return { column, line: 2 * (Number(row) - 1) + (column % 2) };
}

/** The hex at a position; undefined where there is none: off the grid, or between two hexes of a column. */
export function hexAt({ column, line }: GridPosition): HexId | undefined {
  const letter = LETTERS[column];
  const row = (line - (column % 2)) / 2 + 1;
  return letter && Number.isInteger(row) && row >= 1 ? letter + row : undefined;
}

/** Column by column, each from the top: a1, a2, ... a10, b1. */
export function compareHexes(a: HexId, b: HexId): number {
  const [p, q] = [gridPositionOf(a), gridPositionOf(b)];
  return p.column - q.column || p.line - q.line;
}

/** The hex on one side of another; undefined beyond the upper or the left edge of the grid. */
export function neighbour(hex: HexId, direction: Direction): HexId | undefined {
  return hexAt(positionBeside(gridPositionOf(hex), direction));
}

/** The position on one side of another, also off the grid. */
export function positionBeside({ column, line }: GridPosition, direction: Direction): GridPosition {
  const step = STEP[direction];
  return { column: column + step.column, line: line + step.line };
}

/** The hexes that share a side with one, clockwise from the top. Walls do not matter here: see `adjacent` (R4.2). */
export function neighbours(hex: HexId): HexId[] {
  return DIRECTIONS.map((direction) => neighbour(hex, direction)).filter((id) => id !== undefined);
}

/** Steps from hex to hex on an endless plain, whatever stands between. */
export function hexDistance(a: HexId, b: HexId): number {
  return distanceBetween(gridPositionOf(a), gridPositionOf(b));
}

/** The same for positions that may lie off the grid. */
export function distanceBetween(p: GridPosition, q: GridPosition): number {
  const across = Math.abs(p.column - q.column);
  return across + Math.max(0, (Math.abs(p.line - q.line) - across) / 2);
}

/**
 * The six corners, clockwise from the upper left, so that the side of `DIRECTIONS[i]` runs from corner i to corner i + 1.
 * The lattice: hexes 4 wide and 2 high; columns 3 apart, rows 2 apart.
 */
export function cornersOf(hex: HexId): readonly [Point, Point, Point, Point, Point, Point] {
  const { column, line: y } = gridPositionOf(hex);
  const x = 3 * column;
  return [
    [x - 1, y - 1],
    [x + 1, y - 1],
    [x + 2, y],
    [x + 1, y + 1],
    [x - 1, y + 1],
    [x - 2, y],
  ];
}

/** The frame of some hexes. Turning by 180 degrees must keep hexes on the grid, hence the rounding of the last line. */
export function frameOf(hexes: readonly HexId[]): Frame {
  const places = hexes.map(gridPositionOf);
  const lastColumn = Math.max(0, ...places.map(({ column }) => column));
  const lastLine = Math.max(0, ...places.map(({ line }) => line));
  return { lastColumn, lastLine: lastLine + ((lastLine + lastColumn) % 2) };
}

/** R1.9: where a hex comes to lie when its card is turned by 180 degrees. Turning twice changes nothing. */
export function turnHex(hex: HexId, { lastColumn, lastLine }: Frame): HexId {
  const { column, line } = gridPositionOf(hex);
  const turned = hexAt({ column: lastColumn - column, line: lastLine - line });
  if (!turned) throw new RangeError(`${hex} is not on the card`);
  return turned;
}
