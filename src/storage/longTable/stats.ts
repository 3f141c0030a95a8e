/** Stores the statistics of campaigns of the Long Table. */
import * as v from 'valibot';
import type { LongTable } from '../../flow/longTable/types';
import { checksum } from '../../journal/digest';
import { byName, count, list, name, record } from '../../journal/shapes';
import type { BestBlow } from '../../session/longTable/account';
import {
  addTallies,
  EMPTY_TALLY,
  type HeroTally,
  type ScenarioTally,
  type Tally,
  tallyOf,
} from '../../session/longTable/tally';
import type { Session } from '../../session/session';
import type { WriteQueue } from '../queue';
import { tableStatsKeyOf } from '../records';
import type { Store } from '../store';
import { talliesOf } from '../tallies';

/** The greatest number of entries of any list, far above the number of scenarios times levels, heroes, or cards. */
const MAX_ENTRIES = 1000;

export const tallyShape = record<Tally>({
  scenarios: list(
    record<ScenarioTally>({ scenario: name, level: count, games: count, won: count, rounds: count }),
    MAX_ENTRIES,
  ),
  heroes: list(
    record<HeroTally>({ hero: name, games: count, dealt: count, kills: count, suffered: count }),
    MAX_ENTRIES,
  ),
  cards: byName(count, MAX_ENTRIES),
  best: v.nullable(record<BestBlow>({ hero: name, target: name, damage: count })),
});

const { read, merge, add } = talliesOf<Tally>({
  keyOf: tableStatsKeyOf,
  shape: tallyShape,
  empty: EMPTY_TALLY,
  sum: addTallies,
});

export const readTally = read;
export const mergeStats = merge;

/** Adds a finished game to its campaign's statistics. */
export function countGame(store: Store, queue: WriteQueue, id: string, { journal, play }: Session<LongTable>): void {
  add(store, queue, {
    id,
    seed: journal.setup.seed,
    digest: () => checksum(JSON.stringify(journal)),
    tally: () => tallyOf(play, journal),
  });
}
