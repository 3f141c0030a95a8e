/** A scenario being played, as a value: begin, send commands, list the legal ones, save and restore. */
import { getInitialSnapshot, type SnapshotFrom, transition } from 'xstate';
import type { Checkpoint as CheckpointOf, Play as PlayOf, Sent as SentOf } from '../../rules/core/ruleset';
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { bareTable } from '../../rules/longTable/setup';
import { isOffered, isPhase, offers, type Phase } from './phases';
import { type Reason, reasonFor } from './refusals';
import { scenarioMachine } from './scenario';
import type { LongTable } from './types';

type Snapshot = SnapshotFrom<typeof scenarioMachine>;

export type Play = PlayOf<LongTable>;
export type Sent = SentOf<LongTable>;
/** A play as plain JSON, without the book: what a save keeps beside the journal. */
export type Checkpoint = CheckpointOf<LongTable>;

/** Lays the first room (L2.1); the player is asked what each hero brings. */
export function begin(book: Book): Play {
  return playOf(getInitialSnapshot(scenarioMachine, { book, state: bareTable(book) }));
}

/** Plays a command. An illegal one is refused with a reason and changes nothing; nothing that is sent makes it throw. */
export function send(play: Play, command: Command): Sent {
  const reason = refusal(play, command);
  if (reason) return { ok: false, reason };
  const [snapshot] = transition(scenarioMachine, snapshotOf(play), command);
  const next = playOf(snapshot);
  return { ok: true, play: next, events: next.events };
}

/** Everything that may be sent now; nothing else is accepted. */
export function legal({ book, state }: Play): readonly Command[] {
  return offers(book, state);
}

/** Why a command may not be sent now; null: it may. */
export function refusal({ book, state }: Play, command: Command): Reason | null {
  return isOffered(book, state, command) ? null : reasonFor(book, state, command);
}

export function isOver({ phase }: Play): boolean {
  return phase === 'won' || phase === 'lost';
}

function playOf(snapshot: Snapshot): Play {
  // A rule that threw is a bug: the game must not go on.
  if (snapshot.status === 'error') throw snapshot.error;
  const { book, state, events } = snapshot.context;
  return { phase: phaseOf(snapshot.value), book, state, events };
}

function phaseOf(value: Snapshot['value']): Phase {
  const name = typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  if (!isPhase(name)) throw new TypeError(`the scenario machine rests in ${name}, where nobody is asked`);
  return name;
}

export function toJSON({ phase, state }: Play): Checkpoint {
  return { phase, state };
}

/** Restores a play from a checkpoint. The caller guarantees its shape (storage checks it). */
export function fromJSON(book: Book, { phase, state }: Checkpoint): Play {
  return playOf(snapshotOf({ phase, book, state, events: [] }));
}

/** The scenario machine where it rests in a play. A play does not keep it: the machine knows nothing that the play does not. */
export function snapshotOf({ phase, book, state, events }: Play): Snapshot {
  return { ...restIn(phase), context: { book, state, events } };
}

const rests = new Map<Phase, Snapshot>();

/** The machine where it rests in a phase, over no table yet: but for the table it is the same each time, and finding it takes a while. */
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
