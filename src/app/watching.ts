/** Games that lie on the table in place of the one that is played, watched or played on in a copy; afterwards that one is laid again. */
import { openChapter, t } from '../i18n';
import type { Journal } from '../journal/journal';
import { CannotFetch } from '../modes/fetching';
import type { Mode } from '../modes/mode';
import type { InteractionOf, ModeTypes, PlayOf, ViewingOf } from '../modes/types';
import type { ByMode, ModeId } from '../rules/core/ruleset';
import { codeIn } from '../storage/address';
import type { Laying } from './laying';

/** Opens games for watching, or says why not (panels/viewer/open.ts). */
interface Opener<M extends ModeTypes> {
  openCode(code: string, modes: ByMode<Mode<M>>): Promise<ViewingOf<M> | string>;
  openJournal(journal: Journal<M['game']>, at: number, modes: ByMode<Mode<M>>): Promise<ViewingOf<M> | string>;
}

export interface WatchingOptions<M extends ModeTypes> {
  readonly modes: ByMode<Mode<M>>;
  /** Fetches the opener. */
  fetch(): Promise<Opener<M>>;
  /** The mode that is played. */
  readonly here: ModeId;
  /** Watches a game of another mode, on a page of its own. */
  cross(mode: ModeId, code: string): void;
  readonly laying: Pick<Laying<M>, 'prepare' | 'lay' | 'clear'>;
  /** The game that is played; null: there is none. */
  interaction(): InteractionOf<M> | null;
  /** The scenario whose outcome is on the screen. */
  finished(): Journal<M['game']> | null;
  /** Another game is on the table now, or none. */
  onLooked(lying: InteractionOf<M> | null): void;
  /** A copy of a position that can be played on, with everything hidden drawn anew; nobody saves or counts it. Rejects when it cannot be fetched. */
  copyOf(play: PlayOf<M>): Promise<InteractionOf<M>>;
  warn(sentence: string): void;
}

/** A copy that is played on from a moment of a game. */
export interface Copy<M extends ModeTypes> {
  readonly interaction: InteractionOf<M>;
  /** The game that it was made of, and after how many of its commands. */
  readonly of: Journal<M['game']>;
  readonly at: number;
  readonly round: number;
}

/** A game that was opened by its code, or a moment of the game that is played, by the number of its commands. */
export type Watched = { readonly code: string } | { readonly at: number };

export interface Watching<M extends ModeTypes> {
  readonly viewing: ViewingOf<M> | null;
  /** What is watched; null: nothing is. */
  readonly watched: Watched | null;
  /** The copy on the table; null: there is none. */
  readonly copy: Copy<M> | null;
  /** The copy that was left, and can be gone on with; null: there is none. */
  readonly waiting: Copy<M> | null;
  /** The game on the table that takes commands; null: there is none. */
  readonly playable: InteractionOf<M> | null;
  /** The game on the table: the copy, else the watched one, else the played one. */
  readonly lying: InteractionOf<M> | null;
  /** Opens a game by its code. @returns null, or a sentence why not */
  watch(code: string): Promise<string | null>;
  /** Opens the game that is played or has just ended, after so many commands. */
  watchAt(at: number): Promise<void>;
  /** Opens a game after so many commands; where it is watched already, it goes there. */
  watchGame(journal: Journal<M['game']>, at: number): Promise<void>;
  stop(): Promise<void>;
  /** Plays on in a copy of a game, after so many commands. */
  playOn(journal: Journal<M['game']>, at: number): Promise<void>;
  /** Lays the copy that waits again. */
  goOn(): Promise<void>;
  /** Throws away the copy that waits. */
  discard(): void;
  /** Leaves the copy; it waits, and what was on the table before is laid again. */
  leaveCopy(): Promise<void>;
}

export function openWatching<M extends ModeTypes>(options: WatchingOptions<M>): Watching<M> {
  const { modes, fetch, here, cross, laying, interaction, finished, onLooked, copyOf, warn } = options;
  let viewing: ViewingOf<M> | null = null;
  let watched: Watched | null = null;
  let copy: Copy<M> | null = null;
  let waiting: Copy<M> | null = null;
  const lying = () => copy?.interaction ?? viewing?.interaction ?? interaction();

  async function look(at: ViewingOf<M> | null, what: Watched | null): Promise<void> {
    viewing = at;
    watched = what;
    await relay();
  }

  /** Lays what is on the table now. */
  async function relay(): Promise<void> {
    laying.clear();
    const shown = lying();
    onLooked(shown);
    if (!shown) return;
    await laying.prepare(shown.play.book);
    if (shown === lying()) laying.lay(shown);
  }

  async function watch(
    what: Watched,
    open: (from: Opener<M>) => Promise<ViewingOf<M> | string>,
    elsewhere: (mode: ModeId) => void = () => {},
  ): Promise<string | null> {
    const found = await fetch().then(open, () => t('frame.cannotFetch'));
    if (typeof found === 'string') return found;
    const { mode } = found.interaction.session.journal;
    if (mode !== here) {
      elsewhere(mode);
      return null;
    }
    try {
      await look(found, what);
      return null;
    } catch (error) {
      if (viewing === found) await look(null, null);
      if (!(error instanceof CannotFetch)) throw error;
      return t('frame.cannotFetch');
    }
  }

  async function watchGame(journal: Journal<M['game']>, at: number): Promise<void> {
    if (viewing?.journal === journal) {
      viewing.seek(at);
      return onLooked(lying());
    }
    const why = await watch({ at }, (from) => from.openJournal(journal, at, modes));
    if (why) warn(why);
  }

  async function layCopy(next: Copy<M>): Promise<void> {
    copy = next;
    waiting = null;
    try {
      await relay();
    } catch (error) {
      if (!(error instanceof CannotFetch)) throw error;
      copy = null;
      waiting = next;
      warn(t('frame.cannotFetch'));
      await relay();
    }
  }

  async function playOn(journal: Journal<M['game']>, at: number): Promise<void> {
    const found = await Promise.all([fetch(), openChapter('audit')]).then(
      ([from]) => from.openJournal(journal, at, modes),
      () => t('frame.cannotFetch'),
    );
    if (typeof found === 'string') return warn(found);
    const { play } = found.interaction;
    const made = await copyOf(play).catch(() => null);
    if (!made) return warn(t('frame.cannotFetch'));
    await layCopy({ interaction: made, of: journal, at, round: play.state.round });
  }

  return {
    get copy() {
      return copy;
    },
    get waiting() {
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
    get lying() {
      return lying();
    },
    watch: (code) =>
      watch(
        { code: codeIn(code) },
        (from) => from.openCode(code, modes),
        (mode) => cross(mode, codeIn(code)),
      ),
    async watchAt(at) {
      const journal = interaction()?.session.journal ?? finished();
      if (journal) await watchGame(journal, at);
    },
    watchGame,
    stop: () => look(null, null),
    playOn,
    goOn: async () => {
      if (waiting) await layCopy(waiting);
    },
    discard() {
      waiting = null;
    },
    async leaveCopy() {
      waiting = copy;
      copy = null;
      await relay();
    },
  };
}
