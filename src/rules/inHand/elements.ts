/** Finds and consumes element symbols (R18). An element is infused (available) while one of its symbols is visible. */

import type { Book } from './book';
import { cardsIn, faceOf } from './cards';
import type { State, SymbolId, SymbolOf } from './state';
import { emit, type Transaction } from './transaction';
import { type CardId, type Consume, ELEMENTS, type Element } from './vocabulary';

/** R18.1: the symbols on cards in hand and on selected cards, and those infused in this turn, including symbols already consumed. */
export function visibleSymbols(book: Book, state: State): SymbolOf[] {
  const printed = [...cardsIn(state, 'hand'), ...cardsIn(state, 'selected')].flatMap((card) =>
    faceOf(book, card).shows.map((element) => ({
      symbol: `${card.id}/${card.side}/${element}`,
      element,
    })),
  );
  const infused = (state.turn?.infused ?? []).map((symbol) => ({
    symbol,
    element: elementOf(symbol),
  }));
  return [...infused, ...printed];
}

/** The symbols that can still be consumed in this turn. */
export function consumableSymbols(book: Book, state: State): SymbolOf[] {
  const consumed = state.turn?.consumed ?? [];
  return visibleSymbols(book, state).filter(({ symbol }) => !consumed.includes(symbol));
}

/**
 * R18.2: all sets of symbols that pay the cost `consume` of an ability of `card`. The list is empty if there is no cost, or if
 * the cost cannot be paid. The symbols of a card cannot pay for the card's own abilities (R18.3).
 */
export function payments(book: Book, state: State, card: CardId, consume: Consume | undefined): SymbolId[][] {
  if (!consume) return [];
  const fresh = consumableSymbols(book, state).filter(({ symbol }) => !symbol.startsWith(`${card}/`));
  const ways = consume.elements.reduce<SymbolId[][]>(
    (ways, element) =>
      ways.flatMap((way) =>
        fresh
          .filter((each) => each.element === element && !way.includes(each.symbol))
          .map((each) => [...way, each.symbol]),
      ),
    [[]],
  );
  // The same two symbols in the other order are not another payment.
  return ways.filter((way, i) => ways.findIndex((other) => way.every((symbol) => other.includes(symbol))) === i);
}

/** R18.2: consumes symbols for this turn. */
export function consumeSymbols(t: Transaction, symbols: readonly SymbolId[]): void {
  for (const symbol of symbols) {
    t.state.turn?.consumed.push(symbol);
    emit(t, { type: 'elementConsumed', symbol, rule: 'R18.2' });
  }
}

function findElement(symbol: SymbolId): Element | undefined {
  return ELEMENTS.find((each) => symbol.endsWith(`/${each}`));
}

/**
 * The element of a symbol.
 * @throws RangeError if the id does not end in the name of an element
 */
export function elementOf(symbol: SymbolId): Element {
  const element = findElement(symbol);
  if (!element) throw new RangeError(`the symbol id "${symbol}" does not end in the name of an element`);
  return element;
}

/** Whether a text ends in the name of an element, as the ids of symbols do. */
export function isSymbol(text: string): text is SymbolId {
  return findElement(text) !== undefined;
}
