/** Replays a recorded game and shows it read-only at any of its commands. */
import { type Journal, resumeCheckpoint } from '../journal/journal';
import type { GameTypes, Laws, Play, Ruleset } from '../rules/core/ruleset';
import type { Change, Session } from './session';

/** The parts of a mode that the viewer needs. */
export interface ViewableMode<G extends GameTypes, I> {
  readonly rules: Ruleset<G>;
  /** Makes the interaction that the table reads, for a session that refuses every command. */
  readOnlyInteraction(session: Session<G>): I;
}

/** The beginning of a round. */
export interface RoundMark {
  readonly round: number;
  /** Number of commands played before the round. */
  readonly at: number;
}

export interface Viewing<G extends GameTypes = GameTypes, I = { readonly play: Play<G> }> {
  /** The interaction that the table reads; its session refuses every command. */
  readonly interaction: I;
  /** The whole game. */
  readonly journal: Journal<G>;
  /** The shown position, as the number of commands played, from 0 to `last`. */
  readonly at: number;
  readonly last: number;
  readonly rounds: readonly RoundMark[];
  /** The factor by which animations are faster than normal. */
  speed: number;
  /** The command that leads to a position; null for the first position. */
  commandAt(at: number): G['command'] | null;
  /** The play at a position. A position out of bounds gives the play at the first or the last position. */
  playAt(at: number): Play<G>;
  /**
   * Plays the next command with its animation.
   * @returns false at the last position
   */
  forward(): boolean;
  /** Jumps to a position without animation. */
  seek(at: number): void;
}

export type ViewingResult<G extends GameTypes, I> =
  | { readonly ok: true; readonly viewing: Viewing<G, I> }
  /** The rules refuse a command, usually because they have changed since the game was recorded. */
  | { readonly ok: false; readonly what: 'command'; readonly index: number; readonly reason: G['reason'] }
  /** The checkpoint at the beginning is refused, or the rules threw an error during the replay. */
  | { readonly ok: false; readonly what: 'start' };

/**
 * Opens a journal at a position. The journal is untrusted, so an inconsistent journal is refused.
 * @param laws check the journal's checkpoint; if null, a journal with a checkpoint is refused
 * @param at the position to open, as a number of commands played
 */
export function openViewing<G extends GameTypes, I>(
  mode: ViewableMode<G, I>,
  book: G['book'],
  journal: Journal<G>,
  laws: Laws<G> | null,
  at = 0,
): ViewingResult<G, I> {
  try {
    return playThrough(mode, book, journal, laws, at);
  } catch {
    // The rules do not check the state, so an inconsistent state can make them throw at any command.
    return { ok: false, what: 'start' };
  }
}

function playThrough<G extends GameTypes, I>(
  mode: ViewableMode<G, I>,
  book: G['book'],
  journal: Journal<G>,
  laws: Laws<G> | null,
  at: number,
): ViewingResult<G, I> {
  const { start, commands } = journal;
  const { rules } = mode;
  const begun = start
    ? laws && resumeCheckpoint(rules, laws, book, start)
    : { ok: true as const, play: rules.begin(book) };
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
  { rules, readOnlyInteraction }: ViewableMode<G, I>,
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
    interaction: readOnlyInteraction(
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
    speed: 1,
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

/** Makes a read-only session: it refuses every command and cannot undo. */
function sessionOf<G extends GameTypes>(
  { overReason }: Ruleset<G>,
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
    saving: null,
    dispatch: () => ({ ok: false, reason: overReason }),
    nextUndo: () => null,
    canUndo: () => false,
    undo: () => false,
    nextRedo: () => null,
    redo: () => false,
    undoTarget: null,
    undoLimit: 0,
    undoTo: () => false,
    mayRewind: false,
    nextRewind: () => null,
    rewind: () => false,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
