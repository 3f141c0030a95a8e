/** The modes that there are. They are handed to whoever serves all of them. */
import type { ByMode } from '../rules/core/ruleset';
import type { InHandSaved } from '../storage/inHand/mode';
import { inHand } from './inHand';

export const MODES = { inHand } as const;

/** The types of the modes that there are. */
export type AnySaved = InHandSaved;
export type AnyGame = AnySaved['game'];

export const modeOf: ByMode<(typeof MODES)[keyof typeof MODES]> = (id) =>
  Object.hasOwn(MODES, id) ? MODES[id as keyof typeof MODES] : undefined;
