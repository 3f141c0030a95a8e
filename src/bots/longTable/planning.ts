/** Selects two cards or a long rest (L6.1), before the monsters' cards are revealed. */
import { hexDistance } from '../../rules/core/hexes';
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { runTasks } from '../../rules/longTable/engine';
import { heroFigure, heroFigureId, seatOf } from '../../rules/longTable/figures';
import { amountFor } from '../../rules/longTable/level';
import type { State, WorkingState } from '../../rules/longTable/state';
import { copy } from '../../rules/longTable/transaction';
import { beginNextTurn } from '../../rules/longTable/turns';
import type { Ability, CardId, HalfDef, HeroId } from '../../rules/longTable/vocabulary';
import { imagine } from './imagine';
import { objectivesOf, stepsTo } from './objectives';
import { priceOfCard } from './stamina';
import { bestLines, type Effort, type Line } from './turnSearch';
import { worthOf } from './worth';

/**
 * Returns a selection or a long rest for the first hero who is not exhausted and has no plan yet. Null if there is no such hero, or if
 * neither is legal for the hero.
 * @param pairs the number of promising pairs to search
 */
export function planFor(
  book: Book,
  state: State,
  options: readonly Command[],
  pairs: number,
  effort: Effort,
): Command | null {
  const hero = state.seats.find(({ plan, exhausted }) => !exhausted && plan === null)?.hero;
  if (hero === undefined) return null;
  const mine = options.filter((each) => 'hero' in each && each.hero === hero);
  const rest = mine.find(({ type }) => type === 'longRest');
  const selects = mine.filter((each) => each.type === 'select');
  if (selects.length === 0) return rest ?? null;
  const table = imagine(book, state);
  if (rest && wantsLongRest(book, table, hero)) return rest;
  const { need, ranked } = pairsFor(book, table, hero);
  const promising = ranked.slice(0, pairs);
  const [first] = promising;
  // A single pair is selected without a search.
  if (first && promising.length === 1) return selectionOf(book, selects, first, need.isNear);
  let chosen: readonly [CardId, CardId] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const pair of promising) {
    const worth = worthOfPair(book, table, hero, pair, effort);
    if (worth <= most) continue;
    most = worth;
    chosen = pair;
  }
  if (!chosen) return selects[0] ?? null;
  return selectionOf(book, selects, chosen, need.isNear);
}

type Selection = Extract<Command, { type: 'select' }>;

function selectionOf(
  book: Book,
  selects: readonly Selection[],
  pair: readonly [CardId, CardId],
  isNear: boolean,
): Selection | null {
  const [leading, second] = withLeadingFirst(book, pair, isNear);
  return selects.find((each) => each.leading === leading && each.second === second) ?? selects[0] ?? null;
}

/** Returns the pairs of cards of the first hero without a plan, as one selection for each pair, the best first by a quick estimate. */
export function rankedSelections(
  book: Book,
  state: State,
  options: readonly Command[],
  hero = state.seats.find(({ plan, exhausted }) => !exhausted && plan === null)?.hero,
): Selection[] {
  const selects = options.flatMap((each) => (each.type === 'select' && each.hero === hero ? [each] : []));
  if (hero === undefined) return [];
  const { need, ranked } = pairsFor(book, state, hero);
  return ranked.flatMap((pair) => selectionOf(book, selects, pair, need.isNear) ?? []);
}

/** Returns the hero's situation and all pairs of the cards in hand, the most promising pair first. Selected cards count as in hand. */
export function pairsFor(book: Book, state: State, hero: HeroId) {
  const need = needOf(book, state, hero);
  const seat = seatOf(state, hero);
  const hand = seat.plan?.plan === 'cards' ? [...seat.hand, seat.plan.leading, seat.plan.second] : seat.hand;
  return { need, ranked: pairsOf(book, hand, need, priceOfCard(book, state, hero)) };
}

/**
 * Whether to rest long: if the hero has fewer than two cards in hand; also with two cards if the hero is hurt, no enemy is near, and the
 * state has a positive value.
 */
export function wantsLongRest(book: Book, state: State, hero: HeroId): boolean {
  const { hand } = seatOf(state, hero);
  const figure = heroFigure(state, hero);
  if (!figure) return true;
  if (hand.length < 2) return true;
  const near = state.figures.some((each) => each.kind === 'monster' && hexDistance(each.hex, figure.hex) <= 4);
  return !near && hand.length <= 2 && figure.hp < figure.maxHp && worthOf(book, state) > 0;
}

/** The situation of the hero, which decides what a turn should achieve. */
interface Need {
  /** The number of steps to the nearest enemy, or to the next objective if there are no enemies. */
  readonly steps: number;
  readonly enemies: number;
  /** Whether an enemy is at most 4 steps away. */
  readonly isNear: boolean;
  /** The number of missing HP. */
  readonly hurt: number;
  /** Whether a money token is within 3 hexes. */
  readonly money: boolean;
  /** The number of the hero's lost cards. */
  readonly lost: number;
}

function needOf(book: Book, state: State, hero: HeroId): Need {
  const figure = heroFigure(state, hero);
  const hex = figure?.hex ?? '';
  const monsters = state.figures.filter(({ kind }) => kind === 'monster');
  const to = (hexes: readonly string[]) => stepsTo(book, state, hexes).get(hex) ?? 20;
  const steps =
    monsters.length > 0
      ? Math.min(...monsters.map((each) => to([each.hex])))
      : Math.min(20, ...objectivesOf(book, state).map(({ hexes }) => to(hexes)));
  return {
    steps,
    enemies: monsters.length,
    isNear: monsters.length > 0 && steps <= 4,
    hurt: (figure?.maxHp ?? 0) - (figure?.hp ?? 0),
    money: state.money.some((each) => hexDistance(each, hex) <= 3),
    lost: seatOf(state, hero).lost.length,
  };
}

/** Returns all pairs, the most promising first. A pair is valued by the top half of one card and the bottom half of the other. */
function pairsOf(book: Book, hand: readonly CardId[], need: Need, price: number): (readonly [CardId, CardId])[] {
  const worth = new Map<CardId, { top: number; bottom: number; reach: number; moves: number }>();
  for (const id of hand) {
    const card = book.cards[id];
    if (!card) continue;
    const top = promise(book, card.top, need, price);
    const bottom = promise(book, card.bottom, need, price);
    worth.set(id, { top: top.worth, bottom: bottom.worth, reach: top.reach, moves: bottom.moves });
  }
  const rated = hand.flatMap((a, i) =>
    hand.slice(i + 1).map((b) => {
      const [x, y] = [worth.get(a), worth.get(b)];
      if (!x || !y) return { pair: [a, b] as const, sum: 0 };
      const way = (top: typeof x, bottom: typeof x) =>
        top.top * (need.enemies === 0 || need.steps <= top.reach + bottom.moves ? 1 : 0.25) + bottom.bottom;
      return { pair: [a, b] as const, sum: Math.max(way(x, y), way(y, x)) };
    }),
  );
  return rated.sort((a, b) => b.sum - a.sum).map(({ pair }) => pair);
}

/** Returns quick estimates of a half: its value, its range and its move. */
function promise(
  book: Book,
  half: HalfDef,
  need: Need,
  price: number,
): { worth: number; reach: number; moves: number } {
  let worth = half.lost || half.persistent ? -price : 0;
  if (half.persistent) worth += 5;
  let reach = 1;
  let moves = 2;
  for (const part of half.parts) {
    if (part.part === 'xp') worth += part.xp * 0.4;
    if (part.part !== 'ability') continue;
    const { ability } = part;
    const n = amountOf(book, ability);
    const several =
      ability.mods?.targets === undefined && !ability.mods?.area ? 1 : Math.min(1.7, 1 + 0.35 * (need.enemies - 1));
    if (ability.verb === 'attack' || ability.verb === 'damage') {
      worth += need.enemies > 0 ? n * several + (ability.mods.conditions?.length ?? 0) : 0.3;
      reach = Math.max(reach, ability.mods.range ?? 1);
    } else if (ability.verb === 'move') {
      moves = Math.max(moves, n);
      worth += Math.min(n, Math.max(0, need.steps - 1)) * 0.7;
    } else if (ability.verb === 'heal') worth += Math.min(n, need.hurt) * 1.2;
    else if (ability.verb === 'loot') worth += need.money ? 1.2 : 0;
    else if (ability.verb === 'summon') worth += 6;
    else if (ability.verb === 'shield' || ability.verb === 'retaliate') worth += need.isNear ? n * 1.5 : 0;
    else if (ability.verb === 'recover') worth += ability.from === 'lost' ? Math.min(n, need.lost) * price : 3;
    else worth += need.enemies > 0 ? 1.5 : 0.5;
  }
  return { worth, reach, moves };
}

function amountOf(book: Book, ability: Ability): number {
  if (!('amount' in ability)) return 0;
  return ability.amount === 'all' ? 3 : amountFor(book, ability.amount);
}

/** Returns the value of the best turn with two cards, as if the hero's turn began now. */
export function worthOfPair(...given: Parameters<typeof lineOfPair>): number {
  const [book] = given;
  const { start, line } = lineOfPair(...given);
  return line?.worth ?? worthOf(book, start);
}

/** Returns the best turn with two cards, as if the hero's turn began now: its beginning, and its line if the search finds one. */
export function lineOfPair(
  book: Book,
  state: State,
  hero: HeroId,
  pair: readonly [CardId, CardId],
  effort: Effort,
): { readonly start: State; readonly line: Line | undefined } {
  const table = copy(state) as WorkingState;
  const seat = seatOf(table, hero);
  if (seat.plan?.plan === 'cards') seat.hand.push(seat.plan.leading, seat.plan.second);
  const [leading, second] = pair;
  seat.hand = seat.hand.filter((card) => card !== leading && card !== second);
  seat.plan = { plan: 'cards', leading, second };
  const mine = heroFigureId(hero);
  Object.assign(table, {
    question: null,
    agenda: [],
    order: [{ place: 'hero', hero, initiative: 50 }],
    place: 0,
    acted: table.figures.flatMap(({ id }) => (id === mine ? [] : [id])),
  });
  const t = { book, state: table, events: [] };
  beginNextTurn(t);
  runTasks(t);
  return { start: table, line: bestLines(book, table, hero, effort)[0] };
}

/**
 * Returns the pair with its leading card first. Near enemies the faster card leads. Far from enemies the slower card leads, so that the
 * enemies approach first.
 */
export function withLeadingFirst(
  book: Book,
  [a, b]: readonly [CardId, CardId],
  isNear: boolean,
): readonly [CardId, CardId] {
  const slower = (book.cards[a]?.initiative ?? 50) > (book.cards[b]?.initiative ?? 50);
  return slower === isNear ? [b, a] : [a, b];
}
