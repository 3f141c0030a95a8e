/** Places summons, traps and graves on hexes of the player's choice, and disarms traps (L19.1, L4.6). */
import { type HexId, isAdjacent, passagesOf } from '../core/board';
import { compareHexes } from '../core/hexes';
import { rangeBetween } from '../core/routes';
import { canSee } from '../core/sight';
import { continueAction } from './actions';
import { ask, push, type QuestionRules, type TaskRules } from './agenda';
import type { Book } from './book';
import type { Command } from './commands';
import { isEmpty } from './emptyHexes';
import { figureOf, situationOf } from './figures';
import type { State } from './state';
import { placeSummon } from './summons';
import type { Action, Placing, TaskOf } from './tasks';
import { digGrave, disarmTrap, setTrap } from './terrain';
import { emit, type Transaction } from './transaction';
import type { Ability, Mods } from './vocabulary';

type Place = TaskOf<'place'>;

/**
 * L11.2: whether a hex can be chosen. With a *Range* it must be in range and sight; without a *Range* it must be
 * adjacent.
 */
function inReach(book: Book, state: State, from: HexId, hex: HexId, { range, rangePlus = 0 }: Mods): boolean {
  const situation = situationOf(book, state);
  if (range === undefined) return isAdjacent(situation, from, hex);
  return rangeBetween(situation, from, hex) <= range + rangePlus && canSee(situation, from, hex);
}

/** The hexes on which the thing may be placed, or the trap disarmed, in hex order. */
export function hexesToPlaceOn(book: Book, state: State, { actor }: Action, { mods }: Ability, what: Placing): HexId[] {
  const from = figureOf(state, actor)?.hex;
  if (from === undefined) return [];
  const { ways } = passagesOf(situationOf(book, state));
  const near = what.placing === 'summon' || mods.range === undefined ? (ways.get(from) ?? []) : [...ways.keys()];
  return near
    .filter((hex) => suits(book, state, hex, what) && inReach(book, state, from, hex, mods))
    .sort(compareHexes);
}

function suits(book: Book, state: State, hex: HexId, what: Placing): boolean {
  if (what.placing === 'disarmTrap') return state.traps.some((trap) => trap.hex === hex);
  if (!isEmpty(book, state, hex)) return false;
  // L37.3: a grave may not be dug on a door or on a hex of a mark (`ScenarioDef.marks`).
  return what.placing !== 'grave' || (book.scenario.board.hexes[hex] !== 'door' && !isMarked(book, hex));
}

const isMarked = ({ scenario }: Book, hex: HexId): boolean =>
  Object.values(scenario.marks).some((hexes) => hexes.includes(hex));

/** Begins to place `count` things, or to disarm `count` traps. */
export function beginPlacing(t: Transaction, action: Action, ability: Ability, what: Placing, count: number): void {
  push(t, { do: 'place', action, ability, what, left: count, begun: false });
}

function placeOn(t: Transaction, place: Place, hex: HexId): void {
  const { action, ability, what } = place;
  const by = action.actor;
  push(t, { ...place, left: place.left - 1, begun: true });
  emit(t, { type: 'placed', what: what.placing, hex, by, rule: what.placing === 'summon' ? 'L19.1' : 'L4.6' });
  if (what.placing === 'trap') setTrap(t, hex, what.damage, [...what.conditions], by);
  if (what.placing === 'disarmTrap') disarmTrap(t, hex, by);
  if (what.placing === 'grave') digGrave(t, hex);
  if (what.placing === 'summon') placeSummon(t, action, ability, hex);
}

export const placingTasks = {
  /**
   * Lets the player choose hex after hex, until `left` hexes are chosen, no hex is possible, or the player stops. The first hex is taken
   * without a question if it is the only one.
   */
  place: (t, place) => {
    const { action, ability, what, left, begun } = place;
    if (!figureOf(t.state, action.actor)) return;
    const [only, ...others] = left > 0 ? hexesToPlaceOn(t.book, t.state, action, ability, what) : [];
    if (!only) continueAction(t, action, begun);
    else if (others.length === 0 && !begun) placeOn(t, place, only);
    else ask(t, { ask: 'place', place });
  },
} satisfies TaskRules;

export const placingQuestions = {
  place: {
    options: (book, state, { place: { action, ability, what, begun } }) => {
      const hexes = hexesToPlaceOn(book, state, action, ability, what).map((hex): Command => ({ type: 'place', hex }));
      return begun ? [...hexes, { type: 'done' }] : hexes;
    },
    answer: (t, { place }, command) => {
      if (command.type === 'place') placeOn(t, place, command.hex);
      else continueAction(t, place.action, place.begun);
    },
  },
} satisfies QuestionRules;
