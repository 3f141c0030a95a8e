/**
 * Evaluates positions for the bots: estimates the chance to win. It compares the hero's resources (rounds left before exhaustion, and HP)
 * with the work left (monsters to kill, hexes to walk). The constants are fitted to played games.
 */
import { neighboursThroughDoors } from '../../rules/core/board';
import type { HexId } from '../../rules/core/hexes';
import type { Book, Circumstance, Goal } from '../../rules/inHand/book';
import { effectsOf } from '../../rules/inHand/durations';
import { columnOf, livingFoes, medianRange, traitsOf } from '../../rules/inHand/foes';
import { isMet } from '../../rules/inHand/goals';
import { goldOf } from '../../rules/inHand/purse';
import { allHold, bufferOf, canWalk, countOf, holds, type RuleOf, rulesOf } from '../../rules/inHand/special';
import type { CardState, FoeState, State } from '../../rules/inHand/state';
import { FACES } from '../../rules/inHand/vocabulary';

/** The HP that one round of play is worth: about the damage that giving up a card negates (R21.1). */
const HP_PER_ROUND = 3;
/** The mean number of hexes walked in a round without combat. */
const HEXES_PER_ROUND = 3.7;
/** The share of a monster's turns in which it hits; otherwise it is out of reach, stunned or dead. */
const HIT_SHARE = 0.55;

/** The work left. It does not depend on the hero's HP and cards. */
export interface WorkLeft {
  /** The number of rounds that the work takes. */
  readonly rounds: number;
  /** The expected damage from the monsters still to kill. */
  readonly danger: number;
}

/** Returns the estimated chance to win, between 0 and 1. */
export function evaluate(book: Book, state: State, ahead = workLeft(book, state)): number {
  const purse = roundsLeft(state.hero.cards) + worthOfHp(state.hero.hp - ahead.danger);
  const thin = Math.max(0, 3 - state.hero.hp) * 0.25;
  const margin = purse + counters(book, state) + lastingEffects(book, state) + stock(book, state) - thin - ahead.rounds;
  return 1 / (1 + Math.exp(-0.75 * margin));
}

/** The values of a ready item, a spent item and a gold piece, in rounds. */
const STOCK = { ready: 0.55, spent: 0.2, gold: 0.04 } as const;

/**
 * Returns the value in rounds of items and gold, for a hero whose cards use them; 0 for other heroes, for whom the simple rules of
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

/** Returns the work left in a position. */
export function workLeft(book: Book, state: State): WorkLeft {
  const goals = goalsAhead(book, state);
  const foes = foesToBeat(book, state, goals);
  return { rounds: workAhead(book, state, goals, foes), danger: dangerAhead(book, state, foes) };
}

/** Returns the value in rounds of HP beyond the expected damage. Missing HP weigh more than the same number of surplus HP. */
function worthOfHp(over: number): number {
  return over < 0 ? over * 0.4 : 1.2 * (1 - Math.exp(-0.28 * over));
}

/** Returns the number of rounds that can still be played: with the cards in hand, then after each rest (R7) with one card less. */
export function roundsLeft(cards: readonly CardState[]): number {
  const inHand = cards.filter(({ zone }) => zone === 'hand' || zone === 'selected');
  const plays = inHand.map(({ side }) => (side === 'A' ? 2 : 1));
  const sum = plays.reduce<number>((all, each) => all + each, 0);
  const now = Math.min(Math.floor(sum / 2), sum - Math.max(0, ...plays));
  const owned = inHand.length + cards.filter(({ zone }) => zone === 'discard').length;
  // n cards last n rounds, because each card is played on both sides.
  let later = 0;
  for (let n = owned - 1; n >= 2; n -= 1) later += n;
  // A side of a card that is left without a partner is worth a little.
  return now + later + (sum - 2 * now) * 0.15;
}

/** Returns the mean damage of the hero's attack. Lasting bonuses count only against the monster of the current fight. */
function meanHeroDamage(book: Book, state: State, foe: FoeState): number {
  const lasting = effectsOf(state, 'hero').filter(({ kind, lasts }) => kind === 'attack' && lasts !== 'turn');
  const bonus = state.fight?.foe === foe.id ? lasting.reduce((sum, { value }) => sum + value, 0) : 0;
  // Counts only the printed Shield, because a Shield given by a guard ends when the guard is killed, which happens first.
  const shield = Math.max(0, (traitsOf(book, foe).shield ?? 0) - 0.3);
  return Math.max(1, 2.9 + 0.4 * (book.setup.level - 1) + bonus * 0.8 - shield);
}

/** Returns the number of rounds that the rest of the scenario takes. */
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

/** The rounds lost by ending a turn on a required hex, in addition to the path to it. */
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

/** Returns the number of rounds that must pass before all conditions with a fixed round are met; 0 if there are none. */
function roundsToWait(book: Book, state: State, { unmet, shut }: GoalsAhead): number {
  const held = unmet.flatMap((goal) =>
    goal.kind === 'holds' ? goal.what.filter((each) => !holds(book, state, each)) : [],
  );
  const waited = [...shut, ...needsOpen(book, state, unmet), ...held];
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

interface GoalsAhead {
  readonly unmet: readonly Goal[];
  /** The unmet conditions of objective treasures. */
  readonly shut: readonly Circumstance[];
  readonly places: readonly (readonly HexId[])[];
}

function goalsAhead(book: Book, state: State): GoalsAhead {
  const unmet = book.scenario.goals.filter((goal) => !isMet(book, state, goal));
  const shut = gatesShut(book, state);
  return { unmet, shut, places: placesOfGoals(book, state, unmet, shut) };
}

/** Returns the monsters of the unmet goals and of their conditions, their guards, the current opponent, and monsters near the path. */
function foesToBeat(book: Book, state: State, { unmet, shut, places }: GoalsAhead): FoeState[] {
  const keepers = [...shut, ...needsOpen(book, state, unmet)].flatMap((each) =>
    each.kind === 'dead' ? [each.foe] : [],
  );
  const asked = new Set([...unmet.flatMap((goal) => foesOf(book, state, goal)), ...keepers]);
  const wanted = new Set([...asked, ...guardsOf(book, state, asked)]);
  const coming = state.foes.filter(({ id, hp }) => hp > 0 && wanted.has(id));
  const fought = livingFoes(state).filter(({ id }) => !wanted.has(id) && state.fight?.foe === id);
  const inTheWay = canWalk(book) ? blocking(book, state, places, wanted) : [];
  return [...new Set([...coming, ...fought, ...inTheWay])];
}

/** Returns the living monsters that give a goal's monster its Shield (special rule); they are killed first. */
function guardsOf(book: Book, state: State, wanted: ReadonlySet<string>): string[] {
  return shields(book, state).flatMap(({ foes, needs }) =>
    foes?.some((foe) => wanted.has(foe)) ? needs.flatMap((each) => (each.kind === 'lives' ? [each.foe] : [])) : [],
  );
}

/** Returns the special rules that give a Shield now, while a certain monster is alive. */
function shields(book: Book, state: State): RuleOf<'while'>[] {
  return rulesOf(book, 'while').filter(
    ({ shield, needs }) => shield && needs.some(({ kind }) => kind === 'lives') && allHold(book, state, needs),
  );
}

function foesOf(book: Book, state: State, goal: Goal): string[] {
  switch (goal.kind) {
    case 'killAll':
      return state.foes.map(({ id }) => id);
    case 'kill':
      return [...goal.foes];
    case 'any':
      return goal.of.flatMap((each) => foesOf(book, state, each));
    default:
      return [];
  }
}

/** Returns the other living monsters whose median range (R25.2) covers a part of the path to the goals. */
function blocking(
  book: Book,
  state: State,
  places: readonly (readonly HexId[])[],
  wanted: ReadonlySet<string>,
): FoeState[] {
  const order = inOrder(book, state.hero.at, places);
  return livingFoes(state).filter((foe) => {
    if (wanted.has(foe.id)) return false;
    const range = medianRange(book, foe);
    return order.some((place, nth) => nearestOnWay(book, order[nth - 1] ?? state.hero.at, place, foe.at) <= range);
  });
}

/** Returns the hexes that the unmet goals need, in two groups: those useful now, and those that first require something else. */
export function placesToGo(book: Book, state: State): readonly (readonly HexId[])[] {
  return goalsAhead(book, state).places;
}

function placesOfGoals(
  book: Book,
  state: State,
  goals: readonly Goal[],
  shut: readonly Circumstance[],
): readonly (readonly HexId[])[] {
  const gated = goals.filter((goal) => isGated(book, state, goal, shut));
  const places = (of: readonly Goal[]) => [...new Set(of.flatMap((goal) => placesOf(book, state, goal)))];
  const now = places(goals.filter((goal) => !gated.includes(goal)));
  const waiting = now.filter((place) => isPointlessYet(book, state, place));
  return [now.filter((place) => !waiting.includes(place)), [...waiting, ...places(gated)]];
}

/** Whether ending a turn on the hex has no effect until some counter is higher. */
function isPointlessYet(book: Book, state: State, place: HexId): boolean {
  return book.scenario.rules.some(
    (rule) =>
      rule.kind === 'when' &&
      rule.trigger.on === 'endTurnOn' &&
      rule.trigger.at === place &&
      (rule.needs ?? []).some(
        (each) => each.kind === 'flag' && each.atLeast !== undefined && !holds(book, state, each),
      ),
  );
}

function isGated(book: Book, state: State, goal: Goal, shut: readonly Circumstance[]): boolean {
  if (goal.kind === 'endTurnOn') return (goal.needs ?? []).some((each) => !holds(book, state, each));
  if (shut.length === 0) return false;
  const places = placesOf(book, state, goal);
  const boxes = objectives(book, state);
  return places.length > 0 && places.every((place) => boxes.includes(place));
}

/** Returns the unmet conditions of `endTurnOn` goals. */
function needsOpen(book: Book, state: State, unmet: readonly Goal[]): Circumstance[] {
  return unmet
    .flatMap((goal) => (goal.kind === 'endTurnOn' ? (goal.needs ?? []) : []))
    .filter((each) => !holds(book, state, each));
}

/** Returns the unmet conditions of the objective treasures that are left (R4.8). */
function gatesShut(book: Book, state: State): Circumstance[] {
  return book.scenario.treasures
    .filter(({ objective, number }) => objective && state.treasures.includes(number))
    .flatMap(({ gate = [] }) => gate.filter((each) => !holds(book, state, each)));
}

function placesOf(book: Book, state: State, goal: Goal): HexId[] {
  switch (goal.kind) {
    case 'endTurnOn':
      return [goal.at];
    case 'together':
      return [goal.at];
    case 'lootObjectives':
      return objectives(book, state);
    case 'holds': {
      // Special rules raise the counters, so the hero has to go to the hexes that trigger those rules.
      const flags = goal.what.flatMap((each) =>
        (each.kind === 'flag' && !holds(book, state, each)) || each.kind === 'used' ? [each] : [],
      );
      return flags.flatMap((each) => sourcesOf(book, state, each.kind === 'flag' ? each.flag : null, each));
    }
    case 'any':
      return goal.of.flatMap((each) => placesOf(book, state, each));
    default:
      return [];
  }
}

function objectives(book: Book, state: State): HexId[] {
  return book.scenario.treasures
    .filter(({ objective, number }) => objective && state.treasures.includes(number))
    .map(({ at }) => at);
}

/** Returns the hexes that trigger a special rule which changes the counter `flag`, or the rule `what.rule`; none if that rule was used. */
function sourcesOf(book: Book, state: State, flag: string | null, what: { kind: string; rule?: string }): HexId[] {
  if (what.kind === 'used' && what.rule && state.used.includes(what.rule)) return [];
  return book.scenario.rules.flatMap((rule) => {
    if (rule.kind !== 'when') return [];
    const counts = flag !== null && writtenOf(rule).includes(`"flag":"${flag}"`);
    if (!counts && rule.id !== what.rule) return [];
    if (rule.trigger.on === 'endTurnOn') return [rule.trigger.at];
    return rule.trigger.on === 'looted' ? objectives(book, state) : [];
  });
}

const written = new WeakMap<RuleOf<'when'>, string>();

/** Returns the effects of a special rule as text. */
function writtenOf(rule: RuleOf<'when'>): string {
  const known = written.get(rule) ?? JSON.stringify(rule.does);
  written.set(rule, known);
  return known;
}

/** Returns the estimated movement points of a tour through all hexes and monsters still to reach, in the order of `inOrder`. */
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
  // Monsters come towards the hero, which shortens the path to each.
  return Math.max(0, sum - foes.length * 0.8);
}

/** Returns the hexes in greedy order: group after group, and within each group always the nearest one next. */
function inOrder(book: Book, from: HexId, groups: readonly (readonly HexId[])[]): HexId[] {
  const order: HexId[] = [];
  let at = from;
  for (const group of groups) {
    const rest = [...new Set(group)];
    while (rest.length > 0) {
      rest.sort((a, b) => wayCost(book, at, a) - wayCost(book, at, b));
      const [next = at] = rest.splice(0, 1);
      order.push(next);
      at = next;
    }
  }
  return order;
}

const routesCache = new WeakMap<Book, Map<HexId, Map<HexId, { cost: number; next: HexId }>>>();

/** Returns the cost of the path between two hexes (`routesTo`) on the printed map with all doors open, or 99 if there is no path. */
export function wayCost(book: Book, from: HexId, to: HexId): number {
  return routesTo(book, to).get(from)?.cost ?? 99;
}

const nearestCache = new WeakMap<Book, Map<string, number>>();

/** Returns the cost of the way from a path to a hex (`wayCost`), measured from the path's nearest hex. */
function nearestOnWay(book: Book, from: HexId, to: HexId, hex: HexId): number {
  const known = nearestCache.get(book) ?? new Map<string, number>();
  nearestCache.set(book, known);
  const key = `${from} ${to} ${hex}`;
  const near = known.get(key) ?? Math.min(99, ...wayBetween(book, from, to).map((each) => wayCost(book, each, hex)));
  known.set(key, near);
  return near;
}

function wayBetween(book: Book, from: HexId, to: HexId): HexId[] {
  const routes = routesTo(book, to);
  const way: HexId[] = [];
  for (let at = from; at !== to; ) {
    const next = routes.get(at)?.next;
    if (next === undefined) break;
    way.push(next);
    at = next;
  }
  return way;
}

/** Dijkstra's algorithm from `to`: returns for every hex the cost of the path to `to` and its first step. Traps and hazards cost extra. */
function routesTo(book: Book, to: HexId): Map<HexId, { cost: number; next: HexId }> {
  const known = routesCache.get(book) ?? new Map<HexId, Map<HexId, { cost: number; next: HexId }>>();
  routesCache.set(book, known);
  const old = known.get(to);
  if (old) return old;
  const { board } = book.scenario;
  const done = new Map<HexId, { cost: number; next: HexId }>();
  const open = new Map<HexId, { cost: number; next: HexId }>([[to, { cost: 0, next: to }]]);
  while (open.size > 0) {
    const [hex, way] = [...open].reduce((best, next) => (next[1].cost < best[1].cost ? next : best));
    open.delete(hex);
    done.set(hex, way);
    const toll = TERRAIN_COSTS[board.hexes[hex] ?? 'plain'];
    for (const from of neighboursThroughDoors(board, hex)) {
      const cost = way.cost + toll;
      if (done.has(from) || board.hexes[from] === 'obstacle' || cost >= (open.get(from)?.cost ?? 99)) continue;
      open.set(from, { cost, next: hex });
    }
  }
  known.set(to, done);
  return done;
}

const TERRAIN_COSTS = { plain: 1, door: 1, difficult: 2, hazardous: 1.6, trap: 3, obstacle: 99 } as const;

/** Returns the value in rounds of counters: those that negate damage, a round limit, and those that lead to failure. */
function counters(book: Book, state: State): number {
  const buffer = bufferOf(book, state);
  const given = buffer === null ? 0 : countOf(book, state, buffer) - 1;
  const limits = book.scenario.rules.flatMap((rule) => (rule.kind === 'roundLimit' ? [rule.round] : []));
  const late = limits.map((round) => Math.min(0, round - state.round + 1 - roundsLeft(state.hero.cards)));
  return Math.min(1.2, given * 0.6) + Math.min(0, ...late) - risk(book, state);
}

/** Returns the cost in rounds of counters that are close to the scenario's failure. */
function risk(book: Book, state: State): number {
  const counted = book.scenario.rules.flatMap((rule) => {
    if (rule.kind !== 'failure') return [];
    return rule.when.flatMap((each) => (each.kind === 'flag' && each.atMost !== undefined ? [each.flag] : []));
  });
  // The player decides when to spend a counter that negates damage; other counters change by two or three a turn.
  const own = bufferOf(book, state);
  return counted
    .filter((flag) => flag !== own)
    .reduce((sum, flag) => sum + Math.max(0, 9 - countOf(book, state, flag)) * 0.22, 0);
}

/**
 * Returns the rounds that a pit saves per point of its damage: many against a monster that approaches, none against one that flies (R20.6).
 */
function pitWorth(book: Book, foe: FoeState, distance: number): number {
  if (traitsOf(book, foe).flying) return 0;
  const comes = FACES.filter((face) => (columnOf(book, foe, face).range ?? 1) === 1).length / FACES.length;
  return distance > 1 ? 0.06 + 0.16 * comes : 0.06;
}

/** Returns the value in rounds of conditions and bonuses that last into the next round. */
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
