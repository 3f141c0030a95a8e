/** Defines what the audit needs from a mode: rules, redrawing of hidden information, a fast bot, and an estimate of the chance to win. */
import type { GameTypes, Play, Ruleset } from '../rules/core/ruleset';

export interface AuditedMode<G extends GameTypes> {
  readonly rules: Pick<
    Ruleset<G>,
    | 'bookFor'
    | 'begin'
    | 'send'
    | 'legal'
    | 'outcome'
    | 'revealsChance'
    | 'continuesAction'
    | 'keepsActionOpen'
    | 'forcedCommand'
  >;
  /** Returns the command that the page sends without a question at these settings, besides `forcedCommand`; null if there is none. */
  automatic?(play: Play<G>, options: readonly G['command'][], settings: AnswerSettings): G['command'] | null;
  /**
   * Replaces all hidden information of a position by random information, never using the game's own seed, order of decks or closed rooms.
   * @param nth the number of the sample; equal numbers give equal random results, so that alternatives can be compared
   */
  redraw(play: Play<G>, seed: string, nth: number): Play<G>;
  /** Returns the play after a command, or null if the command is not legal. */
  playAfter(play: Play<G>, command: G['command']): Play<G> | null;
  /** Creates a fast bot for one sample. The bot returns its next command, or null if the scenario is over. */
  pilot(): (play: Play<G>) => G['command'] | null;
  /** Whether a sample has advanced enough to end with the estimate of `chanceOf`. */
  isFarEnough(from: Play<G>, now: Play<G>): boolean;
  /** Returns the estimated chance to win of an undecided position, 0 to 1; the estimate is fitted to complete games. */
  chanceOf(play: Play<G>): number;
  /**
   * Returns the commands that the careful bot ranks, the best first. Each entry is one command, or all steps of a move.
   * @param instead the command that was sent
   */
  rankedCommands(play: Play<G>, instead: G['command']): readonly (readonly G['command'][])[];
  /** Whether a command answers the same question as the command that was sent. Without this function, every legal command does. */
  isInstead?(command: G['command'], sent: G['command']): boolean;
  readonly limits: Limits;
}

/** The maximum number of samples of one value in each pass; reached only if the standard error stays too large. */
export interface Limits {
  readonly rough: number;
  readonly fair: number;
  readonly fine: number;
}

/** The settings that decide which questions the page answers for the player, by name. */
export type AnswerSettings = Readonly<Record<string, boolean | number>>;

/** A recorded game. */
export interface AuditedGame<G extends GameTypes> {
  readonly setup: G['book']['setup'];
  /** The book; without it, the book of the set-up is used. A worker needs the book, because no packs are installed in a worker. */
  readonly book?: G['book'];
  readonly commands: readonly G['command'][];
}

/** The maximum number of the pilot's commands in a sample, far above the number of commands in any game. */
const MAX_COMMANDS = 5000;

/**
 * Plays one sample: sends the commands as long as they are legal, then lets the pilot (the fast bot) continue.
 * @returns the chance to win, in thousandths
 * @throws Error if a command of the pilot is refused or the sample does not end
 */
export function playSample<G extends GameTypes>(
  mode: AuditedMode<G>,
  from: Play<G>,
  commands: readonly G['command'][],
  seed: string,
  nth: number,
): number {
  return playOut(mode, playAll(mode, mode.redraw(from, seed, nth), commands), from);
}

/**
 * Plays one sample of a throw or draw: repeats it with another result, then continues as the nth sample of the position after the real
 * result does, with the same random numbers and to the same round. So the values differ only through the result.
 * @param commands the commands up to the throw or draw
 * @param after the position after the real result
 * @returns the chance to win, in thousandths
 */
export function playThrow<G extends GameTypes>(
  mode: AuditedMode<G>,
  from: Play<G>,
  commands: readonly G['command'][],
  after: Play<G>,
  seed: string,
  nth: number,
): number {
  // The shift pairs each result with each beginning of a sample, because in hand three consecutive numbers begin with A, B and C.
  const other = mode.redraw(from, `${seed} throw`, nth + Math.floor(nth / 3));
  return playOut(mode, mode.redraw(playAll(mode, other, commands), seed, nth), after);
}

/** Sends commands as long as they are legal. */
function playAll<G extends GameTypes>(mode: AuditedMode<G>, from: Play<G>, commands: readonly G['command'][]): Play<G> {
  let play = from;
  for (const command of commands) {
    const next = mode.playAfter(play, command);
    if (!next) break;
    play = next;
  }
  return play;
}

/** Lets the pilot continue until the scenario is over, or far enough from the position `from`. @returns the chance, in thousandths */
function playOut<G extends GameTypes>(mode: AuditedMode<G>, begun: Play<G>, from: Play<G>): number {
  const pilot = mode.pilot();
  let play = begun;
  for (let said = 0; said < MAX_COMMANDS; said += 1) {
    const outcome = mode.rules.outcome(play);
    if (outcome) return outcome === 'won' ? CERTAIN : 0;
    if (mode.isFarEnough(from, play)) return Math.round(CERTAIN * mode.chanceOf(play));
    const command = pilot(play);
    const next = command && mode.playAfter(play, command);
    if (!next) throw new Error(`the pilot has no legal command in ${play.phase}: ${JSON.stringify(command)}`);
    play = next;
  }
  throw new Error(`a sample does not end within ${MAX_COMMANDS} commands`);
}

/** The chance 1, in thousandths. All chances of the audit are whole thousandths, so that sums are exact. */
export const CERTAIN = 1000;
