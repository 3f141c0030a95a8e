/** Counts what each hero does in a scenario, from the events, for battle goals and personal quests (L2.1, L32.2). */
import type { EventOf, GameEvent } from './events';
import type { Counter } from './goalTest';
import type { FigureId, Seat, WorkingState } from './state';
import type { Transaction } from './transaction';
import type { HeroId } from './vocabulary';

const FEW_HP = 3;
const EARLY_ROUNDS = 3;
const ITEM_ROUND = 5;

/** A count in progress. */
interface Counting {
  readonly t: Transaction;
  /** The events that are counted together. */
  readonly events: readonly GameEvent[];
  /** The round of the event that is being counted. */
  round: number;
  /** Whether a figure has its turn at the event that is being counted. */
  isInTurn: boolean;
}

/** Counts the events from index `from` on. flow/longTable/scenario.ts calls this function after each rule that it runs. */
export function countEvents(t: Transaction, from: number): void {
  const events = t.events.slice(from);
  const began = events.find((event) => event.type === 'roundBegan');
  const turn = events.find(({ type }) => type === 'turnBegan' || type === 'turnEnded');
  const isInTurn = turn ? turn.type === 'turnEnded' : t.state.turn !== null;
  const counting: Counting = { t, events, round: began ? began.round - 1 : t.state.round, isInTurn };
  for (const event of events) count(counting, event);
}

function count(counting: Counting, event: GameEvent): void {
  const { state } = counting.t;
  switch (event.type) {
    case 'roundBegan':
      counting.round = event.round;
      state.turns = [];
      return;
    case 'turnBegan':
      counting.isInTurn = true;
      return countTurn(state, event.figure);
    case 'turnEnded':
      counting.isInTurn = false;
      return;
    case 'roundEnded':
      return countRound(state);
    case 'moneyTaken':
      return countMoney(counting, event);
    case 'damaged':
      return countDamage(counting, event);
    case 'died':
      return countDeath(counting, event);
    case 'attackReckoned':
      return withSeat(state, heroOf(event.attacker), (seat) => most(seat, 'mostDamageInAttack', event.damage));
    case 'itemUsed':
      return countItem(counting, event);
    case 'restTaken':
      return withSeat(state, event.hero, (seat) => {
        add(seat, 'rests');
        if (event.long && event.beside) add(seat, 'restsBesideEnemy');
      });
    case 'doorOpened':
      return countDoor(state, event.by);
    case 'actionEnded':
      return countAction(counting, event);
    case 'exhausted':
      return withSeat(state, event.hero, (seat) => {
        seat.counters.exhausted = 1;
        if (event.why === 'death') seat.counters.dead = 1;
      });
    default:
      return;
  }
}

function add(seat: Seat, counter: Counter, n = 1): void {
  seat.counters[counter] = (seat.counters[counter] ?? 0) + n;
}

function most(seat: Seat, counter: Counter, n: number): void {
  seat.counters[counter] = Math.max(seat.counters[counter] ?? 0, n);
}

function withSeat(state: WorkingState, hero: HeroId | null, then: (seat: Seat) => void): void {
  const seat = state.seats.find((each) => each.hero === hero);
  if (seat) then(seat);
}

const heroOf = (figure: FigureId | null): HeroId | null => (figure?.startsWith('hero:') ? figure.slice(5) : null);
const isMonster = (figure: FigureId): boolean => figure.startsWith('monster:');
const isEnemy = (figure: FigureId): boolean => isMonster(figure) || figure.startsWith('obstacle:');

/**
 * L18.8: the hero who gets the credit for what a figure did; null if there is none. A summon's credit goes to its hero,
 * even if the summon was removed during the counted events.
 */
function doerOf({ t, events }: Counting, figure: FigureId | null): HeroId | null {
  if (!figure?.startsWith('summon:')) return heroOf(figure);
  const summon = t.state.figures.find(({ id }) => id === figure);
  if (summon?.kind === 'summon') return summon.hero;
  const gone = events.find((event) => event.type === 'summonGone' && event.figure === figure);
  return gone?.type === 'summonGone' ? gone.hero : null;
}

function countTurn(state: WorkingState, figure: FigureId): void {
  state.turns.push(figure);
  for (const seat of state.seats) seat.counters.itemsThisTurn = 0;
  withSeat(state, heroOf(figure), (seat) => add(seat, 'roundsActed'));
}

/**
 * At the end of a round, counts each of these facts that is true for a hero. The hero acted before all monsters (and a monster acted). The
 * hero acted after all other figures (and another figure acted). The hero has at most 3 HP.
 */
function countRound(state: WorkingState): void {
  const { turns } = state;
  const firstMonster = turns.findIndex(isMonster);
  for (const seat of state.seats) {
    const id = `hero:${seat.hero}`;
    const at = turns.indexOf(id);
    if (at >= 0 && at < firstMonster) add(seat, 'roundsBeforeMonsters');
    if (at > 0 && at === turns.length - 1) add(seat, 'roundsAfterAll');
    const figure = state.figures.find((each) => each.id === id);
    if (figure && figure.hp <= FEW_HP) add(seat, 'roundsAtThreeHp');
  }
}

/**
 * Counts money that a hero loots by an ability (L18.4) or at the end of a turn (L18.6). Money from other sources is not
 * looted.
 */
function countMoney({ t }: Counting, { figure, hexes, rule }: EventOf<'moneyTaken'>): void {
  const byAbility = rule === 'L18.4';
  if (!byAbility && rule !== 'L18.6') return;
  withSeat(t.state, heroOf(figure), (seat) => {
    add(seat, byAbility ? 'moneyByLoot' : 'moneyOtherwise', hexes.length);
    for (const hex of hexes) {
      const room = t.book.scenario.rooms.findIndex((each) => each.hexes.includes(hex));
      if (room >= 0 && !seat.lootedRooms.includes(room)) seat.lootedRooms.push(room);
    }
    seat.counters.roomsLooted = seat.lootedRooms.length;
  });
}

function countDamage(counting: Counting, { figure, n, by }: EventOf<'damaged'>): void {
  const { state } = counting.t;
  if (n === 0) return;
  if (counting.round >= 1 && counting.round <= EARLY_ROUNDS)
    withSeat(state, heroOf(figure), (seat) => add(seat, 'damageInRounds1To3', n));
  if (!isEnemy(figure) || state.damaged.includes(figure)) return;
  state.damaged.push(figure);
  withSeat(state, doerOf(counting, by), (seat) => add(seat, 'firstDamages'));
}

function countDeath(counting: Counting, { figure, rank, credit }: EventOf<'died'>): void {
  const { state } = counting.t;
  if (!isEnemy(figure)) return;
  for (const seat of state.seats) seat.counters.lastKill = 0;
  withSeat(state, doerOf(counting, credit), (seat) => {
    seat.counters.lastKill = 1;
    const [, monster = ''] = figure.split(':');
    if (!isMonster(figure)) return;
    add(seat, 'kills');
    seat.killed[monster] = (seat.killed[monster] ?? 0) + 1;
    if (rank === 'elite' || rank === 'boss') add(seat, 'eliteKills');
  });
}

/** Counts the items that a hero uses (L21), but not items that the hero spends or loses as a cost. */
function countItem({ t, round, isInTurn }: Counting, { hero, rule }: EventOf<'itemUsed'>): void {
  if (!rule.startsWith('L21')) return;
  withSeat(t.state, hero, (seat) => {
    add(seat, round < ITEM_ROUND ? 'itemsBefore5' : 'itemsFrom5');
    // Some items are used when no figure has its turn, such as before the round's first turn.
    if (!isInTurn) return;
    add(seat, 'itemsThisTurn');
    most(seat, 'mostItemsInTurn', seat.counters.itemsThisTurn ?? 0);
  });
}

/** Counts an opened door. A door that a rule opens counts for no hero. */
function countDoor(state: WorkingState, by: FigureId | null): void {
  const opener = heroOf(by);
  if (by === null) return;
  for (const seat of state.seats) add(seat, seat.hero === opener ? 'doorsOpened' : 'doorsOpenedByOthers');
}

/** Counts an action with the lost symbol that was done at least in part (L7.4). Basic actions have no symbol. */
function countAction({ t }: Counting, { hero, card, half, basic, done }: EventOf<'actionEnded'>): void {
  if (!done || basic || !t.book.cards[card]?.[half].lost) return;
  withSeat(t.state, hero, (seat) => add(seat, 'lostActions'));
}
