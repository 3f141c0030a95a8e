/** Statistics of each campaign, in a separate record: a damaged one harms no save. */
import * as v from 'valibot';
import { dayOfDaily, pageOfPackGame } from '../../flow/inHand/campaign';
import type { InHand } from '../../flow/inHand/types';
import { checksum } from '../../journal/digest';
import { byName, count, list, name, oneOf, record, type Shape } from '../../journal/shapes';
import { SCENARIO_LEVELS } from '../../rules/inHand/vocabulary';
import { EMPTY, type ScenarioTally, sum, type Tally, type Throws, tallyOf } from '../../session/inHand/tally';
import type { Session } from '../../session/session';
import { opened, sealed } from '../envelope';
import type { RecordMerger } from '../merge';
import type { WriteQueue } from '../queue';
import { statsKeyOf } from '../records';
import type { Store } from '../store';
import { fault, type Read, readShape, storageFault } from '../untrusted';
import { noteDay } from './daily';

const VERSION = 1;

interface Stats {
  readonly stats: typeof VERSION;
  /** Identifies the last game counted, so that none is counted twice. */
  readonly last: string;
  readonly tally: Tally;
}

/** Cells, or faces. */
const MOST = 1000;

const throwsShape: Shape<Throws> = v.strictTuple([count, count, count]);

const statsShape = record<Stats>({
  stats: v.literal(VERSION),
  last: v.pipe(v.string(), v.regex(/^[0-9a-f]{0,8}$/)),
  tally: record<Tally>({
    // Far more than scenarios times levels.
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
      MOST,
    ),
    rolls: record<Tally['rolls']>({
      behaviour: throwsShape,
      heroAttack: throwsShape,
      monsterAttack: throwsShape,
      lot: throwsShape,
    }),
    faces: byName(count, MOST),
  }),
});

const NOTHING: Stats = { stats: VERSION, last: '', tally: EMPTY };

async function readRecord(store: Store, key: string): Promise<Read<Stats>> {
  try {
    return statsIn(await store.get(key));
  } catch (error) {
    return { ok: false, fault: storageFault(error) };
  }
}

function statsIn(text: unknown): Read<Stats> {
  if (text === null || text === undefined) return { ok: true, value: NOTHING };
  const whole = opened(text);
  if (!whole.ok) return whole;
  const { stats } = whole.value;
  if (typeof stats === 'number' && stats > VERSION) return fault('future', 'stats', String(stats));
  return readShape(statsShape, whole.value);
}

/** The games of both; those that the last one shows to be counted already are not counted again. */
export const mergeStats: RecordMerger = async (apart, kept) => {
  const [one, other] = [statsIn(apart), statsIn(kept)];
  if (!one.ok || (!other.ok && other.fault.reason === 'future')) return null;
  const before = other.ok ? other.value : NOTHING;
  if (before.last === one.value.last) return null;
  return sealed({ stats: VERSION, last: one.value.last, tally: sum(before.tally, one.value.tally) });
};

/** What a campaign's games come to; null: those of all campaigns. The first record that cannot be read is the fault. */
export async function readTally(store: Store, id: string | null): Promise<Read<Tally>> {
  const all = statsKeyOf('');
  const keys = id === null ? (await store.keys()).filter((key) => key.startsWith(all)) : [statsKeyOf(id)];
  let total = EMPTY;
  for (const key of keys) {
    const read = await readRecord(store, key);
    if (!read.ok) return read;
    total = sum(total, read.value.tally);
  }
  return { ok: true, value: total };
}

/**
 * Adds a finished game to its campaign's statistics, or to the daily results; games of packs are not counted. A damaged
 * record is begun anew; one from a later version of the game is left alone.
 */
export function countGame(store: Store, queue: WriteQueue, id: string, { journal, play }: Session<InHand>): void {
  const day = dayOfDaily(id);
  if (day !== null) return noteDay(store, queue, day, { journal, play });
  if (pageOfPackGame(id) !== null) return;
  const key = statsKeyOf(id);
  queue.put(`${key}/${journal.setup.seed}`, async () => {
    const read = await readRecord(store, key);
    if (!read.ok && (read.fault.reason === 'future' || read.fault.reason === 'storage')) return;
    const before = read.ok ? read.value : NOTHING;
    // Without the mode, as journals were before they named it: a game counted then is not counted again.
    const last = checksum(JSON.stringify({ ...journal, mode: undefined }));
    if (before.last === last) return;
    const tally = sum(before.tally, tallyOf(play.book, journal));
    await store.set(key, sealed({ stats: VERSION, last, tally }));
  });
}
