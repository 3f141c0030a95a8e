/** Plays a whole campaign of the Long Table, from the first visit to town to an ending. */
import { campaignMove } from '../../bots/longTable/campaign';
import type { Bot } from '../../bots/longTable/random';
import { bookFor, campaignBook } from '../../content/longTable';
import { begin, send } from '../../flow/longTable/play';
import { beginCampaign } from '../../rules/longTable/campaign/begin';
import type { ScenarioId } from '../../rules/longTable/campaign/book';
import type { CampaignFact } from '../../rules/longTable/campaign/facts';
import { finishScenario, makeMove } from '../../rules/longTable/campaign/play';
import { resultOf, type ScenarioResult } from '../../rules/longTable/campaign/result';
import { setupOf } from '../../rules/longTable/campaign/setupOf';
import type { Campaign } from '../../rules/longTable/campaign/state';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { increment, type Uses } from './game';

/** The scenarios with which the paths to all three endings begin (section 2 of the content). */
const FIRST = ['noticeOnTheDoor', 'groundRent', 'goodsAndChattels', 'returnedToSender', 'aFloatingCharge'] as const;
/** The scenarios on the path to each ending. */
export const PATHS: Readonly<Record<'I' | 'II' | 'III', readonly ScenarioId[]>> = {
  I: [...FIRST, 'theCrossing', 'theRopewalk', 'theLifeOffice', 'theSinkingFund', 'escrow', 'paidIn'],
  II: [...FIRST, 'theCrossing', 'theRopewalk', 'theLifeOffice', 'theSinkingFund', 'escrow', 'theLongTable'],
  III: [...FIRST, 'soMuchInThePound', 'theSaltOffice', 'theLifeOffice', 'theSinkingFund', 'escrow', 'theLongTable'],
};
export type Ending = keyof typeof PATHS;

/** One attempt at a scenario. */
export interface Attempt {
  /** Null for a random dungeon. */
  readonly scenario: ScenarioId | null;
  readonly level: number;
  readonly party: readonly HeroId[];
  readonly heroLevels: readonly number[];
  readonly won: boolean;
  readonly rounds: number;
}

/** The result of a whole campaign. */
export interface CampaignResult {
  readonly attempts: readonly Attempt[];
  readonly campaign: Campaign;
  /** The number of facts of each kind. */
  readonly facts: Uses;
  /** Number of drawn events. */
  readonly events: Readonly<Record<'city' | 'road', number>>;
}

/** Limits that no campaign reaches unless it hangs or the bot loses very often. */
const MAX_MOVES = 4000;
const MAX_ATTEMPTS = 60;

/** Plays the scenario that the party has travelled to. */
export type PlayScenario = (campaign: Campaign) => { readonly result: ScenarioResult; readonly rounds: number };

/**
 * Plays a campaign.
 * @throws Error if a move or a command is refused, or if no ending is reached; both are bugs in a bot or in the rules,
 * or very bad luck
 */
export function playCampaign(
  ending: Ending,
  heroes: readonly HeroId[],
  seed: string,
  table: PlayScenario,
): CampaignResult {
  const book = campaignBook();
  const facts: Uses = {};
  const events = { city: 0, road: 0 };
  const take = <C extends { readonly campaign: Campaign; readonly facts: readonly CampaignFact[] }>(
    made: C | { readonly refused: string },
  ): Campaign => {
    if ('refused' in made) throw new Error(`${seed}: ${made.refused}`);
    for (const fact of made.facts) {
      increment(facts, fact.fact);
      if (fact.fact === 'eventDrawn') events[book.events[fact.event]?.deck ?? 'city'] += 1;
    }
    return made.campaign;
  };
  let campaign = take(
    beginCampaign(book, {
      party: 'The bot’s own',
      heroes: heroes.map((each) => ({ class: each, name: each })),
      variants: { lessChance: false, death: false, grim: false },
      openInformation: heroes.length > 1,
      seed,
    }),
  );
  const attempts: Attempt[] = [];
  const losses: Record<ScenarioId, number> = {};
  for (let moves = 0; moves < MAX_MOVES && attempts.length < MAX_ATTEMPTS; moves += 1) {
    if (campaign.stage.at === 'scenario') {
      const { journey } = campaign.stage;
      const { result, rounds } = table(campaign);
      const levels = campaign.heroes.map(({ level }) => level);
      const party = result.heroes.map(({ hero }) => hero);
      attempts.push({
        scenario: journey.scenario,
        level: journey.level,
        party,
        heroLevels: levels,
        won: result.won,
        rounds,
      });
      if (!result.won && journey.scenario !== null) losses[journey.scenario] = (losses[journey.scenario] ?? 0) + 1;
      campaign = take(finishScenario(book, campaign, result));
      if (campaign.world.endings.length > 0) return { attempts, campaign, facts, events };
      continue;
    }
    const dungeons = attempts.some(({ scenario }) => scenario === null) ? 0 : 1;
    const move = campaignMove(book, campaign, { path: PATHS[ending], size: heroes.length, losses, dungeons });
    if (!move) throw new Error(`${seed}: the bot finds no move after ${attempts.length} attempts`);
    campaign = take(makeMove(book, campaign, move));
  }
  throw new Error(`${seed}: no ending after ${attempts.length} tries`);
}

/** Makes a function that lets a bot play a scenario; each scenario gets a new bot. */
export const playWithBot =
  (bot: () => Bot): PlayScenario =>
  (campaign) =>
    playScenario(campaign, bot());

function playScenario(campaign: Campaign, bot: Bot): ReturnType<PlayScenario> {
  const table = bookFor(setupOf(campaignBook(), campaign));
  let play = begin(table);
  for (let command = bot(play); command; command = bot(play)) {
    const sent = send(play, command);
    if (!sent.ok) throw new Error(`${JSON.stringify(command)} is refused: ${sent.reason}`);
    play = sent.play;
  }
  return { result: resultOf(table, play.state), rounds: play.state.round };
}
