/**
 * The terms of the rule books that all modes share. Each union type is derived from a list. The other terms are in the `vocabulary.ts`
 * of each mode.
 */

export const HALVES = ['top', 'bottom'] as const;
export type Half = (typeof HALVES)[number];

/** R16.2, L15: negative conditions that every mode has. */
export const BAD_CONDITIONS = ['immobilize', 'disarm', 'stun', 'muddle'] as const;
export type BadCondition = (typeof BAD_CONDITIONS)[number];
/** R16.3, L15: positive conditions that every mode has. */
export const GOOD_CONDITIONS = ['invisible', 'strengthen'] as const;
export type GoodCondition = (typeof GOOD_CONDITIONS)[number];

/** Item slots (R1.7, R29.2, L21.1). */
export const SLOTS = ['head', 'body', 'legs', 'oneHand', 'twoHands', 'small'] as const;
export type Slot = (typeof SLOTS)[number];

/** What happens to an item when it is used (R23.1, L21.4). */
export const ITEM_USES = ['consumed', 'spent', 'free'] as const;
export type ItemUse = (typeof ITEM_USES)[number];

export const KINDS = ['normal', 'elite'] as const;
/** Normal or elite: the strength of a monster of a type (R4.10, L1.4). */
export type Kind = (typeof KINDS)[number];

export type CardId = string;
export type ItemId = string;
/** The id of a monster type in the catalogue, such as 'shuffler'. */
export type MonsterId = string;
