/**
 * Defines the printed content of a campaign: classes, items, the graph of scenarios, events, quests, sealed pages, prices,
 * and the cards of the random dungeon. All of it is data of fixed kinds, and the code of this folder does not depend on
 * single cards or scenarios. A book never changes.
 */
import type { BattleGoalDef, HeroDef, PendingEffect, TablePending, TreasureDef } from '../book';
import type { Penalty } from '../dungeonDef';
import type { Counter } from '../goalTest';
import type { ItemDef } from '../itemDef';
import type { PerkDef } from '../modifierDef';
import type {
  CardDef,
  CardId,
  Condition,
  GoalId,
  HeroId,
  ItemId,
  MonsterId,
  SummonDef,
  SummonId,
  Verb,
} from '../vocabulary';

export type ScenarioId = string;
export type EventId = string;
export type QuestId = string;
export type PageId = string;
/** The printed name of an achievement, such as `Engraver`, or with its type such as `River: Clear` (L30.3). */
export type AchievementId = string;

/** A printed achievement (L30.2, L30.3). */
export interface AchievementDef {
  readonly scope: 'party' | 'global';
  /** The type. A new achievement with a type replaces an earlier achievement of the same type. */
  readonly type?: string;
}

/** Required achievements: at least one achievement of each group. */
export type Needs = readonly (readonly AchievementId[])[];

/** A condition of an outcome, reward, quest or page (L31.3). */
export type Circumstance =
  | { readonly if: 'class'; readonly hero: HeroId }
  | { readonly if: 'reputation'; readonly atLeast?: number; readonly atMost?: number }
  /** The heroes together have this much gold, and the player agrees to pay it. */
  | { readonly if: 'pay'; readonly gold: number }
  /** `free`: a copy of the item is available. `taken`: no copy is available. */
  | { readonly if: 'free' | 'taken'; readonly item: ItemId }
  | { readonly if: 'achievement'; readonly achievement: AchievementId };

/** Who receives an effect: every hero of the party, or one hero whom the player chooses. */
export type Recipients = 'each' | 'one';

/** An effect of events, rewards, quests and pages on a campaign. Negative numbers take something away (L31.4). */
export type Effect =
  /** `collective`: the player divides the gold among the heroes. */
  | { readonly effect: 'gold'; readonly n: number; readonly whom: 'each' | 'collective' }
  | { readonly effect: 'experience' | 'checkmarks'; readonly n: number; readonly whom: Recipients }
  | { readonly effect: 'reputation' | 'prosperity'; readonly n: number }
  /** L33.1: one hero gets one copy of the item. */
  | { readonly effect: 'item'; readonly item: ItemId }
  /** L33.1: all copies of the item enter the stock. */
  | { readonly effect: 'design'; readonly item: ItemId }
  /** The next card is drawn from the deck of random designs or side scenarios (L33.2). */
  | { readonly effect: 'randomDesign' | 'randomScenario' }
  /** There is one more copy of every item of this prosperity level. */
  | { readonly effect: 'moreCopies'; readonly prosperity: number }
  | { readonly effect: 'achievement'; readonly achievement: AchievementId }
  | { readonly effect: 'scenario'; readonly scenario: ScenarioId }
  /**
   * Unlocks a class. If the class is already unlocked, `otherwise` happens; by default one card of each random deck of L33.2
   * is drawn (L32.11).
   */
  | { readonly effect: 'class'; readonly hero: HeroId; readonly otherwise?: readonly Effect[] }
  /** L31.5: the event is shuffled into its deck. */
  | { readonly effect: 'event'; readonly event: EventId }
  /** From now on, each new hero starts with this bonus, in addition to what L32.2 gives. */
  | { readonly effect: 'newHeroes'; readonly gold?: number; readonly checkmarks?: number; readonly perks?: number }
  /** From now on, a donation gives this number of blessings (L32.6). */
  | { readonly effect: 'blessings'; readonly n: number }
  /** The heroes get an effect in their next scenario. */
  | { readonly effect: 'next'; readonly pending: PendingEffect; readonly whom: Recipients }
  /** The next scenario gets an effect that does not concern a single hero. */
  | { readonly effect: 'nextTable'; readonly pending: TablePending }
  /** The campaign's story ends; `ending` names the ending. */
  | { readonly effect: 'ending'; readonly ending: string }
  | { readonly effect: 'when'; readonly when: Circumstance; readonly effects: readonly Effect[] };

/** L31.2: an outcome happens if its condition holds; with `otherwise` only if no earlier outcome of the option happened (L31.3). */
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
  /** L31.5: whether the card leaves the game or is put at the bottom of its deck. */
  readonly after: 'leaves' | 'bottom';
}

export const EVENT_DECKS = ['city', 'road'] as const;
export type EventDeck = (typeof EVENT_DECKS)[number];

/** An event card (L31). */
export interface EventDef {
  readonly deck: EventDeck;
  /** Whether the card is in its deck when the campaign starts. */
  readonly fromStart: boolean;
  readonly options: Readonly<Record<OptionName, EventOption>>;
}

/** L30.1: a scenario in the campaign's graph. */
export interface ScenarioNode {
  readonly id: ScenarioId;
  readonly number: number;
  /** The scenario's field on the grid of the map, such as `C4`. */
  readonly place: string;
  readonly needs: Needs;
  /** The scenarios that winning this scenario unlocks. */
  readonly unlocks: readonly ScenarioId[];
  /** The scenarios that winning this scenario blocks permanently. */
  readonly blocks: readonly ScenarioId[];
  /** The rewards for winning the scenario (L33.1). */
  readonly rewards: readonly Effect[];
  /** L31.1: the scenarios to and from which the party travels without a road event. */
  readonly links: readonly ScenarioId[];
  /** L31.1: whether the party travels from town to this scenario without a road event. */
  readonly linkedToTown?: true;
  /** L33.2: whether only the deck of side scenarios can unlock the scenario. */
  readonly side?: true;
}

/** What a step of a personal quest counts, over all scenarios of the hero (L32.2; docs/CONTENT-LONG.md, section 7). */
export type QuestCount =
  /** The different scenarios won; with `unexhausted` only those at whose end the hero was not exhausted. */
  | { readonly count: 'wins'; readonly scenarios?: readonly ScenarioId[]; readonly unexhausted?: true }
  | { readonly count: 'kills'; readonly monsters: readonly MonsterId[] }
  | { readonly count: 'counter'; readonly counter: Counter }
  /** The different items that the hero has ever owned. */
  | { readonly count: 'items' }
  /** The party's reputation at the end of a scenario. */
  | { readonly count: 'reputation' }
  /** The gold that the hero has donated (L32.6). */
  | { readonly count: 'donated' };

/** A step of a quest: what the step counts, and the number that completes it. */
export type QuestStep = QuestCount & { readonly atLeast: number };

/** A personal quest (L32.2). */
export interface QuestDef {
  /** The steps, which are completed one after the other. Each step counts from the completion of the previous step on. */
  readonly steps: readonly QuestStep[];
  /** The effects of completing the quest (L32.11). */
  readonly gives: readonly Effect[];
}

/** L33.3: a sealed page. It opens once, when its condition is met. */
export interface PageDef {
  readonly opens:
    | { readonly on: 'retired'; readonly quest: QuestId }
    | { readonly on: 'firstRetirement' }
    | { readonly on: 'reputation'; readonly atLeast?: number; readonly atMost?: number }
    | { readonly on: 'donations'; readonly atLeast: number }
    | { readonly on: 'achievements'; readonly needs: Needs };
  readonly gives: readonly Effect[];
}

/**
 * L32.3: reputations in ascending order, each with the discount in gold from that reputation upwards. A negative reputation
 * of the same size raises prices by the same amount.
 */
export type PriceSteps = readonly (readonly [reputation: number, gold: number])[];

/** A number that an enhancement can raise by 1: the main number of an ability, or one of its modifiers. */
export type RaisableNumber = Verb | 'range' | 'targets' | 'push' | 'pull' | 'pierce' | 'slam';

/** Prices of enhancement marks (L32.8-L32.10). A mark without a price cannot be bought. */
export interface EnhancementPrices {
  /** The prices of +1 to each kind of number. */
  readonly numbers: Readonly<Partial<Record<RaisableNumber, number>>>;
  readonly summon: Readonly<Partial<Record<'hp' | 'move' | 'attack' | 'range', number>>>;
  readonly conditions: Readonly<Partial<Record<Condition, number>>>;
  readonly jump: number;
  readonly element: number;
  readonly anyElement: number;
  /** The price of one more hex, which is divided by the number of the area's red hexes, rounded down, and never multiplied. */
  readonly hex: number;
  /** The factor of the price if the ability has several targets. */
  readonly severalTargets: number;
  /** The surcharge for each level of the card above 1. */
  readonly perCardLevel: number;
  /** The surcharge for each mark that the half already has. */
  readonly perMark: number;
  /** The number of marks that fit on one half. */
  readonly spots: number;
  /** Whether halves with the lost symbol take no marks, except for the values of a summon. */
  readonly notOnLost: boolean;
}

/** Donations (L32.6): each costs `gold` and gives the hero `blessings`, until an effect changes the number of blessings. */
export interface DonationDef {
  readonly gold: number;
  readonly blessings: number;
  /** Each time the total of donated gold reaches a multiple of this amount, the town gains `prosperity`. */
  readonly every: number;
  readonly prosperity: number;
}

/** A class: its printed data and its perk sheet. */
export interface ClassDef {
  readonly def: HeroDef;
  readonly perks: readonly PerkDef[];
}

/** The axial coordinates of a hex on a room card, such as a spot, an entrance or an exit. */
export type Axial = readonly [q: number, r: number];
/** The kinds of entrances and exits of dungeon rooms. An exit must have the same kind as the next entrance (L34.3). */
export type DoorKind = 'A' | 'B';

/**
 * L34.2: a room card with the terrain of its hexes, doors excepted. `spots` are the hexes for the contents of a monster card, which refers
 * to them by numbers from 1 in this order.
 */
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
/** A penalty as printed on a room card. `drift` names no exit, because it uses the exit of the card. */
export type PenaltyCard = Exclude<Penalty, { penalty: 'drift' }> | { readonly penalty: 'drift' };

/**
 * L34.2: a monster card. For spots of a room card (numbered from 1), it names a monster, a trap, money or a treasure. The pattern of a
 * monster is for 2, 3 and 4 heroes.
 */
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
  /** The gold in a treasure of a dungeon room. */
  readonly treasure: number;
}

/** The start of a campaign (L30.2). */
export interface CampaignStart {
  readonly achievements: readonly AchievementId[];
  readonly scenarios: readonly ScenarioId[];
  readonly classes: readonly HeroId[];
  /** Additional classes that are open if the campaign starts with at least `heroes` heroes. */
  readonly more: { readonly heroes: number; readonly classes: readonly HeroId[] };
}

/** The printed content of a campaign. */
export interface CampaignBook {
  readonly start: CampaignStart;
  readonly classes: Readonly<Record<HeroId, ClassDef>>;
  readonly cards: Readonly<Record<CardId, CardDef>>;
  readonly summons: Readonly<Record<SummonId, SummonDef>>;
  readonly items: Readonly<Record<ItemId, ItemDef>>;
  /** The prosperity level at which each item enters the stock. Other items enter the game by a design, a reward or a treasure. */
  readonly stock: Readonly<Record<ItemId, number>>;
  readonly achievements: Readonly<Record<AchievementId, AchievementDef>>;
  readonly scenarios: readonly ScenarioNode[];
  /** The ordinary treasures of all scenarios, by number (L4.7). */
  readonly treasures: Readonly<Record<number, Omit<TreasureDef, 'hex'>>>;
  readonly events: Readonly<Record<EventId, EventDef>>;
  readonly quests: Readonly<Record<QuestId, QuestDef>>;
  readonly goals: Readonly<Record<GoalId, BattleGoalDef>>;
  readonly pages: Readonly<Record<PageId, PageDef>>;
  /** L33.2: the cards of the deck of random item designs. */
  readonly randomDesigns: readonly ItemId[];
  /** L32.12: the numbers of prosperity marks that levels 2, 3 ... need. */
  readonly prosperity: readonly number[];
  /** L32.5: the experience that levels 2, 3 ... need. */
  readonly experience: readonly number[];
  readonly prices: PriceSteps;
  readonly donation: DonationDef;
  readonly enhancement: EnhancementPrices;
  /** L32.8: the achievement that allows enhancing cards. */
  readonly enhancementNeeds: AchievementId;
  readonly dungeon: DungeonBook;
}
