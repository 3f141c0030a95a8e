/** Holds a campaign (R1.8, R3, R27, R28) as a value, and advances it by pure functions. A refused step returns the campaign unchanged. */
import { heroes, items, scenarioOf, wantedMonsterCards } from '../../content/inHand';
import { type Achievement, chapterOf } from '../../content/inHand/chapters';
import type { Flags, Setup } from '../../rules/inHand/book';
import type { Ending } from '../../rules/inHand/state';
import type { CardId, HeroLevel, ItemId, MonsterId, ScenarioLevel } from '../../rules/inHand/vocabulary';
import { isSingle } from './singleGame';

/** The playable heroes. The first one is the default for saves and games that name no hero. */
export const HEROES = ['bailiff', 'sexton', 'pawnbroker'] as const;

export type HeroId = (typeof HEROES)[number];

/** Progress of one scenario. */
export interface Progress {
  readonly unlocked: boolean;
  readonly completed: boolean;
  readonly blocked: boolean;
}

export type Variants = Setup['variants'];

/** The result of a scenario. */
export interface ScenarioResult {
  readonly won: boolean;
  /** The number of looted money tokens. */
  readonly money: number;
  /** The numbers of the looted treasures, including objectives. */
  readonly treasures: readonly number[];
  /** The gold that special rules gave (positive) or took (negative). */
  readonly purse: number;
  /** The scenario's counters and stored choices. */
  readonly flags: Flags;
  readonly rounds: number;
  /** How the scenario was lost; absent if the scenario was won or given up. */
  readonly lost?: Defeat;
}

/** How a scenario was lost. */
export interface Defeat {
  readonly by: Ending;
  /** The id of the special rule by which the scenario was lost; absent if it was lost in another way. */
  readonly rule?: string;
  /** The last round; absent in saves of earlier versions. */
  readonly last?: LastRound;
}

/** The last round of a lost scenario. */
export interface LastRound {
  readonly round: number;
  /** What the hero had run out of (R22.1, R7.3); absent if the hero was not exhausted. */
  readonly spent?: 'hp' | 'cards';
  /** The number of monsters still alive. */
  readonly left: number;
  /** The living monster of the fight that was going on at the end, and the monster's HP. */
  readonly foe?: { readonly monster: MonsterId; readonly hp: number };
}

/** What the hero gains from a scenario, for the page that is shown after the scenario. */
export interface Outcome {
  readonly scenario: number;
  readonly won: boolean;
  /** The number of looted money tokens. */
  readonly money: number;
  readonly gold: {
    readonly money: number;
    readonly treasures: number;
    readonly reward: number;
    /** The gold from special rules. */
    readonly special?: number;
  };
  readonly items: readonly ItemId[];
  readonly achievements: readonly Achievement[];
  readonly unlocked: readonly number[];
  readonly blocked: readonly number[];
  readonly forSale: readonly ItemId[];
  readonly lost?: Defeat;
}

/** The stage of a campaign: in camp, where no scenario is chosen; at the King's summons; in a scenario; or on the page after a scenario. */
export type Stage =
  | { readonly at: 'camp' }
  /** R3.5: the King has taken the items that he needs; the hero may still buy and sell before the scenario. */
  | {
      readonly at: 'summons';
      readonly scenario: number;
      readonly scenarioLevel: ScenarioLevel;
      readonly seed: string;
      readonly taken: readonly ItemId[];
    }
  | {
      readonly at: 'table';
      readonly scenario: number;
      readonly scenarioLevel: ScenarioLevel;
      readonly seed: string;
      /** The id of a pack's scenario, which is not part of the campaign. Then `scenario` is `PACK_SCENARIO_NUMBER`. */
      readonly page?: string;
    }
  | { readonly at: 'outcome'; readonly outcome: Outcome };

/** A campaign in hand. */
export interface Campaign {
  readonly id: string;
  /** The hero's name, which the player has entered. */
  readonly name: string;
  readonly hero: HeroId;
  readonly level: HeroLevel;
  /** The ability cards that the hero has raised to level 2 (R28.1), one for each level gained. */
  readonly upgrades: readonly CardId[];
  readonly gold: number;
  readonly items: readonly ItemId[];
  readonly achievements: readonly Achievement[];
  /** The progress of each scenario, by number. Scenarios without an entry are locked. */
  readonly scenarios: Readonly<Record<number, Progress>>;
  /** Items that the shop sells because a scenario has unlocked them. */
  readonly forSale: readonly ItemId[];
  /** The numbers of the ordinary treasures looted (R4.8). */
  readonly looted: readonly number[];
  readonly wins: number;
  readonly losses: number;
  readonly variants: Variants;
  /** The most recently chosen scenario level (R5.1). */
  readonly scenarioLevel: ScenarioLevel;
  readonly stage: Stage;
  /** Counters and choices that previous scenarios stored. */
  readonly flags?: Flags;
  /** Quest items that the hero has left with Gage. The hero can take them back; nobody else can buy them. */
  readonly pledged?: readonly ItemId[];
  /** The number of rounds played, in won and lost scenarios. */
  readonly rounds?: number;
  /** The number of random results that the player has taken back (practice). */
  readonly practice?: number;
}

const START_GOLD = 10;

/** The scenario number for all scenarios of packs, which are not part of the campaign. */
export const PACK_SCENARIO_NUMBER = 0;

/** An upper limit for gold, games and rounds. No player reaches it, and the save format has room for it. */
const MAX_COUNT = 999_999;

/** Limits a number to the range from 0 to `MAX_COUNT`. */
export const clampCount = (number: number): number => Math.min(Math.max(0, number), MAX_COUNT);

/** R3.3: creates a campaign, with scenario 1 unlocked. @param name a result of `printableName` */
export function newCampaign(id: string, name: string, variants: Variants, hero: HeroId = HEROES[0]): Campaign {
  return {
    id,
    name,
    hero,
    level: 1,
    upgrades: [],
    gold: heroes[hero]?.gold ?? START_GOLD,
    items: [],
    achievements: [],
    scenarios: { 1: { unlocked: true, completed: false, blocked: false } },
    forSale: [],
    looted: [],
    wins: 0,
    losses: 0,
    variants,
    scenarioLevel: 1,
    stage: { at: 'camp' },
  };
}

export const NO_PROGRESS: Progress = { unlocked: false, completed: false, blocked: false };

/** Returns the progress of a scenario; a scenario without an entry is locked. */
export function progressOf({ scenarios }: Campaign, scenario: number): Progress {
  return scenarios[scenario] ?? NO_PROGRESS;
}

const STANDINGS = [
  'open',
  'locked',
  'completed',
  'blocked',
  /** The required achievements are missing. */
  'needs',
  /** The scenario's map does not exist yet. */
  'undrawn',
] as const;

export type Availability = (typeof STANDINGS)[number];

/** R3.2: returns whether a scenario can be played, or the reason why it cannot. */
export function availabilityOf(campaign: Campaign, scenario: number): Availability {
  const chapter = chapterOf(scenario);
  const { unlocked, completed, blocked } = progressOf(campaign, scenario);
  if (!chapter || !unlocked || endingScenarioOf(campaign) !== null) return completed ? 'completed' : 'locked';
  if (completed) return 'completed';
  if (blocked) return 'blocked';
  if (!chapter.requires.every((each) => campaign.achievements.includes(each))) return 'needs';
  return scenarioOf(scenario) ? 'open' : 'undrawn';
}

/** Whether a scenario can be played (R3.2). */
export function canPlay(campaign: Campaign, scenario: number): boolean {
  return availabilityOf(campaign, scenario) === 'open';
}

/** R3.5: takes from the hero the items that the King needs for a scenario, and adds their full cost to the hero's gold. */
export function giveItemsToKing(
  campaign: Campaign,
  scenario: number,
): { campaign: Campaign; taken: ItemId[]; gold: number } {
  const wanted = wantedMonsterCards(scenario);
  const isWanted = (id: ItemId) => {
    const card = items[id]?.card;
    return card != null && wanted.includes(card);
  };
  const taken = campaign.items.filter(isWanted);
  const gold = sum(taken.map((id) => items[id]?.cost ?? 0));
  const left = campaign.items.filter((id) => !isWanted(id));
  return { campaign: { ...addGold(campaign, gold), items: left }, taken, gold };
}

/**
 * Returns the set-up of a scenario.
 * @param seed from `seedFrom` or entered by the player
 * @throws RangeError if there is no scenario with this number
 */
export function setupFor(campaign: Campaign, scenario: number, scenarioLevel: ScenarioLevel, seed: string): Setup {
  const chapter = chapterOf(scenario);
  if (!chapter) throw new RangeError(`there is no scenario ${scenario}`);
  return setupOn(campaign, chapter.id, scenarioLevel, seed);
}

function setupOn(campaign: Campaign, scenario: string, scenarioLevel: ScenarioLevel, seed: string): Setup {
  const { hero, level, upgrades, looted, variants, gold, items, flags = {} } = campaign;
  return { scenario, hero, level, upgrades, items, scenarioLevel, looted, gold, flags, variants, seed };
}

/** Returns the number of the scenario that ended the campaign, or null if the campaign continues. */
export function endingScenarioOf({ scenarios }: Campaign): number | null {
  const last = Object.entries(scenarios).find(
    ([number, { completed }]) => completed && chapterOf(Number(number))?.isEnding,
  );
  return last ? Number(last[0]) : null;
}

/** Leaves the camp for a scenario. The next stage is the table or, if the King takes an item for the scenario (R3.5), his summons. */
export function enterScenario(
  campaign: Campaign,
  scenario: number,
  scenarioLevel: ScenarioLevel,
  seed: string,
): Campaign {
  if (campaign.stage.at !== 'camp' || !canPlay(campaign, scenario)) return campaign;
  const { campaign: after, taken } = giveItemsToKing(campaign, scenario);
  const table = { at: 'table', scenario, scenarioLevel, seed } as const;
  return { ...after, scenarioLevel, stage: taken.length > 0 ? { ...table, at: 'summons', taken } : table };
}

/** Starts the scenario to which the King has summoned the hero. */
export function obeySummons(campaign: Campaign): Campaign {
  const { stage } = campaign;
  if (stage.at !== 'summons') return campaign;
  const { scenario, scenarioLevel, seed } = stage;
  return { ...campaign, stage: { at: 'table', scenario, scenarioLevel, seed } };
}

/** Returns the set-up of the scenario in progress, or null if there is none. */
export function setupOf(campaign: Campaign): Setup | null {
  const { stage } = campaign;
  if (stage.at !== 'table') return null;
  const { scenario, scenarioLevel, seed, page } = stage;
  return page === undefined
    ? setupFor(campaign, scenario, scenarioLevel, seed)
    : setupOn(campaign, page, scenarioLevel, seed);
}

/** Returns the campaign with gold added. */
export function addGold(campaign: Campaign, gold: number): Campaign {
  return { ...campaign, gold: clampCount(campaign.gold + gold) };
}

/** R29.2: returns the gold that an item sells for: half of its cost, rounded down. */
export function resaleOf(id: ItemId): number {
  return Math.floor((items[id]?.cost ?? 0) / 2);
}

/** Counts a random result that the player has taken back. */
export function countPractice(campaign: Campaign): Campaign {
  return campaign.stage.at === 'table' ? { ...campaign, practice: clampCount((campaign.practice ?? 0) + 1) } : campaign;
}

/** Leaves the page after a scenario. Does nothing for a single scenario, because nothing follows it. */
export function leaveOutcome(campaign: Campaign): Campaign {
  return campaign.stage.at === 'outcome' && !isSingle(campaign) ? { ...campaign, stage: { at: 'camp' } } : campaign;
}

/** Sets the rule variants for the next scenarios (R2.2, R30). Changes nothing unless the campaign is in camp. */
export function changeVariants(campaign: Campaign, variants: Variants): Campaign {
  return campaign.stage.at === 'camp' ? { ...campaign, variants } : campaign;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
