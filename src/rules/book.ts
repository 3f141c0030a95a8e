/** Everything printed that one scenario needs, as plain data. The rules read it and never change it. */
import type { Board } from './board';
import type { HexId } from './hexes';
import type {
  Ability,
  CardId,
  FoeId,
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

/** A monster tile that is active in this scenario's colour (R1.9). */
export interface FoePlace {
  readonly id: FoeId;
  readonly monster: MonsterId;
  readonly kind: Kind;
  readonly at: HexId;
  /** Added after R5.4. */
  readonly hpBonus?: number;
}

/** R4.8. `objective`: its rule is the scenario's, and it is back on every retry. */
export interface TreasurePlace {
  readonly number: number;
  readonly at: HexId;
  readonly objective?: true;
  readonly gold?: number;
  readonly item?: ItemId;
}

/** All goals of a scenario must be met. */
export type Goal =
  | { readonly kind: 'killAll' }
  | { readonly kind: 'kill'; readonly foes: readonly FoeId[] }
  | { readonly kind: 'lootObjectives' }
  | { readonly kind: 'endTurnOn'; readonly at: HexId };

/** The scenario's own rules, as a small vocabulary of triggers and effects. */
export type SpecialRule =
  /** The first time that the hero ends a turn on the tile, the abilities are done for it. */
  | {
      readonly kind: 'endTurnTile';
      readonly id: string;
      readonly at: HexId;
      readonly abilities: readonly Ability[];
    }
  /** Failure when the goals are not met at the end of this round. */
  | { readonly kind: 'roundLimit'; readonly round: number };

export interface ScenarioDef {
  readonly id: string;
  readonly number: number;
  readonly board: Board;
  readonly start: HexId;
  readonly foes: readonly FoePlace[];
  readonly money: readonly HexId[];
  readonly treasures: readonly TreasurePlace[];
  /** Lettered tiles, for texts and pictures: letter to hex. */
  readonly marks: Readonly<Record<string, HexId>>;
  readonly goals: readonly Goal[];
  readonly rules: readonly SpecialRule[];
}

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
