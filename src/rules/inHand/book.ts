/** Everything printed that one scenario needs, as plain data. The rules read it and never change it. */
import type { Board, LaidTerrain, Terrain } from '../core/board';
import type { HexId } from '../core/hexes';
import type {
  CardId,
  Element,
  Face,
  FoeId,
  GoodCondition,
  HeroDef,
  HeroLevel,
  ItemDef,
  ItemId,
  Kind,
  ModifierTables,
  MonsterDef,
  MonsterId,
  ScenarioLevel,
} from './vocabulary';

/** A monster tile that is active in this scenario's colour (R1.9), or one that comes later, in a wave. */
export interface FoePlace {
  readonly id: FoeId;
  readonly monster: MonsterId;
  readonly kind: Kind;
  readonly at: HexId;
  /** Added after R5.4: the same at every scenario level, or one for each of 0 to 3. */
  readonly hpBonus?: number | readonly [number, number, number, number];
  /** HP more or less against one hero, whom its ways suit worse or better than the others. */
  readonly hpFor?: Readonly<Record<string, number>>;
  /** The name that it goes by here, if not its kind's: the text `cards.monster.<alias>`. */
  readonly alias?: string;
}

/** R4.8. `objective`: its rule is the scenario's, and it is back on every retry. */
export interface TreasurePlace {
  readonly number: number;
  readonly at: HexId;
  readonly objective?: true;
  readonly gold?: number;
  readonly item?: ItemId;
  /** It can be looted only then. */
  readonly gate?: readonly Circumstance[];
}

/** A condition on the current state. */
export type Circumstance =
  /** A counter of this scenario, or of the campaign. One never set counts 0. */
  | {
      readonly kind: 'flag';
      readonly flag: string;
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  | { readonly kind: 'lives' | 'dead'; readonly foe: FoeId }
  /** The HP card of the monster concerned lies in one of these positions, counted from 1 as it is printed (R1.2). */
  | { readonly kind: 'foePosition'; readonly positions: readonly number[] }
  | { readonly kind: 'foeHp'; readonly foe: FoeId; readonly atMost: number }
  | { readonly kind: 'heroHp'; readonly atLeast: number }
  | { readonly kind: 'heroOn'; readonly hexes: readonly HexId[] }
  /** R18.1 */
  | { readonly kind: 'infused'; readonly element: Element }
  /** Whether a special rule has had its effect. */
  | { readonly kind: 'used' | 'unused'; readonly rule: string }
  | { readonly kind: 'looted'; readonly objectives: number }
  /** There is a Hindrance in the combat (R30.1). */
  | { readonly kind: 'hindered' };

/** All goals of a scenario must be met. */
export type Goal =
  | { readonly kind: 'killAll' }
  | { readonly kind: 'kill'; readonly foes: readonly FoeId[] }
  | { readonly kind: 'lootObjectives' }
  /** `needs`: a turn that ends there counts only then. */
  | { readonly kind: 'endTurnOn'; readonly at: HexId; readonly needs?: readonly Circumstance[] }
  /** The end of this round is reached. */
  | { readonly kind: 'survive'; readonly round: number }
  /** The hero and a follower are both on or next to a hex. */
  | { readonly kind: 'together'; readonly follower: string; readonly at: HexId }
  | { readonly kind: 'holds'; readonly what: readonly Circumstance[] }
  | { readonly kind: 'any'; readonly of: readonly Goal[] };

/** When a special rule is triggered. */
export type Trigger =
  | { readonly on: 'roundBegins' }
  /** `round`: of this one only; `from`: of this one and all later ones. */
  | { readonly on: 'roundEnds'; readonly round?: number; readonly from?: number }
  /** The hero ends a turn on a hex. */
  | { readonly on: 'endTurnOn'; readonly at: HexId }
  /** The end of any turn, the hero's or the monster's. */
  | { readonly on: 'turnEnds' }
  | { readonly on: 'combatBegins'; readonly foe?: FoeId }
  | { readonly on: 'dies'; readonly foes: readonly FoeId[] }
  /** The hero attacks with a Range (R12.1). */
  | { readonly on: 'rangedAttack' }
  | { readonly on: 'looted'; readonly treasures: readonly number[] }
  /** The hero pushes or pulls a monster (R15.3). */
  | { readonly on: 'shoved'; readonly foe: FoeId }
  /** A monster's turn has done the hero no damage: out of reach, held, or negated. */
  | { readonly on: 'harmlessTurn' }
  | { readonly on: 'won' };

/** What an option of a choice is about: one thing of these is picked with it. */
export const PICKS = ['spentItem', 'readyItem', 'discarded'] as const;
export type PickKind = (typeof PICKS)[number];

/** One answer to a choice that a special rule gives; its text is `special.option.<id>`. */
export interface Choice {
  readonly id: string;
  /** It is offered only then. */
  readonly needs?: readonly Circumstance[];
  /** Gold that it costs; not offered to a hero who has less. */
  readonly costs?: number;
  /** What is picked with it: a spent item is refreshed, a ready one used up, a discarded card lost. */
  readonly pick?: PickKind;
  readonly does: readonly Deed[];
}

/** What a special rule does. */
export type Deed =
  | { readonly do: 'heal'; readonly value: number }
  | { readonly do: 'gain'; readonly condition: GoodCondition }
  /** R21.1; `price`: it cannot be negated. */
  | { readonly do: 'damage'; readonly value: number; readonly price?: true }
  /** Gold found or paid, at most what the hero has; `per`: for each of a counter, or for each objective treasure left. */
  | { readonly do: 'gold'; readonly value: number; readonly per?: { readonly flag: string } | 'objectivesLeft' }
  | { readonly do: 'count'; readonly flag: string; readonly by: number; readonly byElite?: number }
  | { readonly do: 'remember'; readonly flag: string; readonly as: string }
  /** Turns hexes to another terrain; `from`: those that are of this one now. */
  | { readonly do: 'terrain'; readonly hexes: readonly HexId[]; readonly from?: Terrain; readonly to: LaidTerrain }
  /** Monsters act from their elite half from now on. `unfought`: all with whom there was no combat, and with the elite HP (R5.4). */
  | { readonly do: 'elite'; readonly foes: readonly FoeId[] | 'unfought' }
  /** A follower goes back so many hexes towards where it came from. */
  | { readonly do: 'sendBack'; readonly follower: string; readonly hexes: number }
  /** R30.4 */
  | { readonly do: 'clearHindrance' }
  /** The player chooses. */
  | { readonly do: 'choose'; readonly among: readonly Choice[] }
  /** A roll (R2.3); on one of the faces they are done. */
  | { readonly do: 'roll'; readonly faces: readonly Face[]; readonly does: readonly Deed[] };

/** What monsters have more than is printed, as long as something is so. */
export interface FoeBonus {
  readonly move?: number;
  readonly shield?: number;
  readonly pierce?: number;
  readonly heal?: number;
  readonly retaliate?: { readonly value: number; readonly range: number };
}

/** The scenario's own rules, as a small vocabulary of triggers and effects. */
export type SpecialRule =
  /** At its trigger, if all of `needs` is so, it does its deeds: every time, or `once`. */
  | {
      readonly kind: 'when';
      readonly id: string;
      readonly trigger: Trigger;
      readonly needs?: readonly Circumstance[];
      readonly once?: true;
      readonly does: readonly Deed[];
    }
  /** As long as `needs` is so, these monsters (all, without `foes`) have a bonus. */
  | ({
      readonly kind: 'while';
      readonly id: string;
      readonly needs: readonly Circumstance[];
      readonly foes?: readonly FoeId[];
    } & FoeBonus)
  /** Failure when the goals are not met at the end of this round. */
  | { readonly kind: 'roundLimit'; readonly round: number }
  /** Failure when this is so at the end of a round. */
  | { readonly kind: 'failure'; readonly id: string; readonly when: readonly Circumstance[] }
  /** A counter, with what it starts at: `perLevel` is added once for each scenario level. `buffer`: one of it negates damage (as R21.1). */
  | {
      readonly kind: 'counter';
      readonly id: string;
      readonly start: number;
      readonly perLevel?: number;
      readonly buffer?: true;
    }
  /**
   * Monsters that come one after the other: at the start of a round in which none of the wave lives, the next one enters, and
   * the round is a combat round with it. Hindrances do not count, and its money is the hero's at once. A Distance that was
   * remembered under `distanceFlag` is used once instead of the printed one.
   */
  | {
      readonly kind: 'wave';
      readonly foes: readonly { readonly foe: FoeId; readonly distance: number }[];
      readonly needs?: readonly Circumstance[];
      readonly distanceFlag?: string;
    }
  /** A token that follows the hero at the end of each round without combat. */
  | { readonly kind: 'follower'; readonly id: string; readonly at: HexId; readonly hexes: number }
  /** Hexes that are another terrain than printed from the start. */
  | { readonly kind: 'laid'; readonly hexes: readonly HexId[]; readonly as: LaidTerrain }
  /** No line of sight is longer than so many hexes, unless the element is infused. */
  | { readonly kind: 'dark'; readonly sight: number; readonly unless: Element }
  /** The hero does not move on the map. */
  | { readonly kind: 'standing' }
  /** The hero's jumps are plain moves. */
  | { readonly kind: 'noJump' }
  /** No money can be looted while this is so. */
  | { readonly kind: 'noMoney'; readonly needs: readonly Circumstance[] }
  /** Traps and hazardous terrain do so many times their damage, to anybody, while this is so. */
  | { readonly kind: 'harsh'; readonly times: number; readonly needs: readonly Circumstance[] };

export interface ScenarioDef {
  readonly id: string;
  readonly number: number;
  readonly board: Board;
  readonly start: HexId;
  /** R1.9 */
  readonly colour: 'orange' | 'blue';
  /** Where the way out is, if there is one: for texts and pictures. */
  readonly exit?: HexId;
  readonly foes: readonly FoePlace[];
  readonly money: readonly HexId[];
  readonly treasures: readonly TreasurePlace[];
  /** Lettered tiles, for texts and pictures: letter to hex. */
  readonly marks: Readonly<Record<string, HexId>>;
  readonly goals: readonly Goal[];
  readonly rules: readonly SpecialRule[];
}

/** Counters and remembered choices, by name. */
export type Flags = Readonly<Record<string, number | string>>;

/** What the player brings and chooses; the journal begins with it. */
export interface Setup {
  readonly scenario: string;
  readonly hero: string;
  readonly level: HeroLevel;
  /** The ability cards that are turned to level 2 (R28.1). */
  readonly upgrades: readonly CardId[];
  readonly items: readonly ItemId[];
  readonly scenarioLevel: ScenarioLevel;
  /** Ordinary treasures taken earlier in the campaign (R4.8). */
  readonly looted: readonly number[];
  /** What the hero has to pay with. */
  readonly gold?: number;
  /** What the campaign remembers of earlier scenarios. */
  readonly flags?: Flags;
  readonly variants: {
    /** R30 */
    readonly hindrances: boolean;
    /** R2.2: a six-sided die instead of the ruler. */
    readonly onTable: boolean;
  };
  readonly seed: string;
}

export interface Book {
  readonly setup: Setup;
  readonly hero: HeroDef;
  readonly scenario: ScenarioDef;
  readonly monsters: Readonly<Record<MonsterId, MonsterDef>>;
  /** The monster HP card: four positions, rows for scenario levels 0-3 (R1.2). */
  readonly monsterTables: ModifierTables;
  readonly items: Readonly<Record<ItemId, ItemDef>>;
}
