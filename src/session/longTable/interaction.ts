/**
 * Defines the interface through which scenes and panels of the Long Table read the game and send the player's input. An
 * interaction combines a running session with the draft of the next command. Map, HUD, hand and mirror share the draft,
 * which is not saved.
 */

import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { HexId } from '../../rules/core/hexes';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import type { FigureId } from '../../rules/longTable/state';
import type { CardId, HeroId } from '../../rules/longTable/vocabulary';
import type { Change, Session } from '../session';
import type { Viewing as GenericViewing } from '../viewing';
import type { Pile } from './cardLoss';
import type { Draft } from './draft';
import type { Ghosts } from './ghosts';
import type { LastTurns } from './lastTurns';
import type { Places } from './places';
import type { RecentOutcome } from './recentOutcome';
import type { LowestHp } from './scars';
import type { TurnReplay } from './turnReplay';
import type { UndoneDraft } from './undoDraft';
import type { DrawnWay } from './ways';

export type DispatchResult = ReturnType<Session<LongTable>['dispatch']>;

export type InteractionChange =
  | Change<LongTable>
  | { readonly kind: 'draft'; readonly play: Play }
  /** The table replays a past turn; the state does not change. */
  | { readonly kind: 'replay'; readonly play: Play; readonly turn: TurnReplay };

export interface Interaction {
  readonly session: Session<LongTable>;
  readonly play: Play;
  /** Resolves when the listeners have received all changes; null if they have received them already. */
  readonly notified: Promise<void> | null;
  readonly draft: Draft;
  /** The legal commands. */
  readonly options: readonly Command[];
  readonly places: Places;
  /**
   * The play as it would be after `perform`, used to show targets and ways before the player confirms. Null if there is
   * nothing to preview.
   */
  readonly preview: Play | null;
  /**
   * L13.1: the commands that attack every target in reach. Null if no attack is pending, if fewer than two targets are in
   * reach, or if the attack may not hit all of them.
   */
  readonly attackAllCommands: readonly Command[] | null;
  /** The last turn of each monster, summon and escort. */
  readonly lastTurns: LastTurns;
  /** The lowest HP of each damaged figure, from which its scars follow. */
  readonly lowestHp: LowestHp;
  /** Easily missed results of the player's last command, or null if there are none. */
  readonly recentOutcome: RecentOutcome | null;
  /** The hero whose cards are shown; null if all heroes are exhausted. */
  readonly hero: HeroId | null;
  /** The hex of the figure that may move now, or null if no figure may move. */
  readonly mover: HexId | null;
  /** The way in the draft, with its cost and risks, or null if there is none. */
  readonly way: DrawnWay | null;
  /** The ghosts: forecasts of the round with the moving hero on another hex. */
  readonly ghosts: Ghosts;
  send(command: Command): DispatchResult;
  /** Shows the cards of a hero. */
  openTab(hero: HeroId): void;
  /**
   * Adds a card of the shown hero to the selection or removes it. Before the scenario, moves the card between hand and
   * pool.
   */
  toggleCard(card: CardId): void;
  /** Makes the other selected card the leading card (L6.3). */
  swapLeadingCard(): void;
  /**
   * Handles a tap on a hex. A tap on the empty table (null) clears the part of the draft that belongs to the map.
   * @param byTouch whether a finger tapped. A finger cannot hover, so the first tap on a hex to which the hero may walk
   * shows the ghost there (if forecasts are wanted). A second tap makes the hero walk
   * @returns false if the hex is null or nothing on the hex reacts to a tap
   */
  tapHex(hex: HexId | null, byTouch?: boolean): boolean;
  /** L9.1: extends the drawn way to a hex. If the way already crosses the hex, shortens the way so that it ends there. */
  extendPath(hex: HexId): void;
  /** Restores an earlier path of the draft after a cancelled gesture. */
  restorePath(path: readonly HexId[]): void;
  /** Switches to the next or previous one of those placements of the area that cover the tapped hex. */
  rotateArea(by: 1 | -1): void;
  /** Shows the details of a figure; null hides them. */
  inspect(figure: FigureId | null): void;
  /** Explains the terrain of a hex; the draft stays as it is. */
  explain(hex: HexId): void;
  /** L20.1: opens the pile from which the player picks cards to lose instead of HP; null closes it. */
  openPile(pile: Pile | null): void;
  /** Shows or hides the list of undrawn modifier cards. */
  showDeck(open: boolean): void;
  /** Highlights hexes on the map; an empty list clears the highlight. */
  highlight(hexes: readonly HexId[]): void;
  /** Marks the control that sends the hinted command, and highlights the hexes that the command affects. */
  showHint(command: Command, at: readonly HexId[]): void;
  /** Asks the table to animate a past turn again. */
  replayTurn(turn: TurnReplay): void;
  /**
   * Sends `attackAllCommands`.
   * @returns false if there are no such commands or one of them is refused
   */
  attackAll(): boolean;
  /**
   * L21.2: declines to use an item, and declines again whenever this hero is asked about items in the same round.
   * @returns false if no such question is pending
   */
  skipItems(): boolean;
  /**
   * Plays half a card. A half without effect (L7.2) needs a second call as confirmation, unless it is a basic action.
   * @returns whether the half was played
   */
  playHalf(half: CommandOf<'play'>): boolean;
  /**
   * L7.1: ends the turn. Needs a second call as confirmation if no card was played, or if a top half could still have
   * an effect.
   * @returns whether the turn was ended
   */
  endTurn(): boolean;
  /** Clears the draft, except the open tab. */
  clearDraft(): void;
  /**
   * Sends the draft: two cards for the round, cards to lose or recover, a way, or an area with all targets in it.
   * @returns false if the draft is incomplete or its command is refused
   */
  sendDraft(): boolean;
  /** L13.2: sends only the area. The player then chooses its targets in order or declines some. */
  placeArea(): boolean;
  /** What `undo` would take back: a part of the draft, else the first of the commands; null if there is nothing to undo. */
  nextUndo(): Command | UndoneDraft | null;
  /** Takes back the last part of the shown hero's draft; without one, commands as in `Session`. */
  undo(): boolean;
  /** `redo` and `rewind` do the same as in `Session`. */
  redo(): boolean;
  rewind(): boolean;
  subscribe(listener: (change: InteractionChange) => void): () => void;
}

/** A recorded game of the Long Table in the viewer. */
export type Viewing = GenericViewing<LongTable, Interaction>;
