/** A played game, looked at: the table stands at any of its commands, and nothing can be said. */
import { begin, fromJSON, type Play, send } from '../flow/inHand/play';
import type { Reason } from '../flow/inHand/refusals';
import { matchesBook } from '../journal/inHand/matchesBook';
import type { Journal } from '../journal/journal';
import type { Book } from '../rules/inHand/book';
import type { Command } from '../rules/inHand/commands';
import type { Interaction } from './inHand/interaction';
import type { Change, Session } from './session';

/** Where a round begins. */
export interface RoundMark {
  readonly round: number;
  /** Commands played by then. */
  readonly at: number;
}

export interface Viewing {
  /** What the table is laid from. Every command is refused. */
  readonly interaction: Interaction;
  /** How many commands have been played, of how many. */
  readonly at: number;
  readonly last: number;
  readonly rounds: readonly RoundMark[];
  /** How fast what happened is shown; 1: as it is played. */
  pace: number;
  /** The command that leads to a position; null: it is the first. */
  commandAt(at: number): Command | null;
  /** A position; out of bounds, the nearest. */
  playAt(at: number): Play;
  /** Plays the next command, to be shown as it happened. False: that was the last. */
  forward(): boolean;
  /** Lays a position at once. */
  seek(at: number): void;
}

export type Viewed =
  | { readonly ok: true; readonly viewing: Viewing }
  /** A command that these rules refuse: it was played by others. */
  | { readonly ok: false; readonly what: 'command'; readonly index: number; readonly reason: Reason }
  /** The table that it begins with is not one of this book, or makes no sense. */
  | { readonly ok: false; readonly what: 'start' };

/** Opens a journal at a position. Nobody vouches for it: what makes no sense is refused. */
export function openViewing(book: Book, journal: Journal, at = 0): Viewed {
  try {
    return playThrough(book, journal, at);
  } catch {
    // The rules trust a table to be consistent; one that is not may make them throw, later too.
    return { ok: false, what: 'start' };
  }
}

function playThrough(book: Book, journal: Journal, at: number): Viewed {
  const { start, commands } = journal;
  if (start && !matchesBook(book, start.state)) return { ok: false, what: 'start' };
  const first = start ? fromJSON(book, start) : begin(book);
  const rest: Play[] = [];
  for (const [index, command] of commands.entries()) {
    const sent = send(rest.at(-1) ?? first, command);
    if (!sent.ok) return { ok: false, what: 'command', index, reason: sent.reason };
    rest.push(sent.play);
  }
  return { ok: true, viewing: viewingOf(journal, [first, ...rest], at) };
}

function viewingOf(journal: Journal, plays: readonly [Play, ...Play[]], begin: number): Viewing {
  const last = plays.length - 1;
  const bound = (at: number) => Math.min(Math.max(Math.trunc(at), 0), last);
  const playAt = (at: number) => plays[bound(at)] ?? plays[0];
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  let at = bound(begin);
  return {
    interaction: interactionOf(
      () => playAt(at),
      () => ({ ...journal, commands: journal.commands.slice(0, at) }),
      listeners,
    ),
    get at() {
      return at;
    },
    last,
    rounds: roundsOf(plays),
    pace: 1,
    commandAt: (position) => journal.commands[bound(position) - 1] ?? null,
    playAt,
    forward() {
      const command = journal.commands[at];
      if (!command) return false;
      at += 1;
      const play = playAt(at);
      tell({ kind: 'command', command, events: play.events, play });
      return true;
    },
    seek(position) {
      at = bound(position);
      tell({ kind: 'sync', play: playAt(at) });
    },
  };
}

function roundsOf(plays: readonly Play[]): RoundMark[] {
  return plays.flatMap(({ events, state }, at) =>
    at === 0 || events.some(({ type }) => type === 'roundBegan') ? [{ round: state.round, at }] : [],
  );
}

/** A interaction at which one only looks: no options, no draft, no way back. */
function interactionOf(now: () => Play, soFar: () => Journal, listeners: Set<(change: Change) => void>): Interaction {
  const refused = { ok: false, reason: 'scenarioOver' } as const;
  const subscribe = (listener: (change: Change) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const session: Session = {
    get play() {
      return now();
    },
    get journal() {
      return soFar();
    },
    dispatch: () => refused,
    undoes: () => null,
    canUndo: () => false,
    undo: () => false,
    redoes: () => null,
    redo: () => false,
    rewinds: () => null,
    rewind: () => false,
    subscribe,
  };
  return {
    session,
    get play() {
      return now();
    },
    draft: { cards: [], path: [], basic: false },
    options: [],
    say: () => refused,
    choose: () => {},
    aim: () => {},
    take: () => {},
    playBasic: () => {},
    commit: () => false,
    undo: () => false,
    redo: () => false,
    rewind: () => false,
    subscribe,
  };
}
