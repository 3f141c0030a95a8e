/**
 * The interface of a mode's rules, for code that serves all modes. The rules start a game, carry out commands, save and
 * restore the game. Only the mode knows what books and states contain.
 */

/** The name of a mode in saves and codes, such as 'inHand'. */
export type ModeId = string;

/** The mode of old saves and share codes that do not name a mode. */
export const FIRST_MODE: ModeId = 'inHand';

/** The types of one mode's game, bundled as one type parameter. No value has this type. */
export interface GameTypes {
  /** All printed content that a scenario needs, and its set-up. */
  readonly book: { readonly setup: object };
  readonly state: { readonly round: number };
  readonly command: { readonly type: string };
  readonly event: { readonly type: string };
  readonly phase: string;
  /** The reason why a command is refused. */
  readonly reason: string;
}

export type SetupOf<G extends GameTypes> = G['book']['setup'];

/** A scenario being played, as a value. */
export interface Play<G extends GameTypes = GameTypes> {
  readonly phase: G['phase'];
  readonly book: G['book'];
  readonly state: G['state'];
  /** The events of the last command. Before the first command, the events of the set-up. */
  readonly events: readonly G['event'][];
}

/** The result of a command: the play after the command and the command's events, or the reason why it was refused. */
export type SendResult<G extends GameTypes = GameTypes> =
  | { readonly ok: true; readonly play: Play<G>; readonly events: readonly G['event'][] }
  | { readonly ok: false; readonly reason: G['reason'] };

/** A play as plain JSON, without its book and its events. */
export interface Checkpoint<G extends GameTypes = GameTypes> {
  readonly phase: G['phase'];
  readonly state: G['state'];
}

/** A name in a set-up that refers to missing content. */
export interface MissingContent {
  /** The path of the name in the set-up, such as ['items', 2]. */
  readonly path: readonly (string | number)[];
  /** The kind of content that the name should refer to, in English, such as 'item'. */
  readonly kind: string;
  readonly id: string;
}

/** The checks of plays that come from outside, such as from a save. */
export interface Laws<G extends GameTypes = GameTypes> {
  /**
   * The first law that a play from outside breaks, in English; null if the play breaks no law. The function is pure, its
   * running time is bounded, and it works with every state of the right shape.
   */
  findFlaw(play: Play<G>): string | null;
  /** Repairs a checkpoint after its book has changed, where a repair does no harm. Absent if the mode never repairs. */
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

/** The rules of one mode. All functions except `laws` are pure. */
export interface Ruleset<G extends GameTypes = GameTypes> {
  readonly id: ModeId;
  /** The reason for refusing a command after the game has ended. */
  readonly overReason: G['reason'];
  /** The reason for refusing a command if the save has no room for another command. */
  readonly fullReason: G['reason'];
  /** The book of a set-up. @throws ContentError that names the missing content */
  bookFor(setup: SetupOf<G>): G['book'];
  /** The first name in a set-up for which no content exists; null if all names have content. */
  findMissing(setup: SetupOf<G>): MissingContent | null;
  begin(book: G['book']): Play<G>;
  /** All commands that are allowed now; empty when the game has ended. */
  legal(play: Play<G>): readonly G['command'][];
  /** Plays a command. A command that is not allowed is refused with a reason and changes nothing. */
  send(play: Play<G>, command: G['command']): SendResult<G>;
  toJSON(play: Play<G>): Checkpoint<G>;
  /** Restores a play from a checkpoint. The caller guarantees the shape of the state. */
  fromJSON(book: G['book'], checkpoint: Checkpoint<G>): Play<G>;
  /**
   * Fetches the checks for plays from outside. The checks are loaded on demand, because most games never need them. Rejects if
   * the checks cannot be fetched now; the next call tries again.
   */
  laws(): Promise<Laws<G>>;
  /** The result of the game; null while the game is not over. */
  outcome(play: Play<G>): 'won' | 'lost' | null;
  /** Whether these events reveal a random result. Undo does not take back a command with such events. */
  revealsChance(events: readonly G['event'][]): boolean;
  /** Whether a command can continue a longer action, as a step continues a move. Undo takes back the whole action in one step. */
  continuesAction(command: G['command']): boolean;
  /**
   * Whether a longer action is still under way after a command and its events. If so, the next command for which
   * `continuesAction` is true belongs to that action.
   */
  keepsActionOpen(command: G['command'], events: readonly G['event'][]): boolean;
  /** The forced command, which the session sends for the player; null if the player has a choice. */
  forcedCommand(play: Play<G>, options: readonly G['command'][]): G['command'] | null;
}

/** A value for each mode that is loaded. */
export interface ByMode<T> {
  /** Undefined if the mode does not exist or has not been fetched. */
  (id: ModeId): T | undefined;
  /** Fetches modes; rejects if one of them is not available now. Absent if all modes are already loaded. */
  readonly fetch?: (ids: readonly ModeId[]) => Promise<void>;
}
