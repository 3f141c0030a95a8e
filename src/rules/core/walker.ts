/** The interface through which path finding learns the costs and dangers of a moving figure. */
import type { HexId } from './board';

/** A moving figure at one moment of its move. Adjacency and walls come from the board. */
export interface Walker {
  /** The movement points for a step into an adjacent hex; Infinity if the walker cannot enter the hex. */
  readonly stepCost: (to: HexId) => number;
  /** The additional movement points for ending the move on a hex; Infinity if the move cannot end there. */
  readonly landingCost: (hex: HexId) => number;
  /** The amounts of the dangers of entering a hex, the worst kind first. All hexes have lists of the same length. */
  readonly dangersOf: (hex: HexId) => readonly number[];
}
