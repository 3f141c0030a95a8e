/** How a hero comes to a first scenario: level 1, with nothing (R28.1), at the normal scenario level (R5.1) and in no variant. */
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
