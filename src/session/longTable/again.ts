/** A turn of whoever nobody leads, taken out of the game as it was played: so that it can be seen again. Nothing is changed by it. */
import { begin, fromJSON, type Play, send } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { Journal } from '../../journal/journal';
import type { Book } from '../../rules/longTable/book';
import type { GameEvent } from '../../rules/longTable/events';

export interface Again {
  /** The table before the command in which the turn began. */
  readonly before: Play;
  /** What that command did before the turn: it is to be there, and not to be seen. */
  readonly passed: readonly GameEvent[];
  /** The turn, to its end or as far as it has come. */
  readonly events: readonly GameEvent[];
}

interface Step {
  readonly before: Play;
  readonly events: readonly GameEvent[];
  readonly after: Play;
}

const isLed = (event: GameEvent): boolean => event.type === 'turnBegan' && event.figure.startsWith('hero:');

/**
 * The turn that an event belongs to; null: of a hero's turn, or of none.
 * @param at commands that had been played when it happened
 */
export function turnOf(journal: Journal<LongTable>, book: Book, at: number, event: GameEvent): Again | null {
  const steps = stepsOf(journal, book);
  const flat = steps.flatMap(({ events }, step) => events.map((each) => ({ each, step })));
  const text = JSON.stringify(event);
  const found = flat.findIndex(({ each, step }) => step === at && JSON.stringify(each) === text);
  const from = flat.slice(0, found + 1).findLastIndex(({ each }) => each.type === 'turnBegan');
  const began = flat[from];
  if (!began || isLed(began.each)) return null;
  const ended = flat.findIndex(({ each }, i) => i > from && (each.type === 'turnEnded' || each.type === 'turnBegan'));
  // It was over before this happened.
  if (ended >= 0 && ended < found) return null;
  const all = flat.slice(from, ended < 0 ? undefined : ended + 1).map(({ each }) => each);
  const { before } = steps[began.step] ?? {};
  if (!before) return null;
  const passed = flat.flatMap(({ each, step }, i) => (step === began.step && i < from ? [each] : []));
  return { before, passed, events: all };
}

/** Every command of the game, played again; the first step is how the table was laid. */
export function stepsOf({ start, commands }: Journal<LongTable>, book: Book): Step[] {
  let play = start ? fromJSON(book, start) : begin(book);
  const steps: Step[] = [{ before: play, events: play.events, after: play }];
  for (const command of commands) {
    const sent = send(play, command);
    if (!sent.ok) break;
    steps.push({ before: play, events: sent.events, after: sent.play });
    play = sent.play;
  }
  return steps;
}
