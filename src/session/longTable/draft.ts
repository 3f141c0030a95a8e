/** What the player of the Long Table has pointed at and not said yet. Nothing of it is saved. */
import type { HexId } from '../../rules/core/hexes';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import type { FigureId } from '../../rules/longTable/state';
import type { CardId, HeroId } from '../../rules/longTable/vocabulary';
import type { Pile } from './losing';
import type { Places } from './places';
import type { Barrier } from './ways';

export interface Draft {
  /** Whose tab is open; null: the hero whose turn it is. */
  readonly hero: HeroId | null;
  /** Cards chosen for a round, the leading one first (L6.1). */
  readonly cards: readonly CardId[];
  /** A way that is to be confirmed: something happens on it, or the player drew it. */
  readonly path: readonly HexId[];
  /** Why the way was not drawn on to where the player pointed last; null: it was. */
  readonly barred: Barrier | null;
  /** An area that is to be confirmed. */
  readonly area: CommandOf<'area'> | null;
  /** A hex at which several things can be done. */
  readonly spot: HexId | null;
  /** A figure that is asked about. */
  readonly look: FigureId | null;
  /** L20.1: the pile of which cards are to be lost instead of HP; null: none is asked for. */
  readonly giving: Pile | null;
  /** What is left of the deck that is drawn from is asked about. */
  readonly deck: boolean;
  /** Hexes that a line of the log tells of. */
  readonly lit: readonly HexId[];
  /** What a hint speaks of: it is marked where it is given. */
  readonly advised: Command | null;
  /** L7.2: a half that would come to nothing is to be played: a second touch plays it. */
  readonly doubted: CommandOf<'play'> | null;
  /** The turn is to be ended although somebody could still be struck: a second touch ends it. */
  readonly ending: boolean;
}

/** Nothing is pointed at. */
export const EMPTY: Draft = {
  hero: null,
  cards: [],
  path: [],
  barred: null,
  area: null,
  spot: null,
  look: null,
  giving: null,
  deck: false,
  lit: [],
  advised: null,
  doubted: null,
  ending: false,
};

/** Nothing can be said. */
export const NOWHERE: Places = { spots: new Map(), areas: [], halves: [], hand: [], buttons: [] };
