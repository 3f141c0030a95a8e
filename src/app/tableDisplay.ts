/** Shows a played or watched game on the table, and provides the context for the HUD. */
import type { CurrentEvent, Front, HudContext, TableInit } from '../modes/front';
import type { InteractionOf, ModeTypes, PlayOf, ViewingOf } from '../modes/types';
import type { Settings } from '../storage/settings';
import type { Pictures } from './picture';

export interface TableDisplayOptions<M extends ModeTypes> {
  readonly words: Pick<Front<M>, 'refusalText' | 'missText'>;
  readonly pictures: Pick<Pictures<M>, 'load' | 'loaded'>;
  readonly sound: TableInit<M>['sound'];
  settings(): Settings;
  /** Whether motion is reduced. */
  isMotionReduced(): boolean;
  viewing(): ViewingOf<M> | null;
  /** Whether the table stays visible when the scenario is over. */
  staysAtEnd(): boolean;
  changed(): void;
  /** Called when the table's animations have ended and the table shows a play. */
  onDrawn(interaction: InteractionOf<M>, play: PlayOf<M>): void;
}

export interface TableDisplay<M extends ModeTypes> {
  readonly hudContext: HudContext<M>;
  /** Loads what the table needs for a game. Rejects if it cannot be loaded. */
  prepare(book: M['game']['book']): Promise<void>;
  /** Shows a game on the table. Await `prepare` first. */
  show(interaction: InteractionOf<M>): void;
  /** Empties the table. */
  clear(): void;
  /** Sets the notice that is shown at the prompt; null removes it. Does not call `changed`. */
  showNotice(words: string | null): void;
}

const NOTHING = { plan: null, notice: null, shownPlay: null, waiting: null } as const;

export function openTableDisplay<M extends ModeTypes>(options: TableDisplayOptions<M>): TableDisplay<M> {
  const { words, pictures, sound, settings, isMotionReduced, viewing, staysAtEnd, changed, onDrawn } = options;
  const { currentEvent, set: setEvent } = openCurrentEvent<M['game']['event']>();
  let around: HudContext<M> = { ...NOTHING, currentEvent };
  /** The data that `prepare` has loaded in addition to the picture. */
  let variant: TableInit<M>['variant'] = null;

  const update = (next: Partial<HudContext<M>>) => {
    around = { ...around, ...next };
    changed();
  };
  const refuse = (notice: string) => {
    sound.play({ sound: 'refused' });
    update({ notice });
  };

  const init = (interaction: InteractionOf<M>): TableInit<M> => ({
    interaction,
    sound,
    variant,
    hand: () => settings().hand,
    speed: () => (isMotionReduced() ? 0 : (viewing()?.speed ?? settings().speed)),
    showsOdds: () => settings().odds,
    isStepMode: () => settings().step && !viewing(),
    clearsAtEnd: () => !staysAtEnd(),
    onWait(event, play) {
      const resume = () => void pictures.loaded()?.table.resume();
      update({ waiting: event && { event, play, resume } });
    },
    onDrawn(play, plan) {
      setEvent(null);
      update({ plan, shownPlay: play });
      onDrawn(interaction, play);
    },
    onPlan: (plan) => update({ plan }),
    onBusy() {
      setEvent(null);
      update({ shownPlay: null });
    },
    onEvent: setEvent,
    onRefused(reason) {
      if (!viewing()) refuse(words.refusalText(reason));
    },
    onMiss: () => refuse(words.missText(variant)),
  });

  return {
    get hudContext() {
      return around;
    },
    async prepare(book) {
      const picture = await pictures.load();
      variant = await picture.load(book);
    },
    show: (interaction) => pictures.loaded()?.show(init(interaction)),
    clear() {
      around = { ...NOTHING, currentEvent };
      pictures.loaded()?.clear();
    },
    showNotice(notice) {
      around = { ...around, notice };
    },
  };
}

/** Holds the event that the table is animating, and notifies its subscribers. */
export function openCurrentEvent<E>(): { readonly currentEvent: CurrentEvent<E>; set(event: E | null): void } {
  const listeners = new Set<() => void>();
  let now: E | null = null;
  return {
    currentEvent: {
      get now() {
        return now;
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    set(event) {
      if (event === now) return;
      now = event;
      for (const listener of listeners) listener();
    },
  };
}
