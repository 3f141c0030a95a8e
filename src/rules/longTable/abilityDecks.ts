/** Handles the ability decks of monsters (L1.5, L6.2, L28.1 (3)). */
import type { Book } from './book';
import { shuffled } from './draws';
import type { State } from './state';
import { emit, type Transaction } from './transaction';
import type { DeckId, MonsterCard, MonsterId } from './vocabulary';

/** The ability decks of these monster types, each once, in the order of the types. */
export const decksOf = ({ book }: Transaction, monsters: readonly MonsterId[]): DeckId[] => [
  ...new Set(monsters.flatMap((monster) => book.monsters[monster]?.deck ?? [])),
];

/**
 * L6.2: reveals the next card of a deck, after reshuffling the discards if the deck is empty.
 * @returns the revealed card; null, without any change, if a card is already revealed or the deck does not exist
 * @throws Error if the deck has no cards at all
 */
export function revealCard(t: Transaction, id: DeckId, rule = 'L6.2'): { deck: DeckId; card: string } | null {
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

/** L6.2: reveals a card of each deck that belongs to a monster type on the map. */
export function revealCards(t: Transaction): void {
  const here = t.state.figures.flatMap((each) => (each.kind === 'monster' ? [each.monster] : []));
  for (const deck of decksOf(t, [...new Set(here)].sort())) revealCard(t, deck);
}

/** L28.1 (3): discards the revealed cards, and reshuffles each deck whose card has the shuffle symbol. */
export function discardRoundCards(t: Transaction): void {
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

/** L6.2: the revealed card of a monster type's deck; undefined if none is revealed. */
export function revealedCard(book: Book, state: State, monster: MonsterId): MonsterCard | undefined {
  const deck = book.monsters[monster]?.deck ?? '';
  const shown = state.decks[deck]?.shown;
  return book.decks[deck]?.find(({ id }) => id === shown);
}
