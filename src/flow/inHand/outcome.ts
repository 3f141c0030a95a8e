/** Applies the result of a scenario to the campaign (R27): loot, rewards and progress. */
import { treasuresOf } from '../../content/inHand';
import { type Bonus, type Chapter, chapterOf } from '../../content/inHand/chapters';
import type { Flags, TreasurePlace } from '../../rules/inHand/book';
import type { ItemId } from '../../rules/inHand/vocabulary';
import {
  type Campaign,
  clampCount,
  NO_PROGRESS,
  type Outcome,
  PACK_SCENARIO_NUMBER,
  type Progress,
  progressOf,
  resaleOf,
  type ScenarioResult,
  sum,
} from './campaign';

const GOLD_PER_TOKEN = 2;

/** R27: applies the result of the current scenario and ends the scenario, so that a second call changes nothing. */
export function finishScenario(campaign: Campaign, result: ScenarioResult): Campaign {
  const { stage } = campaign;
  if (stage.at !== 'table') return campaign;
  const outcome = outcomeOf(campaign, stage.scenario, result);
  const { gold } = outcome;
  const taken = ordinaryTreasures(campaign, stage.scenario, result).map(({ number }) => number);
  return {
    ...campaign,
    gold: clampCount(campaign.gold + gold.money + gold.treasures + gold.reward + result.purse),
    items: union(campaign.items, outcome.items),
    achievements: union(campaign.achievements, outcome.achievements),
    scenarios: result.won ? progressAfter(campaign, outcome) : campaign.scenarios,
    forSale: union(campaign.forSale, outcome.forSale),
    looted: union(campaign.looted, taken),
    wins: clampCount(campaign.wins + (result.won ? 1 : 0)),
    losses: clampCount(campaign.losses + (result.won ? 0 : 1)),
    rounds: clampCount((campaign.rounds ?? 0) + result.rounds),
    stage: { at: 'outcome', outcome },
    ...(result.won ? remembered(campaign, stage.scenario, result.flags) : {}),
  };
}

function remembered({ flags = {} }: Campaign, scenario: number, said: Flags): Pick<Campaign, 'flags'> {
  const kept = (chapterOf(scenario)?.remembers ?? []).filter((flag) => said[flag] !== undefined);
  if (kept.length === 0) return {};
  return { flags: { ...flags, ...Object.fromEntries(kept.map((flag) => [flag, said[flag] ?? 0])) } };
}

/** Returns the bonuses earned by the way in which a scenario was won. */
function bonusesOf({ bonus }: Chapter, flags: Flags): Bonus[] {
  return bonus.filter(({ when: { flag, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } }) => {
    const value = Number(flags[flag] ?? 0);
    return value >= atLeast && value <= atMost;
  });
}

const NO_REWARD = { gold: 0, items: [], achievements: [], forSale: [] };

/** Computes the outcome. Treasures count even after a defeat (R4.8), rewards only after a win (R27.2). */
function outcomeOf(campaign: Campaign, scenario: number, result: ScenarioResult): Outcome {
  const chapter = result.won ? chapterOf(scenario) : undefined;
  const reward = chapter?.reward ?? NO_REWARD;
  const bonuses = chapter ? bonusesOf(chapter, result.flags) : [];
  const rewarded = union(
    reward.items,
    bonuses.flatMap(({ items }) => items),
  );
  const has = (id: ItemId) => campaign.items.includes(id) || (campaign.pledged ?? []).includes(id);
  const held = rewarded.some(has) ? (chapter?.goldIfHeld ?? 0) : 0;
  const treasures = ordinaryTreasures(campaign, scenario, result);
  const found = treasures.flatMap(({ item }) => item ?? []);
  return {
    scenario,
    won: result.won,
    money: result.money,
    gold: {
      money: GOLD_PER_TOKEN * result.money,
      // Each item exists only once, so an item that the hero already has is sold immediately.
      treasures: sum(treasures.map(({ gold }) => gold ?? 0)) + sum(found.filter(has).map(resaleOf)),
      reward: (bonuses.some(({ replacesGold }) => replacesGold) ? 0 : reward.gold) + held,
      ...(result.purse === 0 ? {} : { special: result.purse }),
    },
    items: union(found, rewarded).filter((id) => !has(id)),
    achievements: reward.achievements.filter((each) => !campaign.achievements.includes(each)),
    unlocked: (chapter?.unlocks ?? []).filter((each) => !progressOf(campaign, each).unlocked),
    blocked: chapter?.blocks ?? [],
    forSale: reward.forSale.filter((id) => !campaign.forSale.includes(id)),
    ...(result.lost ? { lost: result.lost } : {}),
  };
}

/** R4.8: returns the looted treasures that are not objectives and had not been looted before. */
function ordinaryTreasures(
  campaign: Campaign,
  scenario: number,
  { treasures }: ScenarioResult,
): readonly TreasurePlace[] {
  return treasuresOf(scenario).filter(
    ({ number, objective }) => treasures.includes(number) && !objective && !campaign.looted.includes(number),
  );
}

/** R27.2, R3.3: returns the progress of all scenarios after a win. A pack's scenario has no progress. */
function progressAfter(campaign: Campaign, { scenario, unlocked, blocked }: Outcome): Campaign['scenarios'] {
  const after: Record<number, Progress> = { ...campaign.scenarios };
  const mark = (number: number, change: Partial<Progress>) => {
    after[number] = { ...(after[number] ?? NO_PROGRESS), ...change };
  };
  if (scenario !== PACK_SCENARIO_NUMBER) mark(scenario, { completed: true });
  for (const each of unlocked) mark(each, { unlocked: true });
  for (const each of blocked) mark(each, { blocked: true });
  return after;
}

function union<T>(some: readonly T[], others: readonly T[]): T[] {
  return [...new Set([...some, ...others])];
}
