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
  /**
   * Replays a few more commands of a resumed game, so that the first line need not wait for the whole replay. Call it while the browser is
   * idle. Returns whether commands are left.
   */
  prepare(): boolean;
}

interface Mode<G extends GameTypes> {
  readonly rules: Pick<Ruleset<G>, 'begin' | 'fromJSON' | 'send'>;
  readonly cuesOf: CuesOf<G>;
  seedOf(book: G['book']): string;
}

/** The number of commands that `prepare` replays, so that it takes less than a frame. */
const COMMANDS_AT_ONCE = 4;

/**
 * Makes the spoken lines for a session. In a resumed game, the journal is replayed to find out which lines have been spoken already: bit by
 * bit by `prepare`, and the rest when the first cue comes.
 */
export function openSpeech<G extends GameTypes>(
  { rules, cuesOf, seedOf }: Mode<G>,
  { journal, play: { book } }: Pick<Session<G>, 'journal' | 'play'>,
): Speech<G> {
  const said = new Set<string>();
  const { commands } = journal;
  /** The number of commands that were replayed or need no replay, and the play after them. */
  let replayed = 0;
  let play: Play<G> | null = null;

  function tell(before: Play<G>, after: Play<G>, at: number): SpokenLine<G['event']> | null {
    const spoken = pickLine(cuesOf(before, after), said, seedAt(seedOf(book), at));
    if (spoken) said.add(spoken.line);
    return spoken;
  }

  /** Replays commands up to the number `end`, or to one that is refused. */
  function replayTo(end: number): void {
    for (const command of commands.slice(replayed, end)) {
      play ??= journal.start ? rules.fromJSON(book, journal.start) : rules.begin(book);
      const sent = rules.send(play, command);
      if (!sent.ok) {
        replayed = commands.length;
        return;
      }
      tell(play, sent.play, replayed);
      play = sent.play;
      replayed += 1;
    }
  }

  return {
    speak(before, after, at) {
      if (replayed < commands.length && cuesOf(before, after).length > 0) replayTo(commands.length);
      return tell(before, after, at);
    },
    prepare() {
      replayTo(replayed + COMMANDS_AT_ONCE);
      return replayed < commands.length;
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
