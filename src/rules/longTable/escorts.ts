/**
 * Runs the turn of an escort (L27.8). The escort moves along the best path to a free hex of the mark `EscortDef.goesTo`, or follows the
 * nearest hero.
 */
import { aimAt, canHit } from './aiming';
import type { Book } from './book';
import { offerChoice } from './choices';
import { hasToken, valuesOf } from './figures';
import { focusOf } from './focus';
import { MELEE } from './forms';
import { nearestEnds } from './monsterMoves';
import type { FigureOfKind, State } from './state';
import type { Option, TaskOf } from './tasks';
import { emit, type Transaction } from './transaction';
import { turnOrderKey } from './turnOrder';
import type { TableFigure } from './walkers';
import { walkTo } from './walking';
import { lengthIn, type WayTable, waysOf } from './ways';

type Escort = FigureOfKind<'escort'>;

/** The decision about an escort's move. Hexes are indexes of the grid, in hex order. */
export interface EscortMove {
  readonly ways: WayTable;
  /** The hexes that the escort wants to reach, in this turn or later. */
  readonly goals: readonly number[];
  /** The hexes on which the move can end. */
  readonly ends: readonly number[];
}

/** L27.8: the paths, goals and possible ends of an escort's move. */
export function decideEscort(book: Book, state: State, escort: TableFigure & { readonly escort: string }): EscortMove {
  const ways = waysOf(book, state, escort, { jump: false });
  const goals = best(ways, markedHexes(book, escort.escort, ways)) ?? best(ways, besideHero(book, state, escort, ways));
  const movement = valuesOf(book, escort).move;
  const within = (goals ?? []).filter((hex) => lengthIn(ways.keys[hex] ?? 0) <= movement);
  const ends = within.length > 0 ? within : (goals ?? []).flatMap((goal) => nearestEnds(ways, goal, movement));
  return { ways, goals: goals ?? [], ends: [...new Set(ends)].sort((a, b) => a - b) };
}

/** The hexes among `hexes` that the escort reaches by the best path, in hex order; null if no hex is reachable. */
function best(ways: WayTable, hexes: readonly number[]): number[] | null {
  const open = ways.ends.filter((hex) => hexes.includes(hex));
  const least = ways.keys[open[0] ?? -1];
  return least === undefined ? null : open.filter((hex) => ways.keys[hex] === least);
}

function markedHexes(book: Book, id: string, { grid }: WayTable): number[] {
  const { goesTo = '' } = book.scenario.escorts.find((each) => each.id === id) ?? {};
  return (book.scenario.marks[goesTo] ?? []).flatMap((hex) => grid.indexOf.get(hex) ?? []);
}

/**
 * [ruling] L27.8: the reachable hexes next to the nearest hero. The escort finds this hero in the same way as a melee focus
 * (L23).
 */
function besideHero(book: Book, state: State, escort: TableFigure, ways: WayTable): number[] {
  const { grid } = ways;
  const heroes = state.figures
    .filter(({ kind }) => kind === 'hero')
    .sort((a, b) => turnOrderKey(book, state, a) - turnOrderKey(book, state, b))
    .map((figure, rank) => ({ figure, rank, hex: grid.indexOf.get(figure.hex) ?? -1 }));
  const focus = focusOf(book, state, escort, ways, heroes, MELEE);
  const hero = heroes.find((each) => focus.found && each.figure.id === focus.chosen.focus);
  if (!hero) return [];
  const aim = aimAt(grid, MELEE, hero.hex);
  return ways.ends.filter((hex) => canHit(aim, hex));
}

/** L22.2: the turn of an escort, after wound and stun were handled. */
export function takeEscortTurn(t: Transaction, escort: Escort, { chosen, ...task }: TaskOf<'monsterTurn'>): void {
  if (valuesOf(t.book, escort).move === 0) return;
  const { id: figure } = escort;
  if (hasToken(escort, 'immobilize'))
    return emit(t, { type: 'monsterStayed', figure, why: 'immobilized', rule: 'L24.1' });
  const { ways, goals, ends } = decideEscort(t.book, t.state, escort);
  const nameOf = (hex: number) => ways.grid.hexes[hex] ?? '';
  const options = ends.map((hex): Option => ({ option: 'hex', hex: nameOf(hex) }));
  if (options.length > 1 && chosen?.option !== 'hex')
    return offerChoice(t, { rule: 'L27.8', figure, options, preset: 0 }, task);
  const end = ends.find((hex) => chosen?.option === 'hex' && nameOf(hex) === chosen.hex) ?? ends[0];
  if (end === undefined) return emit(t, { type: 'monsterStayed', figure, why: 'cannotGetNearer', rule: 'L27.8' });
  const decided = ends.length > 1 ? 'L24.7' : goals.includes(end) ? 'only' : 'L24.6';
  const best = goals.map(nameOf);
  emit(t, { type: 'destinationChosen', figure, hexes: [], best, goal: nameOf(end), decided, rule: 'L27.8' });
  if (end !== ways.from) return walkTo(t, figure, ways, end, valuesOf(t.book, escort).move);
  const why = goals.includes(end) ? 'alreadyBest' : 'cannotGetNearer';
  emit(t, { type: 'monsterStayed', figure, why, rule: 'L27.8' });
}
