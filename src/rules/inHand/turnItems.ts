/** R9.5, R23.1: items in the hero's turn: when they are of use, what they do, and what they ask. */

import { disarmTrap, hinder, perform, recover, waysToPerform } from './abilities';
import type { Book } from './book';
import type { Command } from './commands';
import { give } from './durations';
import { boostAttack, reviewAttack, shove } from './heroAttack';
import { forfeit, itemDef, itemsFor, refresh, spend } from './items';
import { loot, lootRange } from './looting';
import { mayJump } from './special';
import type { State } from './state';
import { emit, type Transaction } from './transaction';
import type { Ability, ItemId } from './vocabulary';

/** R9.5: the items that may be used at this moment of the turn. One that would do nothing, or nothing but harm, is kept. */
export function itemsInTurn(book: Book, state: State, moment: 'turn' | 'attacking'): Command[] {
  return itemsFor(book, state, moment).filter((command) => {
    const effect = command.type === 'useItem' ? itemDef(book, command.item).effect : null;
    if (effect?.when !== 'turn') return true;
    return effect.abilities.some(
      (ability) => ability.kind !== 'harm' && waysToPerform(book, state, ability, null).length > 0,
    );
  });
}

/** R23.1: an item in the hero's turn. */
export function useItemInTurn(t: Transaction, item: ItemId): void {
  const { state } = t;
  const { effect } = itemDef(t.book, item);
  switch (effect.when) {
    case 'attack':
      return boostAttack(t, item);
    case 'move':
      return boostMove(t, item);
    case 'moved':
      spend(t, item);
      return give(t, 'hero', {
        kind: effect.condition,
        source: item,
        self: true,
      });
    case 'always': {
      // What it adds to other Loots it does not add to its own.
      const range = lootRange(t.book, state, (effect.spareLoot ?? 0) - (effect.lootRange ?? 0));
      spend(t, item);
      if (state.turn) state.turn.looted = true;
      return loot(t, range);
    }
    case 'turn':
      spend(t, item);
      return layReady(t, item, effect.abilities);
    // Items of other moments are asked about when these come.
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

/** R23.1: the abilities of an item come one after the other, each when the one before is done and answered. */
function layReady({ state }: Transaction, item: ItemId, [ability, ...rest]: readonly Ability[]): void {
  state.favour = ability ? { item, ability, rest } : null;
}

/** What an item's ability asks, if it asks anything; it may be left out (R9.3). */
export function waysToFavour(book: Book, state: State): Command[] {
  const ways = state.favour ? waysToPerform(book, state, state.favour.ability, null) : [];
  const asks = ways.some(({ type }) => type !== 'perform');
  return asks ? [...ways, { type: 'skip' }] : [];
}

/** Takes up the next ability and gives the one at hand to `doIt`. */
function finishFavour(t: Transaction, doIt: (ability: Ability, item: ItemId) => void): void {
  const { favour } = t.state;
  if (!favour) return;
  layReady(t, favour.item, favour.rest);
  doIt(favour.ability, favour.item);
}

/** Does an item's ability that asks nothing; what cannot be done, e.g. after what was given against damage, is left out. */
export function goOnWithFavour(t: Transaction): void {
  finishFavour(t, (ability, source) => {
    if (waysToPerform(t.book, t.state, ability, null).length === 0) return;
    perform(t, ability, { source, card: null, lost: false }, []);
    reviewAttack(t);
  });
}

/** Does an item's ability as the player chooses. */
export function takeFavour(t: Transaction, command: Command): void {
  finishFavour(t, (ability) => {
    if (command.type === 'recover') recover(t, ability, command.card);
    if (command.type === 'disarmTrap') disarmTrap(t, command.at);
    if (command.type === 'hinder') hinder(t, ability, command.terrain);
    if (command.type === 'shove' && ability.kind === 'shove') shove(t, ability.how, command.by);
    if (command.type === 'refresh') refresh(t, command.item, 'R23.3');
    if (command.type === 'forfeit') forfeit(t, command.item);
    if (command.type === 'skip') emit(t, { type: 'abilitySkipped', kind: ability.kind, why: 'chosen', rule: 'R9.3' });
    // R23.4: without what is given up there is nothing of what it buys.
    if (command.type === 'skip' && ability.kind === 'forfeit') t.state.favour = null;
  });
}

function boostMove(t: Transaction, item: ItemId): void {
  const { effect } = itemDef(t.book, item);
  const { turn } = t.state;
  if (effect.when !== 'move' || !turn?.move) return;
  spend(t, item);
  turn.action?.boosts.push(item);
  turn.move.left += effect.plus;
  turn.move.jump ||= (effect.jump ?? false) && mayJump(t.book);
  turn.move.overTraps ||= effect.overTraps ?? false;
}
