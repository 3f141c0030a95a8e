/** Picks the line that a figure speaks about a command's events: at most one for a command, and none twice in a scenario. */
import { nextInt, seedGenerator } from '../rules/core/chance';
import type { GameTypes, Play, Ruleset } from '../rules/core/ruleset';
import type { Session } from './session';

/** An event that figures may comment on, with the lines that fit. */
export interface Cue<E> {
  readonly event: E;
  /** Keys of fitting lines, such as `monster.shuffler.dies`. */
  readonly lines: readonly string[];
  /** Among several cues the highest weight wins. */
  readonly weight: number;
}

/** The key of a line, and its event. */
export interface SpokenLine<E> {
  readonly line: string;
  readonly event: E;
}

/** The cues of the events that led from one play to the next. */
export type CuesOf<G extends GameTypes> = (before: Play<G>, after: Play<G>) => readonly Cue<G['event']>[];

/**
 * Picks a line for one of the cues.
 * @param said keys of the lines already spoken in this scenario
 * @param seed the same seed and the same cues give the same line
 * @returns null if there is no new line
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

/** The seed for choosing the line of the command that `at` commands precede. */
const seedAt = (seed: string, at: number): string => `${seed} speech ${at}`;

export interface Speech<G extends GameTypes> {
  /**
   * Picks a line for the command that led from `before` to `after`, and remembers it, so that it is never picked again.
   * @param at number of commands before it
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
 * Spoken lines for a session. When the first cue comes in a resumed game, its journal is replayed to find out which lines
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

/** Whether HP fall to a quarter of the maximum (rounded up) or below, and stay above 0. */
export const fallsToQuarter = (before: number, after: number, most: number): boolean =>
  before > Math.ceil(most / 4) && after <= Math.ceil(most / 4) && after > 0;

/** `Cue.weight` by kind of cue: the rarer the event, the higher. The kinds are also the last parts of text keys. */
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

/** Doors have several lines, and treasures too; their text keys end in these words, such as `door.first`. */
export const LINE_KEY_ENDINGS = ['first', 'second', 'third'] as const;
