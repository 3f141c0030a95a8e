/**
 * Defines the agenda as plain data: a stack of tasks, and the questions that interrupt it. Rules add tasks and ask
 * questions; engine.ts runs the tasks. In this way a question can interrupt any rule, and a save records the exact
 * point.
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

/** A number that is part of an attack, with its source for the log (L11.3). */
export interface Term {
  readonly n: number;
  readonly source: Source;
}

/** L11.6: one attack ability on its chosen targets. */
export interface AttackJob {
  attacker: FigureId;
  melee: boolean;
  range: number;
  /** The ability's printed number and the terms that all targets share. */
  terms: Term[];
  /** The effects on all targets, paid improvements included. */
  mods: Mods;
  targets: FigureId[];
  /** The source of the attack. Items and effects for a single target are in `Strike` (L21.3). */
  source: Source;
  /** L14.1: whether the attacker may waive effects; true for heroes, false for monsters. */
  mayWaive: boolean;
  /** Whether the player paid for `Call`, so that the target's lien is removed after the calculation. */
  calls?: true;
  /** The figures that have already replaced a target of this attack (*Stand In*). */
  stoodIn?: FigureId[];
}

/** An attack on one target, with everything that has been added to it so far. */
export interface Strike {
  job: AttackJob;
  /** The figure that is hit. After *Stand In* it is not the chosen target. */
  target: FigureId;
  /** The terms of items that apply to this target only. */
  terms: Term[];
  /** The effects of items that apply to this target only. */
  mods: Mods;
  advantage: Source[];
  disadvantage: Source[];
  /** The items that have already been used on this attack. */
  answered: string[];
  shield: Term[];
  /** L14.1: the printed effects that the player waives. */
  waived: (Condition | 'lien')[];
}

/** The lines that a monster does in its turn, or a summon in its turn or a Bid, with the focus and the plan found so far. */
export interface Lines {
  figure: FigureId;
  parts: Part[];
  next: number;
  source: Source;
  /** L23: whether the first focus was determined, which happens before the first line. */
  begun: boolean;
  focus: FigureId | null;
  /** L25.5: the Attack line to which the focus belongs, counted from 0. */
  focusFor: number;
  /** L25.5: the number of Attack lines done so far. */
  attacks: number;
  /** The enemies that the Attack lines have attacked so far. */
  attacked: FigureId[];
  /** L24.3: the targets that the move planned for the next attack. The plan is valid only on this hex. */
  plan: { hex: HexId; targets: FigureId[] } | null;
  /** The figure's hex at the start of its turn (L25.3). */
  startHex: HexId;
}

/** L24.5: a path that a figure follows hex by hex. The effects of terrain may end the path early. */
export interface Walk {
  figure: FigureId;
  from: HexId;
  /** The way of moving, which decides how terrain affects the figure (L9.1, L9.3, L9.4). */
  gait: 'walk' | 'jump' | 'fly';
  steps: { hex: HexId; cost: number; negative: boolean }[];
  /** The figure's movement points. */
  movement: number;
}

/** A hero's action (L7.2), or abilities that a hero performs because of an item or a Bid. */
export interface Action {
  actor: FigureId;
  /** The hero to whom the card or item belongs. */
  hero: HeroId;
  parts: Part[];
  next: number;
  /** Whether at least one part of the action was done (L7.4, L18.7). */
  done: boolean;
  source: Source;
  /** Indexes of the paid improvements of the current ability, and `GATE_INDEX` if its gate is paid. */
  paid: number[];
  /** Whether the player plays the card as a basic action, Attack 2 or Move 2 (L7.3). */
  basic: boolean;
  /** The half that is played; null if no card is played. When the action is done, the card moves to its pile (L7.4). */
  half: { card: CardId; half: HalfName } | null;
}

/** A pending task of the agenda. */
export type Task =
  // Turns (turns.ts, heroTurn.ts).
  | { do: 'chooseInTurn'; hero: HeroId }
  | { do: 'endTurn'; figure: FigureId }
  /** Steps (3) and (4) of L7.5. */
  | { do: 'finishTurn'; figure: FigureId }
  | { do: 'action'; action: Action }
  | { do: 'actionDone'; action: Action }
  // Abilities of heroes (abilities.ts, movement.ts).
  | {
      do: 'move';
      action: Action;
      ability: Ability;
      left: number;
      /** L9.1: the last hex of the path on which the move could have ended. */
      from: HexId;
      jump: boolean;
      /** L9.3: whether the last step was part of a jump, so that the terrain of the hero's hex has not taken effect. */
      leapt: boolean;
      carried: FigureId | null;
      steps: number;
    }
  /** Applies an ability to the chosen targets, then continues its action. */
  | { do: 'aimed'; action: Action; ability: Ability; targets: FigureId[]; placing: HexId[] | null }
  /** L16.5: the player chooses `left` elements, out of `of`, or out of all elements if `of` is null. */
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
  /** `Bid`: lets the player choose which figure acts. */
  | { do: 'bid'; action: Action; ability: Ability; chosen?: Option }
  /** L18.3: recovers up to `left` more cards. `begun`: at least one was recovered. */
  | { do: 'recover'; action: Action; from: 'discard' | 'lost'; left: number; begun: boolean }
  /** L18.3: refreshes up to `left` more items. `begun`: at least one was refreshed. */
  | { do: 'refresh'; action: Action; from: 'spent' | 'consumed'; left: number; begun: boolean }
  /** `Carry`: sets the carried figure down next to the carrier. */
  | { do: 'setDown'; by: FigureId; figure: FigureId; chosen?: Option }
  // Attacks (attack.ts, effects.ts).
  | { do: 'attack'; job: AttackJob; next: number }
  | { do: 'strike'; strike: Strike; step: 'before' | 'draw' | 'retaliate' }
  | { do: 'effects'; by: FigureId; target: FigureId; mods: Mods; source: Source; mayWaive: boolean }
  /** L12.2: applies effects of modifier cards to the figure that drew them: heal, shield, a condition. */
  | { do: 'modifierEffects'; figure: FigureId; cards: ModifierId[] }
  | { do: 'force'; force: Force }
  /**
   * L14.2, L14.3: the forced path is complete. The figure enters the hexes of the path one by one, then *Slam* applies.
   */
  | { do: 'shift'; force: Force; at: number; fillsGrave: boolean; blocked: boolean }
  | { do: 'slam'; by: FigureId; target: FigureId; n: number }
  /** Applies an ability to one target: `targets` has one figure, or none if there is no target (performing.ts). */
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
      /** L18.8: the figure for which a kill counts; null if it counts for no one. */
      credit: FigureId | null;
      /** Whether an attack causes the damage. Items against other damage do not apply to it. */
      attack?: true;
      /** L20.1: whether mandatory prevention has already applied, so that the hero chooses next. */
      prepared?: true;
    }
  | { do: 'give'; figure: FigureId; condition: Condition; source: Source; by: FigureId | null }
  // Entering hexes (terrain.ts, walking.ts).
  | { do: 'enter'; figure: FigureId; hex: HexId; by: FigureId | null }
  /** L9.5: moves a figure that is on an obstacle to the nearest empty hex. */
  | { do: 'fall'; figure: FigureId; hurt?: true; chosen?: Option }
  /** Continues the automatic path of a figure, from the hex with index `at` on. */
  | { do: 'walk'; walk: Walk; at: number }
  // Monsters (monsterTurn.ts ...).
  /**
   * L22.2: runs the turn without its end. `paying`: the wound was handled, and the improvements from `nth` on are still
   * to be paid; `picked` has the elements that the player has chosen for `nth` so far (L16.5).
   */
  | {
      do: 'monsterTurn';
      figure: FigureId;
      paying?: { nth: number; picked: Element[] };
      chosen?: Option;
    }
  | { do: 'lines'; lines: Lines; chosen?: Option }
  // Standing abilities (performing.ts).
  /** L17.2: activates a standing ability. `about`: the figure that caused the trigger. */
  | { do: 'trigger'; bonus: number; about: FigureId | null }
  // The turn order (rounds.ts, turnOrder.ts).
  /** L21.2: lets the player use items that change the turn order, after the order is set. */
  | { do: 'orderItems' }
  /**
   * L6.4, L6.5: sets the turn order. `revealed`: adds places during a round. `asking`: the key of the tie that the
   * player decides.
   */
  | { do: 'setOrder'; revealed: boolean; asking?: string; chosen?: Option }
  // The scenario and the end of a round (scenarioRules.ts, resting.ts, rounds.ts).
  | { do: 'spawn'; monster: MonsterId; rank: 'normal' | 'elite' | 'boss' | 'named'; hex: HexId }
  /** L28.1 (6): lets heroes take short rests. `begun`: at least one hero has answered. */
  | { do: 'shortRests'; begun?: true }
  /** Runs steps (2)-(5) of L28.1. */
  | { do: 'cleanUp' }
  | { do: 'finishRound' }
  // Random dungeons (roomPenalties.ts, L34.4).
  /** Applies the penalties of a room that has been set up. `by`: the figure that opened the room; null for a rule or at set-up. */
  | { do: 'roomOpened'; room: number; by: FigureId | null }
  /** A hero chooses because of a penalty: a card, an item, or the hex to move to. */
  | { do: 'roomAsks'; hero: HeroId; asks: 'card' | 'item' | 'hex'; chosen?: Option }
  /** Applies the penalties at the end of a round (L28.1 (1)). */
  | { do: 'roomsAtRoundEnd' };
export type TaskOf<D extends Task['do']> = Extract<Task, { do: D }>;

/** A push or pull in progress (L14.2). */
export interface Force {
  by: FigureId;
  target: FigureId;
  kind: 'push' | 'pull';
  /** The number of hexes that the figure must still be moved. */
  left: number;
  /** The number of hexes of the whole push or pull. */
  full: number;
  slam: number;
  /** The hexes of the path so far. The figure stays on its own hex until the whole path is known. */
  path: HexId[];
  source: Source;
  mayWaive: boolean;
}

/** What an ability does on a hex: it places a summon, a trap or a grave, or disarms a trap. */
export type Placing =
  | { placing: 'summon'; monster?: MonsterId }
  | { placing: 'trap'; damage: number; conditions: Condition[] }
  | { placing: 'disarmTrap' }
  | { placing: 'grave' };

/** A choice among options that are equally good for a monster (L26), or among those of another rule, such as L6.4, L9.5 or L16.5. */
export interface Choice {
  /** The rule that leaves the choice open, such as 'L24.7'. */
  rule: string;
  figure: FigureId | null;
  options: Option[];
  /** The index of the preset option, which a monster takes if the player does not choose (L26.1). */
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
 * A question to the player. Each kind is a waiting state of the statechart, with its legal commands (engine.ts). The
 * task that continues after the answer is either on top of the agenda or in the question itself.
 */
export type Question =
  /** L2.1 (3)-(9): all heroes choose goals, items, hands and start hexes, in any order. */
  | { ask: 'prepare' }
  /** Which cards to play in this round, or whether to take a long rest (L6.1). */
  | { ask: 'select' }
  /** Whether to use items that change the turn order when it is set (L21.2). */
  | { ask: 'orderSet' }
  /** Which of the equally good options to take (L26). */
  | { ask: 'choice'; choice: Choice; then: Task | null }
  /** L7.1: whether to play a half, use an item, or end the turn. */
  | { ask: 'turn'; hero: HeroId }
  /** L8.3: which card to lose by a long rest. */
  | { ask: 'longRest'; hero: HeroId }
  /** L7.2: whether to pay for improvements of the current ability, to do the ability, or to skip it. */
  | { ask: 'ability'; action: Action }
  /** L9.1: which hex to move to next. */
  | { ask: 'move'; move: TaskOf<'move'> }
  /**
   * L11.1, L13: which targets an ability has. The player chooses them one by one, or places an area. `chosen`: the
   * targets so far.
   */
  | {
      ask: 'targets';
      action: Action;
      ability: Ability;
      chosen: FigureId[];
      placing: HexId[] | null;
      /** L13.2: the enemies in the area that the player excludes. */
      leftOut: FigureId[];
    }
  /** L11.3, L21.2: whether the attacker uses items before a hero or summon draws a modifier card. */
  | { ask: 'draw'; strike: Strike }
  /** L21.2: whether a hero that is attacked uses items before the attacker draws a modifier card. */
  | { ask: 'defend'; strike: Strike; hero: HeroId }
  /** How to negate damage, if at all (L20.1). */
  | { ask: 'damage'; hero: HeroId; damage: TaskOf<'damage'> }
  /** L21.2: whether to use an item against a negative condition. */
  | { ask: 'ward'; hero: HeroId; give: TaskOf<'give'> }
  /** Which hex a pushed or pulled figure enters next (L14.1, L14.2). */
  | { ask: 'force'; force: Force }
  /** L19.1, L4.6: on which hex to place a thing or disarm a trap. */
  | { ask: 'place'; place: TaskOf<'place'> }
  /** Which card to recover (L18.3). */
  | { ask: 'cards'; recover: TaskOf<'recover'> }
  /** Which item to refresh (L18.3). */
  | { ask: 'items'; refresh: TaskOf<'refresh'> }
  /** Which elements to create or strengthen (L16.5). */
  | { ask: 'element'; elements: TaskOf<'chooseElements'> }
  /** L28.1 (6): which hero takes a short rest next, if any. */
  | { ask: 'rests' }
  /** L8.2: whether the hero accepts the drawn card as the lost card, or suffers 1 damage for another draw. */
  | { ask: 'restLoss'; hero: HeroId; card: CardId; mayRedraw: boolean };
export type QuestionKind = Question['ask'];
export type QuestionOf<K extends QuestionKind> = Extract<Question, { ask: K }>;

export type { Cost, HalfName, ItemId };
