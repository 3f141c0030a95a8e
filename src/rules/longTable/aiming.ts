/**
 * Finds the enemies that an attack can hit from a hex, and those among them that a monster prefers (L11.1, L13.2, L25.2, L25.3).
 */
import type { HexId } from '../core/board';
import { type Axial, orientationsOf } from './areas';
import type { Book } from './book';
import { hasAsEnemy, hasToken, situationOf } from './figures';
import type { Form } from './forms';
import { type Grid, gridOf } from './grid';
import type { FigureId, State } from './state';
import { turnOrderKey } from './turnOrder';
import type { Area } from './vocabulary';
import type { TableFigure } from './walkers';

/** An enemy with its preference. `hex` is an index of the grid. */
export interface RankedEnemy {
  readonly figure: TableFigure;
  readonly hex: number;
  /** L25.3: 0 for the most preferred enemy. The range from the hex where the attacker's turn began decides, then the turn order. */
  readonly rank: number;
}

/** L15.9: the enemies that a figure may target, sorted by rank. */
export function rankedEnemies(book: Book, state: State, figure: TableFigure, startHex: HexId): RankedEnemy[] {
  const grid = gridOf(situationOf(book, state));
  const start = grid.indexOf.get(startHex) ?? -1;
  return state.figures
    .filter((other) => hasAsEnemy(figure, other) && !hasToken(other, 'invisible'))
    .map((other) => {
      const hex = grid.indexOf.get(other.hex) ?? -1;
      return { other, hex, range: grid.range(start, hex), place: turnOrderKey(book, state, other) };
    })
    .sort((a, b) => a.range - b.range || a.place - b.place)
    .map(({ other, hex }, rank) => ({ figure: other, hex, rank }));
}

/** A placement of an area. Hexes are indexes of the grid. */
interface Placing {
  /** The area's red hexes that are on the map. */
  readonly red: readonly number[];
  /** The attacker's grey hex; -1 for a ranged area, or if the grey hex is not on the map. */
  readonly grey: number;
}

/** Every placement of an area that covers the hex with the grid index `at`. */
function placingsOver(grid: Grid, area: Area, at: number): Placing[] {
  const [q, r] = [grid.q[at] ?? 0, grid.r[at] ?? 0];
  return orientationsOf(area).flatMap((red) =>
    red.map(([dq, dr]) => ({
      red: onMap(grid, red, q - dq, r - dr),
      grey: area.melee ? grid.indexAt(q - dq, r - dr) : -1,
    })),
  );
}

const onMap = (grid: Grid, red: readonly Axial[], q: number, r: number): number[] =>
  red.map(([dq, dr]) => grid.indexAt(q + dq, r + dr)).filter((hex) => hex >= 0);

/** An attack on one enemy: its form, its target and the possible placements of its area. */
export interface Aim {
  readonly grid: Grid;
  readonly form: Form;
  /** The hex of the target, as an index of the grid. */
  readonly target: number;
  /** The placements of the attack's area that cover the target; null if the attack has no area. */
  readonly placings: readonly Placing[] | null;
}

/** Makes an `Aim` for an attack on a target hex. @param target index of the hex on the grid */
export function aimAt(grid: Grid, form: Form, target: number): Aim {
  return { grid, form, target, placings: form.area && placingsOver(grid, form.area, target) };
}

/**
 * L13.2: whether an attacker on hex `from` may use this placement. The grey hex of a melee area must be `from`; a ranged
 * area needs a red hex on the map that is in range.
 */
function mayLay({ grid, form }: Aim, { red, grey }: Placing, from: number): boolean {
  return form.melee ? grey === from : red.some((hex) => grid.range(from, hex) <= form.range);
}

const inReach = ({ grid, form }: Aim, from: number, hex: number): boolean =>
  hex !== from && grid.range(from, hex) <= form.range && grid.sees(from, hex);

/** L23.4: whether the attack can hit the target from a hex. */
export function canHit(aim: Aim, from: number): boolean {
  const { grid, placings, target } = aim;
  if (!placings) return inReach(aim, from, target);
  return placings.some((placing) => mayLay(aim, placing, from)) && grid.sees(from, target);
}

/** What an attack hits besides its main target. */
export interface Hits {
  /** The ranks of the other targets, best first. */
  readonly others: readonly number[];
  /** The red hexes of the attack's area; null if the attack has no area. */
  readonly placing: readonly number[] | null;
}

/**
 * L25.2, L25.3: the best set of enemies that can be hit from a hex together with the target. The best set has as many
 * enemies as possible, and among equally large sets the preferred enemies. Null if the target cannot be hit.
 * @param marks all enemies that may be hit, sorted by rank
 */
export function bestHits(aim: Aim, marks: readonly RankedEnemy[], from: number): Hits | null {
  const all = hitsFrom(aim, marks, from);
  return all.reduce<Hits | null>((best, next) => (best && compareHits(best, next) <= 0 ? best : next), null);
}

/** Compares hits for sorting: more targets are better, then the lower rank at the first difference. */
export function compareHits(a: Hits, b: Hits): number {
  return b.others.length - a.others.length || compareRanks(a.others, b.others);
}

/** L25.3: compares two sets of ranks for sorting. The set with the lower rank at the first difference is better. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, i) => rank !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/**
 * L24.4: a way to hit exactly these other enemies from a hex together with the target; null if there is none. `others` is
 * always a largest possible set, so an area that covers all of them covers no further enemy.
 */
export function exactHits(
  aim: Aim,
  marks: readonly RankedEnemy[],
  from: number,
  others: readonly number[],
): Hits | null {
  const wanted = marks.filter(({ rank, hex }) => hex === aim.target || others.includes(rank));
  return hitsFrom(aim, wanted, from).find((hits) => hits.others.length === others.length) ?? null;
}

/** The hits of each way to make the attack from a hex. Each placement of the area is one way; without an area there is only one way. */
function hitsFrom(aim: Aim, marks: readonly RankedEnemy[], from: number): Hits[] {
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

/** L13.1, L13.4: the ranks of the best enemies in range and sight that are neither the target nor in `hit`, one for each further target. */
function furtherHits(aim: Aim, marks: readonly RankedEnemy[], from: number, hit: readonly number[]): number[] {
  const ranks: number[] = [];
  for (const { hex, rank } of marks) {
    if (ranks.length >= aim.form.targets - 1) break;
    if (hex !== aim.target && !hit.includes(rank) && inReach(aim, from, hex)) ranks.push(rank);
  }
  return ranks;
}

/** The figures that an attack hits: the target first, then the others by rank (L25.4). */
export function hitFigures(aim: Aim, marks: readonly RankedEnemy[], { others }: Hits): FigureId[] {
  const focus = marks.filter(({ hex }) => hex === aim.target);
  return [...focus, ...marks.filter(({ rank }) => others.includes(rank))].map(({ figure }) => figure.id);
}
