/** The game state: everything on the table that can change, as plain JSON (no undefined, no Infinity, no classes). */

import type { Terrain } from '../core/board';
import type { GeneratorState } from '../core/chance';
import type { HexId } from '../core/hexes';
import type { Decision } from '../core/script';
import type { DeepReadonly } from '../core/transaction';
import type {
  Ability,
  BadCondition,
  Bonus,
  CardId,
  Condition,
  Element,
  Face,
  FoeId,
  Half,
  HindranceKind,
  ItemId,
  Kind,
  Lasting,
  MonsterId,
  Side,
} from './vocabulary';

export const PARTIES = ['hero', 'monster'] as const;
/** In combat: the hero, or the monster it fights. */
export type Party = (typeof PARTIES)[number];

/** Where an ability card is. 'selected': chosen for this round and not done yet (R21.2). 'active': R17.4. */
export const ZONES = ['hand', 'selected', 'discard', 'lost', 'active'] as const;
export type Zone = (typeof ZONES)[number];

export interface CardState {
  id: CardId;
  side: Side;
  zone: Zone;
}

export interface ItemState {
  id: ItemId;
  state: 'ready' | 'spent' | 'consumed';
}

/** An element symbol: 'card/side/element', or 'item/element' for one that an item infused (R18.1). */
export type SymbolId = string;

/** A condition or bonus on a party (R16, R17, R19). */
export interface Effect {
  kind: Condition | Bonus;
  value: number;
  /** Retaliate's range, else 1. */
  range: number;
  lasts: Lasting;
  /** Turns left in which it is in force (R17.1); Invisible may have 2 (R16.3). */
  turns: number;
  /** The turn in which it is in force is under way (R17.2). */
  begun: boolean;
  /** It ends with this round at the latest; null: no such limit. */
  until: number | null;
  /** The card, item or monster that it comes from. */
  source: string;
  /** The lost card that lies in the active area as long as this lasts (R17.4). */
  card: CardId | null;
}

export interface HeroState {
  hp: number;
  at: HexId;
  cards: CardState[];
  items: ItemState[];
  effects: Effect[];
  /** Money tokens looted in this scenario (R27.1). */
  money: number;
  /** Numbers of the treasures looted in this scenario, objectives included. */
  treasures: number[];
}

export interface FoeState {
  id: FoeId;
  monster: MonsterId;
  kind: Kind;
  at: HexId;
  hp: number;
  maxHp: number;
}

export interface Fight {
  foe: FoeId;
  /** 1-7 */
  distance: number;
  /** This round's behaviour; null until it is rolled (R8.1). */
  face: Face | null;
  /** Times that this round's behaviour was rolled. */
  rolls: number;
  /** Has the monster had its turn in this round? */
  acted: boolean;
  effects: Effect[];
  /** R30: the kinds of the Hindrances; their number is the list's length. */
  hindrances: HindranceKind[];
  /** Hindrances of `hindrances` that go at the end of the round (R30.4). */
  fleeting: HindranceKind[];
  /** Hindrances that are taken away for this round and come back at its end (R30.4). */
  absent: HindranceKind[];
  /** The trap or hazard among them has done its damage (R30.3). */
  sprung: boolean;
  /**
   * The traps that were counted among them: the hexes on which they may lie, and how many of them have been disarmed since. Missing:
   * none was counted.
   */
  traps?: { at: HexId[]; gone: number };
}

export interface ActionState {
  card: CardId;
  half: Half;
  basic: boolean;
  abilities: readonly Ability[];
  /** Index of the ability whose turn it is. */
  next: number;
  lost: boolean;
  /** Something of it was done: only then is a lost card lost (R7.2). */
  used: boolean;
  /** R25.4: its attack waits because an interrupt put the target out of range. */
  waiting: boolean;
  /** The ability at hand is done, but for what it does to the hero: the action goes on when that is answered (R9.2). */
  done: boolean;
  /** The items that add to the ability at hand. */
  boosts: ItemId[];
}

/** The move under way. */
export interface MoveState {
  /** Movement points left. */
  left: number;
  jump: boolean;
  overTraps: boolean;
  /** Hexes entered so far. */
  steps: number;
  /** The hero has jumped onto its hex: its terrain acts only if the move ends there (R10.2). */
  landing: boolean;
}

/** An attack effect that is offered to the player, or one that rides (R15). */
export type Rider =
  | { kind: 'push' | 'pull' | 'pierce'; value: number }
  | { kind: 'condition'; condition: BadCondition };

export interface HeroTurn {
  actions: { card: CardId; half: Half }[];
  action: ActionState | null;
  /** The action whose attack waits while the other card is played (R25.4). */
  parked: ActionState | null;
  move: MoveState | null;
  /** Symbols consumed in this turn (R18.2). */
  consumed: SymbolId[];
  /** Symbols that items infused for this turn. */
  infused: SymbolId[];
  /** Effects waiting for the next attack of this turn (R15.2). */
  riders: { rider: Rider; source: string }[];
  /** The target of the last attack of this turn. */
  struck: FoeId | null;
  /** Length of the longest move of this turn, in hexes or Distances. */
  moved: number;
  /** A Loot ability was used in this turn. */
  looted: boolean;
  /** Distances by which the monster that is fought was pushed or pulled in this turn; absent: none (R12.7). */
  shoved?: number;
  /** The second behaviour that was rolled, of which and the first one the player keeps either (R8.2). */
  again?: Face;
  /** The hero rests for the whole turn (R7.6). */
  resting: boolean;
}

/** One laid ruler, or one thrown die. */
export interface RollState {
  face: Face;
  modifier: number;
}

/** A number in an attack's reckoning, with where it comes from. */
export interface Term {
  what: 'printed' | 'troubled' | 'shoved' | 'spent' | 'paid' | 'consume' | 'item' | 'effect' | 'special';
  source: string;
  value: number;
}

/** The attack under way (R12). */
export interface AttackState {
  by: Party;
  /** Step 1 of R12.3. */
  terms: Term[];
  range: number;
  ranged: boolean;
  /** 1 Advantage, -1 Disadvantage, 0 neither (R14). */
  advantage: -1 | 0 | 1;
  rolls: RollState[];
  pierce: number;
  /** What the target may still get, in printed order. */
  riders: { rider: Rider; source: string }[];
  /** Good conditions that the attacker gains after it (R18.2). */
  self: { condition: 'invisible' | 'strengthen'; source: string }[];
  /** Added by the defender's items. */
  shield: number;
  /** Awaits its roll; damage is dealt; its effects are done; retaliation is done. */
  stage: 'rolling' | 'struck' | 'spent' | 'answered';
}

export const HARMS = ['attack', 'retaliate', 'trap', 'hazard', 'hindrance', 'card', 'special'] as const;
export type Harm = (typeof HARMS)[number];

/** Damage that the hero is about to take (R21). */
export interface Suffering {
  amount: number;
  cause: Harm;
}

export interface RestState {
  /** The card drawn by a short rest (R7.5); null while a long rest's loss is to be chosen. */
  lost: CardId | null;
}

/** How a scenario is lost: R22.1, or by one of its own rules. */
export const ENDINGS = ['exhausted', 'late', 'failed'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The state as the rules of one command write to it. Everywhere else it is the read-only `State`. */
export interface WorkingState {
  round: number;
  generator: GeneratorState;
  hero: HeroState;
  foes: FoeState[];
  opened: HexId[];
  /** Traps sprung or disarmed: plain from then on. */
  spent: HexId[];
  /** Money tokens on the map; a hex may hold several. */
  money: HexId[];
  /** Numbers of the treasures that are still on the map. */
  treasures: number[];
  /** Ids of special rules that have done their once-only part. */
  used: string[];
  /** This round's two cards (R7.1). */
  leading: CardId | null;
  second: CardId | null;
  /** The hero's initiative in this round (R8.1); 0 before selection. */
  initiative: number;
  /** Has the hero had its turn in this round? */
  acted: boolean;
  fight: Fight | null;
  /** Monsters of which the player is to choose one to fight (R25.6). */
  candidates: FoeId[];
  /** The attack that opened the fight (R25.2 b), to be gone on with after the monster's chance. */
  opening: { foe: FoeId; consume: SymbolId[]; pay?: number } | null;
  turn: HeroTurn | null;
  /** The monster's turn under way: has it done its heal (R24.4), and the hero damage? */
  foeTurn: { healed: boolean; harmed: boolean } | null;
  attack: AttackState | null;
  /** Attack effects offered to the player, one after the other (R15.1). */
  offers: { rider: Rider; source: string }[];
  suffering: Suffering | null;
  rest: RestState | null;
  /** What an item does: the ability at hand, and those that come after it. */
  favour: { item: ItemId; ability: Ability; rest: readonly Ability[] } | null;
  ending: Ending | null;
  /** A fight has been, or is, in this round (R25.5). */
  combat: boolean;
  /** Monsters with whom there was combat. */
  fought: FoeId[];
  /** Monsters of a wave that have not come yet. */
  absent: FoeId[];
  /** Counters and remembered choices of the special rules. */
  flags: Record<string, number | string>;
  /** Gold found and paid in this scenario, money tokens and treasures apart. */
  purse: number;
  /** Hexes whose terrain a special rule has changed. */
  tiles: Record<HexId, Terrain>;
  /** Where the followers are. */
  followers: Record<string, HexId>;
  /** Decisions that special rules ask of the player, in order. */
  decisions: Decision[];
}

/** The state, read-only. */
export type State = DeepReadonly<WorkingState>;

export interface SymbolOf {
  symbol: SymbolId;
  element: Element;
}
