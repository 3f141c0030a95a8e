/** Defines the laws about cards, decks, figures, standing effects and turns. */
import { questionOf } from '../../../flow/longTable/phases';
import { terrainAt } from '../../../rules/core/board';
import type { Book } from '../../../rules/longTable/book';
import { figureOf, situationOf } from '../../../rules/longTable/figures';
import { heroCount, monsterLevel } from '../../../rules/longTable/level';
import { handSize } from '../../../rules/longTable/setup';
import type { State } from '../../../rules/longTable/state';
import { count, type FigureNow, isUnique, isWithin, type Law, type SeatNow, sortedText } from '../law';

/** L1.7: modifier cards that come from a pool and return to it. */
const FLEETING = ['bless', 'curse'];
/** The number of cards in each pool (L1.7). */
const POOL = 10;
/** The number of cards in the monsters' modifier deck, without blessings and curses. */
const MONSTER_DECK = 20;

/** All ability cards of a hero, wherever they are. */
function cardsOf({ turn }: State, { hero, hand, plan, discard, lost, active }: SeatNow): string[] {
  const planned = plan?.plan === 'cards' ? [plan.leading, plan.second] : [];
  const inTurn = turn?.figure === `hero:${hero}` ? turn.cards : [];
  return [...hand, ...planned, ...discard, ...lost, ...active.map(({ card }) => card), ...inTurn];
}

const cardsIn = ({ draw, discard }: SeatNow['deck']): readonly string[] => [...draw, ...discard];
const ordinary = (deck: SeatNow['deck']): string[] => cardsIn(deck).filter((card) => !FLEETING.includes(card));

/** The -1 modifier cards that a hero's items add to the deck when play begins (L2.1). */
function addedCards({ round }: State, { items }: SeatNow, book: Book, i: number): string[] {
  if (round === 0 || book.heroes[i]?.traits.ignoresItemCards) return [];
  return items.flatMap(({ item }) => Array<string>(book.items[item]?.minusCards ?? 0).fill('-1'));
}

/** The number at the end of an id. The number makes an id unique within a scenario. */
const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf(':') + 1));

/**
 * Whether the book contains a figure and the figure has a valid id. A hero or monster must also have the printed maximum HP, and the
 * card of a summon must be active.
 */
function isItself(figure: FigureNow, { seats, nextId }: State, book: Book): boolean {
  const { id, maxHp } = figure;
  switch (figure.kind) {
    case 'hero': {
      const hero = book.heroes.find(({ def }) => def.id === figure.hero);
      return id === `hero:${figure.hero}` && hero?.def.hp[hero.setup.level - 1] === maxHp;
    }
    case 'summon': {
      const seat = seats.find(({ hero }) => hero === figure.hero);
      const isActive = seat?.active.some(({ card }) => card === figure.card) ?? false;
      return (
        isActive && Object.hasOwn(book.summons, figure.summon) && id.startsWith('summon:') && numberIn(id) < nextId
      );
    }
    case 'monster': {
      const { monster, rank, number } = figure;
      const values = book.monsters[monster]?.ranks[rank]?.[monsterLevel(book)];
      const hp = values && values.hp * (rank === 'boss' ? heroCount(book) : 1);
      const isOne = id.startsWith(`monster:${monster}:`) && numberIn(id) < nextId;
      return isOne && hp === maxHp && isWithin(number, 1, book.monsters[monster]?.standees ?? 0);
    }
    case 'escort':
      return (
        id === `escort:${figure.escort}:${figure.number}` &&
        book.scenario.escorts.some((each) => each.id === figure.escort && figure.number <= each.hexes.length)
      );
    case 'obstacle':
      return (
        id === `obstacle:${figure.obstacle}` && book.scenario.destructibles.some((each) => each.id === figure.obstacle)
      );
  }
}

/** L9.1: whether a move, a landing or a fall is in progress. Only then may a figure be on the hex of another figure. */
const isMoving = ({ question, agenda }: State): boolean =>
  question?.ask === 'move' || agenda.some((task) => task.do === 'move' || task.do === 'land' || task.do === 'fall');

export const TABLE_LAWS: Readonly<Record<string, Law>> = {
  'L2.1 the cards of a hero are from the pool of this hero, and their number is the hand limit': (state, { heroes }) =>
    state.seats.every((seat, i) => {
      const hero = heroes[i];
      const cards = cardsOf(state, seat);
      const size = hero ? handSize(hero) : 0;
      const isFull = state.round === 0 ? cards.length <= size : cards.length === size;
      return isUnique(cards) && isFull && cards.every((card) => hero?.setup.pool.includes(card));
    }),
  'L18.3 every card that cannot be recovered is lost or active': ({ seats }) =>
    seats.every(({ unrecoverable, lost, active }) =>
      unrecoverable.every((card) => lost.includes(card) || active.some((each) => each.card === card)),
    ),
  'L1.6 a modifier deck contains the cards of the set-up, apart from blessings and curses': (state, book) =>
    state.seats.every(
      (seat, i) =>
        sortedText(ordinary(seat.deck)) ===
        sortedText([...(book.heroes[i]?.deck ?? []), ...addedCards(state, seat, book, i)]),
    ) &&
    ordinary(state.monsterDeck).length === MONSTER_DECK &&
    ordinary(state.monsterDeck).every((card) => Object.hasOwn(book.modifiers, card)),
  'L1.7 every blessing and curse is in a draw pile or in its pool': ({ seats, monsterDeck, pools }) => {
    const heroes = seats.flatMap(({ deck }) => cardsIn(deck));
    const monsters = cardsIn(monsterDeck);
    const discarded = [...seats.map(({ deck }) => deck), monsterDeck].flatMap(({ discard }) => discard);
    return (
      count(heroes, 'curse') + pools.heroCurses === POOL &&
      count(monsters, 'curse') + pools.monsterCurses === POOL &&
      count([...heroes, ...monsters], 'bless') + pools.blessings === POOL &&
      !discarded.some((card) => FLEETING.includes(card))
    );
  },
  'L1.5 a deck of monster ability cards contains the printed cards': ({ decks }, book) =>
    sortedText(Object.keys(decks)) === sortedText(Object.keys(book.decks)) &&
    Object.entries(decks).every(([id, { draw, discard, shown }]) => {
      const cards = [...draw, ...discard, ...(shown === null ? [] : [shown])];
      return sortedText(cards) === sortedText((book.decks[id] ?? []).map((card) => card.id));
    }),
  'every figure exists in the book with its printed HP, and ids are unique': (state, book) =>
    isUnique(state.figures.map(({ id }) => id)) && state.figures.every((figure) => isItself(figure, state, book)),
  'L2.3 no standee is used twice': ({ figures }) =>
    isUnique(figures.flatMap((each) => (each.kind === 'monster' ? [`${each.monster} ${each.number}`] : []))),
  'L9.1 every figure stands on an open hex of the map': (state, book) => {
    const situation = situationOf(book, state);
    const { rooms } = book.scenario;
    const open = new Set([...state.opened, ...state.rooms.flatMap((room) => rooms[room]?.hexes ?? [])]);
    return state.figures.every(({ hex }) => open.has(hex) && terrainAt(situation, hex) !== 'door');
  },
  'L9.1 no two figures share a hex, except during a move': (state) =>
    isMoving(state) || isUnique(state.figures.map(({ hex }) => hex)),
  'L15.1 a figure has each condition at most once': ({ figures }) =>
    figures.every(({ tokens }) => isUnique(tokens.map(({ token }) => token))),
  'L20.3 the HP of every figure are from 1 to its maximum': ({ figures }) =>
    figures.every(({ hp, maxHp }) => isWithin(hp, 1, maxHp)),
  'L20.4 an exhausted hero has only lost cards': ({ seats }) =>
    seats.every(
      ({ exhausted, hand, discard, active, plan }) =>
        !exhausted || (hand.length + discard.length + active.length === 0 && plan === null),
    ),
  'L20.4 the heroes on the map are those not exhausted (with L35.2 exhausted heroes too)': (state, { setup }) =>
    state.seats.every(({ hero, exhausted }) => {
      const isHere = figureOf(state, `hero:${hero}`) !== undefined;
      return exhausted ? !isHere || setup.variants.death : isHere;
    }),
  'L17 the bearer of a bonus is on the map, and a bonus with slots has an unused one': (state) =>
    isUnique(state.bonuses.map(({ id }) => id)) &&
    state.bonuses.every(
      ({ id, bearer, used, slots }) =>
        id < state.nextId && figureOf(state, bearer) !== undefined && (slots.length === 0 || used < slots.length),
    ),
  'L10.4 only monsters have late turns': ({ late }) => isUnique(late) && late.every((id) => id.startsWith('monster:')),
  'L7 only the turn of a hero has cards': ({ turn }) =>
    turn === null || turn.cards.length === 0 || turn.figure.startsWith('hero:'),
  'there is a turn exactly in the phases of a turn': ({ turn }, _book, { phase }) =>
    phase === 'won' || phase === 'lost' ? turn === null : phase.startsWith('turn.') === (turn !== null),
  'L6.1 a hero with a plan has not had its turn yet': ({ seats, order, place, acted }, _book, { phase }) =>
    phase.startsWith('round.') ||
    seats.every(({ hero, plan }) => {
      const isToCome = order.slice(place).some((each) => each.place === 'hero' && each.hero === hero);
      return plan === null || (phase.startsWith('turn.') && isToCome && !acted.includes(`hero:${hero}`));
    }),
  'L7.5 the last task of a turn ends the turn': ({ turn, agenda: [last] }) =>
    turn === null ||
    ((last?.do === 'endTurn' || last?.do === 'finishTurn') &&
      last.figure === turn.figure &&
      (last.do === 'finishTurn') === turn.ending),
  'L28.1 the last task of the end of a round finishes the round': ({ agenda: [last] }, _book, { phase }) =>
    !phase.startsWith('roundEnd.') || last?.do === 'finishRound',
  'L2.1 the round is 0 in the set-up and the opening, and only then': ({ round, over }, _book, { phase }) =>
    over || (phase === 'prepare' || phase.startsWith('opening.')) === (round === 0),
  'the question has the kind that the phase names': ({ question, over, ending }, _book, { phase }) => {
    const asked = questionOf(phase);
    if (asked === null) return question === null && over && ending === phase;
    return !over && question?.ask === asked;
  },
};
