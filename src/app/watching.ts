/** Watching played games: one takes the table, and when it is closed the game that was there before is laid again. */
import { t } from '../i18n';
import type { Journal } from '../journal/journal';
import { CannotFetch } from '../modes/fetching';
import type { Mode } from '../modes/mode';
import type { InteractionOf, ModeTypes, ViewingOf } from '../modes/types';
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
  warn(sentence: string): void;
}

/** A game that was opened by its code, or a moment of the game that is played, by the number of its commands. */
export type Watched = { readonly code: string } | { readonly at: number };

export interface Watching<M extends ModeTypes> {
  readonly viewing: ViewingOf<M> | null;
  /** What is watched; null: nothing is. */
  readonly watched: Watched | null;
  /** The game on the table: the watched one, else the played one. */
  readonly lying: InteractionOf<M> | null;
  /** Opens a game by its code. @returns null, or a sentence why not */
  watch(code: string): Promise<string | null>;
  /** Opens the game that is played or has just ended, after so many commands. */
  watchAt(at: number): Promise<void>;
  stop(): Promise<void>;
}

export function openWatching<M extends ModeTypes>(options: WatchingOptions<M>): Watching<M> {
  const { modes, fetch, here, cross, laying, interaction, finished, onLooked, warn } = options;
  let viewing: ViewingOf<M> | null = null;
  let watched: Watched | null = null;
  const lying = () => viewing?.interaction ?? interaction();

  async function look(at: ViewingOf<M> | null, what: Watched | null): Promise<void> {
    viewing = at;
    watched = what;
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

  return {
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
      const why = journal && (await watch({ at }, (from) => from.openJournal(journal, at, modes)));
      if (why) warn(why);
    },
    stop: () => look(null, null),
  };
}
