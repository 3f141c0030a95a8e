/** Finds the reason for an advised command: by its kind, or by the changes that the command or its whole turn makes. */
import type { Play } from '../../flow/longTable/play';
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { heroFigure } from '../../rules/longTable/figures';
import type { FigureId, State } from '../../rules/longTable/state';
import { BAD_TOKENS, type HeroId } from '../../rules/longTable/vocabulary';
import { objectivesOf, stepsTo } from './objectives';

/** The reason for a hint, as plain data, because a worker sends it to the main thread. */
export type Reason =
  | { readonly key: PlainReason }
  /** `figures`: the enemies that should die. */
  | { readonly key: 'kills'; readonly figures: readonly FigureId[] }
  /** `hp`: the number of HP that enemies should lose, or that heroes should regain. */
  | { readonly key: 'hurts' | 'heals'; readonly hp: number };

type PlainReason =
  | 'only'
  | 'begin'
  /** The leading card decides when the hero acts among the monsters. */
  | 'leads'
  | 'rest'
  | 'returns'
  | 'spare'
  | 'stands'
  | 'chance'
  | 'door'
  | 'takes'
  | 'learns'
  | 'closer'
  | 'away'
  | 'enough'
  | 'leaves'
  | 'stays'
  | 'sets';

/** Returns the reason for a command that needed no search. */
export function reasonForCommand(command: Command): Reason {
  switch (command.type) {
    case 'select':
      return { key: 'leads' };
    case 'longRest':
    case 'shortRest':
    case 'lose':
    case 'keep':
    case 'redraw':
      return { key: 'rest' };
    case 'suffer':
      return { key: 'spare' };
    case 'loseFromHand':
    case 'loseFromDiscard':
      return { key: 'stands' };
    case 'draw':
      return { key: 'chance' };
    case 'keepGoal':
    case 'equip':
    case 'takeCard':
    case 'start':
    case 'begin':
      return { key: 'begin' };
    default:
      return { key: 'sets' };
  }
}

/** The commands that can move a hero. Only for these commands, a shorter or longer path to enemies or objectives is a reason. */
const MOVING: ReadonlySet<Command['type']> = new Set(['play', 'perform', 'step', 'carry']);

/** The reasons for which a hero goes closer. If the turn has one of them, a shorter path alone is no reason. */
const BLOWS: ReadonlySet<Reason['key']> = new Set(['kills', 'hurts']);

/**
 * Returns the reason for a command of a searched turn: the most important change by the command's action, or else by the whole turn.
 * @param action the state after the command's action
 * @param end the state after the turn
 */
export function reasonInTurn({ book, state }: Play, command: Command, action: State, end: State): Reason {
  if (command.type === 'endTurn') return { key: 'enough' };
  if (command.type === 'stop') return { key: 'stays' };
  if (command.type === 'skip' || command.type === 'waive') return { key: 'leaves' };
  if (command.type === 'recover' || command.type === 'refresh') return { key: 'returns' };
  const later = changeOf(state, end);
  return (
    changeOf(state, action) ??
    (later && BLOWS.has(later.key) ? later : null) ??
    (MOVING.has(command.type) ? wayOf(book, state, action) : null) ??
    later ??
    (command.type === 'step' ? wayOf(book, state, end) : null) ?? { key: 'sets' }
  );
}

/** The aim of an action that is planned for a later turn, as plain data. */
export type Aim =
  /** `figures`: the enemies that should die, lose HP, or get a bad condition or a lien. */
  | { readonly key: 'kills' | 'hurts' | 'weakens'; readonly figures: readonly FigureId[] }
  | { readonly key: 'heals' | 'door' | 'takes' | 'summons' | 'lasts' | 'closer' | 'away' | 'learns' | 'sets' };

/**
 * Returns the aim of a hero's action: its most important change. A shorter or longer path is an aim only if the hero itself moves.
 * @param before the state before the action
 * @param after the state after the action
 */
export function aimOf(book: Book, hero: HeroId, before: State, after: State): Aim {
  const change = changeOf(before, after);
  if (change?.key === 'hurts') {
    const hurt = before.figures.filter(({ id, kind, hp }) => kind === 'monster' && hpOf(after, id) < hp);
    return { key: 'hurts', figures: hurt.map(({ id }) => id) };
  }
  if (change?.key === 'kills') return change;
  const weakened = after.figures.filter((each) => {
    const was = before.figures.find(({ id }) => id === each.id);
    return each.kind === 'monster' && was !== undefined && burdensOf(each) > burdensOf(was);
  });
  if (weakened.length > 0) return { key: 'weakens', figures: weakened.map(({ id }) => id) };
  if (change && change.key !== 'learns') return { key: change.key };
  if (countSummons(after) > countSummons(before)) return { key: 'summons' };
  if (after.bonuses.length > before.bonuses.length) return { key: 'lasts' };
  const moves = heroFigure(before, hero)?.hex !== heroFigure(after, hero)?.hex;
  return (moves ? wayOf(book, before, after) : null) ?? { key: change ? change.key : 'sets' };
}

/** Returns the number of a monster's bad conditions, its lien included. */
const burdensOf = (figure: State['figures'][number]): number =>
  figure.tokens.filter(({ token }) => BAD_TOKENS.some((each) => each === token)).length +
  (figure.kind === 'monster' && figure.lien ? 1 : 0);

const countSummons = ({ figures }: State): number => figures.filter(({ kind }) => kind === 'summon').length;

type Change =
  | Extract<Reason, { readonly figures: unknown } | { readonly hp: unknown }>
  | { readonly key: 'door' | 'takes' | 'learns' };

/** Returns the most important change as a reason, or null if nothing relevant changes. */
function changeOf(before: State, after: State): Change | null {
  const gone = before.figures.filter(({ id, kind }) => kind === 'monster' && !hpOf(after, id)).map(({ id }) => id);
  if (gone.length > 0) return { key: 'kills', figures: gone };
  const hurt = hpLost(before, after, 'monster');
  if (hurt > 0) return { key: 'hurts', hp: hurt };
  if (after.rooms.length > before.rooms.length) return { key: 'door' };
  const healed = -hpLost(before, after, 'hero');
  if (healed > 0) return { key: 'heals', hp: healed };
  const sum = (table: State, of: (seat: State['seats'][number]) => number) =>
    table.seats.reduce((all, seat) => all + of(seat), 0);
  const loot = (table: State) => sum(table, ({ money, carries }) => money + carries.length);
  if (loot(after) > loot(before)) return { key: 'takes' };
  const learnt = (table: State) => sum(table, ({ experience }) => experience);
  return learnt(after) > learnt(before) ? { key: 'learns' } : null;
}

const hpOf = ({ figures }: State, id: FigureId): number => figures.find((each) => each.id === id)?.hp ?? 0;

const hpLost = (before: State, after: State, kind: 'monster' | 'hero'): number =>
  before.figures.reduce((sum, each) => sum + (each.kind === kind ? each.hp - hpOf(after, each.id) : 0), 0);

function wayOf(book: Book, before: State, after: State): { readonly key: 'closer' | 'away' } | null {
  const way = farness(book, after) - farness(book, before);
  if (way === 0) return null;
  return { key: way < 0 ? 'closer' : 'away' };
}

/** Returns the sum of all heroes' steps to the nearest enemy. If there is no enemy, counts the steps to the nearest hex of an objective. */
function farness(book: Book, state: State): number {
  const monsters = state.figures.flatMap((each) => (each.kind === 'monster' ? [each.hex] : []));
  const goals = monsters.length > 0 ? monsters : objectivesOf(book, state).flatMap(({ hexes }) => hexes);
  const steps = stepsTo(book, state, goals);
  return state.figures.reduce((sum, each) => sum + (each.kind === 'hero' ? (steps.get(each.hex) ?? 20) : 0), 0);
}
