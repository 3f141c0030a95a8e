/**
 * The terms of the rule book, and the types of what is printed on cards.
 * Every union is derived from one list, so that a schema, a test and a type can share it.
 */

import type { BadCondition, CardId, GoodCondition, ItemId, ItemUse, Kind, MonsterId, Slot } from '../core/vocabulary';

export * from '../core/vocabulary';

/** What a roll yields (R2.1). */
export const FACES = ['A', 'B', 'C'] as const;
export type Face = (typeof FACES)[number];

/** The two sides of an ability card (R1.3). */
export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

/** R18 */
export const ELEMENTS = ['dark', 'fire'] as const;
export type Element = (typeof ELEMENTS)[number];

export type Condition = BadCondition | GoodCondition;

/** What a card or item can grant its bearer beside conditions (R17.2, R19, R20.6, R23.2). */
export const BONUSES = ['shield', 'retaliate', 'attack', 'move', 'pit', 'credit'] as const;
export type Bonus = (typeof BONUSES)[number];

/** How long something lasts: R17.1 without a symbol ('turn'), else the symbols of R17.3. */
export const LASTINGS = ['turn', 'round', 'combat', 'scenario'] as const;
export type Lasting = (typeof LASTINGS)[number];

export const SCENARIO_LEVELS = [0, 1, 2, 3] as const;
export type ScenarioLevel = (typeof SCENARIO_LEVELS)[number];

export const HERO_LEVELS = [1, 2, 3, 4, 5] as const;
export type HeroLevel = (typeof HERO_LEVELS)[number];

/** One monster standing on one map, e.g. 'shuffler-1'. */
export type FoeId = string;

/** Attack effects (R15) and conditions (R16) that an attack puts on its target. */
export interface Riders {
  readonly pierce?: number;
  readonly push?: number;
  readonly pull?: number;
  readonly conditions?: readonly BadCondition[];
}

/** R18.2: the elements that an ability may consume, and what it gains by it. */
export interface Consume extends Riders {
  readonly elements: readonly Element[];
  /** Added to the ability's number. */
  readonly plus?: number;
  /** Given to the hero itself. */
  readonly self?: readonly GoodCondition[];
}

export interface AttackAbility extends Riders {
  readonly kind: 'attack';
  readonly value: number;
  /** Absent: melee, range 1 (R12.1). */
  readonly range?: number;
  /** Added when the target has a bad condition. */
  readonly againstTroubled?: number;
  /** Added for each Distance by which the target was pushed or pulled in this turn (R12.7). */
  readonly perShove?: number;
  /** Added for each item that lies spent (R12.7). */
  readonly perSpent?: number;
  /** R18.4 */
  readonly pay?: number;
  readonly consume?: Consume;
}
export interface MoveAbility {
  readonly kind: 'move';
  readonly value: number;
  readonly jump?: true;
}
export interface HealAbility {
  readonly kind: 'heal';
  readonly value: number;
  readonly consume?: Consume;
}
export interface LootAbility {
  readonly kind: 'loot';
  readonly range: number;
}
export interface DisarmTrapAbility {
  readonly kind: 'disarmTrap';
  readonly range: number;
}
/** A bonus for the hero itself (R17, R19). */
export interface GrantAbility {
  readonly kind: 'grant';
  readonly bonus: Bonus;
  readonly value: number;
  /** Retaliate only (R19.2). */
  readonly range?: number;
  readonly lasts?: Exclude<Lasting, 'turn'>;
  /** R18.4: so much gold may be paid at most; each adds 1 to the number. */
  readonly pay?: number;
}
/** A good condition for the hero itself (R16.3). `turns`: how many enemy turns Invisible lasts. */
export interface GainAbility {
  readonly kind: 'gain';
  readonly condition: GoodCondition;
  readonly turns?: 1 | 2;
}
/** Effects without an attack of their own: they ride on an attack of this turn (R15.2). */
export interface RideAbility extends Riders {
  readonly kind: 'ride';
}
/** R20.4 */
export interface RecoverAbility {
  readonly kind: 'recover';
  readonly from: 'discard' | 'lost';
  readonly side: Side;
}
/** "-X HP" on the hero itself (R20.1): must be done if the action is used (R9.3). */
export interface HarmAbility {
  readonly kind: 'harm';
  readonly value: number;
}
/** Damage to the monster fought that is no attack. */
export interface StrikeAbility {
  readonly kind: 'strike';
  readonly value: number;
  /** As much as a trap does here is added (R5.3). */
  readonly trap?: true;
  /** Absent: at any Distance. */
  readonly range?: number;
}
/** R20.7: the monster fought dies if it has so many HP at most. */
export interface FinishAbility {
  readonly kind: 'finish';
  readonly hp: number;
  readonly range: number;
}
/** R15.5: a Push or Pull that needs no attack, done at once to the monster fought. */
export interface ShoveAbility {
  readonly kind: 'shove';
  readonly how: 'push' | 'pull';
  readonly value: number;
}
/** R8.2: the behaviour is rolled for again, and the player keeps either. */
export interface RerollAbility {
  readonly kind: 'reroll';
}
/** R23.3: a spent item is ready again; with these elements consumed, one that was consumed. */
export interface RefreshAbility {
  readonly kind: 'refresh';
  readonly revive?: readonly Element[];
}
/** R23.4: a ready item is given up for this scenario; what follows in the action is for who has done it. */
export interface ForfeitAbility {
  readonly kind: 'forfeit';
}
/** These elements count as infused for this turn. */
export interface InfuseAbility {
  readonly kind: 'infuse';
  readonly elements: readonly Element[];
}
/** R30.4: adds or removes one Hindrance of a kind, or of the player's choice. */
export interface HindranceAbility {
  readonly kind: 'hindrance';
  readonly change: 1 | -1;
  readonly terrain: HindranceKind | 'any';
  readonly lasts?: 'round';
}

/** The kinds of tile that can be Hindrances (R30.2), mildest first. */
export const HINDRANCE_KINDS = ['obstacle', 'difficult', 'hazardous', 'trap'] as const;
export type HindranceKind = (typeof HINDRANCE_KINDS)[number];

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

/** One half of a face: abilities in printed order; with `lost` the card is lost when the action is done (R7.2). */
export interface Action {
  readonly abilities: readonly Ability[];
  readonly lost?: true;
}

/** One face: one side at one level of an ability card (R1.3). Its title is the text `face.<id>`. */
export interface CardFace {
  readonly id: string;
  readonly initiative: number;
  readonly shows: readonly Element[];
  readonly top: Action;
  readonly bottom: Action;
}

/** Faces by side; index 0 is level 1, index 1 is level 2. */
export interface AbilityCard {
  readonly id: CardId;
  readonly faces: Readonly<Record<Side, readonly [CardFace, CardFace]>>;
}

/** Modifiers for A, B, C. */
export type ModifierRow = readonly [number, number, number];
/** Four positions (R1.1, R1.2), each with a row for every level. */
export type ModifierTables = readonly [
  readonly ModifierRow[],
  readonly ModifierRow[],
  readonly ModifierRow[],
  readonly ModifierRow[],
];

export interface HeroDef {
  readonly id: string;
  /** Gold at the beginning of a campaign; absent: what the rule gives. */
  readonly gold?: number;
  /** Items that it may own beyond the rule (R29.2). */
  readonly pockets?: number;
  /** Maximum HP at levels 1 to 5 (R28.1). */
  readonly maxHp: readonly number[];
  /** HP that monsters have more or less against this hero, at scenario levels 0 to 3. */
  readonly foeHp?: readonly [number, number, number, number];
  /** Rows: hero levels 1 to 5. */
  readonly tables: ModifierTables;
  readonly cards: readonly AbilityCard[];
}

/** A permanent quality of a monster (R1.6). */
export interface Traits {
  readonly shield?: number;
  readonly retaliate?: { readonly value: number; readonly range: number };
  readonly flying?: true;
}

/** One column of a behaviour table (R1.6). `null` is the printed '-'. */
export interface Column extends Riders {
  readonly initiative: number;
  readonly move: number | null;
  readonly attack: number | null;
  readonly range: number | null;
  /** A heal symbol in a row replaces that row's action; the row reads null. */
  readonly heal?: {
    readonly value: number;
    readonly row: 'move' | 'attack' | 'range';
  };
  readonly shield?: number;
  readonly retaliate?: { readonly value: number; readonly range: number };
  readonly invisible?: true;
}

export interface MonsterDef {
  readonly id: MonsterId;
  /** The physical card it shares with items (R1.5). */
  readonly card: string;
  readonly hp: Readonly<Record<Kind, number>>;
  readonly traits: Readonly<Record<Kind, Traits>>;
  readonly behaviour: Readonly<Record<Kind, Readonly<Record<Face, Column>>>>;
}

/** When an item may be used, and what it does then (R23). */
export type ItemEffect =
  /** Any time in the hero's turn. */
  | {
      readonly when: 'turn';
      readonly inCombat?: true;
      readonly maxDistance?: number;
      readonly abilities: readonly Ability[];
    }
  /** On the hero's attack, before its modifier roll; counts as printed on it. */
  | ({
      readonly when: 'attack';
      readonly meleeOnly?: true;
      readonly troubledOnly?: true;
      readonly plus?: number;
      readonly advantage?: true;
      readonly range?: number;
    } & Riders)
  /** On an attack on the hero, before its modifier roll. */
  | { readonly when: 'attacked'; readonly shield: number }
  /** When an attack would damage the hero: negates all of it. */
  | { readonly when: 'damaged' }
  /** When damage from an attack would exhaust the hero: it stays at 1 HP. */
  | { readonly when: 'exhausting' }
  /** After the behaviour roll: lowers the hero's initiative for this round. */
  | { readonly when: 'initiative'; readonly lower: number }
  /** After a behaviour roll: it is rolled again, and the second stands. */
  | { readonly when: 'behaviour' }
  /** On the hero's move. */
  | {
      readonly when: 'move';
      readonly plus: number;
      readonly jump?: true;
      readonly overTraps?: true;
    }
  /** After a move of at least so many hexes or Distances. */
  | {
      readonly when: 'moved';
      readonly atLeast: number;
      readonly condition: GoodCondition;
    }
  /** Always at work; `spareLoot`: once in a turn without a Loot ability, a Loot of that range. */
  | {
      readonly when: 'always';
      readonly easyDifficult?: true;
      readonly noHazard?: true;
      readonly trapLess?: number;
      readonly lootRange?: number;
      readonly spareLoot?: number;
    };

export interface ItemDef {
  readonly id: ItemId;
  /** The monster card that it is printed on (R1.5); null: a quest item, on none. */
  readonly card: string | null;
  readonly slot: Slot;
  readonly cost: number;
  readonly use: ItemUse;
  readonly effect: ItemEffect;
}
