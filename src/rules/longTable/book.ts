/** Defines the book: the printed content and the set-up of one scenario. A book never changes. */
import type { Board, HexId } from '../core/board';
import type { DungeonDraw, Penalty } from './dungeonDef';
import type { WrittenGoalTest } from './goalTest';
import type { ItemDef } from './itemDef';
import type { ModifierDef } from './modifierDef';
import type {
  Amount,
  CardDef,
  CardId,
  Condition,
  DeckId,
  Element,
  GoalId,
  HalfName,
  HeroId,
  ItemId,
  ModifierId,
  Mods,
  MonsterCard,
  MonsterDef,
  MonsterId,
  Rank,
  SummonDef,
  SummonId,
} from './vocabulary';

/** L32.8: a permanent enhancement mark on a half of an ability card. It improves the first ability with a number (`spotOf`). */
export interface Enhancement {
  readonly card: CardId;
  readonly half: HalfName;
  readonly mark: Mark;
}
/** What an enhancement mark adds to the ability, or to the half or summon (L32.8, L32.9). */
export type Mark =
  /** +1 to the main number of the ability. */
  | { readonly mark: 'plus' }
  /** +1 to a modifier of the ability. */
  | { readonly mark: 'more'; readonly of: 'range' | 'targets' | 'push' | 'pull' | 'pierce' | 'slam' }
  | { readonly mark: 'condition'; readonly condition: Condition }
  | { readonly mark: 'jump' }
  /** An element symbol after the ability, which creates the element. */
  | { readonly mark: 'element'; readonly element: Element | 'any' }
  /** One more red hex of the ability's area. */
  | { readonly mark: 'hex'; readonly hex: readonly [q: number, r: number] }
  /** +1 to a value of the summon. */
  | { readonly mark: 'summon'; readonly value: 'hp' | 'move' | 'attack' | 'range' };

/** A hero's set-up for a scenario. Cards, items and perks are checked when the book is made. */
export interface HeroSetup {
  readonly hero: HeroId;
  /** The hero's level, from 1 to 9. */
  readonly level: number;
  /** The cards from which the player chooses the hand at set-up (L2.1). */
  readonly pool: readonly CardId[];
  /** The proposed hand; in a campaign it is the hand of the hero's last scenario. */
  readonly hand: readonly CardId[];
  readonly items: readonly ItemId[];
  /** The items that are proposed for equipping (L21.1). */
  readonly equipped: readonly ItemId[];
  /** The number of ticks in each line of the perk sheet (L32.7). */
  readonly perks: readonly number[];
  readonly enhancements: readonly Enhancement[];
  /** L2.1 (6): the effects of the campaign on this hero in this scenario, such as those of campaign events (L31) and donations. */
  readonly pending: readonly PendingEffect[];
  readonly personalQuest?: string;
}

/**
 * An effect of the campaign on a hero in the next scenario (L2.1; docs/CONTENT-LONG.md, section 8). It happens at the set-up, or
 * applies in round 1.
 */
export type PendingEffect =
  | { readonly pending: 'bless' | 'curse'; readonly cards: number }
  /** Damage that cannot be negated. It leaves the hero at least 1 HP. */
  | { readonly pending: 'damage'; readonly amount: number }
  | { readonly pending: 'condition'; readonly condition: Condition }
  /** The hero uses no items in round 1. */
  | { readonly pending: 'noItems' }
  /** Each of the hero's moves in round 1 gets this many more movement points. */
  | { readonly pending: 'moves'; readonly plus: number }
  /** The hero has this initiative in round 1, regardless of its cards. */
  | { readonly pending: 'initiative'; readonly initiative: number };

/** An effect of the campaign on the next scenario that does not concern a single hero. */
export type TablePending =
  /** The monsters of the first dungeon room have this Shield in round 1. */
  | { readonly pending: 'monstersShield'; readonly amount: number }
  /** One more monster is placed in the first dungeon room, as far from the start as possible; none if no standee is left. */
  | { readonly pending: 'joins'; readonly monster: MonsterId; readonly rank: Rank };

/** The player's choices before a scenario. The journal begins with the set-up. */
export interface Setup {
  readonly scenario: string;
  /** One to four heroes of different classes (L1.1). */
  readonly heroes: readonly HeroSetup[];
  /** L3.1: the scenario level, 0 to 7. */
  readonly level: number;
  /** L3.4: whether the player may know everything that any of the heroes knows; always false with one hero. */
  readonly openInformation: boolean;
  /** The variants (L35). */
  readonly variants: { readonly lessChance: boolean; readonly death: boolean; readonly grim: boolean };
  /** L4.7: the numbers of ordinary treasures that were looted earlier in the campaign. */
  readonly looted: readonly number[];
  /** L2.1 (3): the battle goals that can be dealt to the heroes; empty in a lesson. */
  readonly battleGoals: readonly GoalId[];
  /** L2.1 (6): the effects of the campaign on this scenario that do not concern a single hero. */
  readonly pending?: readonly TablePending[];
  /** L34: the shuffled decks and the penalties of a random dungeon; absent for all other scenarios. */
  readonly dungeon?: DungeonDraw;
  readonly seed: string;
}

/** A hero class (L1.1). */
export interface HeroDef {
  readonly id: HeroId;
  readonly hand: number;
  /** The HP at levels 1 to 9. */
  readonly hp: readonly number[];
}

/** The traits that a hero has from perks. Changes of the modifier deck are in `HeroBook.deck`. */
export interface HeroTraits {
  readonly summonsHp: number;
  /** Whether items add no -1 cards to the hero's modifier deck. */
  readonly ignoresItemCards: boolean;
  /** Whether difficult terrain costs the hero only 1 (L4.5). */
  readonly surefooted: boolean;
  /** The number of small items that the hero may equip beyond the limit of L21.1. */
  readonly moreSmallItems: number;
}

/** A hero of this scenario: its class, its modifier deck with perks, and its traits. */
export interface HeroBook {
  readonly def: HeroDef;
  readonly setup: HeroSetup;
  /** L1.6, L32.7: the cards of the hero's modifier deck, without those that items add. */
  readonly deck: readonly ModifierId[];
  readonly traits: HeroTraits;
}

/** A dungeon room: hexes that are set up together (L10). */
export interface Room {
  readonly hexes: readonly HexId[];
  /** L34.4: the penalties of a room of a random dungeon. */
  readonly penalties?: readonly Penalty[];
}

/** A door between two dungeon rooms (L4.4). `rooms`: their indexes in `ScenarioDef.rooms`, from 0. */
export interface Door {
  readonly hex: HexId;
  readonly rooms: readonly [number, number];
  /** L27.4: whether the door is locked at first. A locked door counts as a wall until a scenario rule unlocks it. */
  readonly locked?: true;
}

/** L2.2: the rank of a monster for 1, 2, 3 and 4 heroes; null if no monster is placed for that number of heroes. */
export type Pattern = readonly [Rank | null, Rank | null, Rank | null, Rank | null];

/** A hex on which the set-up of a dungeon room may place a monster (L2.2). */
export interface MonsterMark {
  readonly hex: HexId;
  readonly room: number;
  readonly monster: MonsterId;
  readonly pattern: Pattern;
}

/** A treasure: gold, an item or a design (L4.7). */
export interface TreasureDef {
  readonly hex: HexId;
  readonly number: number;
  /** L4.7: whether the treasure is a goal treasure, which can be looted again on each attempt at the scenario. */
  readonly goal?: true;
  readonly gold?: number;
  readonly item?: ItemId;
  readonly design?: ItemId;
}

/** A destructible obstacle (L27.6). */
export interface DestructibleDef {
  readonly id: string;
  readonly hex: HexId;
  readonly hp: Amount;
}

/** A kind of escort, with one escort for each start hex (L27.8). An escort without a move does not act. */
export interface EscortDef {
  readonly id: string;
  /** The hexes where the escorts start. */
  readonly hexes: readonly HexId[];
  readonly hp: Amount;
  readonly move: number;
  /**
   * The name, in `ScenarioDef.marks`, of the hexes to which the escort walks. While no path to these hexes is open, the escort follows
   * the nearest hero.
   */
  readonly goesTo?: string;
  readonly initiative: number;
  readonly immune: 'all' | 'none';
}

/** A goal of a scenario (L29.1; docs/CONTENT-LONG.md, section 2). A mark is a name in `ScenarioDef.marks`, which stands for hexes. */
export type GoalDef =
  | { readonly goal: 'killAll' }
  | { readonly goal: 'kill'; readonly monster: MonsterId }
  | { readonly goal: 'plates'; readonly marks: readonly string[] }
  /** For at least `count` of these marks, heroes carry all treasures that were on the hexes of the mark. */
  | { readonly goal: 'loot'; readonly marks: readonly string[]; readonly count: number }
  | { readonly goal: 'destroy'; readonly ids: readonly string[] }
  /** Every living escort is on the mark. The scenario is lost if fewer than `atLeast` escorts are alive. */
  | { readonly goal: 'escort'; readonly mark: string; readonly atLeast: number }
  /** At the end of a round, every hero who is not exhausted is on the mark. */
  | { readonly goal: 'exit'; readonly mark: string }
  | { readonly goal: 'survive'; readonly round: number }
  | { readonly goal: 'protect'; readonly escort: string; readonly round: number }
  /** Heroes carry all treasures of the mark `treasure`, and at the end of a round the heroes are on the mark `mark`, as in `exit`. */
  | { readonly goal: 'fetch'; readonly treasure: string; readonly mark: string }
  /**
   * All bells ring at the same time. A bell begins to ring when a hero ends a turn on it, and rings until the end of the
   * `rounds`th round after that.
   */
  | { readonly goal: 'bells'; readonly marks: readonly string[]; readonly rounds: number }
  /** This many dungeon rooms are cleared (L34.1). */
  | { readonly goal: 'clearRooms'; readonly rooms: number };

/** The trigger of a scenario rule (L27.3-L27.7). A mark is a name in `ScenarioDef.marks`; `door` is a number from 1. */
export type RuleTrigger =
  | { readonly on: 'endTurn'; readonly mark: string }
  | { readonly on: 'entered'; readonly mark: string }
  | { readonly on: 'looted'; readonly mark: string }
  | { readonly on: 'opened'; readonly door: number }
  /** The end of round `round`; with `every` and `to`, also the end of every `every`th round after that, until round `to`. */
  | { readonly on: 'round'; readonly round: number; readonly every?: number; readonly to?: number }
  | { readonly on: 'dies'; readonly monster: MonsterId };

/** An effect of a scenario rule. `room` is an index from 0; `door` is a number from 1; a mark is a name in `ScenarioDef.marks`. */
export type RuleDeed =
  | { readonly deed: 'spawn'; readonly monster: MonsterId; readonly pattern: Pattern; readonly mark: string }
  /** The plain hexes of a dungeon room become difficult terrain. */
  | { readonly deed: 'flood'; readonly room: number }
  /** All heroes suffer damage; with `room` only the heroes in that dungeon room. */
  | { readonly deed: 'hurt'; readonly room?: number; readonly amount: Amount }
  /** All heroes heal. */
  | { readonly deed: 'heal'; readonly amount: Amount }
  /** All heroes get the condition. */
  | { readonly deed: 'give'; readonly condition: Condition }
  | { readonly deed: 'element'; readonly element: Element }
  | { readonly deed: 'unlock'; readonly door: number }
  | { readonly deed: 'open'; readonly door: number }
  | { readonly deed: 'fail' };

/** A scenario rule. When its trigger occurs, its effects happen; with `once` only the first time. */
export interface RuleDef {
  readonly id: string;
  readonly trigger: RuleTrigger;
  readonly once?: true;
  readonly does: readonly RuleDeed[];
}

/** The printed data of a scenario. */
export interface ScenarioDef {
  readonly id: string;
  readonly number: number;
  readonly board: Board;
  readonly rooms: readonly Room[];
  /** The doors in reading order. Triggers and effects of rules number them from 1. */
  readonly doors: readonly Door[];
  readonly start: readonly HexId[];
  /** The marks of the map: named sets of hexes to which rules, goals and escorts refer. They are not enhancement marks. */
  readonly marks: Readonly<Record<string, readonly HexId[]>>;
  readonly monsters: readonly MonsterMark[];
  readonly money: readonly HexId[];
  readonly treasures: readonly TreasureDef[];
  readonly destructibles: readonly DestructibleDef[];
  readonly escorts: readonly EscortDef[];
  readonly goal: GoalDef;
  readonly rules: readonly RuleDef[];
  /** The conditions that traps give in addition to their damage (L4.5). */
  readonly trapConditions?: readonly Condition[];
  /** Scenario 8: whether a hero may put down a goal treasure once, to end the hero's Wound and Poison. */
  readonly sacks?: true;
}

/** A battle goal (L29.3). */
export interface BattleGoalDef {
  readonly id: GoalId;
  readonly checkmarks: number;
  /** The conditions that must all hold when the scenario is won. */
  readonly needs: readonly WrittenGoalTest[];
}

/** The printed content and the set-up of one scenario. */
export interface Book {
  readonly setup: Setup;
  readonly scenario: ScenarioDef;
  /** The heroes, in the order of the set-up. */
  readonly heroes: readonly HeroBook[];
  /** The cards of all heroes' pools, with the enhancements from the heroes' set-ups. */
  readonly cards: Readonly<Record<CardId, CardDef>>;
  readonly monsters: Readonly<Record<MonsterId, MonsterDef>>;
  readonly decks: Readonly<Record<DeckId, readonly MonsterCard[]>>;
  readonly summons: Readonly<Record<SummonId, SummonDef>>;
  readonly items: Readonly<Record<ItemId, ItemDef>>;
  readonly modifiers: Readonly<Record<ModifierId, ModifierDef>>;
  readonly goals: Readonly<Record<GoalId, BattleGoalDef>>;
}

export type { Mods };
