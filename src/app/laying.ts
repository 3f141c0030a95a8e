/** What lies on the table and what is said around it: the game that is played, or one that is looked at. */
import type { Play } from '../flow/inHand/play';
import { t } from '../i18n';
import { reasonSentence } from '../i18n/inHand/words';
import type { HudPlan, Waiting } from '../panels/inHand/hud';
import type { Book } from '../rules/inHand/book';
import type { TableInit } from '../scenes/inHand/table';
import type { Interaction, Viewing } from '../session/inHand/interaction';
import type { Settings } from '../storage/settings';
import type { Pictures } from './picture';

/** What the words around the table go by. */
export interface Around {
  /** Where there is room for them. */
  readonly plan: HudPlan | null;
  readonly notice: string | null;
  /** The play that the table shows; null while something is being shown. */
  readonly laid: Play | null;
  /** What waits to be waved on. */
  readonly waiting: Waiting | null;
}

export interface LayingOptions {
  readonly pictures: Pick<Pictures, 'wanted' | 'here'>;
  readonly sound: TableInit['sound'];
  settings(): Settings;
  /** Whether less is to move. */
  reduced(): boolean;
  viewing(): Viewing | null;
  changed(): void;
  /** A play of a game lies on the table, and nothing moves any more. */
  onLaid(interaction: Interaction, play: Play): void;
}

export interface Laying {
  readonly around: Around;
  /** Fetches what a game needs to lie on the table. Rejects when it cannot be had. */
  prepare(book: Book): Promise<void>;
  /** Lays a game, once what it needs has been fetched. */
  lay(interaction: Interaction): void;
  /** The table is empty. */
  clear(): void;
  /** A word at the prompt; null takes it back. Nobody is told yet. */
  notice(words: string | null): void;
}

const NOTHING: Around = { plan: null, notice: null, laid: null, waiting: null };

export function openLaying(options: LayingOptions): Laying {
  const { pictures, sound, settings, reduced, viewing, changed, onLaid } = options;
  let around = NOTHING;
  /** What the on-table variant needs, while it is played (R2.2). */
  let variant: TableInit['variant'] = null;

  const turn = (next: Partial<Around>) => {
    around = { ...around, ...next };
    changed();
  };
  const refuse = (words: string) => {
    sound.play({ sound: 'refused' });
    turn({ notice: words });
  };

  const init = (interaction: Interaction): TableInit => ({
    interaction,
    sound,
    variant,
    hand: () => settings().hand,
    speed: () => (reduced() ? 0 : (viewing()?.pace ?? settings().speed)),
    odds: () => settings().odds,
    step: () => settings().step && !viewing(),
    onWait(event, play) {
      const goOn = () => void pictures.here()?.table.goOn();
      turn({ waiting: event && { event, play, goOn } });
    },
    onLaid(play, plan) {
      turn({ plan, laid: play });
      onLaid(interaction, play);
    },
    onBusy: () => turn({ laid: null }),
    onRefused(reason) {
      if (!viewing()) refuse(reasonSentence(reason));
    },
    onMiss: () => refuse(t(variant ? 'arrange.missed' : 'table.missed')),
  });

  return {
    get around() {
      return around;
    },
    async prepare(book) {
      const picture = await pictures.wanted();
      variant = await picture.load(book);
    },
    lay: (interaction) => pictures.here()?.lay(init(interaction)),
    clear() {
      around = NOTHING;
      pictures.here()?.clear();
    },
    notice(words) {
      around = { ...around, notice: words };
    },
  };
}
