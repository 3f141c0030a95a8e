/** Defines the player's unsent selection at the Long Table, which is not saved. */
import type { HexId } from '../../rules/core/hexes';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import type { FigureId } from '../../rules/longTable/state';
import type { CardId, HeroId } from '../../rules/longTable/vocabulary';
import type { Pile } from './cardLoss';
import type { Places } from './places';
import type { Barrier } from './ways';

export interface Draft {
  /** The hero whose tab is open, or null for `actingHero`. */
  readonly hero: HeroId | null;
  /** Cards selected for the round, the leading card first (L6.1), or cards to lose or recover. */
  readonly cards: readonly CardId[];
  /** L6.1: the cards that other heroes have selected for the round without having sent them. */
  readonly cardsOfOthers: Readonly<Record<HeroId, readonly CardId[]>>;
  /** A way that needs confirmation, because the player drew it or it crosses a trap, hazard or door. */
  readonly path: readonly HexId[];
  /**
   * Why the way could not be extended to the hex that the player last pointed at, or why the figure cannot stop at the
   * way's end. Null if neither is the case.
   */
  readonly blockedBy: Barrier | null;
  /** A placed area that needs confirmation. */
  readonly area: CommandOf<'area'> | null;
  /** The tapped hex, if several commands are possible there or if a possible area covers it. */
  readonly spot: HexId | null;
  /** The figure whose details are shown. */
  readonly inspected: FigureId | null;
  /** The hex whose terrain is explained. */
  readonly explained: HexId | null;
  /** L20.1: the pile from which cards are lost instead of HP, or null if no pile is open. */
  readonly losingFrom: Pile | null;
  /** Whether the list of undrawn modifier cards is open. */
  readonly deck: boolean;
  /** Hexes highlighted for a line of the log or a hint. */
  readonly highlighted: readonly HexId[];
  /** The command of a hint. The control for this command is marked. */
  readonly hint: Command | null;
  /** L7.2: a half without effect that the player has tapped once. A second tap plays it. */
  readonly unconfirmedHalf: CommandOf<'play'> | null;
  /** Whether the player has tapped *End turn* once although an action is left. A second tap ends the turn. */
  readonly isEndUnconfirmed: boolean;
  /** L21.2: the hero who declines items, and the round in which the hero does so. Commands do not clear it. */
  readonly skipped: ItemQuestion | null;
}

/** L21.2: whom the rules ask about items, and in which round. */
export interface ItemQuestion {
  readonly hero: HeroId;
  readonly round: number;
}

export const EMPTY_DRAFT: Draft = {
  hero: null,
  cards: [],
  cardsOfOthers: {},
  path: [],
  blockedBy: null,
  area: null,
  spot: null,
  inspected: null,
  explained: null,
  losingFrom: null,
  deck: false,
  highlighted: [],
  hint: null,
  unconfirmedHalf: null,
  isEndUnconfirmed: false,
  skipped: null,
};

/** The places if no command is possible. */
export const NO_PLACES: Places = { spots: new Map(), areas: [], halves: [], hand: [], buttons: [] };
