/** The shape of a campaign, field by field. */
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
import {
  bool,
  count,
  flagsShape,
  integer,
  list,
  name,
  names,
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

export const campaignShape = record<Campaign>({
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
