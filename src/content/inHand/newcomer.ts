/** The set-up of a new hero: level 1 without items (R28.1), normal scenario level (R5.1), no variants. */
import type { Setup } from '../../rules/inHand/book';

export const NEWCOMER = {
  hero: 'bailiff',
  level: 1,
  upgrades: [],
  items: [],
  scenarioLevel: 1,
  looted: [],
  variants: { hindrances: false, onTable: false },
} as const satisfies Omit<Setup, 'scenario' | 'seed'>;
