/**
 * Computes the ways of the current move: the ways to the reachable hexes, and the ways that the player draws.
 */
import type { Play } from '../../flow/longTable/play';
import { type HexId, neighboursThroughDoors, terrainAt } from '../../rules/core/board';
import { neighbours } from '../../rules/core/hexes';
import { reachableHexes, saferHexes } from '../../rules/core/routes';
import { figureAt, figureOf, situationOf } from '../../rules/longTable/figures';
import { canEnter } from '../../rules/longTable/penalties';
import { gaitOf, walkerFor } from '../../rules/longTable/walkers';

/** Something that can happen to a figure on a way. */
export type Risk = 'trap' | 'hazard' | 'door';

/**
 * Why a way cannot be extended to a hex. `shut`: the figure may not enter this dungeon room yet (`canEnter`). `door`: the
 * way would lead through a door. `far`: the movement points do not suffice, or the player does not know the hex. `noEnd`:
 * the move could not end after the extension.
 */
export type Barrier = 'wall' | 'foe' | 'obstacle' | 'locked' | 'shut' | 'door' | 'far' | 'noEnd';

export interface Way {
  /** The hexes entered, in order. */
  readonly path: readonly HexId[];
  /** In movement points. */
  readonly cost: number;
  readonly risks: readonly Risk[];
}

/** A way drawn by the player. */
export interface DrawnWay extends Way {
  /** Movement points available at the start of the way. */
  readonly movement: number;
  /** Whether the figure may stop at the end of the way. */
  readonly canStop: boolean;
}

const NONE: ReadonlyMap<HexId, Way> = new Map();

/** The moving figure, and the cost of each hex for this figure; null if no figure moves. */
function moverOf({ book, state }: Play) {
  const { question } = state;
  if (question?.ask !== 'move') return null;
  const { action, left, jump } = question.move;
  const figure = figureOf(state, action.actor);
  if (!figure) return null;
  const walker = walkerFor(book, state, figure, jump);
  const may = (to: HexId) => canEnter(book, state, figure.id, to);
  const stepCost = (to: HexId) => (may(to) ? walker.stepCost(to) : Number.POSITIVE_INFINITY);
  return { figure, left, may, walker: { ...walker, stepCost }, gait: gaitOf(book, figure, jump) };
}

type Mover = NonNullable<ReturnType<typeof moverOf>>;

/** The hex of the moving figure, or null if no figure moves. */
export const moverHex = (play: Play): HexId | null => moverOf(play)?.figure.hex ?? null;

function riskAt({ book, state }: Play, hex: HexId): Risk | null {
  const terrain = terrainAt(situationOf(book, state), hex);
  if (terrain === 'door') return 'door';
  if (state.traps.some((trap) => trap.hex === hex)) return 'trap';
  return terrain === 'hazardous' ? 'hazard' : null;
}

/**
 * L9.2-L9.4: a jumping figure meets only the risks of its last hex, and a flying figure meets none. But a jumping or
 * flying figure opens every door on the way.
 */
function risksOf(play: Play, { gait }: Mover, path: readonly HexId[]): Risk[] {
  const touches = (hex: HexId, risk: Risk) =>
    risk === 'door' || gait === 'walk' || (gait === 'jump' && hex === path.at(-1));
  const risks = path.flatMap((hex) => {
    const risk = riskAt(play, hex);
    return risk !== null && touches(hex, risk) ? [risk] : [];
  });
  return [...new Set(risks)];
}

const isDoor = (play: Play, hex: HexId): boolean => riskAt(play, hex) === 'door';

/** Makes a function that tells whether the player knows a hex. All hexes of open dungeon rooms and all doors are known. */
function knownOf({ book: { scenario }, state }: Play): (hex: HexId) => boolean {
  const seen = new Set(state.rooms.flatMap((room) => scenario.rooms[room]?.hexes ?? []));
  return (hex) => seen.has(hex) || scenario.doors.some((door) => door.hex === hex);
}

/**
 * L9: the hexes at which the move may end, each with the cheapest way, without danger if there is one; empty if no figure moves. Leaves out unknown
 * hexes, and hexes whose way leads through a closed door.
 */
export function waysOf(play: Play): ReadonlyMap<HexId, Way> {
  const mover = moverOf(play);
  if (!mover) return NONE;
  const reached = saferHexes(play.book.scenario.board, mover.figure.hex, mover.left, mover.walker);
  const known = knownOf(play);
  const ways = new Map<HexId, Way>();
  for (const [hex, { path, cost, canStop }] of reached) {
    if (!canStop || !known(hex) || path.slice(0, -1).some((each) => isDoor(play, each))) continue;
    ways.set(hex, { path, cost, risks: risksOf(play, mover, path) });
  }
  return ways;
}

/** The cost and the risks of a drawn path; null if the path is empty or no figure moves. */
export function wayAlong(play: Play, path: readonly HexId[]): DrawnWay | null {
  const mover = moverOf(play);
  const end = path.at(-1);
  if (!mover || end === undefined) return null;
  const over = spentOn(mover, path);
  const landing = mover.walker.landingCost(end);
  const canStop = over + landing <= mover.left;
  const risks = risksOf(play, mover, path);
  return { path, cost: canStop ? over + landing : over, risks, movement: mover.left, canStop };
}

const spentOn = ({ walker }: Mover, path: readonly HexId[]): number =>
  path.reduce((sum, hex) => sum + walker.stepCost(hex), 0);

interface PathExtension {
  readonly path: readonly HexId[];
  /** Why the path could not be extended; null if nothing was refused. */
  readonly refused: Barrier | null;
}

/**
 * L9.1: extends the path to a hex. If the hex is already on the path, the path is shortened to it; if the hex is the
 * start, the path becomes empty. If the finger skipped hexes, the cheapest way fills the gap.
 */
export function pathExtendedTo(play: Play, path: readonly HexId[], to: HexId): PathExtension {
  const mover = moverOf(play);
  if (!mover) return { path, refused: null };
  if (to === mover.figure.hex) return { path: [], refused: null };
  const before = path.indexOf(to);
  if (before >= 0) return { path: path.slice(0, before + 1), refused: null };
  const from = path.at(-1) ?? mover.figure.hex;
  const left = mover.left - spentOn(mover, path);
  const on = nextOf(play, mover, from, to, left);
  return typeof on === 'string' ? { path, refused: on } : { path: [...path, ...on], refused: null };
}

/** The hexes from the end of the path to a hex, or the reason why the path cannot continue there. */
function nextOf(play: Play, mover: Mover, from: HexId, to: HexId, left: number): readonly HexId[] | Barrier {
  const { board } = play.book.scenario;
  const { walker } = mover;
  // L10.1: a door changes the map, so a path ends there.
  if (isDoor(play, from)) return 'door';
  if (!knownOf(play)(to)) return 'far';
  if (walker.stepCost(to) === Number.POSITIVE_INFINITY) return barrierAt(play, mover, to);
  if (neighboursThroughDoors(board, from).includes(to)) {
    const rest = left - walker.stepCost(to);
    if (rest < 0) return 'far';
    return canEnd(play, mover, to, rest) ? [to] : 'noEnd';
  }
  if (neighbours(from).includes(to)) return 'wall';
  const found = reachableHexes(board, from, left, walker).get(to);
  if (!found) return 'far';
  if (found.path.slice(0, -1).some((hex) => isDoor(play, hex))) return 'door';
  return canEnd(play, mover, to, left - spentOn(mover, found.path)) ? found.path : 'noEnd';
}

/** L9.1 [ruling]: whether the move can still end on some hex with the movement points left. */
function canEnd(play: Play, { walker }: Mover, at: HexId, left: number): boolean {
  if (walker.landingCost(at) <= left) return true;
  return [...reachableHexes(play.book.scenario.board, at, left, walker).values()].some(({ canStop }) => canStop);
}

function barrierAt(play: Play, { may }: Mover, hex: HexId): Barrier {
  if (!may(hex)) return 'shut';
  if (isDoor(play, hex)) return 'locked';
  return figureAt(play.state, hex) ? 'foe' : 'obstacle';
}
