/** Where the move under way may lead, hex by hex: what the map shows before anything of it is said. Nothing here is a rule. */
import type { Play } from '../../flow/longTable/play';
import { type HexId, terrainAt } from '../../rules/core/board';
import { reach } from '../../rules/core/routes';
import { figureOf, situationOf } from '../../rules/longTable/figures';
import { mayEnter } from '../../rules/longTable/penalties';
import { walkerFor } from '../../rules/longTable/walkers';

/** What befalls whoever goes a way. */
export type Risk = 'trap' | 'hazard' | 'door';

export interface Way {
  /** The hexes that are entered, the last one is where it ends. */
  readonly path: readonly HexId[];
  /** Points of movement. */
  readonly cost: number;
  readonly risks: readonly Risk[];
}

const NONE: ReadonlyMap<HexId, Way> = new Map();

/** L9: the hexes at which the move may end, with the cheapest way to each; empty where nobody moves. */
export function waysOf({ book, state }: Play): ReadonlyMap<HexId, Way> {
  const { question } = state;
  if (question?.ask !== 'move') return NONE;
  const { action, left, jump } = question.move;
  const figure = figureOf(state, action.actor);
  if (!figure) return NONE;
  const walker = walkerFor(book, state, figure, jump);
  const stepCost = (to: HexId) =>
    mayEnter(book, state, figure.id, to) ? walker.stepCost(to) : Number.POSITIVE_INFINITY;
  const reached = reach(book.scenario.board, figure.hex, left, { ...walker, stepCost });
  const situation = situationOf(book, state);
  const seen = new Set(state.rooms.flatMap((room) => book.scenario.rooms[room]?.hexes ?? []));
  const riskAt = (hex: HexId): Risk | null => {
    if (terrainAt(situation, hex) === 'door') return 'door';
    if (state.traps.some((trap) => trap.hex === hex)) return 'trap';
    return terrainAt(situation, hex) === 'hazardous' ? 'hazard' : null;
  };
  const ways = new Map<HexId, Way>();
  for (const [hex, { path, cost, canStop }] of reached) {
    // What lies behind a closed door is not known before it opens.
    const known = seen.has(hex) || book.scenario.doors.some((door) => door.hex === hex);
    const throughDoor = path.slice(0, -1).some((each) => riskAt(each) === 'door');
    if (!canStop || !known || throughDoor) continue;
    // Over what it jumps nothing happens but where it lands.
    const touched = jump ? path.filter((each) => each === hex || riskAt(each) === 'door') : path;
    const risks = [...new Set(touched.flatMap((each) => riskAt(each) ?? []))];
    ways.set(hex, { path, cost, risks });
  }
  return ways;
}
