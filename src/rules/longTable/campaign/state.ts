/** A campaign as plain JSON: the world, the parties with their heroes and places, and the pending tasks. */
import type { GeneratorState } from '../../core/chance';
import type { DeepReadonly } from '../../core/transaction';
import type { DungeonDraw, Enhancement, PendingEffect, Setup, TablePending } from '../book';
import type { CardId, HeroId, ItemId } from '../vocabulary';
import type { AchievementId, Effect, EventDeck, EventId, OptionName, PageId, QuestId, ScenarioId } from './book';

/** A hero's number in this campaign; it is never used again. The same class can return with another number. */
export type HeroNo = number;

/** A hero's progress in its quest: the current step, and the counts and names so far. */
export interface Progress {
  step: number;
  count: number;
  names: string[];
}

/** A hero of the campaign. */
export interface Hero {
  no: HeroNo;
  class: HeroId;
  name: string;
  /** Heroes of a line follow each other; each retired one gives a perk (L32.2). Index of `Campaign.lines`. */
  line: number;
  level: number;
  experience: number;
  gold: number;
  items: ItemId[];
  /** The items of its last equipment (L21.1) and its last hand. */
  equipped: ItemId[];
  pool: CardId[];
  hand: CardId[];
  /** Number of ticks for each line of the perk sheet. */
  perks: number[];
  /** Perks that it started with. */
  startPerks: number;
  /** L32.7: at most 18. */
  checkmarks: number;
  /** Null if none is left for it, or it is not chosen yet. */
  quest: QuestId | null;
  progress: Progress;
  /** Effects for its next set-up (L2.1). */
  pending: PendingEffect[];
}

/** A party (L30.2). */
export interface Party {
  name: string;
  notes: string;
  achievements: AchievementId[];
  reputation: number;
  /** At most four heroes of different classes. */
  heroes: HeroNo[];
}

/** What all parties share (L30.2). */
export interface World {
  unlocked: ScenarioId[];
  completed: ScenarioId[];
  blocked: ScenarioId[];
  achievements: AchievementId[];
  /** Prosperity marks; they determine the level (L32.12). */
  prosperity: number;
  /** Gold donated in total (L32.6). */
  donations: number;
  classes: HeroId[];
  /** Copies of each item in stock or owned, and how many more than the printed number may exist. */
  copies: Record<ItemId, number>;
  moreCopies: Record<ItemId, number>;
  /** L31.5: event decks, next card first, and the cards that have left the game. */
  events: Record<EventDeck, EventId[]>;
  eventsGone: EventId[];
  /** Quests that no hero has, next card first. Completed quests have left the game. */
  quests: QuestId[];
  questsDone: QuestId[];
  pages: PageId[];
  /** L33.2: decks, next card first. */
  designs: ItemId[];
  sideScenarios: ScenarioId[];
  /** Numbers of looted ordinary treasures (L4.7). */
  looted: number[];
  /** L32.8: permanent, for the class. */
  enhancements: Record<HeroId, Enhancement[]>;
  /** Bonuses of each new hero besides L32.2. */
  newHeroes: { gold: number; checkmarks: number; perks: number };
  blessings: number;
  /** For the next set-up of any party. */
  pending: TablePending[];
  endings: string[];
}

/** A journey of the party to a scenario. */
export interface Journey {
  /** Null for a random dungeon (L34). */
  scenario: ScenarioId | null;
  /** L30.1: whether it is played as a single scenario. */
  casual: boolean;
  level: number;
  dungeon: DungeonDraw | null;
}

/** The place of the party. */
export type Stage =
  /** `eventDrawn`, `donated`: during this visit (L32.1, L32.6). */
  | { at: 'town'; eventDrawn: boolean; donated: HeroNo[] }
  /** A road event is in progress. */
  | { at: 'road'; journey: Journey }
  | { at: 'scenario'; journey: Journey; seed: string }
  /** L30.4: after a scenario. */
  | { at: 'camp'; after: ScenarioId | null };

/** The cause of an effect on the campaign. */
export type Cause =
  | { cause: 'event'; event: EventId; option: OptionName }
  | { cause: 'scenario'; scenario: ScenarioId }
  | { cause: 'quest'; quest: QuestId }
  | { cause: 'page'; page: PageId };

/** A pending task; the last of the list is done first. */
export type CampaignTask =
  | { do: 'effects'; effects: Effect[]; cause: Cause }
  /** The outcomes of an option from `next` on. `applied`: one above it applied. */
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
  /** L31.3: whether to pay. `outcome`: the one that the payment brings. */
  | { ask: 'pay'; gold: number; event: EventId; option: OptionName; outcome: number }
  /** L31.4: gold to share out, or (negative) to pay together; one hero at a time gives or takes a part. */
  | { ask: 'share'; left: number; cause: Cause }
  /** L31.4, L33.1: the hero who receives the effect, which has `whom: 'each'` by then. */
  | { ask: 'hero'; effect: Effect; heroes: HeroNo[]; cause: Cause }
  /** Which personal quest to keep (L32.2). */
  | { ask: 'quest'; hero: HeroNo; quests: QuestId[] };

/** The state of a campaign as its rules write to it. */
export interface CampaignState {
  generator: GeneratorState;
  variants: Setup['variants'];
  openInformation: boolean;
  world: World;
  /** Heroes in play, in a party or in none. */
  heroes: Hero[];
  nextHero: HeroNo;
  /** Number of retired heroes in each line. */
  lines: number[];
  parties: Party[];
  /** The party that plays: index of `parties`. */
  party: number;
  stage: Stage;
  /** A stack: the last task is done first. */
  agenda: CampaignTask[];
  question: CampaignQuestion | null;
}

/** A campaign as all code outside a move sees it: read-only. */
export type Campaign = DeepReadonly<CampaignState>;
