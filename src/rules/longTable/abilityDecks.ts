/** L1.5, L6.2, L28.1 (3): the ability decks of monsters. */
import type { Book } from './book';
import { shuffled } from './draws';
import type { Table } from './state';
import { emit, type Transaction } from './transaction';
import type { DeckId, MonsterCard, MonsterId } from './vocabulary';

/** The decks of these types, each once, in their order. */
export const decksOf = ({ book }: Transaction, monsters: readonly MonsterId[]): DeckId[] => [
  ...new Set(monsters.flatMap((monster) => book.monsters[monster]?.deck ?? [])),
];

/** L6.2: a deck shows its next card; an empty one is shuffled from its discards first. One that shows a card already keeps it. */
export function showCard(t: Transaction, id: DeckId, rule = 'L6.2'): { deck: DeckId; card: string } | null {
  const deck = t.state.decks[id];
  if (!deck || deck.shown !== null) return null;
  if (deck.draw.length === 0) reshuffle(t, id, rule);
  const card = deck.draw.shift();
  if (card === undefined) throw new Error(`the deck ${id} has no cards`);
  deck.shown = card;
  const initiative = t.book.decks[id]?.find((each) => each.id === card)?.initiative ?? 0;
  emit(t, { type: 'monsterCardShown', deck: id, card, initiative, rule });
  return { deck: id, card };
}

/** L6.2: each deck of which a type is on the map shows one card. */
export function showCards(t: Transaction): void {
  const here = t.state.figures.flatMap((each) => (each.kind === 'monster' ? [each.monster] : []));
  for (const deck of decksOf(t, [...new Set(here)].sort())) showCard(t, deck);
}

/** L28.1 (3): the cards of the round are discarded, and decks whose card shows the symbol are reshuffled. */
export function putCardsAway(t: Transaction): void {
  for (const [id, deck] of Object.entries(t.state.decks)) {
    if (deck.shown === null) continue;
    const { shown } = deck;
    deck.discard.push(shown);
    deck.shown = null;
    if (t.book.decks[id]?.find((each) => each.id === shown)?.shuffle) reshuffle(t, id, 'L28.1');
  }
}

function reshuffle(t: Transaction, id: DeckId, rule: string): void {
  const deck = t.state.decks[id];
  if (!deck) return;
  deck.draw = shuffled(t, [...deck.draw, ...deck.discard]);
  deck.discard = [];
  emit(t, { type: 'deckShuffled', deck: id, cards: deck.draw.length, rule });
}

/** L6.2: the card that the deck of a type shows; undefined: it shows none. */
export function shownCard(book: Book, state: Table, monster: MonsterId): MonsterCard | undefined {
  const deck = book.monsters[monster]?.deck ?? '';
  const shown = state.decks[deck]?.shown;
  return book.decks[deck]?.find(({ id }) => id === shown);
}
