/**
 * The screen machine of the Long Table, which determines the order of the screens. It holds the campaign but not the state
 * of the running scenario.
 */
import { and, assertEvent, assign, createActor, not, type SnapshotFrom, setup } from 'xstate';
import { campaignBook } from '../../content/longTable/campaign/book';
import { printableName } from '../../rules/core/names';
import type { Setup } from '../../rules/longTable/book';
import { beginCampaign } from '../../rules/longTable/campaign/begin';
import type { ChangedCampaign } from '../../rules/longTable/campaign/change';
import type { CampaignFact } from '../../rules/longTable/campaign/facts';
import type { Move } from '../../rules/longTable/campaign/moves';
import { finishScenario, makeMove } from '../../rules/longTable/campaign/play';
import type { ScenarioResult } from '../../rules/longTable/campaign/result';
import type { Campaign, Journey } from '../../rules/longTable/campaign/state';
import { DUNGEON_PENALTIES } from '../../rules/longTable/campaign/travel';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { CHART_OPTIONS } from '../machine';
import { SHARED_SCREENS, type SharedCommand, sharedStates } from '../screens';
import { isSingle, stageOf, type TableCampaign } from './campaign';

/**
 * 'naming': founding a party; 'packs': scenarios from outside; 'camp': the campaign outside a scenario; 'table': a scenario;
 * 'outcome': the result of a scenario.
 */
export const SCREENS = [...SHARED_SCREENS, 'naming', 'packs', 'camp', 'table', 'outcome'] as const;
export type Screen = (typeof SCREENS)[number];

/** Options of a campaign, fixed when its party is founded: open information (L3.4) and the variants (L35). */
export type CampaignOptions = Pick<Setup, 'openInformation' | 'variants'>;

/** The default options. */
export const DEFAULT_CAMPAIGN_OPTIONS: CampaignOptions = {
  openInformation: true,
  variants: { lessChance: false, death: false, grim: false },
};

/** The player's choices for a new party. */
export interface NewParty extends CampaignOptions {
  readonly id: string;
  readonly name: string;
  readonly heroes: readonly { readonly class: HeroId; readonly name: string }[];
  readonly seed: string;
}

/** The result of a scenario, shown once and not saved, because the campaign already includes it. */
export interface Outcome {
  readonly page: 'outcome';
  readonly scenario: string | null;
  readonly result: ScenarioResult;
  readonly facts: readonly CampaignFact[];
  /** The journey to the scenario, with which `playAgain` starts the scenario once more. */
  readonly journey: Journey | null;
}

/**
 * The result of an answer to an event card (L31.2, L31.3) or of a retirement (L32.11). The campaign already includes this result; the
 * page shows it once, before the next step.
 */
export interface AnswerResult {
  readonly page: 'told';
  /** False while the player still has to decide a part of the result (L31.4). The page appears after that decision. */
  readonly settled: boolean;
  /** The campaign before the answer or the retirement; it still contains a hero who retires. */
  readonly before: Campaign;
  readonly move: Move;
  readonly facts: readonly CampaignFact[];
}

/** The data of the screen machine. */
export interface GameContext {
  readonly campaign: TableCampaign | null;
  readonly page: Outcome | AnswerResult | null;
}

/** A command to the screen machine. */
export type GameCommand =
  | SharedCommand<TableCampaign>
  | ({ readonly type: 'found' } & NewParty)
  /** A move of the campaign, outside a scenario (L30-L35). */
  | { readonly type: 'move'; readonly move: Move }
  /** The scenario is over. */
  | { readonly type: 'ended'; readonly result: ScenarioResult }
  /** Continues from the outcome, or from the result of an answer. */
  | { readonly type: 'proceed' }
  /** Plays the scenario of the outcome once more. @param seed the seed of a pack's scenario; a campaign has its own seeds */
  | { readonly type: 'again'; readonly seed: string }
  /** Shows the player's packs. */
  | { readonly type: 'packs' };

/** Founds a campaign. @returns null if the heroes or the name are not allowed */
function foundCampaign({ id, name, heroes, openInformation, variants, seed }: NewParty): TableCampaign | null {
  const party = printableName(name);
  if (party === null) return null;
  const begun = beginCampaign(campaignBook(), {
    party,
    heroes,
    variants,
    openInformation,
    seed,
  });
  return 'refused' in begun ? null : kept(id, party, begun.campaign);
}

const kept = (id: string, name: string, state: Campaign): TableCampaign => ({ id, name, stage: stageOf(state), state });

/**
 * L30.1: returns the campaign on the way to the same scenario. Null if the scenario cannot be played again now, for example because the
 * campaign has completed it.
 * @param seed the seed of a pack's scenario; a campaign has its own seeds
 */
export function playAgain(campaign: TableCampaign, journey: Journey | null, seed: string): TableCampaign | null {
  if (journey === null) return null;
  if (isSingle(campaign)) return after(campaign, { ...campaign.state, stage: { at: 'scenario', journey, seed } });
  const made = makeMove(campaignBook(), campaign.state, moveTo(journey));
  return 'refused' in made ? null : after(campaign, made.campaign);
}

function moveTo({ scenario, casual, level, dungeon }: Journey): Move {
  if (scenario === null) return { move: 'dungeon', level, penalties: dungeon?.penalties ?? DUNGEON_PENALTIES };
  return { move: casual ? 'single' : 'travel', scenario, level };
}

const after = (campaign: TableCampaign, state: Campaign) => kept(campaign.id, campaign.name, state);

/** Facts that have a result page: the outcome of an event card, and a retirement. */
const SHOWN_FACTS: readonly CampaignFact['fact'][] = ['outcomeApplied', 'heroRetired'];

/**
 * Questions that belong to the result of an answer: whether the heroes pay, how they share a payment or a gain, which hero receives an
 * effect. A result is not settled before the player has answered them.
 */
const FOLLOW_UP_QUESTIONS: ReadonlySet<string> = new Set(['pay', 'share', 'hero']);

/**
 * The result to show after a move; null if there is none, or if the player has already read it. If the player shares out
 * gold after reading the outcome (L31.4), the outcome is not shown again. A payment that the heroes share (L31.3) comes
 * before its outcome, so the outcome is still new.
 * @param open the result that still has an open question; null if there is none
 */
function resultToShow(
  open: AnswerResult | null,
  before: Campaign,
  move: Move,
  made: ChangedCampaign,
): AnswerResult | null {
  const facts = [...(open?.facts ?? []), ...made.facts];
  if (!facts.some(({ fact }) => SHOWN_FACTS.includes(fact))) return null;
  const { question } = made.campaign;
  const settled = question === null || !FOLLOW_UP_QUESTIONS.has(question.ask);
  const isRead = open?.move.move === 'choose' && !made.facts.some(({ fact }) => SHOWN_FACTS.includes(fact));
  if (settled && move.move === 'share' && isRead) return null;
  return { page: 'told', settled, before: open?.before ?? before, move: open?.move ?? move, facts };
}

const openTold = (page: GameContext['page']): AnswerResult | null =>
  page?.page === 'told' && !page.settled ? page : null;

/** The screen machine of the Long Table. */
export const screenMachine = setup({
  types: { context: {} as GameContext, events: {} as GameCommand },
  guards: {
    canFound: ({ event }) => event.type === 'found' && foundCampaign(event) !== null,
    atTable: ({ context }) => context.campaign?.stage.at === 'table',
    isSingle: ({ context: { campaign } }) => campaign !== null && isSingle(campaign),
    canPlayAgain: ({ context: { campaign, page } }) =>
      campaign !== null && page?.page === 'outcome' && playAgain(campaign, page.journey, '') !== null,
    isTold: ({ context: { page } }) => page?.page === 'told' && page.settled,
  },
  actions: {
    found: assign(({ event }) => {
      assertEvent(event, 'found');
      return { campaign: foundCampaign(event) };
    }),
    resume: assign(({ event }) => {
      assertEvent(event, 'resume');
      return { campaign: event.campaign };
    }),
    /** A refused move changes nothing. */
    move: assign(({ context: { campaign, page }, event }) => {
      assertEvent(event, 'move');
      const made = campaign && makeMove(campaignBook(), campaign.state, event.move);
      if (!campaign || !made || 'refused' in made) return {};
      return {
        campaign: after(campaign, made.campaign),
        page: resultToShow(openTold(page), campaign.state, event.move, made),
      };
    }),
    finish: assign(({ context: { campaign }, event }) => {
      assertEvent(event, 'ended');
      if (!campaign) return {};
      const { stage } = campaign.state;
      const journey = stage.at === 'scenario' ? stage.journey : null;
      const scenario = journey?.scenario ?? null;
      // A single scenario of a pack gives no rewards, and its campaign ends with the scenario.
      if (isSingle(campaign))
        return {
          campaign: after(campaign, { ...campaign.state, stage: { at: 'camp', after: null } }),
          page: { page: 'outcome', scenario, result: event.result, facts: [], journey },
        };
      const done = finishScenario(campaignBook(), campaign.state, event.result);
      if ('refused' in done) return {};
      return {
        campaign: after(campaign, done.campaign),
        page: { page: 'outcome', scenario, result: event.result, facts: done.facts, journey },
      };
    }),
    playAgain: assign(({ context: { campaign, page }, event }) => {
      assertEvent(event, 'again');
      if (!campaign || page?.page !== 'outcome') return {};
      return { campaign: playAgain(campaign, page.journey, event.seed) ?? campaign, page: null };
    }),
    closePage: assign({ page: null }),
    closeCampaign: assign({ campaign: null, page: null }),
  },
}).createMachine({
  id: 'game',
  options: CHART_OPTIONS,
  context: { campaign: null, page: null },
  initial: 'boot',
  states: {
    ...sharedStates,
    title: { on: { ...sharedStates.title.on, packs: 'packs' } },
    /** The list of scenarios from outside. A game of such a scenario returns here. */
    packs: { on: { resume: sharedStates.title.on.resume, back: 'title' } },
    naming: { on: { found: { guard: 'canFound', target: 'placing', actions: 'found' }, back: 'title' } },
    /** Goes to the screen for the campaign's stage, or first to a result that the player has not read. */
    placing: {
      always: [
        { guard: 'isTold', target: 'camp' },
        { guard: 'atTable', target: 'table' },
        { guard: 'isSingle', target: 'packs', actions: 'closeCampaign' },
        { target: 'camp' },
      ],
    },
    camp: {
      on: {
        move: { guard: and([not('isTold'), not('atTable')]), target: 'placing', actions: 'move' },
        proceed: { guard: 'isTold', target: 'placing', actions: 'closePage' },
        back: { guard: 'isTold', target: 'placing', actions: 'closePage' },
        toTable: { guard: 'atTable', target: 'table' },
      },
    },
    /** If the player goes back to the camp, the scenario stays in progress. */
    table: {
      on: { ended: { target: 'outcome', actions: 'finish' }, back: { guard: not('isSingle'), target: 'camp' } },
    },
    outcome: {
      on: {
        proceed: { target: 'placing', actions: 'closePage' },
        back: { target: 'placing', actions: 'closePage' },
        again: { guard: 'canPlayAgain', target: 'placing', actions: 'playAgain' },
      },
    },
  },
  on: {
    quit: [
      { guard: 'isSingle', target: '.packs', actions: 'closeCampaign' },
      { target: '.title', actions: 'closeCampaign' },
    ],
  },
});

export type GameSnapshot = SnapshotFrom<typeof screenMachine>;

/** Starts the screen machine. */
export const startScreenActor = () => createActor(screenMachine).start();

/** The current screen. */
export function screenOf({ value }: GameSnapshot): Screen {
  if (value === 'placing') throw new TypeError('the state "placing" has no screen');
  return value;
}
