/** Moves the hero: on the map hex by hex, in combat by Distance (R4, R10, R11). */
import { terrainAt } from '../core/board';
import type { HexId } from '../core/hexes';
import { enterableHexes } from '../core/routes';
import type { Walker } from '../core/walker';
import type { Book } from './book';
import { startCombatIfNear } from './combat';
import type { Command } from './commands';
import { announceDamage } from './damage';
import { changeDistance, costOfDistance } from './distance';
import { situationOf } from './foes';
import { passiveEffects } from './items';
import { canWalk } from './special';
import type { MoveState, State } from './state';
import { emit, type Transaction } from './transaction';
import { hazardDamageToHero, trapDamageToHero } from './traps';
import { heroWalker } from './walkers';

/** The hero on a move, for path finding, with the effects of the hero's items. */
export function walkerOf(book: Book, state: State, { jump, overTraps }: MoveState): Walker {
  const waders = passiveEffects(book, state).some((effect) => effect.easyDifficult);
  return heroWalker(situationOf(book, state), jump ? 'jump' : 'move', { waders, overTraps });
}

/** The damage that a hex does to the hero who enters it. */
export interface Danger {
  readonly at: HexId;
  readonly kind: 'trap' | 'hazard';
  readonly damage: number;
}

/**
 * R4.4, R4.5, R10.2: the dangers on a path of the current move. On a jump only the last hex counts, as it does for traps if an item
 * lets the hero pass over traps. A trap goes off only once.
 */
export function dangersOn(book: Book, state: State, path: readonly HexId[]): Danger[] {
  const move = state.turn?.move;
  if (!move || state.fight) return [];
  const situation = situationOf(book, state);
  const last = path.length - 1;
  return path.flatMap((at, i): Danger[] => {
    if (move.jump && i < last) return [];
    const terrain = terrainAt(situation, at);
    const goesOff = terrain === 'trap' && (!move.overTraps || i === last) && path.indexOf(at) === i;
    const damage = goesOff
      ? trapDamageToHero(book, state)
      : terrain === 'hazardous'
        ? hazardDamageToHero(book, state)
        : 0;
    return damage > 0 ? [{ at, kind: goesOff ? 'trap' : 'hazard', damage }] : [];
  });
}

/** The commands that the current move allows. */
export function waysToMove(book: Book, state: State): Command[] {
  const move = state.turn?.move;
  if (!move) return [];
  if (state.fight) return shifts(state, move);
  if (!canWalk(book)) return [];
  const walker = walkerOf(book, state, move);
  const steps = enterableHexes(book.scenario.board, state.hero.at, move.left, walker);
  const mayStop = move.steps > 0 && walker.landingCost(state.hero.at) <= move.left;
  return [...steps.map((to): Command => ({ type: 'step', to })), ...(mayStop ? [{ type: 'stop' } as const] : [])];
}

/** R11.1: the commands that change Distance. 1 movement point changes Distance by 1, within 1 to 7; Hindrances raise the cost (R30.1). */
function shifts(state: State, move: MoveState): Command[] {
  const here = state.fight?.distance ?? 0;
  const far = Math.floor(move.left / costOfDistance(state, move.jump));
  return [1, 2, 3, 4, 5, 6, 7]
    .filter((distance) => distance !== here && Math.abs(distance - here) <= far)
    .map((distance) => ({ type: 'shift', distance }));
}

/** R10.1: enters the next hex of a move. The hex's terrain affects the hero immediately, unless the hero jumps or passes over a trap. */
export function step(t: Transaction, to: string): void {
  const { book, state } = t;
  const move = state.turn?.move;
  if (!move) return;
  const cost = walkerOf(book, state, move).stepCost(to);
  const from = state.hero.at;
  move.left -= cost;
  move.steps += 1;
  state.hero.at = to;
  emit(t, { type: 'stepped', from, to, cost, left: move.left, rule: 'R10.1' });
  if (terrainAt(situationOf(book, state), to) === 'door') {
    state.opened.push(to);
    emit(t, { type: 'doorOpened', at: to, rule: 'R4.3' });
  }
  move.landing = move.jump || (move.overTraps && terrainAt(situationOf(book, state), to) === 'trap');
  if (!move.landing) terrainActs(t);
}

/** R4.4, R4.5: applies the terrain of the hex that the hero has entered. */
function terrainActs(t: Transaction): void {
  const { book, state } = t;
  const { at } = state.hero;
  const terrain = terrainAt(situationOf(book, state), at);
  if (terrain === 'trap') {
    const damage = trapDamageToHero(book, state);
    state.spent.push(at);
    emit(t, { type: 'trapSprung', at, damage, rule: 'R4.4' });
    announceDamage(t, damage, 'trap', 'R4.4');
  }
  if (terrain === 'hazardous') {
    const damage = hazardDamageToHero(book, state);
    emit(t, { type: 'hazardEntered', at, damage, rule: 'R4.5' });
    announceDamage(t, damage, 'hazard', 'R4.5');
  }
}

/**
 * R10.3: ends the move. If the hero jumped onto the last hex or passed over a trap on it, the terrain of this hex counts now (R10.2).
 * A monster that is near enough starts a combat (R25.2).
 */
export function endMove(t: Transaction): void {
  const { state } = t;
  const { turn } = state;
  if (!turn?.move) return;
  const { steps, landing } = turn.move;
  turn.moved = Math.max(turn.moved, steps);
  turn.move = null;
  emit(t, { type: 'moveEnded', at: state.hero.at, steps, rule: 'R10.3' });
  if (landing) terrainActs(t);
  if (!state.fight) startCombatIfNear(t, 'near');
}

/** R11.1: moves to a Distance in combat. */
export function shift(t: Transaction, distance: number): void {
  const { turn, fight } = t.state;
  if (!turn?.move || !fight) return;
  const { jump } = turn.move;
  turn.moved = Math.max(turn.moved, Math.abs(distance - fight.distance));
  turn.move = null;
  changeDistance(t, distance, {
    by: 'hero',
    how: 'move',
    flies: jump,
    reason: null,
  });
}
