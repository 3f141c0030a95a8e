/** Looks up figures, seats, values and sides on the table. */
import type { HexId, Situation } from '../core/board';
import type { Book, HeroBook } from './book';
import { monsterLevel } from './level';
import type { Figure, FigureId, Seat, State } from './state';
import type { HeroId, Token, Values } from './vocabulary';

type Has<T> = { readonly figures: readonly T[] };

/**
 * A figure on the map; undefined if no such figure is on the map. `state` may be read-only, or the working copy of a
 * transaction.
 */
export function figureOf<T extends { readonly id: FigureId }>(state: Has<T>, id: FigureId): T | undefined {
  return state.figures.find((each) => each.id === id);
}

/**
 * A figure on the map.
 * @throws Error if the figure is not on the map, which would be a bug in a rule
 */
export function requireFigure<T extends { readonly id: FigureId }>(state: Has<T>, id: FigureId): T {
  const figure = figureOf(state, id);
  if (!figure) throw new Error(`${id} is not on the map`);
  return figure;
}

/** The figure on a hex; undefined if there is none. */
export function figureAt<T extends { readonly hex: HexId }>(state: Has<T>, hex: HexId): T | undefined {
  return state.figures.find((each) => each.hex === hex);
}

/** The figure id of a hero. */
export const heroFigureId = (hero: HeroId): FigureId => `hero:${hero}`;

/** The figure of a hero; undefined if it is not on the map. */
export function heroFigure<T extends { readonly id: FigureId; readonly kind: Figure['kind'] }>(
  state: Has<T>,
  hero: HeroId,
): Extract<T, { readonly kind: 'hero' }> | undefined {
  const figure = figureOf(state, heroFigureId(hero));
  return figure?.kind === 'hero' ? (figure as Extract<T, { readonly kind: 'hero' }>) : undefined;
}

/**
 * The seat of a hero: its cards, items and all other data that its figure does not have.
 * @throws Error if the hero is not in the scenario, which would be a bug in a rule
 */
export function seatOf<S extends { readonly hero: HeroId }>(state: { readonly seats: readonly S[] }, hero: HeroId): S {
  const seat = state.seats.find((each) => each.hero === hero);
  if (!seat) throw new Error(`the hero ${hero} has no seat in this scenario`);
  return seat;
}

/**
 * The data of a hero in the book.
 * @throws Error if the hero is not in the scenario
 */
export function heroBook(book: Book, hero: HeroId): HeroBook {
  const found = book.heroes.find(({ def }) => def.id === hero);
  if (!found) throw new Error(`the book has no hero ${hero}`);
  return found;
}

type Sided = { readonly kind: Figure['kind'] };

/**
 * The side of a figure. Heroes, summons and escorts are enemies of monsters; destructible obstacles are enemies of the
 * heroes' side (L27.6).
 */
export function sideOf({ kind }: Sided): 'heroes' | 'monsters' | 'obstacle' {
  if (kind === 'monster') return 'monsters';
  return kind === 'obstacle' ? 'obstacle' : 'heroes';
}

/** Whether `figure` has `other` as an enemy. A destructible obstacle is an enemy of the heroes' side, but has no enemies itself. */
export function hasAsEnemy(figure: Sided, other: Sided): boolean {
  const [mine, theirs] = [sideOf(figure), sideOf(other)];
  return mine === 'heroes' ? theirs !== 'heroes' : mine === 'monsters' && theirs === 'heroes';
}

/** Whether two different figures are on the same side. Obstacles have no allies. */
export function areAllies(a: Sided & { readonly id: FigureId }, b: Sided & { readonly id: FigureId }): boolean {
  return a.id !== b.id && sideOf(a) === sideOf(b) && sideOf(a) !== 'obstacle';
}

/** Whether a figure has a token, such as that of a condition (L15). */
export function hasToken(figure: { readonly tokens: readonly { readonly token: Token }[] }, token: Token): boolean {
  return figure.tokens.some((each) => each.token === token);
}

const OBSTACLE: Values = { hp: 0, move: 0, attack: 0, range: null };

/**
 * The printed values of a figure. For a monster they depend on the monster level of this scenario (L1.4). Heroes and obstacles have
 * no printed values, so their values are 0.
 * @throws Error if the book has no values for the monster or the summon
 */
export function valuesOf(book: Book, figure: DeepFigure): Values {
  switch (figure.kind) {
    case 'monster': {
      const values = book.monsters[figure.monster]?.ranks[figure.rank]?.[monsterLevel(book)];
      if (!values) throw new Error(`the book has no values for the ${figure.rank} monster ${figure.monster}`);
      return values;
    }
    case 'summon': {
      const summon = book.summons[figure.summon];
      if (!summon) throw new Error(`the book has no summon ${figure.summon}`);
      return summon.values;
    }
    case 'escort': {
      const escort = book.scenario.escorts.find(({ id }) => id === figure.escort);
      return { hp: figure.maxHp, move: escort?.move ?? 0, attack: 0, range: null };
    }
    case 'hero':
    case 'obstacle':
      return OBSTACLE;
  }
}
type DeepFigure = State['figures'][number] | Figure;

/** The current board for paths, range and sight (core/board). `spent` is empty, because `tiles` contains the sprung traps. */
export function situationOf(book: Book, state: State): Situation {
  return { board: book.scenario.board, opened: state.opened, spent: [], tiles: state.tiles };
}

export type { Seat };

/** The hero for whom a figure acts: the hero itself, or the hero of a summon; null for other figures. */
export function controllingHero(state: State, id: FigureId): HeroId | null {
  const figure = figureOf(state, id);
  return figure?.kind === 'hero' || figure?.kind === 'summon' ? figure.hero : null;
}

/** Whether no push or pull moves a figure, and no condition affects it: obstacles, and escorts that are immune to all (L27.6, L27.8). */
export const isFixed = (book: Book, figure: State['figures'][number]): boolean =>
  figure.kind === 'obstacle' ||
  (figure.kind === 'escort' &&
    book.scenario.escorts.some(({ id, immune }) => id === figure.escort && immune === 'all'));
