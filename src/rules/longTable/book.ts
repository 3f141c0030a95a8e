/** What is printed and laid for one scenario: its set-up, and all content that it needs. A book is never changed. */
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

/** L32.8: a mark on the first ability with a number of a half, for good. */
export interface Enhancement {
  readonly card: CardId;
  readonly half: HalfName;
  readonly mark: Mark;
}
export type Mark =
  | { readonly mark: 'plus' }
  /** +1 on another number of the same ability. */
  | { readonly mark: 'more'; readonly of: 'range' | 'targets' | 'push' | 'pull' | 'pierce' | 'slam' }
  | { readonly mark: 'condition'; readonly condition: Condition }
  | { readonly mark: 'jump' }
  | { readonly mark: 'element'; readonly element: Element | 'any' }
  | { readonly mark: 'hex'; readonly hex: readonly [q: number, r: number] }
  | { readonly mark: 'summon'; readonly value: 'hp' | 'move' | 'attack' | 'range' };

/** A hero as it comes to a scenario. Cards, items and perks are checked by content when the book is made. */
export interface HeroSetup {
  readonly hero: HeroId;
  /** 1-9 */
  readonly level: number;
  /** The pool; the hand is chosen from it in play (L2.1). */
  readonly pool: readonly CardId[];
  /** The hand that is proposed: what it took last time. */
  readonly hand: readonly CardId[];
  readonly items: readonly ItemId[];
  /** The items that are proposed to be equipped (L21.1). */
  readonly equipped: readonly ItemId[];
  /** Ticks on each line of the perk sheet (L32.7). */
  readonly perks: readonly number[];
  readonly enhancements: readonly Enhancement[];
  /** L2.1 (6): what events and donations have left for this set-up. */
  readonly pending: readonly PendingEffect[];
  readonly personalQuest?: string;
}

/** An effect at the set-up of the next scenario (L2.1, section 8). Damage is not negatable and leaves at least 1 HP. */
export type PendingEffect =
  | { readonly pending: 'bless' | 'curse'; readonly cards: number }
  | { readonly pending: 'damage'; readonly amount: number }
  | { readonly pending: 'condition'; readonly condition: Condition }
  /** In round 1 the hero uses no item. */
  | { readonly pending: 'noItems' }
  /** In round 1 each of the hero's moves is so much longer. */
  | { readonly pending: 'moves'; readonly plus: number }
  /** In round 1 the hero's initiative is this, whatever it plays. */
  | { readonly pending: 'initiative'; readonly initiative: number };

/** The same for the table instead of one hero. */
export type TablePending =
  /** The monsters of the first room have so much Shield in round 1. */
  | { readonly pending: 'monstersShield'; readonly amount: number }
  /** One more of them stands in the first room, as far from the start as it can; without a standee nobody. */
  | { readonly pending: 'joins'; readonly monster: MonsterId; readonly rank: Rank };

export interface Setup {
  readonly scenario: string;
  /** One to four, no class twice (L1.1). */
  readonly heroes: readonly HeroSetup[];
  /** L3.1: the scenario level, 0-7. */
  readonly level: number;
  /** L3.4: never with one hero. */
  readonly openInformation: boolean;
  /** L35 */
  readonly variants: { readonly lessChance: boolean; readonly death: boolean; readonly grim: boolean };
  /** L4.7: ordinary treasures taken earlier in the campaign. */
  readonly looted: readonly number[];
  /** L2.1 (3): battle goals are dealt from these; none in a single lesson. */
  readonly battleGoals: readonly GoalId[];
  /** L2.1 (6): what events have left for the table. */
  readonly pending?: readonly TablePending[];
  /** L34: the room and monster cards of a random dungeon, in the order in which they are drawn, and what each room asks. */
  readonly dungeon?: DungeonDraw;
  readonly seed: string;
}

/** L34.4 */
export const PENALTY_STEPS = ['none', 'minor', 'major'] as const;
export type PenaltyStep = (typeof PENALTY_STEPS)[number];

/** L34.3: shuffled decks, the first card on top, and for each of the three rooms how hard its penalty is. */
export interface DungeonDraw {
  readonly rooms: readonly string[];
  readonly foes: readonly string[];
  readonly penalties: readonly [PenaltyStep, PenaltyStep, PenaltyStep];
}

/** A hero's class (L1.1). */
export interface HeroDef {
  readonly id: HeroId;
  readonly hand: number;
  /** Levels 1-9. */
  readonly hp: readonly number[];
}

/** What perks and items make of a hero besides its deck. */
export interface HeroTraits {
  readonly summonsHp: number;
  readonly ignoresItemCards: boolean;
  /** Difficult terrain costs 1 (L4.5). */
  readonly surefooted: boolean;
  readonly moreSmallItems: number;
}

/** A hero of this scenario: class, deck as its perks have made it, and traits. */
export interface HeroBook {
  readonly def: HeroDef;
  readonly setup: HeroSetup;
  /** L1.6, L32.7: the cards of its modifier deck, without those of items. */
  readonly deck: readonly ModifierId[];
  readonly traits: HeroTraits;
}

export interface Room {
  readonly hexes: readonly HexId[];
  /** L34.4: what a room of a random dungeon asks. */
  readonly penalties?: readonly Penalty[];
}

/**
 * L34.4: what a drawn room of a dungeon asks. Those that last concern what happens on the room's hexes; the others come once,
 * when the room is opened, or hold until the end of that round.
 */
export type Penalty =
  // lasting, on the hexes of the room
  | { readonly penalty: 'lootByAbility' }
  | { readonly penalty: 'difficultCosts'; readonly n: number }
  /** No attack of a hero there reaches farther. */
  | { readonly penalty: 'rangeAtMost'; readonly n: number }
  /** Pushes and pulls on heroes who stand there are longer. */
  | { readonly penalty: 'forcedLonger'; readonly n: number }
  | { readonly penalty: 'trapsMore'; readonly n: number }
  | { readonly penalty: 'healsLess'; readonly n: number }
  /** At the end of each round each hero there goes one hex nearer to the room's exit, if a nearer one is empty. */
  | { readonly penalty: 'drift'; readonly exit: HexId }
  // when it is opened
  | { readonly penalty: 'openerDiscards' }
  | { readonly penalty: 'hurt'; readonly whom: 'opener' | 'heroes'; readonly n: number }
  | { readonly penalty: 'condition'; readonly whom: 'opener' | 'heroes' | 'all'; readonly condition: Condition }
  /** Each hero turns one unspent item of choice to spent. */
  | { readonly penalty: 'spendItem' }
  // in the round in which it is opened
  | { readonly penalty: 'noShortRest' }
  | { readonly penalty: 'onlyOpenerEnters' }
  | { readonly penalty: 'monstersShield'; readonly n: number }
  /** At the end of that round. */
  | { readonly penalty: 'monstersHeal'; readonly n: number }
  /** In the round after it. */
  | { readonly penalty: 'monstersFirst' };
export type PenaltyKind = Penalty['penalty'];

/** A door between two rooms (L4.4). Its number counts from 1 in reading order. */
export interface Door {
  readonly hex: HexId;
  readonly rooms: readonly [number, number];
  /** L27.4: a wall until a rule unlocks it. */
  readonly locked?: true;
}

/** L2.2: what a mark means for 1, 2, 3 and 4 heroes; null: nobody. */
export type Pattern = readonly [Rank | null, Rank | null, Rank | null, Rank | null];

export interface MonsterMark {
  readonly hex: HexId;
  readonly room: number;
  readonly monster: MonsterId;
  readonly pattern: Pattern;
}

export interface TreasureDef {
  readonly hex: HexId;
  readonly number: number;
  /** L4.7: yields in every try. */
  readonly goal?: true;
  readonly gold?: number;
  readonly item?: ItemId;
  readonly design?: ItemId;
}

/** L27.6 */
export interface DestructibleDef {
  readonly id: string;
  readonly hex: HexId;
  readonly hp: Amount;
}

/** L27.8. Without a move it does not act. */
export interface EscortDef {
  readonly id: string;
  /** Where it starts: so many on the hexes of this mark. */
  readonly hexes: readonly HexId[];
  readonly hp: Amount;
  readonly move: number;
  /** The mark that it walks to; while no way is open it follows the nearest hero. */
  readonly goesTo?: string;
  readonly initiative: number;
  readonly immune: 'all' | 'none';
}

/** L29.1, section 2: when the scenario is won. */
export type GoalDef =
  | { readonly goal: 'killAll' }
  | { readonly goal: 'kill'; readonly monster: MonsterId }
  | { readonly goal: 'plates'; readonly marks: readonly string[] }
  /** So many of the goal treasures on these marks. */
  | { readonly goal: 'loot'; readonly marks: readonly string[]; readonly count: number }
  | { readonly goal: 'destroy'; readonly ids: readonly string[] }
  /** Every living escort on the mark; with fewer than `atLeast` alive: lost. */
  | { readonly goal: 'escort'; readonly mark: string; readonly atLeast: number }
  /** At the end of a round every hero not exhausted is on the mark. */
  | { readonly goal: 'exit'; readonly mark: string }
  | { readonly goal: 'survive'; readonly round: number }
  | { readonly goal: 'protect'; readonly escort: string; readonly round: number }
  /** The treasure of a mark, then as `exit`. */
  | { readonly goal: 'fetch'; readonly treasure: string; readonly mark: string }
  /** All ring at once; each rings from a hero's turn that ends on it to the end of the `rounds`th round after. */
  | { readonly goal: 'bells'; readonly marks: readonly string[]; readonly rounds: number }
  /** L34.1 */
  | { readonly goal: 'clearRooms'; readonly rooms: number };

export type RuleTrigger =
  | { readonly on: 'endTurn'; readonly mark: string }
  | { readonly on: 'entered'; readonly mark: string }
  | { readonly on: 'looted'; readonly mark: string }
  | { readonly on: 'opened'; readonly door: number }
  /** At the end of these rounds. */
  | { readonly on: 'round'; readonly round: number; readonly every?: number; readonly to?: number }
  | { readonly on: 'dies'; readonly monster: MonsterId };

export type RuleDeed =
  | { readonly deed: 'spawn'; readonly monster: MonsterId; readonly pattern: Pattern; readonly mark: string }
  /** Plain hexes of a room become difficult. */
  | { readonly deed: 'flood'; readonly room: number }
  /** Damage to heroes; in a room only to those there. */
  | { readonly deed: 'hurt'; readonly room?: number; readonly amount: Amount }
  | { readonly deed: 'heal'; readonly amount: Amount }
  | { readonly deed: 'give'; readonly condition: Condition }
  | { readonly deed: 'element'; readonly element: Element }
  | { readonly deed: 'unlock'; readonly door: number }
  | { readonly deed: 'open'; readonly door: number }
  | { readonly deed: 'fail' };

export interface RuleDef {
  readonly id: string;
  readonly trigger: RuleTrigger;
  readonly once?: true;
  readonly does: readonly RuleDeed[];
}

export interface ScenarioDef {
  readonly id: string;
  readonly number: number;
  readonly board: Board;
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly start: readonly HexId[];
  /** Marked hexes that rules and goals name. */
  readonly marks: Readonly<Record<string, readonly HexId[]>>;
  readonly monsters: readonly MonsterMark[];
  readonly money: readonly HexId[];
  readonly treasures: readonly TreasureDef[];
  readonly destructibles: readonly DestructibleDef[];
  readonly escorts: readonly EscortDef[];
  readonly goal: GoalDef;
  readonly rules: readonly RuleDef[];
  /** Conditions printed on traps besides their damage (L4.5). */
  readonly trapConditions?: readonly Condition[];
  /** Scenario 8: a goal treasure may be put down once to end Wound and Poison on its bearer. */
  readonly sacks?: true;
}

export interface BattleGoalDef {
  readonly id: GoalId;
  readonly checkmarks: number;
  /** All of them must hold when the scenario is won. */
  readonly needs: readonly GoalTest[];
}

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
