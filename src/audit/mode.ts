/** What the audit needs of a mode: its rules, how to forget what is hidden, a fast bot, and the chance to win of a position. */
import type { GameTypes, Play, Ruleset } from '../rules/core/ruleset';

export interface AuditedMode<G extends GameTypes> {
  readonly rules: Pick<
    Ruleset<G>,
    'bookFor' | 'begin' | 'send' | 'legal' | 'outcome' | 'reveals' | 'continuesAction' | 'keepsActionOpen'
  >;
  /**
   * The same position with everything hidden drawn anew from what is public: never the game's own seed, order of decks or shut rooms.
   * @param nth of the samples: the same number means the same chance, so that alternatives can be compared
   */
  redraw(play: Play<G>, seed: string, nth: number): Play<G>;
  /** Null: the command is not legal now. */
  after(play: Play<G>, command: G['command']): Play<G> | null;
  /** A fast bot; each playing on begins with a fresh one. Null: the scenario is over. */
  pilot(): (play: Play<G>) => G['command'] | null;
  /** Whether a sample that began in a round has been played on far enough to be measured by `chanceOf`. */
  isFarEnough(from: Play<G>, now: Play<G>): boolean;
  /** The chance to win that a position which is not decided promises, 0 to 1; fitted to games that were played to their end. */
  chanceOf(play: Play<G>): number;
  /** What the careful bot thinks best, the best first: each a command, or the steps of a way. */
  ranked(play: Play<G>): readonly (readonly G['command'][])[];
  readonly limits: Limits;
}

/** The most samples of one value in each pass; they end the passes when an error does not get small. */
export interface Limits {
  readonly rough: number;
  readonly fair: number;
  readonly fine: number;
}

/** A game as it was played. */
export interface AuditedGame<G extends GameTypes> {
  readonly setup: G['book']['setup'];
  /** Absent: the book of the set-up. A worker is sent it: there the pages of packs are not installed. */
  readonly book?: G['book'];
  readonly commands: readonly G['command'][];
}

/** More commands than any game has. */
const MOST_COMMANDS = 5000;

/**
 * The chance to win of one sample, in thousandths: says some commands as long as they are legal, then the pilot plays on.
 * @throws Error when a command of the pilot is refused or the sample does not end
 */
export function sample<G extends GameTypes>(
  mode: AuditedMode<G>,
  from: Play<G>,
  commands: readonly G['command'][],
  seed: string,
  nth: number,
): number {
  const pilot = mode.pilot();
  let play = mode.redraw(from, seed, nth);
  for (const command of commands) {
    const next = mode.after(play, command);
    if (!next) break;
    play = next;
  }
  for (let said = 0; said < MOST_COMMANDS; said += 1) {
    const outcome = mode.rules.outcome(play);
    if (outcome) return outcome === 'won' ? CERTAIN : 0;
    if (mode.isFarEnough(from, play)) return Math.round(CERTAIN * mode.chanceOf(play));
    const command = pilot(play);
    const next = command && mode.after(play, command);
    if (!next) throw new Error(`the audit cannot play on in ${play.phase}: ${JSON.stringify(command)}`);
    play = next;
  }
  throw new Error('a sample does not end');
}

/** A chance of 1 in thousandths: all figures of the audit are whole numbers, so that sums are exact. */
export const CERTAIN = 1000;
