/** Loots money and treasure (R4.8, R20.3, R20.5). */

import type { HexId } from '../core/hexes';
import { rangeBetween } from '../core/routes';
import { canSee } from '../core/sight';
import type { Book, TreasurePlace } from './book';
import { situationOf } from './foes';
import { passiveEffects } from './items';
import { areCircumstancesMet, canLootMoney } from './special';
import type { State } from './state';
import { emit, type Transaction } from './transaction';

/** The range of a Loot ability, including the bonuses of items. */
export function lootRange(book: Book, state: State, printed: number): number {
  return passiveEffects(book, state).reduce((sum, effect) => sum + (effect.lootRange ?? 0), printed);
}

/** The treasures that are still on the map. */
export function treasuresLeft(book: Book, state: State): TreasurePlace[] {
  return book.scenario.treasures.filter((treasure) => state.treasures.includes(treasure.number));
}

/** R20.3: loots all money and treasure within range and sight that special rules allow, even under monsters and obstacles. */
export function loot(t: Transaction, range: number, rule = 'R20.3'): void {
  const { book, state } = t;
  const situation = situationOf(book, state);
  const { at } = state.hero;
  const near = (hex: HexId): boolean => rangeBetween(situation, at, hex) <= range && canSee(situation, at, hex);
  const piles = canLootMoney(book, state) ? [...new Set(state.money)].filter(near) : [];
  for (const hex of piles) {
    const amount = state.money.filter((each) => each === hex).length;
    state.hero.money += amount;
    emit(t, { type: 'looted', what: 'money', at: hex, amount, rule });
  }
  state.money = state.money.filter((hex) => !piles.includes(hex));
  for (const { number, at: hex, gate, gold = 0, item = null, objective = false } of treasuresLeft(book, state)) {
    if (!near(hex) || !areCircumstancesMet(book, state, gate)) continue;
    state.treasures = state.treasures.filter((each) => each !== number);
    state.hero.treasures.push(number);
    emit(t, {
      type: 'looted',
      what: 'treasure',
      at: hex,
      number,
      gold,
      item,
      objective,
      rule: 'R4.8',
    });
  }
}
