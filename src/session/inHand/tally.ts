/** Computes statistics over many finished scenarios in hand. */

import { begin, fromJSON, type Play, send } from '../../flow/inHand/play';
import { lastPlayedRound } from '../../flow/inHand/result';
import type { InHand } from '../../flow/inHand/types';
import type { Journal } from '../../journal/journal';
import type { Book } from '../../rules/inHand/book';
import { faceOf } from '../../rules/inHand/cards';
import { type EventOf, ROLL_PURPOSES, type RollPurpose } from '../../rules/inHand/events';
import type { Face, ScenarioLevel } from '../../rules/inHand/vocabulary';

/** How often the rolls showed A, B and C. */
export type FaceCounts = readonly [a: number, b: number, c: number];

/** The sum over all games of one scenario at one level. */
export interface ScenarioTally {
  /** The scenario's id. */
  readonly scenario: string;
  readonly level: ScenarioLevel;
  readonly games: number;
  readonly won: number;
  readonly rounds: number;
  /** The HP that monsters lost. */
  readonly dealt: number;
  /** The HP that the hero lost. */
  readonly taken: number;
  readonly kills: number;
}

/** The sums over all games of a campaign, or of all campaigns. */
export interface Tally {
  readonly cells: readonly ScenarioTally[];
  /** All throws, including those that Advantage or Disadvantage dropped (R14.1). */
  readonly rolls: Readonly<Record<RollPurpose, FaceCounts>>;
  /** How often each half was played as printed, by keys such as 'opportunist/top'. */
  readonly faces: Readonly<Record<string, number>>;
}

const NONE: FaceCounts = [0, 0, 0];

export const EMPTY_TALLY: Tally = {
  cells: [],
  rolls: { behaviour: NONE, heroAttack: NONE, monsterAttack: NONE, lot: NONE },
  faces: {},
};

/**
 * Replays a journal. First yields the initial play as both `before` and `play`, then the plays before and after each
 * command. Stops at a command that is refused.
 */
export function* replaySteps(
  book: Book,
  journal: Journal<InHand>,
): Generator<{ readonly before: Play; readonly play: Play }> {
  let play = journal.start ? fromJSON(book, journal.start) : begin(book);
  yield { before: play, play };
  for (const command of journal.commands) {
    const sent = send(play, command);
    if (!sent.ok) return;
    yield { before: play, play: sent.play };
    play = sent.play;
  }
}

/** The letters of all throws of a game in order, such as 'ABCCA'. */
export function lettersOf(book: Book, journal: Journal<InHand>): string {
  return [...replaySteps(book, journal)]
    .flatMap(({ play }) => play.events.map((event) => (event.type === 'rolled' ? event.face : '')))
    .join('');
}

/**
 * Counts the tally of one game by replaying the game. If the game begins with a checkpoint, only what follows the checkpoint
 * counts.
 */
export function tallyOf(book: Book, journal: Journal<InHand>): Tally {
  const { scenario, scenarioLevel: level } = book.setup;
  const cell = { scenario, level, games: 1, won: 0, rounds: 0, dealt: 0, taken: 0, kills: 0 };
  const thrown: EventOf<'rolled'>[] = [];
  const faces: Record<string, number> = {};
  let end: Play | null = null;
  for (const { before, play } of replaySteps(book, journal)) {
    end = play;
    for (const event of play.events) {
      if (event.type === 'rolled') thrown.push(event);
      else if (event.type === 'monsterHurt') cell.dealt += event.before - event.after;
      else if (event.type === 'heroHurt') cell.taken += event.before - event.after;
      else if (event.type === 'monsterDied') cell.kills += 1;
      else if (event.type === 'actionBegan' && !event.basic) {
        // Playing a card turns it over, so read its side from the state before the command.
        const card = before.state.hero.cards.find(({ id }) => id === event.card);
        if (!card) continue;
        const key = `${faceOf(book, card).id}/${event.half}`;
        faces[key] = (faces[key] ?? 0) + 1;
      }
    }
  }
  cell.rounds = end ? lastPlayedRound(end.state) : 0;
  cell.won = end?.phase === 'won' ? 1 : 0;
  return { cells: [cell], rolls: purposes((purpose) => throwsOf(thrown, purpose)), faces };
}

export function addTallies(one: Tally, other: Tally): Tally {
  const cells = other.cells.reduce(added, one.cells);
  const rolls = purposes((purpose) => addFaceCounts(one.rolls[purpose], other.rolls[purpose]));
  const names = [...new Set([...Object.keys(one.faces), ...Object.keys(other.faces)])];
  const faces = Object.fromEntries(names.map((name) => [name, (one.faces[name] ?? 0) + (other.faces[name] ?? 0)]));
  return { cells, rolls, faces };
}

function added(cells: readonly ScenarioTally[], more: ScenarioTally): readonly ScenarioTally[] {
  const isSame = ({ scenario, level }: ScenarioTally) => scenario === more.scenario && level === more.level;
  if (!cells.some(isSame)) return [...cells, more];
  return cells.map((each) => (isSame(each) ? poured(each, more) : each));
}

function poured(into: ScenarioTally, from: ScenarioTally): ScenarioTally {
  return {
    ...into,
    games: into.games + from.games,
    won: into.won + from.won,
    rounds: into.rounds + from.rounds,
    dealt: into.dealt + from.dealt,
    taken: into.taken + from.taken,
    kills: into.kills + from.kills,
  };
}

function purposes(value: (purpose: RollPurpose) => FaceCounts): Tally['rolls'] {
  const [behaviour, heroAttack, monsterAttack, lot] = ROLL_PURPOSES.map(value);
  return {
    behaviour: behaviour ?? NONE,
    heroAttack: heroAttack ?? NONE,
    monsterAttack: monsterAttack ?? NONE,
    lot: lot ?? NONE,
  };
}

function throwsOf(thrown: readonly EventOf<'rolled'>[], purpose: RollPurpose): FaceCounts {
  const count = (face: Face) => thrown.filter((each) => each.purpose === purpose && each.face === face).length;
  return [count('A'), count('B'), count('C')];
}

export function addFaceCounts(one: FaceCounts, other: FaceCounts): FaceCounts {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

/** Adds the throws of all purposes. */
export function totalFaceCounts({ rolls }: Tally): FaceCounts {
  return ROLL_PURPOSES.map((purpose) => rolls[purpose]).reduce(addFaceCounts, NONE);
}

/**
 * The range in which the number of throws with one certain face lies in at least 95 % of all series of `n` fair throws:
 * the chance of fewer than `low` is at most 1/40, and so is the chance of more than `high`. Exact (binomial with p = 1/3).
 */
export function likelyRangeOf(n: number): { readonly low: number; readonly high: number } {
  const logs = [0];
  for (let i = 1; i <= n; i++) logs.push((logs[i - 1] ?? 0) + Math.log(i));
  const chance = (k: number) =>
    Math.exp((logs[n] ?? 0) - (logs[k] ?? 0) - (logs[n - k] ?? 0) + k * Math.log(1 / 3) + (n - k) * Math.log(2 / 3));
  /** The first number, counted from one end (`step` 1 or -1), at which the summed chance exceeds 1/40. */
  const edge = (from: number, step: number) => {
    let tail = chance(from);
    let k = from;
    while (tail <= 0.025 && k + step >= 0 && k + step <= n) {
      k += step;
      tail += chance(k);
    }
    return k;
  };
  return { low: edge(0, 1), high: edge(n, -1) };
}
