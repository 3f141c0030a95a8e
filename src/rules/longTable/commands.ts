/** The player's commands: plain data with names, never list indexes. */
import type { HexId } from '../core/board';
import type { FigureId } from './state';
import type { Option } from './tasks';
import type { CardId, Condition, Element, GoalId, HalfName, HeroId, ItemId } from './vocabulary';

/** A command of the player. */
export type Command =
  // Set-up (L2.1).
  | { readonly type: 'keepGoal'; readonly hero: HeroId; readonly goal: GoalId }
  | { readonly type: 'equip'; readonly hero: HeroId; readonly item: ItemId }
  | { readonly type: 'unequip'; readonly hero: HeroId; readonly item: ItemId }
  | { readonly type: 'takeCard'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'putBack'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'start'; readonly hero: HeroId; readonly hex: HexId }
  | { readonly type: 'begin' }
  // Card selection (L6.1). Selecting again replaces the plan, until the last hero has selected.
  | { readonly type: 'select'; readonly hero: HeroId; readonly leading: CardId; readonly second: CardId }
  | { readonly type: 'longRest'; readonly hero: HeroId }
  // A turn (L7).
  | { readonly type: 'play'; readonly card: CardId; readonly half: HalfName; readonly basic: boolean }
  | { readonly type: 'endTurn' }
  /** L17.3: possible during any question to the hero. */
  | { readonly type: 'endBonus'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'useItem'; readonly hero: HeroId; readonly item: ItemId }
  /** An item of the moment `orderSet` (L21.2): its hero acts earlier or later. */
  | { readonly type: 'changeInitiative'; readonly hero: HeroId; readonly item: ItemId; readonly to: 'lower' | 'higher' }
  /** Scenario rule: puts down a goal treasure. */
  | { readonly type: 'putDown'; readonly hero: HeroId; readonly treasure: number }
  // An ability (L7.2).
  /**
   * Pays the improvement or the gate at an index. `element` for one 'any', `elements` for several, `item` for pledge
   * and forfeit, `hex` for fill.
   */
  | {
      readonly type: 'pay';
      readonly nth: number;
      readonly element?: Element;
      readonly elements?: readonly Element[];
      readonly item?: ItemId;
      readonly hex?: HexId;
    }
  | { readonly type: 'perform' }
  | { readonly type: 'skip' }
  // Moves (L9).
  | { readonly type: 'step'; readonly to: HexId }
  | { readonly type: 'carry'; readonly figure: FigureId }
  | { readonly type: 'stop' }
  // Targets (L11.1, L13).
  | { readonly type: 'target'; readonly figure: FigureId }
  /** The red hexes on the map, in hex order (L13.2). */
  | { readonly type: 'area'; readonly hexes: readonly HexId[] }
  | { readonly type: 'leaveOut'; readonly figure: FigureId }
  | { readonly type: 'done' }
  // Attacks (L11.3).
  | { readonly type: 'draw' }
  | { readonly type: 'proceed' }
  /** L14.1: waives a printed effect of this attack for this target. */
  | { readonly type: 'leaveEffect'; readonly effect: Condition | 'lien' }
  // Damage (L20.1).
  | { readonly type: 'suffer' }
  | { readonly type: 'loseFromHand'; readonly card: CardId }
  | { readonly type: 'loseFromDiscard'; readonly cards: readonly [CardId, CardId] }
  // Pushes and pulls (L14.2).
  | { readonly type: 'force'; readonly to: HexId }
  /** Against an obstruction: a side of the target's hex. */
  | { readonly type: 'forceAgainst'; readonly side: 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw' }
  | { readonly type: 'waive' }
  // Placing, recovering, refreshing, elements.
  | { readonly type: 'place'; readonly hex: HexId }
  | { readonly type: 'recover'; readonly card: CardId }
  | { readonly type: 'refresh'; readonly item: ItemId }
  | { readonly type: 'element'; readonly element: Element }
  // Rests (L8).
  | { readonly type: 'shortRest'; readonly hero: HeroId }
  | { readonly type: 'keep' }
  | { readonly type: 'redraw' }
  | { readonly type: 'lose'; readonly card: CardId }
  // Equal options (L26).
  | { readonly type: 'choose'; readonly option: Option };

export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
