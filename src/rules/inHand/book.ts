/** The printed content that one scenario needs, as plain data. The rules read it and never change it. */
import type { Board, PlaceableTerrain, Terrain } from '../core/board';
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

/** A monster that is set up in this scenario's colour (R1.9), or that comes later in a wave. */
export interface FoePlace {
  readonly id: FoeId;
  readonly monster: MonsterId;
  readonly kind: Kind;
  readonly at: HexId;
  /** Added to its HP after R5.4: one number for all scenario levels, or one for each level 0 to 3. */
  readonly hpBonus?: number | readonly [number, number, number, number];
  /** HP added or removed against certain heroes, because their abilities suit this monster better or worse. */
  readonly hpFor?: Readonly<Record<string, number>>;
  /** The monster's name in this scenario, if it differs from its type's: the text `cards.monster.<alias>`. */
  readonly alias?: string;
}

/** A treasure (R4.8). `objective`: the scenario says what it does, and it returns on every retry. */
export interface TreasurePlace {
  readonly number: number;
  readonly at: HexId;
  readonly objective?: true;
  readonly gold?: number;
  readonly item?: ItemId;
  /** If present, the treasure can be looted only while all of these hold. */
  readonly gate?: readonly Circumstance[];
}

/** A condition on the current state. */
export type Circumstance =
  /** A counter of this scenario or of the campaign. A counter that was never set is 0. */
  | {
      readonly kind: 'flag';
      readonly flag: string;
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  | { readonly kind: 'lives' | 'dead'; readonly foe: FoeId }
  /** The HP card of the monster concerned is in one of these positions, counted from 1 as printed (R1.2). */
  | { readonly kind: 'foePosition'; readonly positions: readonly number[] }
  | { readonly kind: 'foeHp'; readonly foe: FoeId; readonly atMost: number }
  | { readonly kind: 'heroHp'; readonly atLeast: number }
  | { readonly kind: 'heroOn'; readonly hexes: readonly HexId[] }
  /** The element is infused (R18.1). */
  | { readonly kind: 'infused'; readonly element: Element }
  /** Whether a special rule has been triggered. */
  | { readonly kind: 'used' | 'unused'; readonly rule: string }
  | { readonly kind: 'looted'; readonly objectives: number }
  /** The combat has a Hindrance (R30.1). */
  | { readonly kind: 'hindered' };

/** A goal. All goals of a scenario must be met. */
export type Goal =
  | { readonly kind: 'killAll' }
  | { readonly kind: 'kill'; readonly foes: readonly FoeId[] }
  | { readonly kind: 'lootObjectives' }
  /** A turn ends on the hex; with `needs` it counts only while all of them hold. */
  | { readonly kind: 'endTurnOn'; readonly at: HexId; readonly needs?: readonly Circumstance[] }
  /** The end of this round is reached. */
  | { readonly kind: 'survive'; readonly round: number }
  /** The hero and a follower are both on the hex or adjacent to it. */
  | { readonly kind: 'together'; readonly follower: string; readonly at: HexId }
  | { readonly kind: 'holds'; readonly what: readonly Circumstance[] }
  | { readonly kind: 'any'; readonly of: readonly Goal[] };

/** The trigger of a special rule. */
export type Trigger =
  | { readonly on: 'roundBegins' }
  /** A round ends: `round` only this one, `from` this one and all later ones. */
  | { readonly on: 'roundEnds'; readonly round?: number; readonly from?: number }
  /** The hero ends a turn on the hex. */
  | { readonly on: 'endTurnOn'; readonly at: HexId }
  /** The end of any turn, the hero's or the monster's. */
  | { readonly on: 'turnEnds' }
  | { readonly on: 'combatBegins'; readonly foe?: FoeId }
  | { readonly on: 'dies'; readonly foes: readonly FoeId[] }
  /** The hero attacks at a Range (R12.1). */
  | { readonly on: 'rangedAttack' }
  | { readonly on: 'looted'; readonly treasures: readonly number[] }
  /** The hero pushes or pulls a monster (R15.3). */
  | { readonly on: 'shoved'; readonly foe: FoeId }
  /** A monster's turn did the hero no damage: it was out of reach, prevented, or the damage was negated. */
  | { readonly on: 'harmlessTurn' }
  | { readonly on: 'won' };

/** The kinds of thing that an option of a choice can pick; the player picks one with the option. */
export const PICKS = ['spentItem', 'readyItem', 'discarded'] as const;
export type PickKind = (typeof PICKS)[number];

/** One option of a special rule's choice; its text is `special.option.<id>`. */
export interface Choice {
  readonly id: string;
  /** The option is offered only while all of these hold. */
  readonly needs?: readonly Circumstance[];
  /** Its price in gold. It is not offered to a hero who has less. */
  readonly costs?: number;
  /** The thing to pick: a spent item is refreshed, a ready item used up, a discarded card lost. */
  readonly pick?: PickKind;
  readonly does: readonly Deed[];
}

/** An effect of a special rule. */
export type Deed =
  | { readonly do: 'heal'; readonly value: number }
  | { readonly do: 'gain'; readonly condition: GoodCondition }
  /** Damage (R21.1). `price`: it cannot be negated. */
  | { readonly do: 'damage'; readonly value: number; readonly price?: true }
  /**
   * Gold found or paid, at most the hero's gold. `per`: multiplied by a counter, or by the objective treasures left.
   */
  | { readonly do: 'gold'; readonly value: number; readonly per?: { readonly flag: string } | 'objectivesLeft' }
  | { readonly do: 'count'; readonly flag: string; readonly by: number; readonly byElite?: number }
  | { readonly do: 'remember'; readonly flag: string; readonly as: string }
  /** Changes the terrain of hexes. `from`: only hexes with this current terrain. */
  | { readonly do: 'terrain'; readonly hexes: readonly HexId[]; readonly from?: Terrain; readonly to: PlaceableTerrain }
  /**
   * Monsters act from their elite half from now on. `unfought`: all that have not been in combat; they also get the
   * elite HP (R5.4).
   */
  | { readonly do: 'elite'; readonly foes: readonly FoeId[] | 'unfought' }
  /** A follower goes back this many hexes towards its first hex. */
  | { readonly do: 'sendBack'; readonly follower: string; readonly hexes: number }
  /** Removes a Hindrance (R30.4). */
  | { readonly do: 'clearHindrance' }
  /** The player chooses one option. */
  | { readonly do: 'choose'; readonly among: readonly Choice[] }
  /** A roll (R2.3); on one of these faces the effects happen. */
  | { readonly do: 'roll'; readonly faces: readonly Face[]; readonly does: readonly Deed[] };

/** A bonus of monsters beyond the printed numbers, while a condition holds. */
export interface FoeBonus {
  readonly move?: number;
  readonly shield?: number;
  readonly pierce?: number;
  readonly heal?: number;
  readonly retaliate?: { readonly value: number; readonly range: number };
}

/** The scenario's own rules, as a small vocabulary of triggers and effects. */
export type SpecialRule =
  /** On its trigger, if all of `needs` hold, its effects happen: every time, or only `once`. */
  | {
      readonly kind: 'when';
      readonly id: string;
      readonly trigger: Trigger;
      readonly needs?: readonly Circumstance[];
      readonly once?: true;
      readonly does: readonly Deed[];
    }
  /** While `needs` hold, these monsters (all if `foes` is absent) have a bonus. */
  | ({
      readonly kind: 'while';
      readonly id: string;
      readonly needs: readonly Circumstance[];
      readonly foes?: readonly FoeId[];
    } & FoeBonus)
  /** The scenario is lost if the goals are not met at the end of this round. */
  | { readonly kind: 'roundLimit'; readonly round: number }
  /** The scenario is lost if this holds at the end of a round. */
  | { readonly kind: 'failure'; readonly id: string; readonly when: readonly Circumstance[] }
  /**
   * A counter with its initial value; `perLevel` is added for each scenario level. `buffer`: one of it can negate
   * damage (as R21.1).
   */
  | {
      readonly kind: 'counter';
      readonly id: string;
      readonly start: number;
      readonly perLevel?: number;
      readonly buffer?: true;
    }
  /**
   * Monsters that come one after the other. At the start of a round in which no monster of the wave is alive, the next
   * one enters, and the round is a combat round with it. Hindrances do not count, and the hero gets its money at once.
   * A Distance stored in the counter `distanceFlag` replaces the printed one and is then cleared.
   */
  | {
      readonly kind: 'wave';
      readonly foes: readonly { readonly foe: FoeId; readonly distance: number }[];
      readonly needs?: readonly Circumstance[];
      readonly distanceFlag?: string;
    }
  /** A token that follows the hero at the end of each round without combat. */
  | { readonly kind: 'follower'; readonly id: string; readonly at: HexId; readonly hexes: number }
  /** Hexes with another terrain than the printed one from the start. */
  | { readonly kind: 'laid'; readonly hexes: readonly HexId[]; readonly as: PlaceableTerrain }
  /** Line of sight is limited to this many hexes unless the element is infused. */
  | { readonly kind: 'dark'; readonly sight: number; readonly unless: Element }
  /** The hero does not move on the map. */
  | { readonly kind: 'standing' }
  /** The hero's jumps are normal moves. */
  | { readonly kind: 'noJump' }
  /** No money can be looted while these hold. */
  | { readonly kind: 'noMoney'; readonly needs: readonly Circumstance[] }
  /** While these hold, traps and hazardous terrain do `times` their damage, to both parties. */
  | { readonly kind: 'harsh'; readonly times: number; readonly needs: readonly Circumstance[] };

/** The printed data of a scenario. */
export interface ScenarioDef {
  readonly id: string;
  readonly number: number;
  readonly board: Board;
  readonly start: HexId;
  /** The colour of the map side's set-up (R1.9). */
  readonly colour: 'orange' | 'blue';
  /** The hex of the exit, if there is one; for texts and pictures. */
  readonly exit?: HexId;
  readonly foes: readonly FoePlace[];
  readonly money: readonly HexId[];
  readonly treasures: readonly TreasurePlace[];
  /** Lettered tiles for texts and pictures, from letter to hex. */
  readonly marks: Readonly<Record<string, HexId>>;
  readonly goals: readonly Goal[];
  readonly rules: readonly SpecialRule[];
}

/** Counters and stored choices, by name. */
export type Flags = Readonly<Record<string, number | string>>;

/** The player's choices before a scenario. The journal begins with it. */
export interface Setup {
  readonly scenario: string;
  readonly hero: string;
  readonly level: HeroLevel;
  /** The ability cards at level 2 (R28.1). */
  readonly upgrades: readonly CardId[];
  readonly items: readonly ItemId[];
  readonly scenarioLevel: ScenarioLevel;
  /** Numbers of ordinary treasures looted earlier in the campaign (R4.8). */
  readonly looted: readonly number[];
  /** The hero's gold at the start. */
  readonly gold?: number;
  /** Counters and choices that the campaign stored in earlier scenarios. */
  readonly flags?: Flags;
  readonly variants: {
    /** Whether Hindrances are used (R30). */
    readonly hindrances: boolean;
    /** Whether a six-sided die replaces the ruler (R2.2). */
    readonly onTable: boolean;
  };
  readonly seed: string;
}

export interface Book {
  readonly setup: Setup;
  readonly hero: HeroDef;
  readonly scenario: ScenarioDef;
  readonly monsters: Readonly<Record<MonsterId, MonsterDef>>;
  /** The monster HP card: four positions, with one row for each scenario level 0-3 (R1.2). */
  readonly monsterTables: ModifierTables;
  readonly items: Readonly<Record<ItemId, ItemDef>>;
}
