/**
 * Defines the models that this mode's painters draw: plain data whose texts are already translated and formatted.
 * Painters contain no rules; a scene fills the models from the state.
 */
import type { GlossaryTerm } from '../../../i18n/inHand/glossary';
import type { Element, Face, ItemUse, Kind, Side, Slot } from '../../../rules/inHand/vocabulary';
import type { GlyphName, IconName } from './iconNames';

/** Ink tones for a number. */
export type Tone = 'ink' | 'bone' | 'vermilion' | 'teal' | 'gold';

// ---- ability card ---------------------------------------------------------------------------------------------------

/** One token in a row of an action. */
export type RowToken =
  /** An icon with its number. */
  | { readonly kind: 'glyph'; readonly glyph: GlyphName; readonly value?: string; readonly tone?: Tone }
  /** A number or short mark without an icon, as large as the number of a glyph. */
  | { readonly kind: 'value'; readonly value: string }
  /**
   * Small text, and the glossary term that explains it; without a term, the text explains the other tokens of its row.
   * The text may contain soft hyphens.
   */
  | { readonly kind: 'text'; readonly text: string; readonly means?: GlossaryTerm }
  /** An element symbol. A consumed one has a stroke through it (R18.2). */
  | { readonly kind: 'element'; readonly element: Element; readonly consumed?: boolean };

/** One line of an action; it wraps if it is too wide. */
export type ActionRow = readonly RowToken[];

export interface ActionModel {
  readonly rows: readonly ActionRow[];
  /** Element symbols in this action's area (R18.1). */
  readonly shows?: readonly Element[];
  /** Whether the action has the lost mark. */
  readonly lost?: boolean;
}

/** One face of an ability card at one level (R1.3): the half card that is in play. */
export interface AbilityFaceModel {
  /** The card's id, which seeds the wear of the paper. */
  readonly id: string;
  readonly title: string;
  readonly initiative: number;
  readonly side: Side;
  readonly level: 1 | 2;
  readonly top: ActionModel;
  readonly bottom: ActionModel;
  /** Whether this is the leading card of the round (R7.1): its hexagon is vermilion. */
  readonly leading?: boolean;
  /** Whether the card is lost (R7.2): a lost card is crossed out, so that it differs from a discarded card in more than its brightness. */
  readonly lost?: boolean;
}

// ---- HP cards -------------------------------------------------------------------------------------------------------

/** One of the four modifier tables of an HP card. Each row has the modifiers for the faces A, B and C. */
export type ModifierTable = readonly (readonly [number, number, number])[];

export interface CharacterHpCardModel {
  readonly id: string;
  /** The table of each position; its rows are hero levels 1-5 (R1.1). */
  readonly tables: readonly [ModifierTable, ModifierTable, ModifierTable, ModifierTable];
  /** The maximum HP at each hero level 1-5. */
  readonly maxHp: readonly number[];
  /** The current HP. The half of its position shows it in the heart and rings it in the grid. */
  readonly hp: number;
  readonly level: number;
  /** Highest HP value printed; by default the highest of `maxHp`. */
  readonly highest?: number;
  /** Whether to leave out the middle arrow, because the needle replaces it. */
  readonly omitsMiddleArrow?: boolean;
}

export interface MonsterHpCardModel {
  readonly id: string;
  /** The table of each position; its rows are scenario levels 0-3 (R1.2). */
  readonly tables: readonly [ModifierTable, ModifierTable, ModifierTable, ModifierTable];
  /** The current HP. Undefined outside of a fight; the skull then shows the lowest value of each position. */
  readonly hp?: number;
  readonly level: number;
  /** Highest HP value printed; by default 17. */
  readonly highest?: number;
}

// ---- monster card ---------------------------------------------------------------------------------------------------

/** An effect of a column of the behaviour table, or a permanent trait: Pierce 3, Immobilize, Shield 1 ... */
export interface ExtraModel {
  readonly glyph: GlyphName;
  readonly value?: string;
}

/** One column of a behaviour table (R1.6); a number that is null is printed as a dash. */
export interface ColumnModel {
  readonly initiative: number;
  readonly move: number | null;
  readonly attack: number | null;
  readonly range: number | null;
  /** A heal that replaces the action of a row. */
  readonly heal?: { readonly value: number; readonly row: 'move' | 'attack' | 'range' };
  readonly extras?: readonly ExtraModel[];
}

export interface MonsterPlateModel {
  /** The monster's id: picks its portrait and seeds the paper. */
  readonly id: string;
  readonly name: string;
  readonly hp: Readonly<Record<Kind, number>>;
  /**
   * The HP of the shown kind in this fight, if the level, the scenario page or the hero changes it (R5.4); absent if the
   * printed HP applies.
   */
  readonly hpHere?: number;
  readonly traits: Readonly<Record<Kind, readonly ExtraModel[]>>;
  readonly columns: Readonly<Record<Kind, Readonly<Record<Face, ColumnModel>>>>;
  /**
   * The kinds whose behaviour and traits are shown: 'both' on the printed card; in play only the kind in the fight. The
   * HP of the other kind is then dim.
   */
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

/** An item that sticks out of the hand. */
export interface ItemTabModel {
  readonly id: string;
  /** The name; absent if there is no room for it. */
  readonly name?: string;
  readonly use: ItemUse;
  /** Whether the item is spent or consumed; it is then printed dim. */
  readonly spent?: boolean;
}

export interface MonsterQuarterModel {
  readonly plate: MonsterPlateModel;
  /** The item printed on the same quarter of the card; absent for monsters without an item. */
  readonly item?: ItemStripModel;
}

// ---- range tracker --------------------------------------------------------------------------------------------------

export interface TrackerModel {
  /** A heading above the cells. */
  readonly title?: string;
  /** The current Distance, 1-7; undefined outside of a fight. */
  readonly distance?: number;
  /** The greatest Distance in the hero's reach; cells up to it are hatched. 0 or undefined: none. */
  readonly reach?: number;
  /** Ids of hero and monster, for their icons. */
  readonly hero: string;
  readonly monster?: string;
}

// ---- signs ----------------------------------------------------------------------------------------------------------

/**
 * A flag at a card, such as 'Leads 14' (vermilion) or '2nd' (bone). The tone 'line' makes an outlined chip on paper,
 * such as 'Shield 1'.
 */
export interface FlagModel {
  readonly text: string;
  readonly tone: 'vermilion' | 'teal' | 'bone' | 'line';
  readonly glyph?: GlyphName;
}

/** A condition, bonus or counter as a chip on a card. */
export interface ChipModel {
  /** Unique among the chips of a card. */
  readonly id: string;
  readonly icon: IconName;
  /** The number as text, such as '2' or '+1'; empty if the chip has no number. */
  readonly value: string;
  /** The icon of the event that ends the effect, such as the end of a turn; null if no event ends it. */
  readonly end: GlyphName | null;
  /** How many times the event of `end` must still happen before the effect ends. */
  readonly turns: number;
  readonly tone: 'bad' | 'good' | 'plain';
}

/** One cell of the odds: the chance and the effect of a face. */
export interface OddsCellModel {
  readonly face: Face;
  /** The modifier as text: '−1', '0', '+2'. */
  readonly modifier: string;
  /** The chance as text: '33%'. */
  readonly chance: string;
  /** The damage as text, such as '2', and its unit, such as 'dmg'. */
  readonly damage: string;
  readonly unit: string;
  /** The length of the bar that shows the chance, from 0 to 1; absent if there is no bar. */
  readonly share?: number;
  /** The HP before and after the attack; absent if the attack does not change HP. */
  readonly hp?: { readonly from: number; readonly to: number };
  /** The word 'kills' or 'deadly', shown instead of HP that would be 0. */
  readonly verdict?: { readonly word: string; readonly isGood: boolean };
  /** Whether this face was thrown; its cell then has a light frame. */
  readonly current?: boolean;
  /** Whether this face can no longer be the result. */
  readonly out?: boolean;
}

/** The chip of the first of two rolls (R14.1). Its texts are translated. */
export interface RollChipModel {
  /** The title: '1st'. */
  readonly title: string;
  readonly face: Face;
  readonly modifier: string;
  /** What happens to the roll: 'kept', 'counts', 'not used'. */
  readonly fate: string;
  /** Whether the roll does not count; its chip is then crossed out. */
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
  /**
   * The roads from a scenario to each one that it unlocks. `gone`: the first scenario is completed and the second is
   * known.
   */
  readonly roads: readonly { readonly from: number; readonly to: number; readonly gone: boolean }[];
}
