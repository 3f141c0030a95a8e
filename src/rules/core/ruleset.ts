/**
 * The interface of a mode's rules, for code that serves all modes: start a game, send commands, save and restore it.
 * Only the mode knows what books and states contain.
 */

/** The name of a mode in saves and codes, such as 'inHand'. */
export type ModeId = string;

/** The mode of every save and code that was written before they named one. */
export const FIRST_MODE: ModeId = 'inHand';

/** The types of one mode's game, bundled. No value has this type. */
export interface GameTypes {
  /** All printed content that a scenario needs, and its set-up. */
  readonly book: { readonly setup: object };
  readonly state: { readonly round: number };
  readonly command: { readonly type: string };
  readonly event: { readonly type: string };
  readonly phase: string;
  /** A refusal: why a command is not accepted. */
  readonly reason: string;
}

export type SetupOf<G extends GameTypes> = G['book']['setup'];

/** A scenario being played, as a value. */
export interface Play<G extends GameTypes = GameTypes> {
  readonly phase: G['phase'];
  readonly book: G['book'];
  readonly state: G['state'];
  /** Events of the last command; at the beginning, the events of the set-up. */
  readonly events: readonly G['event'][];
}

/** The result of a command: the play after it with its events, or the reason of the refusal. */
export type Sent<G extends GameTypes = GameTypes> =
  | { readonly ok: true; readonly play: Play<G>; readonly events: readonly G['event'][] }
  | { readonly ok: false; readonly reason: G['reason'] };

/** A play as plain JSON, without its book. */
export interface Checkpoint<G extends GameTypes = GameTypes> {
  readonly phase: G['phase'];
  readonly state: G['state'];
}

/** A name in a set-up that refers to content that does not exist. */
export interface MissingContent {
  /** Path of the name in the set-up, such as ['items', 2]. */
  readonly path: readonly (string | number)[];
  /** The kind of content that it should name, in English, such as 'item'. */
  readonly kind: string;
  readonly id: string;
}

/** The checks of plays that come from outside, such as from a save. */
export interface Laws<G extends GameTypes = GameTypes> {
  /**
   * The first law that a play from outside breaks, in English; null if real play can lead to it. Pure and bounded;
   * accepts every state of the right shape.
   */
  findFlaw(play: Play<G>): string | null;
  /** Repairs a checkpoint after its book changed, where a repair does no harm. Without it, nothing is repaired. */
  repairCheckpoint?(book: G['book'], checkpoint: Checkpoint<G>): Checkpoint<G>;
}

/** Thrown when the laws for plays from outside cannot be fetched now. */
export class LawsUnavailableError extends Error {
  override readonly name = 'LawsUnavailableError';
}

/** Thrown when a set-up names content that does not exist. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** The rules of one mode. All functions are pure. */
export interface Ruleset<G extends GameTypes = GameTypes> {
  readonly id: ModeId;
  /** The refusal of a command after the game has ended. */
  readonly over: G['reason'];
  /** The refusal of a command when the save has no room for another. */
  readonly full: G['reason'];
  /** The book of a set-up. @throws ContentError naming what is missing */
  bookFor(setup: SetupOf<G>): G['book'];
  /** The first name in a set-up for which no content exists; null if all exist. */
  findMissing(setup: SetupOf<G>): MissingContent | null;
  begin(book: G['book']): Play<G>;
  /** All commands that are allowed now; empty when the game has ended. */
  legal(play: Play<G>): readonly G['command'][];
  /** Plays a command. A command that is not allowed is refused with a reason and changes nothing. */
  send(play: Play<G>, command: G['command']): Sent<G>;
  toJSON(play: Play<G>): Checkpoint<G>;
  /** Restores a play from a checkpoint. The caller guarantees the shape of the state. */
  fromJSON(book: G['book'], checkpoint: Checkpoint<G>): Play<G>;
  /**
   * Fetches the checks for plays from outside, which most games never need. Rejects if they cannot be fetched now; the
   * next call tries again.
   */
  laws(): Promise<Laws<G>>;
  /** The result; null while the game is still played. */
  outcome(play: Play<G>): 'won' | 'lost' | null;
  /** Whether these events reveal a random result. Undo does not go back beyond it. */
  reveals(events: readonly G['event'][]): boolean;
  /** Whether a command can continue a longer action that undo takes back as one, such as a step of a move. */
  continuesAction(command: G['command']): boolean;
  /**
   * Whether such an action is still under way after a command and its events, so that the next joining command belongs
   * to it.
   */
  keepsActionOpen(command: G['command'], events: readonly G['event'][]): boolean;
  /** The forced command, which the session sends for the player; null if the player has a choice. */
  forcedCommand(play: Play<G>, options: readonly G['command'][]): G['command'] | null;
}

/** A value for each mode that is loaded. */
export interface ByMode<T> {
  /** Undefined if the mode does not exist or has not been fetched. */
  (id: ModeId): T | undefined;
  /** Fetches modes; rejects if one is not available now. Without it, all modes are already loaded. */
  readonly fetch?: (ids: readonly ModeId[]) => Promise<void>;
}
