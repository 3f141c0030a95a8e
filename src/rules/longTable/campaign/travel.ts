/** The rules of the moves by which the party travels to a scenario and back to town (L30.1, L30.4, L31.1, L34.1). */
import type { PenaltyStep } from '../dungeonDef';
import type { CampaignBook } from './book';
import { type CampaignTransaction, emit, push, randomInt, shuffle } from './change';
import { canLevelUp, hasAchievements, isQuestCompleted, partyHeroes, partyOf, scenarioNode } from './lookups';
import type { MoveOf, Refusal } from './moves';
import { drawEvent } from './outcomes';
import type { MoveRule } from './rule';
import type { Campaign, Journey } from './state';

const MAX_SCENARIO_LEVEL = 7;
const SEED_PARTS = 2;
const SEED_RANGE = 2 ** 30;
/** The scenario levels that the player can choose. */
export const SCENARIO_LEVELS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** L32.5, L32.11: the reason why the party may not leave town yet; null if it may leave, or if it is not in town. */
function mustStay(book: CampaignBook, campaign: Campaign): Refusal | null {
  if (campaign.stage.at !== 'town') return null;
  const heroes = partyHeroes(campaign);
  if (heroes.some((hero) => canLevelUp(book, hero))) return 'mustLevelUp';
  return heroes.some((hero) => isQuestCompleted(book, hero)) ? 'mustRetire' : null;
}

function refuseToSetOut(book: CampaignBook, campaign: Campaign, level: number): Refusal | null {
  const { at } = campaign.stage;
  if (at !== 'town' && at !== 'camp') return 'notBetweenScenarios';
  if (partyOf(campaign).heroes.length === 0) return 'noHeroes';
  if (!Number.isInteger(level) || level < 0 || level > MAX_SCENARIO_LEVEL) return 'level';
  return mustStay(book, campaign);
}

/**
 * L30.1: the reason to refuse a journey to a scenario. Null if the scenario is unlocked, no party has completed it, it is
 * not blocked, and the required achievements are held.
 */
export function refuseScenario(book: CampaignBook, campaign: Campaign, scenario: string): Refusal | null {
  const node = scenarioNode(book, scenario);
  const { unlocked, completed, blocked } = campaign.world;
  if (!node) return 'noSuchScenario';
  if (!unlocked.includes(scenario)) return 'notUnlocked';
  if (completed.includes(scenario)) return 'completed';
  if (blocked.includes(scenario)) return 'blocked';
  return hasAchievements(campaign, node.needs) ? null : 'needsMissing';
}

/** L30.1: travels to a scenario of the campaign. */
export const travelRule: MoveRule<MoveOf<'travel'>> = {
  refuse: (book, campaign, { scenario, level }) =>
    refuseToSetOut(book, campaign, level) ?? refuseScenario(book, campaign, scenario),
  apply(c, { scenario, level }) {
    const road = hasRoadEvent(c.book, c.state, scenario);
    setOut(c, { scenario, casual: false, level, dungeon: null }, road);
  },
  candidates: (book) =>
    book.scenarios.flatMap(({ id }) => SCENARIO_LEVELS.map((level) => ({ move: 'travel', scenario: id, level }))),
};

/** L30.1: plays any unlocked scenario as a single scenario, outside the campaign's story. */
export const singleRule: MoveRule<MoveOf<'single'>> = {
  refuse(book, campaign, { scenario, level }) {
    const refusal = refuseToSetOut(book, campaign, level);
    if (refusal) return refusal;
    if (!scenarioNode(book, scenario)) return 'noSuchScenario';
    return campaign.world.unlocked.includes(scenario) ? null : 'notUnlocked';
  },
  apply: (c, { scenario, level }) => setOut(c, { scenario, casual: true, level, dungeon: null }, false),
  candidates: (_, campaign) =>
    campaign.world.unlocked.flatMap((scenario) =>
      SCENARIO_LEVELS.map((level) => ({ move: 'single', scenario, level })),
    ),
};

/** L34: plays a random dungeon. Its decks are shuffled now, and doors later reveal dungeon rooms in the shuffled order. */
export const dungeonRule: MoveRule<MoveOf<'dungeon'>> = {
  refuse: (book, campaign, { level }) => refuseToSetOut(book, campaign, level),
  apply(c, { level, penalties }) {
    const rooms = shuffle(c, c.book.dungeon.rooms).map(({ id }) => id);
    const foes = shuffle(c, c.book.dungeon.foes).map(({ id }) => id);
    setOut(c, { scenario: null, casual: true, level, dungeon: { rooms, foes, penalties } }, false);
  },
  candidates: () => SCENARIO_LEVELS.map((level) => ({ move: 'dungeon', level, penalties: DUNGEON_PENALTIES })),
};

/** L34.4: the preset severities of the penalties of the three dungeon rooms. */
export const DUNGEON_PENALTIES: readonly [PenaltyStep, PenaltyStep, PenaltyStep] = ['none', 'minor', 'major'];

/**
 * L31.1: whether there is a road event on the way to a scenario. There is none from camp to the scenario just finished, or to a scenario
 * linked to that one. There is none from town to a scenario that is linked to town.
 */
function hasRoadEvent(book: CampaignBook, campaign: Campaign, scenario: string): boolean {
  const { stage } = campaign;
  const node = scenarioNode(book, scenario);
  if (stage.at === 'town') return !node?.linkedToTown;
  if (stage.at !== 'camp' || stage.after === null) return true;
  const last = scenarioNode(book, stage.after);
  return stage.after !== scenario && !last?.links.includes(scenario) && !node?.links.includes(stage.after);
}

function setOut(c: CampaignTransaction, journey: Journey, road: boolean): void {
  const { scenario, casual, level } = journey;
  c.state.stage = { at: 'road', journey };
  emit(c, { fact: 'setOut', scenario, casual, level, rule: scenario === null ? 'L34.1' : 'L30.1' });
  push(c, { do: 'arrive' });
  if (road) drawEvent(c, 'road');
}

/** L31.1: lets the party arrive at its scenario, and gives the scenario a seed. */
export function doArrive(c: CampaignTransaction): void {
  const { stage } = c.state;
  if (stage.at !== 'road') return;
  const seed = Array.from({ length: SEED_PARTS }, () => randomInt(c, SEED_RANGE)).join('-');
  c.state.stage = { at: 'scenario', journey: stage.journey, seed };
  emit(c, { fact: 'arrived', at: 'scenario', rule: 'L31.1' });
}

/** Returns to town (L30.4). */
export const toTownRule: MoveRule<MoveOf<'toTown'>> = {
  refuse(_, { stage: { at } }) {
    if (at === 'town') return 'alreadyInTown';
    return at === 'camp' ? null : 'notBetweenScenarios';
  },
  apply(c) {
    c.state.stage = { at: 'town', eventDrawn: false, donated: [] };
    emit(c, { fact: 'arrived', at: 'town', rule: 'L30.4' });
  },
  candidates: () => [{ move: 'toTown' }],
};
