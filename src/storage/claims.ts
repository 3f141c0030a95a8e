/** Reads the small claims that ship with the game, and stores the player's results in claims of both modes. */
import * as v from 'valibot';
import { DEGREES, type Degree } from '../audit/claims';
import { between, count, list, name, oneOf, record } from '../journal/shapes';
import type { Backups } from './backups';
import { clampTime } from './clock';
import { openRecord, sealRecord } from './envelope';
import type { RecordMerger } from './merge';
import type { WriteQueue } from './queue';
import type { Store } from './store';
import { type Fault, fault, type ReadResult, readShape, storageFault } from './untrusted';

/** The chance of the best line, as numerator and denominator. */
export const chanceShape = v.strictTuple([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
]);

/** Counts of the search for claims. */
interface Mined {
  /** The number of games that were searched. */
  readonly games: number;
  /** The number of positions that were searched. */
  readonly tried: number;
  /** The number of claims found. */
  readonly found: number;
}

/** The claims of one mode, as a file of the game contains them. */
export interface ShippedClaims<Claim> {
  /** The claims in order; null takes the place of a claim that cannot be read. */
  readonly claims: readonly (Claim | null)[];
  readonly mined: Mined;
}

const fileShape = v.strictObject({
  mined: record<Mined>({ games: count, tried: count, found: count }),
  claims: v.array(v.unknown()),
});

/** Reads the claims of a file. A claim that cannot be read does not affect the other claims. */
export function readClaims<Claim>(shape: Parameters<typeof readShape<Claim>>[0], file: unknown): ShippedClaims<Claim> {
  const { mined, claims } = v.parse(fileShape, file);
  const read = claims.map((each) => readShape(shape, each));
  return { mined, claims: read.map((each) => (each.ok ? each.value : null)) };
}

/** A line of the list of all claims, which is read without the positions of the claims. */
export interface ListedClaim {
  readonly id: string;
  readonly mode: string;
  readonly degree: Degree;
  readonly aim: string;
  /** The monster that the claim is about, by the id under which the texts have its name; null if it is about none. */
  readonly figure: string | null;
  /** The chance of the best line, in thousandths. */
  readonly best: number;
}

const listShape = v.array(
  record<ListedClaim>({
    id: name,
    mode: name,
    degree: oneOf(DEGREES),
    aim: name,
    figure: v.nullable(name),
    best: between(0, 1000),
  }),
);

/** Returns the list of the claims of all modes, in the order of their numbers. */
export async function listedClaims(): Promise<readonly ListedClaim[]> {
  const file = await import('../content/claims.gen.json');
  return v.parse(listShape, file.default);
}

/** The result of a player's first try of a claim. */
export interface ClaimResult {
  readonly id: string;
  /** The chance to reach the aim with the player's line, in thousandths. */
  readonly score: number;
  /** One letter per decision: k if the player kept the best chance, l if the player lost a part of it. */
  readonly steps: string;
}

const KEY = 'claims';
const VERSION = 1;
const MAX_RESULTS = 2000;
export const MAX_STEPS = 40;

const resultsShape = record<{ readonly claims: typeof VERSION; readonly results: ClaimResult[] }>({
  claims: v.literal(VERSION),
  results: list(
    record<ClaimResult>({
      id: name,
      score: between(0, 1000),
      steps: v.pipe(v.string(), v.regex(/^[kl]*$/), v.maxLength(MAX_STEPS)),
    }),
    MAX_RESULTS,
  ),
});

/** Reads the results so far. Gives a fault if the record cannot be read. */
export async function readResults(store: Store): Promise<ReadResult<readonly ClaimResult[]>> {
  try {
    return resultsIn(await store.get(KEY));
  } catch (error) {
    return { ok: false, fault: storageFault(error) };
  }
}

function resultsIn(text: unknown): ReadResult<readonly ClaimResult[]> {
  if (text === null || text === undefined) return { ok: true, value: [] };
  const whole = openRecord(text);
  if (!whole.ok) return whole;
  const { claims } = whole.value;
  if (typeof claims === 'number' && claims > VERSION) return fault('future', 'claims', String(claims));
  const read = readShape(resultsShape, whole.value);
  return read.ok ? { ok: true, value: read.value.results } : read;
}

/** Whether a record with this fault is damaged, so that the next result begins a new one. Any other record stays as it is. */
export const isDamage = ({ reason }: Fault): boolean => reason !== 'future' && reason !== 'storage';

/** What the results are stored with. */
export interface ResultStorage {
  readonly store: Store;
  readonly queue: WriteQueue;
  readonly backups: Pick<Backups, 'make'>;
  now(): number;
}

/** Stores a result. Only the first result of each claim counts. Makes a backup of a damaged record before the result replaces it. */
export function storeResult({ store, queue, backups, now }: ResultStorage, result: ClaimResult): void {
  queue.put(`${KEY}/${result.id}`, async () => {
    const read = await readResults(store);
    if (!read.ok && !isDamage(read.fault)) return;
    const damaged = read.ok ? null : await store.get(KEY);
    if (typeof damaged === 'string') await backups.make(damaged, 'seals', clampTime(now()));
    const before = read.ok ? read.value : [];
    if (before.some(({ id }) => id === result.id)) return;
    await store.set(KEY, sealRecord({ claims: VERSION, results: [...before, result].slice(-MAX_RESULTS) }));
  });
}

/** Merges two records of results. If both have a result for a claim, the result in the main store counts. */
export const mergeResults: RecordMerger = async (apart, kept) => {
  const [one, other] = [resultsIn(apart), resultsIn(kept)];
  if (!one.ok || (!other.ok && other.fault.reason === 'future')) return null;
  const before = other.ok ? other.value : [];
  const more = one.value.filter(({ id }) => !before.some((each) => each.id === id));
  return sealRecord({ claims: VERSION, results: [...before, ...more].slice(-MAX_RESULTS) });
};
