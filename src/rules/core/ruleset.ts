/**
 * The interface of a mode's rules, for code that serves all modes: begin a game, send commands, save and restore it.
 * What books and states contain, only the mode knows.
 */

/** The name of a mode in saves and codes, such as 'inHand'. */
export type ModeId = string;

/** The mode of every save and code that was written before they named theirs. */
export const FIRST_MODE: ModeId = 'inHand';

/** The types of one mode's game, bundled. Never a value. */
export interface GameTypes {
  /** All printed content that a scenario needs, and its set-up. */
  readonly book: { readonly setup: object };
  readonly state: { readonly round: number };
  readonly command: { readonly type: string };
  readonly event: { readonly type: string };
  readonly phase: string;
  /** Why a command is refused. */
  readonly reason: string;
}

export type SetupOf<G extends GameTypes> = G['book']['setup'];

/** A scenario being played, as a value. */
export interface Play<G extends GameTypes = GameTypes> {
  readonly phase: G['phase'];
  readonly book: G['book'];
  readonly state: G['state'];
  /** What the last command made happen; at the beginning, how the table was laid. */
  readonly events: readonly G['event'][];
}

export type Sent<G extends GameTypes = GameTypes> =
  | { readonly ok: true; readonly play: Play<G>; readonly events: readonly G['event'][] }
  | { readonly ok: false; readonly reason: G['reason'] };

/** A play as plain JSON, without its book. */
export interface Checkpoint<G extends GameTypes = GameTypes> {
  readonly phase: G['phase'];
  readonly state: G['state'];
}

/** A name in a set-up for which there is no content. */
export interface Missing {
  /** Where it stands, such as `items`, 2. */
  readonly path: readonly (string | number)[];
  /** What it should name, in English, such as 'item'. */
  readonly kind: string;
  readonly id: string;
}

/** What a play that comes from outside is judged by. */
export interface Laws<G extends GameTypes = GameTypes> {
  /**
   * Why a play that comes from outside cannot have come of play: the first law of a state that it breaks, in English; null: it
   * keeps them all. Pure, bounded, and safe for every state of the right shape.
   */
  flaw(play: Play<G>): string | null;
  /** What a changed book leaves of a checkpoint: what can be mended without harm is. Without it, nothing is changed. */
  fitted?(book: G['book'], checkpoint: Checkpoint<G>): Checkpoint<G>;
}

/** The laws that a play from outside is judged by cannot be fetched now. */
export class LawsNotFetched extends Error {
  override readonly name = 'LawsNotFetched';
}

/** A set-up names something for which there is no content. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

export interface Ruleset<G extends GameTypes = GameTypes> {
  readonly id: ModeId;
  /** The reason why commands are refused when the game is over. */
  readonly over: G['reason'];
  /** The reason why a session refuses commands when a save has no room for one more. */
  readonly full: G['reason'];
  /** @throws ContentError naming what is missing */
  bookFor(setup: SetupOf<G>): G['book'];
  /** The first name in a set-up for which there is no content; null: there is none. */
  missing(setup: SetupOf<G>): Missing | null;
  begin(book: G['book']): Play<G>;
  /** Everything that may be sent now. Empty: the game is over. */
  legal(play: Play<G>): readonly G['command'][];
  /** Plays a command. An illegal one is refused with a reason and changes nothing. */
  send(play: Play<G>, command: G['command']): Sent<G>;
  toJSON(play: Play<G>): Checkpoint<G>;
  /** Restores a play from a checkpoint. The caller guarantees its shape. */
  fromJSON(book: G['book'], checkpoint: Checkpoint<G>): Play<G>;
  /**
   * Fetches what a play from outside is judged by: most games never need it. Rejects when it cannot be fetched now; the next call
   * tries again.
   */
  laws(): Promise<Laws<G>>;
  /** Null: it is still played. */
  outcome(play: Play<G>): 'won' | 'lost' | null;
  /** Whether these events reveal a random result: undo stops there. */
  reveals(events: readonly G['event'][]): boolean;
  /** Whether a command can continue a longer action that undo takes back as one, such as a step of a move. */
  joins(command: G['command']): boolean;
  /**
   * Whether such an action is still under way after a command and its events: the next command that joins belongs to
   * it.
   */
  leadsOn(command: G['command'], events: readonly G['event'][]): boolean;
  /** The command to be sent for the player, because there is no real choice; null: the player decides. */
  obvious(play: Play<G>, options: readonly G['command'][]): G['command'] | null;
}

/** What there is of each mode that is here. */
export interface ByMode<T> {
  /** Undefined: there is no such mode, or it has not been fetched. */
  (id: ModeId): T | undefined;
  /** Fetches modes, of those that there are; rejects when one cannot be had now. Without it, all of them are here. */
  readonly fetch?: (ids: readonly ModeId[]) => Promise<void>;
}
