/**
 * What the painters of this mode's cards are given: plain data, texts already translated and numbers already formatted by
 * `signed`. No painter knows a rule; a scene fills these from the state.
 */
import type { GlossaryTerm } from '../../../i18n/inHand/glossary';
import type { Element, Face, ItemUse, Kind, Side, Slot } from '../../../rules/inHand/vocabulary';
import type { GlyphName, IconName } from '../../art/iconNames';

/** Ink tones that a figure may be printed in. */
export type Tone = 'ink' | 'bone' | 'vermilion' | 'teal' | 'gold';

// ---- ability card ---------------------------------------------------------------------------------------------------

/** One thing in a row of an action. */
export type RowToken =
  /** An icon, with the number that belongs to it. */
  | { readonly kind: 'glyph'; readonly glyph: GlyphName; readonly value?: string; readonly tone?: Tone }
  /** A number or short mark alone, as large as a glyph's. */
  | { readonly kind: 'value'; readonly value: string }
  /** Words, set small, and the term that explains them; without one they mean what stands in their row. Soft hyphens are honoured. */
  | { readonly kind: 'text'; readonly text: string; readonly means?: GlossaryTerm }
  /** An element symbol; consumed: with a stroke through it (R18.2). */
  | { readonly kind: 'element'; readonly element: Element; readonly consumed?: boolean };

/** One line of an action; it wraps when it is too wide. */
export type ActionRow = readonly RowToken[];

export interface ActionModel {
  readonly rows: readonly ActionRow[];
  /** Element symbols that this action area shows (R18.1). */
  readonly shows?: readonly Element[];
  readonly lost?: boolean;
}

/** One face of an ability card at one level (R1.3): the half card that is in play. */
export interface AbilityFaceModel {
  /** Seeds the wear of the paper: the card's id. */
  readonly id: string;
  readonly title: string;
  readonly initiative: number;
  readonly side: Side;
  readonly level: 1 | 2;
  readonly top: ActionModel;
  readonly bottom: ActionModel;
  /** The leading card of the round (R7.1): its hexagon is vermilion. */
  readonly leading?: boolean;
}

// ---- HP cards -------------------------------------------------------------------------------------------------------

/** One of the four tables: rows of modifiers for A, B, C. */
export type ModifierTable = readonly (readonly [number, number, number])[];

export interface CharacterHpCardModel {
  readonly id: string;
  /** By position; rows: hero levels 1-5 (R1.1). */
  readonly tables: readonly [ModifierTable, ModifierTable, ModifierTable, ModifierTable];
  /** By hero level 1-5. */
  readonly maxHp: readonly number[];
  /** Current HP: its half shows it in the heart, ringed among its values. */
  readonly hp: number;
  readonly level: number;
  /** Highest HP printed; the highest maximum unless given. */
  readonly highest?: number;
  /** Leave out the middle arrow, where the needle grows. */
  readonly noNeedle?: boolean;
}

export interface MonsterHpCardModel {
  readonly id: string;
  /** By position; rows: scenario levels 0-3 (R1.2). */
  readonly tables: readonly [ModifierTable, ModifierTable, ModifierTable, ModifierTable];
  /** Undefined while no monster is fought: the lowest value of each position stands in the skull. */
  readonly hp?: number;
  readonly level: number;
  /** Highest HP printed; 17 unless given. */
  readonly highest?: number;
}

// ---- monster card ---------------------------------------------------------------------------------------------------

/** An effect beside a number of the behaviour table: Pierce 3, Immobilize, Shield 1 ... */
export interface ExtraModel {
  readonly glyph: GlyphName;
  readonly value?: string;
}

/** One column of a behaviour table (R1.6); null prints a dash. */
export interface ColumnModel {
  readonly initiative: number;
  readonly move: number | null;
  readonly attack: number | null;
  readonly range: number | null;
  /** A heal that stands in a row and replaces its action. */
  readonly heal?: { readonly value: number; readonly row: 'move' | 'attack' | 'range' };
  readonly extras?: readonly ExtraModel[];
}

export interface MonsterPlateModel {
  /** The monster's id: picks its portrait and seeds the paper. */
  readonly id: string;
  readonly name: string;
  readonly hp: Readonly<Record<Kind, number>>;
  /** What the kind that is fought has here, where level, page or hero change it (R5.4); absent: what is printed. */
  readonly hpHere?: number;
  readonly traits: Readonly<Record<Kind, readonly ExtraModel[]>>;
  readonly columns: Readonly<Record<Kind, Readonly<Record<Face, ColumnModel>>>>;
  /** 'both' for the printed card; the kind that is fought in play. */
  readonly show: Kind | 'both';
  /** The rolled column. */
  readonly rolled?: Face;
}

export interface ItemStripModel {
  /** The item's id: picks its icon. */
  readonly id: string;
  readonly name: string;
  readonly effect: string;
  readonly slot: Slot;
  readonly use: ItemUse;
  readonly cost: number;
}

/** An item that sticks out of the hand. Without `name` it is icon and use only. */
export interface ItemTabModel {
  readonly id: string;
  /** Absent: there is no room for it. */
  readonly name?: string;
  readonly use: ItemUse;
  /** Spent or consumed: printed dim. */
  readonly spent?: boolean;
}

export interface MonsterQuarterModel {
  readonly plate: MonsterPlateModel;
  /** The item on the same quarter; quest items have none. */
  readonly item?: ItemStripModel;
}

// ---- range tracker --------------------------------------------------------------------------------------------------

export interface TrackerModel {
  /** What its numbers are. */
  readonly title?: string;
  /** 1-7; undefined out of combat. */
  readonly distance?: number;
  /** Distances up to this are within the hero's reach: hatched. 0 or undefined: none. */
  readonly reach?: number;
  /** Hero and monster, for their icons. */
  readonly hero: string;
  readonly monster?: string;
}

// ---- signs ----------------------------------------------------------------------------------------------------------

/** A flag over a card: 'Leads 14' (vermilion) or '2nd' (bone); with a line round it, a chip on paper: 'Shield 1'. */
export interface FlagModel {
  readonly text: string;
  readonly tone: 'vermilion' | 'bone' | 'line';
  readonly glyph?: GlyphName;
}

/** Something borne, as a chip on a card: a condition, a bonus, a counter. */
export interface ChipModel {
  /** Of all chips on a card only one has it. */
  readonly id: string;
  readonly icon: IconName;
  /** '2', '+1'; empty: it has no number. */
  readonly value: string;
  /** With what it ends; null: with nothing of itself. */
  readonly end: GlyphName | null;
  /** So many of those turns are left. */
  readonly turns: number;
  readonly tone: 'bad' | 'good' | 'plain';
}

/** One cell of the odds: what a face would do. */
export interface OddsCellModel {
  readonly face: Face;
  /** '−1', '0', '+2' */
  readonly modifier: string;
  /** '33%' */
  readonly chance: string;
  /** '2' and its unit, 'dmg' */
  readonly damage: string;
  readonly unit: string;
  /** 0 to 1: how long the bar is; absent: there is none. */
  readonly share?: number;
  /** HP before and after; absent where they mean nothing. */
  readonly hp?: { readonly from: number; readonly to: number };
  /** 'kills' or 'deadly', in place of HP that would be 0. */
  readonly verdict?: { readonly word: string; readonly isGood: boolean };
  /** The face that the ruler shows now. */
  readonly current?: boolean;
  /** It can no longer count. */
  readonly out?: boolean;
}

/** The first of two rolls (R14.1) on its chip, texts already translated. */
export interface RollChipModel {
  /** '1st' */
  readonly title: string;
  readonly face: Face;
  readonly modifier: string;
  /** 'kept', 'counts', 'not used' */
  readonly fate: string;
  readonly out: boolean;
}

/** A scenario on the campaign map (R3.2). */
export interface ScenarioNodeModel {
  readonly number: number;
  readonly state: 'done' | 'open' | 'blocked' | 'unknown';
  readonly selected?: boolean;
}

export interface CampaignMapModel {
  readonly nodes: readonly ScenarioNodeModel[];
  /** From a scenario to one that it unlocks; gone when the first is completed and the second found. */
  readonly roads: readonly { readonly from: number; readonly to: number; readonly gone: boolean }[];
}
