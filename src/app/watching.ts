/** Shows other games on the table, either to watch them or to continue them as copies, and returns to the current game afterwards. */
import { openChapter, t } from '../i18n';
import type { Journal } from '../journal/journal';
import { FetchError } from '../modes/fetching';
import type { Mode } from '../modes/mode';
import type { InteractionOf, ModeTypes, PlayOf, ViewingOf } from '../modes/types';
import type { ByMode, ModeId } from '../rules/core/ruleset';
import { codeIn } from '../storage/address';
import type { TableDisplay } from './tableDisplay';

/** Opens games for watching, or resolves to a sentence that says why a game cannot be opened (panels/viewer/open.ts). */
interface Opener<M extends ModeTypes> {
  openCode(code: string, modes: ByMode<Mode<M>>): Promise<ViewingOf<M> | string>;
  openJournal(journal: Journal<M['game']>, at: number, modes: ByMode<Mode<M>>): Promise<ViewingOf<M> | string>;
}

type Open<M extends ModeTypes> = (from: Opener<M>) => Promise<ViewingOf<M> | string>;

export interface WatchingOptions<M extends ModeTypes> {
  readonly modes: ByMode<Mode<M>>;
  /** Loads the module that opens games for watching. */
  fetch(): Promise<Opener<M>>;
  /** The page's mode. */
  readonly here: ModeId;
  /** Reloads the page to watch a game of another mode. */
  switchMode(mode: ModeId, code: string): void;
  readonly tableDisplay: Pick<TableDisplay<M>, 'prepare' | 'show' | 'clear'>;
  /** The current game while its table is the screen, otherwise null. */
  interaction(): InteractionOf<M> | null;
  /** The journal of the scenario whose outcome is on the screen, or null if there is none. */
  finished(): Journal<M['game']> | null;
  /** Called when the table must show another game or another position. @param shown the game to show, or null for an empty table */
  onChanged(shown: InteractionOf<M> | null): void;
  /**
   * Returns a copy of a position, with new rolls and reshuffled undrawn cards. The copy is neither saved nor counted. Rejects if the copy
   * cannot be loaded.
   */
  copyOf(play: PlayOf<M>): Promise<InteractionOf<M>>;
  /**
   * Returns the lesson from its beginning, neither saved nor counted, or null if the mode has no lesson. Rejects if the lesson cannot be
   * loaded.
   */
  lesson(): Promise<InteractionOf<M> | null>;
  warn(sentence: string): void;
}

/** A game that does not count for the campaign: a copy that continues a game from one of its positions, or the lesson. */
export interface Copy<M extends ModeTypes> {
  readonly interaction: InteractionOf<M>;
  /** The original game (for a claim, the copy itself) and the number of its commands before the copied position; null for the lesson. */
  readonly original: { readonly journal: Journal<M['game']>; readonly at: number } | null;
  /** The round of the copy's first position. */
  readonly round: number;
  /** The id of the small claim that the player plays on the copy, or null if there is none. */
  readonly claim: string | null;
}

/** How the watched game was opened: by its code, or from a known game after `at` commands. */
export type Watched = { readonly code: string } | { readonly at: number };

export interface Watching<M extends ModeTypes> {
  readonly viewing: ViewingOf<M> | null;
  /** The watched game, or null if there is none. */
  readonly watched: Watched | null;
  /** The copy on the table, or null if there is none. */
  readonly copy: Copy<M> | null;
  /** The copy that waits to be resumed, or null if there is none. */
  readonly waitingCopy: Copy<M> | null;
  /** The game on the table if the player can send commands to it, otherwise null. */
  readonly playable: InteractionOf<M> | null;
  /** The game on the table: the copy if there is one, otherwise the watched game, otherwise the current one. */
  readonly onTable: InteractionOf<M> | null;
  /** Opens a game by its code; reloads the page for a game of another mode. Returns null, or a sentence that says why opening failed. */
  watchCode(code: string): Promise<string | null>;
  /** Opens the current or just finished game after `at` commands. */
  watchAt(at: number): Promise<void>;
  /** Opens a game after `at` commands. If the game is watched already, only moves to this position. */
  watchGame(journal: Journal<M['game']>, at: number): Promise<void>;
  stop(): Promise<void>;
  /** Continues a game after `at` commands as a copy. */
  startCopy(journal: Journal<M['game']>, at: number): Promise<void>;
  /** Starts the lesson, which replaces the copy on the table. */
  startLesson(): Promise<void>;
  /** Plays a small claim on a copy of its position. */
  playClaim(play: PlayOf<M>, claim: string): Promise<void>;
  /** Resumes the waiting copy. */
  resumeCopy(): Promise<void>;
  /** Discards the waiting copy. */
  discardCopy(): void;
  /** Leaves the copy and shows the previous game again. The copy then waits, unless it is the lesson. */
  leaveCopy(): Promise<void>;
}

export function openWatching<M extends ModeTypes>(options: WatchingOptions<M>): Watching<M> {
  const { modes, fetch, here, switchMode, tableDisplay, interaction, finished, onChanged, warn } = options;
  let viewing: ViewingOf<M> | null = null;
  let watched: Watched | null = null;
  let copy: Copy<M> | null = null;
  let waiting: Copy<M> | null = null;
  const gameOnTable = () => copy?.interaction ?? viewing?.interaction ?? interaction();

  async function look(at: ViewingOf<M> | null, what: Watched | null): Promise<void> {
    viewing = at;
    watched = what;
    await showAgain();
  }

  /** Clears the table and shows the game that should be on it now. */
  async function showAgain(): Promise<void> {
    tableDisplay.clear();
    const shown = gameOnTable();
    onChanged(shown);
    if (!shown) return;
    await tableDisplay.prepare(shown.play.book);
    if (shown === gameOnTable()) tableDisplay.show(shown);
  }

  async function watch(what: Watched, open: Open<M>, elsewhere?: (mode: ModeId) => void): Promise<string | null> {
    const found = await fetch().then(open, () => t('frame.cannotFetch'));
    if (typeof found === 'string') return found;
    const { mode } = found.interaction.session.journal;
    if (mode !== here) elsewhere?.(mode);
    if (mode !== here) return null;
    try {
      await look(found, what);
      return null;
    } catch (error) {
      if (viewing === found) await look(null, null);
      if (!(error instanceof FetchError)) throw error;
      return t('frame.cannotFetch');
    }
  }

  async function watchGame(journal: Journal<M['game']>, at: number): Promise<void> {
    if (viewing?.journal === journal) {
      viewing.seek(at);
      return onChanged(gameOnTable());
    }
    const why = await watch({ at }, (from) => from.openJournal(journal, at, modes));
    if (why) warn(why);
  }

  async function layCopy(next: Copy<M>): Promise<void> {
    copy = next;
    if (next.original) waiting = null;
    if (await hasFetched(showAgain())) return;
    copy = null;
    if (next.original) waiting = next;
    warn(t('frame.cannotFetch'));
    await showAgain();
  }

  /** Puts a copy on the table once it is made; warns if it cannot be. */
  async function layMade(making: Promise<Copy<M> | string>): Promise<void> {
    const made = await making;
    if (typeof made === 'string') warn(made);
    else await layCopy(made);
  }

  return {
    get copy() {
      return copy;
    },
    get waitingCopy() {
      return waiting;
    },
    get playable() {
      return copy?.interaction ?? (viewing ? null : interaction());
    },
    get viewing() {
      return viewing;
    },
    get watched() {
      return watched;
    },
    get onTable() {
      return gameOnTable();
    },
    watchCode: (code) =>
      watch(
        { code: codeIn(code) },
        (from) => from.openCode(code, modes),
        (mode) => switchMode(mode, codeIn(code)),
      ),
    async watchAt(at) {
      const journal = interaction()?.session.journal ?? finished();
      if (journal) await watchGame(journal, at);
    },
    watchGame,
    stop: () => look(null, null),
    startCopy: (journal, at) => layMade(copyAfter(options, journal, at)),
    startLesson: () => layMade(lessonCopy(options)),
    playClaim: (play, claim) => layMade(claimCopy(options, play, claim)),
    resumeCopy: () => (waiting ? layCopy(waiting) : Promise.resolve()),
    discardCopy() {
      waiting = null;
    },
    async leaveCopy() {
      if (copy?.original) waiting = copy;
      copy = null;
      await showAgain();
    },
  };
}

/** Returns whether the work could fetch what it needs. Rejects if the work fails for another reason. */
async function hasFetched(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof FetchError) return false;
    throw error;
  }
}

/** The copy that continues a game after `at` commands, or the sentence that says why it cannot be made. */
async function copyAfter<M extends ModeTypes>(
  { fetch, modes, copyOf }: WatchingOptions<M>,
  journal: Journal<M['game']>,
  at: number,
): Promise<Copy<M> | string> {
  const found = await Promise.all([fetch(), openChapter('audit')]).then(
    ([from]) => from.openJournal(journal, at, modes),
    () => t('frame.cannotFetch'),
  );
  if (typeof found === 'string') return found;
  const { play } = found.interaction;
  const made = await copyOf(play).catch(() => null);
  if (!made) return t('frame.cannotFetch');
  return { interaction: made, original: { journal, at }, round: play.state.round, claim: null };
}

async function lessonCopy<M extends ModeTypes>({ lesson }: WatchingOptions<M>): Promise<Copy<M> | string> {
  const made = await lesson().catch(() => null);
  return made ? { interaction: made, original: null, round: 1, claim: null } : t('frame.cannotFetch');
}

async function claimCopy<M extends ModeTypes>(
  { copyOf }: WatchingOptions<M>,
  play: PlayOf<M>,
  claim: string,
): Promise<Copy<M> | string> {
  const made = await copyOf(play).catch(() => null);
  if (!made) return t('frame.cannotFetch');
  const of = { journal: made.session.journal, at: 0 };
  return { interaction: made, original: of, round: play.state.round, claim };
}
