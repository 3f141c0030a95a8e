/**
 * Defines the schemas of written content (content/longTable/written.ts), both the game's own content and the content of packs. The
 * schemas only limit the length of ability texts; content/longTable/notation parses these texts.
 */
import * as v from 'valibot';
import type {
  WrittenBoss,
  WrittenCard,
  WrittenEscort,
  WrittenEvent,
  WrittenFoes,
  WrittenGoal,
  WrittenHero,
  WrittenItem,
  WrittenMonster,
  WrittenNode,
  WrittenQuest,
  WrittenRoom,
  WrittenScenario,
  WrittenSummon,
} from '../../content/longTable/written';
import {
  between,
  byName,
  list,
  name,
  names,
  oneOf,
  optional,
  record,
  type Shape,
  variants,
  yes,
} from '../../journal/shapes';
import type { QuestStep } from '../../rules/longTable/campaign/book';
import { COUNTERS, type WrittenGoalTest } from '../../rules/longTable/goalTest';

/** A text in the notation for abilities and rules. */
export const printed: Shape<string> = v.pipe(v.string(), v.maxLength(300));
const map: Shape<string> = v.pipe(v.string(), v.maxLength(3000));
/** A character that marks hexes of a map. */
const mark: Shape<string> = v.pipe(v.string(), v.regex(/^[A-Z0-9]$/, 'a mark is a digit or a capital'));
const exactly = <T>(item: Shape<T>, length: number): Shape<T[]> => v.pipe(v.array(item), v.length(length));

const HERO_LEVELS = 9;
const MONSTER_CARDS = 8;

const level: Shape<number | 'X'> = v.union([between(1, HERO_LEVELS), v.literal('X')]);
const card = record<WrittenCard>({ level, id: name, initiative: between(1, 99), top: printed, bottom: printed });

export const heroShape = record<WrittenHero>({
  id: name,
  hand: between(2, 20),
  hp: exactly(between(1, 60), HERO_LEVELS),
  cards: list(card, 60),
  perks: list(printed, 20),
});

export const summonShape = record<WrittenSummon>({ id: name, prints: printed });

/** L1.5: the cards of a monster's deck. */
export const deckShape: Shape<string[]> = exactly(printed, MONSTER_CARDS);

export const monsterShape = record<WrittenMonster>({
  id: name,
  standees: between(1, 20),
  normal: printed,
  elite: printed,
  cards: deckShape,
});

export const bossShape = record<WrittenBoss>({
  id: name,
  boss: printed,
  immune: printed,
  specials: v.strictTuple([printed, printed]),
  prefers: optional(oneOf(['mostHp'])),
});

export const itemShape = record<WrittenItem>({
  id: name,
  slot: printed,
  use: printed,
  price: between(1, 200),
  copies: between(1, 20),
  source: printed,
  prints: printed,
  minusCards: optional(between(0, 5)),
});

const goalTest: Shape<WrittenGoalTest> = record<WrittenGoalTest>({
  counter: oneOf(COUNTERS),
  atLeast: optional(between(0, 99)),
  atMost: optional(between(0, 99)),
  byLevel: optional(between(0, 9)),
  least: optional(oneOf(COUNTERS)),
});
export const goalShape = record<WrittenGoal>({
  id: name,
  checkmarks: between(1, 3),
  needs: v.pipe(list(goalTest, 5), v.minLength(1)),
});

const escort = record<WrittenEscort>({
  id: name,
  mark,
  count: optional(between(1, 6)),
  hp: printed,
  move: between(0, 9),
  goesTo: optional(mark),
  initiative: between(1, 99),
  immune: oneOf(['all', 'none']),
});
type Destructibles = NonNullable<WrittenScenario['destructibles']>;

export const scenarioShape = record<WrittenScenario>({
  id: name,
  number: between(1, 99),
  map,
  legend: byName(printed, 26),
  goal: printed,
  rules: optional(list(printed, 40)),
  treasure: optional(printed),
  destructibles: optional(record<Destructibles>({ id: name, marks: list(mark, 9), hp: printed })),
  escorts: optional(list(escort, 4)),
  locked: optional(list(between(1, 9), 9)),
  sacks: optional(yes),
});

const kind = oneOf(['A', 'B'] as const);
export const roomShape = record<WrittenRoom>({
  id: name,
  entrance: kind,
  exit: kind,
  minor: printed,
  major: printed,
  map,
});
export const foesShape = record<WrittenFoes>({ id: name, prints: printed });

const option: Shape<readonly [string, string]> = v.strictTuple([printed, printed]);
export const eventShape = record<WrittenEvent>({
  id: name,
  deck: oneOf(['city', 'road']),
  fromStart: optional(yes),
  A: option,
  B: option,
});

export const nodeShape = record<WrittenNode>({
  id: name,
  place: v.pipe(v.string(), v.regex(/^[A-Z]\d$/, 'a place is a column and a row of the grid')),
  needs: printed,
  unlocks: names,
  blocks: names,
  rewards: printed,
});

const atLeast = between(1, 999);
const step = variants<QuestStep, 'count'>('count', {
  wins: { scenarios: optional(names), unexhausted: optional(yes), atLeast },
  kills: { monsters: names, atLeast },
  counter: { counter: oneOf(COUNTERS), atLeast },
  items: { atLeast },
  reputation: { atLeast },
  donated: { atLeast },
});
export const questShape = record<WrittenQuest>({
  id: name,
  steps: v.pipe(list(step, 5), v.minLength(1)),
  gives: printed,
});
