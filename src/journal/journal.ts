/**
 * Keeps the command log of one scenario. Journal and book together determine the game: replaying the journal gives the
 * same state, byte for byte.
 */
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

/** The command log of one scenario, with all data that a replay needs besides the book. */
export interface Journal<G extends GameTypes = GameTypes> {
  readonly format: 1;
  readonly mode: ModeId;
  /** The content hash of the scenario's book. */
  readonly contentHash: string;
  readonly setup: SetupOf<G>;
  /** The checkpoint from which a replay starts, if the game was restored from a checkpoint; null if a replay starts from the set-up. */
  readonly start: Checkpoint<G> | null;
  readonly commands: readonly G['command'][];
}

/** The maximum number of commands in a journal: far more than a dozen rounds need. */
export const MAX_COMMANDS = 5000;

/** The result for a journal with a command that the rules refuse. */
interface JournalError<G extends GameTypes> {
  readonly ok: false;
  readonly index: number;
  readonly command: G['command'];
  readonly reason: G['reason'];
}

/** A scenario in progress. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly journal: Journal<G>;
  readonly play: Play<G>;
  /** The played commands: one entry for each command of the journal. */
  readonly played: readonly PlayedCommand<G>[];
  /** Groups of commands that can be redone; the group undone last comes first. A new command clears them. */
  readonly undone?: UndoneGroups<G>;
}

/** Groups of commands. Each group was undone together and keeps the order of its commands. */
export type UndoneGroups<G extends GameTypes = GameTypes> = readonly (readonly G['command'][])[];

/** A new scenario with an empty journal. */
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

/** Adds an accepted command to the game. `play` and `events` are the results of the command. */
export function addCommand<G extends GameTypes>(
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

/** The result of a replay: the game, or the first command that was refused. */
export type ReplayResult<G extends GameTypes = GameTypes> = ({ readonly ok: true } & Game<G>) | JournalError<G>;

/** Plays the commands of a journal one after the other; stops at the first command that the rules refuse. */
export function replay<G extends GameTypes>(rules: Ruleset<G>, book: G['book'], journal: Journal<G>): ReplayResult<G> {
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

/** A scenario in progress, in the form in which a save contains it. */
export interface SavedGame<G extends GameTypes = GameTypes> {
  readonly journal: Journal<G>;
  readonly checkpoint: Checkpoint<G>;
  readonly undone?: UndoneGroups<G>;
}

/** Converts a game to the form in which a save contains it. */
export function toSavedGame<G extends GameTypes>(
  rules: Ruleset<G>,
  { journal, play, undone = [] }: Game<G>,
): SavedGame<G> {
  const kept = limitUndone(undone);
  return { journal, checkpoint: rules.toJSON(play), ...(kept.length > 0 ? { undone: kept } : {}) };
}

/** The maximum number of commands that a save keeps for redo: more than any player undoes, and few enough to check quickly. */
const MAX_UNDONE = 500;

/** Keeps as many groups as fit into `MAX_UNDONE` commands, beginning with the group undone last. */
export function limitUndone<T extends readonly unknown[]>(undone: readonly T[]): readonly T[] {
  let left = MAX_UNDONE;
  const over = undone.findIndex((group) => {
    left -= Math.max(1, group.length);
    return left < 0;
  });
  return over < 0 ? undone : undone.slice(0, over);
}

/**
 * The result of restoring a saved scenario. `rescued`: replaying the journal did not lead to the saved checkpoint. The game
 * then continues from the checkpoint; if the checkpoint cannot be used, it continues from the end of the journal.
 */
export type RestoreResult<G extends GameTypes = GameTypes> =
  | ({ readonly ok: true; readonly rescued: boolean } & Game<G>)
  | Refused;

/** The result for a checkpoint that cannot be continued, with the reason in English. */
interface Refused {
  readonly ok: false;
  readonly flaw: string;
}

/**
 * Restores a saved scenario. The checkpoint is the state that the player saw last. Changed cards or rules can make the
 * journal lead to another state; then the game continues from the checkpoint, and undo cannot go back before the checkpoint.
 * If the checkpoint cannot be continued, the game continues from the journal. The result is not ok if neither is possible.
 * @throws LawsUnavailableError if a checkpoint has to be checked and the laws cannot be fetched now
 */
export async function restore<G extends GameTypes>(
  rules: Ruleset<G>,
  book: G['book'],
  kept: SavedGame<G>,
): Promise<RestoreResult<G>> {
  const { journal, checkpoint, undone } = kept;
  const startsWell = journal.start === null || resumeCheckpoint(rules, await lawsOf(rules), book, journal.start).ok;
  const replayed = startsWell ? attempt(() => replay(rules, book, journal)) : null;
  const playable = replayed?.ok ? { ...replayed, journal: { ...journal, contentHash: contentHash(book) } } : null;
  if (playable && canonicalJson(rules.toJSON(playable.play)) === canonicalJson(checkpoint)) {
    const again = undone && canFollow(rules, playable.play, undone.flat()) ? { undone } : {};
    return { ...playable, ...again, rescued: false };
  }
  const laws = await lawsOf(rules);
  const taken = resumeCheckpoint(rules, laws, book, laws.repairCheckpoint?.(book, checkpoint) ?? checkpoint);
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

/** The play restored from a checkpoint, or the reason why the checkpoint cannot be continued. */
export type ResumeResult<G extends GameTypes = GameTypes> = { readonly ok: true; readonly play: Play<G> } | Refused;

/**
 * Restores the play of a checkpoint from outside. The checkpoint must meet all laws. Unless the scenario is over, it must offer a
 * command, and the rules must accept each command that it offers. The function never throws and always ends.
 */
export function resumeCheckpoint<G extends GameTypes>(
  rules: Ruleset<G>,
  laws: Laws<G>,
  book: G['book'],
  checkpoint: Checkpoint<G>,
): ResumeResult<G> {
  try {
    const play = rules.fromJSON(book, checkpoint);
    const broken = laws.findFlaw(play) ?? stuck(rules, play);
    return broken === null ? { ok: true, play } : { ok: false, flaw: broken };
  } catch (error) {
    // The rules assume a consistent state; an inconsistent one can make them throw.
    return { ok: false, flaw: String(error) };
  }
}

/** Loads the module with a mode's laws. @throws LawsUnavailableError if it cannot be loaded now */
export function lawsOf<G extends GameTypes>(rules: Ruleset<G>): Promise<Laws<G>> {
  return rules.laws().catch((cause: unknown) => {
    throw new LawsUnavailableError(String(cause), { cause });
  });
}

/** The reason why a play cannot continue; null if it can. @throws the exception of an offered command, if there is one */
function stuck<G extends GameTypes>(rules: Ruleset<G>, play: Play<G>): string | null {
  if (rules.outcome(play) !== null) return null;
  const options = rules.legal(play);
  if (options.length === 0) return `no command is legal in ${play.phase}`;
  const refused = options.find((command) => !rules.send(play, command).ok);
  return refused ? `${refused.type} is listed as legal, but refused` : null;
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
