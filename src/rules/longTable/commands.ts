/** The player's commands as plain data. A command refers to things by id or number; only `pay` has an index in a list. */
import type { HexId } from '../core/board';
import type { FigureId } from './state';
import type { Option } from './tasks';
import type { CardId, Condition, Element, GoalId, HalfName, HeroId, ItemId } from './vocabulary';

export type Command =
  // Commands during the set-up (L2.1).
  | { readonly type: 'keepGoal'; readonly hero: HeroId; readonly goal: GoalId }
  | { readonly type: 'equip'; readonly hero: HeroId; readonly item: ItemId }
  | { readonly type: 'unequip'; readonly hero: HeroId; readonly item: ItemId }
  | { readonly type: 'takeCard'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'putBack'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'start'; readonly hero: HeroId; readonly hex: HexId }
  | { readonly type: 'begin' }
  // Card selection (L6.1). Until the last hero has selected, a hero can select again, which replaces its plan.
  | { readonly type: 'select'; readonly hero: HeroId; readonly leading: CardId; readonly second: CardId }
  | { readonly type: 'longRest'; readonly hero: HeroId }
  // Commands in a turn (L7).
  | { readonly type: 'play'; readonly card: CardId; readonly half: HalfName; readonly basic: boolean }
  | { readonly type: 'endTurn' }
  /** L17.3: ends the effects of an active card. This command is possible during most questions to the hero. */
  | { readonly type: 'endBonus'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'useItem'; readonly hero: HeroId; readonly item: ItemId }
  /** Uses an item of the moment `orderSet` (L21.2), which lowers or raises the hero's initiative. */
  | { readonly type: 'changeInitiative'; readonly hero: HeroId; readonly item: ItemId; readonly to: 'lower' | 'higher' }
  /** Puts down a goal treasure, if the scenario allows it (`ScenarioDef.sacks`). */
  | { readonly type: 'putDown'; readonly hero: HeroId; readonly treasure: number }
  // Commands during an ability (L7.2).
  /** Pays the costs of an improvement or of the gate. */
  | {
      readonly type: 'pay';
      /** The index of the improvement, or `GATE_INDEX`. */
      readonly nth: number;
      /** The chosen element, if the costs have exactly one 'any'. */
      readonly element?: Element;
      /** The chosen elements, if the costs have several 'any'. */
      readonly elements?: readonly Element[];
      /** The item for pledge or forfeit. */
      readonly item?: ItemId;
      /** The hex for fill. */
      readonly hex?: HexId;
    }
  | { readonly type: 'perform' }
  | { readonly type: 'skip' }
  // Commands during moves (L9).
  | { readonly type: 'step'; readonly to: HexId }
  | { readonly type: 'carry'; readonly figure: FigureId }
  | { readonly type: 'stop' }
  // Choices of targets (L11.1, L13).
  | { readonly type: 'target'; readonly figure: FigureId }
  /** Places an area. `hexes`: its red hexes on the map, in hex order (L13.2). */
  | { readonly type: 'area'; readonly hexes: readonly HexId[] }
  | { readonly type: 'leaveOut'; readonly figure: FigureId }
  | { readonly type: 'done' }
  // Commands during attacks (L11.3).
  | { readonly type: 'draw' }
  | { readonly type: 'proceed' }
  /** L14.1: waives a printed effect of this attack for this target. */
  | { readonly type: 'leaveEffect'; readonly effect: Condition | 'lien' }
  // Answers to damage (L20.1).
  | { readonly type: 'suffer' }
  | { readonly type: 'loseFromHand'; readonly card: CardId }
  | { readonly type: 'loseFromDiscard'; readonly cards: readonly [CardId, CardId] }
  // Commands during pushes and pulls (L14.2).
  | { readonly type: 'force'; readonly to: HexId }
  /** Pushes or pulls the target against an obstruction. `side`: the side of the target's hex where the obstruction is. */
  | { readonly type: 'forceAgainst'; readonly side: 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw' }
  | { readonly type: 'waive' }
  // Choices for placing, recovering, refreshing and elements.
  | { readonly type: 'place'; readonly hex: HexId }
  | { readonly type: 'recover'; readonly card: CardId }
  | { readonly type: 'refresh'; readonly item: ItemId }
  | { readonly type: 'element'; readonly element: Element }
  // Commands for rests (L8).
  | { readonly type: 'shortRest'; readonly hero: HeroId }
  | { readonly type: 'keep' }
  | { readonly type: 'redraw' }
  | { readonly type: 'lose'; readonly card: CardId }
  // Choices among equal options (L26).
  | { readonly type: 'choose'; readonly option: Option };

export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
