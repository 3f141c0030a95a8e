/** Replay viewer: shows a played game at any of its commands, read-only. */
import { type Journal, takeUp } from '../journal/journal';
import type { GameTypes, Laws, Play, Ruleset } from '../rules/core/ruleset';
import type { Change, Session } from './session';

/** What the viewer needs of a mode. */
export interface ViewedMode<G extends GameTypes, I> {
  readonly rules: Ruleset<G>;
  /** What the table is laid from: it shows the play of a session that refuses every command. */
  onlyLook(session: Session<G>): I;
}

/** Where a round begins. */
export interface RoundMark {
  readonly round: number;
  /** Commands played by then. */
  readonly at: number;
}

export interface Viewing<G extends GameTypes = GameTypes, I = { readonly play: Play<G> }> {
  /** What the table is laid from. Every command is refused. */
  readonly interaction: I;
  /** The whole game. */
  readonly journal: Journal<G>;
  /** How many commands have been played, of how many. */
  readonly at: number;
  readonly last: number;
  readonly rounds: readonly RoundMark[];
  /** How fast what happened is shown; 1: as it is played. */
  pace: number;
  /** The command that leads to a position; null: it is the first. */
  commandAt(at: number): G['command'] | null;
  /** A position; out of bounds, the nearest. */
  playAt(at: number): Play<G>;
  /** Plays the next command, to be shown as it happened. False: that was the last. */
  forward(): boolean;
  /** Lays a position at once. */
  seek(at: number): void;
}

export type Viewed<G extends GameTypes, I> =
  | { readonly ok: true; readonly viewing: Viewing<G, I> }
  /** A command that the rules refuse: they have changed since. */
  | { readonly ok: false; readonly what: 'command'; readonly index: number; readonly reason: G['reason'] }
  /** The checkpoint that it begins with cannot have come of play. */
  | { readonly ok: false; readonly what: 'start' };

/**
 * Opens a journal at a position. The journal is untrusted: an inconsistent one is refused.
 * @param laws that a checkpoint it begins with is judged by; null: it has to begin with its set-up
 */
export function openViewing<G extends GameTypes, I>(
  mode: ViewedMode<G, I>,
  book: G['book'],
  journal: Journal<G>,
  laws: Laws<G> | null,
  at = 0,
): Viewed<G, I> {
  try {
    return playThrough(mode, book, journal, laws, at);
  } catch {
    // The rules trust the state; an inconsistent one can make them throw, later too.
    return { ok: false, what: 'start' };
  }
}

function playThrough<G extends GameTypes, I>(
  mode: ViewedMode<G, I>,
  book: G['book'],
  journal: Journal<G>,
  laws: Laws<G> | null,
  at: number,
): Viewed<G, I> {
  const { start, commands } = journal;
  const { rules } = mode;
  const begun = start ? laws && takeUp(rules, laws, book, start) : { ok: true as const, play: rules.begin(book) };
  if (!begun?.ok) return { ok: false, what: 'start' };
  const first = begun.play;
  const rest: Play<G>[] = [];
  for (const [index, command] of commands.entries()) {
    const sent = rules.send(rest.at(-1) ?? first, command);
    if (!sent.ok) return { ok: false, what: 'command', index, reason: sent.reason };
    rest.push(sent.play);
  }
  return { ok: true, viewing: viewingOf(mode, journal, [first, ...rest], at) };
}

function viewingOf<G extends GameTypes, I>(
  { rules, onlyLook }: ViewedMode<G, I>,
  journal: Journal<G>,
  plays: readonly [Play<G>, ...Play<G>[]],
  begin: number,
): Viewing<G, I> {
  const last = plays.length - 1;
  const bound = (at: number) => Math.min(Math.max(Math.trunc(at), 0), last);
  const playAt = (at: number) => plays[bound(at)] ?? plays[0];
  const listeners = new Set<(change: Change<G>) => void>();
  const notify = (change: Change<G>) => {
    for (const listener of listeners) listener(change);
  };
  let at = bound(begin);
  return {
    interaction: onlyLook(
      sessionOf(
        rules,
        () => playAt(at),
        () => ({ ...journal, commands: journal.commands.slice(0, at) }),
        listeners,
      ),
    ),
    journal,
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
      notify({ kind: 'command', command, events: play.events, play });
      return true;
    },
    seek(position) {
      at = bound(position);
      notify({ kind: 'sync', play: playAt(at) });
    },
  };
}

function roundsOf<G extends GameTypes>(plays: readonly Play<G>[]): RoundMark[] {
  return plays.flatMap(({ state: { round } }, at) => (round === plays[at - 1]?.state.round ? [] : [{ round, at }]));
}

/** A read-only session: every command is refused, and nothing can be undone. */
function sessionOf<G extends GameTypes>(
  { over }: Ruleset<G>,
  now: () => Play<G>,
  soFar: () => Journal<G>,
  listeners: Set<(change: Change<G>) => void>,
): Session<G> {
  return {
    get play() {
      return now();
    },
    get journal() {
      return soFar();
    },
    kept: null,
    dispatch: () => ({ ok: false, reason: over }),
    undoes: () => null,
    canUndo: () => false,
    undo: () => false,
    redoes: () => null,
    redo: () => false,
    settled: 0,
    undoTo: () => false,
    rewinds: () => null,
    rewind: () => false,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
