/** Stores audits with their games, so that an interrupted audit can resume. */
import * as v from 'valibot';
import type { AuditRecord } from '../audit/audit';
import { canonicalJson, checksum } from '../journal/digest';
import type { Journal } from '../journal/journal';
import { list, record, type Shape } from '../journal/shapes';
import type { GameTypes } from '../rules/core/ruleset';
import type { Store } from './store';
import { readJson, readShape } from './untrusted';

const KEY = 'audit/';
/** Keep at most this many audits. Each takes at most about 100 kB. */
const MAX_AUDITS = 12;
const MAX_MOVES = 5000;
const MAX_SAMPLES = 200;

/** A stored audit. */
export interface StoredAudit<G extends GameTypes = GameTypes> {
  readonly format: 1;
  /** In ms since 1970. */
  readonly savedAt: number;
  /** The id of the game's campaign, or null for a watched game. */
  readonly campaign: string | null;
  readonly journal: Journal<G>;
  readonly record: AuditRecord<G>;
}

/**
 * The id of a game's audit, computed from content, set-up and commands. A change of the content gives another id.
 * @param contentHash the hash of the game's current content
 */
export const auditIdOf = ({ setup, commands }: Journal, contentHash: string): string =>
  checksum(canonicalJson([contentHash, setup, commands]));

interface Shapes<G extends GameTypes> {
  readonly journal: Shape<Journal<G>>;
  readonly command: Shape<G['command']>;
}

const byMove = <T>(value: Shape<T>, key: RegExp): Shape<Record<string, T>> =>
  v.pipe(
    v.record(v.pipe(v.string(), v.regex(key)), value),
    v.check((all) => Object.keys(all).length <= MAX_MOVES * MAX_OPTIONS, 'too many'),
  );
const MAX_OPTIONS = 8;
const MOVE = /^\d{1,4}$/;
const VALUE = /^\d{1,4}( chosen| throw| other \d)?$/;
const thousandths = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1000));

function shapeOf<G extends GameTypes>({ journal, command }: Shapes<G>): Shape<StoredAudit<G>> {
  const line = list(command, MAX_MOVES);
  const shape: v.GenericSchema = record<StoredAudit>({
    format: v.literal(1),
    savedAt: v.number(),
    campaign: v.nullable(v.string()),
    journal: journal as Shape<Journal>,
    record: record<AuditRecord>({
      format: v.literal(5),
      settings: v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.boolean(), v.number()])),
      seed: v.pipe(v.string(), v.maxLength(40)),
      options: byMove(record<AuditRecord['options'][string]>({ pilot: line, others: list(line, MAX_OPTIONS) }), MOVE),
      same: byMove(v.boolean(), MOVE),
      samples: byMove(list(thousandths, MAX_SAMPLES), VALUE),
    }),
  });
  return shape as Shape<StoredAudit<G>>;
}

/**
 * The audit of a game, or null if there is none or the store does not answer. An audit that is damaged or in another
 * format is removed.
 */
export async function readAudit<G extends GameTypes>(
  store: Store,
  id: string,
  shapes: Shapes<G>,
): Promise<StoredAudit<G> | null> {
  const text = await store.get(KEY + id).catch(() => null);
  if (text === null) return null;
  const json = readJson(text);
  const read = json.ok ? readShape(shapeOf(shapes), json.value) : json;
  if (read.ok) return read.value;
  await store.remove(KEY + id).catch(() => {});
  return null;
}

/** The newest audit of a campaign's games, or null if there is none or it cannot be read. */
export async function lastAuditOf<G extends GameTypes>(
  store: Store,
  campaign: string,
  shapes: Shapes<G>,
): Promise<StoredAudit<G> | null> {
  const ids = await idsByTime(store, campaign).catch(() => []);
  const id = ids.at(-1);
  return id === undefined ? null : readAudit(store, id, shapes);
}

/**
 * Stores the results of an audit, and removes the oldest audits beyond the limit. Rejects if the browser has no space
 * left.
 * @param record the audit's record as JSON
 */
export async function storeAudit(
  store: Store,
  id: string,
  { savedAt, campaign, journal }: Omit<StoredAudit, 'format' | 'record'>,
  record: string,
): Promise<void> {
  const head = JSON.stringify({ format: 1, savedAt, campaign, journal });
  await store.set(KEY + id, `${head.slice(0, -1)},"record":${record}}`);
  const all = (await store.keys()).filter((key) => key.startsWith(KEY));
  if (all.length <= MAX_AUDITS) return;
  const oldest = (await idsByTime(store, null)).slice(0, all.length - MAX_AUDITS);
  for (const each of oldest) await store.remove(KEY + each);
}

/**
 * The ids of the stored audits of one campaign, or of all games (null), oldest first. Unreadable audits belong to no
 * campaign and count as oldest.
 */
async function idsByTime(store: Store, campaign: string | null): Promise<string[]> {
  const ids = (await store.keys()).flatMap((key) => (key.startsWith(KEY) ? [key.slice(KEY.length)] : []));
  const heads = await Promise.all(ids.map(async (id) => ({ id, ...headOf(await store.get(KEY + id)) })));
  return heads
    .filter((each) => campaign === null || each.campaign === campaign)
    .sort((a, b) => a.savedAt - b.savedAt)
    .map(({ id }) => id);
}

const headShape = v.object({ savedAt: v.number(), campaign: v.nullable(v.string()) });

function headOf(text: unknown): { savedAt: number; campaign: string | null } {
  const json = readJson(text);
  const head = json.ok ? v.safeParse(headShape, json.value) : null;
  return head?.success ? head.output : { savedAt: 0, campaign: null };
}
