/**
 * Searches a hero's turn: both cards, both halves, moves and targets. For the best ends of the turn (`Effort.ends`), simulates the
 * monsters' turns with their revealed cards.
 */
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { optionsOf } from '../../rules/longTable/engine';
import type { GameEvent } from '../../rules/longTable/events';
import { heroFigureId } from '../../rules/longTable/figures';
import type { State } from '../../rules/longTable/state';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { afterCommand, playOutRound } from './imagine';
import { outlooksFor } from './outlook';
import { perilOf } from './peril';
import { worthOf } from './worth';

/** The effort of a search. */
export interface Effort {
  /** The maximum number of states within an action that the search continues after each command. */
  readonly breadth: number;
  /** The maximum number of states between two actions that the search continues, for each beginning of the turn (`beginningOf`). */
  readonly statesBetweenActions: number;
  /** The maximum number of ends of the turn that are simulated to the end of the round. */
  readonly ends: number;
  /**
   * Whether the search is keen. A keen search prefers states from which the hero can still hit enemies in this turn. It also takes into
   * account advantage, disadvantage and the danger at the end of the turn. The bots of the balance report are not keen, so that the win
   * rates in the reports stay comparable.
   *
   */
  readonly keen?: true;
}

/** A sequence of commands in a turn, with the state to which the commands lead. */
export interface Line {
  readonly commands: readonly Command[];
  readonly state: State;
  /** The value of the line: of its state or, after a simulation, of the state at the end of the round. */
  readonly worth: number;
  /** The value by which the search chooses which states to continue. */
  readonly priority: number;
  /** The value of the line's attacks with advantage, minus that of its attacks with disadvantage. */
  readonly advantageValue: number;
}

/** The maximum number of areas that are searched in each state. Legal areas are many and similar. */
const MAX_AREAS = 14;
/**
 * The maximum number of areas that a keen search tries in each state. The number is lower than `MAX_AREAS`, because a keen search continues
 * each area with several targets separately.
 */
const KEEN_AREAS = 3;
/** The maximum number of steps of a search. Each step adds one command to the lines, or chooses the states between two actions. */
const DEPTH = 60;
/**
 * The number of additional states between two actions that a keen search continues, for each beginning of the turn. These are the states
 * with the least danger, so that a weak hero can move out of reach.
 */
const SAFE = 1;
/** The value of an attack with advantage: more than the 0.8 points of damage that the second modifier card adds on average. */
const LUCK = 1.2;

/**
 * Returns the best lines to the end of the hero's turn, the best first: at most `effort.ends`, or at most one if `effort.ends` is 0.
 * @param start an imagined state
 */
export function bestLines(book: Book, start: State, hero: HeroId, effort: Effort): Line[] {
  const done: Line[] = [];
  const seen = new Set<string>();
  const outlookOf = outlooksFor(book, hero);
  let open: Line[] = [{ commands: [], state: start, worth: 0, priority: 0, advantageValue: 0 }];
  let resting: Line[] = [];
  for (let depth = 0; depth < DEPTH && (open.length > 0 || resting.length > 0); depth += 1) {
    if (open.length === 0) {
      open = best(resting, effort.statesBetweenActions, beginningOf, hopeOf);
      if (effort.keen && effort.ends > 0)
        open = [...new Set([...open, ...best(resting, SAFE, beginningOf, safetyIn(book, hero))])];
      resting = [];
    }
    const next: Line[] = [];
    for (const line of open) {
      let from: string | undefined;
      for (const command of commandsFor(book, line.state, effort.keen ? KEEN_AREAS : MAX_AREAS)) {
        if (command.type === 'step') {
          // All paths to a hex have the same continuations, so the search enters every hex only once from each state.
          from ??= keyOf(line.state, hero, heroFigureId(hero));
          const step = `${from} ${command.to}`;
          if (seen.has(step)) continue;
          seen.add(step);
        }
        const events: GameEvent[] = [];
        const state = afterCommand(book, line.state, command, events);
        const key = `${keyOf(state, hero)}${effort.keen ? placingOf(state) : ''}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const luck = line.advantageValue + (effort.keen ? luckOf(events, hero) : 0);
        const worth = worthOf(book, state) + luck;
        const isEnd = !isAsked(state, hero);
        const hope = effort.keen ? worth + (isEnd ? -perilOf(book, state, hero) : outlookOf(state)) : worth;
        const reached: Line = {
          commands: [...line.commands, command],
          state,
          worth,
          priority: hope,
          advantageValue: luck,
        };
        if (isEnd) done.push(reached);
        else if (state.question?.ask === 'turn') resting.push(reached);
        else next.push(reached);
      }
    }
    open = best(next, effort.breadth, () => '', hopeOf);
  }
  const ends = best(done, Math.max(1, effort.ends), () => '', hopeOf);
  if (effort.ends === 0) return ends;
  const seenThrough = ends.map((line) => {
    const after = worthOf(book, playOutRound(book, line.state)) + line.advantageValue;
    return { ...line, worth: effort.keen ? after - perilOf(book, line.state, hero) : after };
  });
  return sorted(seenThrough, worthIn);
}

/** Whether the hero's turn continues with a question. */
function isAsked({ turn, question, over }: State, hero: HeroId): boolean {
  return !over && question !== null && turn?.figure === heroFigureId(hero) && !turn.ending;
}

const safetyIn =
  (book: Book, hero: HeroId) =>
  ({ state, worth }: Line): number =>
    worth - perilOf(book, state, hero);
const worthIn = ({ worth }: Line): number => worth;
const hopeOf = ({ priority }: Line): number => priority;

const sorted = (lines: readonly Line[], by: (line: Line) => number): Line[] => [...lines].sort((a, b) => by(b) - by(a));

/**
 * Returns the value of advantage and disadvantage in the hero's attacks. Drawing two cards has no effect in the imagined decks, because all
 * cards of an imagined deck are equal.
 */
function luckOf(events: readonly GameEvent[], hero: HeroId): number {
  return events.reduce((sum, event) => {
    if (event.type !== 'modifiersDrawn' || event.figure !== heroFigureId(hero)) return sum;
    return sum + (event.mode === 'advantage' ? LUCK : event.mode === 'disadvantage' ? -LUCK : 0);
  }, 0);
}

/** Returns the best `count` lines of each kind. */
function best(
  lines: readonly Line[],
  count: number,
  kindOf: (line: Line) => string,
  by: (line: Line) => number,
): Line[] {
  const taken = new Map<string, number>();
  return sorted(lines, by).filter((line) => {
    const kind = kindOf(line);
    const before = taken.get(kind) ?? 0;
    taken.set(kind, before + 1);
    return before < count;
  });
}

/** Returns the played halves as text. Lines with different halves do not compete, for example an attack first and a move first. */
const beginningOf = ({ state }: Line): string =>
  (state.turn?.played ?? []).map(({ card, half, basic }) => `${card} ${half} ${basic}`).join();

/** Returns a text that identifies a state within the search. @param wherever the figure whose hex the text omits */
function keyOf(
  { figures, question, agenda, turn, traps, money, seats, elements, bonuses }: State,
  hero: HeroId,
  wherever?: string,
): string {
  const standing = figures.map(
    ({ id, hex, hp, tokens }) => `${id}${id === wherever ? '' : hex}${hp}${tokens.map(({ token }) => token).join()}`,
  );
  const seat = seats.find((each) => each.hero === hero);
  const held = seat ? [seat.hand.length, seat.discard.length, seat.lost.length, seat.money, seat.experience] : [];
  const items = seat?.items.map(({ state }) => state[0]).join('') ?? '';
  const asked = question?.ask === 'targets' ? `${question.chosen.join()}/${question.leftOut.join()}` : '';
  const aim = question?.ask === 'ability' ? `${question.action.next}/${question.action.paid.join()}` : '';
  return [
    question?.ask ?? '-',
    asked,
    aim,
    agenda.length,
    (turn?.played ?? []).map(({ card, half, basic }) => `${card}${half}${basic}`).join(),
    standing.join(),
    traps.length,
    money.length,
    held.join(),
    items,
    Object.values(elements).join(),
    bonuses.length,
  ].join('|');
}

/** Returns the placed area whose targets the question asks for, as text. `keyOf` does not distinguish such areas. */
const placingOf = ({ question }: State): string =>
  question?.ask === 'targets' ? (question.placing?.join() ?? '') : '';

/** Returns the options to search. @param most the maximum number of areas; areas on many enemies come first */
function commandsFor(book: Book, state: State, most: number): readonly Command[] {
  const options = optionsOf(book, state);
  const areas = options.filter(({ type }) => type === 'area');
  const kept = options.filter(({ type }) => !['area', 'endBonus', 'leaveOut', 'leaveEffect'].includes(type));
  if (areas.length === 0) return kept;
  const enemies = new Set(state.figures.filter(({ kind }) => kind === 'monster').map(({ hex }) => hex));
  const hits = (command: Command) =>
    command.type === 'area' ? command.hexes.filter((hex) => enemies.has(hex)).length : 0;
  return [...kept, ...areas.sort((a, b) => hits(b) - hits(a)).slice(0, most)];
}
