/** Where the move under way may lead, hex by hex: what the map shows before anything of it is said. Nothing here is a rule. */
import type { Play } from '../../flow/longTable/play';
import { type HexId, terrainAt, waysThroughDoors } from '../../rules/core/board';
import { neighbours } from '../../rules/core/hexes';
import { reach } from '../../rules/core/routes';
import { figureAt, figureOf, situationOf } from '../../rules/longTable/figures';
import { mayEnter } from '../../rules/longTable/penalties';
import { gaitOf, walkerFor } from '../../rules/longTable/walkers';

/** What befalls whoever goes a way. */
export type Risk = 'trap' | 'hazard' | 'door';

/** Why a way is not drawn over a hex. */
export type Barrier = 'wall' | 'foe' | 'obstacle' | 'locked' | 'shut' | 'door' | 'far' | 'noEnd';

export interface Way {
  /** The hexes that are entered, the last one is where it ends. */
  readonly path: readonly HexId[];
  /** Points of movement. */
  readonly cost: number;
  readonly risks: readonly Risk[];
}

/** A way that the player draws. */
export interface DrawnWay extends Way {
  /** Points of movement that there are. */
  readonly most: number;
  /** Whether the move may end where the way ends now. */
  readonly canStop: boolean;
}

const NONE: ReadonlyMap<HexId, Way> = new Map();

/** Who moves, and what each hex is to it; null: nobody moves. */
function moverOf({ book, state }: Play) {
  const { question } = state;
  if (question?.ask !== 'move') return null;
  const { action, left, jump } = question.move;
  const figure = figureOf(state, action.actor);
  if (!figure) return null;
  const walker = walkerFor(book, state, figure, jump);
  const may = (to: HexId) => mayEnter(book, state, figure.id, to);
  const stepCost = (to: HexId) => (may(to) ? walker.stepCost(to) : Number.POSITIVE_INFINITY);
  return { figure, left, may, walker: { ...walker, stepCost }, gait: gaitOf(book, figure, jump) };
}

type Mover = NonNullable<ReturnType<typeof moverOf>>;

/** Where whoever moves stands; null: nobody moves. */
export const moverHex = (play: Play): HexId | null => moverOf(play)?.figure.hex ?? null;

function riskAt({ book, state }: Play, hex: HexId): Risk | null {
  const terrain = terrainAt(situationOf(book, state), hex);
  if (terrain === 'door') return 'door';
  if (state.traps.some((trap) => trap.hex === hex)) return 'trap';
  return terrain === 'hazardous' ? 'hazard' : null;
}

/** L9.2-L9.4: over what one jumps nothing happens but where one lands, and nothing at all to who flies; doors open for all. */
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

/** What lies behind a closed door is not known before it opens. */
function knownOf({ book: { scenario }, state }: Play): (hex: HexId) => boolean {
  const seen = new Set(state.rooms.flatMap((room) => scenario.rooms[room]?.hexes ?? []));
  return (hex) => seen.has(hex) || scenario.doors.some((door) => door.hex === hex);
}

/** L9: the hexes at which the move may end, with the cheapest way to each; empty where nobody moves. */
export function waysOf(play: Play): ReadonlyMap<HexId, Way> {
  const mover = moverOf(play);
  if (!mover) return NONE;
  const reached = reach(play.book.scenario.board, mover.figure.hex, mover.left, mover.walker);
  const known = knownOf(play);
  const ways = new Map<HexId, Way>();
  for (const [hex, { path, cost, canStop }] of reached) {
    if (!canStop || !known(hex) || path.slice(0, -1).some((each) => isDoor(play, each))) continue;
    ways.set(hex, { path, cost, risks: risksOf(play, mover, path) });
  }
  return ways;
}

/** What a way costs that is drawn hex by hex, and what is on it; null: nobody moves, or there is none. */
export function wayAlong(play: Play, path: readonly HexId[]): DrawnWay | null {
  const mover = moverOf(play);
  const end = path.at(-1);
  if (!mover || end === undefined) return null;
  const over = spentOn(mover, path);
  const landing = mover.walker.landingCost(end);
  const canStop = over + landing <= mover.left;
  const risks = risksOf(play, mover, path);
  return { path, cost: canStop ? over + landing : over, risks, most: mover.left, canStop };
}

const spentOn = ({ walker }: Mover, path: readonly HexId[]): number =>
  path.reduce((sum, hex) => sum + walker.stepCost(hex), 0);

interface Traced {
  readonly path: readonly HexId[];
  /** Why it does not lead over the hex; null: it does. */
  readonly refused: Barrier | null;
}

/**
 * L9.1: a way that is drawn on to a hex. Over a hex of its own it goes back to there, and back to where it begins it is none. A finger
 * that was too quick skips hexes: then the cheapest way leads on.
 */
export function traced(play: Play, path: readonly HexId[], to: HexId): Traced {
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

/** The hexes from the end of a way to the one that is pointed at, or what is between. */
function nextOf(play: Play, mover: Mover, from: HexId, to: HexId, left: number): readonly HexId[] | Barrier {
  const { board } = play.book.scenario;
  const { walker } = mover;
  // L10.1: who enters a door sees another map, and draws anew.
  if (isDoor(play, from)) return 'door';
  if (!knownOf(play)(to)) return 'far';
  if (walker.stepCost(to) === Number.POSITIVE_INFINITY) return barrierAt(play, mover, to);
  if (waysThroughDoors(board, from).includes(to)) {
    const rest = left - walker.stepCost(to);
    if (rest < 0) return 'far';
    return canEnd(play, mover, to, rest) ? [to] : 'noEnd';
  }
  if (neighbours(from).includes(to)) return 'wall';
  const found = reach(board, from, left, walker).get(to);
  if (!found) return 'far';
  if (found.path.slice(0, -1).some((hex) => isDoor(play, hex))) return 'door';
  return canEnd(play, mover, to, left - spentOn(mover, found.path)) ? found.path : 'noEnd';
}

/** L9.1 [ruling]: whether the move can still end somewhere with so much left. */
function canEnd(play: Play, { walker }: Mover, at: HexId, left: number): boolean {
  if (walker.landingCost(at) <= left) return true;
  return [...reach(play.book.scenario.board, at, left, walker).values()].some(({ canStop }) => canStop);
}

function barrierAt(play: Play, { may }: Mover, hex: HexId): Barrier {
  if (!may(hex)) return 'shut';
  if (isDoor(play, hex)) return 'locked';
  return figureAt(play.state, hex) ? 'foe' : 'obstacle';
}
