/**
 * The command log of one scenario. With its book it is the whole game: replaying it gives the same state, byte for
 * byte.
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

/** The command log of one scenario, with all data to replay it. */
export interface Journal<G extends GameTypes = GameTypes> {
  readonly format: 1;
  readonly mode: ModeId;
  /** The content hash of its book. */
  readonly contentHash: string;
  readonly setup: SetupOf<G>;
  /** The checkpoint that the commands start from after a restored save; null if they start from the set-up. */
  readonly start: Checkpoint<G> | null;
  readonly commands: readonly G['command'][];
}

/** Number of commands of one scenario that a save has room for: far more than a dozen rounds need. */
export const MAX_COMMANDS = 5000;

/** A command that the rules refuse, with the reason. */
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
  /** One entry for each command of the journal. */
  readonly played: readonly PlayedCommand<G>[];
  /** Groups of commands that can be redone, the last undone first. A new command clears them. */
  readonly undone?: UndoneGroups<G>;
}

/** Groups of commands that were undone together, in order. */
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

/** The game after an accepted command, whose results are `play` and `events`. */
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

/** The replayed game, or the first refused command. */
export type ReplayResult<G extends GameTypes = GameTypes> = ({ readonly ok: true } & Game<G>) | JournalError<G>;

/** Plays a journal from its start to its end, or to the first command that is refused. */
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

/** A scenario in progress as a save contains it. */
export interface SavedGame<G extends GameTypes = GameTypes> {
  readonly journal: Journal<G>;
  readonly checkpoint: Checkpoint<G>;
  readonly undone?: UndoneGroups<G>;
}

/** The game in the form of a save: its journal, a checkpoint, and the groups to redo. */
export function toSavedGame<G extends GameTypes>(
  rules: Ruleset<G>,
  { journal, play, undone = [] }: Game<G>,
): SavedGame<G> {
  const kept = redoable(undone);
  return { journal, checkpoint: rules.toJSON(play), ...(kept.length > 0 ? { undone: kept } : {}) };
}

/** Number of commands that a save keeps for redo: more than any player undoes, and few enough to check quickly. */
const MAX_UNDONE = 500;

/** The first groups, last undone first, that fit in this number of commands. */
export function redoable<T extends readonly unknown[]>(undone: readonly T[]): readonly T[] {
  let left = MAX_UNDONE;
  const over = undone.findIndex((group) => {
    left -= Math.max(1, group.length);
    return left < 0;
  });
  return over < 0 ? undone : undone.slice(0, over);
}

/**
 * `rescued`: the journal does not lead to the checkpoint. The game continues from one of the two; if from the
 * checkpoint, undo ends there.
 */
export type RestoreResult<G extends GameTypes = GameTypes> =
  | ({ readonly ok: true; readonly rescued: boolean } & Game<G>)
  | Refused;

/** A checkpoint that cannot be continued, with the reason in English. */
interface Refused {
  readonly ok: false;
  readonly flaw: string;
}

/**
 * Restores a saved scenario. The checkpoint is what the player saw last. If cards or rules have changed, so that the
 * journal does not lead there, the checkpoint is used, and undo ends at it. A checkpoint that breaks a law is not used:
 * then the journal is played if possible. Not ok if neither works.
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

/** The play of a checkpoint, or the reason why it cannot be continued. */
export type ResumeResult<G extends GameTypes = GameTypes> = { readonly ok: true; readonly play: Play<G> } | Refused;

/**
 * The play of a checkpoint from outside, if it keeps the laws of a state and every command that it offers can be
 * played. Never throws and always ends.
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

/** Fetches the laws. @throws LawsUnavailableError if they cannot be fetched now */
export function lawsOf<G extends GameTypes>(rules: Ruleset<G>): Promise<Laws<G>> {
  return rules.laws().catch((cause: unknown) => {
    throw new LawsUnavailableError(String(cause), { cause });
  });
}

/** The reason why a play cannot continue; null if it can. Throws if an offered command does. */
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
