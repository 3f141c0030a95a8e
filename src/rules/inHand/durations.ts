/** Gives conditions and bonuses, decides when they are in force, and ends them (R16.1, R17). */

import { moveCard } from './cards';
import type { EventOf } from './events';
import type { Effect, Party, State, WorkingState } from './state';
import { emit, type Transaction } from './transaction';
import { BAD_CONDITIONS, type Bonus, type CardId, type Condition, type Duration, GOOD_CONDITIONS } from './vocabulary';

type EffectKind = Effect['kind'];

/** R17.2: without a duration symbol, effects of these kinds are in force in the enemy's turn, all others in the bearer's own turn. */
const ON_ENEMY_TURN: readonly EffectKind[] = ['invisible', 'shield', 'retaliate', 'pit'];
const CONDITIONS: readonly EffectKind[] = [...BAD_CONDITIONS, ...GOOD_CONDITIONS];

const enemyOf = (party: Party): Party => (party === 'hero' ? 'monster' : 'hero');
const actsOnEnemyTurn = (kind: EffectKind): boolean => ON_ENEMY_TURN.includes(kind);

export function effectsOf(state: WorkingState, party: Party): Effect[];
export function effectsOf(state: State, party: Party): readonly Effect[];
export function effectsOf(state: State, party: Party): readonly Effect[] {
  return party === 'hero' ? state.hero.effects : (state.fight?.effects ?? []);
}

/** R17.2: the party in whose turn an effect without a duration symbol is in force. The effect ends with that turn. */
export const turnPartyOf = (kind: EffectKind, bearer: Party): Party =>
  actsOnEnemyTurn(kind) ? enemyOf(bearer) : bearer;

/**
 * R17.2, R17.5: whether an effect is in force. An effect for the bearer's own turn waits for that turn. An effect for
 * the enemy's turn is in force immediately. An effect with a duration symbol is always in force.
 */
export function isInForce(effect: Effect): boolean {
  return effect.lasts !== 'turn' || effect.begun || actsOnEnemyTurn(effect.kind);
}

/** R16: whether a party has a condition that is in force. */
export function hasCondition(state: State, party: Party, condition: Condition): boolean {
  return effectsOf(state, party).some((effect) => effect.kind === condition && isInForce(effect));
}

/** Whether a party has a negative condition, in force or not. */
export function hasBadCondition(state: State, party: Party): boolean {
  return effectsOf(state, party).some((effect) => (BAD_CONDITIONS as readonly string[]).includes(effect.kind));
}

/** R19: the sum of a party's bonuses of a kind that are in force. */
export function totalBonus(state: State, party: Party, bonus: Bonus): number {
  return effectsOf(state, party)
    .filter((effect) => effect.kind === bonus && isInForce(effect))
    .reduce((sum, effect) => sum + effect.value, 0);
}

/** A condition or bonus to give. `lasts`: its duration symbol; absent if it has none (R17.1). */
export interface NewEffect {
  readonly kind: Condition | Bonus;
  readonly source: string;
  readonly value?: number;
  readonly range?: number;
  readonly lasts?: Duration;
  /** The number of turns for which an effect without a duration symbol is in force; 1 by default. */
  readonly turns?: number;
  /** Whether the bearer gave the effect to itself (R17.2). */
  readonly self?: boolean;
  readonly card?: CardId | null;
}

/**
 * Gives a party a condition or bonus. If the party already has the condition, it is refreshed (R16.1). Bonuses add up
 * (R19).
 */
export function giveEffect(t: Transaction, party: Party, gift: NewEffect): void {
  const { state } = t;
  const { kind, source, value = 1, range = 1, lasts = 'turn', turns = 1, self = false, card = null } = gift;
  const begun = lasts === 'turn' && self && !actsOnEnemyTurn(kind) && isTakingTurn(state, party);
  const effect: Effect = {
    kind,
    value,
    range,
    lasts,
    turns,
    begun,
    until: lastRound(state, lasts, turns),
    source,
    card,
  };
  const list = effectsOf(state, party);
  const old = CONDITIONS.includes(kind) ? list.find((each) => each.kind === kind) : undefined;
  if (old) Object.assign(old, refreshed(old, effect));
  else list.push(effect);
  emit(t, {
    type: 'effectGiven',
    who: party,
    kind,
    value,
    lasts,
    source,
    refreshed: old !== undefined,
    rule: 'R16.1',
  });
}

/**
 * R16.1: merges a condition with a new one of the same kind. The result lasts as long as the longer of the two. If the
 * old condition is in force in the current turn, the new condition counts for the next turn (R17.5).
 */
function refreshed(old: Effect, fresh: Effect): Effect {
  const begun = old.begun || fresh.begun;
  const turns = Math.max(old.turns, fresh.turns + (old.begun && !fresh.begun ? 1 : 0));
  const until = old.until === null || fresh.until === null ? null : Math.max(old.until, fresh.until);
  return { ...fresh, begun, turns, until };
}

function isTakingTurn(state: State, party: Party): boolean {
  return party === 'hero' ? state.turn !== null && state.foeTurn === null : state.foeTurn !== null;
}

/** R17.1, R17.3: the last round of an effect; null if its duration does not depend on rounds. */
function lastRound(state: State, lasts: Duration, turns: number): number | null {
  if (lasts === 'round') return state.round;
  if (lasts === 'combat') return state.fight ? null : state.round + 1;
  if (lasts === 'scenario' || turns > 1) return null;
  return state.round + 1;
}

/** R17.2: at the beginning of a turn of `party`, marks the effects that are in force in that turn. */
export function beginTurnEffects(t: Transaction, party: Party): void {
  for (const effect of effectsForTurnOf(t.state, party)) effect.begun = true;
}

/** R17.2: at the end of a turn of `party`, ends the effects that were in force in that turn, unless they last for another turn. */
export function endTurnEffects(t: Transaction, party: Party): void {
  for (const effect of effectsForTurnOf(t.state, party)) {
    if (!effect.begun) continue;
    effect.turns -= 1;
    effect.begun = false;
  }
  endEffects(t, (effect) => effect.lasts === 'turn' && effect.turns <= 0, 'done', 'R17.2');
}

/** Effects without a duration symbol that are in force in a turn of `party`. */
function effectsForTurnOf(state: State, party: Party): Effect[] {
  const own = effectsOf(state, party).filter((effect) => !actsOnEnemyTurn(effect.kind));
  const enemys = effectsOf(state, enemyOf(party)).filter((effect) => actsOnEnemyTurn(effect.kind));
  return [...own, ...enemys].filter((effect) => effect.lasts === 'turn');
}

/** R17: ends the effects that do not outlast this round. */
export function endRoundEffects(t: Transaction): void {
  const { round, fight, hero } = t.state;
  // R16.3: Invisible can last for two enemy turns. Out of combat there are no enemy turns, so the end of a round counts as one.
  const unending = ({ lasts, until }: Effect): boolean => lasts === 'turn' && until === null;
  if (!fight) for (const effect of hero.effects.filter(unending)) effect.turns -= 1;
  endEffects(t, (effect) => unending(effect) && effect.turns <= 0, 'round', 'R16.3');
  endEffects(t, (effect) => effect.until !== null && effect.until <= round, 'round', 'R17.1');
}

/** R17.3: when a combat begins, makes the hero's effects that last for a combat end with this combat, instead of after a round. */
export function beginCombatEffects(t: Transaction): void {
  for (const effect of t.state.hero.effects) if (effect.lasts === 'combat') effect.until = null;
}

/** Uses up a party's bonuses of this kind that are in force: all of them, or only the oldest. */
export function useUpBonuses(t: Transaction, party: Party, bonus: Bonus, which: 'all' | 'eldest', rule: string): void {
  const [eldest, ...younger] = effectsOf(t.state, party).filter((effect) => effect.kind === bonus && isInForce(effect));
  const used: readonly (Effect | undefined)[] = which === 'all' ? [eldest, ...younger] : [eldest];
  endEffects(t, (effect) => used.includes(effect), 'done', rule);
}

/** R17.3: at the end of a combat, ends the effects that last for a combat. */
export function endCombatEffects(t: Transaction): void {
  endEffects(t, (effect) => effect.lasts === 'combat', 'combat', 'R17.3');
}

function endEffects(
  t: Transaction,
  over: (effect: Effect) => boolean,
  why: EventOf<'effectEnded'>['why'],
  rule: string,
): void {
  for (const party of ['hero', 'monster'] as const) {
    const list = effectsOf(t.state, party);
    const ended = list.filter(over);
    if (ended.length === 0) continue;
    list.splice(0, list.length, ...list.filter((effect) => !over(effect)));
    for (const effect of ended)
      emit(t, {
        type: 'effectEnded',
        who: party,
        kind: effect.kind,
        why,
        rule,
      });
  }
  clearActiveArea(t);
}

/** R17.4: moves lost cards whose effects have ended from the active area to the lost pile. */
function clearActiveArea(t: Transaction): void {
  for (const card of t.state.hero.cards) {
    if (card.zone !== 'active' || t.state.hero.effects.some((effect) => effect.card === card.id)) continue;
    moveCard(t, card.id, 'lost', card.side, 'effectEnded', 'R17.4');
  }
}
