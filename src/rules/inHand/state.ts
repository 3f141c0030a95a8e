/** Defines the state: everything that can change in a scenario, as plain JSON (no undefined, no Infinity, no classes). */

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
/** A side of a combat: the hero, or the monster that the hero fights. */
export type Party = (typeof PARTIES)[number];

/** The zones of an ability card. 'selected': chosen for this round and not played yet (R21.2). 'active': the active area (R17.4). */
export const ZONES = ['hand', 'selected', 'discard', 'lost', 'active'] as const;
export type Zone = (typeof ZONES)[number];

/** An ability card of the hero, with its visible side and its zone. */
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

/** The id of an element symbol: 'card/side/element', or 'item/element' for a symbol that an item makes available (R18.1). */
export type SymbolId = string;

/** A condition or bonus of a party (R16, R17, R19). */
export interface Effect {
  kind: Condition | Bonus;
  value: number;
  /** The range of Retaliate; 1 for other effects. */
  range: number;
  lasts: Duration;
  /** In how many turns the effect will still be in force (R17.1). Only Invisible (R16.3) and renewed conditions (R17.5) can have 2. */
  turns: number;
  /** Whether the turn in which the effect is in force has begun (R17.2). */
  begun: boolean;
  /** The effect ends with this round at the latest; null if rounds do not limit it. */
  until: number | null;
  /** The id of the card, item, monster or special rule that gave the effect. */
  source: string;
  /** The lost card that stays in the active area while this effect lasts (R17.4); null if there is none. */
  card: CardId | null;
}

/** The hero. */
export interface HeroState {
  hp: number;
  at: HexId;
  cards: CardState[];
  items: ItemState[];
  effects: Effect[];
  /** The number of money tokens that the hero looted in this scenario (R27.1). */
  money: number;
  /** The numbers of the treasures that the hero looted in this scenario, including objectives. */
  treasures: number[];
}

/** A monster of the scenario. It is dead if it has 0 HP. */
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
  /** The Distance, from 1 to 7. */
  distance: number;
  /** The monster's behaviour in this round; null until it is rolled (R8.1). */
  face: Face | null;
  /** The number of behaviour rolls in this round. */
  rolls: number;
  /** Whether the monster has had its turn in this round. */
  acted: boolean;
  effects: Effect[];
  /** The kinds of the Hindrances, one entry for each Hindrance (R30). */
  hindrances: HindranceKind[];
  /** The kinds of those Hindrances that are removed at the end of the round (R30.4). They are also in `hindrances`. */
  fleeting: HindranceKind[];
  /** Hindrances that were removed for this round and come back at its end (R30.4). */
  absent: HindranceKind[];
  /** Whether the trap or hazard among the Hindrances has done its damage (R30.3). */
  sprung: boolean;
  /**
   * The traps among the counted Hindrances; absent if no trap was counted. `at`: the hexes on which these traps can be. `gone`: how many
   * of these traps have been disarmed since.
   */
  traps?: { at: HexId[]; gone: number };
}

/** An action of the hero's turn that has begun. */
export interface ActionState {
  card: CardId;
  half: Half;
  basic: boolean;
  abilities: readonly Ability[];
  /** The index of the current ability. */
  next: number;
  /** Whether the action has the lost symbol. */
  lost: boolean;
  /** Whether a part of the action was done. Otherwise the lost symbol of the action does not lose the card (R7.2). */
  used: boolean;
  /** R25.4: whether the attack of the action waits because an interrupt moved the target out of range. */
  waiting: boolean;
  /**
   * Whether the current ability is done, except for its damage to the hero. The action continues after the player has
   * answered the damage (R9.2).
   */
  done: boolean;
  /** The items that the player has used on the current ability. */
  boosts: ItemId[];
}

/** The current move. */
export interface MoveState {
  /** The movement points that are left. */
  left: number;
  jump: boolean;
  /** Whether the hero passes over traps without springing them, because of an item. */
  overTraps: boolean;
  /** The number of hexes entered so far. */
  steps: number;
  /** Whether the hero jumped onto its hex or passes over a trap there. Then the terrain counts only if the move ends there (R10.2). */
  landing: boolean;
}

/** An attack effect that is offered to the player or that waits for an attack (R15). */
export type Rider =
  | { kind: 'push' | 'pull' | 'pierce'; value: number }
  | { kind: 'condition'; condition: BadCondition };

/** The hero's turn. */
export interface HeroTurn {
  /** The actions that have ended. */
  actions: { card: CardId; half: Half }[];
  /** The action that is under way. */
  action: ActionState | null;
  /** The action whose attack waits while the other card is played (R25.4). */
  parked: ActionState | null;
  move: MoveState | null;
  /** The symbols that were consumed in this turn (R18.2). */
  consumed: SymbolId[];
  /** R18.1: the symbols that items have made available (infused) for this turn. */
  infused: SymbolId[];
  /** The attack effects that wait for the next attack of this turn (R15.2). */
  riders: { rider: Rider; source: string }[];
  /** The target of the last attack of this turn; null before the first. */
  struck: FoeId | null;
  /** The length of the longest move of this turn, in hexes or Distances. */
  moved: number;
  /** Whether a Loot ability was used in this turn. */
  looted: boolean;
  /** The total Distance by which the monster of the fight was pushed or pulled in this turn; absent for 0 (R12.7). */
  shoved?: number;
  /** The second behaviour roll, while the player chooses between it and the first (R8.2). */
  again?: Face;
  /** Whether the turn is a long rest (R7.6). */
  resting: boolean;
}

/** One roll of an attack, with the modifier of its face. */
export interface RollState {
  face: Face;
  modifier: number;
}

/** A number in the calculation of an attack, with its source. */
export interface Term {
  what: 'printed' | 'troubled' | 'shoved' | 'spent' | 'paid' | 'consume' | 'item' | 'effect' | 'special';
  source: string;
  value: number;
}

/** The current attack (R12). */
export interface AttackState {
  by: Party;
  /** The terms that step 1 of R12.3 adds up. */
  terms: Term[];
  range: number;
  ranged: boolean;
  /** 1 for Advantage, -1 for Disadvantage, 0 for neither (R14). */
  advantage: -1 | 0 | 1;
  rolls: RollState[];
  pierce: number;
  /** The attack effects that the target may still receive, in printed order. */
  riders: { rider: Rider; source: string }[];
  /** Positive conditions that the attacker gains after the attack (R18.2). */
  self: { condition: 'invisible' | 'strengthen'; source: string }[];
  /** The Shield that the defender's items add. */
  shield: number;
  /**
   * 'rolling': the attack waits for its roll. 'struck': its damage is dealt or announced. 'spent': its effects are done. 'answered':
   * the retaliation is done.
   */
  stage: 'rolling' | 'struck' | 'spent' | 'answered';
}

/** The causes of damage to the hero. */
export const HARMS = ['attack', 'retaliate', 'trap', 'hazard', 'hindrance', 'card', 'special'] as const;
export type Harm = (typeof HARMS)[number];

/** Damage to the hero that waits for the player's answer (R21). */
export interface PendingDamage {
  amount: number;
  cause: Harm;
}

/** A rest that waits for a decision of the player. */
export interface RestState {
  /** The card that a short rest has drawn (R7.5); null while the player chooses the card to lose in a long rest. */
  lost: CardId | null;
}

/** The ways to lose a scenario: exhaustion (R22.1), the round limit, or a special rule for failure. */
export const ENDINGS = ['exhausted', 'late', 'failed'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The state with a mutable type, for the rules that carry out a command. All other code uses the read-only `State`. */
export interface WorkingState {
  round: number;
  generator: GeneratorState;
  hero: HeroState;
  foes: FoeState[];
  /** The hexes of open doors. */
  opened: HexId[];
  /** Traps that have gone off or were disarmed; they count as plain. */
  spent: HexId[];
  /** The hexes of money tokens. A hex occurs once for each of its tokens. */
  money: HexId[];
  /** The numbers of the treasures that are still on the map. */
  treasures: number[];
  /** The ids of the special rules that have been triggered, of the goals reached on a hex (`goal:`), and of torn writs (`torn:`). */
  used: string[];
  /** The leading card of this round, whose initiative counts (R7.1); null before cards are selected. */
  leading: CardId | null;
  /** The other selected card of this round (R7.1); null before cards are selected. */
  second: CardId | null;
  /** The hero's initiative in this round (R8.1); 0 before selection. */
  initiative: number;
  /** Whether the hero has had its turn in this round. */
  acted: boolean;
  fight: Fight | null;
  /** The monsters among which the player chooses the one to fight (R25.6). */
  candidates: FoeId[];
  /** The attack that began the fight (R25.2 b). The attack continues after the monster had its chance to interrupt. */
  opening: { foe: FoeId; consume: SymbolId[]; pay?: number } | null;
  turn: HeroTurn | null;
  /** The monster's turn; null outside it. `healed`: the monster has healed (R24.4). `harmed`: the hero has lost HP in this turn. */
  foeTurn: { healed: boolean; harmed: boolean } | null;
  attack: AttackState | null;
  /** Attack effects that the player is offered, one after the other (R15.1). */
  offers: { rider: Rider; source: string }[];
  suffering: PendingDamage | null;
  rest: RestState | null;
  /** The current ability of an item that the hero uses, and the abilities of the item that follow. */
  favour: { item: ItemId; ability: Ability; rest: readonly Ability[] } | null;
  ending: Ending | null;
  /** Whether there has been a fight in this round (R25.5). */
  combat: boolean;
  /** Monsters that have been in combat. */
  fought: FoeId[];
  /** Monsters of a wave that have not come yet. */
  absent: FoeId[];
  /** The counters and stored choices of the special rules, by name. */
  flags: Record<string, number | string>;
  /** The gold found minus the gold paid in this scenario, without money tokens and treasures. */
  purse: number;
  /** The hexes whose terrain a special rule has changed, with their current terrain. */
  tiles: Record<HexId, Terrain>;
  /** The hex of each follower. */
  followers: Record<string, HexId>;
  /** The decisions of special rules that wait for the player. The first one is next. */
  decisions: Decision[];
}

/** The state with a read-only type. */
export type State = DeepReadonly<WorkingState>;

/** A symbol and its element. */
export interface SymbolOf {
  symbol: SymbolId;
  element: Element;
}
