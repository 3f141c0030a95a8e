/** One who goes over the board, and what each hex is to it now. Whether hexes touch and what walls stop is the board's. */
import type { HexId } from './board';

export interface Walker {
  /** Points for the step into a hex from one that touches it; Infinity: it cannot go there. */
  readonly stepCost: (to: HexId) => number;
  /** Points on top of that to end on a hex; Infinity: it cannot end there. */
  readonly landingCost: (hex: HexId) => number;
  /** How much of each danger there is in entering a hex, the one to avoid first of all first; always as many. */
  readonly dangersOf: (hex: HexId) => readonly number[];
}
