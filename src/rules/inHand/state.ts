/** The game state: everything that can change in a scenario, as plain JSON (no undefined, no Infinity, no classes). */

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
  Duration,
  Element,
  Face,
  FoeId,
  Half,
  HindranceKind,
  ItemId,
  Kind,
  MonsterId,
  Side,
} from './vocabulary';

export const PARTIES = ['hero', 'monster'] as const;
/** A side of a combat: the hero, or the monster it fights. */
export type Party = (typeof PARTIES)[number];

/** The places of an ability card. 'selected': chosen for this round and not played yet (R21.2). 'active': R17.4. */
export const ZONES = ['hand', 'selected', 'discard', 'lost', 'active'] as const;
export type Zone = (typeof ZONES)[number];

/** An ability card of the hero: its visible side and its place. */
export interface CardState {
  id: CardId;
  side: Side;
  zone: Zone;
}

/** An item of the hero. */
export interface ItemState {
  id: ItemId;
  state: 'ready' | 'spent' | 'consumed';
}

/** An element symbol: 'card/side/element', or 'item/element' for one that an item makes available (R18.1). */
export type SymbolId = string;

/** A condition or bonus of a party (R16, R17, R19). */
export interface Effect {
  kind: Condition | Bonus;
  value: number;
  /** Retaliate's range, else 1. */
  range: number;
  lasts: Duration;
  /** Turns left in which it is in force (R17.1); Invisible may have 2 (R16.3). */
  turns: number;
  /** Whether the turn in which it is in force has begun (R17.2). */
  begun: boolean;
  /** The round with which it ends at the latest; null for no such limit. */
  until: number | null;
  /** The id of the card, item or monster that gave it. */
  source: string;
  /** The lost card that stays in the active area while this lasts (R17.4). */
  card: CardId | null;
}

/** The hero. */
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

/** A monster of the scenario; at 0 HP it is dead. */
export interface FoeState {
  id: FoeId;
  monster: MonsterId;
  kind: Kind;
  at: HexId;
  hp: number;
  maxHp: number;
}

/** The combat that is under way (R25). */
export interface Fight {
  foe: FoeId;
  /** From 1 to 7. */
  distance: number;
  /** This round's behaviour; null until it is rolled (R8.1). */
  face: Face | null;
  /** Number of behaviour rolls in this round. */
  rolls: number;
  /** Whether the monster has had its turn in this round. */
  acted: boolean;
  effects: Effect[];
  /** The kinds of the Hindrances, one entry each (R30). */
  hindrances: HindranceKind[];
  /** Those of `hindrances` that are removed at the end of the round (R30.4). */
  fleeting: HindranceKind[];
  /** Hindrances that were removed for this round and come back at its end (R30.4). */
  absent: HindranceKind[];
  /** Whether the trap or hazard among them has done its damage (R30.3). */
  sprung: boolean;
  /**
   * The traps counted among them: the hexes that they may be on, and how many have been disarmed since. Absent: none
   * was counted.
   */
  traps?: { at: HexId[]; gone: number };
}

/** An action of the hero's turn that has begun. */
export interface ActionState {
  card: CardId;
  half: Half;
  basic: boolean;
  abilities: readonly Ability[];
  /** Index of the current ability. */
  next: number;
  lost: boolean;
  /** Whether a part of it was done; only then is a lost card lost (R7.2). */
  used: boolean;
  /** R25.4: its attack waits because an interrupt moved the target out of range. */
  waiting: boolean;
  /**
   * The current ability is done except for its damage to the hero; the action continues when the player has answered
   * that (R9.2).
   */
  done: boolean;
  /** The items that add to the current ability. */
  boosts: ItemId[];
}

/** The current move. */
export interface MoveState {
  /** Movement points left. */
  left: number;
  jump: boolean;
  overTraps: boolean;
  /** Hexes entered so far. */
  steps: number;
  /** The hero has jumped onto its hex; the terrain acts only if the move ends there (R10.2). */
  landing: boolean;
}

/** An attack effect that is offered to the player or that waits for an attack (R15). */
export type Rider =
  | { kind: 'push' | 'pull' | 'pierce'; value: number }
  | { kind: 'condition'; condition: BadCondition };

/** The hero's turn. */
export interface HeroTurn {
  actions: { card: CardId; half: Half }[];
  action: ActionState | null;
  /** The action whose attack waits while the other card is played (R25.4). */
  parked: ActionState | null;
  move: MoveState | null;
  /** Symbols consumed in this turn (R18.2). */
  consumed: SymbolId[];
  /** R18.1: symbols that items have made available (infused) for this turn. */
  infused: SymbolId[];
  /** Effects that wait for the next attack of this turn (R15.2). */
  riders: { rider: Rider; source: string }[];
  /** The target of the last attack of this turn. */
  struck: FoeId | null;
  /** Length of the longest move of this turn, in hexes or Distances. */
  moved: number;
  /** Whether a Loot ability was used in this turn. */
  looted: boolean;
  /** Total Distance by which the monster of the fight was pushed or pulled in this turn; absent for 0 (R12.7). */
  shoved?: number;
  /** The second behaviour roll, when the player has to keep it or the first (R8.2). */
  again?: Face;
  /** Whether the hero rests for the whole turn (R7.6). */
  resting: boolean;
}

/** One result of the ruler or the die. */
export interface RollState {
  face: Face;
  modifier: number;
}

/** A number in an attack's calculation, with its source. */
export interface Term {
  what: 'printed' | 'troubled' | 'shoved' | 'spent' | 'paid' | 'consume' | 'item' | 'effect' | 'special';
  source: string;
  value: number;
}

/** The current attack (R12). */
export interface AttackState {
  by: Party;
  /** The terms of step 1 of R12.3. */
  terms: Term[];
  range: number;
  ranged: boolean;
  /** 1 Advantage, -1 Disadvantage, 0 neither (R14). */
  advantage: -1 | 0 | 1;
  rolls: RollState[];
  pierce: number;
  /** Effects that the target may still receive, in printed order. */
  riders: { rider: Rider; source: string }[];
  /** Positive conditions that the attacker gains after the attack (R18.2). */
  self: { condition: 'invisible' | 'strengthen'; source: string }[];
  /** Shield added by the defender's items. */
  shield: number;
  /**
   * 'rolling': waits for its roll. 'struck': damage is dealt. 'spent': its effects are done. 'answered': retaliation is
   * done.
   */
  stage: 'rolling' | 'struck' | 'spent' | 'answered';
}

export const HARMS = ['attack', 'retaliate', 'trap', 'hazard', 'hindrance', 'card', 'special'] as const;
export type Harm = (typeof HARMS)[number];

/** Damage that waits for the hero's answer (R21). */
export interface Suffering {
  amount: number;
  cause: Harm;
}

/** A rest that waits for the player. */
export interface RestState {
  /** The card drawn by a short rest (R7.5); null while the player chooses the loss of a long rest. */
  lost: CardId | null;
}

/** The ways to lose a scenario: exhaustion (R22.1), or one of its own rules. */
export const ENDINGS = ['exhausted', 'late', 'failed'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The state as the rules of one command write to it. All other code uses the read-only `State`. */
export interface WorkingState {
  round: number;
  generator: GeneratorState;
  hero: HeroState;
  foes: FoeState[];
  opened: HexId[];
  /** Traps that have gone off or were disarmed; they count as plain. */
  spent: HexId[];
  /** Hexes of money tokens; a hex may occur several times. */
  money: HexId[];
  /** Numbers of the treasures that are still on the map. */
  treasures: number[];
  /** Ids of special rules that have been triggered. */
  used: string[];
  /** This round's two cards (R7.1). */
  leading: CardId | null;
  second: CardId | null;
  /** The hero's initiative in this round (R8.1); 0 before selection. */
  initiative: number;
  /** Whether the hero has had its turn in this round. */
  acted: boolean;
  fight: Fight | null;
  /** Monsters among which the player chooses the one to fight (R25.6). */
  candidates: FoeId[];
  /** The attack that opened the fight (R25.2 b); it continues after the monster's chance to interrupt. */
  opening: { foe: FoeId; consume: SymbolId[]; pay?: number } | null;
  turn: HeroTurn | null;
  /** The monster's current turn: whether it has done its heal (R24.4) and has damaged the hero. */
  foeTurn: { healed: boolean; harmed: boolean } | null;
  attack: AttackState | null;
  /** Attack effects that the player is offered, one after the other (R15.1). */
  offers: { rider: Rider; source: string }[];
  suffering: Suffering | null;
  rest: RestState | null;
  /** The current ability of an item, and those that follow it. */
  favour: { item: ItemId; ability: Ability; rest: readonly Ability[] } | null;
  ending: Ending | null;
  /** Whether this round has had a fight (R25.5). */
  combat: boolean;
  /** Monsters that have been in combat. */
  fought: FoeId[];
  /** Monsters of a wave that have not come yet. */
  absent: FoeId[];
  /** Counters and stored choices of the special rules. */
  flags: Record<string, number | string>;
  /** Gold found and paid in this scenario, without money tokens and treasures. */
  purse: number;
  /** Hexes whose terrain a special rule has changed. */
  tiles: Record<HexId, Terrain>;
  /** The hexes of the followers. */
  followers: Record<string, HexId>;
  /** Decisions of special rules that wait for the player, in order. */
  decisions: Decision[];
}

/** The state, read-only. */
export type State = DeepReadonly<WorkingState>;

/** A symbol and its element. */
export interface SymbolOf {
  symbol: SymbolId;
  element: Element;
}
