/**
 * The agenda as plain data: a stack of tasks, and the questions that stop it. Rules push tasks and ask questions;
 * engine.ts runs them. So a choice of the player can interrupt any rule, and a save records the exact point.
 */
import type { HexId } from '../core/board';
import type { FigureId, Source } from './source';
import type {
  Ability,
  CardId,
  Condition,
  Cost,
  Element,
  HalfName,
  HeroId,
  ItemId,
  ModifierId,
  Mods,
  MonsterId,
  Part,
} from './vocabulary';

/** A number of an attack with its source (L11.3), for the log. */
export interface Term {
  readonly n: number;
  readonly source: Source;
}

/** One attack ability on its chosen targets (L11.6). */
export interface AttackJob {
  attacker: FigureId;
  melee: boolean;
  range: number;
  /** The ability's printed number and the terms that all targets share. */
  terms: Term[];
  /** Effects for all targets, with improvements applied. */
  mods: Mods;
  targets: FigureId[];
  /** The source. Items and effects for one target only are in `Strike` (L21.3). */
  source: Source;
  /** L14.1: whether effects may be waived: heroes may, monsters may not. */
  mayWaive: boolean;
  /** Whether `Call` was paid: the target's lien is removed after the calculation. */
  calls?: true;
  /** Figures that have already replaced a target in this attack (Stand In). */
  stoodIn?: FigureId[];
}

/** An attack on one target, with its next step. */
export interface Strike {
  job: AttackJob;
  /** The figure that is hit; after Stand In not the chosen one. */
  target: FigureId;
  /** Items and bonuses used on this attack alone. */
  terms: Term[];
  mods: Mods;
  advantage: Source[];
  disadvantage: Source[];
  /** Bonuses and items that have already answered. */
  answered: string[];
  shield: Term[];
  /** L14.1: printed effects that the hero waives. */
  waived: (Condition | 'lien')[];
}

/** The turn of a monster, summon or escort: its lines, and the focus and plan so far. */
export interface Lines {
  figure: FigureId;
  parts: Part[];
  next: number;
  source: Source;
  /** L23: whether the focus was determined, before the first line. */
  begun: boolean;
  focus: FigureId | null;
  /** The Attack line that the focus is for, from 0 (L25.5). */
  focusFor: number;
  /** Number of Attack lines done, and the attacked enemies (L25.5). */
  attacks: number;
  attacked: FigureId[];
  /** L24.3: the move's plan for the following attack, valid on that hex. */
  plan: { hex: HexId; targets: FigureId[] } | null;
  /** Its hex at the start of the turn (L25.3). */
  startHex: HexId;
}

/** L24.5: a path that a figure follows hex by hex; terrain may end it. */
export interface Walk {
  figure: FigureId;
  from: HexId;
  /** How terrain acts on it (L9.1, L9.3, L9.4). */
  gait: 'walk' | 'jump' | 'fly';
  steps: { hex: HexId; cost: number; negative: boolean }[];
  /** Its movement points. */
  movement: number;
}

/** A hero's action (L7.2), or abilities that an item, a bonus or a bid lets a figure perform. */
export interface Action {
  actor: FigureId;
  /** The hero whose card or item it is. */
  hero: HeroId;
  parts: Part[];
  next: number;
  /** Whether some part of it was done (L7.4, L18.7). */
  done: boolean;
  source: Source;
  /** Indexes of the paid improvements of the current ability. */
  paid: number[];
  /** Whether a half is played as Attack 2 or Move 2 (L7.3). */
  basic: boolean;
  /** The played half; its card goes to its pile when the action is done (L7.4). Null if no card is played. */
  half: { card: CardId; half: HalfName } | null;
}

/** A pending task of the agenda. */
export type Task =
  // Turns (turns.ts, heroTurn.ts).
  | { do: 'chooseInTurn'; hero: HeroId }
  | { do: 'endTurn'; figure: FigureId }
  /** The end of a turn (L7.5 (3), (4)). */
  | { do: 'finishTurn'; figure: FigureId }
  | { do: 'action'; action: Action }
  | { do: 'actionDone'; action: Action }
  // Abilities of heroes (abilities.ts, movement.ts).
  | {
      do: 'move';
      action: Action;
      ability: Ability;
      left: number;
      /** The last hex of its path where the move could have ended (L9.1). */
      from: HexId;
      jump: boolean;
      /** Whether the last step was part of a jump, so that terrain has not acted on the hero's hex (L9.3). */
      leapt: boolean;
      carried: FigureId | null;
      steps: number;
    }
  /** The targets of an ability are chosen (targets.ts): applies it to them and continues its action. */
  | { do: 'aimed'; action: Action; ability: Ability; targets: FigureId[]; placing: HexId[] | null }
  /** L16.5: earned elements of any kind; the player chooses as many. */
  | {
      do: 'chooseElements';
      hero: HeroId;
      how: 'create' | 'infuse';
      left: number;
      of: Element[] | null;
      source: Source;
    }
  | { do: 'land'; action: Action; leapt: boolean; carried: FigureId | null }
  | { do: 'place'; action: Action; ability: Ability; what: Placing; left: number; begun: boolean }
  /** `Bid`: chooses one of the possible figures. */
  | { do: 'bid'; action: Action; ability: Ability; chosen?: Option }
  /** L18.3: recovers `left` more cards; `begun`: at least one was recovered. */
  | { do: 'recover'; action: Action; from: 'discard' | 'lost'; left: number; begun: boolean }
  | { do: 'refresh'; action: Action; from: 'spent' | 'consumed'; left: number; begun: boolean }
  /** `Carry`: sets the carried figure down next to the carrier. */
  | { do: 'setDown'; by: FigureId; figure: FigureId; chosen?: Option }
  // Attacks (attack.ts, effects.ts).
  | { do: 'attack'; job: AttackJob; next: number }
  | { do: 'strike'; strike: Strike; step: 'before' | 'draw' | 'retaliate' }
  | { do: 'effects'; by: FigureId; target: FigureId; mods: Mods; source: Source; mayWaive: boolean }
  /** Effects of modifier cards for the figure that drew them: heal, shield, a condition (L12.2). */
  | { do: 'modifierEffects'; figure: FigureId; cards: ModifierId[] }
  | { do: 'force'; force: Force }
  /** A complete forced path: the figure enters its hexes one by one; `slam` at its end (L14.2, L14.3). */
  | { do: 'shift'; force: Force; at: number; fillsGrave: boolean; blocked: boolean }
  | { do: 'slam'; by: FigureId; target: FigureId; n: number }
  /** An ability on one target that is not an attack (performing.ts). */
  | {
      do: 'deed';
      by: FigureId;
      ability: Ability;
      targets: FigureId[];
      source: Source;
      mayWaive: boolean;
      calls?: boolean;
    }
  // Damage (damage.ts).
  | {
      do: 'damage';
      figure: FigureId;
      amount: number;
      source: Source;
      credit: FigureId | null;
      /** Whether it is from an attack; items against other damage do not apply. */
      attack?: true;
      /** Whether mandatory effects have applied before the hero chooses (L20.1). */
      prepared?: true;
    }
  | { do: 'give'; figure: FigureId; condition: Condition; source: Source; by: FigureId | null }
  // Entering hexes (terrain.ts, rooms.ts).
  | { do: 'enter'; figure: FigureId; hex: HexId; by: FigureId | null }
  /** L9.5: a figure over an obstacle goes to the nearest empty hex. */
  | { do: 'fall'; figure: FigureId; hurt?: true; chosen?: Option }
  /** The automatic path of a figure, from the hex with index `at` on. */
  | { do: 'walk'; walk: Walk; at: number }
  // Monsters (monsterTurn.ts ...).
  /**
   * L22.2 without the end of the turn. `paying`: its wound is done, and the improvements from `nth` on are to be paid,
   * with the elements picked for that one so far (L16.5).
   */
  | {
      do: 'monsterTurn';
      figure: FigureId;
      paying?: { nth: number; picked: Element[] };
      chosen?: Option;
    }
  | { do: 'lines'; lines: Lines; chosen?: Option }
  // Standing triggers (bonuses.ts).
  | { do: 'trigger'; bonus: number; about: FigureId | null }
  /** L11.6: an attack is over for all its targets. */
  /** L21.2: after the order is set, items may change it. */
  | { do: 'orderItems' }
  /**
   * L6.4, L6.5: sets the turn order. `revealed`: adds places during a round. `asking`: the tie that the player decides.
   */
  | { do: 'setOrder'; revealed: boolean; asking?: string; chosen?: Option }
  // The scenario (scenarioRules.ts, rounds.ts).
  | { do: 'spawn'; monster: MonsterId; rank: 'normal' | 'elite' | 'boss' | 'named'; hex: HexId }
  /** L28.1 (6); `begun`: at least one answer was given. */
  | { do: 'shortRests'; begun?: true }
  /** Steps of L28.1 (2)-(5). */
  | { do: 'cleanUp' }
  | { do: 'finishRound' }
  // Random dungeons (roomPenalties.ts, L34.4).
  /** A room with a penalty has been set up. `by`: the figure that opened it. */
  | { do: 'roomOpened'; room: number; by: FigureId | null }
  /** A hero's choice for a penalty: a card, an item, or the hex to move to. */
  | { do: 'roomAsks'; hero: HeroId; asks: 'card' | 'item' | 'hex'; chosen?: Option }
  /** End-of-round penalties (L28.1 (1)). */
  | { do: 'roomsAtRoundEnd' };
export type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>;

/** A push or pull in progress (L14.2). */
export interface Force {
  by: FigureId;
  target: FigureId;
  kind: 'push' | 'pull';
  left: number;
  full: number;
  slam: number;
  /** Hexes entered so far. The target stays on its first hex until the path is known to end on a free one. */
  path: HexId[];
  source: Source;
  mayWaive: boolean;
}

/** A thing to place on a hex. */
export type Placing =
  | { placing: 'summon'; monster?: MonsterId }
  | { placing: 'trap'; damage: number; conditions: Condition[] }
  | { placing: 'disarmTrap' }
  | { placing: 'grave' };

/**
 * A choice among equal options of L26 (or of L16.5, L9.5, L6.4): the options, and the one that is best for the monster.
 */
export interface Choice {
  /** Such as 'L24.7'. */
  rule: string;
  figure: FigureId | null;
  options: Option[];
  /** Index of the preset (L26.1). */
  preset: number;
}
/** An option of a choice. */
export type Option =
  | { option: 'hex'; hex: HexId; targets?: FigureId[]; placing?: HexId[]; path?: HexId[] }
  | { option: 'figure'; figure: FigureId }
  | { option: 'targets'; targets: FigureId[]; placing?: HexId[] }
  | { option: 'element'; element: Element }
  | { option: 'card'; card: CardId }
  | { option: 'item'; item: ItemId }
  | { option: 'order'; first: string };

/**
 * A question to the player. Each kind is a waiting state of the chart, with its legal commands (engine.ts). The task
 * that continues with the answer is on top of the agenda or in the question itself.
 */
export type Question =
  /** L2.1 (3)-(9): goals, items, hands, start hexes, of all heroes in any order. */
  | { ask: 'prepare' }
  /** The cards of the round (L6.1). */
  | { ask: 'select' }
  /** Items that act when the order is set (L21.2). */
  | { ask: 'orderSet' }
  /** A choice among equal options (L26). */
  | { ask: 'choice'; choice: Choice; then: Task | null }
  /** L7.1: a half to play, an item, or the end of the turn. */
  | { ask: 'turn'; hero: HeroId }
  /** L8.3: the card that a long rest loses. */
  | { ask: 'longRest'; hero: HeroId }
  /** L7.2: the current ability: pay its improvements, do it or skip it. */
  | { ask: 'ability'; action: Action }
  /** L9.1: the next step of a move. */
  | { ask: 'move'; move: TaskOf<'move'> }
  /** L11.1, L13: targets of an ability, chosen one by one or by placing an area; `chosen` so far. */
  | {
      ask: 'targets';
      action: Action;
      ability: Ability;
      chosen: FigureId[];
      placing: HexId[] | null;
      /** L13.2: enemies in the area that the player leaves out. */
      leftOut: FigureId[];
    }
  /** L11.3, L21.2: before a hero or summon draws a modifier: items of the attacker, and the draw itself. */
  | { ask: 'draw'; strike: Strike }
  /** L21.2: before a modifier is drawn against a hero: the hero's items. */
  | { ask: 'defend'; strike: Strike; hero: HeroId }
  /** The answer to damage (L20.1). */
  | { ask: 'damage'; hero: HeroId; damage: TaskOf<'damage'> }
  /** L21.2: whether to use an item against a negative condition. */
  | { ask: 'ward'; hero: HeroId; give: TaskOf<'give'> }
  /** The next step of a push or pull (L14.1, L14.2). */
  | { ask: 'force'; force: Force }
  /** L19.1: the empty hex for a thing to place. */
  | { ask: 'place'; place: TaskOf<'place'> }
  /** The card or item to recover or refresh (L18.3). */
  | { ask: 'cards'; recover: TaskOf<'recover'> }
  | { ask: 'items'; refresh: TaskOf<'refresh'> }
  /** The elements (L16.5). */
  | { ask: 'element'; elements: TaskOf<'chooseElements'> }
  /** Short rests (L28.1 (6), L8.2). */
  | { ask: 'rests' }
  | { ask: 'restLoss'; hero: HeroId; card: CardId; mayRedraw: boolean };
export type QuestionKind = Question['ask'];
export type QuestionOf<K extends QuestionKind> = Extract<Question, { ask: K }>;

export type { Cost, HalfName, ItemId };
