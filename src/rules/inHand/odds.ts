/**
 * Exact odds of a roll, counted in thirds of one roll or ninths of two, never sampled. The state's generator is not
 * used.
 */

import { activeModifiers, chosenRoll, currentShield, damageOf } from './attack';
import type { Book } from './book';
import { loseHp, sufferDamage } from './damage';
import type { GameEvent } from './events';
import { columnOf, foeOf } from './foes';
import { goalsMet } from './goals';
import { modifierAt, type Position, positionOf } from './hpCards';
import { applyMonsterEffects, beginMonsterTurn, endMonsterTurn, retaliateOnMonster } from './monsterTurn';
import type { Fight, RollState, State } from './state';
import { type Resolution, resolve } from './transaction';
import { FACES, type Face, type FoeId } from './vocabulary';

/** The result of an attack if this face counts. */
export interface Outcome {
  readonly face: Face;
  readonly modifier: number;
  /** Number of equally likely cases, out of `Odds.of`. */
  readonly cases: number;
  /** Damage before any answer of the hero (R21.1). */
  readonly damage: number;
  readonly hp: { readonly before: number; readonly after: number };
  /** The position of the target's HP card afterwards; null if it is dead or exhausted. */
  readonly position: Position | null;
}

/** The odds of an attack. */
export interface Odds {
  /** 3 if one roll is left, 9 if two. */
  readonly of: number;
  /** One for each possible face, A to C. */
  readonly outcomes: readonly Outcome[];
}

/** The current attack of either party before its next roll (R12.3, R14.1); null if no attack waits for a roll. */
export function attackOdds(book: Book, state: State): Odds | null {
  const odds = everyOutcome(book, state);
  return odds && { of: odds.of, outcomes: odds.outcomes.filter(({ cases }) => cases > 0) };
}

/** The same, with the faces that can no longer count; they have 0 cases. */
export function everyOutcome(book: Book, state: State): Odds | null {
  const { attack, fight } = state;
  if (attack?.stage !== 'rolling' || !fight) return null;
  const row = activeModifiers(book, state, attack.by);
  const faces = FACES.map((face): RollState => ({ face, modifier: modifierAt(row, face) }));
  const second = attack.advantage !== 0 && attack.rolls.length === 0;
  const futures = faces.flatMap((roll) => (second ? faces.map((other) => [roll, other]) : [[roll]]));
  const counted = futures.map((future) => chosenRoll([...attack.rolls, ...future], attack.advantage).face);
  const before = attack.by === 'hero' ? foeOf(state, fight.foe).hp : state.hero.hp;
  const shield = currentShield(book, state, attack);
  const outcomes = faces.map(({ face, modifier }): Outcome => {
    const damage = damageOf(attack, modifier, shield);
    const after = Math.max(0, before - damage);
    const cases = counted.filter((each) => each === face).length;
    return { face, modifier, cases, damage, hp: { before, after }, position: after > 0 ? positionOf(after) : null };
  });
  return { of: futures.length, outcomes };
}

/**
 * The faces of the attack's last roll that decide the scenario: the hero is exhausted unless it answers the damage
 * (R21.1), or the last goal is met (R6.2). Empty if another roll comes first.
 */
export function decisiveFaces(book: Book, state: State): readonly Face[] {
  const { attack, fight } = state;
  const odds = everyOutcome(book, state);
  if (!odds || !attack || !fight || odds.of > FACES.length) return [];
  const isDecided = ({ hp }: Outcome) =>
    hp.after === 0 && (attack.by === 'monster' || wonWithout(book, state, fight.foe));
  return FACES.filter((face) => {
    const thrown = odds.outcomes.find((outcome) => outcome.face === face);
    if (!thrown) return false;
    const roll = chosenRoll([...attack.rolls, { face, modifier: thrown.modifier }], attack.advantage);
    return odds.outcomes.some((outcome) => outcome.face === roll.face && isDecided(outcome));
  });
}

/** Whether the death of this monster meets all goals. */
function wonWithout(book: Book, state: State, foe: FoeId): boolean {
  const foes = state.foes.map((each) => (each.id === foe ? { ...each, hp: 0 } : each));
  return goalsMet(book, { ...state, foes });
}

/** The part of all odds that describes the target. */
interface Harms {
  readonly of: number;
  readonly outcomes: readonly Pick<Outcome, 'cases' | 'damage' | 'hp'>[];
}

/** The mean damage as a fraction. */
export function meanDamage({ of, outcomes }: Harms): { readonly sum: number; readonly of: number } {
  return { sum: outcomes.reduce((sum, { damage, cases }) => sum + damage * cases, 0), of };
}

/** The chance that the target does not survive, as a fraction. @public */
export function killChance({ of, outcomes }: Harms): { readonly cases: number; readonly of: number } {
  const deadly = outcomes.filter(({ hp }) => hp.after === 0);
  return { cases: deadly.reduce((sum, { cases }) => sum + cases, 0), of };
}

/**
 * What the monster of the fight does if this face is its behaviour (R24), played on a copy of the state up to its
 * attack's roll.
 */
export interface Forecast {
  readonly face: Face;
  readonly initiative: number;
  /** Its Distance after the move. */
  readonly distance: number;
  /** Its events before the attack's roll, with the reasons. */
  readonly events: readonly GameEvent[];
  /** Null if it does not attack. */
  readonly attack: Odds | null;
}

/** The monster's coming turn: three equally likely forecasts before the behaviour roll (R8.1), one after it. */
export function forecast(book: Book, state: State, distance = state.fight?.distance): Forecast[] {
  const { fight } = state;
  if (!fight || distance === undefined) return [];
  const foe = foeOf(state, fight.foe);
  return facesToCome(fight).map((face) => {
    const after = beginsTurn(book, state, face, distance);
    return {
      face,
      initiative: columnOf(book, foe, face).initiative,
      distance: after.state.fight?.distance ?? distance,
      events: after.events,
      attack: attackOdds(book, after.state),
    };
  });
}

/** Empty after the monster's turn of this round, because its next turn depends on what ends before it. */
function facesToCome({ face, acted }: Pick<Fight, 'face' | 'acted'>): readonly Face[] {
  if (acted) return [];
  return face ? [face] : FACES;
}

function beginsTurn(book: Book, state: State, face: Face, distance: number): Resolution {
  return resolve(book, state, (t) => {
    if (t.state.fight) Object.assign(t.state.fight, { face, distance });
    Object.assign(t.state, { attack: null, foeTurn: null });
    beginMonsterTurn(t);
  });
}

/** One possible end of the monster's turn with all its parts: heal, step, attack, effects, the hero's retaliation. */
export interface TurnOutcome {
  /** Number of equally likely cases, out of `TurnOdds.of`. */
  readonly cases: number;
  /** The hero's total damage if it does not answer it (R21.1). */
  readonly damage: number;
  readonly hp: { readonly before: number; readonly after: number };
  /** The position of the hero's HP card afterwards; null if it is exhausted. */
  readonly position: Position | null;
  readonly foeHp: { readonly before: number; readonly after: number };
  /** The position of the monster's HP card afterwards; null if it is dead. */
  readonly foePosition: Position | null;
  /** Null if the combat is over. */
  readonly distance: number | null;
}

/** The odds of a monster's turn. */
export interface TurnOdds {
  /** Three for the behaviour, if it is not rolled yet, times the cases of the attack with the most rolls. */
  readonly of: number;
  /** Each distinct end once, sorted by the damage to the hero. */
  readonly outcomes: readonly TurnOutcome[];
}

/**
 * The odds of the monster's coming turn, over its behaviour roll and the rolls of its attack; null if no turn is
 * coming. @public
 */
export function turnOdds(book: Book, state: State): TurnOdds | null {
  const { fight } = state;
  if (!fight || fight.acted) return null;
  const turns = facesToCome(fight).map((face) => {
    const { state: after } = beginsTurn(book, state, face, fight.distance);
    return { after, attack: attackOdds(book, after) };
  });
  // 1, 3 or 9 cases: each divides the larger ones.
  const most = Math.max(...turns.map(({ attack }) => attack?.of ?? 1));
  const ends = turns.flatMap(({ after, attack }) => {
    if (!attack) return [endOfTurn(book, state, after, 0, most)];
    return attack.outcomes.map(({ damage, cases }) =>
      endOfTurn(book, state, after, damage, (cases * most) / attack.of),
    );
  });
  return { of: turns.length * most, outcomes: merged(ends) };
}

/** Plays the turn to its end with this damage of the current attack. */
function endOfTurn(book: Book, before: State, struck: State, damage: number, cases: number): TurnOutcome {
  const { state, events } = resolve(book, struck, (t) => {
    if (t.state.attack) {
      if (damage > 0) loseHp(t, damage, 'attack');
      if (t.state.ending) return;
      applyMonsterEffects(t);
      sufferDamage(t); // A Hindrance trap that the monster pushed the hero onto (R30.3).
      if (t.state.ending) return;
      retaliateOnMonster(t);
    }
    endMonsterTurn(t);
  });
  const { hp } = state.hero;
  const { foe = '' } = before.fight ?? {};
  const suffered = events.filter((event) => event.type === 'heroHurt');
  const foeHp = { before: foeOf(before, foe).hp, after: foeOf(state, foe).hp };
  return {
    cases,
    damage: suffered.reduce((sum, { amount }) => sum + amount, 0),
    hp: { before: before.hero.hp, after: hp },
    position: positionOfLiving(hp),
    foeHp,
    foePosition: positionOfLiving(foeHp.after),
    distance: state.fight?.distance ?? null,
  };
}

function positionOfLiving(hp: number): Position | null {
  return hp > 0 ? positionOf(hp) : null;
}

/** Merges equal ends and adds up their cases. */
function merged(ends: readonly TurnOutcome[]): TurnOutcome[] {
  const alike = new Map<string, TurnOutcome>();
  for (const end of ends) {
    const key = JSON.stringify({ ...end, cases: 0 });
    alike.set(key, { ...end, cases: end.cases + (alike.get(key)?.cases ?? 0) });
  }
  return [...alike.values()].sort((a, b) => a.damage - b.damage);
}
