/**
 * Defines two sets of seeds. The game's balance is tuned with one set and reported with the other, because a report on the
 * games that were used for tuning would look too good.
 */

export const SEED_SETS = ['tune', 'report'] as const;
export type SeedSet = (typeof SEED_SETS)[number];

/** The seed of the nth game of a cell or item. It is the same in every run. */
export function seedOf(set: SeedSet, name: string, nth: number): string {
  return set === 'tune' ? `${name} ${nth}` : `report ${name} ${nth}`;
}

/**
 * The requested set of seeds. Default: 'report' for golden reports and 'tune' otherwise.
 * @throws RangeError for an unknown set, or for a golden report with the set 'tune'
 */
export function seedSetFor(asked: string | undefined, golden: boolean): SeedSet {
  const set = SEED_SETS.find((each) => each === (asked ?? (golden ? 'report' : 'tune')));
  if (set === undefined) throw new RangeError(`there are no seeds "${asked}"`);
  if (golden && set === 'tune') throw new RangeError('golden reports need seeds that no tuning has seen');
  return set;
}

/** Describes the seeds of this number of games, such as 'report 0-23'. */
export function describeSeeds(set: SeedSet, games: number): string {
  return games === 0 ? set : `${set} 0-${games - 1}`;
}
