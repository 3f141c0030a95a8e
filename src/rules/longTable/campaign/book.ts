/**
 * The printed content of a campaign: classes, items, the graph of scenarios, events, quests, sealed pages, prices, and
 * the cards of the random dungeon. All of it is data of closed kinds; the code of this folder names none of it. A book
 * never changes.
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
/** The printed name of an achievement, such as `Engraver`, or with its type: `River: Clear` (L30.3). */
export type AchievementId = string;

/** A printed achievement (L30.2, L30.3). */
export interface AchievementDef {
  readonly scope: 'party' | 'global';
  /** An achievement with a type replaces the held one of that type. */
  readonly type?: string;
}

/** Required achievements: one of each group. */
export type Needs = readonly (readonly AchievementId[])[];

/** A condition of an outcome, reward, quest or page (L31.3). */
export type Circumstance =
  | { readonly if: 'class'; readonly hero: HeroId }
  | { readonly if: 'reputation'; readonly atLeast?: number; readonly atMost?: number }
  /** The heroes together have this much gold and agree to pay it. */
  | { readonly if: 'pay'; readonly gold: number }
  /** `free`: a copy of the item is available; `taken`: none is. */
  | { readonly if: 'free' | 'taken'; readonly item: ItemId }
  | { readonly if: 'achievement'; readonly achievement: AchievementId };

/** Who receives an effect: every hero of the party, or one of the player's choice. */
export type Recipients = 'each' | 'one';

/** An effect of events, rewards, quests and pages on a campaign. Negative numbers take (L31.4). */
export type Effect =
  /** `collective`: the player divides it among the heroes. */
  | { readonly effect: 'gold'; readonly n: number; readonly whom: 'each' | 'collective' }
  | { readonly effect: 'experience' | 'checkmarks'; readonly n: number; readonly whom: Recipients }
  | { readonly effect: 'reputation' | 'prosperity'; readonly n: number }
  /** L33.1: one copy, for one hero. */
  | { readonly effect: 'item'; readonly item: ItemId }
  /** L33.1: all copies enter the stock. */
  | { readonly effect: 'design'; readonly item: ItemId }
  /** The next card of a random deck (L33.2). */
  | { readonly effect: 'randomDesign' | 'randomScenario' }
  /** One more copy of every item of this prosperity level. */
  | { readonly effect: 'moreCopies'; readonly prosperity: number }
  | { readonly effect: 'achievement'; readonly achievement: AchievementId }
  | { readonly effect: 'scenario'; readonly scenario: ScenarioId }
  /** Unlocks a class. If it is unlocked already, `otherwise` happens; without it, one of each of L33.2 (L32.11). */
  | { readonly effect: 'class'; readonly hero: HeroId; readonly otherwise?: readonly Effect[] }
  /** L31.5: the event is shuffled into its deck. */
  | { readonly effect: 'event'; readonly event: EventId }
  /** A bonus that each new hero starts with from now on, besides L32.2. */
  | { readonly effect: 'newHeroes'; readonly gold?: number; readonly checkmarks?: number; readonly perks?: number }
  /** The number of blessings for a donation from now on (L32.6). */
  | { readonly effect: 'blessings'; readonly n: number }
  /** An effect at the next set-up, for heroes or for the table. */
  | { readonly effect: 'next'; readonly pending: PendingEffect; readonly whom: Recipients }
  | { readonly effect: 'nextTable'; readonly pending: TablePending }
  /** The campaign's story has ended in this way. */
  | { readonly effect: 'ending'; readonly ending: string }
  | { readonly effect: 'when'; readonly when: Circumstance; readonly effects: readonly Effect[] };

/** L31.2: happens if its condition holds; with `otherwise` only if no outcome above it did (L31.3). */
export interface Outcome {
  readonly otherwise?: true;
  readonly when?: Circumstance;
  readonly effects: readonly Effect[];
}

export const OPTIONS = ['A', 'B'] as const;
export type OptionName = (typeof OPTIONS)[number];

/** Option A or B of an event (L31.2). */
export interface EventOption {
  readonly outcomes: readonly Outcome[];
  /** L31.5: the card leaves the game, or goes to the bottom of its deck. */
  readonly after: 'leaves' | 'bottom';
}

export const EVENT_DECKS = ['city', 'road'] as const;
export type EventDeck = (typeof EVENT_DECKS)[number];

/** An event card (L31). */
export interface EventDef {
  readonly deck: EventDeck;
  /** Whether it is in its deck when the campaign starts. */
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
  /** Scenarios that winning it unlocks, or blocks permanently. */
  readonly unlocks: readonly ScenarioId[];
  readonly blocks: readonly ScenarioId[];
  /** Rewards for winning it (L33.1). */
  readonly rewards: readonly Effect[];
  /** L31.1: there is no road event between it and these scenarios. `linkedToTown`: none from town to it. */
  readonly links: readonly ScenarioId[];
  readonly linkedToTown?: true;
  /** L33.2: only the deck of side scenarios unlocks it. */
  readonly side?: true;
}

/** One thing that a personal quest counts over all scenarios of its hero (L32.2, section 7). */
export type QuestCount =
  /** Different scenarios won; with `unexhausted` only those that the hero ended without being exhausted. */
  | { readonly count: 'wins'; readonly scenarios?: readonly ScenarioId[]; readonly unexhausted?: true }
  | { readonly count: 'kills'; readonly monsters: readonly MonsterId[] }
  | { readonly count: 'counter'; readonly counter: Counter }
  /** Different items that the hero has ever owned. */
  | { readonly count: 'items' }
  /** The party's reputation at the end of a scenario. */
  | { readonly count: 'reputation' }
  /** Gold donated (L32.6). */
  | { readonly count: 'donated' };

/** A step of a quest: what it counts, and how much of it is needed. */
export type QuestStep = QuestCount & { readonly atLeast: number };

/** A personal quest (L32.2). */
export interface QuestDef {
  /** Completed one after the other; each counts from the completion of the one before. */
  readonly steps: readonly QuestStep[];
  /** Effects of completing it (L32.11). */
  readonly gives: readonly Effect[];
}

/** L33.3: a sealed page opens once, when its condition is met. */
export interface PageDef {
  readonly opens:
    | { readonly on: 'retired'; readonly quest: QuestId }
    | { readonly on: 'firstRetirement' }
    | { readonly on: 'reputation'; readonly atLeast?: number; readonly atMost?: number }
    | { readonly on: 'donations'; readonly atLeast: number }
    | { readonly on: 'achievements'; readonly needs: Needs };
  readonly gives: readonly Effect[];
}

/** L32.3: the discount from each reputation on, and the surcharge from its negative on. Ascending. */
export type PriceSteps = readonly (readonly [reputation: number, gold: number])[];

/** A number that can be raised by one: an ability's own, or one of its modifiers. */
export type RaisableNumber = Verb | 'range' | 'targets' | 'push' | 'pull' | 'pierce' | 'slam';

/** Prices of enhancements (L32.8-L32.10). A mark without a price cannot be bought. */
export interface EnhancementPrices {
  /** +1 to a number. */
  readonly numbers: Readonly<Partial<Record<RaisableNumber, number>>>;
  readonly summon: Readonly<Partial<Record<'hp' | 'move' | 'attack' | 'range', number>>>;
  readonly conditions: Readonly<Partial<Record<Condition, number>>>;
  readonly jump: number;
  readonly element: number;
  readonly anyElement: number;
  /** Divided by the current hexes of the area, rounded down; never doubled. */
  readonly hex: number;
  /** Factor if the ability has several targets. */
  readonly severalTargets: number;
  readonly perCardLevel: number;
  readonly perMark: number;
  /** Number of marks that fit on one half. */
  readonly spots: number;
  /** Halves with the lost symbol take no mark. */
  readonly notOnLost: boolean;
}

/** Donations (L32.6). */
export interface DonationDef {
  readonly gold: number;
  readonly blessings: number;
  /** Gold of all donations for each point of prosperity. */
  readonly every: number;
  readonly prosperity: number;
}

/** A class: its printed data and its perk sheet. */
export interface ClassDef {
  readonly def: HeroDef;
  readonly perks: readonly PerkDef[];
}

/** A spot, an entrance or an exit of a room card, in axial coordinates. */
export type Axial = readonly [q: number, r: number];
/** The kinds of entrances and exits of rooms, which must match (L34.3). */
export type DoorKind = 'A' | 'B';

/** L34.2: a room card: the terrain of hexes that are not doors; spots are numbered from 1 in list order. */
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
/** A penalty as printed. `drift` uses the exit of the card. */
export type PenaltyCard = Exclude<Penalty, { penalty: 'drift' }> | { readonly penalty: 'drift' };

/** L34.2: a monster card: the monster for each spot (from 1), with patterns for 2, 3 and 4 heroes. */
export interface FoeCard {
  readonly id: string;
  readonly spots: readonly (
    | { readonly spot: number; readonly monster: MonsterId; readonly pattern: string }
    | { readonly spot: number; readonly lies: 'trap' | 'money' | 'treasure' }
  )[];
}

/** The cards of the random dungeon (L34). */
export interface DungeonBook {
  readonly rooms: readonly RoomCard[];
  readonly foes: readonly FoeCard[];
  /** Gold of a treasure in the room. */
  readonly treasure: number;
}

/** The start of a campaign (L30.2). */
export interface CampaignStart {
  readonly achievements: readonly AchievementId[];
  readonly scenarios: readonly ScenarioId[];
  readonly classes: readonly HeroId[];
  /** Additional open classes if the campaign starts with at least this many heroes. */
  readonly more: { readonly heroes: number; readonly classes: readonly HeroId[] };
}

/** The printed content of a campaign. */
export interface CampaignBook {
  readonly start: CampaignStart;
  readonly classes: Readonly<Record<HeroId, ClassDef>>;
  readonly cards: Readonly<Record<CardId, CardDef>>;
  readonly summons: Readonly<Record<SummonId, SummonDef>>;
  readonly items: Readonly<Record<ItemId, ItemDef>>;
  /** The prosperity level at which an item enters the stock. Items that are absent come as a design or a reward. */
  readonly stock: Readonly<Record<ItemId, number>>;
  readonly achievements: Readonly<Record<AchievementId, AchievementDef>>;
  readonly scenarios: readonly ScenarioNode[];
  /** Ordinary treasures of all scenarios, by number (L4.7). */
  readonly treasures: Readonly<Record<number, Omit<TreasureDef, 'hex'>>>;
  readonly events: Readonly<Record<EventId, EventDef>>;
  readonly quests: Readonly<Record<QuestId, QuestDef>>;
  readonly goals: Readonly<Record<GoalId, BattleGoalDef>>;
  readonly pages: Readonly<Record<PageId, PageDef>>;
  /** L33.2: the cards of the deck of random item designs. */
  readonly randomDesigns: readonly ItemId[];
  /** L32.12: prosperity marks for levels 2, 3 ... */
  readonly prosperity: readonly number[];
  /** L32.5: experience for levels 2, 3 ... */
  readonly experience: readonly number[];
  readonly prices: PriceSteps;
  readonly donation: DonationDef;
  readonly enhancement: EnhancementPrices;
  /** L32.8: the achievement that allows enhancing cards. */
  readonly enhancementNeeds: AchievementId;
  readonly dungeon: DungeonBook;
}
