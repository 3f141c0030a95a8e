/** Finds ability cards and moves them between zones (R1.3, R7.2). */

import type { Book } from './book';
import type { EventOf } from './events';
import type { CardState, State, Zone } from './state';
import { emit, type Transaction } from './transaction';
import type { AbilityCard, CardFace, CardId, Side } from './vocabulary';

type Why = EventOf<'cardMoved'>['why'];

/** The state of one of the hero's cards. @throws RangeError if the hero does not have the card */
export function cardOf(state: State, id: CardId): CardState {
  const card = state.hero.cards.find((each) => each.id === id);
  if (!card) throw new RangeError(`the hero has no card ${id}`);
  return card;
}

export function cardsIn(state: State, zone: Zone): CardState[] {
  return state.hero.cards.filter((card) => card.zone === zone);
}

/** The printed card. @throws RangeError if the hero does not have the card */
export function printedCard(book: Book, id: CardId): AbilityCard {
  const card = book.hero.cards.find((each) => each.id === id);
  if (!card) throw new RangeError(`${book.hero.id} has no card ${id}`);
  return card;
}

/** The printed content of a side, at the level at which the hero has the card (R1.3). */
export function faceOn(book: Book, id: CardId, side: Side): CardFace {
  return printedCard(book, id).faces[side][book.setup.upgrades.includes(id) ? 1 : 0];
}

/** The printed content of the side that a card shows now. */
export function faceOf(book: Book, card: CardState): CardFace {
  return faceOn(book, card.id, card.side);
}

/** Moves a card to a zone, turns it to `side`, and adds the event. */
export function moveCard(t: Transaction, id: CardId, to: Zone, side: Side, why: Why, rule = 'R7.2'): void {
  const card = cardOf(t.state, id);
  emit(t, {
    type: 'cardMoved',
    card: id,
    from: card.zone,
    to,
    side,
    why,
    rule,
  });
  card.zone = to;
  card.side = side;
}

/** R7.2: discards a card. A card on side A flips to side B and returns to hand; a card on side B moves to the discard pile. */
export function discard(t: Transaction, id: CardId, why: Why, rule = 'R7.2'): void {
  const flips = cardOf(t.state, id).side === 'A';
  moveCard(t, id, flips ? 'hand' : 'discard', 'B', why, rule);
}

/** Moves a card to the lost pile. */
export function lose(t: Transaction, id: CardId, why: Why, rule = 'R7.2'): void {
  moveCard(t, id, 'lost', cardOf(t.state, id).side, why, rule);
}
