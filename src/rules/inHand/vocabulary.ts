/**
 * The terms of the rule book, and the types of printed cards. Each named union of strings is derived from a list, so that
 * schemas, tests and types use the same values.
 */

import type { BadCondition, CardId, GoodCondition, ItemId, ItemUse, Kind, MonsterId, Slot } from '../core/vocabulary';

export * from '../core/vocabulary';

/** The results of a roll (R2.1). */
export const FACES = ['A', 'B', 'C'] as const;
export type Face = (typeof FACES)[number];

/** The two sides of an ability card (R1.3). */
export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

/** The elements (R18). */
export const ELEMENTS = ['dark', 'fire'] as const;
export type Element = (typeof ELEMENTS)[number];

export type Condition = BadCondition | GoodCondition;

/** Bonuses that a card or item can give besides conditions (R17.2, R19, R20.6, R23.2). */
export const BONUSES = ['shield', 'retaliate', 'attack', 'move', 'pit', 'credit'] as const;
export type Bonus = (typeof BONUSES)[number];

/** The durations of effects: 'turn' for an effect without a symbol (R17.1), otherwise the symbols of R17.3. */
export const DURATIONS = ['turn', 'round', 'combat', 'scenario'] as const;
export type Duration = (typeof DURATIONS)[number];

export const SCENARIO_LEVELS = [0, 1, 2, 3] as const;
export type ScenarioLevel = (typeof SCENARIO_LEVELS)[number];

export const HERO_LEVELS = [1, 2, 3, 4, 5] as const;
export type HeroLevel = (typeof HERO_LEVELS)[number];

/** The id of one monster on the map, such as 'shuffler-1'. */
export type FoeId = string;

/** The attack effects (R15) and conditions (R16) that an attack applies to its target. */
export interface Riders {
  readonly pierce?: number;
  readonly push?: number;
  readonly pull?: number;
  readonly conditions?: readonly BadCondition[];
}

/** R18.2: the elements that an ability may consume, and what the ability gains if it consumes them. */
export interface Consume extends Riders {
  readonly elements: readonly Element[];
  /** The number that is added to the ability's number. */
  readonly plus?: number;
  /** The conditions that the hero itself gains. */
  readonly self?: readonly GoodCondition[];
}

/** An attack ability (R12). */
export interface AttackAbility extends Riders {
  readonly kind: 'attack';
  readonly value: number;
  /** The range; absent for a melee attack, which has range 1 (R12.1). */
  readonly range?: number;
  /** The bonus if the target has a negative condition. */
  readonly againstTroubled?: number;
  /** The bonus for each Distance by which the target was pushed or pulled in this turn (R12.7). */
  readonly perShove?: number;
  /** The bonus for each spent item (R12.7). */
  readonly perSpent?: number;
  /** The most gold that the hero may pay (R18.4). */
  readonly pay?: number;
  readonly consume?: Consume;
}
/** A move ability (R10, R11). */
export interface MoveAbility {
  readonly kind: 'move';
  readonly value: number;
  readonly jump?: true;
}
/** "Heal X" (R20.1). */
export interface HealAbility {
  readonly kind: 'heal';
  readonly value: number;
  readonly consume?: Consume;
}
/** "Loot X" (R20.3). */
export interface LootAbility {
  readonly kind: 'loot';
  readonly range: number;
}
/** "Disarm a trap" within a range (R20.2). */
export interface DisarmTrapAbility {
  readonly kind: 'disarmTrap';
  readonly range: number;
}
/** A bonus for the hero itself (R17, R19). */
export interface GrantAbility {
  readonly kind: 'grant';
  readonly bonus: Bonus;
  readonly value: number;
  /** The range; only Retaliate has one (R19.2). */
  readonly range?: number;
  readonly lasts?: Exclude<Duration, 'turn'>;
  /** R18.4: the most gold that the hero may pay. Each gold adds 1 to the bonus. */
  readonly pay?: number;
}
/** A positive condition for the hero itself (R16.3). `turns`: the number of enemy turns that Invisible lasts. */
export interface GainAbility {
  readonly kind: 'gain';
  readonly condition: GoodCondition;
  readonly turns?: 1 | 2;
}
/** Attack effects that are printed without an attack. They apply to the last attack of this turn, or else to the next one (R15.2). */
export interface RideAbility extends Riders {
  readonly kind: 'ride';
}
/** Returns a card to hand (R20.4). */
export interface RecoverAbility {
  readonly kind: 'recover';
  readonly from: 'discard' | 'lost';
  readonly side: Side;
}
/** "-X HP" for the hero itself (R20.1). Once its action has begun, the ability is mandatory (R9.3). */
export interface HarmAbility {
  readonly kind: 'harm';
  readonly value: number;
}
/** Damages the monster of the fight without an attack. */
export interface StrikeAbility {
  readonly kind: 'strike';
  readonly value: number;
  /** Whether the trap damage of the scenario level is added (R5.3). */
  readonly trap?: true;
  /** The largest Distance at which the ability works; absent for any Distance. */
  readonly range?: number;
}
/** R20.7: the monster of the fight dies if it has at most this many HP. */
export interface FinishAbility {
  readonly kind: 'finish';
  readonly hp: number;
  readonly range: number;
}
/** R15.5: a Push or Pull without an attack, which affects the monster of the fight immediately. */
export interface ShoveAbility {
  readonly kind: 'shove';
  readonly how: 'push' | 'pull';
  readonly value: number;
}
/** R8.2: the monster's behaviour is rolled again, and the player keeps one of the two results. */
export interface RerollAbility {
  readonly kind: 'reroll';
}
/** R23.3: makes a spent item ready again. If the hero consumes the elements in `revive`, it may be a used-up ('consumed') item instead. */
export interface RefreshAbility {
  readonly kind: 'refresh';
  readonly revive?: readonly Element[];
}
/** R23.4: the hero gives up a ready item for this scenario. If the hero skips this ability, it cannot perform the action's later ones. */
export interface ForfeitAbility {
  readonly kind: 'forfeit';
}
/** R18.1: makes these elements available (infused) for this turn. */
export interface InfuseAbility {
  readonly kind: 'infuse';
  readonly elements: readonly Element[];
}
/** R30.4: adds or removes one Hindrance, of a given kind or of a kind that the player chooses. */
export interface HindranceAbility {
  readonly kind: 'hindrance';
  readonly change: 1 | -1;
  readonly terrain: HindranceKind | 'any';
  readonly lasts?: 'round';
}

/** The kinds of tiles that can be Hindrances (R30.2), from mild to bad. */
export const HINDRANCE_KINDS = ['obstacle', 'difficult', 'hazardous', 'trap'] as const;
export type HindranceKind = (typeof HINDRANCE_KINDS)[number];

/** One ability of an action. */
export type Ability =
  | AttackAbility
  | MoveAbility
  | HealAbility
  | LootAbility
  | DisarmTrapAbility
  | GrantAbility
  | GainAbility
  | RideAbility
  | RecoverAbility
  | HarmAbility
  | StrikeAbility
  | FinishAbility
  | ShoveAbility
  | RerollAbility
  | RefreshAbility
  | ForfeitAbility
  | InfuseAbility
  | HindranceAbility;

/** One half of a card face: its abilities in printed order. `lost`: the card is lost when the action is done (R7.2). */
export interface Action {
  readonly abilities: readonly Ability[];
  readonly lost?: true;
}

/** A card face: a side of an ability card at one level (R1.3). Its title is the text `cards.face.<id>`. */
export interface CardFace {
  readonly id: string;
  readonly initiative: number;
  /** The elements that are infused while this side is visible (R18.1). */
  readonly shows: readonly Element[];
  readonly top: Action;
  readonly bottom: Action;
}

/** An ability card, with its faces by side. In each pair, index 0 is level 1 and index 1 is level 2. */
export interface AbilityCard {
  readonly id: CardId;
  readonly faces: Readonly<Record<Side, readonly [CardFace, CardFace]>>;
}

/** The modifiers for the faces A, B and C. */
export type ModifierRow = readonly [number, number, number];
/** The tables of the four positions of an HP card (R1.1, R1.2), each with a row for every level. */
export type ModifierTables = readonly [
  readonly ModifierRow[],
  readonly ModifierRow[],
  readonly ModifierRow[],
  readonly ModifierRow[],
];

/** A hero's printed data. */
export interface HeroDef {
  readonly id: string;
  /** The gold at the beginning of a campaign; absent if the amount of the rules applies. */
  readonly gold?: number;
  /** The number of items that the hero may own beyond the limit of R29.2. */
  readonly pockets?: number;
  /** The maximum HP at levels 1 to 5 (R28.1). */
  readonly maxHp: readonly number[];
  /** The HP that are added to (or, if negative, removed from) every monster against this hero, at scenario levels 0 to 3. */
  readonly foeHp?: readonly [number, number, number, number];
  /** The modifier tables; their rows are for hero levels 1 to 5. */
  readonly tables: ModifierTables;
  readonly cards: readonly AbilityCard[];
}

/** The permanent traits of a monster (R1.6). */
export interface Traits {
  readonly shield?: number;
  readonly retaliate?: { readonly value: number; readonly range: number };
  readonly flying?: true;
}

/** One column of a behaviour table (R1.6). `null` stands for the printed '-'. */
export interface Column extends Riders {
  readonly initiative: number;
  readonly move: number | null;
  readonly attack: number | null;
  readonly range: number | null;
  /** A printed heal symbol replaces the number of its row (move, attack or range), which is then null. */
  readonly heal?: {
    readonly value: number;
    readonly row: 'move' | 'attack' | 'range';
  };
  readonly shield?: number;
  readonly retaliate?: { readonly value: number; readonly range: number };
  readonly invisible?: true;
}

/** The printed data of a monster type. */
export interface MonsterDef {
  readonly id: MonsterId;
  /** The id of the printed card, which also has items on it (R1.5). */
  readonly card: string;
  readonly hp: Readonly<Record<Kind, number>>;
  readonly traits: Readonly<Record<Kind, Traits>>;
  readonly behaviour: Readonly<Record<Kind, Readonly<Record<Face, Column>>>>;
}

/** When an item may be used, and its effect (R23). */
export type ItemEffect =
  /** The item is used at any time in the hero's turn. */
  | {
      readonly when: 'turn';
      readonly inCombat?: true;
      readonly maxDistance?: number;
      readonly abilities: readonly Ability[];
    }
  /** The item is used on the hero's attack, before the modifier roll. Its effects count as if they were printed on the attack. */
  | ({
      readonly when: 'attack';
      readonly meleeOnly?: true;
      readonly troubledOnly?: true;
      readonly plus?: number;
      readonly advantage?: true;
      readonly range?: number;
    } & Riders)
  /** The item is used on an attack against the hero, before the modifier roll. */
  | { readonly when: 'attacked'; readonly shield: number }
  /** The item is used when an attack would damage the hero, and negates all of the damage. */
  | { readonly when: 'damaged' }
  /** The item is used when an attack would exhaust the hero, and keeps the hero at 1 HP. */
  | { readonly when: 'exhausting' }
  /** The item is used after the behaviour roll, and lowers the hero's initiative for this round. */
  | { readonly when: 'initiative'; readonly lower: number }
  /** The item is used after a behaviour roll, and rolls again. The second result counts. */
  | { readonly when: 'behaviour' }
  /** The item is used on the hero's move. */
  | {
      readonly when: 'move';
      readonly plus: number;
      readonly jump?: true;
      readonly overTraps?: true;
    }
  /** The item is used after a move of at least this many hexes or Distances. */
  | {
      readonly when: 'moved';
      readonly atLeast: number;
      readonly condition: GoodCondition;
    }
  /**
   * The item is passive. `easyDifficult`: difficult terrain costs only 1. `noHazard`: hazardous terrain does no damage. `trapLess`: a trap
   * does this much less damage. `lootRange`: Loot abilities have this much more range. `spareLoot`: once in a turn without a Loot
   * ability, the item gives a Loot of this range.
   */
  | {
      readonly when: 'always';
      readonly easyDifficult?: true;
      readonly noHazard?: true;
      readonly trapLess?: number;
      readonly lootRange?: number;
      readonly spareLoot?: number;
    };

/** The printed data of an item. */
export interface ItemDef {
  readonly id: ItemId;
  /** The id of the monster card on which the item is printed (R1.5); null for a quest item, which is on no card. */
  readonly card: string | null;
  readonly slot: Slot;
  readonly cost: number;
  readonly use: ItemUse;
  readonly effect: ItemEffect;
}
