/** Extracts from the journal a past turn of a figure that the rules control, so that the table can animate the turn again. */
import { begin, fromJSON, type Play, send } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { Journal } from '../../journal/journal';
import type { Book } from '../../rules/longTable/book';
import type { GameEvent } from '../../rules/longTable/events';

export interface TurnReplay {
  /** The play before the command in which the turn began. */
  readonly before: Play;
  /** The events of that command that happened before the turn. They are applied without animation. */
  readonly skippedEvents: readonly GameEvent[];
  /** The events of the turn, up to its end or up to the present. */
  readonly events: readonly GameEvent[];
}

interface Step {
  readonly before: Play;
  readonly events: readonly GameEvent[];
  readonly after: Play;
}

const isLed = (event: GameEvent): boolean => event.type === 'turnBegan' && event.figure.startsWith('hero:');

/**
 * The turn that contains an event, if a figure that the rules control takes this turn. Null if the event is in a hero's
 * turn or in no turn.
 * @param at the number of commands played up to the event, including the command that caused it
 */
export function turnReplayOf(journal: Journal<LongTable>, book: Book, at: number, event: GameEvent): TurnReplay | null {
  const steps = replaySteps(journal, book);
  const flat = steps.flatMap(({ events }, step) => events.map((each) => ({ each, step })));
  const text = JSON.stringify(event);
  const found = flat.findIndex(({ each, step }) => step === at && JSON.stringify(each) === text);
  const from = flat.slice(0, found + 1).findLastIndex(({ each }) => each.type === 'turnBegan');
  const began = flat[from];
  if (!began || isLed(began.each)) return null;
  const ended = flat.findIndex(({ each }, i) => i > from && (each.type === 'turnEnded' || each.type === 'turnBegan'));
  // The turn had ended before the event.
  if (ended >= 0 && ended < found) return null;
  const all = flat.slice(from, ended < 0 ? undefined : ended + 1).map(({ each }) => each);
  const { before } = steps[began.step] ?? {};
  if (!before) return null;
  const passed = flat.flatMap(({ each, step }, i) => (step === began.step && i < from ? [each] : []));
  return { before, skippedEvents: passed, events: all };
}

/** The last replay of each list of commands. After a game, several summaries of it are made one after the other. */
const known = new WeakMap<
  Journal<LongTable>['commands'],
  { readonly start: Journal<LongTable>['start']; readonly book: Book; readonly steps: readonly Step[] }
>();

/**
 * Replays the journal.
 * @returns one step for the beginning of the journal, then one for each command before the first refused command
 */
export function replaySteps({ start, commands }: Journal<LongTable>, book: Book): readonly Step[] {
  const last = known.get(commands);
  if (last?.book === book && last.start === start) return last.steps;
  let play = start ? fromJSON(book, start) : begin(book);
  const steps: Step[] = [{ before: play, events: play.events, after: play }];
  for (const command of commands) {
    const sent = send(play, command);
    if (!sent.ok) break;
    steps.push({ before: play, events: sent.events, after: sent.play });
    play = sent.play;
  }
  known.set(commands, { start, book, steps });
  return steps;
}
