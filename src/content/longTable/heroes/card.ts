/** A row of a hero's table of cards: level, id, initiative, top and bottom, as section 4 prints them. */
import type { WrittenCard } from '../written';

export const card = (
  level: WrittenCard['level'],
  id: string,
  initiative: number,
  top: string,
  bottom: string,
): WrittenCard => ({ level, id, initiative, top, bottom });
