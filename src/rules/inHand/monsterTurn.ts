/** The monster's turn (R24). The monster follows its rolled behaviour column, in the order that is best for the monster. */

import { advantageOf, attackBonuses, declareAttack, ridersOf } from './attack';
import type { Book } from './book';
import type { Command } from './commands';
import { changeDistance, costOfDistance, MAX_DISTANCE } from './distance';
import { beginTurnEffects, endTurnEffects, giveEffect, hasCondition } from './durations';
import type { MonsterReason } from './events';
import { columnOf, foeOf, healFoe, hurtFoe, opponent, retaliateOf, traitsOf } from './foes';
import { itemDef, itemsFor, useUpItem } from './items';
import { foeBonus } from './special';
import type { State } from './state';
import { emit, type Transaction } from './transaction';
import type { Column, ItemId } from './vocabulary';

/** Begins the turn: bonuses (R24.5), the move (R24.2) with any worthwhile heal (R24.4), and the declaration of an attack if possible. */
export function beginMonsterTurn(t: Transaction): void {
  const { book, state } = t;
  const { fight } = state;
  const foe = opponent(state);
  if (!fight?.face || !foe) return;
  fight.acted = true;
  state.foeTurn = { healed: false, harmed: false };
  emit(t, { type: 'turnBegan', who: 'monster', foe: foe.id, rule: 'R24.1' });
  emit(t, {
    type: 'monsterActs',
    foe: foe.id,
    face: fight.face,
    rule: 'R24.1',
  });
  beginTurnEffects(t, 'monster');
  if (hasCondition(state, 'monster', 'stun')) return hold(t, 'all', 'stunned', 'R16.2');
  const column = columnOf(book, foe, fight.face);
  gainBonuses(t, column);
  healIfWorthwhile(t, column);
  move(t, column);
  healIfWorthwhile(t, column);
  if (state.fight) attackHero(t, column);
}

/** R24.4: heals if the monster has lost at least as many HP as the heal restores. Runs before and after the move, which can cost HP. */
function healIfWorthwhile(t: Transaction, column: Column): void {
  const foe = opponent(t.state);
  if (!foe || !column.heal || t.state.foeTurn?.healed) return;
  if (foe.maxHp - foe.hp >= healOf(t, column)) heal(t, column);
}

/** Gains the printed bonuses (R24.5). */
function gainBonuses(t: Transaction, { shield, retaliate, invisible }: Column): void {
  const source = t.state.fight?.foe ?? '';
  if (shield) giveEffect(t, 'monster', { kind: 'shield', value: shield, source });
  if (retaliate) giveEffect(t, 'monster', { kind: 'retaliate', ...retaliate, source });
  if (invisible) giveEffect(t, 'monster', { kind: 'invisible', source });
}

function heal(t: Transaction, column: Column): void {
  const foe = opponent(t.state);
  if (!foe || !column.heal || !t.state.foeTurn) return;
  t.state.foeTurn.healed = true;
  healFoe(t, foe, healOf(t, column));
}

/** The printed heal value plus the monster's heal bonus from special rules. */
function healOf({ book, state }: Transaction, { heal: printed }: Column): number {
  const foe = opponent(state);
  return (printed?.value ?? 0) + (foe ? foeBonus(book, state, foe).heal : 0);
}

/** Adds the event that the monster does not move, does not attack, or does nothing. */
function hold(
  t: Transaction,
  what: 'all' | 'move' | 'attack',
  reason: MonsterReason,
  rule: string,
  range: number | null = null,
): void {
  const { fight } = t.state;
  if (fight) emit(t, { type: 'monsterHeld', foe: fight.foe, what, reason, distance: fight.distance, range, rule });
}

/** The Distance to which the monster moves, and why (R24.2, R24.3). */
export interface MovePlan {
  readonly to: number;
  readonly reason: MonsterReason;
}

/** The move that this column gives the monster of the fight at this Distance. Stun is not considered. */
export function planMove(book: Book, state: State, column: Column, distance: number): MovePlan {
  const foe = opponent(state);
  const stay = (reason: MonsterReason): MovePlan => ({ to: distance, reason });
  if (!foe || column.move === null) return stay('noMove');
  if (hasCondition(state, 'hero', 'invisible')) return stay('heroInvisible');
  if (hasCondition(state, 'monster', 'immobilize')) return stay('immobilized');
  const flies = traitsOf(book, foe).flying ?? false;
  const steps = Math.floor((column.move + foeBonus(book, state, foe).move) / costOfDistance(state, flies));
  const attacks = column.attack !== null && !hasCondition(state, 'monster', 'disarm');
  // R24.3: without an attack the monster moves as for a melee attack, even if the column prints the range of a heal.
  const range = attacks ? (column.range ?? 1) : 1;
  const shoots = attacks && column.range !== null && !hasCondition(state, 'monster', 'muddle');
  if (shoots && distance === 1 && range > 1) {
    return steps > 0 ? { to: 2, reason: 'avoidsDisadvantage' } : stay('hindered');
  }
  if (distance <= range) return stay('inRange');
  return steps > 0 ? { to: Math.max(range, distance - steps), reason: 'closesIn' } : stay('hindered');
}

function move(t: Transaction, column: Column): void {
  const { book, state } = t;
  const { fight } = state;
  const foe = opponent(state);
  if (!fight || !foe) return;
  const { to, reason } = planMove(book, state, column, fight.distance);
  if (to === fight.distance) return hold(t, 'move', reason, ruleOf(reason), column.range ?? 1);
  changeDistance(t, to, {
    by: 'monster',
    how: 'move',
    flies: traitsOf(book, foe).flying ?? false,
    reason,
  });
}

function ruleOf(reason: MonsterReason): string {
  if (reason === 'heroInvisible') return 'R24.3';
  if (reason === 'immobilized' || reason === 'disarmed') return 'R16.2';
  return reason === 'hindered' ? 'R30.1' : 'R24.2';
}

function attackHero(t: Transaction, column: Column): void {
  const { book, state } = t;
  const { fight } = state;
  const foe = opponent(state);
  if (!fight || !foe) return;
  const range = column.range ?? 1;
  if (column.attack === null) return hold(t, 'attack', 'noAttack', 'R24.1');
  if (hasCondition(state, 'monster', 'disarm')) return hold(t, 'attack', 'disarmed', 'R16.2');
  if (hasCondition(state, 'hero', 'invisible')) return hold(t, 'attack', 'heroInvisible', 'R16.3');
  if (fight.distance > range) return hold(t, 'attack', 'outOfRange', 'R12.1', range);
  const source = fight.foe;
  const ranged = column.range !== null;
  const [advantage, reasons] = advantageOf(state, 'monster', ranged, []);
  const attack = {
    by: 'monster' as const,
    terms: [{ what: 'printed' as const, source, value: column.attack }, ...attackBonuses(state, 'monster')],
    range,
    ranged,
    advantage,
    rolls: [],
    pierce: (column.pierce ?? 0) + foeBonus(book, state, foe).pierce,
    riders: ridersOf(column, source),
    self: [],
    shield: 0,
    stage: 'rolling' as const,
  };
  declareAttack(t, attack, reasons);
}

/** The commands before the roll of the monster's attack: use an item against it (R23.1), or roll. */
export function answersToAttack(book: Book, state: State): Command[] {
  return [{ type: 'roll' }, ...itemsFor(book, state, 'attacked')];
}

/** R23.1: uses an item that gives the hero Shield against the current attack. */
export function shieldWithItem(t: Transaction, item: ItemId): void {
  const { effect } = itemDef(t.book, item);
  useUpItem(t, item);
  if (t.state.attack && effect.when === 'attacked') t.state.attack.shield += effect.shield;
}

/** R15.1: applies the effects of the monster's attack. The monster always uses them, even if the attack does no damage. */
export function applyMonsterEffects(t: Transaction): void {
  const { state } = t;
  const { attack } = state;
  if (!attack) return;
  attack.stage = 'spent';
  for (const { rider, source } of attack.riders) {
    const distance = state.fight?.distance ?? 1;
    if (rider.kind === 'condition') giveEffect(t, 'hero', { kind: rider.condition, source });
    if (rider.kind === 'push') shoveHero(t, Math.min(MAX_DISTANCE, distance + rider.value), 'push');
    if (rider.kind === 'pull') shoveHero(t, Math.max(1, distance - rider.value), 'pull');
  }
}

function shoveHero(t: Transaction, to: number, how: 'push' | 'pull'): void {
  changeDistance(t, to, { by: 'hero', how, flies: false, reason: null });
}

/** R19.2: the hero retaliates against the monster, if the hero's Retaliate reaches the current Distance. */
export function retaliateOnMonster(t: Transaction): void {
  const { book, state } = t;
  const { attack, fight } = state;
  if (!attack || !fight) return;
  attack.stage = 'answered';
  const value = retaliateOf(book, state, 'hero', fight.distance);
  if (value === 0) return;
  emit(t, {
    type: 'retaliated',
    by: 'hero',
    value,
    distance: fight.distance,
    rule: 'R19.2',
  });
  hurtFoe(t, foeOf(state, fight.foe), value, 'retaliate', 'R19.2');
}

/** R24.4: performs the column's heal if the monster has not healed yet and is not stunned, then ends the turn. */
export function endMonsterTurn(t: Transaction): void {
  const { book, state } = t;
  const foe = opponent(state);
  if (foe && state.fight?.face && state.foeTurn && !state.foeTurn.healed && !hasCondition(state, 'monster', 'stun')) {
    heal(t, columnOf(book, foe, state.fight.face));
  }
  const harmed = state.foeTurn?.harmed ?? false;
  endTurnEffects(t, 'monster');
  state.attack = null;
  state.foeTurn = null;
  emit(t, {
    type: 'turnEnded',
    who: 'monster',
    foe: foe?.id ?? null,
    harmed,
    rule: 'R24.1',
  });
}
