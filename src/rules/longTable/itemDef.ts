/** The printed data of items (L21). */
import type { ItemUse, Slot } from '../core/vocabulary';
import type { Element, Mods, Part } from './vocabulary';

/** The moments at which an item may or must be used (L21.2; docs/CONTENT-LONG.md, section 6). */
export const MOMENTS = [
  'turn',
  'attack',
  'meleeAttack',
  'rangedAttack',
  'move',
  'attacked',
  'damaged',
  'badCondition',
  'orderSet',
  'always',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** The effect of an item: abilities and elements in the hero's turn, or a change of the attack, move or damage at the item's moment. */
export interface ItemEffect {
  readonly parts?: readonly Part[];
  /** The player chooses one of these elements, which becomes strong immediately. */
  readonly elementOf?: readonly (Element | 'any')[];
  /** The player chooses this many elements, which become strong immediately. */
  readonly elements?: number;
  /** The number that is added to the current attack or move. */
  readonly plus?: number;
  readonly mods?: Mods;
  /** The Shield against the current attack. */
  readonly shield?: number;
  /** The damage that the item negates. */
  readonly prevent?: number;
  /** Whether the current attack on the hero gets disadvantage. */
  readonly disadvantage?: true;
  /** Whether the item prevents a condition. */
  readonly ward?: true;
  /** By how much the player may lower or raise the hero's initiative in this round; the initiative stays from 1 to 99. */
  readonly initiative?: number;
  readonly difficultCosts1?: true;
}

/** An item's printed data (L21). */
export interface ItemDef {
  readonly id: string;
  readonly slot: Slot;
  readonly use: ItemUse;
  /** L21.4: the number of uses before the item is spent or consumed. An item with slots must be used whenever it applies. */
  readonly slots?: number;
  readonly moment: Moment;
  readonly effect: ItemEffect;
  /** The number of -1 modifier cards that the item adds to its bearer's deck (L2.1). */
  readonly minusCards: number;
  readonly price: number;
  readonly copies: number;
}
