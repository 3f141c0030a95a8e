/**
 * Reads the maps of scenarios (docs/CONTENT-LONG.md, section 2). A line of text is a column of hexes: the next character in the line is the
 * hex below. The character at the same place in the next line is the hex to the right, half a hex lower. So rooms drawn as upright
 * blocks of text are upright on the board. ` ` or `#` is off the map, `.` plain, `d` difficult, `o` obstacle, `t` trap, `h` hazardous, `+`
 * a closed door. Any other character is a mark; its hex is plain unless the caller of `boardOf` names another terrain. Indentation that all
 * lines share and a blank first or last line are ignored.
 */
import type { Board, HexId, Terrain } from '../../rules/core/board';
import { compareHexes, hexAt, neighbours } from '../../rules/core/hexes';
import type { Door, Room } from '../../rules/longTable/book';

const TERRAIN: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  d: 'difficult',
  o: 'obstacle',
  t: 'trap',
  h: 'hazardous',
  '+': 'door',
};

/** A hex of the drawing. Lists of cells are in reading order: line by line, each from the left. */
export interface Cell {
  readonly char: string;
  readonly hex: HexId;
}

/** An error in a map as a whole, or in one of its lines. */
export class MapError extends Error {
  override readonly name = 'MapError';
}

/** Returns the lines of a drawing, without their shared indentation. */
export function rowsOf(map: string): string[] {
  const lines = map.replace(/^ *\n|\n *$/g, '').split('\n');
  const indent = Math.min(...lines.map((line) => line.search(/\S|$/)));
  return lines.map((line) => line.slice(indent).trimEnd());
}

/** Returns the hexes of a map. Their names count columns from the left and half-hex lines from the top. @throws MapError */
export function cellsOf(map: string): Cell[] {
  const drawn = rowsOf(map).flatMap((row, r) =>
    row.split('').flatMap((char, j) => (char === ' ' || char === '#' ? [] : [{ char, j, r }])),
  );
  const left = Math.min(...drawn.map(({ r }) => r));
  const top = Math.min(...drawn.map(({ j, r }) => 2 * j + r - left));
  // Shifts by an even number of half-hex lines, so that hexes with even line numbers stay in the columns a, c, e ...
  const up = top - (((top % 2) + 2) % 2);
  return drawn.map(({ char, j, r }) => {
    const column = r - left;
    const hex = hexAt({ column, line: 2 * j + column - up });
    if (!hex) throw new MapError(`row ${r + 1}, column ${j + 1}: more rows than there are letters`);
    return { char, hex };
  });
}

/**
 * Returns the board of a map.
 * @param under returns the terrain of a cell; undefined means the terrain for which the cell's character stands, or plain for a mark
 */
export function boardOf(cells: readonly Cell[], under: (cell: Cell) => Terrain | undefined = () => undefined): Board {
  const terrain = cells.map((cell) => [cell.hex, under(cell) ?? TERRAIN[cell.char] ?? 'plain'] as const);
  return { hexes: Object.fromEntries([...terrain].sort(([a], [b]) => compareHexes(a, b))), walls: [] };
}

/** Returns the hexes of each mark, in reading order. */
export function marksOf(cells: readonly Cell[]): ReadonlyMap<string, readonly HexId[]> {
  const marks = new Map<string, HexId[]>();
  for (const { char, hex } of cells) if (!TERRAIN[char]) marks.set(char, [...(marks.get(char) ?? []), hex]);
  return marks;
}

/**
 * Returns the rooms: connected hexes without doors, numbered from 0 in reading order of their first hexes (docs/CONTENT-LONG.md, section
 * 2).
 */
export function roomsOf(cells: readonly Cell[]): Room[] {
  const left = new Map(cells.filter(({ char }) => char !== '+').map(({ hex }) => [hex, true]));
  const rooms: Room[] = [];
  for (const { hex } of cells) {
    if (!left.delete(hex)) continue;
    const hexes = [hex];
    for (const each of hexes) hexes.push(...neighbours(each).filter((next) => left.delete(next)));
    rooms.push({ hexes: hexes.sort(compareHexes) });
  }
  return rooms;
}

/** Returns the doors in reading order. Each door joins exactly two rooms (L4.4). @throws MapError */
export function doorsOf(cells: readonly Cell[], rooms: readonly Room[]): Door[] {
  const roomOf = new Map(rooms.flatMap(({ hexes }, i) => hexes.map((hex) => [hex, i] as const)));
  return cells
    .filter(({ char }) => char === '+')
    .map(({ hex }, i): Door => {
      const joined = [...new Set(neighbours(hex).flatMap((next) => roomOf.get(next) ?? []))].sort((a, b) => a - b);
      const [a, b] = joined;
      if (a === undefined || b === undefined || joined.length > 2)
        throw new MapError(`door D${i + 1} joins ${joined.length} rooms, not two`);
      return { hex, rooms: [a, b] };
    });
}
