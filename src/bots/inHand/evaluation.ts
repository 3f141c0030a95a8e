/**
 * Evaluates positions for the bots: estimates the chance to win. The estimate compares the hero's resources (HP, and rounds before
 * exhaustion) with the remaining work (monsters to kill, hexes to walk). The constants are fitted to played games.
 */
import type { HexId } from '../../rules/core/hexes';
import type { Book } from '../../rules/inHand/book';
import { effectsOf } from '../../rules/inHand/durations';
import { columnOf, traitsOf } from '../../rules/inHand/foes';
import { goldOf } from '../../rules/inHand/purse';
import { canWalk, countOf, isCircumstanceMet, negationCounter, rulesOf } from '../../rules/inHand/special';
import type { CardState, FoeState, State } from '../../rules/inHand/state';
import { FACES } from '../../rules/inHand/vocabulary';
import { foesToBeat } from './foesAhead';
import { type GoalsAhead, goalsAhead, needsOpen } from './goalsAhead';
import { inOrder, wayCost } from './wayCosts';

/** The value of one round of play, in HP: about the damage that giving up a card negates (R21.1). */
const HP_PER_ROUND = 3;

/** The mean number of hexes walked in a round without combat. */
const HEXES_PER_ROUND = 3.7;

/** The share of a monster's turns in which the monster hits; otherwise the hero is out of reach, or the monster is stunned or dead. */
const HIT_SHARE = 0.55;

/** The remaining work of a scenario. This work does not depend on the hero's HP and cards. */
export interface WorkLeft {
  /** The number of rounds that the work takes. */
  readonly rounds: number;
  /** The expected damage from the monsters still to kill. */
  readonly danger: number;
}

/** Returns the estimated chance to win, between 0 and 1. @param ahead the remaining work, if it is known already */
export function evaluate(book: Book, state: State, ahead = workLeft(book, state)): number {
  const purse = roundsLeft(state.hero.cards) + worthOfHp(state.hero.hp - ahead.danger);
  const thin = Math.max(0, 3 - state.hero.hp) * 0.25;
  const margin = purse + counters(book, state) + lastingEffects(book, state) + stock(book, state) - thin - ahead.rounds;
  return 1 / (1 + Math.exp(-0.75 * margin));
}

/** The values of a ready item, a spent item and a gold piece, in rounds. */
const STOCK = { ready: 0.55, spent: 0.2, gold: 0.04 } as const;

/**
 * Returns the value of items and gold, in rounds, for a hero whose cards use them. Returns 0 for other heroes, for whom the simple rules of
 * `itemUse.ts` suffice.
 */
function stock(book: Book, state: State): number {
  if (!deals(book)) return 0;
  const used = state.hero.items.filter(({ id }) => book.items[id]?.use !== 'free');
  const count = (what: 'ready' | 'spent') => used.filter((item) => item.state === what).length * STOCK[what];
  return count('ready') + count('spent') + Math.min(12, goldOf(book, state)) * STOCK.gold;
}

const dealers = new WeakMap<Book['hero'], boolean>();

function deals({ hero }: Book): boolean {
  const known = dealers.get(hero);
  if (known !== undefined) return known;
  const abilities = hero.cards.flatMap(({ faces }) =>
    [...faces.A, ...faces.B].flatMap(({ top, bottom }) => [...top.abilities, ...bottom.abilities]),
  );
  const found = abilities.some((each) => each.kind === 'refresh' || each.kind === 'forfeit' || 'pay' in each);
  dealers.set(hero, found);
  return found;
}

/** Returns the remaining work in a position. */
export function workLeft(book: Book, state: State): WorkLeft {
  const goals = goalsAhead(book, state);
  const foes = foesToBeat(book, state, goals);
  return { rounds: workAhead(book, state, goals, foes), danger: dangerAhead(book, state, foes) };
}

/** Returns the value, in rounds, of the HP that exceed the expected damage; negative if the expected damage is greater than the HP. */
function worthOfHp(over: number): number {
  return over < 0 ? over * 0.4 : 1.2 * (1 - Math.exp(-0.28 * over));
}

/** Returns the number of rounds that can still be played: with the cards in hand, and then after each rest (R7) with one card less. */
export function roundsLeft(cards: readonly CardState[]): number {
  const inHand = cards.filter(({ zone }) => zone === 'hand' || zone === 'selected');
  const plays = inHand.map(({ side }) => (side === 'A' ? 2 : 1));
  const sum = plays.reduce<number>((all, each) => all + each, 0);
  const now = Math.min(Math.floor(sum / 2), sum - Math.max(0, ...plays));
  const owned = inHand.length + cards.filter(({ zone }) => zone === 'discard').length;
  // n cards last n rounds, because each card is played on both sides.
  let later = 0;
  for (let n = owned - 1; n >= 2; n -= 1) later += n;
  // A side that cannot be played in a pair is worth a little.
  return now + later + (sum - 2 * now) * 0.15;
}

/** Returns the mean damage of the hero's attack. Lasting bonuses count only against the monster of the current fight. */
function meanHeroDamage(book: Book, state: State, foe: FoeState): number {
  const lasting = effectsOf(state, 'hero').filter(({ kind, lasts }) => kind === 'attack' && lasts !== 'turn');
  const bonus = state.fight?.foe === foe.id ? lasting.reduce((sum, { value }) => sum + value, 0) : 0;
  // Counts only the printed Shield. A guard's Shield ends when the guard is killed, and guards are killed first.
  const shield = Math.max(0, (traitsOf(book, foe).shield ?? 0) - 0.3);
  return Math.max(1, 2.9 + 0.4 * (book.setup.level - 1) + bonus * 0.8 - shield);
}

/** Returns the number of rounds that the remaining work takes. */
function workAhead(book: Book, state: State, goals: GoalsAhead, foes: readonly FoeState[]): number {
  const { places } = goals;
  const fights = foes.reduce((sum, foe) => {
    const rounds = foe.hp / meanHeroDamage(book, state, foe);
    // Takes the average of the exact and the rounded-up number, because a fraction of a round often costs a whole one.
    return sum + 0.5 * rounds + 0.5 * Math.ceil(rounds);
  }, 0);
  const pace = HEXES_PER_ROUND + 0.1 * (book.setup.level - 1);
  const stops = places.flat().length * STOP_COST;
  const all = fights + stops + (canWalk(book) ? tour(book, state, places, foes) / pace : 0);
  return Math.max(Math.min(all, roundsToSurvive(book, state)), roundsToWait(book, state, goals));
}

/** The number of rounds that ending a turn on a required hex costs, in addition to the path to this hex. */
const STOP_COST = 0.9;

/** Returns the number of rounds until a `survive` goal is met, or 99 if there is none. */
function roundsToSurvive(book: Book, { round }: State): number {
  const until = book.scenario.goals.flatMap((goal) => (goal.kind === 'any' ? goal.of : [goal]));
  return Math.min(99, ...until.map((goal) => (goal.kind === 'survive' ? goal.round + 1 - round : 99)));
}

/** Returns the expected damage from the monsters still to kill. */
function dangerAhead(book: Book, state: State, foes: readonly FoeState[]): number {
  return foes.reduce((sum, foe) => {
    const rounds = Math.max(0.6, foe.hp / meanHeroDamage(book, state, foe) - 0.3);
    return sum + rounds * meanAttack(book, foe) * HIT_SHARE;
  }, 0);
}

/** Some conditions are met at the end of a fixed round. Returns the rounds until all such conditions are met; 0 if none is unmet. */
function roundsToWait(book: Book, state: State, { unmet, unmetConditions }: GoalsAhead): number {
  const held = unmet.flatMap((goal) =>
    goal.kind === 'holds' ? goal.what.filter((each) => !isCircumstanceMet(book, state, each)) : [],
  );
  const waited = [...unmetConditions, ...needsOpen(book, state, unmet), ...held];
  return waited.reduce((most, each) => {
    const rule = each.kind === 'used' ? rulesOf(book, 'when').find(({ id }) => id === each.rule) : undefined;
    return rule?.trigger.on === 'roundEnds' ? Math.max(most, (rule.trigger.round ?? 0) + 1 - state.round) : most;
  }, 0);
}

const attackCache = new WeakMap<Book, Map<string, number>>();

/** Returns the mean damage of a monster's attack over its three faces; a face without an attack counts 0. */
export function meanAttack(book: Book, foe: FoeState): number {
  const known = attackCache.get(book) ?? new Map<string, number>();
  attackCache.set(book, known);
  const key = `${foe.monster} ${foe.kind}`;
  const old = known.get(key);
  if (old !== undefined) return old;
  const level = book.setup.scenarioLevel * 0.3 - 0.25;
  const attacks = FACES.map((face) => {
    const { attack } = columnOf(book, foe, face);
    return attack === null ? 0 : attack + level;
  });
  const mean = attacks.reduce((sum, each) => sum + each, 0) / FACES.length;
  known.set(key, mean);
  return mean;
}

/** Returns the estimated movement points of a tour to all required hexes and monsters, in the order of `inOrder`. */
function tour(
  book: Book,
  state: State,
  [first = [], ...later]: readonly (readonly HexId[])[],
  foes: readonly FoeState[],
): number {
  const { fight } = state;
  const standing = foes.filter(({ id }) => id !== fight?.foe && !state.absent.includes(id)).map(({ at }) => at);
  let [at, sum] = [state.hero.at, 0];
  for (const stop of inOrder(book, at, [[...first, ...standing], ...later])) {
    sum += Math.min(40, wayCost(book, at, stop));
    at = stop;
  }
  // Monsters come towards the hero, which shortens the paths.
  return Math.max(0, sum - foes.length * 0.8);
}

/** Returns the value, in rounds, of the counter that negates damage, of the round limit, and of counters that lead to failure. */
function counters(book: Book, state: State): number {
  const buffer = negationCounter(book, state);
  const given = buffer === null ? 0 : countOf(book, state, buffer) - 1;
  const limits = book.scenario.rules.flatMap((rule) => (rule.kind === 'roundLimit' ? [rule.round] : []));
  const late = limits.map((round) => Math.min(0, round - state.round + 1 - roundsLeft(state.hero.cards)));
  return Math.min(1.2, given * 0.6) + Math.min(0, ...late) - risk(book, state);
}

/** Returns the cost, in rounds, of counters that are close to the value at which the scenario fails. */
function risk(book: Book, state: State): number {
  const counted = book.scenario.rules.flatMap((rule) => {
    if (rule.kind !== 'failure') return [];
    return rule.when.flatMap((each) => (each.kind === 'flag' && each.atMost !== undefined ? [each.flag] : []));
  });
  // The player decides when to spend a counter that negates damage; other counters change by two or three a turn.
  const own = negationCounter(book, state);
  return counted
    .filter((flag) => flag !== own)
    .reduce((sum, flag) => sum + Math.max(0, 9 - countOf(book, state, flag)) * 0.22, 0);
}

/**
 * Returns the value of a pit, in rounds per point of its damage. The value is high against a monster that must approach, and 0 against a
 * flying monster (R20.6).
 */
function pitWorth(book: Book, foe: FoeState, distance: number): number {
  if (traitsOf(book, foe).flying) return 0;
  const comes = FACES.filter((face) => (columnOf(book, foe, face).range ?? 1) === 1).length / FACES.length;
  return distance > 1 ? 0.06 + 0.16 * comes : 0.06;
}

/** Returns the value, in rounds, of those conditions and bonuses of both sides that last into the next round. */
function lastingEffects(book: Book, state: State): number {
  const { fight } = state;
  const foe = fight ? state.foes.find(({ id }) => id === fight.foe) : undefined;
  if (!fight || !foe || foe.hp === 0) return 0;
  const hit = (meanAttack(book, foe) * 0.7) / HP_PER_ROUND;
  const onMonster = { disarm: hit, stun: hit + 0.2, immobilize: hit * 0.5, muddle: hit * 0.3 };
  const onHero = { disarm: 0.8, stun: 1, immobilize: 0.35, muddle: 0.3 };
  let sum = 0;
  // Before the monster's turn, its conditions are already included in the forecast.
  if (fight.acted)
    for (const { kind } of fight.effects) if (kind in onMonster) sum += onMonster[kind as keyof typeof onMonster];
  for (const { kind, value } of state.hero.effects) {
    if (kind in onHero) sum -= onHero[kind as keyof typeof onHero];
    if (!fight.acted) continue;
    if (kind === 'pit') sum += value * pitWorth(book, foe, fight.distance);
    if (kind === 'invisible') sum += hit;
    if (kind === 'shield') sum += Math.min(hit, (value * 0.6) / HP_PER_ROUND);
  }
  return sum;
}
