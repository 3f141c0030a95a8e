/** Provides the functions for playing a scenario as an immutable value: start, send commands, list legal commands, save, restore. */
import { getInitialSnapshot, type SnapshotFrom, transition } from 'xstate';
import type { Checkpoint as CheckpointOf, Play as PlayOf, SendResult as SentOf } from '../../rules/core/ruleset';
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { emptyTable } from '../../rules/longTable/setup';
import { cachedOptions, isOffered, isPhase, type Phase } from './phases';
import { type Reason, reasonFor } from './refusals';
import { scenarioMachine } from './scenario';
import type { LongTable } from './types';

type Snapshot = SnapshotFrom<typeof scenarioMachine>;

export type Play = PlayOf<LongTable>;
export type SendResult = SentOf<LongTable>;
/** The phase and the state of a play, as plain JSON. A save contains a checkpoint in addition to the journal. */
export type Checkpoint = CheckpointOf<LongTable>;

/** Sets up the first room (L2.1); the player then chooses each hero's hand, items and goals. */
export function begin(book: Book): Play {
  return playOf(getInitialSnapshot(scenarioMachine, { book, state: emptyTable(book) }));
}

/**
 * Sends a command. A command that is not legal is refused with a reason and changes nothing. The command may be any value
 * from outside; an invalid one causes a refusal, not an exception.
 */
export function send(play: Play, command: Command): SendResult {
  const reason = refusal(play, command);
  if (reason) return { ok: false, reason };
  const [snapshot] = transition(scenarioMachine, snapshotOf(play), command);
  const next = playOf(snapshot);
  return { ok: true, play: next, events: next.events };
}

/** All legal commands. */
export function legal({ book, state }: Play): readonly Command[] {
  return cachedOptions(book, state);
}

/** The reason to refuse a command; null if the command is legal. */
export function refusal({ book, state }: Play, command: Command): Reason | null {
  return isOffered(book, state, command) ? null : reasonFor(book, state, command);
}

/** Whether the scenario is won or lost. */
export function isOver({ phase }: Play): boolean {
  return phase === 'won' || phase === 'lost';
}

function playOf(snapshot: Snapshot): Play {
  // An exception in a rule is a bug. XState only records it, so throw it here to stop the game.
  if (snapshot.status === 'error') throw snapshot.error;
  const { book, state, events } = snapshot.context;
  return { phase: phaseOf(snapshot.value), book, state, events };
}

function phaseOf(value: Snapshot['value']): Phase {
  const name = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  if (!isPhase(name)) throw new TypeError(`the scenario machine stopped in the state "${name}", which is not a phase`);
  return name;
}

/** The checkpoint of a play. */
export function toJSON({ phase, state }: Play): Checkpoint {
  return { phase, state };
}

/** Restores a play from a checkpoint. The caller must have checked the checkpoint's shape (storage does). */
export function fromJSON(book: Book, { phase, state }: Checkpoint): Play {
  return playOf(snapshotOf({ phase, book, state, events: [] }));
}

/**
 * A snapshot of the scenario machine in the phase of a play. A play does not store the snapshot, because phase, book,
 * state and events are enough to restore the snapshot.
 */
export function snapshotOf({ phase, book, state, events }: Play): Snapshot {
  return { ...restIn(phase), context: { book, state, events } };
}

const rests = new Map<Phase, Snapshot>();

/** A snapshot of the machine in a phase, without context; cached because XState takes time to resolve a phase. */
function restIn(phase: Phase): Snapshot {
  const known = rests.get(phase);
  if (known) return known;
  const [whole, part] = phase.split('.');
  const value = part === undefined ? phase : { [String(whole)]: part };
  type Resting = Parameters<typeof scenarioMachine.resolveState>[0];
  const rest = scenarioMachine.resolveState({ value, context: {} } as Resting);
  rests.set(phase, rest);
  return rest;
}
