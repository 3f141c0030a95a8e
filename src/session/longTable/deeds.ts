/** What each figure that nobody leads did in its last turn: what the table tells of it when it is asked about. */
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { Journal } from '../../journal/journal';
import type { Book } from '../../rules/longTable/book';
import type { GameEvent } from '../../rules/longTable/events';
import type { FigureId } from '../../rules/longTable/state';
import { stepsOf } from './again';

export interface Deed {
  /** The play that the events belong to. */
  readonly play: Play;
  readonly events: readonly GameEvent[];
  /** Commands that had been played when the first of them happened. */
  readonly at: number;
}

export interface Deeds {
  readonly of: ReadonlyMap<FigureId, Deed>;
  /** Whose turn was the last, as far as it is over or under way; null: nobody's yet. */
  readonly last: FigureId | null;
  /** Whose turn a question has broken off; null: nobody's, or a hero's. */
  readonly acting: FigureId | null;
}

export const NO_DEEDS: Deeds = { of: new Map(), last: null, acting: null };

const isLed = (figure: FigureId): boolean => figure.startsWith('hero:');

/**
 * Adds what a command brought about. A turn may be broken off by a question, and goes on with the next command.
 * @param at commands that have been played
 */
export function deedsAfter({ of, last, acting: before }: Deeds, play: Play, at = 0): Deeds {
  const next = new Map(of);
  let acting = before;
  let latest = last;
  for (const event of play.events) {
    if (event.type === 'turnBegan') {
      acting = isLed(event.figure) ? null : event.figure;
      if (acting !== null) {
        latest = acting;
        next.set(acting, { play, events: [], at });
      }
      continue;
    }
    if (event.type === 'turnEnded') acting = null;
    const deed = acting === null ? undefined : next.get(acting);
    if (acting !== null && deed) {
      const events = [...deed.events, event];
      // Whoever has fallen in the turn is called by its number to the end of what is told of it.
      next.set(acting, { ...deed, play: { ...play, events }, events });
    }
  }
  return { of: next, last: latest, acting };
}

/** Of a game that is taken up, or of which something was taken back: every command is played again. */
export const deedsOf = (journal: Journal<LongTable>, book: Book): Deeds =>
  stepsOf(journal, book).reduce((deeds, { after }, at) => deedsAfter(deeds, after, at), NO_DEEDS);

/** Who acts while an event is told, and how much of what it does has been told with it; null: it belongs to no such turn. */
export function toldWith({ of }: Deeds, told: GameEvent): { readonly figure: FigureId; readonly deed: Deed } | null {
  for (const [figure, deed] of of) {
    const at = deed.events.indexOf(told);
    if (at >= 0) return { figure, deed: { ...deed, events: deed.events.slice(0, at + 1) } };
  }
  return null;
}
