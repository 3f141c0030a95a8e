/**
 * L6.2, L36.9: computes when each type of monster on the map may act. It uses only public knowledge, never the order of
 * a deck.
 */
import type { Play } from '../../flow/longTable/play';
import type { MonsterId } from '../../rules/longTable/vocabulary';

/** A type of monster on the map, and the initiatives of its ability cards, lowest first. */
export interface InitiativeRow {
  readonly monster: MonsterId;
  /** Initiatives of the cards that can be drawn next. */
  readonly undrawn: readonly number[];
  /** Initiatives of the cards drawn since the deck was last shuffled; empty if it is shuffled before the next draw. */
  readonly drawn: readonly number[];
}

/**
 * One row for each type on the map, sorted by the lowest undrawn initiative. Monsters behind a closed door have no row.
 */
export function initiativeRows({ book, state }: Play): readonly InitiativeRow[] {
  const types = new Set(state.figures.flatMap((each) => (each.kind === 'monster' ? [each.monster] : [])));
  const rows = [...types].flatMap((monster): InitiativeRow[] => {
    const id = book.monsters[monster]?.deck ?? '';
    const deck = state.decks[id];
    if (!deck) return [];
    const of = (cards: readonly string[]) =>
      cards.flatMap((card) => book.decks[id]?.find((each) => each.id === card)?.initiative ?? []).sort((a, b) => a - b);
    const gone = [...deck.discard, ...(deck.shown === null ? [] : [deck.shown])];
    // L6.2: if the deck is empty, its discards are shuffled into it before the next draw.
    if (deck.draw.length === 0) return [{ monster, undrawn: of(deck.discard), drawn: [] }];
    return [{ monster, undrawn: of(deck.draw), drawn: of(gone) }];
  });
  return rows.sort((a, b) => (a.undrawn[0] ?? 99) - (b.undrawn[0] ?? 99));
}

/** The number of undrawn cards with an initiative lower than `initiative`. */
export const countCardsBefore = ({ undrawn }: InitiativeRow, initiative: number): number =>
  undrawn.filter((each) => each < initiative).length;
