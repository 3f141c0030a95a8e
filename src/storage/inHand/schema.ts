/** The shape of what is saved, field by field. */
import * as v from 'valibot';
import { ACHIEVEMENTS, chapterOf } from '../../content/inHand/chapters';
import {
  type Campaign,
  HEROES,
  heroName,
  type Lost,
  type Outcome,
  type Progress,
  type Stage,
} from '../../flow/inHand/campaign';
import { keptShape } from '../../journal/inHand/schema';
import type { Kept } from '../../journal/journal';
import {
  bool,
  count,
  flagsShape,
  integer,
  list,
  name,
  names,
  nullable,
  oneOf,
  optional,
  record,
  type Shape,
} from '../../journal/shapes';
import { ENDINGS } from '../../rules/inHand/state';
import { HERO_LEVELS, SCENARIO_LEVELS } from '../../rules/inHand/vocabulary';

const achievements = list(oneOf(ACHIEVEMENTS));
const counts = list(count);

const outcome = record<Outcome>({
  scenario: count,
  won: bool,
  money: count,
  gold: record<Outcome['gold']>({ money: count, treasures: count, reward: count, special: optional(integer) }),
  items: names,
  achievements,
  unlocked: counts,
  blocked: counts,
  forSale: names,
  lost: optional(record<Lost>({ by: oneOf(ENDINGS), rule: optional(name) })),
});

const scenario = v.pipe(
  count,
  v.check((number) => chapterOf(number) !== undefined, 'no scenario of this campaign'),
);
const seed = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const stages: Shape<Stage> = v.variant('at', [
  v.strictObject({ at: v.literal('camp') }),
  v.strictObject({
    at: v.literal('summons'),
    scenario,
    scenarioLevel: oneOf(SCENARIO_LEVELS),
    seed,
    taken: names,
  }),
  v.strictObject({
    at: v.literal('table'),
    scenario: v.union([scenario, v.literal(0)]),
    scenarioLevel: oneOf(SCENARIO_LEVELS),
    seed,
    page: v.exactOptional(name),
  }),
  v.strictObject({ at: v.literal('outcome'), outcome }),
]);
const stage: Shape<Stage> = v.pipe(
  stages,
  v.check((each) => each.at !== 'table' || (each.scenario === 0) === (each.page !== undefined), 'no scenario, or two'),
);

const scenarios: Shape<Campaign['scenarios']> = v.record(
  v.pipe(v.string(), v.regex(/^[1-9]\d?$/)),
  record<Progress>({ unlocked: bool, completed: bool, blocked: bool }),
);

const campaignShape = record<Campaign>({
  id: name,
  name: v.pipe(
    v.string(),
    v.check((text) => heroName(text) === text, 'not a name as the game writes it'),
  ),
  hero: oneOf(HEROES),
  level: oneOf(HERO_LEVELS),
  upgrades: names,
  gold: count,
  items: names,
  achievements,
  scenarios,
  forSale: names,
  looted: counts,
  wins: count,
  losses: count,
  variants: record<Campaign['variants']>({ hindrances: bool, onTable: bool }),
  scenarioLevel: oneOf(SCENARIO_LEVELS),
  stage,
  flags: optional(flagsShape),
  pledged: optional(names),
  rounds: optional(count),
  practice: optional(count),
});

/** The format that is written; FORMAT.md describes it, migrate.ts brings older ones up to it. */
export const VERSION = 1;

/** What a record holds, beside the checksum: that of the JSON of all other fields, in every format to come. */
export interface Envelope {
  readonly version: typeof VERSION;
  /** Counts the saves of a campaign; the higher one is the newer, whatever the clock says. */
  readonly serial: number;
  /** When the campaign was begun, and when this was saved: milliseconds since 1970. */
  readonly created: number;
  readonly savedAt: number;
  /** Milliseconds at the table, breaks left out. */
  readonly played: number;
  readonly campaign: Campaign;
  /** Content hash, set-up with the seed, commands and checkpoint of the scenario under way. */
  readonly table: Kept | null;
}

const time: Shape<number> = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const envelopeShape = record<Envelope>({
  version: v.literal(VERSION),
  serial: count,
  created: time,
  savedAt: time,
  played: time,
  campaign: campaignShape,
  table: nullable(keptShape),
});
