/**
 * Calculates exact odds of rolls. One roll has 3 equally likely cases, two rolls have 9. Nothing is sampled, and the random
 * generator of the state is not used.
 */

import { activeModifiers, chosenRoll, currentShield, damageOf } from './attack';
import type { Book } from './book';
import { loseHp, sufferDamage } from './damage';
import type { GameEvent } from './events';
import { columnOf, foeOf } from './foes';
import { areGoalsMet } from './goals';
import { modifierAt, type Position, positionOf } from './hpCards';
import { applyMonsterEffects, beginMonsterTurn, endMonsterTurn, retaliateOnMonster } from './monsterTurn';
import type { Fight, RollState, State } from './state';
import { applyRule, type RuleResult } from './transaction';
import { FACES, type Face, type FoeId } from './vocabulary';

/** The result of an attack if the roll that counts shows `face`. */
export interface Outcome {
  readonly face: Face;
  readonly modifier: number;
  /** The number of equally likely cases with this result, out of `Odds.of`. */
  readonly cases: number;
  /** The damage if the hero does not negate it (R21.1). */
  readonly damage: number;
  readonly hp: { readonly before: number; readonly after: number };
  /** The position of the target's HP card afterwards; null if the target is dead or exhausted. */
  readonly position: Position | null;
}

/** The odds of an attack. */
export interface Odds {
  /** The number of all cases: 3 if one roll is left, 9 if two rolls are left. */
  readonly of: number;
  /** One outcome for each possible face, from A to C. */
  readonly outcomes: readonly Outcome[];
}

/** The odds of the current attack of either party before its next roll (R12.3, R14.1); null if no attack waits for a roll. */
export function attackOdds(book: Book, state: State): Odds | null {
  const odds = oddsOfAllFaces(book, state);
  return odds && { of: odds.of, outcomes: odds.outcomes.filter(({ cases }) => cases > 0) };
}

/** Like `attackOdds`, but it includes faces that can no longer count, with 0 cases. */
export function oddsOfAllFaces(book: Book, state: State): Odds | null {
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
 * The faces of the attack's last roll that decide the scenario. With such a face, the hero is exhausted unless it negates the damage
 * (R21.1), or the last goal is met (R6.2). Empty if another roll comes first.
 */
export function decisiveFaces(book: Book, state: State): readonly Face[] {
  const { attack, fight } = state;
  const odds = oddsOfAllFaces(book, state);
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

/**
 * Whether every face of the current attack has the same result, because nothing but its damage depends on the faces. To a monster the HP that
 * it keeps counts, but to the hero the damage itself, which can be negated in part (R23.1). False if no attack waits for a roll.
 */
export function isSettled(book: Book, state: State): boolean {
  const [first, ...others] = attackOdds(book, state)?.outcomes ?? [];
  if (!first) return false;
  const byHero = state.attack?.by === 'hero';
  return others.every(({ damage, hp }) => (byHero ? hp.after === first.hp.after : damage === first.damage));
}

/** Whether the death of this monster meets all goals. */
function wonWithout(book: Book, state: State, foe: FoeId): boolean {
  const foes = state.foes.map((each) => (each.id === foe ? { ...each, hp: 0 } : each));
  return areGoalsMet(book, { ...state, foes });
}

/** The part of attack odds that describes what happens to the target. */
interface Harms {
  readonly of: number;
  readonly outcomes: readonly Pick<Outcome, 'cases' | 'damage' | 'hp'>[];
}

/** The mean damage as the fraction `sum / of`. */
export function meanDamage({ of, outcomes }: Harms): { readonly sum: number; readonly of: number } {
  return { sum: outcomes.reduce((sum, { damage, cases }) => sum + damage * cases, 0), of };
}

/** The chance that the target does not survive, as the fraction `cases / of`. @public */
export function killChance({ of, outcomes }: Harms): { readonly cases: number; readonly of: number } {
  const deadly = outcomes.filter(({ hp }) => hp.after === 0);
  return { cases: deadly.reduce((sum, { cases }) => sum + cases, 0), of };
}

/**
 * What the monster of the fight does if `face` is its behaviour (R24). The turn is played on a copy of the state up to the
 * roll of the monster's attack.
 */
export interface Forecast {
  readonly face: Face;
  readonly initiative: number;
  /** The Distance after the monster's move. */
  readonly distance: number;
  /** The events of the turn before the roll of the attack. */
  readonly events: readonly GameEvent[];
  /** The odds of the monster's attack; null if the monster does not attack. */
  readonly attack: Odds | null;
}

/**
 * Forecasts the monster's next turn: three equally likely forecasts before the behaviour roll (R8.1), one forecast after the roll, none
 * after the turn. @param distance the Distance at which the turn begins
 */
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

/**
 * The faces that the monster's behaviour can still have in this round. The list is empty after the monster's turn. The monster's turn in
 * the next round cannot be forecast, because conditions and bonuses end before that turn.
 */
function facesToCome({ face, acted }: Pick<Fight, 'face' | 'acted'>): readonly Face[] {
  if (acted) return [];
  return face ? [face] : FACES;
}

function beginsTurn(book: Book, state: State, face: Face, distance: number): RuleResult {
  return applyRule(book, state, (t) => {
    if (t.state.fight) Object.assign(t.state.fight, { face, distance });
    Object.assign(t.state, { attack: null, foeTurn: null });
    beginMonsterTurn(t);
  });
}

/** One possible result of the monster's whole turn: heal, move, attack, attack effects, and the hero's retaliation. */
export interface TurnOutcome {
  /** The number of equally likely cases with this result, out of `TurnOdds.of`. */
  readonly cases: number;
  /** The total damage to the hero if the hero does not negate any of it (R21.1). */
  readonly damage: number;
  readonly hp: { readonly before: number; readonly after: number };
  /** The position of the hero's HP card afterwards; null if the hero is exhausted. */
  readonly position: Position | null;
  readonly foeHp: { readonly before: number; readonly after: number };
  /** The position of the monster's HP card afterwards; null if the monster is dead. */
  readonly foePosition: Position | null;
  /** The Distance afterwards; null if the combat is over. */
  readonly distance: number | null;
}

/** The odds of a monster's turn. */
export interface TurnOdds {
  /** The number of cases: the possible behaviours (3 before the behaviour roll, else 1) times the most cases of an attack (1, 3 or 9). */
  readonly of: number;
  /** The different results, sorted by the damage to the hero. */
  readonly outcomes: readonly TurnOutcome[];
}

/**
 * The odds of the monster's next turn, over its behaviour roll and the rolls of its attack. Null if the monster has no turn left in this
 * round. @public
 */
export function turnOdds(book: Book, state: State): TurnOdds | null {
  const { fight } = state;
  if (!fight || fight.acted) return null;
  const turns = facesToCome(fight).map((face) => {
    const { state: after } = beginsTurn(book, state, face, fight.distance);
    return { after, attack: attackOdds(book, after) };
  });
  // An attack has 1, 3 or 9 cases, and each of these numbers divides the larger ones. So all cases can be scaled to `most`.
  const most = Math.max(...turns.map(({ attack }) => attack?.of ?? 1));
  const ends = turns.flatMap(({ after, attack }) => {
    if (!attack) return [endOfTurn(book, state, after, 0, most)];
    return attack.outcomes.map(({ damage, cases }) =>
      endOfTurn(book, state, after, damage, (cases * most) / attack.of),
    );
  });
  return { of: turns.length * most, outcomes: merged(ends) };
}

/** The result of the whole turn if the current attack does this damage. */
function endOfTurn(book: Book, before: State, struck: State, damage: number, cases: number): TurnOutcome {
  const { state, events } = applyRule(book, struck, (t) => {
    if (t.state.attack) {
      if (damage > 0) loseHp(t, damage, 'attack');
      if (t.state.ending) return;
      applyMonsterEffects(t);
      sufferDamage(t); // The monster may have pushed the hero onto a Hindrance trap (R30.3).
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

/** Merges equal results, and adds up their cases. */
function merged(ends: readonly TurnOutcome[]): TurnOutcome[] {
  const alike = new Map<string, TurnOutcome>();
  for (const end of ends) {
    const key = JSON.stringify({ ...end, cases: 0 });
    alike.set(key, { ...end, cases: end.cases + (alike.get(key)?.cases ?? 0) });
  }
  return [...alike.values()].sort((a, b) => a.damage - b.damage);
}
