/** Defines the state of a campaign as plain JSON: the world, heroes, parties, the place of the party that plays, and pending tasks. */
import type { GeneratorState } from '../../core/chance';
import type { DeepReadonly } from '../../core/transaction';
import type { Enhancement, PendingEffect, Setup, TablePending } from '../book';
import type { DungeonDraw } from '../dungeonDef';
import type { CardId, HeroId, ItemId } from '../vocabulary';
import type { AchievementId, Effect, EventDeck, EventId, OptionName, PageId, QuestId, ScenarioId } from './book';

/** A hero's number in this campaign, which no later hero gets. A class can return as a hero with another number. */
export type HeroNo = number;

/** A hero's progress in its quest. A step counts either a number or different names. */
export interface Progress {
  /** The index of the current step; the number of steps if the quest is completed. */
  step: number;
  /** The number that the current step has reached. */
  count: number;
  /** The different names that the current step has counted. */
  names: string[];
}

/** A hero of the campaign. */
export interface Hero {
  no: HeroNo;
  class: HeroId;
  name: string;
  /** An index of `Campaign.lines`. The heroes of a line succeed each other; each retired hero gives the later heroes a perk (L32.2). */
  line: number;
  level: number;
  experience: number;
  gold: number;
  items: ItemId[];
  /** The items that the hero last equipped (L21.1). */
  equipped: ItemId[];
  pool: CardId[];
  hand: CardId[];
  /** The number of ticks in each row of the perk sheet. */
  perks: number[];
  /** The number of perks with which the hero started. */
  startPerks: number;
  /** L32.7: the number of checkmarks, at most 18. */
  checkmarks: number;
  /** The hero's quest; null if no quest was left for the hero, or if it is not chosen yet. */
  quest: QuestId | null;
  progress: Progress;
  /** The effects that wait for the hero's next set-up (L2.1). */
  pending: PendingEffect[];
}

/** A party (L30.2). */
export interface Party {
  name: string;
  notes: string;
  achievements: AchievementId[];
  reputation: number;
  /** The numbers of at most four heroes of different classes. */
  heroes: HeroNo[];
}

/** The part of a campaign that all parties share (L30.2). */
export interface World {
  unlocked: ScenarioId[];
  completed: ScenarioId[];
  blocked: ScenarioId[];
  achievements: AchievementId[];
  /** The number of prosperity marks, which determine the prosperity level (L32.12). */
  prosperity: number;
  /** The gold that was donated in total (L32.6). */
  donations: number;
  classes: HeroId[];
  /** The number of copies of each item that are in the game: in stock or owned. */
  copies: Record<ItemId, number>;
  /** The number of copies of each item that exist in addition to the printed number. */
  moreCopies: Record<ItemId, number>;
  /** L31.5: the event decks, next card first. */
  events: Record<EventDeck, EventId[]>;
  /** L31.5: the event cards that have left the game. */
  eventsGone: EventId[];
  /** The deck of quests, next card first. */
  quests: QuestId[];
  /** The quests of retired heroes, which have left the game. */
  questsDone: QuestId[];
  /** The sealed pages that have been opened (L33.3). */
  pages: PageId[];
  /** L33.2: the deck of random designs, next card first. */
  designs: ItemId[];
  /** L33.2: the deck of side scenarios, next card first. */
  sideScenarios: ScenarioId[];
  /** The numbers of the ordinary treasures that have been looted (L4.7). */
  looted: number[];
  /** L32.8: the enhancements of each class, which are permanent. */
  enhancements: Record<HeroId, Enhancement[]>;
  /** The bonuses with which each new hero starts, in addition to what L32.2 gives. */
  newHeroes: { gold: number; checkmarks: number; perks: number };
  /** The number of blessings that a donation gives (L32.6). */
  blessings: number;
  /** The effects that wait for the next set-up of any party. */
  pending: TablePending[];
  endings: string[];
}

/** A journey of the party to a scenario. */
export interface Journey {
  /** The scenario's id; null for a random dungeon (L34). */
  scenario: ScenarioId | null;
  /** L30.1: whether the scenario is played as a single scenario. */
  casual: boolean;
  level: number;
  dungeon: DungeonDraw | null;
}

/** The place of the party that plays. */
export type Stage =
  /** `eventDrawn`, `donated`: whether an event was drawn, and who has donated, during this visit to the town (L32.1, L32.6). */
  | { at: 'town'; eventDrawn: boolean; donated: HeroNo[] }
  /** The party is on the road, where a road event is in progress. */
  | { at: 'road'; journey: Journey }
  | { at: 'scenario'; journey: Journey; seed: string }
  /** L30.4: the party has finished a scenario and is neither in town nor on the road. */
  | { at: 'camp'; after: ScenarioId | null };

/** The cause of an effect on the campaign. */
export type Cause =
  | { cause: 'event'; event: EventId; option: OptionName }
  | { cause: 'scenario'; scenario: ScenarioId }
  | { cause: 'quest'; quest: QuestId }
  | { cause: 'page'; page: PageId };

/** A pending task of the agenda. The last task of the list is done first. */
export type CampaignTask =
  | { do: 'effects'; effects: Effect[]; cause: Cause }
  /** Applies the outcomes of an option from index `next` on. `applied`: whether an earlier outcome applied. */
  | { do: 'outcomes'; event: EventId; option: OptionName; next: number; applied: boolean }
  | { do: 'afterEvent'; event: EventId; option: OptionName }
  | { do: 'share'; left: number; cause: Cause }
  | { do: 'dealQuest'; hero: HeroNo }
  | { do: 'arrive' }
  | { do: 'scenarioDone' };

/** A question to the player. */
export type CampaignQuestion =
  /** Option A or B of an event (L31.2). */
  | { ask: 'option'; event: EventId }
  /** L31.3: whether to pay. `outcome`: the index of the outcome that the payment brings. */
  | { ask: 'pay'; gold: number; event: EventId; option: OptionName; outcome: number }
  /** L31.4: how to share gold, or (if negative) how to pay gold together. One hero after the other takes or gives a part. */
  | { ask: 'share'; left: number; cause: Cause }
  /** L31.4, L33.1: which hero receives the effect. `effect` is an item, or has `whom: 'one'`. */
  | { ask: 'hero'; effect: Effect; heroes: HeroNo[]; cause: Cause }
  /** Which personal quest to keep (L32.2). */
  | { ask: 'quest'; hero: HeroNo; quests: QuestId[] };

/** The state of a campaign with a mutable type, for the rules that carry out a move. */
export interface CampaignState {
  generator: GeneratorState;
  variants: Setup['variants'];
  openInformation: boolean;
  world: World;
  /** The heroes in play, whether they are in a party or not. */
  heroes: Hero[];
  nextHero: HeroNo;
  /** The number of retired heroes in each line. */
  lines: number[];
  parties: Party[];
  /** The party that plays, as an index of `parties`. */
  party: number;
  stage: Stage;
  /** The stack of pending tasks. The last task is done first. */
  agenda: CampaignTask[];
  question: CampaignQuestion | null;
}

/** The state of a campaign with a read-only type, for all code outside moves. */
export type Campaign = DeepReadonly<CampaignState>;
