/** Declares, rolls and calculates an attack of either party (R12, R14). */

import type { DeepReadonly } from '../core/transaction';
import type { Book } from './book';
import { announceDamage } from './damage';
import { effectsOf, hasCondition, isInForce } from './durations';
import { foeOf, hurtFoe, opponent, shieldOf } from './foes';
import { heroModifiers, modifierAt, monsterModifiers, positionOf } from './hpCards';
import { rollForPurpose } from './rolling';
import type { AttackState, Party, Rider, RollState, State, Term } from './state';
import { emit, type Transaction } from './transaction';
import type { Face, ItemId, ModifierRow, Riders } from './vocabulary';

/** The printed effects of an attack as a list. Pierce is left out, because it is part of the damage (R15.4). */
export function ridersOf(printed: Riders, source: string): { rider: Rider; source: string }[] {
  const riders: Rider[] = [
    ...(printed.push ? [{ kind: 'push', value: printed.push } as const] : []),
    ...(printed.pull ? [{ kind: 'pull', value: printed.pull } as const] : []),
    ...(printed.conditions ?? []).map((condition) => ({ kind: 'condition', condition }) as const),
  ];
  return riders.map((rider) => ({ rider, source }));
}

/**
 * R14: Advantage (1), Disadvantage (-1) or neither (0), and the reasons. Advantage and Disadvantage cancel each other
 * (R14.2).
 * @param by the attacking party
 * @param items items that give Advantage
 */
export function advantageOf(
  state: State,
  by: Party,
  ranged: boolean,
  items: readonly ItemId[],
): [-1 | 0 | 1, string[]] {
  const good = [...(hasCondition(state, by, 'strengthen') ? ['strengthen'] : []), ...items];
  const adjacent = ranged && state.fight?.distance === 1; // R12.2
  const bad = [...(hasCondition(state, by, 'muddle') ? ['muddle'] : []), ...(adjacent ? ['adjacent'] : [])];
  const reasons = [...good, ...bad];
  if (good.length > 0 && bad.length > 0) return [0, reasons];
  return [good.length > 0 ? 1 : bad.length > 0 ? -1 : 0, reasons];
}

/** R12.3 (1): the attack bonuses of the attacker that are in force. */
export function attackBonuses(state: State, by: Party): Term[] {
  return effectsOf(state, by)
    .filter((effect) => effect.kind === 'attack' && isInForce(effect))
    .map((effect) => ({
      what: 'effect',
      source: effect.source,
      value: effect.value,
    }));
}

/** R12.1: makes an attack the current attack. @param reasons why the attack has Advantage or Disadvantage */
export function declareAttack(t: Transaction, attack: AttackState, reasons: string[]): void {
  const { state } = t;
  const { fight } = state;
  if (!fight) return;
  state.attack = attack;
  const { by, terms, range, ranged, advantage } = attack;
  const sum = terms.reduce((total, term) => total + term.value, 0);
  const { foe, distance } = fight;
  const rule = 'R12.1';
  emit(t, {
    type: 'attackDeclared',
    by,
    foe,
    attack: sum,
    range,
    ranged,
    distance,
    advantage,
    reasons,
    rule,
  });
}

/** R12.3 (2): the modifier row that the attacker uses at this moment (R12.6). */
export function activeModifiers(book: Book, state: State, by: Party): ModifierRow {
  const foe = opponent(state);
  return by === 'monster' && foe ? monsterModifiers(book, foe) : heroModifiers(book, state);
}

/**
 * Makes the next roll of the current attack, which has two rolls with Advantage or Disadvantage (R14.1). After the last roll, the damage
 * is dealt to the monster or announced to the hero.
 */
export function rollAttack(t: Transaction): void {
  const { book, state } = t;
  const { attack } = state;
  if (!attack) return;
  const row = activeModifiers(book, state, attack.by);
  const of = attack.advantage === 0 ? 1 : 2;
  const nth = attack.rolls.length + 1;
  const [first] = attack.rolls;
  const dropped = first
    ? (second: Face) => {
        const rolls = [first, { face: second, modifier: modifierAt(row, second) }] as const;
        return (chosenRoll(rolls, attack.advantage) === first ? rolls[1] : first).face;
      }
    : null;
  const purpose = attack.by === 'hero' ? 'heroAttack' : 'monsterAttack';
  const face = rollForPurpose(t, purpose, nth, of, dropped);
  attack.rolls.push({ face, modifier: modifierAt(row, face) });
  if (attack.rolls.length === of) strike(t, attack);
}

/** R14.1: the roll that counts: the better with Advantage, the worse with Disadvantage, the first if both are equal. */
export function chosenRoll(rolls: readonly RollState[], advantage: -1 | 0 | 1): RollState {
  return rolls.reduce((chosen, roll) => (advantage * (roll.modifier - chosen.modifier) > 0 ? roll : chosen));
}

/**
 * R12.3: the damage of an attack: the sum of the terms, plus the modifier, minus the Shield that Pierce leaves; never
 * below 0. All steps only add or subtract, so their order does not matter.
 */
export function damageOf(attack: DeepReadonly<AttackState>, modifier: number, shield: number): number {
  const sum = attack.terms.reduce((total, term) => total + term.value, 0) + modifier;
  return Math.max(0, sum - Math.max(0, shield - attack.pierce));
}

/** The defender's Shield against the current attack. */
export function currentShield(book: Book, state: State, attack: DeepReadonly<AttackState>): number {
  return shieldOf(book, state, attack.by === 'hero' ? 'monster' : 'hero') + attack.shield;
}

function strike(t: Transaction, attack: AttackState): void {
  const { book, state } = t;
  const { fight } = state;
  if (!fight) return;
  const foe = foeOf(state, fight.foe);
  const { face, modifier } = chosenRoll(attack.rolls, attack.advantage);
  const shield = currentShield(book, state, attack);
  const damage = damageOf(attack, modifier, shield);
  const position = positionOf(attack.by === 'hero' ? state.hero.hp : foe.hp);
  const { by, terms, pierce } = attack;
  attack.stage = 'struck';
  const rule = 'R12.3';
  emit(t, {
    type: 'attackResolved',
    by,
    foe: foe.id,
    terms,
    face,
    modifier,
    position,
    shield,
    pierce,
    damage,
    rule,
  });
  if (by === 'monster') return announceDamage(t, damage, 'attack', 'R21.1');
  if (damage > 0) hurtFoe(t, foe, damage, 'attack', 'R12.5');
}
