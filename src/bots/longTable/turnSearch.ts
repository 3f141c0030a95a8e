/**
 * Searches a hero's turn: both cards, both halves, moves and targets, and for the best ends of the turn (`Effort.ends`) the answers of the
 * monsters' revealed cards.
 */
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { optionsOf } from '../../rules/longTable/engine';
import { heroFigureId } from '../../rules/longTable/figures';
import type { Table } from '../../rules/longTable/state';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { afterCommand, playOutRound } from './imagine';
import { worthOf } from './worth';

/** The effort of a search. */
export interface Effort {
  /** The number of states within an action that the search continues. */
  readonly breadth: number;
  /** The number of states between two actions that the search continues, for each beginning of the turn. */
  readonly between: number;
  /** The number of ends of the turn that are simulated to the end of the round. */
  readonly ends: number;
}

/** A sequence of commands for the rest of a turn, with the state that it leads to. */
export interface Line {
  readonly commands: readonly Command[];
  readonly state: Table;
  readonly worth: number;
}

/** The maximum number of areas that are searched, because areas are many and similar. */
const MAX_AREAS = 14;
const DEPTH = 60;

/** Returns the best lines for the rest of the hero's turn: at most `ends`, or one if `ends` is 0. `start` is an imagined state. */
export function linesOf(book: Book, start: Table, hero: HeroId, effort: Effort): Line[] {
  const done: Line[] = [];
  const seen = new Set<string>();
  let open: Line[] = [{ commands: [], state: start, worth: worthOf(book, start) }];
  let resting: Line[] = [];
  for (let depth = 0; depth < DEPTH && (open.length > 0 || resting.length > 0); depth += 1) {
    if (open.length === 0) {
      open = best(resting, effort.between, beginningOf);
      resting = [];
    }
    const next: Line[] = [];
    for (const line of open) {
      let from: string | undefined;
      for (const command of commandsFor(book, line.state)) {
        if (command.type === 'step') {
          // Paths to the same hex continue alike, so every hex is entered only once from each state.
          from ??= keyOf(line.state, hero, heroFigureId(hero));
          const step = `${from} ${command.to}`;
          if (seen.has(step)) continue;
          seen.add(step);
        }
        const state = afterCommand(book, line.state, command);
        const key = keyOf(state, hero);
        if (seen.has(key)) continue;
        seen.add(key);
        const reached: Line = { commands: [...line.commands, command], state, worth: worthOf(book, state) };
        if (!isAsked(state, hero)) done.push(reached);
        else if (state.question?.ask === 'turn') resting.push(reached);
        else next.push(reached);
      }
    }
    open = best(next, effort.breadth, () => '');
  }
  const ends = best(done, Math.max(1, effort.ends), () => '');
  if (effort.ends === 0) return ends;
  return byWorth(ends.map((line) => ({ ...line, worth: worthOf(book, playOutRound(book, line.state)) })));
}

/** Whether the turn continues with a question to its hero. */
function isAsked({ turn, question, over }: Table, hero: HeroId): boolean {
  return !over && question !== null && turn?.figure === heroFigureId(hero) && !turn.ending;
}

const byWorth = (lines: readonly Line[]): Line[] => [...lines].sort((a, b) => b.worth - a.worth);

/** Returns the best `count` lines of each kind. */
function best(lines: readonly Line[], count: number, kindOf: (line: Line) => string): Line[] {
  const taken = new Map<string, number>();
  return byWorth(lines).filter((line) => {
    const kind = kindOf(line);
    const before = taken.get(kind) ?? 0;
    taken.set(kind, before + 1);
    return before < count;
  });
}

/** Returns the beginning of a turn as a kind, so that an attack before a move is not compared with a move before an attack. */
const beginningOf = ({ state }: Line): string =>
  (state.turn?.played ?? []).map(({ card, half, basic }) => `${card} ${half} ${basic}`).join();

/** Returns a text that identifies a state within the search. It omits the hex of the figure `wherever`. */
function keyOf(
  { figures, question, agenda, turn, traps, money, seats, elements, bonuses }: Table,
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

/** Returns the options that are worth searching. */
function commandsFor(book: Book, state: Table): readonly Command[] {
  const options = optionsOf(book, state);
  const areas = options.filter(({ type }) => type === 'area');
  const kept = options.filter(({ type }) => !['area', 'endBonus', 'leaveOut', 'leaveEffect'].includes(type));
  if (areas.length === 0) return kept;
  const enemies = new Set(state.figures.filter(({ kind }) => kind === 'monster').map(({ hex }) => hex));
  const hits = (command: Command) =>
    command.type === 'area' ? command.hexes.filter((hex) => enemies.has(hex)).length : 0;
  return [...kept, ...areas.sort((a, b) => hits(b) - hits(a)).slice(0, MAX_AREAS)];
}
