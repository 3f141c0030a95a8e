/**
 * Test kit: a second implementation of the board's geometry, slow and simple, that shares only data with src/rules, and random boards
 * to compare the two.
 */
import fc from 'fast-check';
import { type Board, type HexId, parseBoard, TERRAINS, type Terrain } from '../../src/rules/core/board';
import { compareHexes } from '../../src/rules/core/hexes';
import { HINDRANCE_KINDS, type HindranceKind } from '../../src/rules/inHand/vocabulary';
import type { MapSituation } from '../../src/rules/inHand/walkers';

/** Returns the initial situation on a board, with the given changes. */
export function situationOn(board: Board, changes: Partial<Omit<MapSituation, 'board'>> = {}): MapSituation {
  return { board, opened: [], spent: [], monsters: [], ...changes };
}

/** Returns a situation from a drawing in which `m` and `o` are living monsters, and a function that returns the hex of a mark. */
export function drawn(text: string, changes: Partial<Omit<MapSituation, 'board'>> = {}) {
  const { board, marks } = parseBoard(text);
  const monsters = [...(marks['m'] ?? []), ...(marks['o'] ?? [])];
  const at = (mark: string): HexId => {
    const hex = marks[mark]?.[0];
    if (!hex) throw new Error(`the drawing has no mark ${mark}`);
    return hex;
  };
  return { situation: situationOn(board, { monsters, ...changes }), at };
}

const LETTERS = 'abcdefgh';

/** A hex as column and row, from 0. */
type Square = readonly [column: number, row: number];

const square = (hex: HexId): Square => [LETTERS.indexOf(hex.charAt(0)), Number(hex.slice(1)) - 1];
const nameOf = ([column, row]: Square): HexId => `${LETTERS.charAt(column)}${row + 1}`;

// biome-ignore format: one row
const EVEN_COLUMN: Square[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 0], [-1, -1]];
// biome-ignore format: one row
const ODD_COLUMN: Square[] = [[0, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]];

/** Returns the six hexes around a hex, also those that are not on the board. */
export function neighboursOf(hex: HexId): HexId[] {
  const [column, row] = square(hex);
  return (column % 2 ? ODD_COLUMN : EVEN_COLUMN).map(([c, r]) => nameOf([column + c, row + r]));
}

/** Returns random boards with rock, all terrains, and walls between some hexes. @param plainness the weight of plain hexes */
export function boards(columns: number, rows: number, plainness = 6): fc.Arbitrary<Board> {
  const squares = [...Array(columns * rows).keys()].map((i): Square => [i % columns, Math.floor(i / columns)]);
  const terrain = fc.oneof(
    { weight: plainness, arbitrary: fc.constant<Terrain>('plain') },
    { weight: 5, arbitrary: fc.constantFrom(...TERRAINS.slice(1)) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  const cells = fc.tuple(...squares.map(() => terrain));
  const wallChances = fc.array(fc.nat(11), { minLength: columns * rows * 3, maxLength: columns * rows * 3 });
  return fc.tuple(cells, wallChances).map(([terrains, chances]) => {
    const hexes: Record<HexId, Terrain> = {};
    const byColumn = squares.map((at, i) => [at, terrains[i]] as const).sort(([[c, r]], [[d, s]]) => c - d || r - s);
    for (const [at, kind] of byColumn) if (kind) hexes[nameOf(at)] = kind;
    const names = Object.keys(hexes);
    const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b] as const));
    const walls = pairs.filter(([a, b]) => neighboursOf(a).includes(b)).filter((_, i) => chances[i] === 0);
    return { hexes, walls };
  });
}

/** Returns random situations (some doors open, some traps spent, two monsters) with two different hexes. */
export function situations(columns: number, rows: number, plainness = 6) {
  return boards(columns, rows, plainness)
    .filter(({ hexes }) => Object.keys(hexes).length >= 4)
    .chain((board) => {
      const names = Object.keys(board.hexes);
      const of = (kind: Terrain) => fc.subarray(names.filter((hex) => board.hexes[hex] === kind));
      return fc
        .tuple(of('door'), of('trap'), fc.shuffledSubarray(names, { minLength: 4, maxLength: 4 }))
        .map(([opened, spent, [a = '', b = '', ...monsters]]) => ({
          situation: situationOn(board, { opened, spent, monsters }),
          a,
          b,
        }));
    });
}

function slowTerrain({ board, opened, spent }: MapSituation, hex: HexId): Terrain | undefined {
  if (opened.includes(hex) || spent.includes(hex)) return 'plain';
  return board.hexes[hex];
}

const isOpen = (situation: MapSituation, hex: HexId) => ![undefined, 'door'].includes(slowTerrain(situation, hex));

function walled({ board }: MapSituation, a: HexId, b: HexId): boolean {
  return board.walls.some(([p, q]) => (p === a && q === b) || (p === b && q === a));
}

export function slowAdjacent(situation: MapSituation, a: HexId, b: HexId): boolean {
  return neighboursOf(a).includes(b) && isOpen(situation, a) && isOpen(situation, b) && !walled(situation, a, b);
}

// Sight: every wall is a closed convex set that a line touches or does not touch.

type Vector = readonly [x: number, y: number];

/** All points p with a * p.x + b * p.y + c >= 0. */
type HalfPlane = readonly [a: number, b: number, c: number];

/** A rational number; the denominator is positive. */
type Rational = readonly [numerator: number, denominator: number];

const isLess = ([a, b]: Rational, [c, d]: Rational) => a * d < c * b;

function cornersOfSquare([column, row]: Square): Vector[] {
  const [x, y] = [3 * column, 2 * row + (column % 2 === 0 ? 0 : 1)];
  // biome-ignore format: one row
  const corners = [[2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]] as const;
  return corners.map(([dx, dy]) => [x + dx, y + dy]);
}

function wholeHex(at: Square): HalfPlane[] {
  const corners = cornersOfSquare(at);
  return corners.map(([x, y], i) => {
    const [u, v] = corners[(i + 1) % 6] ?? [x, y];
    return [y - v, u - x, x * (v - y) - y * (u - x)];
  });
}

function sharedSide(a: HexId, b: HexId): HalfPlane[] {
  const others = cornersOfSquare(square(b)).map(String);
  const [[x, y] = [0, 0], [u, v] = [0, 0]] = cornersOfSquare(square(a)).filter((corner) =>
    others.includes(String(corner)),
  );
  const [dx, dy] = [u - x, v - y];
  const onLine: HalfPlane = [-dy, dx, dy * x - dx * y];
  const [a1, b1, c1] = onLine;
  return [onLine, [-a1, -b1, -c1], [dx, dy, -(dx * x + dy * y)], [-dx, -dy, dx * u + dy * v]];
}

/** Returns whether the segment from p to q and the intersection of the half planes have a common point. */
function meets(p: Vector, q: Vector, halfPlanes: HalfPlane[]): boolean {
  let from: Rational = [0, 1];
  let to: Rational = [1, 1];
  for (const [a, b, c] of halfPlanes) {
    const [f, g] = [a * p[0] + b * p[1] + c, a * q[0] + b * q[1] + c];
    if (f < 0 && g < 0) return false;
    if (f >= 0 && g >= 0) continue;
    const crossing: Rational = [Math.abs(f), Math.abs(f) + Math.abs(g)];
    if (f < 0 && isLess(from, crossing)) from = crossing;
    if (g < 0 && isLess(crossing, to)) to = crossing;
  }
  return !isLess(to, from);
}

/** R13.1 literally: tests all 36 lines between corners against every wall, every closed door and all surrounding rock. */
export function slowSees(situation: MapSituation, a: HexId, b: HexId): boolean {
  if (!isOpen(situation, a) || !isOpen(situation, b)) return false;
  if (a === b || slowAdjacent(situation, a, b)) return true;
  const squares = [...Array(100).keys()].map((i): Square => [(i % 10) - 1, Math.floor(i / 10) - 1]);
  const solid = squares.filter((at) => !isOpen(situation, nameOf(at))).map(wholeHex);
  const obstructions = [...solid, ...situation.board.walls.map(([p, q]) => sharedSide(p, q))];
  const clear = (p: Vector, q: Vector) => !obstructions.some((halfPlanes) => meets(p, q, halfPlanes));
  return cornersOfSquare(square(a)).some((p) => cornersOfSquare(square(b)).some((q) => clear(p, q)));
}

// Routes: all of them are enumerated.

/** Returns all shortest routes between two hexes over allowed steps, including both hexes. */
function allShortest(from: HexId, to: HexId, isStep: (a: HexId, b: HexId) => boolean): HexId[][] {
  let routes = [[from]];
  while (routes.length > 0) {
    const arrived = routes.filter((route) => route.at(-1) === to);
    if (arrived.length > 0) return arrived;
    routes = routes.flatMap((route) => {
      const last = route.at(-1) ?? from;
      return neighboursOf(last)
        .filter((next) => isStep(last, next) && !route.includes(next))
        .map((next) => [...route, next]);
    });
  }
  return [];
}

export function slowRange(situation: MapSituation, a: HexId, b: HexId): number {
  if (!isOpen(situation, a)) return Number.POSITIVE_INFINITY;
  const [route] = allShortest(a, b, (p, q) => slowAdjacent(situation, p, q));
  return route ? route.length - 1 : Number.POSITIVE_INFINITY;
}

/** R10: returns the cost of the best path to each hex: movement points (without landing), traps and hazardous hexes. */
export function slowReach(situation: MapSituation, from: HexId, points: number, mode: 'move' | 'jump') {
  const best = new Map<HexId, [points: number, traps: number, hazards: number]>();
  const go = (hex: HexId, toll: [number, number, number], route: HexId[]) => {
    const known = best.get(hex);
    if (!known || comesBefore(toll, known)) best.set(hex, toll);
    for (const to of neighboursOf(hex)) {
      const kind = slowTerrain(situation, to);
      const blocked = kind === 'obstacle' || situation.monsters.includes(to);
      if (!kind || walled(situation, hex, to) || route.includes(to) || (mode === 'move' && blocked)) continue;
      const cost = toll[0] + (mode === 'move' && kind === 'difficult' ? 2 : 1);
      const [traps, hazards] = mode === 'move' ? [Number(kind === 'trap'), Number(kind === 'hazardous')] : [0, 0];
      if (cost <= points) go(to, [cost, toll[1] + traps, toll[2] + hazards], [...route, to]);
    }
  };
  go(from, [0, 0, 0], [from]);
  best.delete(from);
  return best;
}

function comesBefore(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i >= 0 && (a[i] ?? 0) < (b[i] ?? 0);
}

/**
 * R30.2 literally, for all pairs of routes r1 and r2: returns the kinds of the mildest choice, the mildest first, and the traps on any
 * choice that is as mild.
 */
export function slowHindrances(
  situation: MapSituation,
  hero: HexId,
  monster: HexId,
): { kinds: HindranceKind[]; traps: HexId[] } {
  const kindAt = (hex: HexId) => HINDRANCE_KINDS.find((kind) => kind === slowTerrain(situation, hex));
  const tilesOf = (route: HexId[]) => route.slice(1, -1).filter(kindAt);
  const routesAround = (forbidden: HexId[]) => {
    const taken = [...forbidden, ...situation.monsters.filter((hex) => hex !== monster)];
    return allShortest(hero, monster, (a, b) => slowAdjacent(situation, a, b) && !taken.includes(b));
  };
  const first = routesAround([]);
  if (first.length === 0 || first.some((route) => tilesOf(route).length === 0)) return { kinds: [], traps: [] };
  const choices = first.map(tilesOf).flatMap((tiles): { kinds: HindranceKind[]; hexes: HexId[] }[] => {
    const second = routesAround(tiles.filter((hex) => kindAt(hex) === 'obstacle'));
    if (second.length === 0) return [{ kinds: ['obstacle', 'obstacle'], hexes: [] }];
    return second.map(tilesOf).flatMap((others) => {
      const forgiven = others.some((hex) => tiles.includes(hex)) ? 1 : 0;
      const n = others.length - forgiven;
      const counted = n > 0 ? pairsOf(tiles, others) : (forgiven ? others : tiles).map((hex) => [hex]);
      return counted.map((hexes) => ({ kinds: hexes.map(kindAt).filter((kind) => kind !== undefined), hexes }));
    });
  });
  const severities = (kinds: HindranceKind[]) =>
    kinds
      .map((kind) => HINDRANCE_KINDS.indexOf(kind))
      .sort()
      .reverse();
  const isMilder = (a: HindranceKind[], b: HindranceKind[]) =>
    a.length < b.length || (a.length === b.length && comesBefore(severities(a), severities(b)));
  const mildest = choices.filter(({ kinds }) => !choices.some((other) => isMilder(other.kinds, kinds)));
  const hexes = mildest.flatMap((choice) => choice.hexes);
  return {
    kinds: HINDRANCE_KINDS.flatMap((kind) => (mildest[0]?.kinds ?? []).filter((other) => other === kind)),
    traps: [...new Set(hexes)].filter((hex) => kindAt(hex) === 'trap').sort(compareHexes),
  };
}

/** Returns all pairs of a tile of each list, without pairs of the same tile. */
function pairsOf(tiles: HexId[], others: HexId[]): HexId[][] {
  return tiles.flatMap((tile) => others.filter((other) => other !== tile).map((other) => [tile, other]));
}
