/** Calculates initiative, sets the turn order, and sorts figures by it (L6.3-L6.5, L22.1). */
import { revealedCard } from './abilityDecks';
import { push, type TaskRules } from './agenda';
import type { Book } from './book';
import { offerChoice } from './choices';
import { heroBook, seatOf } from './figures';
import { mustActFirst } from './penalties';
import type { FigureId, Place, State } from './state';
import type { TaskOf } from './tasks';
import { emit, type Transaction } from './transaction';
import type { HeroId, MonsterId, Rank } from './vocabulary';

/** L6.3: the initiative of a long rest, of an escort without an initiative, and of a destructible obstacle. */
export const LAST_INITIATIVE = 99;
/** L34.4: the initiative of monster types that act before all others. Several such types tie. */
const FIRST_INITIATIVE = 0;

/** The difference between the keys of two neighbouring places in the turn order. Keys of one place differ by less. */
const WIDTH = 1_000_000;
const RANK_ORDER: readonly Rank[] = ['boss', 'named', 'elite', 'normal'];

type AnyFigure = State['figures'][number];

/**
 * L6.5: a number that sorts figures in turn order; a lower number acts earlier, and no two figures have the same
 * number. Monsters of a type without a card (L25.8) come after all places, and obstacles (L27.6) come last.
 */
export function turnOrderKey(book: Book, state: State, figure: AnyFigure): number {
  const { order } = state;
  const at = order.findIndex((place) => isOf(place, figure));
  const place = at >= 0 ? at : order.length;
  switch (figure.kind) {
    case 'hero':
      return (place + 1) * WIDTH - 1;
    case 'summon':
      return place * WIDTH + numberIn(figure.id);
    case 'monster': {
      const types = Object.keys(book.monsters);
      const late = at >= 0 ? 0 : types.indexOf(figure.monster) + 1;
      return (place + late) * WIDTH + RANK_ORDER.indexOf(figure.rank) * 1000 + figure.number;
    }
    case 'escort':
      return place * WIDTH + 1000 * book.scenario.escorts.findIndex(({ id }) => id === figure.escort) + figure.number;
    case 'obstacle': {
      const types = Object.keys(book.monsters).length;
      const nth = book.scenario.destructibles.findIndex(({ id }) => id === figure.obstacle);
      return (order.length + types + 1) * WIDTH + nth;
    }
  }
}

/** The number after the last colon of an id. Summons are numbered in the order in which they were placed. */
const numberIn = (id: FigureId): number => Number(id.slice(id.lastIndexOf(':') + 1));

function isOf(place: Place | State['order'][number], figure: AnyFigure): boolean {
  switch (figure.kind) {
    case 'hero':
    case 'summon':
      return place.place === 'hero' && place.hero === figure.hero;
    case 'monster':
      return place.place === 'type' && place.monster === figure.monster;
    case 'escort':
      return place.place === 'escorts' && place.escort === figure.escort;
    case 'obstacle':
      return false;
  }
}

/** The figures on the map that belong to a place, in turn order. */
export function figuresOf(book: Book, state: State, place: State['order'][number]): AnyFigure[] {
  return sortByTurnOrder(
    book,
    state,
    state.figures.filter((figure) => isOf(place, figure)),
  );
}

/** The given figures in turn order (L6.5). */
export function sortByTurnOrder<F extends AnyFigure>(book: Book, state: State, figures: readonly F[]): F[] {
  const places = new Map(figures.map((figure) => [figure.id, turnOrderKey(book, state, figure)]));
  return [...figures].sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

/**
 * L6.3: the initiative of the revealed card of a monster type, or `FIRST_INITIATIVE` if the type acts first in this round
 * (L34.4). Undefined if no card is revealed.
 */
export function initiativeOfType(book: Book, state: State, monster: MonsterId): number | undefined {
  const printed = revealedCard(book, state, monster)?.initiative;
  return printed !== undefined && mustActFirst(book, state, monster) ? FIRST_INITIATIVE : printed;
}

/**
 * L6.3: the initiative of a hero, from 1 to 99. It is the initiative of the leading card, or 99 for a long rest; items
 * may change it. A campaign event may set the initiative of round 1.
 */
export function initiativeOfHero(book: Book, state: State, hero: HeroId): number {
  const { plan, initiativeChange } = seatOf(state, hero);
  const printed = plan?.plan === 'cards' ? (book.cards[plan.leading]?.initiative ?? LAST_INITIATIVE) : LAST_INITIATIVE;
  const own = state.round === 1 ? (pendingInitiative(book, hero) ?? printed) : printed;
  return Math.min(LAST_INITIATIVE, Math.max(1, own + initiativeChange));
}

function pendingInitiative(book: Book, hero: HeroId): number | undefined {
  const set = heroBook(book, hero).setup.pending.find((each) => each.pending === 'initiative');
  return set?.pending === 'initiative' ? set.initiative : undefined;
}

/**
 * L6.4: the value that decides ties between heroes: the initiative of the second card. A resting hero has no second
 * card and comes after the others; an exhausted hero comes last.
 */
function secondOf({ book, state }: Transaction, hero: HeroId): number {
  const { plan, exhausted } = seatOf(state, hero);
  if (exhausted) return LAST_INITIATIVE + 2;
  return plan?.plan === 'cards' ? (book.cards[plan.second]?.initiative ?? 0) : LAST_INITIATIVE + 1;
}

/** Adds the task that sets the turn order. The task asks the player about ties that the rules do not decide. */
export function beginOrder(t: Transaction): void {
  t.state.ties = {};
  push(t, { do: 'setOrder', revealed: false });
}

/** L10.2: adds the places of new monster types, even if the turn of such a place has already passed. */
export function addToOrder(t: Transaction, monsters: readonly MonsterId[]): void {
  const { book, state } = t;
  const now = state.order[state.place];
  const places = monsters.flatMap((monster): Place[] => {
    const initiative = initiativeOfType(book, state, monster);
    return initiative === undefined ? [] : [{ place: 'type', monster, initiative }];
  });
  // If a new type has the same initiative as the acting type, the acting type stays first and keeps its turn.
  if (now?.place === 'type') state.ties[tieKey(t, now)] ??= [now.monster];
  state.order.push(...places);
  push(t, { do: 'setOrder', revealed: true });
}

/** All places, before the player has decided ties. */
function firstPlaces(t: Transaction): Place[] {
  const { book, state } = t;
  const heroes = state.seats
    .map(({ hero }) => hero)
    .filter((hero) => state.figures.some((each) => each.kind === 'hero' && each.hero === hero))
    .sort((a, b) => secondOf(t, a) - secondOf(t, b))
    .map((hero): Place => ({ place: 'hero', hero, initiative: initiativeOfHero(book, state, hero) }));
  const here = new Set(state.figures.flatMap((each) => (each.kind === 'monster' ? [each.monster] : [])));
  const types = [...here].sort().flatMap((monster): Place[] => {
    const initiative = initiativeOfType(book, state, monster);
    return initiative === undefined ? [] : [{ place: 'type', monster, initiative }];
  });
  const escorts = book.scenario.escorts
    .filter(({ id }) => state.figures.some((each) => each.kind === 'escort' && each.escort === id))
    .map(({ id, initiative }): Place => ({ place: 'escorts', escort: id, initiative }));
  return [...heroes, ...types, ...escorts];
}

const KIND_ORDER = ['hero', 'type', 'escorts'] as const;
const nameOf = (place: Place): string =>
  place.place === 'hero' ? place.hero : place.place === 'type' ? place.monster : place.escort;

/**
 * A key that is equal for places that tie. For a hero it includes the initiative of the second card, which is known only
 * until the hero's turn begins.
 */
const tieKey = (t: Transaction, place: Place): string =>
  `${place.place}:${place.initiative}${place.place === 'hero' ? `:${secondOf(t, place.hero)}` : ''}`;

/**
 * L6.4: sorts the places. Lower initiative comes first; then heroes come before types, and types before escorts.
 * Other ties follow the player's choice; places without a choice keep their order.
 * @param revealed whether places are added during the round
 */
function arrange(t: Transaction, revealed: boolean): void {
  const { state } = t;
  const chosen = (place: Place): number => {
    const at = state.ties[tieKey(t, place)]?.indexOf(nameOf(place)) ?? -1;
    return at >= 0 ? at : Number.MAX_SAFE_INTEGER;
  };
  const second = (place: Place): number => (place.place === 'hero' ? secondOf(t, place.hero) : 0);
  const kind = (place: Place): number => KIND_ORDER.indexOf(place.place);
  state.order.sort((a, b) => {
    const plainly = a.initiative - b.initiative || kind(a) - kind(b);
    // Heroes are already in order, and their second cards may no longer be known.
    if (plainly !== 0 || (revealed && a.place === 'hero')) return plainly;
    return second(a) - second(b) || chosen(a) - chosen(b);
  });
}

/** L6.4: the first tie that the player must still decide, with the options that are left; null if there is none. */
function openTie(t: Transaction, revealed: boolean): { key: string; names: string[] } | null {
  const { state } = t;
  // L10.5: a type whose place has passed counts if some of its monsters still wait for their turns.
  const waits = new Set(
    state.figures.flatMap((each) => (each.kind === 'monster' && state.late.includes(each.id) ? [each.monster] : [])),
  );
  const isToCome = (place: Place, i: number) => place.place === 'type' && (i > state.place || waits.has(place.monster));
  const open = state.order.filter((place, i) => (revealed ? isToCome(place, i) : place.place !== 'escorts'));
  for (const key of new Set(open.map((place) => tieKey(t, place)))) {
    const equals = open.filter((place) => tieKey(t, place) === key);
    const names = equals.map(nameOf).filter((name) => !state.ties[key]?.includes(name));
    if (names.length > 1) return { key, names };
  }
  return null;
}

function setOrder(t: Transaction, { revealed, asking, chosen }: TaskOf<'setOrder'>): void {
  const { state } = t;
  if (asking !== undefined && chosen?.option === 'order') {
    state.ties[asking] = [...(state.ties[asking] ?? []), chosen.first];
  } else if (!revealed) {
    state.order = firstPlaces(t);
    state.place = 0;
  }
  const now = state.order[state.place];
  arrange(t, revealed);
  if (revealed && now) state.place = state.order.indexOf(now);
  const tie = openTie(t, revealed);
  if (tie) {
    const options = tie.names.map((first) => ({ option: 'order' as const, first }));
    offerChoice(t, { rule: 'L6.4', figure: null, options, preset: 0 }, { do: 'setOrder', revealed, asking: tie.key });
    return;
  }
  emit(t, { type: 'turnOrderSet', order: [...state.order], rule: revealed ? 'L10.2' : 'L6.5' });
}

export const turnOrderTasks = { setOrder } satisfies TaskRules;
