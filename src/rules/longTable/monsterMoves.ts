/** Decides the move of a monster or summon: its attack hexes, and the plan for its attack (L24, L36.4). Escorts use `nearestEnds`. */
import { type Aim, aimAt, bestHits, compareRanks, exactHits, type Hits, hitFigures, type RankedEnemy } from './aiming';
import type { AttackHex, MoveStep } from './events';
import type { Form } from './forms';
import type { FigureId } from './state';
import { bestValuesTo, lengthIn, NO_WAY, negativesIn, type WayTable } from './ways';

/** A possible end of the move. All possible ends are equally good (L24.7). Hexes are indexes on the grid. */
export interface MoveEnd {
  readonly hex: number;
  /** L24.3: the targets of the attack, if the figure can attack from this hex. */
  readonly plan: { readonly targets: FigureId[]; readonly placing: readonly number[] | null } | null;
}

/** The result of L24: the possible ends of a move, with the values that decided. */
export interface MoveChoice {
  readonly hexes: readonly AttackHex[];
  /** The best attack hexes, in hex order. */
  readonly best: readonly number[];
  /** The possible ends, in hex order. Empty if there is no attack hex; then the figure stays. `decideMove` puts the best for the attack first. */
  readonly ends: readonly MoveEnd[];
  readonly decided: MoveStep;
}

/** An attack hex with its values. */
interface Row {
  readonly hex: number;
  readonly negatives: number;
  readonly length: number;
  readonly within: boolean;
  readonly adjacent: boolean;
  readonly hits: Hits;
}

/** Filters attack hexes step by step: each step keeps the rows with the least value. Records the last step that excluded a row. */
class Sieve {
  rows: readonly Row[];
  decided: MoveStep = 'only';

  constructor(rows: readonly Row[]) {
    this.rows = rows;
  }

  keep(step: MoveStep, value: (row: Row) => number): void {
    let least = Number.POSITIVE_INFINITY;
    for (const row of this.rows) least = Math.min(least, value(row));
    const kept = this.rows.filter((row) => value(row) === least);
    if (kept.length < this.rows.length) this.decided = step;
    this.rows = kept;
  }
}

/**
 * L24.3-L24.6: the move towards the focus.
 * @param marks the enemies that the attack may hit, by rank (L25.3)
 * @param m the movement points of the figure
 * @param focus the hex of the focus
 * @param shoots whether the attack is ranged and the figure is not muddled, so that it avoids disadvantage
 */
export function chooseMove(
  ways: WayTable,
  marks: readonly RankedEnemy[],
  form: Form,
  focus: number,
  m: number,
  shoots: boolean,
): MoveChoice {
  const aim = aimAt(ways.grid, form, focus);
  const rows = rowsOf(ways, aim, marks, m);
  const sieve = new Sieve(rows);
  sieve.keep('L24.3a', ({ negatives }) => negatives);
  sieve.keep('L24.3b', ({ within }) => (within ? 0 : 1));
  if (shoots) sieve.keep('L24.3c', ({ adjacent }) => (adjacent ? 1 : 0));
  const asGood = sieve.rows;
  sieve.keep('L24.3d', ({ hits }) => -hits.others.length);
  sieve.keep('L24.3e', ({ length }) => length);
  const others = bestOthers(sieve.rows);
  sieve.keep('L24.3f', ({ hits }) => compareRanks(hits.others, others));
  const settled = settle(sieve, asGood, aim, marks, others, shoots);
  return {
    hexes: rows.map((row) => shown(row, aim, marks, shoots, settled.best)),
    best: settled.best.map(({ hex }) => hex),
    ...endsOf(ways, settled, m),
  };
}

function rowsOf(ways: WayTable, aim: Aim, marks: readonly RankedEnemy[], m: number): Row[] {
  const { grid, keys, ends } = ways;
  return ends.flatMap((hex): Row[] => {
    const hits = bestHits(aim, marks, hex);
    if (!hits) return [];
    const key = keys[hex] ?? NO_WAY;
    const length = lengthIn(key);
    return [
      {
        hex,
        negatives: negativesIn(key),
        length,
        within: length <= m,
        adjacent: grid.adjacent(hex, aim.target),
        hits,
      },
    ];
  });
}

function bestOthers(rows: readonly Row[]): readonly number[] {
  return (
    rows.reduce<readonly number[] | null>(
      (best, { hits }) => (best && compareRanks(best, hits.others) <= 0 ? best : hits.others),
      null,
    ) ?? []
  );
}

interface Settled {
  readonly best: readonly Row[];
  readonly decided: MoveStep;
  /** For each best hex, how an attack from there hits the planned targets. */
  readonly plans: ReadonlyMap<number, { targets: FigureId[]; placing: readonly number[] | null }>;
}

/**
 * L24.4: chooses among the hexes that are equally good in L24.3 (a)-(c) and from which the attack hits exactly the planned
 * targets.
 */
function settle(
  sieve: Sieve,
  asGood: readonly Row[],
  aim: Aim,
  marks: readonly RankedEnemy[],
  others: readonly number[],
  shoots: boolean,
): Settled {
  const found = new Map<number, Hits>();
  for (const { hex } of asGood) {
    const hits = exactHits(aim, marks, hex, others);
    if (hits) found.set(hex, hits);
  }
  const before = new Set(sieve.rows);
  const last = new Sieve(asGood.filter(({ hex }) => found.has(hex)));
  last.keep('L24.4', ({ hex }) => disadvantaged(aim, marks, others, hex, shoots));
  last.keep('L24.4', ({ length }) => length);
  const changed = last.rows.length !== before.size || last.rows.some((row) => !before.has(row));
  const best = [...last.rows].sort((a, b) => a.hex - b.hex);
  const plans = best.flatMap(({ hex }) => {
    const hits = found.get(hex);
    return hits ? [[hex, { targets: hitFigures(aim, marks, hits), placing: hits.placing }] as const] : [];
  });
  return { best, decided: changed ? 'L24.4' : sieve.decided, plans: new Map(plans) };
}

/** L24.4: the number of targets that a ranged attack has disadvantage against because they are adjacent (L11.1); 0 unless `shoots`. */
function disadvantaged(
  { grid, target }: Aim,
  marks: readonly RankedEnemy[],
  others: readonly number[],
  from: number,
  shoots: boolean,
): number {
  if (!shoots) return 0;
  return marks.filter(({ hex, rank }) => (hex === target || others.includes(rank)) && grid.adjacent(from, hex)).length;
}

/** L24.5, L24.6: the possible ends of a move towards the best attack hexes. */
function endsOf(ways: WayTable, { best, decided, plans }: Settled, m: number): Pick<MoveChoice, 'ends' | 'decided'> {
  if (best.every(({ within }) => within)) {
    const ends = best.map(({ hex }) => ({ hex, plan: plans.get(hex) ?? null }));
    return { ends, decided: ends.length > 1 ? 'L24.7' : decided };
  }
  const hexes = new Set(best.flatMap(({ hex }) => nearestEnds(ways, hex, m)));
  const ends = [...hexes].sort((a, b) => a - b).map((hex) => ({ hex, plan: null }));
  return { ends, decided: ends.length > 1 ? 'L24.7' : 'L24.6' };
}

/**
 * L24.6: the best hexes to end on within m movement points if the goal is out of reach. Three values decide, in this order: the fewest
 * negative hexes on the whole way to the goal, the shortest path from the hex to the goal, the shortest path to the hex.
 */
export function nearestEnds(ways: WayTable, goal: number, m: number): number[] {
  const rest = bestValuesTo(ways, goal);
  let best: number[] = [];
  let least: readonly number[] = [];
  for (const hex of ways.ends) {
    const [key, on] = [ways.keys[hex] ?? NO_WAY, rest[hex] ?? NO_WAY];
    if (lengthIn(key) > m || on >= NO_WAY) continue;
    const value = [negativesIn(key) + negativesIn(on), lengthIn(on), lengthIn(key)];
    const order = best.length > 0 ? compareRanks(value, least) : -1;
    if (order < 0) {
      best = [hex];
      least = value;
    } else if (order === 0) best.push(hex);
  }
  return best;
}

function shown(row: Row, aim: Aim, marks: readonly RankedEnemy[], shoots: boolean, best: readonly Row[]): AttackHex {
  const { hex, negatives, length, within, adjacent, hits } = row;
  return {
    hex: aim.grid.hexes[hex] ?? '',
    negatives,
    withinMove: within,
    adjacentToFocus: adjacent,
    targets: hitFigures(aim, marks, hits),
    length,
    others: hits.others,
    disadvantaged: disadvantaged(aim, marks, hits.others, hex, shoots),
    kept: best.includes(row),
  };
}
