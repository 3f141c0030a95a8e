/** The results of daily scenarios, and today's scenario: a campaign of its own, shown in no list. */
import * as v from 'valibot';
import { dayOfDaily } from '../../flow/inHand/campaign';
import type { InHand } from '../../flow/inHand/types';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { bool, count, list, record, type Shape } from '../../journal/shapes';
import {
  campaignOfDay,
  type Daily,
  type Day,
  type DayResult,
  dailyOf,
  dayOf,
  MOST_LETTERS,
  resultOfDay,
  streakAt,
} from '../../session/inHand/daily';
import type { Session } from '../../session/session';
import { opened, sealed } from '../envelope';
import type { WriteQueue } from '../queue';
import { campaignIdOf } from '../records';
import type { Saves } from '../saves';
import type { Store } from '../store';
import type { Tabs } from '../tabs';
import { fault, type Read, readShape, storageFault } from '../untrusted';

const KEY = 'daily';
const VERSION = 1;
/** Days that are remembered; a longer streak is cut to them. */
const MOST_DAYS = 400;

interface Days {
  readonly daily: typeof VERSION;
  /** The oldest first. */
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
      letters: v.pipe(v.string(), v.regex(/^[ABC]*$/), v.maxLength(MOST_LETTERS)),
    }),
    MOST_DAYS,
  ),
});

async function readDays(store: Store): Promise<Read<readonly DayResult[]>> {
  try {
    const text = await store.get(KEY);
    if (text === null || text === undefined) return { ok: true, value: [] };
    const whole = opened(text);
    if (!whole.ok) return whole;
    const { daily } = whole.value;
    if (typeof daily === 'number' && daily > VERSION) return fault('future', 'daily', String(daily));
    const read = readShape(daysShape, whole.value);
    return read.ok ? { ok: true, value: read.value.results } : read;
  } catch (error) {
    return { ok: false, fault: storageFault(error) };
  }
}

/** Records a day's result; only the first counts. A record from a later version of the game is left alone. */
export function noteDay(
  store: Store,
  queue: WriteQueue,
  of: Day,
  session: Pick<Session<InHand>, 'play' | 'journal'>,
): void {
  queue.put(`${KEY}/${of}`, async () => {
    const read = await readDays(store);
    if (!read.ok && (read.fault.reason === 'future' || read.fault.reason === 'storage')) return;
    const before = read.ok ? read.value : [];
    if (before.some((each) => each.day === of)) return;
    const results = [...before, resultOfDay(of, session)].slice(-MOST_DAYS);
    await store.set(KEY, sealed({ daily: VERSION, results }));
  });
}

/** A day's scenario and the player's progress in it. */
export interface DayView {
  readonly daily: Daily;
  /** It is under way, or has been played. */
  readonly begun: boolean;
  readonly result: DayResult | null;
  /** Days won one after the other, up to this one, or to the day before while it is not played. */
  readonly streak: number;
}

/** @param of the day; null: today */
export async function lookAtDay(store: Store, saves: Saves, now: number, of: Day | null): Promise<DayView> {
  const daily = dailyOf(of ?? dayOf(now));
  const [read, save] = await Promise.all([readDays(store), saves.newest(daily.seed)]);
  const results = read.ok ? read.value : [];
  const result = results.find((each) => each.day === daily.day) ?? null;
  return { daily, begun: save.ok, result, streak: streakAt(results, result ? daily.day : dayBefore(daily.day)) };
}

function dayBefore(of: Day): Day {
  return dayOf(Date.parse(of) - 86_400_000);
}

export interface Room {
  readonly store: Store;
  readonly saves: Saves;
  readonly tabs: Pick<Tabs, 'claim' | 'release'>;
  readonly queue: WriteQueue;
}

/**
 * Starts today's scenario unless it is under way, and removes those of other days.
 * @param name the hero's, as `heroName` has it
 * @returns the id of its campaign
 */
export async function layDay({ store, saves, tabs, queue }: Room, now: number, name: string): Promise<string> {
  const daily = dailyOf(dayOf(now));
  const id = daily.seed;
  const ids = new Set((await store.keys()).flatMap((key) => campaignIdOf(key) ?? []));
  for (const old of ids) if (old !== id && dayOfDaily(old) !== null) await alone(old, () => saves.remove(old));
  const there = await saves.newest(id);
  if (there.ok || there.fault.reason !== 'absent') return id;
  await alone(id, () => saves.save({ mode: IN_HAND.id, campaign: campaignOfDay(daily, name), table: null }, now));
  return id;

  // A campaign that another tab has is left as it is.
  async function alone(which: string, write: () => void): Promise<void> {
    if (!(await tabs.claim(which))) return;
    write();
    await queue.flush();
    tabs.release(which);
  }
}
