/** A hint: the careful bot's command, and the most important reason for it. */
import { legal, type Play } from '../../flow/longTable/play';
import type { HexId } from '../../rules/core/hexes';
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import type { Table } from '../../rules/longTable/state';
import { CAREFUL, decide } from './careful';
import { objectivesOf, stepsTo } from './objectives';

export type Reason =
  | 'only'
  | 'begin'
  | 'quick'
  | 'slow'
  | 'rest'
  | 'spare'
  | 'chance'
  | 'kills'
  | 'hurts'
  | 'heals'
  | 'takes'
  | 'closer'
  | 'away'
  | 'sets';

/** Plain data: it is worked out apart from the page. */
export interface Hint {
  readonly command: Command;
  readonly reason: Reason;
  /** Where it is done: the way of a move to its end, the hexes of an area, the hex of a target. */
  readonly at: readonly HexId[];
}

/** Null: there is nothing to say, the scenario is over. Takes up to some seconds. */
export function advise(play: Play, care = CAREFUL): Hint | null {
  const options = legal(play);
  const [only] = options;
  if (!only) return null;
  if (options.length === 1) return { command: only, reason: 'only', at: placesOf(play, options) };
  const { commands, end } = decide(play, options, care);
  const command = commands[0] ?? only;
  const reason = end ? ofTurn(play.book, play.state, end) : ofCommand(play, command);
  return { command, reason, at: placesOf(play, commands) };
}

/** Of commands one after the other the first, with all steps of its way. */
function placesOf({ state }: Play, [command, ...others]: readonly Command[]): readonly HexId[] {
  switch (command?.type) {
    case 'step': {
      const next = others.findIndex(({ type }) => type !== 'step');
      const steps = [command, ...others.slice(0, next < 0 ? undefined : next)];
      return steps.flatMap((each) => (each.type === 'step' ? [each.to] : []));
    }
    case 'area':
      return command.hexes;
    case 'place':
      return [command.hex];
    case 'target':
      return state.figures.flatMap(({ id, hex }) => (id === command.figure ? [hex] : []));
    default:
      return [];
  }
}

function ofCommand({ book }: Play, command: Command): Reason {
  switch (command.type) {
    case 'select': {
      const initiative = (card: string) => book.cards[card]?.initiative ?? 50;
      return initiative(command.leading) <= initiative(command.second) ? 'quick' : 'slow';
    }
    case 'longRest':
    case 'shortRest':
    case 'lose':
    case 'keep':
    case 'redraw':
      return 'rest';
    case 'suffer':
      return 'spare';
    case 'loseFromHand':
    case 'loseFromDiscard':
      return 'heals';
    case 'draw':
      return 'chance';
    case 'keepGoal':
    case 'equip':
    case 'takeCard':
    case 'start':
    case 'begin':
      return 'begin';
    default:
      return 'sets';
  }
}

/** What the rest of the turn changes most. */
function ofTurn(book: Book, before: Table, after: Table): Reason {
  const hp = (state: Table, kind: string) =>
    state.figures.reduce((sum, each) => sum + (each.kind === kind ? each.hp : 0), 0);
  const dead = (state: Table) => state.figures.filter(({ kind }) => kind === 'monster').length;
  const sameRooms = before.rooms.length === after.rooms.length;
  if (after.ending === 'won' || (sameRooms && dead(after) < dead(before))) return 'kills';
  if (sameRooms && hp(after, 'monster') < hp(before, 'monster')) return 'hurts';
  if (hp(after, 'hero') > hp(before, 'hero')) return 'heals';
  const money = (state: Table) => state.seats.reduce((sum, seat) => sum + seat.money + seat.experience, 0);
  if (money(after) > money(before)) return 'takes';
  const way = farness(book, after) - farness(book, before);
  return !sameRooms || way < 0 ? 'closer' : way > 0 ? 'away' : 'sets';
}

/** Steps of all heroes to whoever or whatever is next for them. */
function farness(book: Book, state: Table): number {
  const monsters = state.figures.flatMap((each) => (each.kind === 'monster' ? [each.hex] : []));
  const goals = monsters.length > 0 ? monsters : objectivesOf(book, state).flatMap(({ hexes }) => hexes);
  const steps = stepsTo(book, state, goals);
  return state.figures.reduce((sum, each) => sum + (each.kind === 'hero' ? (steps.get(each.hex) ?? 20) : 0), 0);
}
