/**
 * Sets up a scenario (L2): the first room, then each hero's hand, items and goals. The player chooses for the heroes in any
 * order, then begins the scenario.
 */

import { seedGenerator } from '../core/chance';
import { compareHexes } from '../core/hexes';
import { rangeBetween } from '../core/routes';
import { ask, push, type QuestionRules } from './agenda';
import type { Book, HeroBook } from './book';
import type { Command } from './commands';
import { drawFrom, shuffled } from './draws';
import { isEmpty } from './emptyHexes';
import { canEquip, equippableItems } from './equipment';
import { heroBook, heroFigureId, requireFigure, seatOf, situationOf } from './figures';
import { applyPending } from './pendingEffects';
import { setUpRoom, spawnMonster } from './spawning';
import type { FigureOfKind, ModifierDeck, Seat, State, WorkingState } from './state';
import { emit, type Transaction } from './transaction';
import type { CardId, GoalId, HeroId, ItemId } from './vocabulary';

/** L1.7: the number of curses and blessings in their pools. */
const POOLS = { heroCurses: 10, monsterCurses: 10, blessings: 10 };
const ITEM_CARD = '-1';
const MONSTER_DECK = [
  ...Array<string>(6).fill('0'),
  ...Array<string>(5).fill('+1'),
  ...Array<string>(5).fill('-1'),
  '+2',
  '-2',
  '2x',
  'null',
];

/** The state before anything is placed on the map. */
export function emptyTable(book: Book): WorkingState {
  return {
    generator: seedGenerator(book.setup.seed),
    round: 0,
    figures: [],
    seats: book.heroes.map(seatFor),
    rooms: [],
    opened: [],
    unlocked: [],
    traps: [],
    tiles: {},
    graves: [],
    money: [],
    treasures: [],
    putDown: {},
    elements: { fire: 'inert', ice: 'inert', air: 'inert', earth: 'inert', light: 'inert', dark: 'inert' },
    decks: Object.fromEntries(
      Object.entries(book.decks).map(([id, cards]) => [
        id,
        { draw: cards.map((card) => card.id), discard: [], shown: null },
      ]),
    ),
    monsterDeck: deckOf(MONSTER_DECK),
    pools: { ...POOLS },
    bonuses: [],
    nextId: 1,
    order: [],
    place: 0,
    acted: [],
    turns: [],
    openings: [],
    late: [],
    lateGroup: null,
    paid: {},
    ties: {},
    turn: null,
    restable: [],
    shoved: [],
    ending: null,
    bells: {},
    plates: [],
    over: false,
    damaged: [],
    agenda: [],
    question: null,
    used: [],
    decisions: [],
  };
}

const deckOf = (cards: readonly string[]): ModifierDeck => ({ draw: [...cards], discard: [], reshuffle: false });

/**
 * A hero's seat before play. As a proposal it has the hand of the last scenario; cards from the pool fill up the hand. `setUp`
 * adds the items.
 */
function seatFor(hero: HeroBook): Seat {
  return {
    hero: hero.def.id,
    hand: proposedHand(hero),
    plan: null,
    discard: [],
    lost: [],
    unrecoverable: [],
    active: [],
    items: [],
    deck: deckOf(hero.deck),
    money: 0,
    gold: 0,
    found: [],
    lootedRooms: [],
    experience: 0,
    exhausted: false,
    goals: [],
    counters: {},
    killed: {},
    initiativeChange: 0,
    carries: [],
    hasPutDown: false,
  };
}

/** L2.1 (5): the number of cards in the hand: exactly the hand limit, or the whole pool if it is smaller. */
export const handSize = ({ def, setup }: HeroBook): number => Math.min(def.hand, setup.pool.length);

function proposedHand(hero: HeroBook): CardId[] {
  const { pool, hand } = hero.setup;
  return [...new Set([...hand.filter((card) => pool.includes(card)), ...pool])].slice(0, handSize(hero));
}

/** L2.1 (1)-(3), (9): sets up the first room and the heroes, deals battle goals, and asks the player to prepare the heroes. */
export function setUp(t: Transaction): void {
  const { book, state } = t;
  emit(t, { type: 'scenarioBegan', scenario: book.scenario.id, level: book.setup.level, rule: 'L2.1' });
  for (const room of firstRooms(book)) {
    setUpRoom(t, room, book.scenario.start, { since: 1, leavesMoney: true, rule: 'L2.1' });
    state.openings.push({ room, round: 0, by: null });
  }
  joinFirstRoom(t);
  for (const hero of book.heroes) {
    seatOf(state, hero.def.id).items = equippableItems(book, hero, hero.setup.equipped).map(held);
  }
  placeHeroes(t);
  dealGoals(t);
  ask(t, { ask: 'prepare' });
}

const held = (item: ItemId) => ({ item, state: 'ready' as const, uses: 0 });

/** The indexes of the rooms with start hexes. If no room has a start hex: the index of the first room. */
function firstRooms({ scenario }: Book): number[] {
  const rooms = scenario.rooms.flatMap(({ hexes }, room) =>
    scenario.start.some((hex) => hexes.includes(hex)) ? [room] : [],
  );
  return rooms.length > 0 ? rooms : [0];
}

/**
 * L2.1 (6): places each monster that a campaign event adds, on the empty hex of the open rooms that is farthest from the
 * start hexes.
 */
function joinFirstRoom(t: Transaction): void {
  const { book, state } = t;
  const { rooms, start } = book.scenario;
  const situation = situationOf(book, state);
  for (const pending of book.setup.pending ?? []) {
    if (pending.pending !== 'joins') continue;
    const far = (hex: string) => Math.min(...start.map((each) => rangeBetween(situation, each, hex)));
    const [hex] = state.rooms
      .flatMap((room) => rooms[room]?.hexes ?? [])
      .filter((each) => isEmpty(book, state, each) && !start.includes(each))
      .sort((a, b) => far(b) - far(a) || compareHexes(a, b));
    if (hex) spawnMonster(t, pending.monster, pending.rank, hex, { since: 1, leavesMoney: false, rule: 'L2.1' });
  }
}

/** L2.1 (9): places each hero with full HP on a start hex, in printed order. The player may choose other start hexes later. */
function placeHeroes(t: Transaction): void {
  const { book, state } = t;
  for (const [i, { def, setup }] of book.heroes.entries()) {
    const hex = book.scenario.start[i];
    const hp = def.hp[setup.level - 1];
    if (hex === undefined || hp === undefined) throw new Error(`the hero ${def.id} has no start hex or no HP`);
    const figure: FigureOfKind<'hero'> = {
      id: heroFigureId(def.id),
      kind: 'hero',
      hero: def.id,
      hex,
      hp,
      maxHp: hp,
      tokens: [],
    };
    state.figures.push(figure);
    placed(t, figure);
  }
}

function placed(t: Transaction, { id, hex, hp }: FigureOfKind<'hero'>): void {
  emit(t, { type: 'figurePlaced', figure: id, hex, hp, rank: null, number: null, rule: 'L2.1' });
}

/** L2.1 (3): deals two different battle goals to each hero, until no goals are left. */
function dealGoals(t: Transaction): void {
  const left: GoalId[] = [...t.book.setup.battleGoals];
  for (const seat of t.state.seats) {
    const goals = [0, 1].flatMap(() => (left.length > 0 ? [drawFrom(t, left)] : []));
    seat.goals = goals;
    if (goals.length > 0) emit(t, { type: 'goalsDealt', hero: seat.hero, goals, rule: 'L2.1' });
  }
}

function options(book: Book, state: State): Command[] {
  return [
    ...book.heroes.flatMap((hero) => optionsOf(book, state, hero)),
    ...(book.heroes.every((hero) => seatOf(state, hero.def.id).hand.length === handSize(hero))
      ? [{ type: 'begin' } as const]
      : []),
  ];
}

function optionsOf(book: Book, state: State, heroBook: HeroBook): Command[] {
  const { def, setup } = heroBook;
  const hero = def.id;
  const { goals, items, hand } = seatOf(state, hero);
  const equipped = items.map(({ item }) => item);
  const isFull = hand.length >= handSize(heroBook);
  const at = requireFigure(state, heroFigureId(hero)).hex;
  return [
    ...goals.slice(1).map((goal): Command => ({ type: 'keepGoal', hero, goal })),
    ...setup.items
      .filter((item) => canEquip(book, heroBook, equipped, item))
      .map((item): Command => ({ type: 'equip', hero, item })),
    ...equipped.map((item): Command => ({ type: 'unequip', hero, item })),
    ...hand.map((card): Command => ({ type: 'putBack', hero, card })),
    ...(isFull ? [] : setup.pool)
      .filter((card) => !hand.includes(card))
      .map((card): Command => ({ type: 'takeCard', hero, card })),
    ...book.scenario.start.filter((hex) => hex !== at).map((hex): Command => ({ type: 'start', hero, hex })),
  ];
}

function answer(t: Transaction, command: Command): void {
  const { state } = t;
  if (command.type === 'begin') return beginPlay(t);
  ask(t, { ask: 'prepare' });
  switch (command.type) {
    case 'keepGoal': {
      const seat = seatOf(state, command.hero);
      seat.goals = [command.goal, ...seat.goals.filter((goal) => goal !== command.goal)];
      return;
    }
    case 'equip':
      seatOf(state, command.hero).items.push(held(command.item));
      return;
    case 'unequip': {
      const seat = seatOf(state, command.hero);
      seat.items = seat.items.filter(({ item }) => item !== command.item);
      return;
    }
    case 'takeCard':
      seatOf(state, command.hero).hand.push(command.card);
      return;
    case 'putBack': {
      const seat = seatOf(state, command.hero);
      seat.hand = seat.hand.filter((card) => card !== command.card);
      return;
    }
    case 'start':
      start(t, command.hero, command.hex);
      return;
    default:
      return;
  }
}

/** L2.1 (9): moves a hero to another start hex. If another hero is on that hex, the two heroes swap hexes. */
function start(t: Transaction, hero: HeroId, hex: string): void {
  const heroes = t.state.figures.filter((each) => each.kind === 'hero');
  const figure = heroes.find((each) => each.hero === hero);
  const other = heroes.find((each) => each.hex === hex);
  if (!figure) return;
  if (other) other.hex = figure.hex;
  figure.hex = hex;
  placed(t, figure);
  if (other) placed(t, other);
}

/**
 * L2.1 (3)-(8): ends the preparation. Keeps the chosen goals, adds the cards of items, applies pending effects, and
 * shuffles all decks. Adds tasks for the penalties of the open rooms.
 */
function beginPlay(t: Transaction): void {
  const { book, state } = t;
  for (const seat of state.seats) {
    const [goal] = seat.goals;
    seat.goals = seat.goals.slice(0, 1);
    if (goal) emit(t, { type: 'goalKept', hero: seat.hero, goal, rule: 'L2.1' });
    addItemCards(book, seat);
  }
  applyPending(t);
  shuffleAll(t);
  for (const { room } of t.state.openings)
    if (book.scenario.rooms[room]?.penalties) push(t, { do: 'roomOpened', room, by: null });
}

function addItemCards(book: Book, seat: Seat): void {
  if (heroBook(book, seat.hero).traits.ignoresItemCards) return;
  for (const { item } of seat.items) {
    const cards = book.items[item]?.minusCards ?? 0;
    seat.deck.draw.push(...Array<string>(cards).fill(ITEM_CARD));
  }
}

/** Shuffles all decks (L2.1 (7)). */
function shuffleAll(t: Transaction): void {
  const { state } = t;
  const decks = [
    ...state.seats.map(({ hero, deck }) => [hero, deck] as const),
    ['monsters', state.monsterDeck] as const,
    ...Object.entries(state.decks),
  ];
  for (const [name, deck] of decks) {
    deck.draw = shuffled(t, deck.draw);
    emit(t, { type: 'deckShuffled', deck: name, cards: deck.draw.length, rule: 'L2.1' });
  }
}

export const setupTasks = {};
export const setupQuestions = {
  prepare: { options, answer: (t, _question, command) => answer(t, command) },
} satisfies QuestionRules;
