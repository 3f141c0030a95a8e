/** Items in the hero's turn: decides when they are useful, and carries out their abilities and choices (R9.5, R23.1). */

import { changeHindrance, disarmTrap, perform, recover, waysToPerform } from './abilities';
import type { Book } from './book';
import type { Command } from './commands';
import { giveEffect } from './durations';
import { shove, updateAttack, useItemOnAttack } from './heroAttack';
import { forfeit, itemDef, itemsFor, refresh, useUpItem } from './items';
import { loot, lootRange } from './looting';
import { canJump } from './special';
import type { State } from './state';
import { emit, type Transaction } from './transaction';
import type { Ability, ItemId } from './vocabulary';

/**
 * R9.5: the items that may be used at this moment of the turn. An item with abilities is left out if its abilities would do
 * nothing, or would only harm the hero.
 */
export function itemsInTurn(book: Book, state: State, moment: 'turn' | 'attacking'): Command[] {
  return itemsFor(book, state, moment).filter((command) => {
    const effect = command.type === 'useItem' ? itemDef(book, command.item).effect : null;
    if (effect?.when !== 'turn') return true;
    return effect.abilities.some(
      (ability) => ability.kind !== 'harm' && waysToPerform(book, state, ability, null).length > 0,
    );
  });
}

/** Uses an item in the hero's turn (R23.1). */
export function useItemInTurn(t: Transaction, item: ItemId): void {
  const { state } = t;
  const { effect } = itemDef(t.book, item);
  switch (effect.when) {
    case 'attack':
      return useItemOnAttack(t, item);
    case 'move':
      return boostMove(t, item);
    case 'moved':
      useUpItem(t, item);
      return giveEffect(t, 'hero', {
        kind: effect.condition,
        source: item,
        self: true,
      });
    case 'always': {
      // The bonus that the item gives to Loot abilities does not count for the Loot of the item itself.
      const range = lootRange(t.book, state, (effect.spareLoot ?? 0) - (effect.lootRange ?? 0));
      useUpItem(t, item);
      if (state.turn) state.turn.looted = true;
      return loot(t, range);
    }
    case 'turn':
      useUpItem(t, item);
      return prepareItemAbility(t, item, effect.abilities);
    // Items with these effects are never used at this moment; other questions offer them.
    case 'attacked':
    case 'damaged':
    case 'exhausting':
    case 'initiative':
    case 'behaviour':
      return;
    default:
      effect satisfies never;
  }
}

/** R23.1: makes the first of these abilities the item's current ability. The later abilities follow one by one. */
function prepareItemAbility({ state }: Transaction, item: ItemId, [ability, ...rest]: readonly Ability[]): void {
  state.favour = ability ? { item, ability, rest } : null;
}

/** The choices of the current ability of an item, with the choice to skip it (R9.3); empty if the ability has no choices. */
export function itemAbilityChoices(book: Book, state: State): Command[] {
  const ways = state.favour ? waysToPerform(book, state, state.favour.ability, null) : [];
  const asks = ways.some(({ type }) => type !== 'perform');
  return asks ? [...ways, { type: 'skip' }] : [];
}

/** Makes the item's next ability the current one, then passes the ability that was current before to `doIt`. */
function finishItemAbility(t: Transaction, doIt: (ability: Ability, item: ItemId) => void): void {
  const { favour } = t.state;
  if (!favour) return;
  prepareItemAbility(t, favour.item, favour.rest);
  doIt(favour.ability, favour.item);
}

/**
 * Performs the item's current ability, which has no choices. The ability is skipped if it has become impossible, for example
 * because the player has lost or discarded a card to negate damage.
 */
export function continueItemAbility(t: Transaction): void {
  finishItemAbility(t, (ability, source) => {
    if (waysToPerform(t.book, t.state, ability, null).length === 0) return;
    perform(t, ability, { source, card: null, lost: false }, []);
    updateAttack(t);
  });
}

/** Performs an ability of an item as the player chose. */
export function performItemAbility(t: Transaction, command: Command): void {
  finishItemAbility(t, (ability) => {
    if (command.type === 'recover') recover(t, ability, command.card);
    if (command.type === 'disarmTrap') disarmTrap(t, command.at);
    if (command.type === 'hinder') changeHindrance(t, ability, command.terrain);
    if (command.type === 'shove' && ability.kind === 'shove') shove(t, ability.how, command.by);
    if (command.type === 'refresh') refresh(t, command.item, 'R23.3');
    if (command.type === 'forfeit') forfeit(t, command.item);
    if (command.type === 'skip') emit(t, { type: 'abilitySkipped', kind: ability.kind, why: 'chosen', rule: 'R9.3' });
    // R23.4: if the hero does not give up an item, the later abilities of this item are dropped.
    if (command.type === 'skip' && ability.kind === 'forfeit') t.state.favour = null;
  });
}

function boostMove(t: Transaction, item: ItemId): void {
  const { effect } = itemDef(t.book, item);
  const { turn } = t.state;
  if (effect.when !== 'move' || !turn?.move) return;
  useUpItem(t, item);
  turn.action?.boosts.push(item);
  turn.move.left += effect.plus;
  turn.move.jump ||= (effect.jump ?? false) && canJump(t.book);
  turn.move.overTraps ||= effect.overTraps ?? false;
}
