/**
 * What is printed of a campaign: classes, items, the graph of its scenarios, events, quests, sealed pages, prices, the cards of
 * the random dungeon. All of it is data of closed kinds; the moves of this folder name none of it. A book is never changed.
 */
import type { BattleGoalDef, HeroDef, Penalty, PendingEffect, TablePending, TreasureDef } from '../book';
import type {
  CardDef,
  CardId,
  Condition,
  Counter,
  GoalId,
  HeroId,
  ItemDef,
  ItemId,
  MonsterId,
  PerkDef,
  SummonDef,
  SummonId,
  Verb,
} from '../vocabulary';

export type ScenarioId = string;
export type EventId = string;
export type QuestId = string;
export type PageId = string;
/** An achievement's printed name, such as `Engraver`, or with its type: `River: Clear` (L30.3). */
export type AchievementId = string;

/** L30.2, L30.3 */
export interface AchievementDef {
  readonly scope: 'party' | 'global';
  /** One with a type replaces the one held of its type. */
  readonly type?: string;
}

/** What must be held: one of each group. */
export type Needs = readonly (readonly AchievementId[])[];

/** What an outcome of an event, a reward, a quest or a page asks before it gives anything (L31.3). */
export type Circumstance =
  | { readonly if: 'class'; readonly hero: HeroId }
  | { readonly if: 'reputation'; readonly atLeast?: number; readonly atMost?: number }
  /** So much gold of all together, if they have it and agree; it is paid. */
  | { readonly if: 'pay'; readonly gold: number }
  /** `free`: a copy of it could be had; `taken`: none. */
  | { readonly if: 'free' | 'taken'; readonly item: ItemId }
  | { readonly if: 'achievement'; readonly achievement: AchievementId };

/** Whom an effect comes to: every hero of the party, or one of the player's choice. */
export type Whom = 'each' | 'one';

/** What events, rewards, quests and pages do to a campaign. Negative numbers take (L31.4). */
export type Effect =
  /** `collective`: shared by the player's choice. */
  | { readonly effect: 'gold'; readonly n: number; readonly whom: 'each' | 'collective' }
  | { readonly effect: 'experience' | 'checkmarks'; readonly n: number; readonly whom: Whom }
  | { readonly effect: 'reputation' | 'prosperity'; readonly n: number }
  /** L33.1: one copy, to one hero. */
  | { readonly effect: 'item'; readonly item: ItemId }
  /** L33.1: all copies to the stock. */
  | { readonly effect: 'design'; readonly item: ItemId }
  /** L33.2 */
  | { readonly effect: 'randomDesign' | 'randomScenario' }
  /** One more copy of every item that comes with this prosperity level. */
  | { readonly effect: 'moreCopies'; readonly prosperity: number }
  | { readonly effect: 'achievement'; readonly achievement: AchievementId }
  | { readonly effect: 'scenario'; readonly scenario: ScenarioId }
  /** Opens a class. If it is open already: what `otherwise` says; without that L33.2, one of each (L32.11). */
  | { readonly effect: 'class'; readonly hero: HeroId; readonly otherwise?: readonly Effect[] }
  /** L31.5: shuffled into its deck. */
  | { readonly effect: 'event'; readonly event: EventId }
  /** What each new hero starts with from now on, besides L32.2. */
  | { readonly effect: 'newHeroes'; readonly gold?: number; readonly checkmarks?: number; readonly perks?: number }
  /** So many blessings for a donation from now on (L32.6). */
  | { readonly effect: 'blessings'; readonly n: number }
  /** At the next set-up, for heroes or for the table. */
  | { readonly effect: 'next'; readonly pending: PendingEffect; readonly whom: Whom }
  | { readonly effect: 'nextTable'; readonly pending: TablePending }
  /** The campaign's story has ended so. */
  | { readonly effect: 'ending'; readonly ending: string }
  | { readonly effect: 'when'; readonly when: Circumstance; readonly effects: readonly Effect[] };

/** L31.2: applies if its circumstance holds; with `otherwise` only if none above it did (L31.3). */
export interface Outcome {
  readonly otherwise?: true;
  readonly when?: Circumstance;
  readonly effects: readonly Effect[];
}

export const OPTIONS = ['A', 'B'] as const;
export type OptionName = (typeof OPTIONS)[number];

export interface EventOption {
  readonly outcomes: readonly Outcome[];
  /** L31.5: the card leaves the game, or goes to the bottom of its deck. */
  readonly after: 'leaves' | 'bottom';
}

export const EVENT_DECKS = ['city', 'road'] as const;
export type EventDeck = (typeof EVENT_DECKS)[number];

export interface EventDef {
  readonly deck: EventDeck;
  /** In its deck when the campaign begins. */
  readonly fromStart: boolean;
  readonly options: Readonly<Record<OptionName, EventOption>>;
}

/** L30.1: a scenario in the campaign's graph. */
export interface ScenarioNode {
  readonly id: ScenarioId;
  readonly number: number;
  /** Its place on the map's grid, such as `C4`. */
  readonly place: string;
  readonly needs: Needs;
  /** Scenarios that its victory unlocks or blocks for good. */
  readonly unlocks: readonly ScenarioId[];
  readonly blocks: readonly ScenarioId[];
  /** L33.1 */
  readonly rewards: readonly Effect[];
  /** L31.1: no road event between it and these; `linkedToTown`: from the town to it. */
  readonly links: readonly ScenarioId[];
  readonly linkedToTown?: true;
  /** L33.2: it comes by the deck of side scenarios alone. */
  readonly side?: true;
}

/** One thing that a personal quest counts over all scenarios of its hero (L32.2, section 7). */
export type QuestCount =
  /** Different scenarios won; `unexhausted`: without being exhausted. */
  | { readonly count: 'wins'; readonly scenarios?: readonly ScenarioId[]; readonly unexhausted?: true }
  | { readonly count: 'kills'; readonly monsters: readonly MonsterId[] }
  | { readonly count: 'counter'; readonly counter: Counter }
  /** Different items owned at any time. */
  | { readonly count: 'items' }
  /** The party's reputation at the end of a scenario. */
  | { readonly count: 'reputation' }
  /** Gold given (L32.6). */
  | { readonly count: 'donated' };

export type QuestStep = QuestCount & { readonly atLeast: number };

export interface QuestDef {
  /** Fulfilled one after the other; each counts from when the one before it was. */
  readonly steps: readonly QuestStep[];
  /** L32.11 */
  readonly gives: readonly Effect[];
}

/** L33.3: a sealed page opens, once, when its condition is met. */
export interface PageDef {
  readonly opens:
    | { readonly on: 'retired'; readonly quest: QuestId }
    | { readonly on: 'firstRetirement' }
    | { readonly on: 'reputation'; readonly atLeast?: number; readonly atMost?: number }
    | { readonly on: 'donations'; readonly atLeast: number }
    | { readonly on: 'achievements'; readonly needs: Needs };
  readonly gives: readonly Effect[];
}

/** L32.3: from each reputation on, so much off, and from its opposite so much on top. Ascending. */
export type PriceSteps = readonly (readonly [reputation: number, gold: number])[];

/** A number that can be raised by one: an ability's own, or one of its modifiers. */
export type Raised = Verb | 'range' | 'targets' | 'push' | 'pull' | 'pierce' | 'slam';

/** L32.8-L32.10. What has no price cannot be bought. */
export interface EnhancementPrices {
  /** +1 on a number. */
  readonly numbers: Readonly<Partial<Record<Raised, number>>>;
  readonly summon: Readonly<Partial<Record<'hp' | 'move' | 'attack' | 'range', number>>>;
  readonly conditions: Readonly<Partial<Record<Condition, number>>>;
  readonly jump: number;
  readonly element: number;
  readonly anyElement: number;
  /** Divided by the hexes that the area has now, rounded down; never doubled. */
  readonly hex: number;
  /** Times this if the ability has several targets. */
  readonly severalTargets: number;
  readonly perCardLevel: number;
  readonly perMark: number;
  /** Marks that have room on one half. */
  readonly spots: number;
  /** Halves that show lost have no spot. */
  readonly notOnLost: boolean;
}

/** L32.6 */
export interface DonationDef {
  readonly gold: number;
  readonly blessings: number;
  /** Prosperity for each full so many gold of all. */
  readonly every: number;
  readonly prosperity: number;
}

export interface ClassDef {
  readonly def: HeroDef;
  readonly perks: readonly PerkDef[];
}

/** A spot, an entrance or an exit of a room card, in axial coordinates. */
export type Axial = readonly [q: number, r: number];
export type DoorKind = 'A' | 'B';

/** L34.2: a room card. Terrain of hexes that are no doors; spots are numbered from 1 in the order of the list. */
export interface RoomCard {
  readonly id: string;
  readonly hexes: readonly {
    readonly at: Axial;
    readonly terrain: 'plain' | 'difficult' | 'hazardous' | 'obstacle' | 'trap';
  }[];
  readonly spots: readonly Axial[];
  readonly entrance: { readonly kind: DoorKind; readonly at: Axial };
  readonly exit: { readonly kind: DoorKind; readonly at: Axial };
  readonly minor: PenaltyCard;
  readonly major: PenaltyCard;
}
/** A penalty as printed; the exit of `drift` is that of the card. */
export type PenaltyCard = Exclude<Penalty, { penalty: 'drift' }> | { readonly penalty: 'drift' };

/** L34.2: a monster card: what stands on which spot (from 1); patterns for 2, 3 and 4 heroes. */
export interface FoeCard {
  readonly id: string;
  readonly spots: readonly (
    | { readonly spot: number; readonly monster: MonsterId; readonly pattern: string }
    | { readonly spot: number; readonly lies: 'trap' | 'money' | 'treasure' }
  )[];
}

export interface DungeonBook {
  readonly rooms: readonly RoomCard[];
  readonly foes: readonly FoeCard[];
  /** Gold of a treasure that lies there. */
  readonly treasure: number;
}

export interface CampaignStart {
  readonly achievements: readonly AchievementId[];
  readonly scenarios: readonly ScenarioId[];
  readonly classes: readonly HeroId[];
  /** Classes that are open besides if it begins with so many heroes or more. */
  readonly more: { readonly heroes: number; readonly classes: readonly HeroId[] };
}

export interface CampaignBook {
  readonly start: CampaignStart;
  readonly classes: Readonly<Record<HeroId, ClassDef>>;
  readonly cards: Readonly<Record<CardId, CardDef>>;
  readonly summons: Readonly<Record<SummonId, SummonDef>>;
  readonly items: Readonly<Record<ItemId, ItemDef>>;
  /** The prosperity level with which an item comes into stock; one that is missing comes as a design or a reward. */
  readonly stock: Readonly<Record<ItemId, number>>;
  readonly achievements: Readonly<Record<AchievementId, AchievementDef>>;
  readonly scenarios: readonly ScenarioNode[];
  /** Ordinary treasures of all scenarios, by number (L4.7). */
  readonly treasures: Readonly<Record<number, Omit<TreasureDef, 'hex'>>>;
  readonly events: Readonly<Record<EventId, EventDef>>;
  readonly quests: Readonly<Record<QuestId, QuestDef>>;
  readonly goals: Readonly<Record<GoalId, BattleGoalDef>>;
  readonly pages: Readonly<Record<PageId, PageDef>>;
  /** L33.2: what the deck of random item designs is made of. */
  readonly randomDesigns: readonly ItemId[];
  /** L32.12: marks for levels 2, 3 ... */
  readonly prosperity: readonly number[];
  /** L32.5: experience for levels 2, 3 ... */
  readonly experience: readonly number[];
  readonly prices: PriceSteps;
  readonly donation: DonationDef;
  readonly enhancement: EnhancementPrices;
  /** L32.8: the achievement that lets cards be enhanced. */
  readonly enhancementNeeds: AchievementId;
  readonly dungeon: DungeonBook;
}
