/** Carries out the effects of special rules (R3.1). */
import { passagesOf, terrainAt } from '../core/board';
import type { HexId } from '../core/hexes';
import { stepsToAll } from '../core/routes';
import type { Decision } from '../core/script';
import { removeHindrance } from './abilities';
import type { Book, Choice, Deed } from './book';
import { lose } from './cards';
import { announceDamage, healHero, loseHp } from './damage';
import { giveEffect } from './durations';
import { printedHp, situationOf } from './foes';
import { refresh, useUpItem } from './items';
import { changeGold } from './purse';
import { countOf, type RuleOf, rulesOf } from './special';
import type { FoeState, State } from './state';
import { emit, type Transaction } from './transaction';
import { isTrapped, removeTrap } from './traps';
import { HINDRANCE_KINDS, type HindranceKind } from './vocabulary';

/** The rule number in the events of special rules. */
export const SPECIAL_RULE = 'R3.1';

/**
 * The greatest number of decisions that the player still has to make. No scenario of the game needs more. Without a limit, the special
 * rules of a pack could make a state too large to save.
 */
export const MAX_DECISIONS = 40;
/** The greatest value of a counter. */
const MAX_COUNT = 999;

/**
 * Carries out an effect of a special rule. A choice or a roll becomes a decision for the player, unless there are MAX_DECISIONS already.
 * @param foe the monster that the trigger concerns, if any
 */
export function doDeed(t: Transaction, deed: Deed, decision: Decision, foe?: FoeState): void {
  const { book, state } = t;
  switch (deed.do) {
    case 'heal':
      return healHero(t, deed.value);
    case 'gain':
      return giveEffect(t, 'hero', { kind: deed.condition, source: decision.rule });
    case 'damage':
      return deed.price
        ? loseHp(t, deed.value, 'special', SPECIAL_RULE)
        : announceDamage(t, deed.value, 'special', SPECIAL_RULE);
    case 'gold':
      return changeGold(t, deed.value * timesOf(book, state, deed.per), SPECIAL_RULE);
    case 'count':
      return count(t, deed.flag, foe?.kind === 'elite' ? (deed.byElite ?? deed.by) : deed.by);
    case 'remember':
      state.flags[deed.flag] = deed.as;
      return;
    case 'terrain':
      return changeTerrain(t, deed);
    case 'elite':
      for (const each of state.foes)
        if (turnsElite(state, each, deed.foes)) turnElite(t, each, deed.foes === 'unfought');
      return;
    case 'sendBack':
      return sendBack(t, deed.follower, deed.hexes);
    case 'clearHindrance':
      return clearHindrance(t);
    case 'choose':
    case 'roll':
      if (state.decisions.length < MAX_DECISIONS) state.decisions.push(decision);
      return;
    default:
      deed satisfies never;
  }
}

function timesOf(book: Book, state: State, per: Extract<Deed, { do: 'gold' }>['per']): number {
  if (per === undefined) return 1;
  if (per !== 'objectivesLeft') return countOf(book, state, per.flag);
  return book.scenario.treasures.filter(({ objective, number }) => objective && state.treasures.includes(number))
    .length;
}

function count(t: Transaction, flag: string, by: number): void {
  const before = countOf(t.book, t.state, flag);
  const after = Math.min(Math.max(0, before + by), MAX_COUNT);
  t.state.flags[flag] = after;
  if (after !== before) emit(t, { type: 'counterChanged', counter: flag, before, after, rule: SPECIAL_RULE });
}

/**
 * Changes terrain. `from` is compared with the current terrain: an open door and a spent trap count as plain. The hero's
 * hex never becomes an obstacle, because the hero cannot be in one (R4.7).
 */
function changeTerrain(t: Transaction, { hexes, from, to }: Extract<Deed, { do: 'terrain' }>): void {
  const { book, state } = t;
  const situation = situationOf(book, state);
  const now = (hex: HexId) => terrainAt(situation, hex);
  const spared = (hex: HexId) => to === 'obstacle' && hex === state.hero.at;
  const changed = hexes.filter(
    (hex) => now(hex) !== undefined && now(hex) !== to && (from === undefined || now(hex) === from) && !spared(hex),
  );
  for (const hex of changed) {
    removeTrap(state, hex);
    state.tiles[hex] = to;
  }
  // A new trap on the hex of a spent trap can go off (R4.4).
  state.spent = state.spent.filter((hex) => !changed.includes(hex));
  if (changed.length > 0) emit(t, { type: 'terrainChanged', hexes: changed, to, rule: SPECIAL_RULE });
}

function turnsElite({ fought }: State, foe: FoeState, which: Extract<Deed, { do: 'elite' }>['foes']): boolean {
  if (foe.kind === 'elite' || foe.hp === 0) return false;
  return which === 'unfought' ? !fought.includes(foe.id) : which.includes(foe.id);
}

/** @param afresh whether the monster also gets the full HP of an elite monster */
function turnElite(t: Transaction, foe: FoeState, afresh: boolean): void {
  const before = foe.hp;
  foe.kind = 'elite';
  if (afresh) {
    foe.maxHp = printedHp(t.book, foe);
    foe.hp = foe.maxHp;
  }
  emit(t, { type: 'turnedElite', foe: foe.id, before, after: foe.hp, rule: SPECIAL_RULE });
}

/**
 * R30.4: removes the worst Hindrance, because that is best for the hero. A disarmed trap is less bad than hazardous
 * terrain (R30.3).
 */
function clearHindrance(t: Transaction): void {
  const { fight } = t.state;
  const worst: HindranceKind = isTrapped(t.state) ? 'trap' : 'hazardous';
  const terrain = [worst, ...[...HINDRANCE_KINDS].reverse()].find((kind) => fight?.hindrances.includes(kind));
  if (fight && terrain) removeHindrance(t, fight, terrain);
}

/** Gives the hero the money of a dead monster if the monster came in a wave; does nothing for other monsters. */
export function takeWaveMoney(t: Transaction, foe: string): void {
  const { state } = t;
  const at = state.foes.find(({ id }) => id === foe)?.at;
  const pile = at === undefined ? -1 : state.money.lastIndexOf(at);
  if (
    at === undefined ||
    pile < 0 ||
    !rulesOf(t.book, 'wave').some(({ foes }) => foes.some((each) => each.foe === foe))
  )
    return;
  state.money.splice(pile, 1);
  state.hero.money += 1;
  emit(t, { type: 'looted', what: 'money', at, amount: 1, rule: SPECIAL_RULE });
}

/**
 * After a round without combat, moves the follower towards the hero: up to `hexes` hexes, until the follower is adjacent to
 * the hero. Closed doors stop the follower; other terrain does not affect it.
 */
export function moveFollower(t: Transaction, { id, hexes }: RuleOf<'follower'>): void {
  if (!t.state.combat) walk(t, id, t.state.hero.at, hexes, 1);
}

function sendBack(t: Transaction, id: string, hexes: number): void {
  const home = rulesOf(t.book, 'follower').find((rule) => rule.id === id)?.at;
  if (home !== undefined) walk(t, id, home, hexes, 0);
}

function walk(t: Transaction, follower: string, goal: HexId, hexes: number, near: number): void {
  const { book, state } = t;
  const from = state.followers[follower];
  if (from === undefined) return;
  const { ways } = passagesOf(situationOf(book, state));
  const left = stepsToAll(ways, goal);
  let at = from;
  for (let step = 0; step < hexes && (left.get(at) ?? 0) > near; step += 1) {
    at = (ways.get(at) ?? []).find((to) => left.get(to) === (left.get(at) ?? 0) - 1) ?? at;
  }
  if (at === from) return;
  state.followers[follower] = at;
  emit(t, { type: 'followerMoved', follower, from, to: at, rule: SPECIAL_RULE });
}

/** Carries out the consequence for the picked thing: loses the discarded card, uses up the ready item, or refreshes the spent item. */
export function usePick(t: Transaction, { pick }: Choice, what: string): void {
  if (pick === 'discarded') return lose(t, what, 'negate', SPECIAL_RULE);
  if (pick === 'readyItem') return useUpItem(t, what);
  refresh(t, what, SPECIAL_RULE);
}
