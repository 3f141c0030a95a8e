/**
 * Stores the results of daily scenarios, and the game of today as a separate campaign that no list shows.
 */
import * as v from 'valibot';
import { dayOfDaily, idOfDaily } from '../../flow/inHand/singleGame';
import type { InHand } from '../../flow/inHand/types';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { restore, type SavedGame } from '../../journal/journal';
import { bool, count, list, record, type Shape } from '../../journal/shapes';
import { ContentError, LawsUnavailableError } from '../../rules/core/ruleset';
import {
  campaignOfDay,
  type Daily,
  type Day,
  type DayResult,
  dailyOf,
  dayOf,
  MAX_LETTERS,
  resultOfDay,
  streakAt,
} from '../../session/inHand/daily';
import type { Session } from '../../session/session';
import { openRecord, sealRecord } from '../envelope';
import type { RecordMerger } from '../merge';
import type { WriteQueue } from '../queue';
import { campaignIdOf } from '../records';
import type { Saves } from '../saves';
import type { Saved } from '../schema';
import type { Store } from '../store';
import type { Tabs } from '../tabs';
import { fault, type ReadResult, readShape, storageFault } from '../untrusted';

const KEY = 'daily';
const VERSION = 1;
/** The greatest number of days stored. It also limits the length of a streak. */
const MAX_DAYS = 400;

interface Days {
  readonly daily: typeof VERSION;
  /** The results, oldest first. */
  readonly results: readonly DayResult[];
}

const day: Shape<Day> = v.pipe(v.string(), v.isoDate());

const daysShape = record<Days>({
  daily: v.literal(VERSION),
  results: list(
    record<DayResult>({
      day,
      won: bool,
      rounds: count,
      hp: count,
      letters: v.pipe(v.string(), v.regex(/^[ABC]*$/), v.maxLength(MAX_LETTERS)),
    }),
    MAX_DAYS,
  ),
});

async function readDays(store: Store): Promise<ReadResult<readonly DayResult[]>> {
  try {
    return daysIn(await store.get(KEY));
  } catch (error) {
    return { ok: false, fault: storageFault(error) };
  }
}

function daysIn(text: unknown): ReadResult<readonly DayResult[]> {
  if (text === null || text === undefined) return { ok: true, value: [] };
  const whole = openRecord(text);
  if (!whole.ok) return whole;
  const { daily } = whole.value;
  if (typeof daily === 'number' && daily > VERSION) return fault('future', 'daily', String(daily));
  const read = readShape(daysShape, whole.value);
  return read.ok ? { ok: true, value: read.value.results } : read;
}

/** Merges the days of two records. If both have a result for a day, the result in the main store counts. */
export const mergeDays: RecordMerger = async (apart, kept) => {
  const [one, other] = [daysIn(apart), daysIn(kept)];
  if (!one.ok || (!other.ok && other.fault.reason === 'future')) return null;
  const before = other.ok ? other.value : [];
  const more = one.value.filter(({ day }) => !before.some((each) => each.day === day));
  const results = [...before, ...more].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-MAX_DAYS);
  return sealRecord({ daily: VERSION, results });
};

/**
 * Stores the result of a day. Only the first result of each day counts. A record of a later version of the game stays
 * unchanged.
 */
export function storeDay(
  store: Store,
  queue: WriteQueue,
  of: Day,
  session: Pick<Session<InHand>, 'play' | 'journal'>,
): void {
  queue.put(`${KEY}/${of}`, () => writeResult(store, () => resultOfDay(of, session), of));
}

async function writeResult(store: Store, result: () => DayResult | Promise<DayResult>, of: Day): Promise<void> {
  const read = await readDays(store);
  if (!read.ok && (read.fault.reason === 'future' || read.fault.reason === 'storage')) return;
  const before = read.ok ? read.value : [];
  if (before.some((each) => each.day === of)) return;
  const results = [...before, await result()].slice(-MAX_DAYS);
  await store.set(KEY, sealRecord({ daily: VERSION, results }));
}

/** The unfinished game of a day, or null if there is none. */
async function unfinishedOf(saves: Saves, id: string): Promise<Saved | null> {
  const found = await saves.newest(id);
  return found.ok && found.value.campaign.stage.at === 'table' ? found.value : null;
}

/** The result of a game that is given up. It is a loss, because the player has one attempt per day. */
async function givenUp(day: Day, { table }: Saved): Promise<DayResult> {
  const nothing: DayResult = { day, won: false, rounds: 0, hp: 0, letters: '' };
  if (!table) return nothing;
  const kept = table as SavedGame<InHand>;
  try {
    const found = await restore(IN_HAND, IN_HAND.bookFor(kept.journal.setup), kept);
    return found.ok ? { ...resultOfDay(day, found), won: false } : nothing;
  } catch (error) {
    if (error instanceof ContentError || error instanceof LawsUnavailableError) return nothing;
    throw error;
  }
}

/** The scenario of a day, and the player's progress in the scenario. */
export interface DayView {
  readonly daily: Daily;
  /** Whether the game of the day has begun or is finished. */
  readonly begun: boolean;
  /** Another day whose game is unfinished, or null if there is none. Starting this day's game gives that game up. */
  readonly unfinished: Day | null;
  readonly result: DayResult | null;
  /** The number of days won in a row up to this day, or up to the day before if this day has no result yet. */
  readonly streak: number;
}

/**
 * Reads the scenario of a day and the player's progress.
 * @param of the day, or null for today
 */
export async function readDay(store: Store, saves: Saves, now: number, of: Day | null): Promise<DayView> {
  const daily = dailyOf(of ?? dayOf(now));
  const [read, save, unfinished] = await Promise.all([
    readDays(store),
    saves.newest(daily.seed),
    unfinishedDay(store, saves, daily.day),
  ]);
  const results = read.ok ? read.value : [];
  const result = results.find((each) => each.day === daily.day) ?? null;
  const streak = streakAt(results, result ? daily.day : dayBefore(daily.day));
  return { daily, begun: save.ok, unfinished, result, streak };
}

/** The days for which a game is stored. */
async function storedDays(store: Store): Promise<Day[]> {
  const ids = new Set((await store.keys()).flatMap((key) => campaignIdOf(key) ?? []));
  return [...ids].flatMap((id) => dayOfDaily(id) ?? []).sort();
}

async function unfinishedDay(store: Store, saves: Saves, than: Day): Promise<Day | null> {
  for (const of of await storedDays(store)) if (of !== than && (await unfinishedOf(saves, idOfDaily(of)))) return of;
  return null;
}

function dayBefore(of: Day): Day {
  return dayOf(Date.parse(of) - 86_400_000);
}

export interface DailyServices {
  readonly store: Store;
  readonly saves: Saves;
  readonly tabs: Pick<Tabs, 'claim' | 'release'>;
  readonly queue: WriteQueue;
}

/**
 * Starts today's scenario unless it has begun already, and removes the games of other days, unless another tab has
 * them. An unfinished game of another day is given up and gets a result; otherwise the player could get another attempt
 * by changing the clock.
 * @param name the hero's name, in the form of `printableName`
 * @returns the id of the campaign
 */
export async function startDay(
  { store, saves, tabs, queue }: DailyServices,
  now: number,
  name: string,
): Promise<string> {
  const daily = dailyOf(dayOf(now));
  const id = daily.seed;
  for (const old of await storedDays(store)) {
    const other = idOfDaily(old);
    if (other === id) continue;
    const left = await unfinishedOf(saves, other);
    await alone(other, () => {
      if (left) queue.put(`${KEY}/${old}`, () => writeResult(store, () => givenUp(old, left), old));
      saves.remove(other);
    });
  }
  const there = await saves.newest(id);
  if (there.ok || there.fault.reason !== 'absent') return id;
  await alone(id, () => saves.save({ mode: IN_HAND.id, campaign: campaignOfDay(daily, name), table: null }, now));
  return id;

  // Runs `write` unless another tab has the campaign.
  async function alone(which: string, write: () => void): Promise<void> {
    if (!(await tabs.claim(which))) return;
    write();
    await queue.flush();
    tabs.release(which);
  }
}
