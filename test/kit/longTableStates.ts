/**
 * Test kit: fuzzes states of the Long Table. It changes checkpoints of games in some places, and checks that each one is refused or can
 * be played on.
 */
import * as v from 'valibot';
import { randomBot } from '../../src/bots/longTable/random';
import { type Play, send, toJSON } from '../../src/flow/longTable/play';
import { resumeCheckpoint } from '../../src/journal/journal';
import * as laws from '../../src/journal/longTable/laws/findFlaw';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import { SHAPES } from '../../src/journal/longTable/schema';
import { game, lots, randomBook } from './longTableGames';

type Lots = ReturnType<typeof lots>;
type Holder = Record<string, unknown>;

export interface StatesReport {
  readonly shapeless: number;
  readonly refused: number;
  readonly taken: number;
}

/** The maximum number of commands that are sent from an accepted state. */
const PLAYED_ON = 200;
const NUMBERS = [-1, 0, 1, 2, 3, 5, 8, 20, 99, 100, 1_000_000];

/** Returns every place in plain data, and adds all its texts to `texts`. */
export function placesIn(value: unknown, texts: string[]): { holder: Holder; key: string }[] {
  if (typeof value === 'string') texts.push(value);
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key], texts)]);
}

export function changed(by: Lots, value: unknown, texts: readonly string[], elsewhere: unknown): unknown {
  if (typeof value === 'number') return by.oneOf(NUMBERS);
  if (typeof value === 'string') return by.oneOf(texts);
  if (typeof value === 'boolean') return !value;
  if (value === null) return structuredClone(elsewhere);
  if (!Array.isArray(value)) return by.upTo(3) === 0 ? null : value;
  const at = by.upTo(Math.max(1, value.length));
  return by.upTo(2) === 0 ? value.filter((_, i) => i !== at) : [...value, ...structuredClone(value.slice(at, at + 1))];
}

/** Returns a random checkpoint of the game with one to three changed places. */
function mutated(by: Lots, plays: readonly Play[]): unknown {
  const copy = structuredClone(toJSON(by.oneOf(plays)));
  const other = by.oneOf(plays).state as unknown as Holder;
  const texts: string[] = [];
  const places = placesIn(copy, texts);
  for (let times = 1 + by.upTo(3); times > 0; times -= 1) {
    const { holder, key } = by.oneOf(places);
    holder[key] = changed(by, holder[key], texts, other[key] ?? null);
  }
  return copy;
}

/** Reads so many changed checkpoints, and plays the accepted ones on. @throws Error if one cannot be played on within the laws */
export function fuzzStates(seed: string, states: number): StatesReport {
  const by = lots(seed);
  const book = randomBook(seed);
  const plays = [...game(book, seed)].map(({ play }) => play);
  let [shapeless, refused, taken] = [0, 0, 0];
  for (let i = 0; i < states; i += 1) {
    const read = v.safeParse(SHAPES.checkpoint, mutated(by, plays));
    if (!read.success) {
      shapeless += 1;
      continue;
    }
    const up = resumeCheckpoint(LONG_TABLE, laws, book, read.output);
    if (up.ok) taken += 1;
    else refused += 1;
    if (up.ok) playOn(up.play, `${seed} ${i}`);
  }
  return { shapeless, refused, taken };
}

function playOn(start: Play, seed: string): void {
  const bot = randomBot(seed);
  let play = start;
  for (let count = 0; count < PLAYED_ON; count += 1) {
    const command = bot(play);
    if (!command) return;
    const sent = send(play, command);
    if (!sent.ok) throw new Error(`${seed}: ${command.type} is legal but refused after ${count} commands`);
    play = sent.play;
    const broken = laws.findFlaw(play);
    if (broken !== null) throw new Error(`${seed}: ${broken} is broken after ${count} commands, in ${play.phase}`);
  }
}
