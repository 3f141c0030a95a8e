/** Defines the costs and dangers that path finding uses. */
import type { HexId } from './board';

/** A figure that moves, at one moment. Adjacency and walls come from the board. */
export interface Walker {
  /** Movement points for the step into an adjacent hex; Infinity if the walker cannot enter it. */
  readonly stepCost: (to: HexId) => number;
  /** Additional points to end on a hex; Infinity if the walker cannot end there. */
  readonly landingCost: (hex: HexId) => number;
  /** The amount of each danger in entering a hex, worst danger first. The list always has the same length. */
  readonly dangersOf: (hex: HexId) => readonly number[];
}
