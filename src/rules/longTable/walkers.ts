/** Calculates the movement costs of a figure, what blocks it, and where it may end (L4.5, L9, L15.9, L27.6). */
import { type HexId, memoize, type Terrain, terrainAt } from '../core/board';
import type { Walker } from '../core/walker';
import type { Book } from './book';
import { hasAsEnemy, situationOf, valuesOf } from './figures';
import { isSurefooted } from './items';
import type { State } from './state';

export type TableFigure = State['figures'][number];

/** How a figure moves. Flying figures always fly, whatever the ability says (L9.4). */
export type Gait = 'walk' | 'jump' | 'fly';

/**
 * How a figure moves with an ability.
 * @param jump whether the ability has *Jump*
 */
export const gaitOf = (book: Book, figure: TableFigure, jump: boolean): Gait => {
  if (valuesOf(book, figure).flying) return 'fly';
  return jump ? 'jump' : 'walk';
};

/** The costs and the danger of a hex for a moving figure. Infinity: the figure cannot enter the hex, or cannot end there. */
export interface Footing {
  /** The movement points to enter the hex. */
  readonly enter: number;
  /** The additional movement points to end on the hex. */
  readonly land: number;
  /** L23.3: whether the hex has a trap or hazardous terrain that would harm the figure. */
  readonly negative: boolean;
}

const CLOSED: Footing = { enter: Number.POSITIVE_INFINITY, land: Number.POSITIVE_INFINITY, negative: false };

/** Whether a closed door can be opened: the door was never locked, or a rule has unlocked it (L27.4). */
export function canBeOpened(book: Book, state: State, door: HexId): boolean {
  const locked = book.scenario.doors.find(({ hex }) => hex === door)?.locked;
  return !locked || state.unlocked.includes(door);
}

/**
 * The costs and the danger of each hex for a figure at this moment, its own hex included.
 * @param difficultCosts1 whether difficult terrain costs the figure 1; a hero who is surefooted (`isSurefooted`) does not need this
 */
export function footingOf(
  book: Book,
  state: State,
  figure: TableFigure,
  gait: Gait,
  difficultCosts1 = false,
): (hex: HexId) => Footing {
  const situation = situationOf(book, state);
  const inTheWay = new Map<HexId, 'ally' | 'foe'>();
  for (const other of state.figures) {
    if (other.id === figure.id) continue;
    // A destructible obstacle blocks every figure (L27.6).
    inTheWay.set(other.hex, other.kind === 'obstacle' || hasAsEnemy(figure, other) ? 'foe' : 'ally');
  }
  const traps = new Set(state.traps.map(({ hex }) => hex));
  // Graves are difficult terrain only for monsters that do not fly.
  const graves = new Set(figure.kind === 'monster' ? state.graves : []);
  const sure = difficultCosts1 || (figure.kind === 'hero' && isSurefooted(book, state, figure.hero));
  const harder = harderHexes(book);
  return (hex) => {
    const terrain = terrainAt(situation, hex);
    if (terrain === undefined) return CLOSED;
    // L4.4: a closed door is a wall, except for a hero's own move.
    if (terrain === 'door' && (figure.kind !== 'hero' || !canBeOpened(book, state, hex))) return CLOSED;
    const negative = traps.has(hex) || terrain === 'hazardous';
    const difficult = !sure && (terrain === 'difficult' || graves.has(hex));
    const cost = difficult ? (harder.get(hex) ?? 2) : 1;
    return gaits[gait]({ terrain, standing: inTheWay.get(hex), negative, cost });
  };
}

interface Ground {
  readonly terrain: Terrain;
  readonly standing: 'ally' | 'foe' | undefined;
  readonly negative: boolean;
  /** The movement points for entering the hex on foot. */
  readonly cost: number;
}

/**
 * L34.4: the hexes on which difficult terrain costs more than 2 movement points, because of their room in a random
 * dungeon.
 */
const harderHexes = memoize(
  ({ scenario }: Book): ReadonlyMap<HexId, number> =>
    new Map(
      scenario.rooms.flatMap(({ hexes, penalties = [] }) => {
        const harder = penalties.find((each) => each.penalty === 'difficultCosts');
        return harder ? hexes.map((hex) => [hex, harder.n] as const) : [];
      }),
    ),
);

const gaits: Record<Gait, (ground: Ground) => Footing> = {
  walk: ({ terrain, standing, negative, cost }) => {
    if (terrain === 'obstacle' || standing === 'foe') return CLOSED;
    return { enter: cost, land: standing ? Number.POSITIVE_INFINITY : 0, negative };
  },
  // L9.3: terrain affects a jumping figure only on the last hex, as if the figure had walked onto it.
  jump: ({ terrain, standing, negative, cost }) => {
    if (terrain === 'obstacle' || standing) return { enter: 1, land: Number.POSITIVE_INFINITY, negative };
    return { enter: 1, land: cost - 1, negative };
  },
  fly: ({ standing }) => ({ enter: 1, land: standing ? Number.POSITIVE_INFINITY : 0, negative: false }),
};

/**
 * The costs of a figure's move, in the form that core/routes needs. Only heroes may enter closed doors (L4.4). For a
 * jump or a flight no hex counts as dangerous.
 */
export function walkerFor(
  book: Book,
  state: State,
  figure: TableFigure,
  jump: boolean,
  difficultCosts1 = false,
): Walker {
  const gait = gaitOf(book, figure, jump);
  const footing = footingOf(book, state, figure, gait, difficultCosts1);
  return {
    stepCost: (to) => footing(to).enter,
    landingCost: (hex) => footing(hex).land,
    dangersOf: (hex) => (gait === 'walk' ? [Number(footing(hex).negative)] : []),
  };
}
