/** Moves heroes step by step (L9). */
import { type HexId, isAdjacent, neighboursThroughDoors, passagesOf, terrainAt } from '../core/board';
import { compareHexes } from '../core/hexes';
import type { Walker } from '../core/walker';
import { continueAction, gainActionRewards } from './actions';
import { ask, push, type QuestionRules, type TaskRules } from './agenda';
import { bonusesOf, endCardEffects, endEffectCommands, useSlot } from './bonuses';
import type { Book } from './book';
import { offerChoice } from './choices';
import type { Command } from './commands';
import { isEmpty, isFree } from './emptyHexes';
import { areAllies, figureOf, hasToken, situationOf } from './figures';
import { markUsed, turnItemCommands, usableItems, useTurnItem } from './items';
import { numberOf } from './numbers';
import { canEnter } from './penalties';
import { openDoor } from './rooms';
import type { FigureId, FigureOfKind, State } from './state';
import type { Action, TaskOf } from './tasks';
import { enterHex, nearestEmpty, touchTerrain } from './terrain';
import { emit, type Transaction } from './transaction';
import type { Ability, HeroId } from './vocabulary';
import { walkerFor } from './walkers';

type Move = TaskOf<'move'>;
type Mover = FigureOfKind<'hero'>;

const moverOf = (state: State, { actor }: Action): Mover | undefined => {
  const figure = figureOf(state, actor);
  return figure?.kind === 'hero' ? (figure as Mover) : undefined;
};

/**
 * L15.7, L15.8: whether a condition forbids the figure to move. Such a condition also ends a current move
 * immediately (L15.2).
 */
const isHeld = (figure: Mover): boolean => hasToken(figure, 'immobilize') || hasToken(figure, 'stun');

/** L9.1: begins a hero's move. Bonuses to the hero's moves apply (L17.2). */
export function beginMove(t: Transaction, action: Action, ability: Ability): void {
  const figure = moverOf(t.state, action);
  if (!figure) return;
  let left = Math.max(0, numberOf(t.book, t.state, action, ability));
  for (const bonus of bonusesOf(t.state, figure.id, 'moves')) {
    left += bonus.amount;
    useSlot(t, bonus);
  }
  const { jump = false } = ability.mods;
  push(t, { do: 'move', action, ability, left, from: figure.hex, jump, leapt: false, carried: null, steps: 0 });
}

/** Whether the hero of an action could make a move: it can make at least one step, or use an item that improves the move. */
export function canMove(book: Book, state: State, action: Action, ability: Ability): boolean {
  const figure = moverOf(state, action);
  if (!figure || isHeld(figure)) return false;
  const bonus = bonusesOf(state, figure.id, 'moves').reduce((sum, { amount }) => sum + amount, 0);
  const left = Math.max(0, numberOf(book, state, action, ability)) + bonus;
  const move: Move = {
    do: 'move',
    action,
    ability,
    left,
    from: figure.hex,
    jump: ability.mods.jump === true,
    leapt: false,
    carried: null,
    steps: 0,
  };
  return stepsOf(book, state, move).length > 0 || moveItems(book, state, move).length > 0;
}

/**
 * L9.1: the hexes that the figure may enter next. After the step, its remaining movement points must suffice to end the
 * move on that hex or on a hex beyond it.
 */
function stepsOf(book: Book, state: State, { action, left, jump }: Move): HexId[] {
  const figure = moverOf(state, action);
  if (!figure || isHeld(figure)) return [];
  const walker = walkerFor(book, state, figure, jump);
  const { board } = book.scenario;
  const stepCost = (to: HexId) =>
    canEnter(book, state, figure.id, to) ? walker.stepCost(to) : Number.POSITIVE_INFINITY;
  return neighboursThroughDoors(board, figure.hex).filter((to) =>
    canEndFrom(book, { ...walker, stepCost }, to, left - stepCost(to)),
  );
}

/** Whether `left` movement points suffice to end a move on the hex `from`, or on a hex beyond it. */
function canEndFrom(book: Book, walker: Walker, from: HexId, left: number): boolean {
  const most = new Map([[from, left]]);
  // The loop adds entries to the map that it iterates over; a JavaScript `Map` visits them too.
  for (const [hex, rest] of most) {
    if (walker.landingCost(hex) <= rest) return true;
    for (const to of neighboursThroughDoors(book.scenario.board, hex)) {
      const after = rest - walker.stepCost(to);
      if (after < 0 || after <= (most.get(to) ?? -1)) continue;
      most.delete(to);
      most.set(to, after);
    }
  }
  return false;
}

/** L9.1: whether the move may end here. A move that has not begun may always end. */
function mayStop(book: Book, state: State, { action, left, jump, steps }: Move): boolean {
  const figure = moverOf(state, action);
  return !figure || steps === 0 || walkerFor(book, state, figure, jump).landingCost(figure.hex) <= left;
}

/** Commands for items that improve the hero's own moves, in the hero's own turn (L21.2): a move by a Bid is none (L7.2). */
function moveItems(book: Book, state: State, { action, jump }: Move): Command[] {
  const figure = moverOf(state, action);
  if (!figure || isHeld(figure) || state.turn?.figure !== figure.id) return [];
  return usableItems(book, state, figure.hero, 'move')
    .filter(({ effect }) => (effect.plus ?? 0) > 0 || (effect.mods?.jump === true && !jump))
    .map(({ id }): Command => ({ type: 'useItem', hero: figure.hero, item: id }));
}

/** `Carry`: commands to carry an ally. The figure can pick up an ally only before its first step. */
function carriesOf(book: Book, state: State, { action, ability, carried, steps }: Move): Command[] {
  const figure = moverOf(state, action);
  if (!figure || !ability.mods.carry || carried !== null || steps > 0) return [];
  return carryableAllies(book, state, figure).map((id) => ({ type: 'carry', figure: id }));
}

/** L37.6: the adjacent allies, which a figure could carry. */
export function carryableAllies(book: Book, state: State, figure: State['figures'][number]): FigureId[] {
  const situation = situationOf(book, state);
  return state.figures
    .filter((other) => areAllies(figure, other) && isAdjacent(situation, figure.hex, other.hex))
    .map(({ id }) => id);
}

function optionsOf(book: Book, state: State, move: Move): Command[] {
  const figure = moverOf(state, move.action);
  if (!figure) return [];
  const steps = stepsOf(book, state, move).map((to): Command => ({ type: 'step', to }));
  const carries = steps.length > 0 ? carriesOf(book, state, move) : [];
  const items = moveItems(book, state, move);
  // L9.1: on a hex where the move may not end, no command is offered that could end the move or keep the hero there.
  if (!mayStop(book, state, move)) return [...steps, ...carries, ...items];
  const ends = endEffectCommands(state, figure.hero);
  return [...steps, ...carries, ...items, ...turnItemCommands(book, state, figure.hero), ...ends, { type: 'stop' }];
}

/**
 * L9.2, L10.1, L18.7: makes one step. The first step earns the rewards of the action. The move continues after the
 * consequences of the step.
 */
function step(t: Transaction, move: Move, to: HexId): void {
  const figure = moverOf(t.state, move.action);
  if (!figure) return;
  const cost = walkerFor(t.book, t.state, figure, move.jump).stepCost(to);
  const left = move.left - cost;
  const isFirst = move.steps === 0;
  const action = isFirst ? { ...move.action, done: true } : move.action;
  const from = mayStop(t.book, t.state, move) ? figure.hex : move.from;
  push(t, { ...move, action, left, from, leapt: move.jump, steps: move.steps + 1 });
  const isDoor = terrainAt(situationOf(t.book, t.state), to) === 'door';
  enterHex(t, figure.id, to, { cost, left, over: move.jump });
  if (isFirst) gainActionRewards(t, move.action);
  if (isDoor) openDoor(t, to, figure.id);
}

function endMove(t: Transaction, move: Move): void {
  const { action, leapt, carried, steps } = move;
  const figure = moverOf(t.state, action);
  if (!figure) return;
  if (!mayStop(t.book, t.state, move)) setBack(t, figure, move.from);
  continueAction(t, action, false);
  if (steps === 0) return;
  emit(t, { type: 'moveEnded', figure: figure.id, at: figure.hex, steps, rule: 'L9.1' });
  push(t, { do: 'land', action, leapt, carried });
}

/**
 * L9.1: puts a figure back on the last hex of its path where the move could end. If that hex is now occupied, the figure
 * moves to the empty hex nearest to its current hex. If no hex is empty, the figure stays.
 */
function setBack(t: Transaction, figure: Mover, to: HexId): void {
  const { book, state } = t;
  const free = isFree(book, state, to) ? to : nearestEmpty(book, state, figure.hex)[0];
  if (free === undefined) return;
  emit(t, { type: 'stepped', figure: figure.id, from: figure.hex, to: free, cost: 0, left: 0, by: null, rule: 'L9.1' });
  figure.hex = free;
}

/** The hexes next to the carrier that are empty or on which the carried figure already is, in hex order. */
function besides(book: Book, state: State, by: FigureId, carried: FigureId): HexId[] {
  const [carrier, figure] = [figureOf(state, by), figureOf(state, carried)];
  if (!carrier || !figure) return [];
  const ways = passagesOf(situationOf(book, state)).ways.get(carrier.hex) ?? [];
  return ways.filter((hex) => hex === figure.hex || isEmpty(book, state, hex)).sort(compareHexes);
}

function setDown(t: Transaction, by: FigureId, id: FigureId, hex: HexId): void {
  const figure = figureOf(t.state, id);
  if (!figure) return;
  figure.hex = hex;
  emit(t, { type: 'carried', figure: id, by, to: hex, rule: 'L9.1' });
}

export const movementTasks = {
  move: (t, move) => {
    const figure = moverOf(t.state, move.action);
    if (!figure) return;
    const steps = stepsOf(t.book, t.state, move);
    const goesOn = steps.length > 0 || (mayStop(t.book, t.state, move) && moveItems(t.book, t.state, move).length > 0);
    if (!goesOn) endMove(t, move);
    else ask(t, { ask: 'move', move });
  },
  /** L9.3: after a jump, terrain takes effect only on the last hex. A carried figure is set down next to the hero. */
  land: (t, { action, leapt, carried }) => {
    if (carried !== null) push(t, { do: 'setDown', by: action.actor, figure: carried });
    if (leapt) touchTerrain(t, action.actor, null);
  },
  /**
   * `Carry`: the player sets the carried figure down on an empty hex next to the carrier. A figure that is already adjacent
   * may stay on its hex.
   */
  setDown: (t, { by, figure: id, chosen }) => {
    if (chosen?.option === 'hex') return setDown(t, by, id, chosen.hex);
    const options = besides(t.book, t.state, by, id).map((hex) => ({ option: 'hex' as const, hex }));
    if (options.length > 0)
      offerChoice(t, { rule: 'L9.1', figure: id, options, preset: 0 }, { do: 'setDown', by, figure: id });
  },
} satisfies TaskRules;

export const movementQuestions = {
  move: {
    options: (book, state, { move }) => optionsOf(book, state, move),
    answer: (t, { move }, command) => {
      if (command.type === 'stop') return endMove(t, move);
      if (command.type === 'step') return step(t, move, command.to);
      if (command.type === 'carry') return push(t, { ...move, carried: command.figure });
      if (command.type === 'useItem') useItemInMove(t, move, command.hero, command.item);
      if (command.type === 'endBonus') {
        push(t, move);
        endCardEffects(t, command.hero, command.card);
      }
    },
  },
} satisfies QuestionRules;

function useItemInMove(t: Transaction, move: Move, hero: HeroId, id: string): void {
  const item = usableItems(t.book, t.state, hero, 'move').find((each) => each.id === id);
  if (!item) {
    push(t, move);
    return useTurnItem(t, hero, id);
  }
  markUsed(t, hero, id);
  const { plus = 0, mods } = item.effect;
  push(t, { ...move, left: move.left + plus, jump: move.jump || mods?.jump === true });
}
