/**
 * The hexes of a map card (R1.9). They are flat-topped; columns have letters from the left, rows have numbers from the
 * top. Columns b, d, f ... are half a hex lower than their neighbours.
 */

/** The name of a hex, such as `d5`. Only this file takes such names apart. */
export type HexId = string;

/** The six sides of a hex, clockwise from the top. */
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * The position of a hex: its column from 0, and its line from 0. Lines are half a hex apart; they are even in columns
 * a, c ... and odd in columns b, d ...
 */
export interface GridPosition {
  readonly column: number;
  readonly line: number;
}

/** A point of the corner lattice, on which all corners of all hexes have integer coordinates. */
export type Point = readonly [x: number, y: number];

/** The last column and last line of the smallest card on which a board fits. The first column and the first line are 0. */
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

/** The position of a hex. @throws RangeError if the text does not name a hex */
export function gridPositionOf(hex: HexId): GridPosition {
  const [, letter = '', row] = NAME.exec(hex) ?? [];
  if (!letter) throw new RangeError(`"${hex}" does not name a hex`);
  const column = LETTERS.indexOf(letter);
  return { column, line: 2 * (Number(row) - 1) + (column % 2) };
}

/** The hex at a position; undefined if the position is off the grid or between two hexes of a column. */
export function hexAt({ column, line }: GridPosition): HexId | undefined {
  const letter = LETTERS[column];
  const row = (line - (column % 2)) / 2 + 1;
  return letter && Number.isInteger(row) && row >= 1 ? letter + row : undefined;
}

/** Compares hexes for sorting: column by column, each column from the top, such as a1, a2, ... a10, b1. */
export function compareHexes(a: HexId, b: HexId): number {
  const [p, q] = [gridPositionOf(a), gridPositionOf(b)];
  return p.column - q.column || p.line - q.line;
}

/** The neighbour of a hex in a direction; undefined if the neighbour would be off the grid. */
export function neighbour(hex: HexId, direction: Direction): HexId | undefined {
  return hexAt(positionBeside(gridPositionOf(hex), direction));
}

/** The neighbouring position in a direction; it may be off the grid. */
export function positionBeside({ column, line }: GridPosition, direction: Direction): GridPosition {
  const step = STEP[direction];
  return { column: column + step.column, line: line + step.line };
}

/** The neighbours of a hex, clockwise from the top. Walls are ignored; `isAdjacent` respects them (R4.2). */
export function neighbours(hex: HexId): HexId[] {
  return DIRECTIONS.map((direction) => neighbour(hex, direction)).filter((id) => id !== undefined);
}

/** The number of steps between two hexes on an endless plain without walls. */
export function hexDistance(a: HexId, b: HexId): number {
  return distanceBetween(gridPositionOf(a), gridPositionOf(b));
}

/** `hexDistance` for positions that may be off the grid. */
export function distanceBetween(p: GridPosition, q: GridPosition): number {
  const across = Math.abs(p.column - q.column);
  return across + Math.max(0, (Math.abs(p.line - q.line) - across) / 2);
}

/**
 * The six corners of a hex, clockwise from the upper left. So the side of `DIRECTIONS[i]` runs from corner i to corner i + 1.
 * In units of the corner lattice, hexes are 4 wide and 2 high, columns are 3 apart and rows 2 apart.
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

/** The frame of some hexes. The last line is increased by 1 if necessary, so that a turn by 180 degrees keeps hexes on the grid. */
export function frameOf(hexes: readonly HexId[]): Frame {
  const places = hexes.map(gridPositionOf);
  const lastColumn = Math.max(0, ...places.map(({ column }) => column));
  const lastLine = Math.max(0, ...places.map(({ line }) => line));
  return { lastColumn, lastLine: lastLine + ((lastLine + lastColumn) % 2) };
}

/** R1.9: the new place of a hex when its card is turned by 180 degrees. @throws RangeError if the hex is not on the card */
export function turnHex(hex: HexId, { lastColumn, lastLine }: Frame): HexId {
  const { column, line } = gridPositionOf(hex);
  const turned = hexAt({ column: lastColumn - column, line: lastLine - line });
  if (!turned) throw new RangeError(`${hex} is not on the card`);
  return turned;
}
