/** The set-up of one scenario and the printed content that it needs, as plain data. The rules only read this data. */
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

/**
 * A monster that is on the map when this scenario begins, or that comes later in a wave. Monsters that are printed only for the other
 * scenario of the same map card (R1.9) do not count.
 */
export interface FoePlace {
  readonly id: FoeId;
  readonly monster: MonsterId;
  readonly kind: Kind;
  readonly at: HexId;
  /** HP that are added to those of R5.4: one number for all scenario levels, or one for each level from 0 to 3. */
  readonly hpBonus?: number | readonly [number, number, number, number];
  /** HP that are added or removed, by hero, because the abilities of some heroes work better or worse against this monster. */
  readonly hpFor?: Readonly<Record<string, number>>;
  /** Part of the key `cards.monster.<alias>` of the monster's name in this scenario; absent if the monster has the name of its type. */
  readonly alias?: string;
}

/** A treasure (R4.8). `objective`: a special rule says what the treasure does, and the treasure is there again on every retry. */
export interface TreasurePlace {
  readonly number: number;
  readonly at: HexId;
  readonly objective?: true;
  readonly gold?: number;
  readonly item?: ItemId;
  /** If present, the treasure can be looted only while all these conditions hold. */
  readonly gate?: readonly Circumstance[];
}

/** A condition on the current state. */
export type Circumstance =
  /** The counter `flag`, of this scenario or of the campaign, is within the limits. A counter that was never set is 0. */
  | {
      readonly kind: 'flag';
      readonly flag: string;
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  | { readonly kind: 'lives' | 'dead'; readonly foe: FoeId }
  /** The HP card of the monster that the event concerns is in one of these positions, counted from 1 as printed (R1.2). */
  | { readonly kind: 'foePosition'; readonly positions: readonly number[] }
  /** The monster is alive and has at most this many HP. */
  | { readonly kind: 'foeHp'; readonly foe: FoeId; readonly atMost: number }
  | { readonly kind: 'heroHp'; readonly atLeast: number }
  | { readonly kind: 'heroOn'; readonly hexes: readonly HexId[] }
  /** The element is infused (R18.1). */
  | { readonly kind: 'infused'; readonly element: Element }
  /** The special rule has been triggered (`used`), or has not been triggered (`unused`). */
  | { readonly kind: 'used' | 'unused'; readonly rule: string }
  /** The hero has looted exactly this many objective treasures. */
  | { readonly kind: 'looted'; readonly objectives: number }
  /** The combat has a Hindrance (R30.1). */
  | { readonly kind: 'hindered' };

/** A goal. All goals of a scenario must be met. */
export type Goal =
  | { readonly kind: 'killAll' }
  | { readonly kind: 'kill'; readonly foes: readonly FoeId[] }
  | { readonly kind: 'lootObjectives' }
  /** The hero ends a turn on the hex. With `needs`, the turn counts only while all conditions in `needs` hold. */
  | { readonly kind: 'endTurnOn'; readonly at: HexId; readonly needs?: readonly Circumstance[] }
  /** The hero survives to the end of this round. */
  | { readonly kind: 'survive'; readonly round: number }
  /** The hero and a follower are both on the hex or adjacent to it. */
  | { readonly kind: 'together'; readonly follower: string; readonly at: HexId }
  /** All these conditions hold. */
  | { readonly kind: 'holds'; readonly what: readonly Circumstance[] }
  | { readonly kind: 'any'; readonly of: readonly Goal[] };

/** The trigger of a special rule. */
export type Trigger =
  | { readonly on: 'roundBegins' }
  /** A round ends. `round`: only this round counts. `from`: this round and all later rounds count. */
  | { readonly on: 'roundEnds'; readonly round?: number; readonly from?: number }
  /** The hero ends a turn on the hex. */
  | { readonly on: 'endTurnOn'; readonly at: HexId }
  /** A turn of the hero or of a monster ends. */
  | { readonly on: 'turnEnds' }
  | { readonly on: 'combatBegins'; readonly foe?: FoeId }
  | { readonly on: 'dies'; readonly foes: readonly FoeId[] }
  /** The hero attacks at a Range (R12.1). */
  | { readonly on: 'rangedAttack' }
  | { readonly on: 'looted'; readonly treasures: readonly number[] }
  /** The hero pushes or pulls a monster (R15.3). */
  | { readonly on: 'shoved'; readonly foe: FoeId }
  /** A monster's turn ends without damage to the hero, for example because the monster could not reach the hero. */
  | { readonly on: 'harmlessTurn' }
  | { readonly on: 'won' };

/** The kinds of things that an option can need. The player picks one such thing together with the option. */
export const PICKS = ['spentItem', 'readyItem', 'discarded'] as const;
export type PickKind = (typeof PICKS)[number];

/** One option of a special rule's choice; its text is `special.option.<id>`. */
export interface Choice {
  readonly id: string;
  /** The option is offered only while all these conditions hold. */
  readonly needs?: readonly Circumstance[];
  /** The price of the option in gold. A hero who has less is not offered the option. */
  readonly costs?: number;
  /** The kind of thing that the player picks: a spent item is refreshed, a ready item is used up, a discarded card is lost. */
  readonly pick?: PickKind;
  readonly does: readonly Deed[];
}

/** An effect of a special rule. */
export type Deed =
  | { readonly do: 'heal'; readonly value: number }
  | { readonly do: 'gain'; readonly condition: GoodCondition }
  /** The hero suffers damage (R21.1). `price`: the damage cannot be negated. */
  | { readonly do: 'damage'; readonly value: number; readonly price?: true }
  /**
   * The hero finds or pays gold, and pays at most the gold that the hero has. `per`: the value is multiplied by a counter, or by the
   * number of objective treasures that are not looted yet.
   */
  | { readonly do: 'gold'; readonly value: number; readonly per?: { readonly flag: string } | 'objectivesLeft' }
  /** Changes a counter by `by`, or by `byElite` if the monster that the event concerns is elite. */
  | { readonly do: 'count'; readonly flag: string; readonly by: number; readonly byElite?: number }
  /** Stores the text `as` under the name `flag`. */
  | { readonly do: 'remember'; readonly flag: string; readonly as: string }
  /** Changes the terrain of hexes. `from`: only hexes whose current terrain is `from` are changed. */
  | { readonly do: 'terrain'; readonly hexes: readonly HexId[]; readonly from?: Terrain; readonly to: PlaceableTerrain }
  /**
   * Monsters act from the elite half of their cards from now on. `unfought`: all monsters that have not been in combat;
   * they also get the elite HP (R5.4).
   */
  | { readonly do: 'elite'; readonly foes: readonly FoeId[] | 'unfought' }
  /** A follower goes back this many hexes towards its first hex. */
  | { readonly do: 'sendBack'; readonly follower: string; readonly hexes: number }
  /** Removes a Hindrance (R30.4). */
  | { readonly do: 'clearHindrance' }
  /** The player chooses one option. */
  | { readonly do: 'choose'; readonly among: readonly Choice[] }
  /** A roll (R2.3). The effects happen if the roll shows one of these faces. */
  | { readonly do: 'roll'; readonly faces: readonly Face[]; readonly does: readonly Deed[] };

/** A bonus that monsters get in addition to their printed numbers, while a condition holds. */
export interface FoeBonus {
  readonly move?: number;
  readonly shield?: number;
  readonly pierce?: number;
  readonly heal?: number;
  readonly retaliate?: { readonly value: number; readonly range: number };
}

/** A special rule of a scenario. */
export type SpecialRule =
  /** When the trigger occurs and all conditions in `needs` hold, the effects happen. With `once` the effects happen only the first time. */
  | {
      readonly kind: 'when';
      readonly id: string;
      readonly trigger: Trigger;
      readonly needs?: readonly Circumstance[];
      readonly once?: true;
      readonly does: readonly Deed[];
    }
  /** While all conditions in `needs` hold, these monsters have a bonus; all monsters if `foes` is absent. */
  | ({
      readonly kind: 'while';
      readonly id: string;
      readonly needs: readonly Circumstance[];
      readonly foes?: readonly FoeId[];
    } & FoeBonus)
  /** The scenario is lost if the goals are not met at the end of this round. */
  | { readonly kind: 'roundLimit'; readonly round: number }
  /** The scenario is lost if all conditions in `when` hold at the end of a round. */
  | { readonly kind: 'failure'; readonly id: string; readonly when: readonly Circumstance[] }
  /**
   * A counter with its initial value, to which `perLevel` is added for each scenario level. `buffer`: the player can
   * reduce the counter by 1 to negate damage (as in R21.1).
   */
  | {
      readonly kind: 'counter';
      readonly id: string;
      readonly start: number;
      readonly perLevel?: number;
      readonly buffer?: true;
    }
  /**
   * Monsters that come one after the other. If no monster of the wave is on the map at the start of a round, the next monster
   * enters, and the round is a combat round with it. Such a combat has no Hindrances, and the hero gets the monster's money
   * immediately after its death. If the counter `distanceFlag` is not 0, the counter's value replaces the printed Distance, and the counter
   * is set to 0.
   */
  | {
      readonly kind: 'wave';
      readonly foes: readonly { readonly foe: FoeId; readonly distance: number }[];
      readonly needs?: readonly Circumstance[];
      readonly distanceFlag?: string;
    }
  /** A token that moves up to `hexes` hexes towards the hero at the end of each round without combat. */
  | { readonly kind: 'follower'; readonly id: string; readonly at: HexId; readonly hexes: number }
  /** Hexes whose terrain differs from the printed terrain from the start. */
  | { readonly kind: 'laid'; readonly hexes: readonly HexId[]; readonly as: PlaceableTerrain }
  /** Line of sight is limited to this many hexes unless the element is infused. */
  | { readonly kind: 'dark'; readonly sight: number; readonly unless: Element }
  /** The hero does not move on the map. */
  | { readonly kind: 'standing' }
  /** The hero's jumps are normal moves. */
  | { readonly kind: 'noJump' }
  /** No money can be looted while all conditions in `needs` hold. */
  | { readonly kind: 'noMoney'; readonly needs: readonly Circumstance[] }
  /** While all conditions in `needs` hold, the damage of traps and hazardous terrain is multiplied by `times`, for both parties. */
  | { readonly kind: 'harsh'; readonly times: number; readonly needs: readonly Circumstance[] };

/** The printed data of a scenario. */
export interface ScenarioDef {
  readonly id: string;
  readonly number: number;
  readonly board: Board;
  readonly start: HexId;
  /** The colour of this scenario's tiles. The two scenarios of a map card have different colours (R1.9). */
  readonly colour: 'orange' | 'blue';
  /** The hex of the exit, which texts and pictures show; absent if there is none. */
  readonly exit?: HexId;
  readonly foes: readonly FoePlace[];
  readonly money: readonly HexId[];
  readonly treasures: readonly TreasurePlace[];
  /** The hexes of lettered tiles, by letter. Only texts and pictures use them. */
  readonly marks: Readonly<Record<string, HexId>>;
  readonly goals: readonly Goal[];
  readonly rules: readonly SpecialRule[];
}

/** The values of counters and stored choices, by name. */
export type Flags = Readonly<Record<string, number | string>>;

/** The player's choices before a scenario. The journal begins with the set-up. */
export interface Setup {
  readonly scenario: string;
  readonly hero: string;
  readonly level: HeroLevel;
  /** The ability cards that the hero has at level 2 instead of level 1 (R28.1). */
  readonly upgrades: readonly CardId[];
  readonly items: readonly ItemId[];
  readonly scenarioLevel: ScenarioLevel;
  /** The numbers of ordinary treasures that the hero looted earlier in the campaign (R4.8). */
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
  /** The modifier tables of the monster HP card: four positions, each with a row for each scenario level from 0 to 3 (R1.2). */
  readonly monsterTables: ModifierTables;
  readonly items: Readonly<Record<ItemId, ItemDef>>;
}
