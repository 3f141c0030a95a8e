/** The marks on a drawn map, by name. */
import type { Drawing, HexId } from '../rules/board';

export function tiles({ marks }: Drawing, mark: string): readonly HexId[] {
  const hexes = marks[mark];
  if (!hexes) throw new RangeError(`the map shows no "${mark}"`);
  return hexes;
}

/** The one hex with this mark. */
export function tile(drawing: Drawing, mark: string): HexId {
  const [hex, ...more] = tiles(drawing, mark);
  if (hex === undefined || more.length > 0) throw new RangeError(`the map shows "${mark}" more than once`);
  return hex;
}
