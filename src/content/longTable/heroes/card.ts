/** Defines a card as a row of a hero's table: level, id, initiative, top and bottom (docs/CONTENT-LONG.md, section 4). */
import type { WrittenCard } from '../written';

export const card = <const Id extends string>(
  level: WrittenCard['level'],
  id: Id,
  initiative: number,
  top: string,
  bottom: string,
): WrittenCard & { readonly id: Id } => ({ level, id, initiative, top, bottom });
