/**
 * Reads the areas of the printed language (docs/CONTENT-LONG.md, section 3). The characters of a drawing are arranged like those of a map
 * (map.ts): `@` is the grey hex of the attacker, `x` a red hex, `_` a hex outside the area.
 */
import type { Area } from '../../../rules/longTable/vocabulary';
import { fail, lookUpWord, type Piece, wholePiece } from './pieces';

/** Drawings of the named areas; `/` separates rows. */
const PRINTED = {
  arc: 'xx / @x',
  line3: '@xxx',
  wedge: '_xx / @x_',
  ring: '_xx / x@x / xx_',
  wave: '_xx / @xx / x__',
  tri: 'xx / x_',
  rhombus: 'xx / xx',
} as const;

/**
 * Returns the area of a drawing: the coordinates of the red hexes relative to the grey hex or, without a grey hex, to the first red hex
 * (L13.2).
 * @throws NotationError
 */
export function areaOf(drawing: string): Area {
  const cells = drawing.split('/').flatMap((row, r) =>
    row
      .trim()
      .split('')
      .map((char, q) => ({ char, q, r })),
  );
  const strange = cells.find(({ char }) => !'x@_'.includes(char));
  if (strange) fail(wholePiece(drawing), `"${strange.char}" is no hex of an area`);
  const red = cells.filter(({ char }) => char === 'x');
  const grey = cells.find(({ char }) => char === '@');
  const from = grey ?? red[0] ?? fail(wholePiece(drawing), 'no red hex');
  return { melee: grey !== undefined, red: red.map(({ q, r }) => [q - from.q, r - from.r] as const) };
}

/** The named areas of the printed language. */
export const AREAS: Readonly<Record<string, Area>> = Object.fromEntries(
  Object.entries(PRINTED).map(([name, drawing]) => [name, areaOf(drawing)]),
);

/** Returns a named area. @throws NotationError if there is none */
export const namedArea = (piece: Piece): Area => lookUpWord(piece, AREAS, 'area');
