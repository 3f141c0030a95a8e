/** Statistics of a finished scenario, and the sum of many. */
import { begin, fromJSON, type Play, send } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import type { Journal } from '../../journal/journal';
import type { Book } from '../../rules/inHand/book';
import { faceOf } from '../../rules/inHand/cards';
import { type EventOf, ROLL_PURPOSES, type RollPurpose } from '../../rules/inHand/events';
import type { Face, ScenarioLevel } from '../../rules/inHand/vocabulary';

/** How often A, B and C were thrown. */
export type Throws = readonly [a: number, b: number, c: number];

/** Games of one scenario at one level, added up. */
export interface ScenarioTally {
  /** The scenario's id. */
  readonly scenario: string;
  readonly level: ScenarioLevel;
  readonly games: number;
  readonly won: number;
  readonly rounds: number;
  /** HP lost by monsters, and by the hero. */
  readonly dealt: number;
  readonly taken: number;
  readonly kills: number;
}

export interface Tally {
  readonly cells: readonly ScenarioTally[];
  /** Every single throw, those that Advantage or Disadvantage dropped among them (R14.1). */
  readonly rolls: Readonly<Record<RollPurpose, Throws>>;
  /** How often a half was played as printed: 'opportunist/top'. */
  readonly faces: Readonly<Record<string, number>>;
}

const NONE: Throws = [0, 0, 0];

export const EMPTY: Tally = {
  cells: [],
  rolls: { behaviour: NONE, heroAttack: NONE, monsterAttack: NONE, lot: NONE },
  faces: {},
};

/** Replays a journal: each command with the state before it. */
export function* replayed(
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

/** Every throw of a game, in order: 'ABCCA'. */
export function lettersOf(book: Book, journal: Journal<InHand>): string {
  return [...replayed(book, journal)]
    .flatMap(({ play }) => play.events.map((event) => (event.type === 'rolled' ? event.face : '')))
    .join('');
}

/** Plays a journal again and counts. One that begins with a checkpoint is counted from there. */
export function tallyOf(book: Book, journal: Journal<InHand>): Tally {
  const { scenario, scenarioLevel: level } = book.setup;
  const cell = { scenario, level, games: 1, won: 0, rounds: 0, dealt: 0, taken: 0, kills: 0 };
  const thrown: EventOf<'rolled'>[] = [];
  const faces: Record<string, number> = {};
  let end: Play | null = null;
  for (const { before, play } of replayed(book, journal)) {
    end = play;
    for (const event of play.events) {
      if (event.type === 'rolled') thrown.push(event);
      else if (event.type === 'monsterHurt') cell.dealt += event.before - event.after;
      else if (event.type === 'heroHurt') cell.taken += event.before - event.after;
      else if (event.type === 'monsterDied') cell.kills += 1;
      else if (event.type === 'actionBegan' && !event.basic) {
        // A card turns over when it is played.
        const card = before.state.hero.cards.find(({ id }) => id === event.card);
        if (!card) continue;
        const key = `${faceOf(book, card).id}/${event.half}`;
        faces[key] = (faces[key] ?? 0) + 1;
      }
    }
  }
  cell.rounds = end?.state.round ?? 0;
  cell.won = end?.phase === 'won' ? 1 : 0;
  return { cells: [cell], rolls: purposes((purpose) => throwsOf(thrown, purpose)), faces };
}

/** The counts of both together. */
export function sum(one: Tally, other: Tally): Tally {
  const cells = other.cells.reduce(added, one.cells);
  const rolls = purposes((purpose) => together(one.rolls[purpose], other.rolls[purpose]));
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

function purposes(value: (purpose: RollPurpose) => Throws): Tally['rolls'] {
  const [behaviour, heroAttack, monsterAttack, lot] = ROLL_PURPOSES.map(value);
  return {
    behaviour: behaviour ?? NONE,
    heroAttack: heroAttack ?? NONE,
    monsterAttack: monsterAttack ?? NONE,
    lot: lot ?? NONE,
  };
}

function throwsOf(thrown: readonly EventOf<'rolled'>[], purpose: RollPurpose): Throws {
  const count = (face: Face) => thrown.filter((each) => each.purpose === purpose && each.face === face).length;
  return [count('A'), count('B'), count('C')];
}

export function together(one: Throws, other: Throws): Throws {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

/** Throws for all purposes together. */
export function allThrows({ rolls }: Tally): Throws {
  return ROLL_PURPOSES.map((purpose) => rolls[purpose]).reduce(together, NONE);
}

/**
 * How many of `n` fair throws show one face, within 95 %: what lies below `low` comes up less than once in 40 times, and so does
 * what lies above `high`. Exact (binomial with p = 1/3).
 */
export function bandOf(n: number): { readonly low: number; readonly high: number } {
  const logs = [0];
  for (let i = 1; i <= n; i++) logs.push((logs[i - 1] ?? 0) + Math.log(i));
  const chance = (k: number) =>
    Math.exp((logs[n] ?? 0) - (logs[k] ?? 0) - (logs[n - k] ?? 0) + k * Math.log(1 / 3) + (n - k) * Math.log(2 / 3));
  /** The first k, going up or down from an end, at which the tail is heavier than 1/40. */
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
