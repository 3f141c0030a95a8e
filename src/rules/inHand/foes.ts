/** The monsters of a scenario: looks up their printed data, and applies damage, healing and death (R1.6, R4.10, R5.4). */

import type { Book, FoePlace } from './book';
import { effectsOf, endCombatEffects, isInForce } from './durations';
import type { EventOf } from './events';
import { foeBonus, sightLimit } from './special';
import type { Effect, FoeState, Party, State } from './state';
import { emit, type Transaction } from './transaction';
import {
  type Column,
  FACES,
  type Face,
  type FoeId,
  type MonsterDef,
  type ScenarioLevel,
  type Traits,
} from './vocabulary';
import type { MapSituation } from './walkers';

/** The state of a monster. @throws RangeError if the scenario has no such monster */
export function foeOf(state: State, id: FoeId): FoeState {
  const foe = state.foes.find((each) => each.id === id);
  if (!foe) throw new RangeError(`the scenario has no monster ${id}`);
  return foe;
}

/** The living monsters on the map. Monsters of a wave that have not come yet are left out. */
export function livingFoes(state: State): FoeState[] {
  return state.foes.filter((foe) => foe.hp > 0 && !state.absent.includes(foe.id));
}

/** The monster of the fight; null out of combat. */
export function opponent(state: State): FoeState | null {
  return state.fight ? foeOf(state, state.fight.foe) : null;
}

/** The printed data of a monster's type. @throws RangeError if the book does not have this type */
export function printedMonster(book: Book, foe: FoeState): MonsterDef {
  const monster = book.monsters[foe.monster];
  if (!monster) throw new RangeError(`the book has no monster ${foe.monster}`);
  return monster;
}

/** R5.4: a monster's maximum HP: the printed HP, changed by the scenario level, by the scenario and for the hero that plays; at least 1. */
export function printedHp(book: Book, foe: Pick<FoeState, 'id' | 'monster' | 'kind'>): number {
  const printed = book.monsters[foe.monster]?.hp[foe.kind] ?? 1;
  const place = book.scenario.foes.find(({ id }) => id === foe.id);
  const level = book.setup.scenarioLevel;
  const { id, foeHp } = book.hero;
  const against = (foeHp?.[level] ?? 0) + (place ? hpBonusAgainst(place, id) : 0);
  return Math.max(1, printed + level - 1 + against + (place ? hpBonusAt(place, level) : 0));
}

/**
 * The HP that a scenario adds to a monster against one hero. `Object.hasOwn` is needed, because a hero of a pack may have any
 * name, even that of a member of Object.prototype.
 */
export function hpBonusAgainst({ hpFor = {} }: Pick<FoePlace, 'hpFor'>, hero: string): number {
  return Object.hasOwn(hpFor, hero) ? (hpFor[hero] ?? 0) : 0;
}

/** The HP that a scenario adds to a monster at a scenario level, for every hero. */
export function hpBonusAt({ hpBonus = 0 }: Pick<FoePlace, 'hpBonus'>, level: ScenarioLevel): number {
  return typeof hpBonus === 'number' ? hpBonus : hpBonus[level];
}

/** The column of the monster's behaviour table for a face. */
export function columnOf(book: Book, foe: FoeState, face: Face): Column {
  return printedMonster(book, foe).behaviour[foe.kind][face];
}

/** The monster's printed traits. */
export function traitsOf(book: Book, foe: FoeState): Traits {
  return printedMonster(book, foe).traits[foe.kind];
}

/** R25.1: the second highest range of the three behaviour columns. A column without a range ('-') counts as 1. */
export function medianRange(book: Book, foe: FoeState): number {
  return rangesOf(book, foe)[1];
}

/** R25.1: the highest range of the three behaviour columns. @public */
export function maximumRange(book: Book, foe: FoeState): number {
  return rangesOf(book, foe)[0];
}

function rangesOf(book: Book, foe: FoeState): readonly [number, number, number] {
  const [a, b, c] = FACES.map((face) => columnOf(book, foe, face).range ?? 1).sort((x, y) => y - x);
  return [a ?? 1, b ?? 1, c ?? 1];
}

/** R19.1: the sum of a party's Shield bonuses. The monster's printed Shield and its Shield from special rules are added. */
export function shieldOf(book: Book, state: State, party: Party): number {
  const foe = opponent(state);
  const trait = party === 'monster' && foe ? (traitsOf(book, foe).shield ?? 0) + foeBonus(book, state, foe).shield : 0;
  return trait + bonuses(state, party, 'shield').reduce((sum, effect) => sum + effect.value, 0);
}

/** R19.2: the damage that a party's Retaliate does to an attacker at this Distance. */
export function retaliateOf(book: Book, state: State, party: Party, distance: number): number {
  const foe = opponent(state);
  const trait = party === 'monster' && foe ? traitsOf(book, foe).retaliate : undefined;
  const special = party === 'monster' && foe ? foeBonus(book, state, foe).retaliate : [];
  const all = [...(trait ? [trait] : []), ...special, ...bonuses(state, party, 'retaliate')];
  return all.filter(({ range }) => range >= distance).reduce((sum, { value }) => sum + value, 0);
}

function bonuses(state: State, party: Party, kind: 'shield' | 'retaliate'): Effect[] {
  return effectsOf(state, party).filter((effect) => effect.kind === kind && isInForce(effect));
}

/** The board in its current state, with the hexes of the monsters. */
export function situationOf(book: Book, state: State): MapSituation {
  const { opened, spent, tiles } = state;
  const sight = sightLimit(book, state);
  return {
    board: book.scenario.board,
    opened,
    spent,
    monsters: livingFoes(state).map((foe) => foe.at),
    tiles,
    ...(sight === undefined ? {} : { sight }),
  };
}

/** Damages a monster, which moves its HP card (R12.5). At 0 HP the monster dies immediately. */
export function hurtFoe(
  t: Transaction,
  foe: FoeState,
  amount: number,
  by: EventOf<'monsterHurt'>['by'],
  rule: string,
): void {
  const before = foe.hp;
  foe.hp = Math.max(0, before - amount);
  emit(t, {
    type: 'monsterHurt',
    foe: foe.id,
    by,
    amount,
    before,
    after: foe.hp,
    rule,
  });
  if (foe.hp === 0) foeDies(t, foe);
}

/** Heals a monster, up to its maximum HP. */
export function healFoe(t: Transaction, foe: FoeState, value: number): void {
  const before = foe.hp;
  foe.hp = Math.min(foe.maxHp, before + value);
  emit(t, {
    type: 'healed',
    who: 'monster',
    amount: foe.hp - before,
    before,
    after: foe.hp,
    rule: 'R20.1',
  });
}

/** R4.10: the monster dies and leaves a money token on its hex. R26.1: the death of the hero's opponent ends the combat immediately. */
function foeDies(t: Transaction, foe: FoeState): void {
  const { state } = t;
  emit(t, { type: 'monsterDied', foe: foe.id, at: foe.at, rule: 'R12.5' });
  state.money.push(foe.at);
  if (state.fight?.foe !== foe.id) return;
  endCombatEffects(t);
  state.fight = null;
  // R12.7: pushes and pulls of this turn count only for attacks on the monster that was moved. That monster is dead: delete the count.
  if (state.turn) delete state.turn.shoved;
  state.foeTurn = null;
  state.offers = [];
  if (state.attack?.by === 'monster') state.attack = null;
  // If the monster died before the hero's roll, the attack has no target, but the hero still gains the attack's conditions for itself.
  if (state.attack?.stage === 'rolling') {
    state.attack.stage = 'spent';
    emit(t, { type: 'attackLapsed', foe: foe.id, why: 'dead', rule: 'R12.5' });
  }
  emit(t, { type: 'combatEnded', foe: foe.id, rule: 'R26.1' });
}
