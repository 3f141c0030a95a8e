/** Which line is spoken of what a command brought about: at most one for a command, and none twice in a scenario. Pure. */
import { nextInt, seedGenerator } from '../rules/core/chance';
import type { GameTypes, Play, Ruleset } from '../rules/core/ruleset';
import type { Session } from './session';

/** An event that somebody can speak of. */
export interface Cue<E> {
  readonly event: E;
  /** Lines that suit it, by their keys, such as `monster.shuffler.dies`. */
  readonly lines: readonly string[];
  /** Of several cues those with the highest weight come first. */
  readonly weight: number;
}

/** A line, and the event that it is spoken of. */
export interface Spoken<E> {
  readonly line: string;
  readonly event: E;
}

/** The cues of the events that led from one play to the next. */
export type CuesOf<G extends GameTypes> = (before: Play<G>, after: Play<G>) => readonly Cue<G['event']>[];

/**
 * @param said lines of this scenario that were spoken already
 * @param seed the same seed and the same cues give the same line
 * @returns null: nothing new can be said
 */
export function pickLine<E>(cues: readonly Cue<E>[], said: ReadonlySet<string>, seed: string): Spoken<E> | null {
  const fresh = cues.flatMap(({ event, lines, weight }) =>
    lines.filter((line) => !said.has(line)).map((line) => ({ event, line, weight })),
  );
  const most = Math.max(...fresh.map(({ weight }) => weight));
  const candidates = fresh.filter(({ weight }) => weight === most);
  const [index] = nextInt(seedGenerator(seed), Math.max(1, candidates.length));
  const chosen = candidates[index];
  return chosen ? { line: chosen.line, event: chosen.event } : null;
}

/** @param at the number of commands before this one */
const seedAt = (seed: string, at: number): string => `${seed} speech ${at}`;

export interface Speech<G extends GameTypes> {
  /** What is spoken of the command that led from one play to the next; it counts as said from then on. */
  speak(before: Play<G>, after: Play<G>, at: number): Spoken<G['event']> | null;
}

interface Mode<G extends GameTypes> {
  readonly rules: Pick<Ruleset<G>, 'begin' | 'fromJSON' | 'send'>;
  readonly cuesOf: CuesOf<G>;
  seedOf(book: G['book']): string;
}

/** Speech in a session. A game that is resumed is played again for what was said in it, when something is first to be said. */
export function openSpeech<G extends GameTypes>(
  { rules, cuesOf, seedOf }: Mode<G>,
  { journal, play: { book } }: Pick<Session<G>, 'journal' | 'play'>,
): Speech<G> {
  const said = new Set<string>();
  let replayed = journal.commands.length === 0;

  function tell(before: Play<G>, after: Play<G>, at: number): Spoken<G['event']> | null {
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

/** Whether HP fall to a quarter or below, rounded up, and stay above 0. */
export const falls = (before: number, after: number, most: number): boolean =>
  before > Math.ceil(most / 4) && after <= Math.ceil(most / 4) && after > 0;

/** Of what is told of at once, the rarer comes first. */
export const WEIGHTS = {
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

/** Doors and treasure have several lines each. */
export const SEVERAL = ['first', 'second', 'third'] as const;
