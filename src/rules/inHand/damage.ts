/** Heals and damages the hero, handles the answers to damage, and exhausts the hero (R20.1, R21, R22). */

import type { Book } from './book';
import { cardsIn, discard, lose } from './cards';
import type { Command } from './commands';
import type { EventOf } from './events';
import { itemsFor, useUpItem } from './items';
import { countOf, negationCounter } from './special';
import type { Harm, State } from './state';
import { emit, type Transaction } from './transaction';
import type { CardId, ItemId } from './vocabulary';

/** R28.1: the hero's maximum HP at its level. */
export function heroMaxHp(book: Book): number {
  return book.hero.maxHp[book.setup.level - 1] ?? 1;
}

/** R20.1: heals the hero, up to its maximum HP. */
export function healHero(t: Transaction, value: number): void {
  const { hero } = t.state;
  const before = hero.hp;
  hero.hp = Math.min(heroMaxHp(t.book), before + value);
  emit(t, {
    type: 'healed',
    who: 'hero',
    amount: hero.hp - before,
    before,
    after: hero.hp,
    rule: 'R20.1',
  });
}

/** R21.1: announces damage to the hero, which the player must answer. Damage of 0 is ignored. */
export function announceDamage(t: Transaction, amount: number, cause: Harm, rule: string): void {
  if (amount <= 0) return;
  // Damage that is announced before the player has answered is added to the pending damage.
  t.state.suffering = { amount: amount + (t.state.suffering?.amount ?? 0), cause };
  emit(t, { type: 'damagePending', cause, amount, rule });
}

/** R21.1: the answers to damage: suffer it, lose a discarded card, discard two cards from hand, reduce a counter, or use an item. */
export function answersToDamage(book: Book, state: State): Command[] {
  const hand = cardsIn(state, 'hand');
  const buffer = negationCounter(book, state);
  return [
    { type: 'suffer' },
    ...cardsIn(state, 'discard').map((card): Command => ({ type: 'negateByLosing', card: card.id })),
    ...hand.flatMap((a, i) =>
      hand.slice(i + 1).map((b): Command => ({ type: 'negateByDiscarding', cards: [a.id, b.id] })),
    ),
    ...(buffer === null ? [] : [{ type: 'negateByCounter', counter: buffer } as const]),
    ...itemsFor(book, state, 'suffering'),
  ];
}

/** R21.1: the hero takes the damage that was announced. */
export function sufferDamage(t: Transaction): void {
  const { suffering } = t.state;
  if (!suffering) return;
  t.state.suffering = null;
  loseHp(t, suffering.amount, suffering.cause);
}

/** Removes HP without asking for an answer. Below 1 HP the hero is exhausted (R22.1). */
export function loseHp(t: Transaction, amount: number, by: Harm, rule = 'R21.1'): void {
  const { hero } = t.state;
  const before = hero.hp;
  hero.hp = Math.max(0, before - amount);
  if (t.state.foeTurn) t.state.foeTurn.harmed = true;
  emit(t, {
    type: 'heroHurt',
    by,
    amount,
    before,
    after: hero.hp,
    rule,
  });
  if (hero.hp < 1) exhaust(t, 'damage');
}

/** R21.1: loses a discarded card, which negates the pending damage. */
export function negateByLosing(t: Transaction, card: CardId): void {
  lose(t, card, 'negate', 'R21.1');
  negated(t, 'lose', [card], null);
}

/** R21.1: discards two cards from hand, which negates the pending damage. */
export function negateByDiscarding(t: Transaction, cards: readonly CardId[]): void {
  for (const card of cards) discard(t, card, 'negate', 'R21.1');
  negated(t, 'discard', [...cards], null);
}

/** Reduces a counter of a special rule by 1, which negates the pending damage. */
export function negateByCounter(t: Transaction, counter: string): void {
  const before = countOf(t.book, t.state, counter);
  t.state.flags[counter] = before - 1;
  emit(t, { type: 'counterChanged', counter, before, after: before - 1, rule: 'R3.1' });
  negated(t, 'counter', [], null, counter);
}

/** Uses an item that negates the pending damage, or that leaves the hero 1 HP. */
export function answerWithItem(t: Transaction, item: ItemId): void {
  const { state } = t;
  const effect = t.book.items[item]?.effect;
  useUpItem(t, item);
  if (effect?.when === 'damaged') return negated(t, 'item', [], item);
  state.suffering = null;
  if (state.hero.hp > 1) loseHp(t, state.hero.hp - 1, 'attack');
}

function negated(
  t: Transaction,
  by: EventOf<'damageNegated'>['by'],
  cards: CardId[],
  item: ItemId | null,
  counter: string | null = null,
): void {
  const amount = t.state.suffering?.amount ?? 0;
  t.state.suffering = null;
  emit(t, { type: 'damageNegated', amount, by, cards, item, counter, rule: 'R21.1' });
}

/** R22.1: exhausts the hero, which ends the scenario immediately (R6.2). */
export function exhaust(t: Transaction, why: 'damage' | 'cards'): void {
  t.state.ending = 'exhausted';
  emit(t, {
    type: 'heroExhausted',
    why,
    rule: why === 'cards' ? 'R7.3' : 'R22.1',
  });
}
