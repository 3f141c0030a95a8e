/** The command log of one scenario. With its book it is the whole game: replaying it gives the same state, byte for byte. */
import {
  type Checkpoint,
  type GameTypes,
  type Laws,
  LawsUnavailableError,
  type ModeId,
  type Play,
  type Ruleset,
  type SetupOf,
} from '../rules/core/ruleset';
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

/** Commands of one scenario that a save has room for: far more than a dozen rounds need. */
export const MOST_COMMANDS = 5000;

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

export function keep<G extends GameTypes>(rules: Ruleset<G>, { journal, play, undone = [] }: Game<G>): Kept<G> {
  const kept = redoable(undone);
  return { journal, checkpoint: rules.toJSON(play), ...(kept.length > 0 ? { undone: kept } : {}) };
}

/** Commands that a save keeps to be redone: more than anybody takes back, and few enough to be tried out in no time. */
const MOST_UNDONE = 500;

/** The first groups, the last undone before the others, that hold no more commands than a save keeps. */
export function redoable<T extends readonly unknown[]>(undone: readonly T[]): readonly T[] {
  let left = MOST_UNDONE;
  const over = undone.findIndex((group) => {
    left -= Math.max(1, group.length);
    return left < 0;
  });
  return over < 0 ? undone : undone.slice(0, over);
}

/**
 * `rescued`: the journal does not lead to the checkpoint. The game goes on from one of the two, and undo ends there if it is the
 * checkpoint.
 */
export type Restored<G extends GameTypes = GameTypes> =
  | ({ readonly ok: true; readonly rescued: boolean } & Game<G>)
  | Refused;

/** A checkpoint that cannot be played on, and why, in English. */
interface Refused {
  readonly ok: false;
  readonly flaw: string;
}

/**
 * Restores a saved scenario. The checkpoint is what the player saw last: where the journal does not lead there, because
 * cards or rules have changed since, the checkpoint is used, and undo ends at it. One that cannot have come of play is not
 * taken: then the journal is played, if it can be. Not ok: neither can.
 * @throws LawsUnavailableError if a checkpoint has to be checked and the laws cannot be fetched now
 */
export async function restore<G extends GameTypes>(
  rules: Ruleset<G>,
  book: G['book'],
  kept: Kept<G>,
): Promise<Restored<G>> {
  const { journal, checkpoint, undone } = kept;
  const startsWell = journal.start === null || takeUp(rules, await lawsOf(rules), book, journal.start).ok;
  const replayed = startsWell ? attempt(() => replay(rules, book, journal)) : null;
  const playable = replayed?.ok ? { ...replayed, journal: { ...journal, contentHash: contentHash(book) } } : null;
  if (playable && canonicalJson(rules.toJSON(playable.play)) === canonicalJson(checkpoint)) {
    const again = undone && canFollow(rules, playable.play, undone.flat()) ? { undone } : {};
    return { ...playable, ...again, rescued: false };
  }
  const laws = await lawsOf(rules);
  const taken = takeUp(rules, laws, book, laws.repairCheckpoint?.(book, checkpoint) ?? checkpoint);
  if (taken.ok) {
    const start = rules.toJSON(taken.play);
    return {
      ok: true,
      rescued: true,
      journal: { ...newGame(rules, book).journal, start },
      play: taken.play,
      played: [],
    };
  }
  return playable ? { ...playable, rescued: true } : taken;
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

export type TakenUp<G extends GameTypes = GameTypes> = { readonly ok: true; readonly play: Play<G> } | Refused;

/**
 * The play of a checkpoint from outside, if it keeps the laws of a state and every command that it offers can be played. Never
 * throws and never hangs.
 */
export function takeUp<G extends GameTypes>(
  rules: Ruleset<G>,
  laws: Laws<G>,
  book: G['book'],
  checkpoint: Checkpoint<G>,
): TakenUp<G> {
  try {
    const play = rules.fromJSON(book, checkpoint);
    const broken = laws.findFlaw(play) ?? stuck(rules, play);
    return broken === null ? { ok: true, play } : { ok: false, flaw: broken };
  } catch (error) {
    // The rules trust a state to be consistent; one that is not may make them throw.
    return { ok: false, flaw: String(error) };
  }
}

/** @throws LawsUnavailableError if the laws cannot be fetched now */
export function lawsOf<G extends GameTypes>(rules: Ruleset<G>): Promise<Laws<G>> {
  return rules.laws().catch((cause: unknown) => {
    throw new LawsUnavailableError(String(cause), { cause });
  });
}

/** @throws when a command that is offered does */
function stuck<G extends GameTypes>(rules: Ruleset<G>, play: Play<G>): string | null {
  if (rules.outcome(play) !== null) return null;
  const options = rules.legal(play);
  if (options.length === 0) return `nothing can be done in ${play.phase}`;
  const refused = options.find((command) => !rules.send(play, command).ok);
  return refused ? `${refused.type} is offered and refused` : null;
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
