/**
 * Picks the line that a figure speaks about the events of a command. It picks at most one line per command and no line
 * twice in a scenario.
 */
import { nextInt, seedGenerator } from '../rules/core/chance';
import type { GameTypes, Play, Ruleset } from '../rules/core/ruleset';
import type { Session } from './session';

/** An event that figures may comment on, with the lines that fit. */
export interface Cue<E> {
  readonly event: E;
  /** Keys of the lines that fit, such as `monster.shuffler.dies`. */
  readonly lines: readonly string[];
  /** If several cues have lines that are not spoken yet, only the cues with the highest weight count. */
  readonly weight: number;
}

/** The key of a line, and the event that the line comments on. */
export interface SpokenLine<E> {
  readonly line: string;
  readonly event: E;
}

/** Finds the cues for the events between two plays. */
export type CuesOf<G extends GameTypes> = (before: Play<G>, after: Play<G>) => readonly Cue<G['event']>[];

/**
 * Picks a line for one of the cues.
 * @param said keys of the lines already spoken in this scenario
 * @param seed makes the choice repeatable: the same seed and the same cues give the same line
 * @returns null if every fitting line has been spoken already
 */
export function pickLine<E>(cues: readonly Cue<E>[], said: ReadonlySet<string>, seed: string): SpokenLine<E> | null {
  const fresh = cues.flatMap(({ event, lines, weight }) =>
    lines.filter((line) => !said.has(line)).map((line) => ({ event, line, weight })),
  );
  const most = Math.max(...fresh.map(({ weight }) => weight));
  const candidates = fresh.filter(({ weight }) => weight === most);
  const [index] = nextInt(seedGenerator(seed), Math.max(1, candidates.length));
  const chosen = candidates[index];
  return chosen ? { line: chosen.line, event: chosen.event } : null;
}

/** The seed for the choice of the line after a command; `at` is the number of commands before this command. */
const seedAt = (seed: string, at: number): string => `${seed} speech ${at}`;

export interface Speech<G extends GameTypes> {
  /**
   * Picks a line for the command between `before` and `after`. Remembers the line, so that it is not picked again.
   * @param at number of commands before this command
   * @returns null if there is no line
   */
  speak(before: Play<G>, after: Play<G>, at: number): SpokenLine<G['event']> | null;
}

interface Mode<G extends GameTypes> {
  readonly rules: Pick<Ruleset<G>, 'begin' | 'fromJSON' | 'send'>;
  readonly cuesOf: CuesOf<G>;
  seedOf(book: G['book']): string;
}

/**
 * Makes the spoken lines for a session. In a resumed game, the first cue replays the journal to find out which lines
 * have been spoken already.
 */
export function openSpeech<G extends GameTypes>(
  { rules, cuesOf, seedOf }: Mode<G>,
  { journal, play: { book } }: Pick<Session<G>, 'journal' | 'play'>,
): Speech<G> {
  const said = new Set<string>();
  let replayed = journal.commands.length === 0;

  function tell(before: Play<G>, after: Play<G>, at: number): SpokenLine<G['event']> | null {
    const spoken = pickLine(cuesOf(before, after), said, seedAt(seedOf(book), at));
    if (spoken) said.add(spoken.line);
    return spoken;
  }

  function replay(): void {
    let play = journal.start ? rules.fromJSON(book, journal.start) : rules.begin(book);
    for (const [at, command] of journal.commands.entries()) {
      const sent = rules.send(play, command);
      if (!sent.ok) return;
      tell(play, sent.play, at);
      play = sent.play;
    }
  }

  return {
    speak(before, after, at) {
      if (!replayed && cuesOf(before, after).length > 0) {
        replayed = true;
        replay();
      }
      return tell(before, after, at);
    },
  };
}

/** Whether HP fall to a quarter of the maximum HP (`most`; the quarter is rounded up) or below, but not to 0. */
export const fallsToQuarter = (before: number, after: number, most: number): boolean =>
  before > Math.ceil(most / 4) && after <= Math.ceil(most / 4) && after > 0;

/**
 * The `Cue.weight` for each kind of cue. Rarer events have higher weights. The names of the kinds are also parts of text
 * keys.
 */
export const CUE_WEIGHTS = {
  dies: 5,
  lastCard: 5,
  escape: 4,
  nearlyDead: 3,
  critical: 3,
  treasure: 3,
  miss: 2,
  wounds: 2,
  appears: 2,
  door: 1,
} as const;

/** There are several lines for doors and for treasures. Their text keys end in these words, such as `door.first`. */
export const LINE_KEY_ENDINGS = ['first', 'second', 'third'] as const;
