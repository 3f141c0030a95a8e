/**
 * The outer game (the order of screens) as an XState machine. The machine holds the campaign but not the running scenario, which belongs to
 * the session. The app saves the campaign after each change. Commands bring loaded campaigns, ids and seeds from the app.
 */
import { and, assertEvent, assign, createActor, not, type SnapshotFrom, setup } from 'xstate';
import { printableName } from '../../rules/core/names';
import type { CardId, ItemId, ScenarioLevel } from '../../rules/inHand/vocabulary';
import { CHART_OPTIONS } from '../machine';
import { SHARED_SCREENS, type SharedCommand, sharedStates } from '../screens';
import {
  type Campaign,
  canPlay,
  changeVariants,
  countPractice,
  endingScenarioOf,
  enterScenario,
  type HeroId,
  leaveOutcome,
  newCampaign,
  obeySummons,
  type ScenarioResult,
  type Variants,
} from './campaign';
import { canUpgrade, levelUp, mustLevelUp } from './levels';
import { finishScenario } from './outcome';
import { isSingle } from './singleGame';
import { buy, mustSell, sell, takeBackPurchase } from './town';

/** All screens. 'page' is the page of a scenario; 'table' is the running scenario. */
export const SCREENS = [
  ...SHARED_SCREENS,
  'naming',
  'campaign',
  'page',
  'summons',
  'table',
  'outcome',
  'levelUp',
  'town',
  'ending',
] as const;
export type Screen = (typeof SCREENS)[number];

/** The open page of a scenario, and the scenario level that the player has chosen on the page (R5.1). */
export interface ScenarioChoice {
  readonly scenario: number;
  readonly scenarioLevel: ScenarioLevel;
}

/** A visit to town. The player can undo each purchase until the visit ends. */
export interface TownVisit {
  readonly bought: readonly ItemId[];
}

/** The data of the screen machine. */
export interface GameContext {
  readonly campaign: Campaign | null;
  readonly page: ScenarioChoice | TownVisit | null;
}

/** Returns the open scenario page, or null if none is open. */
export const scenarioOf = (page: GameContext['page']): ScenarioChoice | null =>
  page && 'scenario' in page ? page : null;

/** Returns the items bought during this visit to town; none outside the town. */
export const purchasesOf = (page: GameContext['page']): readonly ItemId[] =>
  page && 'bought' in page ? page.bought : [];

/** A command to the screen machine. */
export type GameCommand =
  | SharedCommand<Campaign>
  /** Creates a campaign with this name. If `hero` is absent, the hero is the Bailiff. */
  | {
      readonly type: 'name';
      readonly id: string;
      readonly name: string;
      readonly variants: Variants;
      readonly hero?: HeroId;
    }
  /** Changes the rule variants (R2.2, R30). */
  | { readonly type: 'vary'; readonly variants: Variants }
  | { readonly type: 'open'; readonly scenario: number }
  /** Chooses the scenario level (R5.1). */
  | { readonly type: 'chooseLevel'; readonly scenarioLevel: ScenarioLevel }
  | { readonly type: 'begin'; readonly seed: string }
  /** The scenario is won, lost or given up. */
  | { readonly type: 'ended'; readonly result: ScenarioResult }
  /** The player has taken back a random result (practice). */
  | { readonly type: 'practised' }
  | { readonly type: 'proceed' }
  /** Raises a card to level 2 (R28.1). */
  | { readonly type: 'upgrade'; readonly card: CardId }
  /** Goes to town (R29). */
  | { readonly type: 'visitTown' }
  | { readonly type: 'buy'; readonly item: ItemId }
  | { readonly type: 'sell'; readonly item: ItemId }
  /** Gives back an item that the hero has bought during this visit, for the full price. */
  | { readonly type: 'takeBack'; readonly item: ItemId }
  /** Continues from the King's summons to the scenario (R3.5). */
  | { readonly type: 'obey' };

const visitWithout = (page: GameContext['page'], item: ItemId): TownVisit => ({
  bought: purchasesOf(page).filter((each) => each !== item),
});

/** The screen machine of the mode in hand. */
export const screenMachine = setup({
  types: { context: {} as GameContext, events: {} as GameCommand },
  guards: {
    hasName: ({ event }) => event.type === 'name' && printableName(event.name) !== null,
    mayOpen: ({ context, event }) =>
      event.type === 'open' && context.campaign !== null && canPlay(context.campaign, event.scenario),
    mayUpgrade: ({ context, event }) =>
      event.type === 'upgrade' && context.campaign !== null && canUpgrade(context.campaign, event.card),
    atTable: ({ context }) => context.campaign?.stage.at === 'table',
    inCamp: ({ context }) => context.campaign?.stage.at === 'camp',
    isSingle: ({ context }) => context.campaign !== null && isSingle(context.campaign),
    atSummons: ({ context }) => context.campaign?.stage.at === 'summons',
    mustSell: ({ context }) => context.campaign !== null && mustSell(context.campaign),
    mayLeaveTown: ({ context }) => context.campaign !== null && !mustSell(context.campaign),
    hasEnded: ({ context }) => context.campaign !== null && endingScenarioOf(context.campaign) !== null,
    atOutcome: ({ context }) => context.campaign?.stage.at === 'outcome',
    mustLevelUp: ({ context }) => context.campaign !== null && mustLevelUp(context.campaign),
  },
  actions: {
    create: assign(({ event }) => {
      assertEvent(event, 'name');
      const name = printableName(event.name);
      return name === null ? {} : { campaign: newCampaign(event.id, name, event.variants, event.hero) };
    }),
    resume: assign(({ event }) => {
      assertEvent(event, 'resume');
      return { campaign: event.campaign };
    }),
    vary: assign(({ context: { campaign }, event }) => {
      assertEvent(event, 'vary');
      return { campaign: campaign && changeVariants(campaign, event.variants) };
    }),
    open: assign(({ context, event }) => {
      assertEvent(event, 'open');
      return { page: { scenario: event.scenario, scenarioLevel: context.campaign?.scenarioLevel ?? 1 } };
    }),
    chooseLevel: assign(({ context, event }) => {
      assertEvent(event, 'chooseLevel');
      const page = scenarioOf(context.page);
      return { page: page && { ...page, scenarioLevel: event.scenarioLevel } };
    }),
    begin: assign(({ context, event }) => {
      assertEvent(event, 'begin');
      const { campaign } = context;
      const page = scenarioOf(context.page);
      if (!campaign || !page) return {};
      return { campaign: enterScenario(campaign, page.scenario, page.scenarioLevel, event.seed), page: null };
    }),
    finish: assign(({ context: { campaign }, event }) => {
      assertEvent(event, 'ended');
      return { campaign: campaign && finishScenario(campaign, event.result) };
    }),
    practise: assign(({ context: { campaign } }) => ({ campaign: campaign && countPractice(campaign) })),
    leaveOutcome: assign(({ context: { campaign } }) => ({ campaign: campaign && leaveOutcome(campaign) })),
    upgrade: assign(({ context: { campaign }, event }) => {
      assertEvent(event, 'upgrade');
      return { campaign: campaign && levelUp(campaign, event.card) };
    }),
    buy: assign(({ context: { campaign, page }, event }) => {
      assertEvent(event, 'buy');
      const after = campaign && buy(campaign, event.item);
      return after === campaign ? {} : { campaign: after, page: { bought: [...purchasesOf(page), event.item] } };
    }),
    sell: assign(({ context: { campaign, page }, event }) => {
      assertEvent(event, 'sell');
      return { campaign: campaign && sell(campaign, event.item), page: visitWithout(page, event.item) };
    }),
    takeBack: assign(({ context: { campaign, page }, event }) => {
      assertEvent(event, 'takeBack');
      if (!campaign || !purchasesOf(page).includes(event.item)) return {};
      return { campaign: takeBackPurchase(campaign, event.item), page: visitWithout(page, event.item) };
    }),
    obey: assign(({ context: { campaign } }) => ({ campaign: campaign && obeySummons(campaign) })),
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
    naming: { on: { name: { guard: 'hasName', target: 'campaign', actions: 'create' }, back: 'title' } },
    /** Chooses the screen: by the campaign's stage, and in camp by what the hero must do first. */
    placing: {
      always: [
        { guard: 'atTable', target: 'table' },
        { guard: 'atSummons', target: 'summons' },
        { guard: 'atOutcome', target: 'outcome' },
        { guard: 'hasEnded', target: 'ending' },
        { guard: 'mustLevelUp', target: 'levelUp' },
        { guard: 'mustSell', target: 'town' },
        { target: 'campaign' },
      ],
    },
    campaign: {
      on: {
        vary: { actions: 'vary' },
        open: { guard: and(['inCamp', 'mayOpen']), target: 'page', actions: 'open' },
        visitTown: { guard: 'inCamp', target: 'town' },
        toTable: { guard: 'atTable', target: 'table' },
      },
    },
    page: {
      on: {
        chooseLevel: { actions: 'chooseLevel' },
        begin: { target: 'placing', actions: 'begin' },
        back: { target: 'campaign', actions: 'closePage' },
      },
    },
    summons: { on: { visitTown: 'town', obey: { target: 'placing', actions: 'obey' } } },
    table: {
      on: {
        ended: { target: 'outcome', actions: 'finish' },
        practised: { actions: 'practise' },
        /** Leaves the table while the scenario remains in progress. A single scenario has no campaign screen to go to. */
        back: { guard: not('isSingle'), target: 'campaign' },
      },
    },
    outcome: { on: { proceed: { target: 'placing', actions: 'leaveOutcome' } } },
    levelUp: { on: { upgrade: { guard: 'mayUpgrade', target: 'placing', actions: 'upgrade' } } },
    /** R4.9: the hero can leave only with items that the hero may keep and wear together. */
    town: {
      exit: 'closePage',
      on: {
        buy: { actions: 'buy' },
        sell: { actions: 'sell' },
        takeBack: { actions: 'takeBack' },
        back: { guard: 'mayLeaveTown', target: 'placing' },
      },
    },
    ending: {},
  },
  on: { quit: { target: '.title', actions: 'closeCampaign' } },
});

export type GameSnapshot = SnapshotFrom<typeof screenMachine>;

/** Starts the screen machine. */
export const startScreenActor = () => createActor(screenMachine).start();

/** Returns the current screen. */
export function screenOf({ value }: GameSnapshot): Screen {
  if (value === 'placing') throw new TypeError('the state "placing" has no screen');
  return value;
}
