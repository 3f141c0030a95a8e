/** Runs the audit of the watched, played or just finished game in a worker, stores the results regularly, and resumes stored audits. */
import { type AuditRecord, newRecord } from '../audit/audit';
import type { AnswerSettings } from '../audit/mode';
import type { NarratedGame } from '../i18n/auditWords';
import { canonicalJson, contentHash } from '../journal/digest';
import type { Journal } from '../journal/journal';
import type { AuditFindings, AuditProgress, AuditResult, AuditTask } from '../modes/auditServing';
import type { AuditProvider } from '../modes/front';
import type { Mode } from '../modes/mode';
import type { ModeTypes } from '../modes/types';
import type { AuditState, AuditView } from '../panels/app';
import { ContentError, type GameTypes, type Play, type Ruleset } from '../rules/core/ruleset';
import { runInWorker } from '../shell/runInWorker';
import { auditIdOf, lastAuditOf, readAudit, storeAudit } from '../storage/audits';
import type { Store } from '../storage/store';

/**
 * The minimum time in milliseconds between two writes of the results while the worker runs. A page that closes loses what is not written
 * yet, because a write that begins then does not end. The audit of a game in hand may take only two seconds.
 */
const STORE_EVERY_MS = 1000;
/** The time in milliseconds without a message after which the page terminates a worker. */
const SILENCE_TIMEOUT_MS = 60_000;
/** The time in milliseconds after which the replay of a game pauses, so that the page can respond. */
const SLICE_MS = 12;

export interface AuditingOptions<M extends ModeTypes> {
  readonly mode: Pick<Mode<M>, 'rules' | 'journal' | 'shapes'>;
  readonly desk: AuditProvider<M['game']>;
  readonly store: Store;
  /** The whole game that is watched, played or just finished, or null if there is none. */
  game(): Journal<M['game']> | null;
  /** The game whose outcome is shown, or null if there is none. */
  finished(): Journal<M['game']> | null;
  /** The id of the game's campaign, or null if there is none. */
  campaign(): string | null;
  /** The settings that decide which questions the page answers for the player. */
  settings(): AnswerSettings;
  now(): number;
  changed(): void;
}

export interface Auditing<M extends ModeTypes> {
  /** The view of the audit opened last, even if its game cannot be audited; null if none was opened. */
  readonly view: AuditView | null;
  /** The audited game, or null if there is none. */
  readonly journal: Journal<M['game']> | null;
  /** Opens the audit of the game and starts or resumes the work. */
  open(): void;
  /** Stops the work at the player's request; the results stay. */
  stop(): void;
  /** Pauses the work until the player opens the audit again. */
  pause(): void;
  /**
   * Loads the game of the campaign's last stored audit, so that `open` can audit it when an outcome is shown after a reload.
   * @returns whether the campaign has a stored audit
   */
  restoreLast(): Promise<boolean>;
}

/** An open audit. */
interface OpenAudit<G extends GameTypes> {
  readonly journal: Journal<G>;
  readonly campaign: string | null;
  readonly id: string;
  readonly book: G['book'];
  state: AuditState;
  found: AuditFindings<G> | null;
  narratedGame: NarratedGame<G> | null;
  isStored: boolean;
  /** The stored record, with which a worker starts if this page has no results yet; null if no record is stored or usable. */
  record: AuditRecord<G> | null;
}

export function openAuditing<M extends ModeTypes>(options: AuditingOptions<M>): Auditing<M> {
  type G = M['game'];
  const { mode, store, game, finished, campaign, changed } = options;
  const { rules } = mode;
  const shapes = { journal: mode.journal, command: mode.shapes.command };
  let audit: OpenAudit<G> | null = null;
  let view: AuditView | null = null;
  let recalled: Journal<G> | null = null;

  const update = (opened: OpenAudit<G>, next: Partial<OpenAudit<G>>) => {
    Object.assign(opened, next);
    if (opened !== audit) return;
    const { journal, id, state, found, narratedGame, isStored } = opened;
    view = { id, state, results: found, narratedGame, isStored, isGivenUp: isGivenUp(journal, narratedGame) };
    changed();
  };
  const work = openWork(options, { isOpen: (opened) => opened === audit, update });

  /** Whether the player has given the game up: the campaign counts the game as over, but by the rules it is not over. */
  function isGivenUp(journal: Journal<G>, narrated: NarratedGame<G> | null): boolean {
    const over = finished() ?? recalled;
    return over !== null && isSameGame(over, journal) && narrated !== null && !rules.outcome(narrated.end);
  }

  function begin(journal: Journal<G>): OpenAudit<G> | null {
    const book = bookOf(rules, journal);
    const id = book ? auditIdOf(journal, contentHash(book)) : '';
    const none = { found: null, narratedGame: null, isStored: true, record: null };
    if (!book || journal.start) {
      view = { id, state: 'otherRules', results: null, narratedGame: null, isStored: true, isGivenUp: false };
      changed();
      return null;
    }
    return { journal, campaign: campaign(), id, book, state: 'opening', ...none };
  }

  function stop(state: 'stopped' | 'resting'): void {
    work.abort();
    if (!audit || (audit.state !== 'working' && audit.state !== 'opening')) return;
    update(audit, { state });
    void work.storeResults(audit);
  }

  return {
    get view() {
      return view;
    },
    get journal() {
      return audit?.journal ?? null;
    },
    open() {
      const journal = game() ?? recalled;
      if (!journal) return;
      const isSame = audit !== null && isSameGame(audit.journal, journal);
      if (isSame && audit && (audit.state === 'working' || audit.state === 'opening' || audit.state === 'done'))
        return update(audit, {});
      if (isSame && audit) {
        update(audit, { state: 'opening' });
        return void work.run(audit);
      }
      stop('resting');
      audit = begin(journal);
      const opened = audit;
      if (!opened) return;
      update(opened, {});
      void readAudit(store, opened.id, shapes).then((kept) => {
        opened.record = kept?.record ?? null;
        if (opened === audit && opened.state === 'opening') void work.run(opened);
      });
    },
    stop: () => stop('stopped'),
    pause: () => stop('resting'),
    async restoreLast() {
      const id = campaign();
      recalled = id === null ? null : ((await lastAuditOf(store, id, shapes))?.journal ?? null);
      return recalled !== null;
    },
  };
}

interface AuditUpdates<G extends GameTypes> {
  isOpen(opened: OpenAudit<G>): boolean;
  update(opened: OpenAudit<G>, next: Partial<OpenAudit<G>>): void;
}

/** Runs audits in workers and stores their results. */
function openWork<M extends ModeTypes>(
  { mode, desk, store, settings, now }: Pick<AuditingOptions<M>, 'mode' | 'desk' | 'store' | 'settings' | 'now'>,
  { isOpen, update }: AuditUpdates<M['game']>,
) {
  type G = M['game'];
  const { rules } = mode;
  let working: AbortController | null = null;

  async function storeResults(opened: OpenAudit<G>): Promise<void> {
    const { found, id, journal } = opened;
    if (!found) return;
    const head = { savedAt: now(), campaign: opened.campaign, journal };
    await storeAudit(store, id, head, found.record).then(
      () => update(opened, { isStored: true }),
      () => update(opened, { isStored: false }),
    );
  }

  async function run(opened: OpenAudit<G>): Promise<void> {
    const { journal, book } = opened;
    const plays = await playThrough(rules, book, journal);
    if (!isOpen(opened) || opened.state !== 'opening') return;
    if (!plays) return update(opened, { state: 'otherRules' });
    const stop = new AbortController();
    working = stop;
    const record = recordOf(opened);
    update(opened, { state: 'working' });
    const { setup, commands } = journal;
    const task: AuditTask<G> = { game: { setup, book, commands }, record: record ?? newRecord(opened.id, settings()) };
    let isBegun = false;
    let kept = Number.NEGATIVE_INFINITY;
    const takeFindings = (found: AuditFindings<G>) => {
      isBegun = true;
      update(opened, { found, narratedGame: opened.narratedGame ?? narratedOf(rules, plays, journal, found) });
    };
    try {
      const result = await runTask(desk.worker(), stop, task, (word) => {
        if (word === 'begun') return;
        takeFindings(word);
        if (now() - kept < STORE_EVERY_MS) return;
        kept = now();
        void storeResults(opened);
      });
      if (result) takeFindings(result);
      update(opened, { state: result ? 'done' : 'otherRules' });
      if (result) await storeResults(opened);
    } catch {
      if (stop.signal.aborted && stop.signal.reason !== SILENCE_TIMEOUT_MS) return;
      // The stored record may have caused the failure, so the audit is tried once more without this record.
      if (!isBegun && opened.record && !opened.found) {
        update(opened, { record: null, state: 'opening' });
        return run(opened);
      }
      update(opened, { state: 'failed' });
      await storeResults(opened);
    }
  }

  return {
    run,
    storeResults,
    abort() {
      working?.abort();
      working = null;
    },
  };
}

/** Returns the record from which a worker continues: the newest results of this page, or the stored ones. */
function recordOf<G extends GameTypes>({ found, record }: OpenAudit<G>): AuditRecord<G> | null {
  return found ? (JSON.parse(found.record) as AuditRecord<G>) : record;
}

/** Runs a task in a worker. Rejects when the worker fails, is stopped, or sends no message for `SILENCE_TIMEOUT_MS`. */
function runTask<G extends GameTypes>(
  worker: ReturnType<AuditProvider<G>['worker']>,
  stop: AbortController,
  task: AuditTask<G>,
  onProgress: (word: AuditProgress<G>) => void,
) {
  let silent = setTimeout(() => stop.abort(SILENCE_TIMEOUT_MS), SILENCE_TIMEOUT_MS);
  const report = (word: AuditProgress<G>) => {
    clearTimeout(silent);
    silent = setTimeout(() => stop.abort(SILENCE_TIMEOUT_MS), SILENCE_TIMEOUT_MS);
    if (!stop.signal.aborted) onProgress(word);
  };
  return runInWorker<AuditTask<G>, AuditProgress<G>, AuditResult<G>>(worker, task, report, stop.signal).finally(() =>
    clearTimeout(silent),
  );
}

/** Returns the book of a game, or null if the content lacks something that the game needs. */
function bookOf<G extends GameTypes>(rules: Ruleset<G>, journal: Journal<G>): G['book'] | null {
  try {
    return rules.bookFor(journal.setup);
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}

const isSameGame = (a: Journal, b: Journal): boolean =>
  a === b ||
  (a.commands.length === b.commands.length &&
    canonicalJson([a.setup, a.commands]) === canonicalJson([b.setup, b.commands]));

/**
 * Returns all plays of a game, before the first command and after each command, or null if a command is refused. The replay pauses every
 * `SLICE_MS`, so that the page can respond.
 */
async function playThrough<G extends GameTypes>(
  rules: Ruleset<G>,
  book: G['book'],
  { commands }: Journal<G>,
): Promise<readonly Play<G>[] | null> {
  let play = rules.begin(book);
  const plays = [play];
  let began = performance.now();
  for (const command of commands) {
    const sent = rules.send(play, command);
    if (!sent.ok) return null;
    play = sent.play;
    plays.push(play);
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  return plays;
}

/** Returns a game for narration: its last play and the moves of its audit sheet, each move with its events and the play before it. */
function narratedOf<G extends GameTypes>(
  rules: Ruleset<G>,
  plays: readonly Play<G>[],
  { commands }: Journal<G>,
  { sheet }: AuditFindings<G>,
): NarratedGame<G> {
  const end = plays.at(-1);
  if (!end) throw new RangeError('the replay has no positions, not even the one at the beginning');
  const moves = sheet.moves.flatMap(({ first, next }) => {
    const before = plays[first];
    if (!before) return [];
    const events = plays.slice(first + 1, next + 1).flatMap((each) => each.events);
    return [{ before, commands: commands.slice(first, next), events }];
  });
  return { moves, end, mode: { rules } };
}
