/** Defines the schema of a campaign of the mode in hand. */
import * as v from 'valibot';
import { ACHIEVEMENTS, chapterOf } from '../../content/inHand/chapters';
import {
  type Campaign,
  type Defeat,
  HEROES,
  type LastRound,
  type Outcome,
  PACK_SCENARIO_NUMBER,
  type Progress,
  type Stage,
} from '../../flow/inHand/campaign';
import { pageOfPackGame } from '../../flow/inHand/singleGame';
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
import { limitCombiningMarks, printableName } from '../../rules/core/names';
import { ENDINGS } from '../../rules/inHand/state';
import { HERO_LEVELS, SCENARIO_LEVELS } from '../../rules/inHand/vocabulary';

const achievements = list(oneOf(ACHIEVEMENTS));
const counts = list(count);

const scenario = v.pipe(
  count,
  v.check((number) => chapterOf(number) !== undefined, 'no scenario of this campaign'),
);
const lastRound = record<LastRound>({
  round: count,
  spent: optional(oneOf(['hp', 'cards'])),
  left: count,
  foe: optional(record<NonNullable<LastRound['foe']>>({ monster: name, hp: count })),
});
const outcome = record<Outcome>({
  scenario: v.union([scenario, v.literal(PACK_SCENARIO_NUMBER)]),
  won: bool,
  money: count,
  gold: record<Outcome['gold']>({ money: count, treasures: count, reward: count, special: optional(integer) }),
  items: names,
  achievements,
  unlocked: list(scenario),
  blocked: list(scenario),
  forSale: names,
  lost: optional(record<Defeat>({ by: oneOf(ENDINGS), rule: optional(name), last: optional(lastRound) })),
});

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
    scenario: v.union([scenario, v.literal(PACK_SCENARIO_NUMBER)]),
    scenarioLevel: oneOf(SCENARIO_LEVELS),
    seed,
    page: v.exactOptional(name),
  }),
  v.strictObject({ at: v.literal('outcome'), outcome }),
]);
const stage: Shape<Stage> = v.pipe(
  stages,
  v.check(
    (each) => each.at !== 'table' || (each.scenario === PACK_SCENARIO_NUMBER) === (each.page !== undefined),
    'no scenario, or two',
  ),
);

const scenarios: Shape<Campaign['scenarios']> = v.record(
  v.pipe(v.string(), v.regex(/^[1-9]\d?$/)),
  record<Progress>({ unlocked: bool, completed: bool, blocked: bool }),
);

const fields = record<Campaign>({
  id: name,
  name: v.pipe(
    v.string(),
    // Older versions of the game allowed more combining marks.
    v.transform(limitCombiningMarks),
    v.check((text) => printableName(text) === text, 'not a name as the game writes it'),
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

/**
 * Whether the stage fits the campaign's id: a campaign for a pack's scenario is at that scenario, and no other campaign
 * is at a pack's scenario.
 */
function isAtItsPage({ id, stage }: Campaign): boolean {
  const page = pageOfPackGame(id);
  if (stage.at === 'table') return (stage.page ?? null) === page;
  return stage.at !== 'outcome' || (stage.outcome.scenario === PACK_SCENARIO_NUMBER) === (page !== null);
}

/**
 * R28.1: whether the upgraded cards are distinct and fewer than the level. Then each level-up still has a card to
 * choose.
 */
function hasCardsToChoose({ level, upgrades }: Campaign): boolean {
  return upgrades.length < level && new Set(upgrades).size === upgrades.length;
}

export const campaignShape: Shape<Campaign> = v.pipe(
  fields,
  v.check(hasCardsToChoose, 'more cards of level 2 than levels gained'),
  v.check(isAtItsPage, 'a page of a pack that is not of this game, or a game of a pack without its page'),
);
