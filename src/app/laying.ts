/** Shows a game on the table, played or watched, with its HUD. */
import type { Around, Front, TableInit, Telling } from '../modes/front';
import type { InteractionOf, ModeTypes, PlayOf, ViewingOf } from '../modes/types';
import type { Settings } from '../storage/settings';
import type { Pictures } from './picture';

export interface LayingOptions<M extends ModeTypes> {
  readonly words: Pick<Front<M>, 'refused' | 'missed'>;
  readonly pictures: Pick<Pictures<M>, 'wanted' | 'here'>;
  readonly sound: TableInit<M>['sound'];
  settings(): Settings;
  /** Whether motion is reduced. */
  reduced(): boolean;
  viewing(): ViewingOf<M> | null;
  /** Whether the table stays when the scenario is over. */
  stays(): boolean;
  changed(): void;
  /** Called when the table shows a play and its animations have ended. */
  onDrawn(interaction: InteractionOf<M>, play: PlayOf<M>): void;
}

export interface Laying<M extends ModeTypes> {
  readonly around: Around<M>;
  /** Loads what the table needs for a game. Rejects if it cannot be loaded. */
  prepare(book: M['game']['book']): Promise<void>;
  /** Shows a game on the table; `prepare` must have resolved before. */
  lay(interaction: InteractionOf<M>): void;
  /** Empties the table. */
  clear(): void;
  /** Sets the notice at the prompt; null removes it. Does not call `changed`. */
  notice(words: string | null): void;
}

const NOTHING = { plan: null, notice: null, laid: null, waiting: null } as const;

export function openLaying<M extends ModeTypes>(options: LayingOptions<M>): Laying<M> {
  const { words, pictures, sound, settings, reduced, viewing, stays, changed, onDrawn } = options;
  const { telling, tell } = openTelling<M['game']['event']>();
  let around: Around<M> = { ...NOTHING, telling };
  /** What `prepare` has loaded in addition to the picture. */
  let variant: TableInit<M>['variant'] = null;

  const turn = (next: Partial<Around<M>>) => {
    around = { ...around, ...next };
    changed();
  };
  const refuse = (notice: string) => {
    sound.play({ sound: 'refused' });
    turn({ notice });
  };

  const init = (interaction: InteractionOf<M>): TableInit<M> => ({
    interaction,
    sound,
    variant,
    hand: () => settings().hand,
    speed: () => (reduced() ? 0 : (viewing()?.speed ?? settings().speed)),
    odds: () => settings().odds,
    step: () => settings().step && !viewing(),
    leaves: () => !stays(),
    onWait(event, play) {
      const goOn = () => void pictures.here()?.table.goOn();
      turn({ waiting: event && { event, play, goOn } });
    },
    onDrawn(play, plan) {
      tell(null);
      turn({ plan, laid: play });
      onDrawn(interaction, play);
    },
    onBusy() {
      tell(null);
      turn({ laid: null });
    },
    onTell: tell,
    onRefused(reason) {
      if (!viewing()) refuse(words.refused(reason));
    },
    onMiss: () => refuse(words.missed(variant)),
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
      around = { ...NOTHING, telling };
      pictures.here()?.clear();
    },
    notice(notice) {
      around = { ...around, notice };
    },
  };
}

/** Holds the event that the table animates now, and notifies its subscribers. */
export function openTelling<E>(): { readonly telling: Telling<E>; tell(event: E | null): void } {
  const listeners = new Set<() => void>();
  let now: E | null = null;
  return {
    telling: {
      get now() {
        return now;
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    tell(event) {
      if (event === now) return;
      now = event;
      for (const listener of listeners) listener();
    },
  };
}
