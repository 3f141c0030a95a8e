/** Forecasts rounds apart from the page (L36.9). It keeps the book and the state that came last, so that later messages are small. */
import type { HexId } from '../../rules/core/hexes';
import type { Book } from '../../rules/longTable/book';
import { type Ghost, ghostOf } from '../../rules/longTable/ghost';
import type { Table } from '../../rules/longTable/state';

export interface GhostAsked {
  readonly nth: number;
  /** Null: as before. */
  readonly book: Book | null;
  readonly state: Table | null;
  readonly path: readonly HexId[];
}

export interface GhostMade {
  readonly nth: number;
  /** Null: it could not be made. */
  readonly ghost: Ghost | null;
}

let book: Book | null = null;
let state: Table | null = null;

self.onmessage = ({ data }: MessageEvent<GhostAsked>) => {
  book = data.book ?? book;
  state = data.state ?? state;
  const made: GhostMade = { nth: data.nth, ghost: book && state && tried(book, state, data.path) };
  self.postMessage(made);
};

function tried(book: Book, state: Table, path: readonly HexId[]): Ghost | null {
  try {
    return ghostOf(book, state, path);
  } catch {
    return null;
  }
}
