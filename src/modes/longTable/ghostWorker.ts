/** Forecasts the remaining turns of a round in a worker (L36.9). The worker keeps the last book and state, so later messages are small. */
import type { HexId } from '../../rules/core/hexes';
import type { Book } from '../../rules/longTable/book';
import { type Ghost, ghostOf } from '../../rules/longTable/ghost';
import type { State } from '../../rules/longTable/state';

/** A request for a forecast. */
export interface GhostRequest {
  /** The number of the request, which the answer repeats. */
  readonly nth: number;
  /** The book; null if the book is the same as in the previous request. */
  readonly book: Book | null;
  /** The state; null if the state is the same as in the previous request. */
  readonly state: State | null;
  /** The hexes that the moving hero enters. */
  readonly path: readonly HexId[];
}

/** The answer to a request. */
export interface GhostAnswer {
  readonly nth: number;
  /** The forecast; null if its computation failed. */
  readonly ghost: Ghost | null;
}

let book: Book | null = null;
let state: State | null = null;

self.onmessage = ({ data }: MessageEvent<GhostRequest>) => {
  book = data.book ?? book;
  state = data.state ?? state;
  const answer: GhostAnswer = { nth: data.nth, ghost: book && state && ghostOrNull(book, state, data.path) };
  self.postMessage(answer);
};

function ghostOrNull(book: Book, state: State, path: readonly HexId[]): Ghost | null {
  try {
    return ghostOf(book, state, path);
  } catch {
    return null;
  }
}
