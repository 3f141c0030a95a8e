/** A campaign as plain JSON: the world, the parties, their heroes, where they are, and what is still to be settled. */
import type { GeneratorState } from '../../core/chance';
import type { DeepReadonly } from '../../core/transaction';
import type { DungeonDraw, Enhancement, PendingEffect, Setup, TablePending } from '../book';
import type { CardId, HeroId, ItemId } from '../vocabulary';
import type { AchievementId, Effect, EventDeck, EventId, OptionName, PageId, QuestId, ScenarioId } from './book';

/** A hero of this campaign; never used again. A class may come again with another number. */
export type HeroNo = number;

/** How far a hero is in its quest: the step at hand, and what has been counted or named for it. */
export interface Progress {
  step: number;
  count: number;
  names: string[];
}

export interface Hero {
  no: HeroNo;
  class: HeroId;
  name: string;
  /** Whose heroes follow each other: a perk for each one retired (L32.2). Index of `Campaign.lines`. */
  line: number;
  level: number;
  experience: number;
  gold: number;
  items: ItemId[];
  /** What it equipped last (L21.1), and took as its hand. */
  equipped: ItemId[];
  pool: CardId[];
  hand: CardId[];
  /** Ticks on each line of the perk sheet. */
  perks: number[];
  /** Perks that it began with. */
  startPerks: number;
  /** L32.7: at most 18. */
  checkmarks: number;
  /** Null: none is left for it, or not chosen yet. */
  quest: QuestId | null;
  progress: Progress;
  /** For its next set-up (L2.1). */
  pending: PendingEffect[];
}

/** L30.2 */
export interface Party {
  name: string;
  notes: string;
  achievements: AchievementId[];
  reputation: number;
  /** At most four, no class twice. */
  heroes: HeroNo[];
}

/** L30.2: for all parties. */
export interface World {
  unlocked: ScenarioId[];
  completed: ScenarioId[];
  blocked: ScenarioId[];
  achievements: AchievementId[];
  /** Marks; the level follows (L32.12). */
  prosperity: number;
  /** Gold given in all (L32.6). */
  donations: number;
  classes: HeroId[];
  /** Copies of each item that are in stock or owned, and how many more than printed there may be. */
  copies: Record<ItemId, number>;
  moreCopies: Record<ItemId, number>;
  /** L31.5: the next card first; those that have left the game. */
  events: Record<EventDeck, EventId[]>;
  eventsGone: EventId[];
  /** Quests that nobody has; the next card first. Those fulfilled have left the game. */
  quests: QuestId[];
  questsDone: QuestId[];
  pages: PageId[];
  /** L33.2: decks, the next card first. */
  designs: ItemId[];
  sideScenarios: ScenarioId[];
  /** L4.7 */
  looted: number[];
  /** L32.8: for good, for the class. */
  enhancements: Record<HeroId, Enhancement[]>;
  /** What each new hero starts with besides L32.2. */
  newHeroes: { gold: number; checkmarks: number; perks: number };
  blessings: number;
  /** For the next set-up, whoever plays it. */
  pending: TablePending[];
  endings: string[];
}

/** A scenario that the party goes to. */
export interface Journey {
  /** Null: a random dungeon (L34). */
  scenario: ScenarioId | null;
  /** L30.1: single scenario. */
  casual: boolean;
  level: number;
  dungeon: DungeonDraw | null;
}

export type Stage =
  /** `eventDrawn`, `donated`: in this visit (L32.1, L32.6). */
  | { at: 'town'; eventDrawn: boolean; donated: HeroNo[] }
  /** A road event is being settled. */
  | { at: 'road'; journey: Journey }
  | { at: 'scenario'; journey: Journey; seed: string }
  /** L30.4: after a scenario. */
  | { at: 'camp'; after: ScenarioId | null };

/** Why something comes to the campaign. */
export type Cause =
  | { cause: 'event'; event: EventId; option: OptionName }
  | { cause: 'scenario'; scenario: ScenarioId }
  | { cause: 'quest'; quest: QuestId }
  | { cause: 'page'; page: PageId };

/** What is still to be done; the last of the list comes first. */
export type CampaignTask =
  | { do: 'effects'; effects: Effect[]; cause: Cause }
  /** The outcomes of an option from `next` on; `applied`: one above it was. */
  | { do: 'outcomes'; event: EventId; option: OptionName; next: number; applied: boolean }
  | { do: 'afterEvent'; event: EventId; option: OptionName }
  | { do: 'share'; left: number; cause: Cause }
  | { do: 'dealQuest'; hero: HeroNo }
  | { do: 'arrive' }
  | { do: 'scenarioDone' };

/** What the player is asked. */
export type CampaignQuestion =
  /** L31.2 */
  | { ask: 'option'; event: EventId }
  /** L31.3; `outcome`: the one that it would bring. */
  | { ask: 'pay'; gold: number; event: EventId; option: OptionName; outcome: number }
  /** L31.4: gold that is shared out, or (negative) paid together; some of it to or by one hero at a time. */
  | { ask: 'share'; left: number; cause: Cause }
  /** L31.4, L33.1: one hero whom the effect comes to; it says each. */
  | { ask: 'hero'; effect: Effect; heroes: HeroNo[]; cause: Cause }
  /** L32.2 */
  | { ask: 'quest'; hero: HeroNo; quests: QuestId[] };

export interface CampaignState {
  generator: GeneratorState;
  variants: Setup['variants'];
  openInformation: boolean;
  world: World;
  /** Heroes in play, in any party or in none. */
  heroes: Hero[];
  nextHero: HeroNo;
  /** Heroes retired in each line. */
  lines: number[];
  parties: Party[];
  /** The party that is playing: index of `parties`. */
  party: number;
  stage: Stage;
  /** A stack: the last comes first. */
  agenda: CampaignTask[];
  question: CampaignQuestion | null;
}

/** A campaign that nobody outside of a move may change. */
export type Campaign = DeepReadonly<CampaignState>;
