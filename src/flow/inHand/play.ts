/** Provides the functions for playing a scenario as an immutable value: start, send commands, list legal commands, save, restore. */
import { getInitialSnapshot, type SnapshotFrom, transition } from 'xstate';
import type { Checkpoint as CheckpointOf, Play as PlayOf, SendResult as SentOf } from '../../rules/core/ruleset';
import type { Book } from '../../rules/inHand/book';
import type { Command } from '../../rules/inHand/commands';
import { setUp } from '../../rules/inHand/setup';
import { cachedOptions, isSameCommand, OPTIONS, type Phase } from './phases';
import { type Reason, reasonFor } from './refusals';
import { scenarioMachine } from './scenario';
import type { InHand } from './types';

type Snapshot = SnapshotFrom<typeof scenarioMachine>;

export type Play = PlayOf<InHand>;
export type SendResult = SentOf<InHand>;
/** The phase and the state of a play, as plain JSON. A save contains a checkpoint in addition to the journal. */
export type Checkpoint = CheckpointOf<InHand>;

/** Sets up the scenario (R3.4) and begins the first round. */
export function begin(book: Book): Play {
  return playOf(getInitialSnapshot(scenarioMachine, { book, state: setUp(book) }));
}

/** Sends a command. An illegal command or a malformed value is refused with a reason and changes nothing. */
export function send(play: Play, command: Command): SendResult {
  const reason = refusal(play, command);
  if (reason) return { ok: false, reason };
  const [snapshot] = transition(scenarioMachine, snapshotOf(play), command);
  const next = playOf(snapshot);
  return { ok: true, play: next, events: next.events };
}

/** Returns all legal commands. */
export function legal({ phase, book, state }: Play): Command[] {
  return [...cachedOptions(phase, book, state)];
}

/** Returns the reason to refuse a command, or null if the command is legal. */
export function refusal(play: Play, command: Command): Reason | null {
  const options = cachedOptions(play.phase, play.book, play.state);
  return options.some((each) => isSameCommand(each, command))
    ? null
    : reasonFor(play.book, play.state, options, command);
}

/** Whether the scenario is won or lost. */
export function isOver(play: Play): boolean {
  return play.phase === 'won' || play.phase === 'lost';
}

function playOf(snapshot: Snapshot): Play {
  // An exception in a rule is a bug, so the game must not continue.
  if (snapshot.status === 'error') throw snapshot.error;
  const { book, state, events } = snapshot.context;
  return { phase: phaseOf(snapshot.value), book, state, events };
}

function phaseOf(value: Snapshot['value']): Phase {
  const name = spellOut(value);
  if (!isPhase(name)) throw new TypeError(`the scenario machine stopped in the state "${name}", which is not a phase`);
  return name;
}

function spellOut(value: string | object): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => `${name}.${spellOut(inner)}`)
    .join();
}

/** Whether a text names a phase. */
export function isPhase(name: string): name is Phase {
  return Object.hasOwn(OPTIONS, name);
}

/** Returns the checkpoint of a play. */
export function toJSON({ phase, state }: Play): Checkpoint {
  return { phase, state };
}

/** Restores a play from a checkpoint. The caller must have checked the checkpoint's shape (storage does). */
export function fromJSON(book: Book, { phase, state }: Checkpoint): Play {
  return playOf(snapshotOf({ phase, book, state, events: [] }));
}

/**
 * Returns a snapshot of the scenario machine in the phase of a play. A play does not store the snapshot, because phase, book, state and
 * events are enough to restore the snapshot.
 */
export function snapshotOf({ phase, book, state, events }: Play): Snapshot {
  return { ...restIn(phase), context: { book, state, events } };
}

const rests = new Map<Phase, Snapshot>();

/** Returns a snapshot of the machine in a phase, without context; cached because XState takes time to resolve a phase. */
function restIn(phase: Phase): Snapshot {
  const known = rests.get(phase);
  if (known) return known;
  const [whole, part] = phase.split('.');
  const value = part === undefined ? phase : { [String(whole)]: part };
  const rest = scenarioMachine.resolveState({ value, context: {} } as Parameters<
    typeof scenarioMachine.resolveState
  >[0]);
  rests.set(phase, rest);
  return rest;
}
