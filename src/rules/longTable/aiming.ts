/** L11.1, L13.2, L25.2, L25.3: whom an attack of some form can hit from a hex, and which of them it had rather. */
import type { HexId } from '../core/board';
import { type Axial, positionsOf } from './areas';
import type { Book } from './book';
import { areEnemies, hasToken, situationOf } from './figures';
import type { Form } from './forms';
import { type Grid, gridOf } from './grid';
import type { FigureId, Table } from './state';
import { placeInOrder } from './turnOrder';
import type { Area } from './vocabulary';
import type { TableFigure } from './walkers';

/** An enemy, and where it stands on the grid. */
export interface Mark {
  readonly figure: TableFigure;
  readonly hex: number;
  /** L25.3: from 0; by the range from where the attacker's turn began, then by the turn order. */
  readonly rank: number;
}

/** L15.9: the enemies of a figure that it may target, by rank. */
export function marksOf(book: Book, state: Table, figure: TableFigure, startHex: HexId): Mark[] {
  const grid = gridOf(situationOf(book, state));
  const start = grid.indexOf.get(startHex) ?? -1;
  return state.figures
    .filter((other) => areEnemies(figure, other) && !hasToken(other, 'invisible'))
    .map((other) => {
      const hex = grid.indexOf.get(other.hex) ?? -1;
      return { other, hex, range: grid.range(start, hex), place: placeInOrder(book, state, other) };
    })
    .sort((a, b) => a.range - b.range || a.place - b.place)
    .map(({ other, hex }, rank) => ({ figure: other, hex, rank }));
}

/** The red hexes of each way to lay an area so that it covers a hex; of a melee one, with the attacker's hex. */
interface Placing {
  readonly red: readonly number[];
  readonly grey: number;
}

/** Every way to lay an area over a hex of the map. */
function placingsOver(grid: Grid, area: Area, at: number): Placing[] {
  const [q, r] = [grid.q[at] ?? 0, grid.r[at] ?? 0];
  return positionsOf(area).flatMap((red) =>
    red.map(([dq, dr]) => ({
      red: onMap(grid, red, q - dq, r - dr),
      grey: area.melee ? grid.at(q - dq, r - dr) : -1,
    })),
  );
}

const onMap = (grid: Grid, red: readonly Axial[], q: number, r: number): number[] =>
  red.map(([dq, dr]) => grid.at(q + dq, r + dr)).filter((hex) => hex >= 0);

/** Where an attack on one enemy can be made from. */
export interface Aim {
  readonly grid: Grid;
  readonly form: Form;
  readonly target: number;
  /** Ways to lay its area over the target; null without an area. */
  readonly placings: readonly Placing[] | null;
}

export function aimAt(grid: Grid, form: Form, target: number): Aim {
  return { grid, form, target, placings: form.area && placingsOver(grid, form.area, target) };
}

/** L13.2: whether an area may be laid so from a hex. A ranged one has some red hex of the map in range. */
function mayLay({ grid, form }: Aim, { red, grey }: Placing, from: number): boolean {
  return form.melee ? grey === from : red.some((hex) => grid.range(from, hex) <= form.range);
}

const inReach = ({ grid, form }: Aim, from: number, hex: number): boolean =>
  hex !== from && grid.range(from, hex) <= form.range && grid.sees(from, hex);

/** L23.4: whether the target can be hit from a hex. */
export function canHit(aim: Aim, from: number): boolean {
  const { grid, placings, target } = aim;
  if (!placings) return inReach(aim, from, target);
  return placings.some((placing) => mayLay(aim, placing, from)) && grid.sees(from, target);
}

/** Whom an attack hits: the ranks of all targets but the one aimed at, the best first. */
export interface Hits {
  readonly others: readonly number[];
  readonly placing: readonly number[] | null;
}

/**
 * L25.2, L25.3: what can be hit from a hex together with the target: the most, and of as many the better ones. Null: the target cannot
 * be hit.
 */
export function bestHits(aim: Aim, marks: readonly Mark[], from: number): Hits | null {
  const all = hitsFrom(aim, marks, from);
  return all.reduce<Hits | null>((best, next) => (best && compareHits(best, next) <= 0 ? best : next), null);
}

/** More targets are better, then the lower rank at the first difference. */
export function compareHits(a: Hits, b: Hits): number {
  return b.others.length - a.others.length || compareRanks(a.others, b.others);
}

/** L25.3: of two sets the one with the lower rank at the first difference. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, i) => rank !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/**
 * L24.4: how just these others can be hit from a hex together with the target; null: they cannot. They are as many as can be hit from
 * anywhere, so no area covers somebody else besides.
 */
export function hitsOf(aim: Aim, marks: readonly Mark[], from: number, others: readonly number[]): Hits | null {
  const wanted = marks.filter(({ rank, hex }) => hex === aim.target || others.includes(rank));
  return hitsFrom(aim, wanted, from).find((hits) => hits.others.length === others.length) ?? null;
}

/** The best hits of every way to make the attack from a hex. */
function hitsFrom(aim: Aim, marks: readonly Mark[], from: number): Hits[] {
  const { grid, form, placings, target } = aim;
  if (!placings) {
    if (!inReach(aim, from, target)) return [];
    return [{ others: furtherHits(aim, marks, from, []), placing: null }];
  }
  if (!grid.sees(from, target)) return [];
  return placings
    .filter((placing) => mayLay(aim, placing, from))
    .map(({ red }) => {
      const hit = marks.filter(({ hex }) => hex !== target && red.includes(hex) && grid.sees(from, hex));
      const inArea = hit.map(({ rank }) => rank);
      const more = form.targets > 1 ? furtherHits(aim, marks, from, inArea) : [];
      return { others: [...inArea, ...more].sort((a, b) => a - b), placing: [...red].sort((a, b) => a - b) };
    });
}

/** L13.1, L13.4: the best enemies in range and sight besides those that are hit already. */
function furtherHits(aim: Aim, marks: readonly Mark[], from: number, hit: readonly number[]): number[] {
  const ranks: number[] = [];
  for (const { hex, rank } of marks) {
    if (ranks.length >= aim.form.targets - 1) break;
    if (hex !== aim.target && !hit.includes(rank) && inReach(aim, from, hex)) ranks.push(rank);
  }
  return ranks;
}

/** The figures that are hit, the target first, the others by rank (L25.4). */
export function hitFigures(aim: Aim, marks: readonly Mark[], { others }: Hits): FigureId[] {
  const focus = marks.filter(({ hex }) => hex === aim.target);
  return [...focus, ...marks.filter(({ rank }) => others.includes(rank))].map(({ figure }) => figure.id);
}
