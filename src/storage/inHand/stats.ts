/** Stores the statistics of campaigns of the mode in hand. */
import * as v from 'valibot';
import { dayOfDaily, pageOfPackGame } from '../../flow/inHand/singleGame';
import type { InHand } from '../../flow/inHand/types';
import { checksum } from '../../journal/digest';
import { byName, count, list, name, oneOf, record, type Shape } from '../../journal/shapes';
import { SCENARIO_LEVELS } from '../../rules/inHand/vocabulary';
import {
  addTallies,
  EMPTY_TALLY,
  type FaceCounts,
  type ScenarioTally,
  type Tally,
  tallyOf,
} from '../../session/inHand/tally';
import type { Session } from '../../session/session';
import type { WriteQueue } from '../queue';
import { statsKeyOf } from '../records';
import type { Store } from '../store';
import { openTallies } from '../tallies';
import { storeDay } from './daily';

/** The greatest number of entries for cells, and for faces. */
const MAX_ENTRIES = 1000;

const throwsShape: Shape<FaceCounts> = v.strictTuple([count, count, count]);

const shape = record<Tally>({
  // The limit is far above the number of scenarios times levels.
  cells: list(
    record<ScenarioTally>({
      scenario: name,
      level: oneOf(SCENARIO_LEVELS),
      games: count,
      won: count,
      rounds: count,
      dealt: count,
      taken: count,
      kills: count,
    }),
    MAX_ENTRIES,
  ),
  rolls: record<Tally['rolls']>({
    behaviour: throwsShape,
    heroAttack: throwsShape,
    monsterAttack: throwsShape,
    lot: throwsShape,
  }),
  faces: byName(count, MAX_ENTRIES),
});

const { read, merge, add } = openTallies<Tally>({ keyOf: statsKeyOf, shape, empty: EMPTY_TALLY, sum: addTallies });

export const readTally = read;
export const mergeStats = merge;

/** Adds a finished game to the statistics of its campaign, or to the daily results. Games of packs are not counted. */
export function countGame(store: Store, queue: WriteQueue, id: string, { journal, play }: Session<InHand>): void {
  const day = dayOfDaily(id);
  if (day !== null) return storeDay(store, queue, day, { journal, play });
  if (pageOfPackGame(id) !== null) return;
  add(store, queue, {
    id,
    seed: journal.setup.seed,
    // Leave out the mode, because old journals did not contain it. Otherwise a game that was counted without the mode
    // would be counted again.
    digest: () => checksum(JSON.stringify({ ...journal, mode: undefined })),
    tally: () => tallyOf(play.book, journal),
  });
}
