/**
 * Defines the board (R4) as plain data, reads it from text drawings, and computes terrain and adjacency during play.
 */
import {
  compareHexes,
  frameOf,
  type GridPosition,
  gridPositionOf,
  type HexId,
  hexAt,
  hexDistance,
  neighbours,
  turnHex,
} from './hexes';

export type { HexId } from './hexes';

export const TERRAINS = ['plain', 'trap', 'hazardous', 'difficult', 'obstacle', 'door'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** Terrain that can be placed on a hex during play. A door can only be part of the drawing. */
export type PlaceableTerrain = Exclude<Terrain, 'door'>;

/** R4.2: a wall on the side that two neighbouring hexes share. The pair is sorted by `compareHexes`. */
export type Wall = readonly [HexId, HexId];

/**
 * One printed side of a map card. Everything outside its hexes is rock, which counts as wall. A board never changes.
 */
export interface Board {
  readonly hexes: Readonly<Record<HexId, Terrain>>;
  readonly walls: readonly Wall[];
}

/** A board with the marks of its drawing. A character on a hex is a mark unless it stands for terrain. */
export interface Drawing {
  readonly board: Board;
  /** For each mark, the hexes that show it. */
  readonly marks: Readonly<Record<string, readonly HexId[]>>;
}

/** A mistake in a drawing. Line and column count from 1 in the text that was passed in. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError';
  readonly line: number;
  readonly column: number;

  constructor(line: number, column: number, problem: string) {
    super(`line ${line}, column ${column}: ${problem}`);
    this.line = line;
    this.column = column;
  }
}

const SHAPES: Record<Terrain, string> = {
  plain: '.',
  trap: 'T',
  hazardous: 'H',
  difficult: '~',
  obstacle: 'X',
  door: 'D',
};
const TERRAIN_OF = new Map(TERRAINS.map((terrain) => [SHAPES[terrain], terrain]));
const ROCK = '#';
const VISIBLE = /^[\p{L}\p{N}\p{P}\p{S}]$/u;

/** What one character of a drawing can stand for, by its place: a hex, or a wall of one shape between two hexes. */
type Cell =
  | { readonly hex: GridPosition }
  | {
      readonly shape: '-' | '/' | '\\';
      readonly between: readonly [GridPosition, GridPosition];
    };

function cellAt(x: number, line: number): Cell {
  const place = (column: number, line: number): GridPosition => ({ column, line });
  const column = Math.floor(x / 2);
  const standsHere = (column + line) % 2 === 0;
  if (x % 2 === 0) {
    if (standsHere) return { hex: place(column, line) };
    return {
      shape: '-',
      between: [place(column, line - 1), place(column, line + 1)],
    };
  }
  if (standsHere)
    return {
      shape: '\\',
      between: [place(column, line), place(column + 1, line - 1)],
    };
  return {
    shape: '/',
    between: [place(column, line - 1), place(column + 1, line)],
  };
}

interface Glyph {
  readonly char: string;
  readonly cell: Cell;
  readonly error: (problem: string) => DrawingError;
}

/** Refuses tabs, other control characters and surrogate pairs, because they would shift the characters after them. */
function checkVisible(line: string, number: number): void {
  const at = line.split('').findIndex((char) => char !== ' ' && !VISIBLE.test(char));
  const char = JSON.stringify(line.charAt(at));
  if (at >= 0) throw new DrawingError(number + 1, at + 1, `${char} cannot be drawn: use spaces and visible characters`);
}

/**
 * Yields the characters of a drawing, without blanks. A blank first line (after the opening backtick) and a blank
 * last line are not part of the drawing. The indentation that all lines share is removed.
 */
function* glyphs(text: string): Generator<Glyph> {
  const lines = text.split('\n');
  lines.forEach(checkVisible);
  const blank = (line: string | undefined) => line?.trim() === '';
  const top = blank(lines[0]) ? 1 : 0;
  const picture = lines.slice(top, blank(lines.at(-1)) ? -1 : undefined);
  const indents = picture.filter((line) => !blank(line)).map((line) => line.search(/[^ ]/));
  const indent = Math.min(...indents);
  for (const [line, row] of picture.entries()) {
    for (let at = 0; at < row.length; at++) {
      const char = row.charAt(at);
      if (char === ' ') continue;
      const error = (problem: string) => new DrawingError(top + line + 1, at + 1, problem);
      yield { char, cell: cellAt(at - indent, line), error };
    }
  }
}

/**
 * Reads a board from a text drawing. Column i of the board is at character 2i. The hexes of columns a, c, e ... are on lines 0, 2, 4
 * ..., those of columns b, d, f ... on lines 1, 3, 5 ... The terrain characters are `.` plain, `T` trap, `H` hazardous,
 * `~` difficult, `X` obstacle, `D` door; `#` or a space is rock. Any other character is a mark on a plain hex, or on the terrain
 * that the legend gives for the mark. Walls are `-` between the upper and the lower hex of a column, `\` to the right of a hex for
 * its upper right side, and `/` to the left of a hex for its upper left side.
 * ```
 * .   .
 *  /.\       b1 is walled off from a1, c1, a2 and b2
 * .\- .
 *   .
 * ```
 * @throws DrawingError if the drawing has a mistake
 */
export function parseBoard(text: string, legend: Readonly<Record<string, Terrain>> = {}): Drawing {
  const hexes = new Map<HexId, Terrain>();
  const marks = new Map<string, HexId[]>();
  const walls: { between: readonly GridPosition[]; error: Glyph['error'] }[] = [];
  for (const { char, cell, error } of glyphs(text)) {
    if ('between' in cell) {
      if (char !== cell.shape) throw error(`'${char}' is not allowed here: only a wall '${cell.shape}' or a blank is`);
      walls.push({ between: cell.between, error });
      continue;
    }
    if (char === ROCK) continue;
    if (char === '-' || char === '/' || char === '\\') throw error(`a wall '${char}' is at the place of a hex`);
    const hex = hexAt(cell.hex);
    if (!hex) throw error('the drawing has more columns than there are letters');
    const terrain = TERRAIN_OF.get(char);
    hexes.set(hex, terrain ?? legend[char] ?? 'plain');
    if (!terrain) marks.set(char, [...(marks.get(char) ?? []), hex]);
  }
  const separated = walls.map(({ between, error }) => {
    const [a, b] = between.map(hexAt);
    if (a && b && hexes.has(a) && hexes.has(b)) return sortedPair(a, b);
    throw error('the wall does not separate two hexes: there is rock beside the wall');
  });
  return {
    board: { hexes: sortedRecord(hexes), walls: separated.sort(compareWalls) },
    marks: Object.fromEntries([...marks].map(([mark, on]) => [mark, on.sort(compareHexes)])),
  };
}

function sortedPair(a: HexId, b: HexId): Wall {
  return compareHexes(a, b) < 0 ? [a, b] : [b, a];
}

function compareWalls([a, b]: Wall, [c, d]: Wall): number {
  return compareHexes(a, c) || compareHexes(b, d);
}

function sortedRecord(hexes: Iterable<readonly [HexId, Terrain]>): Record<HexId, Terrain> {
  return Object.fromEntries([...hexes].sort(([a], [b]) => compareHexes(a, b)));
}

/**
 * The inverse of `parseBoard`. A mark replaces the terrain of its hex. If two marks share a hex, the later one in `marks` is drawn.
 * Rock in a1 is drawn as `#`, so that `parseBoard` does not take an empty first column for indentation.
 */
export function printBoard({ hexes, walls }: Board, marks: Drawing['marks'] = {}): string {
  const lines: string[][] = [];
  const put = (x: number, line: number, char: string) => {
    while (lines.length <= line) lines.push([]);
    const row = lines[line] ?? [];
    while (row.length < x) row.push(' ');
    row[x] = char;
  };
  const putHex = (hex: HexId, char: string) => put(2 * gridPositionOf(hex).column, gridPositionOf(hex).line, char);
  if (!hexes['a1']) put(0, 0, ROCK);
  for (const [hex, terrain] of Object.entries(hexes)) putHex(hex, SHAPES[terrain]);
  for (const [mark, on] of Object.entries(marks)) for (const hex of on) putHex(hex, mark);
  for (const [a, b] of walls) {
    const [p, q] = [gridPositionOf(a), gridPositionOf(b)];
    const [x, line] = [p.column + q.column, p.column === q.column ? p.line + 1 : Math.max(p.line, q.line)];
    const cell = cellAt(x, line);
    if ('shape' in cell) put(x, line, cell.shape);
  }
  return lines.map((row) => row.join('')).join('\n');
}

/** R1.9: the drawing turned by 180 degrees, as the second scenario of a map card uses it. */
export function turnDrawing({ board, marks }: Drawing): Drawing {
  const frame = frameOf(Object.keys(board.hexes));
  const turn = (hex: HexId) => turnHex(hex, frame);
  return {
    board: {
      hexes: sortedRecord(Object.entries(board.hexes).map(([hex, terrain]) => [turn(hex), terrain])),
      walls: board.walls.map(([a, b]) => sortedPair(turn(a), turn(b))).sort(compareWalls),
    },
    marks: Object.fromEntries(Object.entries(marks).map(([mark, on]) => [mark, on.map(turn).sort(compareHexes)])),
  };
}

/** The board at one moment of play. */
export interface Situation {
  readonly board: Board;
  /** The hexes of open doors, which count as plain (R4.3). */
  readonly opened: readonly HexId[];
  /** The hexes of traps that have gone off or were disarmed. They count as plain (R4.4). */
  readonly spent: readonly HexId[];
  /** The hexes whose terrain now differs from the printed terrain, with the current terrain. */
  readonly tiles?: Readonly<Record<HexId, Terrain>>;
  /** The longest possible line of sight, in hexes; absent if there is no limit. */
  readonly sight?: number;
}

/** The current terrain of a hex; undefined for rock. */
export function terrainAt({ board, opened, spent, tiles }: Situation, hex: HexId): Terrain | undefined {
  const printed = board.hexes[hex];
  const terrain = printed && (tiles?.[hex] ?? printed);
  const done = (terrain === 'door' && opened.includes(hex)) || (terrain === 'trap' && spent.includes(hex));
  return done ? 'plain' : terrain;
}

/** For each hex, the hexes to which one step leads, in the order of DIRECTIONS. Obstacles and figures are ignored. */
export type Adjacency = ReadonlyMap<HexId, readonly HexId[]>;

/** Caches the results of a pure function of an object. A result is kept as long as the object exists. */
export function memoize<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

const planOf = memoize((board: Board) => {
  const walls = new Set(board.walls.flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`]));
  const hexes = Object.keys(board.hexes);
  const waysFrom = (hex: HexId) => neighbours(hex).filter((to) => board.hexes[to] && !walls.has(`${hex}|${to}`));
  return {
    ways: new Map(hexes.map((hex) => [hex, waysFrom(hex)])) as Adjacency,
    doors: hexes.filter((hex) => board.hexes[hex] === 'door'),
    layouts: new Map<string, Passages>(),
  };
});

/** A board with a set of closed doors. The same board and set always give the same object, so the object can be the key of a cache. */
export interface Passages {
  /** The steps between all hexes except closed doors, which count as wall (R4.3). */
  readonly ways: Adjacency;
}

/** The steps that are possible with the doors that are now closed; cached for each set of closed doors. */
export function passagesOf(situation: Situation): Passages {
  const { ways, doors, layouts } = planOf(situation.board);
  const closed = doors.filter((door) => terrainAt(situation, door) === 'door');
  const key = closed.join();
  const known = layouts.get(key);
  if (known) return known;
  const isOpen = (hex: HexId) => !closed.includes(hex);
  const open = [...ways].filter(([hex]) => isOpen(hex));
  const layout: Passages = {
    ways: new Map(open.map(([hex, to]) => [hex, to.filter(isOpen)])),
  };
  layouts.set(key, layout);
  return layout;
}

/** The hexes to which one step leads if figures and obstacles are ignored. Walls stop the step, closed doors do not (R4.3). */
export function neighboursThroughDoors(board: Board, hex: HexId): readonly HexId[] {
  return planOf(board).ways.get(hex) ?? [];
}

/** R4.2: whether two hexes share a side without a wall. A closed door is adjacent to no hex. */
export function isAdjacent(situation: Situation, a: HexId, b: HexId): boolean {
  return passagesOf(situation).ways.get(a)?.includes(b) ?? false;
}

/**
 * R4.2, R13.1: whether the side that two neighbouring hexes share is a wall. It is a wall if one is drawn there, or if one of the hexes is
 * off the map or a closed door. False for hexes that are not neighbours.
 */
export function isWallBetween(situation: Situation, a: HexId, b: HexId): boolean {
  return hexDistance(a, b) === 1 && !isAdjacent(situation, a, b);
}
