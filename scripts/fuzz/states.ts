/**
 * Tests well-formed but impossible states: checkpoints of real games with random changes. The game must either refuse a state, or play it
 * at random to its end. While it plays, no law may be broken, and every state must be savable.
 */
import * as v from 'valibot';
import { randomBot } from '../../src/bots/inHand/random';
import { bookFor, items, scenarios } from '../../src/content/inHand';
import { usualUpgrades } from '../../src/content/inHand/typicalHero';
import { HEROES } from '../../src/flow/inHand/campaign';
import { PHASES } from '../../src/flow/inHand/phases';
import { begin, type Checkpoint, isOver, type Play, send, toJSON } from '../../src/flow/inHand/play';
import * as laws from '../../src/journal/inHand/laws/findFlaw';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { checkpointShape } from '../../src/journal/inHand/stateSchema';
import { resumeCheckpoint } from '../../src/journal/journal';
import { TERRAINS } from '../../src/rules/core/board';
import type { Book, Setup } from '../../src/rules/inHand/book';
import { ENDINGS, HARMS, PARTIES, ZONES } from '../../src/rules/inHand/state';
import {
  BAD_CONDITIONS,
  BONUSES,
  DURATIONS,
  FACES,
  GOOD_CONDITIONS,
  HALVES,
  HERO_LEVELS,
  HINDRANCE_KINDS,
  KINDS,
  SCENARIO_LEVELS,
  SIDES,
} from '../../src/rules/inHand/vocabulary';
import { brokenLaws } from '../../test/kit/invariants';
import { type Chance, chanceOf } from './mutations';

/** The maximum ms to load a state on a slow machine. */
const TIMEOUT_MS = 2000;
/** More commands than any random game needs. */
const MAX_COMMANDS = 5000;

export interface StatesReport {
  readonly seed: number;
  readonly mutated: number;
  /** The number of states per hero. */
  readonly heroes: Readonly<Record<string, number>>;
  /** The number of states refused because they do not match the schema. */
  readonly shapeless: number;
  /** The number of states that match the schema but were refused, by the first law that each breaks. */
  readonly refused: Readonly<Record<string, number>>;
  /** The number of states that were accepted and played to an end. */
  readonly played: number;
  readonly commands: number;
  /** The ms of the slowest load. */
  readonly slowest: number;
}

const pick = <T>(chance: Chance, all: readonly T[]): T => all[chance(all.length)] as T;

/** Groups of words; a mutation may replace a word by another word of its group. */
const WORDS: readonly (readonly string[])[] = [
  PHASES,
  ENDINGS,
  HARMS,
  PARTIES,
  ZONES,
  [...BAD_CONDITIONS, ...GOOD_CONDITIONS, ...BONUSES],
  FACES,
  HALVES,
  HINDRANCE_KINDS,
  KINDS,
  DURATIONS,
  SIDES,
  TERRAINS,
  ['ready', 'spent', 'consumed'],
  ['rolling', 'struck', 'spent', 'answered'],
  ['printed', 'troubled', 'consume', 'item', 'effect', 'special'],
];
const NUMBERS = [-1, 0, 1, 2, 3, 7, 8, 20, 99, 100, 5000, 999_999, 1_000_000];

type Holder = Record<string, unknown>;
interface Place {
  readonly holder: Holder;
  readonly key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** Returns all names of the same kind as `name` (all hexes, all cards, a group of words and so on); all names of the book if none fits. */
function namesLike(name: string, { scenario, hero, items, monsters }: Book): readonly string[] {
  const kinds = [
    Object.keys(scenario.board.hexes),
    hero.cards.map(({ id }) => id),
    Object.keys(items),
    Object.keys(monsters),
    scenario.foes.map(({ id }) => id),
    scenario.rules.flatMap((rule) => ('id' in rule ? rule.id : [])),
  ];
  return kinds.find((each) => each.includes(name)) ?? WORDS.find((words) => words.includes(name)) ?? kinds.flat();
}

/** Returns another value of the same type, null, or a value with the same key from another state. */
function changed(value: unknown, key: string, other: Holder, book: Book, chance: Chance): unknown {
  const elsewhere = placesIn(other).filter((place) => place.key === key);
  if (elsewhere.length > 0 && chance(3) === 0) {
    const { holder } = pick(chance, elsewhere);
    return structuredClone(holder[key]);
  }
  if (typeof value === 'number') return chance(2) === 0 ? pick(chance, NUMBERS) : value + chance(5) - 2;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return pick(chance, namesLike(value, book));
  if (Array.isArray(value)) return changedList(value, book, chance);
  if (value !== null) return null;
  return elsewhere.length > 0 ? structuredClone(pick(chance, elsewhere).holder[key]) : null;
}

function changedList(list: readonly unknown[], book: Book, chance: Chance): unknown[] {
  const at = chance(list.length || 1);
  const deed = chance(4);
  if (deed === 0 || list.length === 0) return [...list, pick(chance, Object.keys(book.scenario.board.hexes))];
  if (deed === 1) return list.filter((_, i) => i !== at);
  if (deed === 2) return [...list, structuredClone(list[at])];
  return [...list].reverse();
}

/**
 * Picks a random place: one time in ten the phase, otherwise a place of the state. Half of these places are picked among all places of the
 * state. For the other half, a key of the state is picked first, and then this key or a place below it. Otherwise most picks would be in
 * the long lists of cards and monsters.
 */
function placeIn(checkpoint: Holder, chance: Chance): Place {
  const { state } = checkpoint as { state: Holder };
  if (chance(10) === 0) return { holder: checkpoint, key: 'phase' };
  if (chance(2) === 0) return pick(chance, placesIn(state));
  const key = pick(chance, Object.keys(state));
  const within = placesIn(state[key]);
  return within.length === 0 || chance(3) === 0 ? { holder: state, key } : pick(chance, within);
}

/** Returns a checkpoint with one to three changes. @param other a checkpoint from which values may be copied */
export function mutatedCheckpoint(checkpoint: Checkpoint, other: Checkpoint, book: Book, chance: Chance): unknown {
  const copy = structuredClone(checkpoint) as unknown as Holder;
  for (let times = 1 + chance(3); times > 0; times--) {
    const { holder, key } = placeIn(copy, chance);
    holder[key] = changed(holder[key], key, other as unknown as Holder, book, chance);
  }
  return copy;
}

interface Corpus {
  readonly book: Book;
  readonly checkpoints: readonly Checkpoint[];
}

/** Plays a random game of a random scenario and level. @returns its book and its states, at most 400 */
function corpusOf(seed: number): Corpus {
  const chance = chanceOf(seed);
  const level = pick(chance, HERO_LEVELS);
  const brought = [1, 2, 3, 4].map(() => pick(chance, Object.keys(items)));
  const book = bookFor(setupOf(chance, level, [...new Set(brought)]));
  const bot = randomBot(String(seed));
  const plays: Play[] = [begin(book)];
  for (let play = plays[0]; play && !isOver(play) && plays.length < 400; play = plays.at(-1)) {
    const command = bot(play);
    const sent = command && send(play, command);
    if (!sent?.ok) throw new Error('a legal command is refused');
    plays.push(sent.play);
  }
  return { book, checkpoints: plays.map(toJSON) };
}

function setupOf(chance: Chance, level: Setup['level'], brought: readonly string[]): Setup {
  const hero = pick(chance, HEROES);
  return {
    scenario: pick(chance, Object.keys(scenarios)),
    hero,
    level,
    upgrades: usualUpgrades({ heroLevel: level }, hero).slice(chance(level)),
    items: brought,
    scenarioLevel: pick(chance, SCENARIO_LEVELS),
    looted: [],
    gold: 20,
    variants: { hindrances: chance(2) === 0, onTable: chance(2) === 0 },
    seed: `fuzz${chance(1_000_000)}`,
  };
}

/**
 * Plays a state to its end at random. @returns the number of commands
 * @throws Error if a command fails, or a state breaks a law, cannot be saved or never ends
 */
export function playToEnd(start: Play, seed: string): number {
  const bot = randomBot(seed);
  let play = start;
  for (let said = 0; ; said += 1) {
    const broken = brokenLaws(play);
    if (broken.length > 0) throw new Error(`after ${said} commands, ${play.phase}: ${broken.join('; ')}`);
    if (!v.is(checkpointShape, toJSON(play))) throw new Error(`after ${said} commands the state cannot be saved`);
    if (isOver(play)) return said;
    if (said > MAX_COMMANDS) throw new Error(`the game does not end within ${MAX_COMMANDS} commands`);
    const command = bot(play);
    const sent = command && send(play, command);
    if (!sent?.ok) throw new Error(`after ${said} commands, ${play.phase}: no command is legal`);
    play = sent.play;
  }
}

/**
 * Mutates states, and loads and plays each of them.
 * @throws Error if a state can be neither refused nor played, or takes too long to load; the message contains the state
 */
export function fuzzStates(states: number, seed: number): StatesReport {
  const refused: Record<string, number> = {};
  const heroes: Record<string, number> = {};
  let [shapeless, played, commands, slowest] = [0, 0, 0, 0];
  let corpus = corpusOf(seed);
  let other = corpus;
  for (let number = 0; number < states; number++) {
    const chance = chanceOf(seed * 1_000_003 + number);
    if (number % 200 === 199) [other, corpus] = [corpus, corpusOf(seed * 1_000_003 + number)];
    const { book, checkpoints } = corpus;
    heroes[book.hero.id] = (heroes[book.hero.id] ?? 0) + 1;
    const hostile = mutatedCheckpoint(pick(chance, checkpoints), pick(chance, other.checkpoints), book, chance);
    const read = v.safeParse(checkpointShape, hostile);
    if (!read.success) {
      shapeless += 1;
      continue;
    }
    try {
      const began = performance.now();
      const taken = resumeCheckpoint(IN_HAND, laws, book, read.output);
      const took = performance.now() - began;
      slowest = Math.max(slowest, took);
      if (took > TIMEOUT_MS) throw new Error(`loading the state took ${took.toFixed(0)} ms`);
      if (taken.ok) {
        commands += playToEnd(taken.play, `${seed}/${number}`);
        played += 1;
      } else refused[taken.flaw] = (refused[taken.flaw] ?? 0) + 1;
    } catch (error) {
      throw new Error(`seed ${seed}, state ${number} of ${book.scenario.id}: ${JSON.stringify(hostile)}`, {
        cause: error,
      });
    }
  }
  return { seed, mutated: states, heroes, shapeless, refused, played, commands, slowest };
}
