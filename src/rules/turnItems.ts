/** R9.5, R23.1: items in the hero's turn: when they are of use, what they do, and what they ask. */
import { disarmTrap, hinder, perform, recover, waysToPerform } from './abilities';
import type { Book } from './book';
import type { Command } from './commands';
import { give } from './durations';
import { boostAttack, reviewAttack } from './heroAttack';
import { itemDef, itemsFor, spend } from './items';
import { loot, lootRange } from './looting';
import type { State } from './state';
import type { Table } from './table';
import type { Ability, ItemId } from './vocabulary';

/** R9.5: the items that may be used at this moment of the turn. One whose abilities would all come to nothing is kept. */
export function itemsInTurn(book: Book, state: State, moment: 'turn' | 'attacking'): Command[] {
  return itemsFor(book, state, moment).filter((command) => {
    const effect = command.type === 'useItem' ? itemDef(book, command.item).effect : null;
    if (effect?.when !== 'turn') return true;
    return effect.abilities.every((ability) => waysToPerform(book, state, ability, null).length > 0);
  });
}

/** R23.1: an item in the hero's turn. */
export function useItemInTurn(t: Table, item: ItemId): void {
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
    case 'always':
      spend(t, item);
      if (state.turn) state.turn.looted = true;
      return loot(t, lootRange(t.book, state, (effect.spareLoot ?? 0) - (effect.lootRange ?? 0)));
    case 'turn':
      spend(t, item);
      for (const ability of effect.abilities) favour(t, item, ability);
      return reviewAttack(t);
    default:
      return;
  }
}

/** An item's ability: done at once, or laid ready for the player's choice. */
function favour(t: Table, item: ItemId, ability: Ability): void {
  if (waysToPerform(t.book, t.state, ability, null).some(({ type }) => type === 'perform')) {
    return perform(t, ability, { source: item, card: null, lost: false }, []);
  }
  t.state.favour = { item, ability };
}

export function waysToFavour(book: Book, state: State): Command[] {
  return state.favour ? waysToPerform(book, state, state.favour.ability, null) : [];
}

/** Does an item's ability as the player chooses. */
export function takeFavour(t: Table, command: Command): void {
  const ability = t.state.favour?.ability;
  t.state.favour = null;
  if (!ability) return;
  if (command.type === 'recover') recover(t, ability, command.card);
  if (command.type === 'disarmTrap') disarmTrap(t, command.at);
  if (command.type === 'hinder') hinder(t, ability, command.terrain);
}

/** What an item offers may have become impossible, e.g. by what was given against its damage. */
export function forgoFavour(t: Table): void {
  t.state.favour = null;
}

function boostMove(t: Table, item: ItemId): void {
  const { effect } = itemDef(t.book, item);
  const { turn } = t.state;
  if (effect.when !== 'move' || !turn?.move) return;
  spend(t, item);
  turn.action?.boosts.push(item);
  turn.move.left += effect.plus;
  turn.move.jump ||= effect.jump ?? false;
  turn.move.overTraps ||= effect.overTraps ?? false;
}
