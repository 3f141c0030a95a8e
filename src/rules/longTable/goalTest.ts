/** Names the counters of a hero in a scenario, and defines the tests of counters in battle goals (docs/CONTENT-LONG.md, section 7). */

/** The number of rooms that the goal `pettyCash` requires. Packs and content hashes spell it so; the spelling must not change. */
export const ROOMS_TO_LOOT = 'roomsAsked';

/** The counters of each hero in a scenario, for battle goals and personal quests. `counterOf` in goals.ts returns their values. */
export const COUNTERS = [
  'roundsActed',
  'roundsBeforeMonsters',
  'roundsAfterAll',
  'roundsAtThreeHp',
  'damageInRounds1To3',
  'moneyByLoot',
  'moneyOtherwise',
  'roomsLooted',
  ROOMS_TO_LOOT,
  'itemsBefore5',
  'itemsFrom5',
  'itemsThisTurn',
  'mostItemsInTurn',
  'rests',
  'restsBesideEnemy',
  'firstDamages',
  'lastKill',
  'doorsOpened',
  'doorsOpenedByOthers',
  'cardsLeft',
  'lostActions',
  'mostDamageInAttack',
  'kills',
  'eliteKills',
  'exhausted',
  /** Whether the hero has died, with the variant Death (L35.2). */
  'dead',
  'rounds',
] as const;
export type Counter = (typeof COUNTERS)[number];

interface Bounds {
  readonly counter: Counter;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly byLevel?: number;
}

/**
 * A test of a counter: its value must be at least `atLeast` and at most `atMost`. `byLevel` times the scenario level is added
 * to both bounds.
 */
export interface GoalTest extends Bounds {
  /** The name of another counter whose value is the lower bound. */
  readonly atLeastCounter?: Counter;
}

/** A test in the form of packs and content hashes, whose spelling must not change: `least` is `atLeastCounter`. */
export interface WrittenGoalTest extends Bounds {
  readonly least?: Counter;
}

/** Converts a written test to the form that the rules read. */
export const readGoalTest = ({ least, ...bounds }: WrittenGoalTest): GoalTest =>
  least === undefined ? bounds : { ...bounds, atLeastCounter: least };
