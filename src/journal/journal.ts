/** The command log of one scenario. With its book it is the whole game: replaying it gives the same state, byte for byte. */
import type { Checkpoint, GameTypes, ModeId, Play, Ruleset, SetupOf } from '../rules/core/ruleset';
import { canonicalJson, contentHash } from './digest';
import { type PlayedCommand, playedCommand } from './undo';

export interface Journal<G extends GameTypes = GameTypes> {
  readonly format: 1;
  readonly mode: ModeId;
  /** The content hash of its book. */
  readonly contentHash: string;
  readonly setup: SetupOf<G>;
  /** The checkpoint that the commands start from after a rescue; null: they start from the set-up. */
  readonly start: Checkpoint<G> | null;
  readonly commands: readonly G['command'][];
}

/** A command that the rules refuse, and why. */
interface JournalError<G extends GameTypes> {
  readonly ok: false;
  readonly index: number;
  readonly command: G['command'];
  readonly reason: G['reason'];
}

/** A scenario under way. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly journal: Journal<G>;
  readonly play: Play<G>;
  /** One for each command of the journal. */
  readonly played: readonly PlayedCommand<G>[];
  /** What can be redone, the last undone first; a new command clears it. */
  readonly undone?: Undone<G>;
}

/** Commands that belonged together, in order. */
export type Undone<G extends GameTypes = GameTypes> = readonly (readonly G['command'][])[];

export function newGame<G extends GameTypes>(rules: Ruleset<G>, book: G['book']): Game<G> {
  const journal: Journal<G> = {
    format: 1,
    mode: rules.id,
    contentHash: contentHash(book),
    setup: book.setup,
    start: null,
    commands: [],
  };
  return { journal, play: rules.begin(book), played: [] };
}

/** The game after a command that the rules have accepted: `play` and `events` are what came of it. */
export function record<G extends GameTypes>(
  rules: Ruleset<G>,
  { journal, played }: Game<G>,
  command: G['command'],
  play: Play<G>,
  events: readonly G['event'][],
): Game<G> {
  return {
    journal: { ...journal, commands: [...journal.commands, command] },
    play,
    played: [...played, playedCommand(rules, command, events)],
  };
}

export type Continued<G extends GameTypes = GameTypes> = ({ readonly ok: true } & Game<G>) | JournalError<G>;

/** Plays a journal from its start to its end, or to the first command that is refused. */
export function replay<G extends GameTypes>(rules: Ruleset<G>, book: G['book'], journal: Journal<G>): Continued<G> {
  let play = journal.start ? rules.fromJSON(book, journal.start) : rules.begin(book);
  const played: PlayedCommand<G>[] = [];
  for (const [index, command] of journal.commands.entries()) {
    const sent = rules.send(play, command);
    if (!sent.ok) return { ok: false, index, command, reason: sent.reason };
    play = sent.play;
    played.push(playedCommand(rules, command, sent.events));
  }
  return { ok: true, journal, play, played };
}

/** A scenario under way as a save keeps it. */
export interface Kept<G extends GameTypes = GameTypes> {
  readonly journal: Journal<G>;
  readonly checkpoint: Checkpoint<G>;
  readonly undone?: Undone<G>;
}

export function keep<G extends GameTypes>(rules: Ruleset<G>, { journal, play, undone }: Game<G>): Kept<G> {
  return { journal, checkpoint: rules.toJSON(play), ...(undone?.length ? { undone } : {}) };
}

/** `rescued`: the journal no longer leads to the checkpoint; a new journal starts from the checkpoint. */
export type Restored<G extends GameTypes = GameTypes> =
  | ({ readonly ok: true; readonly rescued: boolean } & Game<G>)
  | { readonly ok: false };

/**
 * Restores a saved scenario. The checkpoint is what the player saw last: where the journal does not lead there, because
 * cards or rules have changed since, the checkpoint is used, and undo ends at it. Not ok: it does not match this book.
 */
export function restore<G extends GameTypes>(
  rules: Ruleset<G>,
  book: G['book'],
  { journal, checkpoint, undone }: Kept<G>,
): Restored<G> {
  const replayed = attempt(() => replay(rules, book, journal));
  if (replayed?.ok && canonicalJson(rules.toJSON(replayed.play)) === canonicalJson(checkpoint)) {
    const again = undone && canFollow(rules, replayed.play, undone.flat()) ? { undone } : {};
    return { ...replayed, ...again, rescued: false, journal: { ...journal, contentHash: contentHash(book) } };
  }
  const play = attempt(() => playFrom(rules, book, checkpoint));
  if (!play) return { ok: false };
  return { ok: true, rescued: true, journal: { ...newGame(rules, book).journal, start: checkpoint }, play, played: [] };
}

/** Whether these commands are legal one after the other. */
function canFollow<G extends GameTypes>(rules: Ruleset<G>, play: Play<G>, commands: readonly G['command'][]): boolean {
  let now = play;
  for (const command of commands) {
    const sent = rules.send(now, command);
    if (!sent.ok) return false;
    now = sent.play;
  }
  return true;
}

/** A checkpoint's play; null: it does not match the book, or is stuck: not over, but without a legal command. */
function playFrom<G extends GameTypes>(rules: Ruleset<G>, book: G['book'], checkpoint: Checkpoint<G>): Play<G> | null {
  if (!rules.matchesBook(book, checkpoint.state)) return null;
  const play = rules.fromJSON(book, checkpoint);
  return rules.outcome(play) !== null || rules.legal(play).length > 0 ? play : null;
}

/** The rules trust a state to be consistent; one that is not may make them throw. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
