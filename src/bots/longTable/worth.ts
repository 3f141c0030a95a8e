/** Computes the value of a state for the party, in points of damage, from its resources, its enemies and its progress. */
import type { HexId } from '../../rules/core/board';
import { hexDistance } from '../../rules/core/hexes';
import type { Book } from '../../rules/longTable/book';
import { hasToken, valuesOf } from '../../rules/longTable/figures';
import { amountFor } from '../../rules/longTable/level';
import type { State } from '../../rules/longTable/state';
import type { Token } from '../../rules/longTable/vocabulary';
import { FAR, objectivesOf, stepsTo } from './objectives';
import { willStillAct } from './peril';
import { hidesRooms } from './publicView';
import { priceOfCard } from './stamina';

type Figure = State['figures'][number];
type Hero = Extract<Figure, { kind: 'hero' }>;

const WON = 500;
/** The cost of an exhausted hero, in addition to the lost HP and cards. */
const EXHAUSTED = 30;
/** The cost of an unopened room and its monsters. */
const UNSEEN = 8;
/**
 * The value of each part of the goal that is done: a plate, a bell, a treasure. A destroyed obstacle has half of this value, plus a value
 * for its HP.
 */
const PART_OF_GOAL = 14;
/**
 * The value of a carried treasure that must be brought back. It exceeds the cost of the path back for all heroes plus the cost of the
 * monsters that appear when the treasure is looted.
 */
const FETCHED = 90;

/** The weight of the paths to later objectives: so small that reaching the next objective (`PART_OF_GOAL`) still increases the value. */
const LATER = 0.75;

/** With at least this many HP of monsters in total, a fight counts as full, and lasting effects have their full value. */
const FIGHT = 10;
/** The value of a grave. */
const GRAVE = 0.7;
/** The distance in hexes that most monsters cover in a turn. */
const NEAR = 4;
/** The value of a trap that was set, per point of damage. */
const SET_TRAP = 0.35;

/** The values of a hero's first, second ... eighth HP; every further HP has the value `FURTHER_HP`. */
const HP_WORTH = [6, 3.5, 2.6, 2.1, 1.8, 1.5, 1.3, 1.2] as const;
const FURTHER_HP = 1;

/** The values of conditions on a hero. */
const ON_HEROES: Partial<Record<Token, number>> = {
  poison: -2,
  wound: -2.5,
  immobilize: -1.5,
  disarm: -2.5,
  stun: -4,
  muddle: -1,
  strengthen: 1.2,
  invisible: 1.5,
};
/** The values of conditions on an enemy. Stun and Disarm are valued by the enemy's attack instead (`against`). */
const ON_ENEMIES: Partial<Record<Token, number>> = { poison: 1.2, wound: 1.6, muddle: 0.5, immobilize: 0.8 };

/** Returns the value of a state for the party, in points of damage. */
export function worthOf(book: Book, state: State): number {
  if (state.ending) return (state.ending === 'won' ? WON : -WON) + leftOf(book, state);
  return leftOf(book, state) - against(book, state) + onTheWay(book, state);
}

/**
 * Returns the value of the party's resources: heroes with cards, items, gold and experience, summons, escorts, lasting effects, graves and
 * set traps.
 */
function leftOf(book: Book, state: State): number {
  let sum = 0;
  const toFight = fightToCome(book, state);
  for (const seat of state.seats) {
    if (seat.exhausted) sum -= EXHAUSTED;
    else sum += (seat.hand.length + comingBack(seat) + played(state, seat.hero)) * priceOfCard(book, state, seat.hero);
    sum += seat.experience * 0.4 + seat.money * 0.35;
    for (const { state: how } of seat.items) sum += how === 'ready' ? 1 : how === 'spent' ? 0.4 : 0;
  }
  for (const figure of state.figures) {
    if (figure.kind === 'hero') sum += hpWorth(figure.hp) + tokensWorth(figure, ON_HEROES);
    if (figure.kind === 'summon') sum += (1 + figure.hp * 0.5 + valuesOf(book, figure).attack) * toFight;
    if (figure.kind === 'escort') sum += figure.hp * 2 + 4;
  }
  for (const bonus of state.bonuses) {
    if (bonus.until === 'round') sum += thisRound(state, bonus);
    else
      sum +=
        ((bonus.slots.length > 0 ? 0.8 : 2) + Math.min(3, bonus.amount) + (bonus.slots.length - bonus.used) * 0.5) *
        toFight;
  }
  sum += state.graves.length * GRAVE * toFight;
  for (const { damage, conditions } of state.traps)
    if (damage !== null) sum += (damage * SET_TRAP + conditions.length * 0.4) * toFight;
  return sum;
}

/** Counts the cards in the discard pile, and the active cards of this round that will be discarded. */
const comingBack = ({ discard, active }: State['seats'][number]): number =>
  discard.length + active.filter(({ pile }) => pile === 'discard').length;

/** Returns how much fighting is still to come, as a share of a full fight, 0 to 1. The value of lasting effects depends on this share. */
function fightToCome({ scenario }: Book, state: State): number {
  const { goal } = scenario;
  if (goal.goal === 'survive' || goal.goal === 'protect') return Math.min(1, (goal.round - state.round + 1) / 4);
  // A closed room counts as a full fight; otherwise opening the room would lower the value of lasting effects, and the bot would avoid it.
  const isUnseen = state.rooms.length < scenario.rooms.length;
  if (isUnseen || state.openings.some(({ round }) => round === state.round)) return 1;
  const standing = state.figures.reduce((sum, { kind, hp }) => sum + (kind === 'monster' ? hp : 0), 0);
  return Math.min(1, standing / FIGHT);
}

/**
 * Returns the value of a bonus that lasts until the end of this round. The value of Shield and Retaliate grows with the number of near
 * enemies that still have their turn in this round, up to two enemies.
 */
function thisRound(state: State, { kind, bearer, amount }: State['bonuses'][number]): number {
  if (kind !== 'shield' && kind !== 'retaliate') return 0.6;
  const at = state.figures.find(({ id }) => id === bearer)?.hex;
  if (at === undefined) return 0;
  const coming = state.figures.filter(
    (each) => each.kind === 'monster' && willStillAct(state, each) && hexDistance(each.hex, at) <= NEAR,
  ).length;
  return 0.1 + Math.min(2, coming) * Math.min(2, amount) * 0.25;
}

/** Counts the cards that the hero has selected or still has to play in this turn. They keep their value until they move to a pile. */
function played(state: State, hero: string): number {
  const inTurn = state.turn?.figure === `hero:${hero}` ? state.turn.cards.length : 0;
  const { plan } = state.seats.find((each) => each.hero === hero) ?? { plan: null };
  return inTurn + (plan?.plan === 'cards' ? 2 : 0);
}

/** Returns the value of a hero's HP, in points of damage. */
export function hpWorth(hp: number): number {
  let sum = 0;
  for (let each = 0; each < hp; each += 1) sum += HP_WORTH[each] ?? FURTHER_HP;
  return sum;
}

function tokensWorth({ tokens }: Figure, worth: Partial<Record<Token, number>>): number {
  return tokens.reduce((sum, { token }) => sum + (worth[token] ?? 0), 0);
}

/** Returns the strength of the opposition: the enemies' HP and coming damage, and the obstacles that a `destroy` goal counts. */
function against(book: Book, state: State): number {
  const { goal } = book.scenario;
  const isAlone = goal.goal === 'killAll' || goal.goal === 'clearRooms';
  let sum = goal.goal === 'destroy' ? unseenToDestroy(book, state) : 0;
  for (const figure of state.figures) {
    if (figure.kind === 'obstacle') sum += goal.goal === 'destroy' ? toDestroy(figure.hp) : 0;
    if (figure.kind !== 'monster') continue;
    const { attack } = valuesOf(book, figure);
    const isTarget = goal.goal === 'kill' && goal.monster === figure.monster;
    const weight = isTarget ? 1.6 : isAlone ? 1.1 : 0.9;
    const threat = Math.max(1, attack) * 1.8;
    const held = hasToken(figure, 'stun') || hasToken(figure, 'disarm') ? attack * 0.8 : 0;
    // The exponent makes an enemy's last HP worth the most, so that the bot prefers to attack hurt enemies.
    sum += 1.75 * figure.hp ** 0.8 * weight + threat - tokensWorth(figure, ON_ENEMIES) - Math.min(held, threat);
  }
  return sum;
}

const toDestroy = (hp: number): number => hp * 1.2 + PART_OF_GOAL / 2;

/** Returns the value of the obstacles to destroy in closed rooms. Without this value, opening a door would lower the value of a state. */
function unseenToDestroy(book: Book, { rooms }: State): number {
  const { scenario } = book;
  const isShut = (hex: HexId) => scenario.rooms.some(({ hexes }, room) => hexes.includes(hex) && !rooms.includes(room));
  return scenario.destructibles.reduce(
    (sum, { hex, hp }) => sum + (isShut(hex) ? toDestroy(amountFor(book, hp)) : 0),
    0,
  );
}

/**
 * Returns the value of the party's progress: parts of the goal, minus the costs of closed rooms, of the remaining paths and of each hero's
 * distance to enemies. Rooms that were opened in this round while monsters are on the map have an additional cost.
 */
function onTheWay(book: Book, state: State): number {
  const { scenario } = book;
  const heroes = state.figures.filter((each): each is Hero => each.kind === 'hero');
  let sum = (state.rooms.length - scenario.rooms.length) * UNSEEN + partsOfGoal(book, state) * PART_OF_GOAL;
  if (scenario.goal.goal === 'fetch' && partsOfGoal(book, state) > 0) sum += FETCHED;
  for (const opening of state.openings) sum -= rashness(book, state, opening);
  const objectives = objectivesOf(book, state);
  const free = new Set(heroes.map(({ hex }) => hex));
  const ways: number[] = [];
  for (const { hexes, valuePerStep, forEveryHero } of objectives) {
    const steps = stepsTo(book, state, hexes);
    const at = (hex: HexId) => steps.get(hex) ?? FAR;
    if (forEveryHero) for (const { hex } of heroes) sum -= at(hex) * valuePerStep;
    else {
      // Each objective gets the nearest hero who has no objective yet; if all heroes have one, the nearest of all heroes.
      const nearest = [...(free.size > 0 ? free : heroes.map(({ hex }) => hex))].sort((a, b) => at(a) - at(b))[0];
      if (nearest === undefined) continue;
      free.delete(nearest);
      const way = at(nearest) * valuePerStep;
      if (heroes.length === 1) ways.push(way);
      else sum -= way;
    }
  }
  sum -= oneByOne(ways);
  for (const figure of state.figures) {
    if (figure.kind !== 'escort') continue;
    const goesTo = scenario.escorts.find(({ id }) => id === figure.escort)?.goesTo;
    if (goesTo !== undefined) sum -= (stepsTo(book, state, scenario.marks[goesTo] ?? []).get(figure.hex) ?? FAR) * 0.8;
  }
  for (const { hex } of heroes) sum -= toEnemies(book, state, hex);
  return sum;
}

/** The cost of a monster that fights on when a room is opened, at most, and that of all such monsters. */
const FIGHTS_ON = 10;
const FIGHT_ON = 60;
/**
 * The rounds after a room was opened for which the party keeps the next door closed while any monster is near. On the way to an exit there
 * are none: killing brings no hero nearer to it.
 */
const patienceFor = ({ scenario }: Book): number => (scenario.goal.goal === 'exit' ? 0 : 4);

/**
 * Returns the cost of a room that a hero has opened in this round while monsters are on the map. If closed rooms are unknown, only monsters
 * near the opener count, and after some rounds those with few HP count less: one weak monster is no reason to wait at a door until the
 * cards are used up.
 */
function rashness(book: Book, state: State, { round, by }: State['openings'][number]): number {
  if (by === null || round !== state.round || round === 0) return 0;
  const monsters = state.figures.filter(({ kind }) => kind === 'monster');
  if (!hidesRooms(book)) return Math.min(FIGHT_ON, monsters.length * FIGHTS_ON);
  const at = state.figures.find(({ id }) => id === by)?.hex;
  const near = monsters.filter(({ hex }) => at === undefined || hexDistance(at, hex) <= 2 * NEAR);
  const lastOpening = Math.max(0, ...state.openings.flatMap((each) => (each.round < round ? [each.round] : [])));
  const isPatient = round - lastOpening <= patienceFor(book);
  const costOf = (hp: number) => (isPatient ? FIGHTS_ON : Math.min(FIGHTS_ON, 2 + 2 * hp));
  return Math.min(
    FIGHT_ON,
    near.reduce((sum, { hp }) => sum + costOf(hp), 0),
  );
}

/**
 * Returns the cost of the paths for a single hero. Paths to later objectives count less, because with equal weights a hero between two
 * objectives would not move.
 */
function oneByOne(ways: readonly number[]): number {
  const first = Math.min(...ways);
  return ways.length === 0 ? 0 : first + ways.reduce((sum, way) => sum + way, -first) * LATER;
}

function partsOfGoal({ scenario }: Book, state: State): number {
  const { goal } = scenario;
  switch (goal.goal) {
    case 'plates':
      return state.plates.length;
    case 'bells':
      return goal.marks.filter((mark) => (state.bells[mark] ?? 0) > state.round).length;
    case 'loot':
    case 'fetch':
      return state.seats.reduce((sum, { carries }) => sum + carries.length, 0);
    default:
      return 0;
  }
}

/** Returns the cost of a hero's distance to enemies: a hero far from all enemies does nothing, and a hero next to enemies gets hurt. */
function toEnemies(book: Book, state: State, hex: HexId): number {
  let nearest = FAR;
  let beside = 0;
  for (const figure of state.figures) {
    if (figure.kind !== 'monster') continue;
    const straight = hexDistance(hex, figure.hex);
    if (straight <= 1) beside += 1;
    if (straight < nearest) nearest = Math.min(nearest, stepsTo(book, state, [figure.hex]).get(hex) ?? FAR);
  }
  const far = nearest === FAR ? 0 : Math.max(0, nearest - 1) * 0.35;
  return far + beside * 0.5;
}
