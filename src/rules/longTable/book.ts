/** The printed content and the set-up of one scenario. A book never changes. */
import type { Board, HexId } from '../core/board';
import type {
  Amount,
  CardDef,
  CardId,
  Condition,
  DeckId,
  Element,
  GoalId,
  GoalTest,
  HalfName,
  HeroId,
  ItemDef,
  ItemId,
  ModifierDef,
  ModifierId,
  Mods,
  MonsterCard,
  MonsterDef,
  MonsterId,
  Rank,
  SummonDef,
  SummonId,
} from './vocabulary';

/** L32.8: a permanent mark on the first ability of a half that has a number. */
export interface Enhancement {
  readonly card: CardId;
  readonly half: HalfName;
  readonly mark: Mark;
}
/** A mark of an enhancement (L32.8). */
export type Mark =
  | { readonly mark: 'plus' }
  /** +1 to another number of the same ability. */
  | { readonly mark: 'more'; readonly of: 'range' | 'targets' | 'push' | 'pull' | 'pierce' | 'slam' }
  | { readonly mark: 'condition'; readonly condition: Condition }
  | { readonly mark: 'jump' }
  | { readonly mark: 'element'; readonly element: Element | 'any' }
  | { readonly mark: 'hex'; readonly hex: readonly [q: number, r: number] }
  | { readonly mark: 'summon'; readonly value: 'hp' | 'move' | 'attack' | 'range' };

/** A hero's set-up for a scenario. Content checks cards, items and perks when it makes the book. */
export interface HeroSetup {
  readonly hero: HeroId;
  /** From 1 to 9. */
  readonly level: number;
  /** The pool; the player chooses the hand from it at set-up (L2.1). */
  readonly pool: readonly CardId[];
  /** The proposed hand: the hand of the last scenario. */
  readonly hand: readonly CardId[];
  readonly items: readonly ItemId[];
  /** The proposed items to equip (L21.1). */
  readonly equipped: readonly ItemId[];
  /** Number of ticks for each line of the perk sheet (L32.7). */
  readonly perks: readonly number[];
  readonly enhancements: readonly Enhancement[];
  /** L2.1 (6): effects of events and donations that wait for this set-up. */
  readonly pending: readonly PendingEffect[];
  readonly personalQuest?: string;
}

/**
 * An effect at the set-up of the next scenario (L2.1, section 8). Its damage cannot be negated and leaves at least 1
 * HP.
 */
export type PendingEffect =
  | { readonly pending: 'bless' | 'curse'; readonly cards: number }
  | { readonly pending: 'damage'; readonly amount: number }
  | { readonly pending: 'condition'; readonly condition: Condition }
  /** The hero uses no items in round 1. */
  | { readonly pending: 'noItems' }
  /** Each of the hero's moves in round 1 is this much longer. */
  | { readonly pending: 'moves'; readonly plus: number }
  /** The hero's initiative in round 1, regardless of its cards. */
  | { readonly pending: 'initiative'; readonly initiative: number };

/** An effect at the next set-up that concerns the table instead of one hero. */
export type TablePending =
  /** The monsters of the first room have this Shield in round 1. */
  | { readonly pending: 'monstersShield'; readonly amount: number }
  /** One more monster is placed in the first room, as far from the start as possible; none if no standee is left. */
  | { readonly pending: 'joins'; readonly monster: MonsterId; readonly rank: Rank };

/** The player's choices before a scenario. The journal begins with it. */
export interface Setup {
  readonly scenario: string;
  /** One to four heroes of different classes (L1.1). */
  readonly heroes: readonly HeroSetup[];
  /** L3.1: the scenario level, 0 to 7. */
  readonly level: number;
  /** L3.4: open information; false with one hero. */
  readonly openInformation: boolean;
  /** The variants (L35). */
  readonly variants: { readonly lessChance: boolean; readonly death: boolean; readonly grim: boolean };
  /** L4.7: numbers of ordinary treasures looted earlier in the campaign. */
  readonly looted: readonly number[];
  /** L2.1 (3): the battle goals to deal from; empty in a lesson. */
  readonly battleGoals: readonly GoalId[];
  /** L2.1 (6): effects of events on the table. */
  readonly pending?: readonly TablePending[];
  /** L34: the room and monster cards of a random dungeon in the order of drawing, and the penalty of each room. */
  readonly dungeon?: DungeonDraw;
  readonly seed: string;
}

/** The severity of a room's penalty (L34.4). */
export const PENALTY_STEPS = ['none', 'minor', 'major'] as const;
export type PenaltyStep = (typeof PENALTY_STEPS)[number];

/** L34.3: shuffled decks, top card first, and the severity of the penalty of each of the three rooms. */
export interface DungeonDraw {
  readonly rooms: readonly string[];
  readonly foes: readonly string[];
  readonly penalties: readonly [PenaltyStep, PenaltyStep, PenaltyStep];
}

/** A hero class (L1.1). */
export interface HeroDef {
  readonly id: HeroId;
  readonly hand: number;
  /** HP at levels 1 to 9. */
  readonly hp: readonly number[];
}

/** A hero's traits from perks and items, besides its deck. */
export interface HeroTraits {
  readonly summonsHp: number;
  readonly ignoresItemCards: boolean;
  /** Difficult terrain costs 1 (L4.5). */
  readonly surefooted: boolean;
  readonly moreSmallItems: number;
}

/** A hero of this scenario: its class, its deck with perks applied, and its traits. */
export interface HeroBook {
  readonly def: HeroDef;
  readonly setup: HeroSetup;
  /** L1.6, L32.7: the cards of its modifier deck, without those that items add. */
  readonly deck: readonly ModifierId[];
  readonly traits: HeroTraits;
}

/** A room: hexes that are set up together (L10). */
export interface Room {
  readonly hexes: readonly HexId[];
  /** L34.4: the penalties of a room of a random dungeon. */
  readonly penalties?: readonly Penalty[];
}

/**
 * L34.4: a penalty of a drawn room. Lasting ones concern the room's hexes; the others happen once when the room is
 * opened, or hold until the end of that round.
 */
export type Penalty =
  // Lasting, on the hexes of the room.
  | { readonly penalty: 'lootByAbility' }
  | { readonly penalty: 'difficultCosts'; readonly n: number }
  /** Attacks of heroes there have at most this range. */
  | { readonly penalty: 'rangeAtMost'; readonly n: number }
  /** Pushes and pulls on heroes there are longer. */
  | { readonly penalty: 'forcedLonger'; readonly n: number }
  | { readonly penalty: 'trapsMore'; readonly n: number }
  | { readonly penalty: 'healsLess'; readonly n: number }
  /** At the end of each round each hero there moves one hex closer to the room's exit, if a closer one is empty. */
  | { readonly penalty: 'drift'; readonly exit: HexId }
  // When the room is opened.
  | { readonly penalty: 'openerDiscards' }
  | { readonly penalty: 'hurt'; readonly whom: 'opener' | 'heroes'; readonly n: number }
  | { readonly penalty: 'condition'; readonly whom: 'opener' | 'heroes' | 'all'; readonly condition: Condition }
  /** Each hero turns an unspent item of its choice to spent. */
  | { readonly penalty: 'spendItem' }
  // In the round in which the room is opened.
  | { readonly penalty: 'noShortRest' }
  | { readonly penalty: 'onlyOpenerEnters' }
  | { readonly penalty: 'monstersShield'; readonly n: number }
  /** At the end of that round. */
  | { readonly penalty: 'monstersHeal'; readonly n: number }
  /** In the following round. */
  | { readonly penalty: 'monstersFirst' };
export type PenaltyKind = Penalty['penalty'];

/** A door between two rooms (L4.4). Numbers count from 1 in reading order. */
export interface Door {
  readonly hex: HexId;
  readonly rooms: readonly [number, number];
  /** L27.4: it counts as a wall until a rule unlocks it. */
  readonly locked?: true;
}

/** L2.2: the rank on a mark for 1, 2, 3 and 4 heroes; null for no monster. */
export type Pattern = readonly [Rank | null, Rank | null, Rank | null, Rank | null];

/** A hex where a room's set-up may place a monster (L2.2). */
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
  /** L4.7: a goal treasure, which gives its content on every attempt. */
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

/** An escort (L27.8). Without a move it does not act. */
export interface EscortDef {
  readonly id: string;
  /** The hexes where the escorts start. */
  readonly hexes: readonly HexId[];
  readonly hp: Amount;
  readonly move: number;
  /** The mark that it walks to. While no path is open it follows the nearest hero. */
  readonly goesTo?: string;
  readonly initiative: number;
  readonly immune: 'all' | 'none';
}

/** L29.1, section 2: a goal of the scenario. */
export type GoalDef =
  | { readonly goal: 'killAll' }
  | { readonly goal: 'kill'; readonly monster: MonsterId }
  | { readonly goal: 'plates'; readonly marks: readonly string[] }
  /** This many of the goal treasures on these marks are looted. */
  | { readonly goal: 'loot'; readonly marks: readonly string[]; readonly count: number }
  | { readonly goal: 'destroy'; readonly ids: readonly string[] }
  /** Every living escort is on the mark. With fewer than `atLeast` alive the scenario is lost. */
  | { readonly goal: 'escort'; readonly mark: string; readonly atLeast: number }
  /** At the end of a round every hero who is not exhausted is on the mark. */
  | { readonly goal: 'exit'; readonly mark: string }
  | { readonly goal: 'survive'; readonly round: number }
  | { readonly goal: 'protect'; readonly escort: string; readonly round: number }
  /** A hero has the treasure of a mark, then as `exit`. */
  | { readonly goal: 'fetch'; readonly treasure: string; readonly mark: string }
  /**
   * All bells ring at once. Each rings from the hero's turn that ends on it to the end of the `rounds`th round after
   * that.
   */
  | { readonly goal: 'bells'; readonly marks: readonly string[]; readonly rounds: number }
  /** This many rooms are cleared (L34.1). */
  | { readonly goal: 'clearRooms'; readonly rooms: number };

/** The trigger of a scenario rule (L27.3-L27.7). */
export type RuleTrigger =
  | { readonly on: 'endTurn'; readonly mark: string }
  | { readonly on: 'entered'; readonly mark: string }
  | { readonly on: 'looted'; readonly mark: string }
  | { readonly on: 'opened'; readonly door: number }
  /** At the end of these rounds. */
  | { readonly on: 'round'; readonly round: number; readonly every?: number; readonly to?: number }
  | { readonly on: 'dies'; readonly monster: MonsterId };

/** An effect of a scenario rule. */
export type RuleDeed =
  | { readonly deed: 'spawn'; readonly monster: MonsterId; readonly pattern: Pattern; readonly mark: string }
  /** The plain hexes of a room become difficult terrain. */
  | { readonly deed: 'flood'; readonly room: number }
  /** Damage to heroes; with `room` only to those in it. */
  | { readonly deed: 'hurt'; readonly room?: number; readonly amount: Amount }
  | { readonly deed: 'heal'; readonly amount: Amount }
  | { readonly deed: 'give'; readonly condition: Condition }
  | { readonly deed: 'element'; readonly element: Element }
  | { readonly deed: 'unlock'; readonly door: number }
  | { readonly deed: 'open'; readonly door: number }
  | { readonly deed: 'fail' };

/** A scenario rule: on its trigger, its effects happen; with `once` only the first time. */
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
  readonly doors: readonly Door[];
  readonly start: readonly HexId[];
  /** Named sets of hexes for rules and goals. */
  readonly marks: Readonly<Record<string, readonly HexId[]>>;
  readonly monsters: readonly MonsterMark[];
  readonly money: readonly HexId[];
  readonly treasures: readonly TreasureDef[];
  readonly destructibles: readonly DestructibleDef[];
  readonly escorts: readonly EscortDef[];
  readonly goal: GoalDef;
  readonly rules: readonly RuleDef[];
  /** Conditions of traps in addition to their damage (L4.5). */
  readonly trapConditions?: readonly Condition[];
  /** Scenario 8: a hero may put down a goal treasure once to end its Wound and Poison. */
  readonly sacks?: true;
}

/** A battle goal (L29.3). */
export interface BattleGoalDef {
  readonly id: GoalId;
  readonly checkmarks: number;
  /** All of them must hold when the scenario is won. */
  readonly needs: readonly GoalTest[];
}

/** The printed content and the set-up of one scenario. */
export interface Book {
  readonly setup: Setup;
  readonly scenario: ScenarioDef;
  /** In the order of the set-up. */
  readonly heroes: readonly HeroBook[];
  /** The cards of all pools, with their enhancements. */
  readonly cards: Readonly<Record<CardId, CardDef>>;
  readonly monsters: Readonly<Record<MonsterId, MonsterDef>>;
  readonly decks: Readonly<Record<DeckId, readonly MonsterCard[]>>;
  readonly summons: Readonly<Record<SummonId, SummonDef>>;
  readonly items: Readonly<Record<ItemId, ItemDef>>;
  readonly modifiers: Readonly<Record<ModifierId, ModifierDef>>;
  readonly goals: Readonly<Record<GoalId, BattleGoalDef>>;
}

export type { Mods };
