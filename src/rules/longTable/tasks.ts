/**
 * The agenda: what is still to be done, as plain data on a stack, and the questions that stop it. A chapter's rules push
 * tasks and put questions; rules/longTable/engine runs them. So any rule can be interrupted by a choice of the player, and
 * a save holds where it stands.
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

/** A number of an attack with its source (L11.3): what the log adds up. */
export interface Term {
  readonly n: number;
  readonly source: Source;
}

/** One attack ability under way, on its chosen targets (L11.6). */
export interface AttackJob {
  attacker: FigureId;
  melee: boolean;
  range: number;
  /** The ability's printed number and what all targets share. */
  terms: Term[];
  /** Effects for all targets; numbers as after improvements. */
  mods: Mods;
  targets: FigureId[];
  /** Items and effects used on one target only (L21.3). */
  source: Source;
  /** A hero may waive effects, a monster none (L14.1). */
  mayWaive: boolean;
  /** `Call` was paid: the target's lien is taken off once the attack is reckoned. */
  calls?: true;
  /** Who has stood in for somebody in this attack already. */
  stoodIn?: FigureId[];
}

/** An attack on one target: which of its steps is next. */
export interface Strike {
  job: AttackJob;
  /** The one who is hit: after Stand In another one than was chosen. */
  target: FigureId;
  /** Items and bonuses used on this attack alone. */
  terms: Term[];
  mods: Mods;
  advantage: Source[];
  disadvantage: Source[];
  /** Bonuses and items that have answered already. */
  answered: string[];
  shield: Term[];
  /** L14.1: printed effects that the hero leaves out. */
  waived: (Condition | 'lien')[];
}

/** A monster's (summon's, escort's) turn under way: its lines, and what focus and movement have settled. */
export interface Lines {
  figure: FigureId;
  parts: Part[];
  next: number;
  source: Source;
  /** L23: the focus was looked for, before the first line. */
  begun: boolean;
  focus: FigureId | null;
  /** The Attack line that the focus is for, from 0 (L25.5). */
  focusFor: number;
  /** Attack lines that have passed, and the enemies attacked (L25.5). */
  attacks: number;
  attacked: FigureId[];
  /** L24.3: what the move has settled for the attack that follows, if it is made from there. */
  plan: { hex: HexId; targets: FigureId[] } | null;
  /** Where it stood when its turn began (L25.3). */
  startHex: HexId;
}

/** L24.5: a way that is gone hex by hex; what terrain does may end it. */
export interface Walk {
  figure: FigureId;
  from: HexId;
  /** How terrain acts on it (L9.1, L9.3, L9.4). */
  gait: 'walk' | 'jump' | 'fly';
  steps: { hex: HexId; cost: number; negative: boolean }[];
  /** Movement that it had. */
  movement: number;
}

/** A hero's action under way (L7.2), or abilities that an item, a bonus or a bid lets a figure do. */
export interface Action {
  actor: FigureId;
  /** Whose card or item it is. */
  hero: HeroId;
  parts: Part[];
  next: number;
  /** Whether some part of it was done (L7.4, L18.7). */
  done: boolean;
  source: Source;
  /** Improvements of the ability at hand that were paid, by index. */
  paid: number[];
  /** Set when a half is played as Attack 2 or Move 2 (L7.3). */
  basic: boolean;
  /** The half that is played: its card goes to its pile when the action is done (L7.4). Null: no card is played. */
  half: { card: CardId; half: HalfName } | null;
}

export type Task =
  // turns (turns.ts, heroTurn.ts)
  | { do: 'chooseInTurn'; hero: HeroId }
  | { do: 'endTurn'; figure: FigureId }
  /** L7.5 (3), (4) */
  | { do: 'finishTurn'; figure: FigureId }
  | { do: 'action'; action: Action }
  | { do: 'actionDone'; action: Action }
  // the hero's abilities (abilities.ts, movement.ts)
  | {
      do: 'move';
      action: Action;
      ability: Ability;
      left: number;
      /** The last hex of its way where the move could have ended (L9.1). */
      from: HexId;
      jump: boolean;
      /** The last step was one of a jump: terrain has not acted where the hero is (L9.3). */
      leapt: boolean;
      carried: FigureId | null;
      steps: number;
    }
  /** The targets of an ability are chosen (targets.ts): it is done to them, and its action goes on. */
  | { do: 'aimed'; action: Action; ability: Ability; targets: FigureId[]; placing: HexId[] | null }
  /** L16.5: free symbols of any element that were earned; so many elements are chosen. */
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
  /** `Bid`: one of those who may be bidden. */
  | { do: 'bid'; action: Action; ability: Ability; chosen?: Option }
  /** L18.3: so many are still to be taken back; `begun`: one was. */
  | { do: 'recover'; action: Action; from: 'discard' | 'lost'; left: number; begun: boolean }
  | { do: 'refresh'; action: Action; from: 'spent' | 'consumed'; left: number; begun: boolean }
  /** `Carry`: who was carried is set beside the one who carried. */
  | { do: 'setDown'; by: FigureId; figure: FigureId; chosen?: Option }
  // attacks (attack.ts, effects.ts)
  | { do: 'attack'; job: AttackJob; next: number }
  | { do: 'strike'; strike: Strike; step: 'before' | 'draw' | 'retaliate' }
  | { do: 'effects'; by: FigureId; target: FigureId; mods: Mods; source: Source; mayWaive: boolean }
  /** What modifier cards do for the one who drew them: heal, shield, a condition (L12.2). */
  | { do: 'modifierEffects'; figure: FigureId; cards: ModifierId[] }
  | { do: 'force'; force: Force }
  /** A forced way that is settled: the hexes are entered one by one; `slam` at its end (L14.2, L14.3). */
  | { do: 'shift'; force: Force; at: number; fillsGrave: boolean; blocked: boolean }
  | { do: 'slam'; by: FigureId; target: FigureId; n: number }
  /** An ability on one target that is no attack (performing.ts). */
  | {
      do: 'deed';
      by: FigureId;
      ability: Ability;
      targets: FigureId[];
      source: Source;
      mayWaive: boolean;
      calls?: boolean;
    }
  // damage (damage.ts)
  | {
      do: 'damage';
      figure: FigureId;
      amount: number;
      source: Source;
      credit: FigureId | null;
      /** By an attack: items against other damage do not answer it. */
      attack?: true;
      /** What must apply before the hero chooses has applied (L20.1). */
      prepared?: true;
    }
  | { do: 'give'; figure: FigureId; condition: Condition; source: Source; by: FigureId | null }
  // entering hexes (terrain.ts, rooms.ts)
  | { do: 'enter'; figure: FigureId; hex: HexId; by: FigureId | null }
  /** L9.5: from over an obstacle to the nearest empty hex. */
  | { do: 'fall'; figure: FigureId; hurt?: true; chosen?: Option }
  /** The way of a figure that nobody leads, from the hex numbered `at` on. */
  | { do: 'walk'; walk: Walk; at: number }
  // monsters (monsterTurn.ts ...)
  /**
   * L22.2 without the end of the turn. `paying`: its wound has bled, and the improvements from `nth` on are to be paid, with the elements
   * picked for that one so far (L16.5).
   */
  | {
      do: 'monsterTurn';
      figure: FigureId;
      paying?: { nth: number; picked: Element[] };
      chosen?: Option;
    }
  | { do: 'lines'; lines: Lines; chosen?: Option }
  // standing triggers (bonuses.ts)
  | { do: 'trigger'; bonus: number; about: FigureId | null }
  /** L11.6: an attack is over for all of its targets. */
  /** L21.2: once the order is set, items may change it. */
  | { do: 'orderItems' }
  /** L6.4, L6.5: sets the turn order; `revealed`: places are added to it in mid-round. `asking`: the tie that is chosen. */
  | { do: 'setOrder'; revealed: boolean; asking?: string; chosen?: Option }
  // scenario (scenarioRules.ts, rounds.ts)
  | { do: 'spawn'; monster: MonsterId; rank: 'normal' | 'elite' | 'boss' | 'named'; hex: HexId }
  /** L28.1 (6); `begun`: somebody has answered already. */
  | { do: 'shortRests'; begun?: true }
  /** L28.1 (2)-(5) */
  | { do: 'cleanUp' }
  | { do: 'finishRound' }
  // random dungeons (roomPenalties.ts, L34.4)
  /** A room with a penalty has been set up; `by`: who opened it. */
  | { do: 'roomOpened'; room: number; by: FigureId | null }
  /** What a hero has to choose for it: a card, an item, or the hex that it is driven to. */
  | { do: 'roomAsks'; hero: HeroId; asks: 'card' | 'item' | 'hex'; chosen?: Option }
  /** L28.1 (1) */
  | { do: 'roomsAtRoundEnd' };
export type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>;

/** A push or pull under way (L14.2). */
export interface Force {
  by: FigureId;
  target: FigureId;
  kind: 'push' | 'pull';
  left: number;
  full: number;
  slam: number;
  /** Hexes entered so far; the target stands on its first hex until the way is known to end on a free one. */
  path: HexId[];
  source: Source;
  mayWaive: boolean;
}

export type Placing =
  | { placing: 'summon'; monster?: MonsterId }
  | { placing: 'trap'; damage: number; conditions: Condition[] }
  | { placing: 'disarmTrap' }
  | { placing: 'grave' };

/** One of several equals of L26 (or of L16.5, L9.5, L6.4): what differs, and what serves the monster best. */
export interface Choice {
  /** Such as 'L24.7'. */
  rule: string;
  figure: FigureId | null;
  options: Option[];
  /** Index of the preset (L26.1). */
  preset: number;
}
export type Option =
  | { option: 'hex'; hex: HexId; targets?: FigureId[]; placing?: HexId[]; path?: HexId[] }
  | { option: 'figure'; figure: FigureId }
  | { option: 'targets'; targets: FigureId[]; placing?: HexId[] }
  | { option: 'element'; element: Element }
  | { option: 'card'; card: CardId }
  | { option: 'item'; item: ItemId }
  | { option: 'order'; first: string };

/**
 * What the player is asked. Every kind is a state of the chart that waits, with its legal commands (engine.ts). What is to
 * be done with the answer lies on top of the agenda or in the question itself.
 */
export type Question =
  /** L2.1 (3)-(9): goals, items, hands, start hexes, of all heroes in any order. */
  | { ask: 'prepare' }
  /** L6.1 */
  | { ask: 'select' }
  /** Items that act when the order is set (L21.2). */
  | { ask: 'orderSet' }
  /** L26 and other equals */
  | { ask: 'choice'; choice: Choice; then: Task | null }
  /** L7.1: which half, an item, or the end of the turn. */
  | { ask: 'turn'; hero: HeroId }
  /** L8.3: the card lost by a long rest. */
  | { ask: 'longRest'; hero: HeroId }
  /** L7.2: the ability at hand: pay its improvements, do it or skip it. */
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
      /** L13.2: enemies in the area that are left out. */
      leftOut: FigureId[];
    }
  /** L11.3, L21.2: before a modifier is drawn: items of the attacker, and the draw itself (a hero's or summon's attack). */
  | { ask: 'draw'; strike: Strike }
  /** L21.2: before a modifier is drawn against a hero: its items. */
  | { ask: 'defend'; strike: Strike; hero: HeroId }
  /** L20.1 */
  | { ask: 'damage'; hero: HeroId; damage: TaskOf<'damage'> }
  /** L21.2: a bad condition comes to a hero who has an item against it. */
  | { ask: 'ward'; hero: HeroId; give: TaskOf<'give'> }
  /** L14.1, L14.2 */
  | { ask: 'force'; force: Force }
  /** L19.1 and others: an empty hex of choice. */
  | { ask: 'place'; place: TaskOf<'place'> }
  /** L18.3 */
  | { ask: 'cards'; recover: TaskOf<'recover'> }
  | { ask: 'items'; refresh: TaskOf<'refresh'> }
  /** L16.5 */
  | { ask: 'element'; elements: TaskOf<'chooseElements'> }
  /** L28.1 (6), L8.2 */
  | { ask: 'rests' }
  | { ask: 'restLoss'; hero: HeroId; card: CardId; mayRedraw: boolean };
export type QuestionKind = Question['ask'];
export type QuestionOf<K extends QuestionKind> = Extract<Question, { ask: K }>;

export type { Cost, HalfName, ItemId };
