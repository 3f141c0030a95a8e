/** Played games that are looked at: one lies over everything else, and then what there was before lies as it lay. */
import { t } from '../i18n';
import type { Journal } from '../journal/journal';
import { type AnyGame, modeOf } from '../modes';
import type { Interaction, Viewing } from '../session/inHand/interaction';
import type { Laying } from './laying';
import { CannotFetch } from './picture';

/** Opens games to look at, or says why not (panels/viewer/open.ts). */
interface Opener {
  openCode(code: string, modes: typeof modeOf): Promise<Viewing | string>;
  openJournal(journal: Journal<AnyGame>, at: number, modes: typeof modeOf): Promise<Viewing | string>;
}

export interface WatchingOptions {
  /** Fetches what opens games. */
  fetch(): Promise<Opener>;
  readonly laying: Pick<Laying, 'prepare' | 'lay' | 'clear'>;
  /** The game that is played. */
  interaction(): Interaction | null;
  /** The scenario whose outcome is on the screen. */
  finished(): Journal<AnyGame> | null;
  /** Another game lies on the table now, or none. */
  onLooked(lying: Interaction | null): void;
  warn(sentence: string): void;
}

export interface Watching {
  readonly viewing: Viewing | null;
  /** What lies on the table: what is looked at, else what is played. */
  readonly lying: Interaction | null;
  /** Opens a game by its code. @returns null, or a sentence why not */
  watch(code: string): Promise<string | null>;
  /** Opens the game that is played or has just ended, after so many commands. */
  watchAt(at: number): Promise<void>;
  stop(): Promise<void>;
}

export function openWatching(options: WatchingOptions): Watching {
  const { fetch, laying, interaction, finished, onLooked, warn } = options;
  let viewing: Viewing | null = null;
  const lying = () => viewing?.interaction ?? interaction();

  async function look(at: Viewing | null): Promise<void> {
    viewing = at;
    laying.clear();
    const shown = lying();
    onLooked(shown);
    if (!shown) return;
    await laying.prepare(shown.play.book);
    if (shown === lying()) laying.lay(shown);
  }

  async function watch(open: (from: Opener) => Promise<Viewing | string>): Promise<string | null> {
    const found = await fetch().then(open, () => t('frame.cannotFetch'));
    if (typeof found === 'string') return found;
    try {
      await look(found);
      return null;
    } catch (error) {
      if (viewing === found) await look(null);
      if (!(error instanceof CannotFetch)) throw error;
      return t('frame.cannotFetch');
    }
  }

  return {
    get viewing() {
      return viewing;
    },
    get lying() {
      return lying();
    },
    watch: (code) => watch((from) => from.openCode(code, modeOf)),
    async watchAt(at) {
      const journal = interaction()?.session.journal ?? finished();
      const why = journal && (await watch((from) => from.openJournal(journal, at, modeOf)));
      if (why) warn(why);
    },
    stop: () => look(null),
  };
}
