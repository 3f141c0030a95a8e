/** Plays the pages of a pack with random commands before the pack is added, because a valid page may still break the game. */
import * as v from 'valibot';
import type { Shape } from '../journal/shapes';
import type { Checkpoint, GameTypes, Laws, Play, Ruleset } from '../rules/core/ruleset';
import { type Fault, fault } from '../storage/untrusted';

/** The largest number of commands in a trial game. A long scenario has about as many. */
const COMMANDS = 200;

/** A game to be played. */
export interface TrialGame<G extends GameTypes> {
  /** The page's path in the pack, such as `scenarios.0`. */
  readonly field: string;
  readonly book: G['book'];
  readonly seed: string;
}

export interface TrialMode<G extends GameTypes> {
  readonly rules: Ruleset<G>;
  readonly laws: Laws<G>;
  /** The schema of a checkpoint. */
  readonly checkpoint: Shape<Checkpoint<G>>;
  /** Creates a bot that chooses legal commands at random. */
  botOf(seed: string): (play: Play<G>) => G['command'] | null;
}

/** The progress of the trial games: `done` of `of` games are finished. */
export interface TrialProgress {
  readonly done: number;
  readonly of: number;
}

/**
 * Plays the games one after the other until one has a fault. Yields the progress before each game and after the last one.
 * @returns the first fault; null if there is none
 */
export function* playTrials<G extends GameTypes>(
  mode: TrialMode<G>,
  games: readonly TrialGame<G>[],
): Generator<TrialProgress, Fault | null, void> {
  for (const [done, { field, book, seed }] of games.entries()) {
    yield { done, of: games.length };
    const broken = broke(mode, book, seed);
    if (broken !== null) return fault('invalid', field, `played by chance: ${broken}`).fault;
  }
  yield { done: games.length, of: games.length };
  return null;
}

function broke<G extends GameTypes>(mode: TrialMode<G>, book: G['book'], seed: string): string | null {
  const { rules } = mode;
  const bot = mode.botOf(seed);
  let said = 0;
  try {
    for (let play = rules.begin(book); ; said += 1) {
      const wrong = wrongWith(mode, play);
      if (wrong !== null) return `${wrong}, after ${said} commands`;
      if (rules.outcome(play) !== null || said === COMMANDS) return null;
      const command = bot(play);
      const sent = command && rules.send(play, command);
      if (!sent?.ok) return `nothing can be done in ${play.phase}, after ${said} commands`;
      play = sent.play;
    }
  } catch (error) {
    return `${String(error)}, after ${said} commands`;
  }
}

function wrongWith<G extends GameTypes>({ rules, laws, checkpoint }: TrialMode<G>, play: Play<G>): string | null {
  const saved = v.safeParse(checkpoint, rules.toJSON(play), { abortEarly: true });
  if (!saved.success) return `it cannot be saved (${v.getDotPath(saved.issues[0]) ?? ''})`;
  return laws.findFlaw(play);
}
