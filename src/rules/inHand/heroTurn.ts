/** The hero's turn (R9): the top action of one card and the bottom action of the other, ability by ability. */

import type { HexId } from '../core/hexes';
import {
  changeHindrance,
  disarmTrap,
  keepBehaviour,
  perform,
  recover,
  rerollBehaviour,
  waysToPerform,
} from './abilities';
import type { Book } from './book';
import { cardOf, cardsIn, discard, faceOf, lose, moveCard } from './cards';
import type { Command } from './commands';
import { beginTurnEffects, endTurnEffects, hasCondition, totalBonus } from './durations';
import { consumeSymbols } from './elements';
import { shove, waysToAttack } from './heroAttack';
import { forfeit, refresh } from './items';
import { loot } from './looting';
import { endMove, shift, step, waysToMove } from './movement';
import { endTurnOnTile } from './scenarioRules';
import { canJump } from './special';
import type { ActionState, State, SymbolId } from './state';
import { emit, type Transaction } from './transaction';
import { itemsInTurn } from './turnItems';
import type { Ability, Action, CardId, Face, Half, HindranceKind, ItemId } from './vocabulary';

/** R9.4: the basic actions of any card. */
export const BASIC_ACTIONS: Readonly<Record<Half, Action>> = {
  top: { abilities: [{ kind: 'attack', value: 2 }] },
  bottom: { abilities: [{ kind: 'move', value: 2 }] },
};

/** R9: begins the hero's turn. @param resting whether the turn is a long rest (R7.6) */
export function beginHeroTurn(t: Transaction, resting = false): void {
  const { state } = t;
  state.turn = {
    actions: [],
    action: null,
    parked: null,
    move: null,
    consumed: [],
    infused: [],
    riders: [],
    struck: null,
    moved: 0,
    looted: false,
    resting,
  };
  beginTurnEffects(t, 'hero');
  emit(t, { type: 'turnBegan', who: 'hero', foe: null, rule: 'R9.1' });
  // R16.2: a stunned hero discards the two selected cards, so it can only end the turn.
  if (hasCondition(state, 'hero', 'stun'))
    for (const card of cardsIn(state, 'selected')) discard(t, card.id, 'stunned', 'R16.2');
}

/** Whether the hero is stunned in this turn (R16.2), so that it can only end the turn. */
function isStunned(state: State): boolean {
  return hasCondition(state, 'hero', 'stun');
}

/** The commands while no action is under way: play a card, use items, or end the turn. A stunned hero can only end the turn. */
export function turnChoices(book: Book, state: State): Command[] {
  if (isStunned(state)) return [{ type: 'endTurn' }];
  return [...plays(state), ...itemsInTurn(book, state, 'turn'), { type: 'endTurn' }];
}

/** R9.1: the commands that play a half. A turn has one top and one bottom action, of two different cards, in either order. */
function plays(state: State): Command[] {
  const done = state.turn?.actions[0]?.half ?? state.turn?.action?.half;
  const halves: readonly Half[] = done === undefined ? ['top', 'bottom'] : [done === 'top' ? 'bottom' : 'top'];
  return cardsIn(state, 'selected')
    .filter((card) => card.id !== state.turn?.action?.card)
    .flatMap((card) =>
      halves.flatMap((half) => [false, true].map((basic): Command => ({ type: 'play', card: card.id, half, basic }))),
    );
}

/**
 * The commands during an action: perform or skip the current ability, use items, or end the turn. While an attack waits, because an
 * interrupt moved its target out of range, the player may also play the other card (R25.4).
 */
export function waysToAct(book: Book, state: State): Command[] {
  const action = state.turn?.action;
  const ability = action?.abilities[action.next];
  if (!action || !ability) return [];
  const mandatory = ability.kind === 'harm'; // R9.3
  const others = action.waiting && !state.turn?.parked ? plays(state) : [];
  return [
    ...waysToDo(book, state, ability, action.card),
    ...others,
    ...itemsInTurn(book, state, 'turn'),
    ...(mandatory || (state.turn?.move?.steps ?? 0) > 0 ? [] : [{ type: 'skip' } as const]),
    ...(canEndTurn(state) ? [{ type: 'endTurn' } as const] : []),
  ];
}

function waysToDo(book: Book, state: State, ability: Ability, card: CardId): Command[] {
  if (ability.kind === 'attack') return hasCondition(state, 'hero', 'disarm') ? [] : waysToAttack(book, state);
  if (ability.kind === 'move') return hasCondition(state, 'hero', 'immobilize') ? [] : waysToMove(book, state);
  return waysToPerform(book, state, ability, card);
}

/** R9.6: whether the turn may end. It may not end before the mandatory abilities of a started action, nor in the middle of a move. */
function canEndTurn({ turn }: State): boolean {
  const owed = [turn?.action, turn?.parked].some((action) =>
    action?.abilities.slice(action.next).some((ability) => ability.kind === 'harm'),
  );
  return !owed && (turn?.move?.steps ?? 0) === 0;
}

/** Whether the player can only skip the current ability or end the turn, so that the game skips the ability without asking. */
export function canOnlySkip(book: Book, state: State): boolean {
  const action = state.turn?.action;
  if (!action?.abilities[action.next]) return false;
  return waysToAct(book, state).every(({ type }) => type === 'skip' || type === 'endTurn');
}

/** Whether the current move cannot go on, so that the game ends it without asking. */
export function canOnlyStop(book: Book, state: State): boolean {
  if ((state.turn?.move?.steps ?? 0) === 0) return false;
  return waysToAct(book, state).every(({ type }) => type === 'stop');
}

/** Whether the hero can do nothing but end the turn. */
export function canOnlyEndTurn(book: Book, state: State): boolean {
  return state.turn?.action === null && turnChoices(book, state).length === 1;
}

/** R9.1: begins an action. An action whose attack waits is parked until the new action is done (R25.4). */
export function playCard(t: Transaction, card: CardId, half: Half, basic: boolean): void {
  const { turn } = t.state;
  if (!turn) return;
  const { abilities, lost = false } = basic ? BASIC_ACTIONS[half] : faceOf(t.book, cardOf(t.state, card))[half];
  if (turn.action) turn.parked = turn.action; // R25.4
  turn.action = {
    card,
    half,
    basic,
    abilities,
    next: 0,
    lost,
    used: false,
    waiting: false,
    done: false,
    boosts: [],
  };
  emit(t, {
    type: 'actionBegan',
    card,
    half,
    basic,
    rule: basic ? 'R9.4' : 'R9.1',
  });
  prepareAbility(t, turn.action);
}

/** Prepares the current ability of an action. After the last ability, the action ends. */
function prepareAbility(t: Transaction, action: ActionState): void {
  const { state } = t;
  const { turn } = state;
  if (!turn) return;
  action.boosts = [];
  action.done = false;
  turn.move = null;
  const ability = action.abilities[action.next];
  if (!ability) return endAction(t, action);
  if (ability.kind === 'move') {
    const left = ability.value + totalBonus(state, 'hero', 'move');
    turn.move = {
      left,
      jump: (ability.jump ?? false) && canJump(t.book),
      overTraps: false,
      steps: 0,
      landing: false,
    };
  }
}

/** Continues with the next ability of the action. */
export function nextAbility(t: Transaction): void {
  const action = t.state.turn?.action;
  if (!action) return;
  action.next += 1;
  action.waiting = false;
  prepareAbility(t, action);
}

/** R9.2: ends an action. Its card is immediately discarded, lost, or moved to the active area. */
function endAction(t: Transaction, action: ActionState): void {
  const { state } = t;
  const { turn } = state;
  if (!turn) return;
  const { card, half } = action;
  turn.actions.push({ card, half });
  turn.action = turn.parked;
  turn.parked = null;
  if (turn.action) turn.action.waiting = false;
  emit(t, { type: 'actionEnded', card, half, rule: 'R9.2' });
  if (!action.lost || !action.used) return discard(t, card, 'play');
  // R17.4: a lost card stays in the active area while an effect of the card lasts.
  if (state.hero.effects.some((effect) => effect.card === card)) {
    return moveCard(t, card, 'active', cardOf(state, card).side, 'play', 'R17.4');
  }
  lose(t, card, 'play');
}

/** R9.3: skips the current ability. */
export function skipAbility(t: Transaction, why: 'chosen' | 'prevented'): void {
  const action = t.state.turn?.action;
  const ability = action?.abilities[action.next];
  if (!ability) return;
  emit(t, { type: 'abilitySkipped', kind: ability.kind, why, rule: 'R9.3' });
  delete t.state.turn?.again; // R8.2: the first behaviour is kept.
  // R23.4: without giving up an item, the hero cannot perform the later abilities of the action.
  if (ability.kind === 'forfeit') action.next = action.abilities.length;
  nextAbility(t);
}

/** Marks the action as used, and passes its current ability to `doIt`. */
function act(t: Transaction, doIt: (ability: Ability, action: ActionState) => void): void {
  const action = t.state.turn?.action;
  const ability = action?.abilities[action.next];
  if (!action || !ability) return;
  action.used = true;
  doIt(ability, action);
}

/** Passes the current ability to `doIt`, and marks the action as used and the ability as done. */
function finish(t: Transaction, doIt: (ability: Ability, action: ActionState) => void): void {
  act(t, (ability, action) => {
    doIt(ability, action);
    action.done = true;
  });
}

/** Whether the current ability is done, so that the action continues with the next ability. */
export function isAbilityDone({ turn }: State): boolean {
  return turn?.action?.done ?? false;
}

/** R10.1: makes one step of the current move. */
export function performStep(t: Transaction, to: HexId): void {
  act(t, () => step(t, to));
}

/** R10.3: ends the current move. */
export function stopMove(t: Transaction): void {
  finish(t, () => endMove(t));
}

/** R11.1: moves to a Distance in combat. */
export function performShift(t: Transaction, distance: number): void {
  finish(t, () => shift(t, distance));
}

/** Performs the current ability, which needs no choice except the payment. @param pay the gold that the player pays for it (R18.4) */
export function performAbility(t: Transaction, consume: readonly SymbolId[], pay = 0): void {
  act(t, (ability, action) => {
    const { card, lost } = action;
    if (ability.kind === 'reroll') rerollBehaviour(t);
    else perform(t, ability, { source: card, card, lost }, consume, pay);
    action.done = t.state.turn?.again === undefined;
  });
}

/** R15.5: pushes or pulls the monster as the current ability. @param by the change of Distance */
export function performShove(t: Transaction, by: number): void {
  finish(t, (ability) => ability.kind === 'shove' && shove(t, ability.how, by));
}

/** R8.2: keeps one of the two behaviours. */
export function chooseBehaviour(t: Transaction, face: Face): void {
  finish(t, () => keepBehaviour(t, face));
}

/** R23.3: refreshes an item as the current ability. */
export function performRefresh(t: Transaction, item: ItemId, consume: readonly SymbolId[]): void {
  finish(t, () => {
    consumeSymbols(t, consume);
    refresh(t, item, 'R23.3');
  });
}

/** R23.4: gives up an item as the current ability. */
export function performForfeit(t: Transaction, item: ItemId): void {
  finish(t, () => forfeit(t, item));
}

/** R20.2: disarms a trap as the current ability. */
export function performDisarm(t: Transaction, at: HexId): void {
  finish(t, () => disarmTrap(t, at));
}

/** R30.4: adds or removes a Hindrance as the current ability. */
export function performHindrance(t: Transaction, terrain: HindranceKind): void {
  finish(t, (ability) => changeHindrance(t, ability, terrain));
}

/** R20.4: returns a card to hand as the current ability. */
export function performRecover(t: Transaction, card: CardId): void {
  finish(t, (ability) => recover(t, ability, card));
}

/** R9.6: ends the turn and discards unused cards. R20.5: the hero loots its own hex. */
export function endHeroTurn(t: Transaction): void {
  const { state } = t;
  const { turn } = state;
  if (!turn) return;
  for (const action of [turn.action, turn.parked]) if (action) endAction(t, action);
  for (const card of cardsIn(state, 'selected')) discard(t, card.id, 'endTurn', 'R9.6');
  loot(t, 0, 'R20.5');
  endTurnOnTile(t);
  endTurnEffects(t, 'hero');
  state.turn = null;
  state.acted = true;
  emit(t, { type: 'turnEnded', who: 'hero', foe: null, harmed: false, rule: 'R9.6' });
}
