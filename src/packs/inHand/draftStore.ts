/**
 * Stores the player's draft scenarios, each with some steps for undo and redo. Every edit starts a write to the store, which is
 * asynchronous. Until the write has finished, a copy in local storage, if available, keeps the edit in case the page closes.
 */
import * as v from 'valibot';
import { between, count, list, nullable, record } from '../../journal/shapes';
import { openRecord, sealRecord } from '../../storage/envelope';
import type { WriteQueue } from '../../storage/queue';
import type { Store } from '../../storage/store';
import { type Fault, fault, type ReadResult, Refusal, readShape, storageFault } from '../../storage/untrusted';
import { ID_PATTERN } from '../container';
import { draftShape } from './draft';
import { currentDraft, type History, recordEdit } from './history';

/** The maximum number of steps that are stored with a draft scenario. */
export const KEPT_STEPS = 20;

const VERSION = 1;
const PREFIX = 'drawing/';
export const keyOfDrawing = (id: string): string => PREFIX + id;

/** The stored record of a draft scenario. */
interface Kept extends Pick<History, 'steps' | 'at'> {
  readonly drawing: typeof VERSION;
  /** Counts the writes. Of two records, the one with the greater number is newer. */
  readonly serial: number;
  /** The time of saving, in ms since 1970. */
  readonly savedAt: number;
  /** The checksum of the pack that the player last tried on the table, or null if the player has tried none. */
  readonly tried: string | null;
}

const keptShape = record<Kept>({
  drawing: v.literal(VERSION),
  serial: count,
  savedAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  tried: nullable(v.pipe(v.string(), v.maxLength(20))),
  steps: v.pipe(list(draftShape, KEPT_STEPS), v.minLength(1)),
  at: between(0, KEPT_STEPS - 1),
});

export interface StoredDraft {
  readonly history: History;
  readonly savedAt: number;
  readonly tried: string | null;
}

export interface DraftStore {
  /** The draft scenarios by id. The draft scenario that was edited last comes first. */
  readonly drawings: ReadonlyMap<string, StoredDraft>;
  /** The reasons why draft scenarios cannot be read, by id. Such draft scenarios stay in the store. */
  readonly faults: Readonly<Record<string, Fault>>;
  /**
   * Saves a draft scenario. Never throws: the queue reports faults.
   * @param tried the checksum of the pack that the player last tried on the table; null if the player has tried none
   */
  save(history: History, tried: string | null): void;
  /** Removes a draft scenario. Never throws: the queue reports faults. */
  remove(id: string): void;
}

/** The key in local storage for the copy of the draft scenario after the latest edit. */
const AHEAD = 'gloomholdin/drawing';

export interface DraftStoreOptions {
  readonly store: Store;
  readonly queue: Pick<WriteQueue, 'put'>;
  /** @throws if the browser denies access to local storage */
  local(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Whether this tab may edit draft scenarios. The draft store calls this function before every write. */
  mayWrite(): Promise<boolean>;
  now(): number;
}

export async function openDraftStore({
  store,
  queue,
  local,
  mayWrite,
  now: clock,
}: DraftStoreOptions): Promise<DraftStore> {
  const kept = new Map<string, Kept>();
  const faults: Record<string, Fault> = {};

  const attempt = <T>(use: (storage: ReturnType<typeof local>) => T, otherwise: T): T => {
    try {
      return use(local());
    } catch {
      return otherwise;
    }
  };

  for (const key of await store.keys()) {
    const id = key.slice(PREFIX.length);
    if (!key.startsWith(PREFIX) || !ID_PATTERN.test(id)) continue;
    const read = readKept(await store.get(key).catch((error: unknown) => new Refusal(storageFault(error))), id);
    if (read.ok) kept.set(id, read.value);
    else faults[id] = read.fault;
  }
  const ahead = readAhead(attempt((storage) => storage.getItem(AHEAD), null));
  if (ahead) {
    const { id } = currentDraft(historyOf(ahead));
    const there = kept.get(id);
    // The copy is newer than the draft scenario in the store if the page closed before the last edit was written to the store.
    if (!there || there.serial < ahead.serial) {
      const history = there ? recordEdit(historyOf(there), currentDraft(historyOf(ahead))) : historyOf(ahead);
      kept.set(id, { ...ahead, steps: history.steps, at: history.at });
      delete faults[id];
      write(id);
    }
  }

  /** Queues a write of a draft scenario. The write stores the state that the draft scenario has when the write begins. */
  function write(id: string): void {
    queue.put(keyOfDrawing(id), async () => {
      const what = kept.get(id);
      if (!what) return;
      if (!(await mayWrite())) throw new Refusal(fault('elsewhere', id).fault);
      const text = sealRecord({ ...what });
      // Do not store a text that could not be read again.
      const again = readKept(text, id);
      if (!again.ok) throw new Refusal(again.fault);
      await store.set(keyOfDrawing(id), text);
      if (kept.get(id) === what) attempt((storage) => storage.removeItem(AHEAD), undefined);
    });
  }

  return {
    get drawings() {
      const all = [...kept].sort(([, a], [, b]) => b.savedAt - a.savedAt);
      return new Map(
        all.map(([id, each]) => [id, { history: historyOf(each), savedAt: each.savedAt, tried: each.tried }]),
      );
    },
    faults,
    save(history, tried) {
      const { id } = currentDraft(history);
      const serial = (kept.get(id)?.serial ?? 0) + 1;
      const what: Kept = { drawing: VERSION, serial, savedAt: clock(), tried, ...lastSteps(history) };
      kept.set(id, what);
      // The copy leaves out the steps so that it fits into local storage, which is written synchronously.
      const copy = sealRecord({ ...what, steps: [currentDraft(history)], at: 0 });
      attempt((storage) => {
        try {
          storage.setItem(AHEAD, copy);
        } catch (error) {
          // Remove the old copy, so that it is not taken for the newest state later.
          storage.removeItem(AHEAD);
          throw error;
        }
      }, undefined);
      write(id);
    },
    remove(id) {
      kept.delete(id);
      delete faults[id];
      attempt((storage) => {
        const copy = readAhead(storage.getItem(AHEAD));
        if (copy && currentDraft(historyOf(copy)).id === id) storage.removeItem(AHEAD);
      }, undefined);
      queue.put(keyOfDrawing(id), async () => {
        if (!(await mayWrite())) throw new Refusal(fault('elsewhere', id).fault);
        await store.remove(keyOfDrawing(id));
      });
    },
  };
}

const historyOf = ({ steps, at }: Kept): History => ({ steps, at, subject: null });

/** Selects KEPT_STEPS steps around the current step, or all steps if there are fewer, so that undo and redo work after a reload. */
function lastSteps({ steps, at }: History): Pick<Kept, 'steps' | 'at'> {
  const from = Math.max(0, Math.min(at - KEPT_STEPS / 2, steps.length - KEPT_STEPS));
  return { steps: steps.slice(from, from + KEPT_STEPS), at: at - from };
}

function readKept(text: unknown, id: string): ReadResult<Kept> {
  if (text instanceof Refusal) return { ok: false, fault: text.fault };
  const whole = openRecord(text);
  if (!whole.ok) return whole;
  const { drawing } = whole.value;
  if (typeof drawing === 'number' && drawing > VERSION) return fault('future', 'drawing', String(drawing));
  const read = readShape(keptShape, whole.value);
  if (!read.ok) return read;
  const { steps, at } = read.value;
  return steps[at]?.id === id || id === '' ? read : fault('invalid', 'steps', 'another drawing');
}

/** Parses the copy from local storage; null if there is none or if it cannot be read. */
function readAhead(text: string | null): Kept | null {
  if (text === null) return null;
  const read = readKept(text, '');
  return read.ok && read.value.steps[read.value.at] ? read.value : null;
}
