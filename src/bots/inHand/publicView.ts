/** Reduces a play to what the player can know: without the seed and without the content of unopened treasures (R4.8). */
import type { Play } from '../../flow/inHand/play';
import { memoize } from '../../rules/core/board';
import { seedGenerator } from '../../rules/core/chance';
import type { Book } from '../../rules/inHand/book';

/**
 * Returns the public part of a play. For plays that differ only in hidden information, the public parts are equal in everything on which a
 * decision depends.
 */
export function publicView({ phase, book, state }: Play): Play {
  return {
    phase,
    book: publicBook(book, state.treasures),
    state: { ...state, generator: seedGenerator('public') },
    events: [],
  };
}

const booksOf = memoize((_book: Book) => new Map<string, Book>());

/** Returns the same object for the same set of unopened treasures, so that caches keyed by a book work. */
function publicBook(book: Book, shut: readonly number[]): Book {
  const known = booksOf(book);
  const key = shut.join();
  const view = known.get(key) ?? {
    ...book,
    setup: { ...book.setup, seed: '' },
    scenario: {
      ...book.scenario,
      treasures: book.scenario.treasures.map(({ gold, item, ...place }) =>
        shut.includes(place.number) ? place : { ...place, ...(gold && { gold }), ...(item && { item }) },
      ),
    },
  };
  known.set(key, view);
  return view;
}
