/** Decides when items may be used, and changes their state (R23). */

import type { Book } from './book';
import type { Command } from './commands';
import { hasBadCondition, hasCondition, totalBonus, useUpBonuses } from './durations';
import type { State } from './state';
import { emit, type Transaction } from './transaction';
import type { ItemDef, ItemEffect, ItemId } from './vocabulary';

/** The moments at which an item can be used. */
export type ItemMoment =
  /** In the hero's turn. */
  | 'turn'
  /** Before a roll of the hero's attack. */
  | 'attacking'
  /** Before a roll of the monster's attack. */
  | 'attacked'
  /** While damage to the hero is pending. */
  | 'suffering'
  /** After the behaviour roll. */
  | 'initiative';

/** The printed item. @throws RangeError if the book does not have this item */
export function itemDef(book: Book, id: ItemId): ItemDef {
  const item = book.items[id];
  if (!item) throw new RangeError(`the book has no item ${id}`);
  return item;
}

/** The items that may be used at this moment, as commands. */
export function itemsFor(book: Book, state: State, moment: ItemMoment): Command[] {
  return state.hero.items
    .filter((item) => item.state === 'ready' && fits(book, state, item.id, moment))
    .map((item) => ({ type: 'useItem', item: item.id }));
}

function fits(book: Book, state: State, id: ItemId, moment: ItemMoment): boolean {
  const { effect } = itemDef(book, id);
  // An item that changes an attack must be used before the attack's first roll; with Advantage or Disadvantage there are two (R14.1).
  const rolled = (state.attack?.rolls.length ?? 0) > 0;
  switch (moment) {
    case 'turn':
      return fitsTurn(state, effect) || fitsMove(state, id, effect) || fitsAttack(book, state, id, effect);
    case 'attacking':
      if (effect.when === 'attack') return !rolled && !effect.range && fitsAttack(book, state, id, effect);
      return fitsTurn(state, effect);
    case 'attacked':
      return effect.when === 'attacked' && !rolled;
    case 'suffering':
      return fitsSuffering(state, effect);
    case 'initiative':
      return effect.when === 'behaviour' || (effect.when === 'initiative' && state.initiative > 1);
  }
}

function fitsTurn(state: State, effect: ItemEffect): boolean {
  const { turn, fight } = state;
  if (!turn) return false;
  if (effect.when === 'always') return effect.spareLoot !== undefined && !turn.looted;
  if (effect.when !== 'turn') return false;
  if (effect.inCombat && !fight) return false;
  return effect.maxDistance === undefined || (fight !== null && fight.distance <= effect.maxDistance);
}

/** R23.1: whether the item may be used on the current move, or after a move of this turn that was long enough. */
function fitsMove(state: State, id: ItemId, effect: ItemEffect): boolean {
  const { turn } = state;
  if (!turn) return false;
  if (effect.when === 'move') {
    return turn.move !== null && !turn.action?.boosts.includes(id) && !hasCondition(state, 'hero', 'immobilize');
  }
  return effect.when === 'moved' && Math.max(turn.moved, turn.move?.steps ?? 0) >= effect.atLeast;
}

/** Whether the item may be used on the hero's current attack ability, before or after the target is chosen. The caller checks the rolls. */
function fitsAttack(book: Book, state: State, id: ItemId, effect: ItemEffect): boolean {
  const { turn, attack } = state;
  if (effect.when !== 'attack' || !turn?.action || turn.action.boosts.includes(id)) return false;
  if (hasCondition(state, 'hero', 'disarm')) return false;
  const printed = turn.action.abilities[turn.action.next];
  if (printed?.kind !== 'attack') return false;
  const lengthened = turn.action.boosts.some((boost) => 'range' in itemDef(book, boost).effect);
  if (effect.meleeOnly && (attack ? attack.ranged : lengthened || printed.range !== undefined)) return false;
  // Before the target is chosen, the monster of the fight is assumed to be the target, so its conditions decide.
  return !effect.troubledOnly || hasBadCondition(state, 'monster');
}

function fitsSuffering({ suffering, hero }: State, effect: ItemEffect): boolean {
  if (suffering?.cause !== 'attack') return false;
  return effect.when === 'damaged' || (effect.when === 'exhausting' && suffering.amount >= hero.hp);
}

/** Whether an item makes the next use of an item free. */
const givesCredit = (effect: ItemEffect): boolean =>
  effect.when === 'turn' && effect.abilities.some((ability) => ability.kind === 'grant' && ability.bonus === 'credit');

/**
 * R23.1: uses up an item, even if the hero uses only a part of its effect (R9.6). R23.2: a free use leaves the item ready, unless the item
 * gives such a use itself: it could otherwise be used without end.
 */
export function useUpItem(t: Transaction, id: ItemId): void {
  const item = t.state.hero.items.find((each) => each.id === id);
  const { use, effect } = itemDef(t.book, id);
  if (use !== 'free' && !givesCredit(effect) && totalBonus(t.state, 'hero', 'credit') > 0) {
    emit(t, { type: 'itemUsed', item: id, free: true, rule: 'R23.2' });
    return useUpBonuses(t, 'hero', 'credit', 'eldest', 'R23.2');
  }
  if (item && use !== 'free') item.state = use;
  emit(t, { type: 'itemUsed', item: id, rule: 'R23.1' });
}

/** R23.3: makes a used item ready again. */
export function refresh(t: Transaction, id: ItemId, rule: string): void {
  const item = t.state.hero.items.find((each) => each.id === id);
  if (item) item.state = 'ready';
  emit(t, { type: 'itemsRefreshed', items: [id], rule });
}

/** R23.4: gives up a ready item for this scenario, without its effect. */
export function forfeit(t: Transaction, id: ItemId): void {
  const item = t.state.hero.items.find((each) => each.id === id);
  if (item) item.state = 'consumed';
  emit(t, { type: 'itemForfeited', item: id, rule: 'R23.4' });
}

/** R7.6: a long rest refreshes all spent items. */
export function refreshSpentItems(t: Transaction): void {
  const spent = t.state.hero.items.filter((item) => item.state === 'spent');
  if (spent.length === 0) return;
  for (const item of spent) item.state = 'ready';
  emit(t, {
    type: 'itemsRefreshed',
    items: spent.map((item) => item.id),
    rule: 'R7.6',
  });
}

type PassiveEffect = Extract<ItemEffect, { when: 'always' }>;

/** The effects of those passive items of the hero that are ready. */
export function passiveEffects(book: Book, state: State): PassiveEffect[] {
  return state.hero.items
    .filter((item) => item.state === 'ready')
    .map((item) => itemDef(book, item.id).effect)
    .filter((effect) => effect.when === 'always');
}
