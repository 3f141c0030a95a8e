/** R3.1, R6.2: goals, and what the special rules of a scenario's page do: they listen to what happens. */

import { passagesOf } from '../core/board';
import type { HexId } from '../core/hexes';
import { rangeBetween, stepsToAll } from '../core/routes';
import { removeHindrance } from './abilities';
import type { Book, Choice, Deed, Goal, SpecialRule, Trigger } from './book';
import { cardsIn, lose } from './cards';
import type { Command } from './commands';
import { healHero, loseHp, threaten } from './damage';
import { give } from './durations';
import type { GameEvent } from './events';
import { printedHp, situationOf } from './foes';
import { spend } from './items';
import { rollForPurpose } from './rolling';
import { allHold, countOf, type RuleOf, rulesOf } from './special';
import type { Decision, FoeState, State, WorkingState } from './state';
import { type Transaction, tell } from './transaction';
import { HINDRANCE_KINDS } from './vocabulary';

const RULE = 'R3.1';

/** What has happened, as the triggers tell it apart. */
type Happening =
  | {
      readonly on: Exclude<Trigger['on'], 'endTurnOn' | 'combatBegins' | 'dies' | 'looted' | 'shoved' | 'harmlessTurn'>;
    }
  | { readonly on: 'endTurnOn'; readonly at: HexId }
  | { readonly on: 'combatBegins' | 'dies' | 'shoved' | 'harmlessTurn'; readonly foe: string }
  | { readonly on: 'looted'; readonly treasure: number };

/** Lets the special rules have their say on what has been told from an event on, and on what they do about it themselves. */
export function listen(t: Transaction, from = 0): void {
  for (let next = from; next < t.events.length; next += 1) {
    const event = t.events[next];
    if (!event) return;
    if (event.type === 'roundEnded') for (const rule of rulesOf(t.book, 'follower')) follow(t, rule);
    if (event.type === 'monsterDied') takeWaveMoney(t, event.foe);
    for (const happening of happeningsOf(t.state, event)) respond(t, happening);
  }
}

function happeningsOf(state: State, event: GameEvent): Happening[] {
  switch (event.type) {
    case 'roundBegan':
      return [{ on: 'roundBegins' }];
    case 'roundEnded':
      return [{ on: 'roundEnds' }];
    case 'combatBegan':
      return [{ on: 'combatBegins', foe: event.foe }];
    case 'monsterDied':
      return [{ on: 'dies', foe: event.foe }];
    case 'attackDeclared':
      return event.by === 'hero' && event.ranged ? [{ on: 'rangedAttack' }] : [];
    case 'looted':
      return event.what === 'treasure' ? [{ on: 'looted', treasure: event.number }] : [];
    case 'distanceChanged':
      return event.by === 'monster' && event.how !== 'move' && state.fight
        ? [{ on: 'shoved', foe: state.fight.foe }]
        : [];
    case 'turnEnded': {
      const { who, foe, harmed } = event;
      const idle: Happening[] = who === 'monster' && foe !== null && !harmed ? [{ on: 'harmlessTurn', foe }] : [];
      return [...idle, { on: 'turnEnds' }];
    }
    case 'scenarioWon':
      return [{ on: 'won' }];
    default:
      return [];
  }
}

function answers(trigger: Trigger, happening: Happening, round: number): boolean {
  switch (trigger.on) {
    case 'roundEnds':
      return happening.on === 'roundEnds' && round === (trigger.round ?? round) && round >= (trigger.from ?? 0);
    case 'endTurnOn':
      return happening.on === 'endTurnOn' && happening.at === trigger.at;
    case 'combatBegins':
      return happening.on === 'combatBegins' && happening.foe === (trigger.foe ?? happening.foe);
    case 'dies':
      return happening.on === 'dies' && trigger.foes.includes(happening.foe);
    case 'shoved':
      return happening.on === 'shoved' && happening.foe === trigger.foe;
    case 'looted':
      return happening.on === 'looted' && trigger.treasures.includes(happening.treasure);
    default:
      return happening.on === trigger.on;
  }
}

function respond(t: Transaction, happening: Happening): void {
  const { book, state } = t;
  const foe = 'foe' in happening ? state.foes.find(({ id }) => id === happening.foe) : undefined;
  for (const rule of rulesOf(book, 'when')) {
    const spent = rule.once && state.used.includes(rule.id);
    if (spent || !answers(rule.trigger, happening, state.round) || !allHold(book, state, rule.needs, foe)) continue;
    mark(state, rule.id);
    tell(
      t,
      happening.on === 'endTurnOn'
        ? { type: 'tileReached', id: rule.id, at: happening.at, rule: RULE }
        : { type: 'specialRule', id: rule.id, rule: RULE },
    );
    for (const [i, deed] of rule.does.entries()) doDeed(t, deed, { rule: rule.id, deed: i }, foe);
  }
}

/** The goals and special rules that wait for the hero to end a turn on its hex. */
export function endTurnOnTile(t: Transaction): void {
  const { book, state } = t;
  const { at } = state.hero;
  for (const goal of goalsIn(book.scenario.goals)) {
    if (goal.kind === 'endTurnOn' && goal.at === at && allHold(book, state, goal.needs)) mark(state, `goal:${at}`);
  }
  respond(t, { on: 'endTurnOn', at });
}

function goalsIn(goals: readonly Goal[]): Goal[] {
  return goals.flatMap((goal) => (goal.kind === 'any' ? goalsIn(goal.of) : [goal]));
}

function mark(state: WorkingState, id: string): void {
  if (!state.used.includes(id)) state.used.push(id);
}

function doDeed(t: Transaction, deed: Deed, decision: Decision, foe?: FoeState): void {
  const { book, state } = t;
  switch (deed.do) {
    case 'heal':
      return healHero(t, deed.value);
    case 'gain':
      return give(t, 'hero', { kind: deed.condition, source: decision.rule });
    case 'damage':
      return deed.price ? loseHp(t, deed.value, 'special', RULE) : threaten(t, deed.value, 'special', RULE);
    case 'gold':
      return changePurse(t, deed.value * timesOf(book, state, deed.per));
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
      state.decisions.push(decision);
  }
}

function timesOf(book: Book, state: State, per: Extract<Deed, { do: 'gold' }>['per']): number {
  if (per === undefined) return 1;
  if (per !== 'objectivesLeft') return countOf(book, state, per.flag);
  return book.scenario.treasures.filter(({ objective, number }) => objective && state.treasures.includes(number))
    .length;
}

/** What the hero has to pay with. */
export function goldOf(book: Book, state: State): number {
  return (book.setup.gold ?? 0) + state.purse;
}

function changePurse(t: Transaction, wanted: number): void {
  const { book, state } = t;
  const amount = Math.max(wanted, -goldOf(book, state));
  if (amount === 0) return;
  state.purse += amount;
  tell(t, { type: 'goldChanged', amount, purse: state.purse, rule: RULE });
}

function count(t: Transaction, flag: string, by: number): void {
  const before = countOf(t.book, t.state, flag);
  const after = Math.max(0, before + by);
  t.state.flags[flag] = after;
  if (after !== before) tell(t, { type: 'counterChanged', counter: flag, before, after, rule: RULE });
}

function changeTerrain(t: Transaction, { hexes, from, to }: Extract<Deed, { do: 'terrain' }>): void {
  const { book, state } = t;
  const now = (hex: HexId) => state.tiles[hex] ?? book.scenario.board.hexes[hex];
  const changed = hexes.filter(
    (hex) => now(hex) !== undefined && now(hex) !== to && (from === undefined || now(hex) === from),
  );
  for (const hex of changed) state.tiles[hex] = to;
  if (changed.length > 0) tell(t, { type: 'terrainChanged', hexes: changed, to, rule: RULE });
}

function turnsElite({ fought }: State, foe: FoeState, which: Extract<Deed, { do: 'elite' }>['foes']): boolean {
  if (foe.kind === 'elite' || foe.hp === 0) return false;
  return which === 'unfought' ? !fought.includes(foe.id) : which.includes(foe.id);
}

function turnElite(t: Transaction, foe: FoeState, afresh: boolean): void {
  const before = foe.hp;
  foe.kind = 'elite';
  if (afresh) {
    foe.maxHp = printedHp(t.book, foe);
    foe.hp = foe.maxHp;
  }
  tell(t, { type: 'turnedElite', foe: foe.id, before, after: foe.hp, rule: RULE });
}

/** R30.4: the worst one, which is best for the hero. */
function clearHindrance(t: Transaction): void {
  const { fight } = t.state;
  const terrain = [...HINDRANCE_KINDS].reverse().find((kind) => fight?.hindrances.includes(kind));
  if (fight && terrain) removeHindrance(t, fight, terrain);
}

/** The money of a monster that came in a wave is the hero's at once. */
function takeWaveMoney(t: Transaction, foe: string): void {
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
  tell(t, { type: 'looted', what: 'money', at, amount: 1, rule: RULE });
}

/** After a round without combat it comes up to so many hexes nearer, until it stands next to the hero; terrain does not trouble it. */
function follow(t: Transaction, { id, hexes }: RuleOf<'follower'>): void {
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
  tell(t, { type: 'followerMoved', follower, from, to: at, rule: RULE });
}

/** The deed that the first decision is about. */
function deedAtHand(book: Book, state: State): Deed | undefined {
  const [decision] = state.decisions;
  return rulesOf(book, 'when').find(({ id }) => id === decision?.rule)?.does[decision?.deed ?? 0];
}

/** What a special rule's question can be answered with; nothing: it has become pointless. */
export function answersToDecision(book: Book, state: State): Command[] {
  const deed = deedAtHand(book, state);
  if (deed?.do === 'roll') return [{ type: 'roll' }];
  if (deed?.do !== 'choose') return [];
  return deed.among
    .filter(({ needs, costs = 0 }) => allHold(book, state, needs) && goldOf(book, state) >= costs)
    .flatMap((choice) =>
      picksFor(book, state, choice).map((what): Command => ({ type: 'choose', option: choice.id, what })),
    );
}

function picksFor(book: Book, { hero, ...rest }: State, { pick }: Choice): (string | null)[] {
  if (pick === undefined) return [null];
  if (pick === 'discarded') return cardsIn({ hero, ...rest }, 'discard').map(({ id }) => id);
  const usable = ({ id }: { id: string }) => book.items[id]?.use !== 'free';
  const wanted = pick === 'spentItem' ? 'spent' : 'ready';
  return hero.items.filter((item) => item.state === wanted && usable(item)).map(({ id }) => id);
}

/** A special rule's choice is made. */
export function choose(t: Transaction, option: string, what: string | null): void {
  const { book, state } = t;
  const deed = deedAtHand(book, state);
  const decision = state.decisions.shift();
  const choice = deed?.do === 'choose' ? deed.among.find(({ id }) => id === option) : undefined;
  if (!decision || !choice) return;
  tell(t, { type: 'decided', id: decision.rule, option, what, rule: RULE });
  if (choice.costs) changePurse(t, -choice.costs);
  if (what !== null) usePick(t, choice, what);
  for (const each of choice.does) doDeed(t, each, decision);
}

function usePick(t: Transaction, { pick }: Choice, what: string): void {
  if (pick === 'discarded') return lose(t, what, 'negate', RULE);
  if (pick === 'readyItem') return spend(t, what);
  const item = t.state.hero.items.find(({ id }) => id === what);
  if (item) item.state = 'ready';
  tell(t, { type: 'itemsRefreshed', items: [what], rule: RULE });
}

/** A special rule's roll (R2.3). */
export function rollLot(t: Transaction): void {
  const deed = deedAtHand(t.book, t.state);
  const decision = t.state.decisions.shift();
  const face = rollForPurpose(t, 'lot', 1, 1, null);
  if (deed?.do !== 'roll' || !decision || !deed.faces.includes(face)) return;
  for (const each of deed.does) doDeed(t, each, decision);
}

/** Drops a question that nobody can answer any more. */
export function dropDecision(t: Transaction): void {
  t.state.decisions.shift();
}

export function goalsMet(book: Book, state: State): boolean {
  return book.scenario.goals.every((goal) => isMet(book, state, goal));
}

export function isMet(book: Book, state: State, goal: Goal): boolean {
  switch (goal.kind) {
    case 'killAll':
      return state.foes.every(({ hp }) => hp === 0);
    case 'kill':
      return state.foes.every(({ id, hp }) => hp === 0 || !goal.foes.includes(id));
    case 'lootObjectives':
      return book.scenario.treasures.every(({ objective, number }) => !objective || !state.treasures.includes(number));
    case 'endTurnOn':
      return state.used.includes(`goal:${goal.at}`);
    case 'survive':
      return state.round >= goal.round;
    case 'together': {
      const situation = situationOf(book, state);
      const near = (hex: HexId | undefined) => hex !== undefined && rangeBetween(situation, hex, goal.at) <= 1;
      return near(state.hero.at) && near(state.followers[goal.follower]);
    }
    case 'holds':
      return allHold(book, state, goal.what);
    case 'any':
      return goal.of.some((each) => isMet(book, state, each));
  }
}

/** The hexes that goals are about. */
export function goalHexes({ scenario }: Book): HexId[] {
  return goalsIn(scenario.goals).flatMap((goal) => ('at' in goal ? [goal.at] : []));
}

/** Met, and not by what the end of the round may still change. */
export function goalsSettled(book: Book, state: State): boolean {
  return book.scenario.goals.every((goal) => isSettled(book, state, goal));
}

function isSettled(book: Book, state: State, goal: Goal): boolean {
  if (goal.kind === 'holds' || goal.kind === 'together') return false;
  return goal.kind === 'any' ? goal.of.some((each) => isSettled(book, state, each)) : isMet(book, state, goal);
}

/** The round after which it is too late, if there is one. */
export function roundLimit(book: Book): number | null {
  const limits = rulesOf(book, 'roundLimit').map(({ round }) => round);
  return limits.length > 0 ? Math.min(...limits) : null;
}

function brokenRule(book: Book, state: State): RuleOf<'failure'> | undefined {
  return rulesOf(book, 'failure').find(({ when }) => allHold(book, state, when));
}

/** The page's own rule by which the scenario is lost; null: by none. */
export function lostByRule(book: Book, state: State): string | null {
  return state.ending === 'failed' ? (brokenRule(book, state)?.id ?? null) : null;
}

/** R6.2: what the round has decided. */
export function judge(t: Transaction): void {
  const { book, state } = t;
  if (state.ending) return;
  const limit = roundLimit(book);
  if (brokenRule(book, state)) state.ending = 'failed';
  else if (goalsMet(book, state)) tell(t, { type: 'goalsMet', rule: 'R6.2' });
  else if (limit !== null && state.round >= limit) state.ending = 'late';
}

/** What the rules that need a place on the table begin with. */
export function startOf(
  rules: readonly SpecialRule[],
  scenarioLevel: number,
): Pick<WorkingState, 'flags' | 'followers' | 'tiles' | 'absent'> {
  const start: ReturnType<typeof startOf> = { flags: {}, followers: {}, tiles: {}, absent: [] };
  for (const rule of rules) {
    if (rule.kind === 'counter') start.flags[rule.id] = rule.start + (rule.perLevel ?? 0) * scenarioLevel;
    if (rule.kind === 'follower') start.followers[rule.id] = rule.at;
    if (rule.kind === 'laid') for (const hex of rule.hexes) start.tiles[hex] = rule.as;
    if (rule.kind === 'wave') start.absent.push(...rule.foes.map(({ foe }) => foe));
  }
  return start;
}
