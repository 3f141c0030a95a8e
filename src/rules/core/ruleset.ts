/**
 * What the rules of a mode are to everything that serves all modes: a game is begun, spoken to, written down and taken up again.
 * What its cards and tables are, only the mode itself knows.
 */

/** The name of a mode in saves and codes, such as 'inHand'. */
export type ModeId = string;

/** The mode of every save and code that was written before they named theirs. */
export const FIRST_MODE: ModeId = 'inHand';

/** The types of one mode's game, bundled. Never a value. */
export interface GameTypes {
  /** Everything printed that a scenario is played by, and the set-up that it was chosen by. */
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

/** A name in a set-up that is printed nowhere. */
export interface Missing {
  /** Where it stands, such as `items`, 2. */
  readonly path: readonly (string | number)[];
  /** What it should name, in English, such as 'item'. */
  readonly kind: string;
  readonly id: string;
}

/** Something that a set-up names is not printed. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

export interface Ruleset<G extends GameTypes = GameTypes> {
  readonly id: ModeId;
  /** The reason for which nothing may be said any more when a game is over. */
  readonly over: G['reason'];
  /** @throws ContentError naming what is not printed */
  bookFor(setup: SetupOf<G>): G['book'];
  /** The first name of a set-up that is printed nowhere; null: all of them are. */
  missing(setup: SetupOf<G>): Missing | null;
  begin(book: G['book']): Play<G>;
  /** Everything that may be sent now. Empty: the game is over. */
  legal(play: Play<G>): readonly G['command'][];
  /** Plays a command. An illegal one is refused with a reason and changes nothing. */
  send(play: Play<G>, command: G['command']): Sent<G>;
  toJSON(play: Play<G>): Checkpoint<G>;
  /** Takes up a play where a checkpoint left it. The caller vouches for its shape. */
  fromJSON(book: G['book'], checkpoint: Checkpoint<G>): Play<G>;
  /** Whether a state and a book are of one game. */
  matchesBook(book: G['book'], state: G['state']): boolean;
  /** Null: it is still played. */
  outcome(play: Play<G>): 'won' | 'lost' | null;
  /** Whether these events show something that chance has decided: undo stops there. */
  reveals(events: readonly G['event'][]): boolean;
  /** Whether a command is part of a longer deed that undo takes back as one, such as a step of a move. */
  joins(command: G['command']): boolean;
  /** Whether such a deed is still under way after a command and what came of it: the next that joins belongs to it. */
  leadsOn(command: G['command'], events: readonly G['event'][]): boolean;
  /** The command that goes without saying; null: the player is to speak. */
  obvious(play: Play<G>, options: readonly G['command'][]): G['command'] | null;
}

/** What there is of each mode that is here. */
export interface ByMode<T> {
  /** Undefined: there is no such mode, or it has not been fetched. */
  (id: ModeId): T | undefined;
  /** Fetches modes, of those that there are; rejects when one cannot be had now. Without it, all of them are here. */
  readonly fetch?: (ids: readonly ModeId[]) => Promise<void>;
}
