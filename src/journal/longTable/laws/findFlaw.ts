/** Checks a play that comes from outside against all laws. */
import type { Play } from '../../../flow/longTable/play';
import { NAME_LAWS } from './nameLaws';
import { TABLE_LAWS } from './tableLaws';

/** All laws with their names, in the order of checking. */
export const LAWS = Object.entries({ ...NAME_LAWS, ...TABLE_LAWS });

/** The name (in English) of the first law that a play breaks; null if it breaks none. */
export function findFlaw(play: Play): string | null {
  return LAWS.find(([, law]) => !law(play.state, play.book, play))?.[0] ?? null;
}
