/** The player's commands. They are plain data that refers to things by name, never by an index in a list. */
import type { HexId } from '../core/hexes';
import type { SymbolId } from './state';
import type { CardId, Face, FoeId, Half, HindranceKind, ItemId } from './vocabulary';

export type Command =
  /** R7.1: selects two cards; the first one leads. */
  | {
      readonly type: 'select';
      readonly leading: CardId;
      readonly second: CardId;
    }
  /** R7.1, R7.6: declares a long rest. */
  | { readonly type: 'longRest' }
  /** R7.6: chooses the card that the long rest loses. */
  | { readonly type: 'lose'; readonly card: CardId }
  /** R7.5: takes a short rest in cleanup. */
  | { readonly type: 'shortRest' }
  /** R7.5: accepts the card that the short rest loses at random. */
  | { readonly type: 'keep' }
  /** R7.5: pays 1 HP, so that the short rest loses another card at random. */
  | { readonly type: 'redraw' }
  /** R25.6: chooses the monster to fight. */
  | { readonly type: 'fight'; readonly foe: FoeId }
  /** R2: rolls. The seed decides the result. */
  | { readonly type: 'roll' }
  /** Declines the options of this moment and continues (after the behaviour roll, in cleanup). */
  | { readonly type: 'proceed' }
  /** R9.1: plays a half of a card. `basic`: plays it as Attack 2 or Move 2 (R9.4). */
  | {
      readonly type: 'play';
      readonly card: CardId;
      readonly half: Half;
      readonly basic: boolean;
    }
  /** R10.1: moves by one hex. */
  | { readonly type: 'step'; readonly to: HexId }
  /** R10.3: ends the move here. */
  | { readonly type: 'stop' }
  /** R11.1: moves to this Distance in combat. */
  | { readonly type: 'shift'; readonly distance: number }
  /**
   * R12: attacks. `consume`: the symbols that pay for the improvement, or none (R18.2); `pay`: gold, if any (R18.4).
   */
  | {
      readonly type: 'attack';
      readonly foe: FoeId;
      readonly consume: readonly SymbolId[];
      readonly pay?: number;
    }
  /** Performs an ability that needs no choice except the payment. */
  | { readonly type: 'perform'; readonly consume: readonly SymbolId[]; readonly pay?: number }
  /** R15.5: pushes or pulls the monster by this Distance. */
  | { readonly type: 'shove'; readonly by: number }
  /** R8.2: chooses one of two behaviours. */
  | { readonly type: 'behave'; readonly face: Face }
  /** R23.3: refreshes an item. */
  | { readonly type: 'refresh'; readonly item: ItemId; readonly consume: readonly SymbolId[] }
  /** R23.4: gives up an item for this scenario. */
  | { readonly type: 'forfeit'; readonly item: ItemId }
  /** R20.2: disarms a trap. */
  | { readonly type: 'disarmTrap'; readonly at: HexId }
  /** R20.4: returns a card to hand. */
  | { readonly type: 'recover'; readonly card: CardId }
  /** R30.4: chooses the Hindrance that an ability adds or removes. */
  | { readonly type: 'hinder'; readonly terrain: HindranceKind }
  /**
   * R15.1: uses the offered attack effect. `by`: the Distance for push and pull, 1 for other effects, 0 to waive the effect.
   */
  | { readonly type: 'effect'; readonly by: number }
  /** R9.3: skips an ability. */
  | { readonly type: 'skip' }
  /** R23: uses an item. */
  | { readonly type: 'useItem'; readonly item: ItemId }
  /** R21.1: takes the pending damage. */
  | { readonly type: 'suffer' }
  /** R21.1: loses a discarded card instead of taking the pending damage. */
  | { readonly type: 'negateByLosing'; readonly card: CardId }
  /** R21.1: discards two cards from hand instead of taking the pending damage. */
  | {
      readonly type: 'negateByDiscarding';
      readonly cards: readonly [CardId, CardId];
    }
  /** R3.1: reduces a counter of the scenario by 1 instead of taking the pending damage. */
  | { readonly type: 'negateByCounter'; readonly counter: string }
  /** R3.1: answers a special rule's choice. `what`: the card or item that is picked with the option. */
  | { readonly type: 'choose'; readonly option: string; readonly what: string | null }
  /** R9.6: ends the hero's turn. */
  | { readonly type: 'endTurn' };

export type CommandType = Command['type'];
