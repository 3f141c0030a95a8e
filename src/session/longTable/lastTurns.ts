/** Keeps the events of the last turn of each figure that the rules control, for the figure's details in the HUD. */
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { Journal } from '../../journal/journal';
import type { Book } from '../../rules/longTable/book';
import type { GameEvent } from '../../rules/longTable/events';
import type { FigureId } from '../../rules/longTable/state';
import { replaySteps } from './turnReplay';

export interface ActorTurn {
  /** The play after the turn's latest command, with all events of the turn so far. */
  readonly play: Play;
  readonly events: readonly GameEvent[];
  /** Number of commands played when the turn began, including the command that began the turn. */
  readonly at: number;
}

export interface LastTurns {
  readonly byFigure: ReadonlyMap<FigureId, ActorTurn>;
  /** The figure controlled by the rules that acted last or acts now; null if no such figure has acted yet. */
  readonly last: FigureId | null;
  /** The figure whose turn a question has interrupted, or null if there is none. */
  readonly acting: FigureId | null;
}

export const NO_TURNS: LastTurns = { byFigure: new Map(), last: null, acting: null };

const isLed = (figure: FigureId): boolean => figure.startsWith('hero:');

/**
 * Adds the events of a command. A question can interrupt a turn, and the next command then continues the turn.
 * @param play the play after the command
 * @param at the number of commands played, including this command
 */
export function updateLastTurns({ byFigure, last, acting: before }: LastTurns, play: Play, at = 0): LastTurns {
  const next = new Map(byFigure);
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
    const turn = acting === null ? undefined : next.get(acting);
    if (acting !== null && turn) {
      const events = [...turn.events, event];
      // Narration looks figures up in the play that it gets, so the turn keeps the play after its latest command.
      next.set(acting, { ...turn, play: { ...play, events }, events });
    }
  }
  return { byFigure: next, last: latest, acting };
}

/** Computes the last turns by replaying the whole journal, for a game that was opened or undone. */
export const lastTurnsOf = (journal: Journal<LongTable>, book: Book): LastTurns =>
  replaySteps(journal, book).reduce((turns, { after }, at) => updateLastTurns(turns, after, at), NO_TURNS);

/** The turn that contains an event, cut off after this event; null if no turn contains it. */
export function turnUpTo(
  { byFigure }: LastTurns,
  event: GameEvent,
): { readonly figure: FigureId; readonly turn: ActorTurn } | null {
  for (const [figure, turn] of byFigure) {
    const at = turn.events.indexOf(event);
    if (at >= 0) return { figure, turn: { ...turn, events: turn.events.slice(0, at + 1) } };
  }
  return null;
}
