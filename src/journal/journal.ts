/** The command log of one scenario. With its book it is the whole game: replaying it gives the same state, byte for byte. */
import { begin, type Checkpoint, fromJSON, isOver, legal, type Play, send, toJSON } from '../flow/inHand/play';
import type { Reason } from '../flow/inHand/refusals';
import type { Book, Setup } from '../rules/inHand/book';
import type { Command } from '../rules/inHand/commands';
import type { GameEvent } from '../rules/inHand/events';
import { canonicalJson, contentHash } from './digest';
import { matchesBook } from './inHand/matchesBook';
import { type PlayedCommand, playedCommand } from './undo';

export interface Journal {
  readonly format: 1;
  /** Of the book that it is played by. */
  readonly contentHash: string;
  readonly setup: Setup;
  /** What the commands go on from, where a rescue broke the thread; null: the set-up. */
  readonly start: Checkpoint | null;
  readonly commands: readonly Command[];
}

/** A command that the rules refuse, and why. */
interface JournalError {
  readonly ok: false;
  readonly index: number;
  readonly command: Command;
  readonly reason: Reason;
}

/** A scenario under way. */
export interface Game {
  readonly journal: Journal;
  readonly play: Play;
  /** One for each command of the journal. */
  readonly played: readonly PlayedCommand[];
  /** What was taken back since something new was said, the last of it first. */
  readonly undone?: Undone;
}

/** Commands that belonged together, in order. */
export type Undone = readonly (readonly Command[])[];

export function newGame(book: Book): Game {
  const journal: Journal = { format: 1, contentHash: contentHash(book), setup: book.setup, start: null, commands: [] };
  return { journal, play: begin(book), played: [] };
}

/** The game after a command that the rules have accepted: `play` and `events` are what came of it. */
export function record({ journal, played }: Game, command: Command, play: Play, events: readonly GameEvent[]): Game {
  return {
    journal: { ...journal, commands: [...journal.commands, command] },
    play,
    played: [...played, playedCommand(command, events)],
  };
}

export type Continued = ({ readonly ok: true } & Game) | JournalError;

/** Plays a journal from its start to its end, or to the first command that is refused. */
export function replay(book: Book, journal: Journal): Continued {
  let play = journal.start ? fromJSON(book, journal.start) : begin(book);
  const played: PlayedCommand[] = [];
  for (const [index, command] of journal.commands.entries()) {
    const sent = send(play, command);
    if (!sent.ok) return { ok: false, index, command, reason: sent.reason };
    play = sent.play;
    played.push(playedCommand(command, sent.events));
  }
  return { ok: true, journal, play, played };
}

/** A scenario under way as a save keeps it. */
export interface Kept {
  readonly journal: Journal;
  readonly checkpoint: Checkpoint;
  readonly undone?: Undone;
}

export function keep({ journal, play, undone }: Game): Kept {
  return { journal, checkpoint: toJSON(play), ...(undone?.length ? { undone } : {}) };
}

/** `rescued`: the journal did not lead to the checkpoint any more; a new one goes on from there. */
export type Restored = ({ readonly ok: true; readonly rescued: boolean } & Game) | { readonly ok: false };

/**
 * Takes up a kept scenario. The checkpoint is what the player saw last: where the journal does not lead there, because
 * cards or rules have changed since, the checkpoint is believed, and undo ends at it. Not ok: it makes no sense in this book.
 */
export function restore(book: Book, { journal, checkpoint, undone }: Kept): Restored {
  const replayed = attempt(() => replay(book, journal));
  if (replayed?.ok && canonicalJson(toJSON(replayed.play)) === canonicalJson(checkpoint)) {
    const again = undone && leadsOn(replayed.play, undone.flat()) ? { undone } : {};
    return { ...replayed, ...again, rescued: false, journal: { ...journal, contentHash: contentHash(book) } };
  }
  const play = attempt(() => takeUp(book, checkpoint));
  if (!play) return { ok: false };
  return { ok: true, rescued: true, journal: { ...newGame(book).journal, start: checkpoint }, play, played: [] };
}

/** Whether commands could be said one after the other. */
function leadsOn(play: Play, commands: readonly Command[]): boolean {
  let now = play;
  for (const command of commands) {
    const sent = send(now, command);
    if (!sent.ok) return false;
    now = sent.play;
  }
  return true;
}

/** A checkpoint's play, if it is one of this book's and can go on. */
function takeUp(book: Book, checkpoint: Checkpoint): Play | null {
  if (!matchesBook(book, checkpoint.state)) return null;
  const play = fromJSON(book, checkpoint);
  return isOver(play) || legal(play).length > 0 ? play : null;
}

/** The rules trust a state to be consistent; one that is not may make them throw. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
