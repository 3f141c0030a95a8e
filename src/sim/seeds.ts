/**
 * Which games are measured. Numbers are tuned on one set of seeds and reported on another, which no tuning has seen: a number that
 * was moved until its games were won would report itself too well.
 */

export const SEED_SETS = ['tune', 'report'] as const;
export type SeedSet = (typeof SEED_SETS)[number];

/** The seed of the nth game of something; always the same. */
export function seedOf(set: SeedSet, name: string, nth: number): string {
  return set === 'tune' ? `${name} ${nth}` : `report ${name} ${nth}`;
}

/** The set that is asked for: golden figures are of the report set, a look is of the other. @throws RangeError for a set that is none, or a golden figure of what was tuned on */
export function seedSetFor(asked: string | undefined, golden: boolean): SeedSet {
  const set = SEED_SETS.find((each) => each === (asked ?? (golden ? 'report' : 'tune')));
  if (set === undefined) throw new RangeError(`there are no seeds "${asked}"`);
  if (golden && set === 'tune') throw new RangeError('golden figures are made on seeds that no tuning has seen');
  return set;
}

/** Which seeds, in short: 'report 0-23'. */
export function seedsTold(set: SeedSet, games: number): string {
  return games === 0 ? set : `${set} 0-${games - 1}`;
}
