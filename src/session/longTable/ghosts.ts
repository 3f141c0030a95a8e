/** The ghost of the hero who moves: where it stands, and the forecast of the rest of the round with the hero there. */
import type { Play } from '../../flow/longTable/play';
import type { HexId } from '../../rules/core/hexes';
import { figureOf } from '../../rules/longTable/figures';
import { type Ghost, ghostOf } from '../../rules/longTable/ghost';
import type { FigureId } from '../../rules/longTable/state';
import type { Way } from './ways';

/** The forecast for one hex, compared with staying. */
export interface Plan {
  readonly hex: HexId;
  readonly stay: Ghost;
  readonly here: Ghost;
}

export interface GhostShown {
  readonly play: Play;
  readonly hero: FigureId;
  readonly hex: HexId;
  readonly way: Way;
  /** Points of movement that there are. */
  readonly most: number;
  /** Null: no forecast yet. Until the next one is there, that of the hex before stays. */
  readonly plan: Plan | null;
}

export interface Ghosts {
  /** Null: there is no ghost. */
  readonly shown: GhostShown | null;
  /** Mouse or map cursor is on a hex; null: on none. */
  point(hex: HexId | null): void;
  subscribe(listener: () => void): () => void;
}

/** Forecasts the round for a move along a path; empty: the hero stays. Rejects if it cannot. */
export type GhostMaker = (play: Play, path: readonly HexId[]) => Promise<Ghost>;

export const makeGhost: GhostMaker = async ({ book, state }, path) => ghostOf(book, state, path);

export interface GhostsOptions {
  /** The play in which the move is asked about. */
  moving(): Play;
  /** A drawn way takes precedence over the pointed hex. */
  drawn(): Way | null;
  wayTo(hex: HexId): Way | null;
  wanted(): boolean;
  make: GhostMaker;
}

/** ms that a ghost rests before the forecast begins. */
const RESTS = 40;

/** @returns the ghosts, and `follow`, to be called when the game or the drawn way has changed */
export function openGhosts({ moving, drawn, wayTo, wanted, make }: GhostsOptions): Ghosts & { follow(): void } {
  const listeners = new Set<() => void>();
  let pointed: HexId | null = null;
  let shown: GhostShown | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let staying: { readonly play: Play; readonly ghost: Promise<Ghost | null> } | null = null;

  const show = (next: GhostShown | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const made = (play: Play, path: readonly HexId[]) => make(play, path).catch(() => null);
  const stayIn = (play: Play) => {
    if (staying?.play !== play) staying = { play, ghost: made(play, []) };
    return staying.ghost;
  };

  async function forecast(ghost: GhostShown): Promise<void> {
    const { play, hex, way } = ghost;
    const [stay, here] = await Promise.all([stayIn(play), made(play, way.path)]);
    // The player may have pointed elsewhere meanwhile.
    if (stay && here && shown === ghost) show({ ...ghost, plan: { hex, stay, here } });
  }

  function follow(): void {
    // Nobody looks.
    if (listeners.size === 0 && pointed === null && shown === null) return;
    const play = moving();
    const isMove = wanted() && moverIn(play) !== null;
    // In good time, where somebody looks: the first ghost then waits for one forecast only.
    if (isMove && listeners.size > 0) void stayIn(play);
    const next = isMove ? ghostIn(play, drawn() ?? (pointed === null ? null : wayTo(pointed))) : null;
    if (next === null && shown === null) return;
    if (next && shown && next.play === shown.play && sameWay(next.way, shown.way)) return;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (!next) return show(null);
    const ghost = { ...next, plan: shown?.play === play ? shown.plan : null };
    show(ghost);
    timer = setTimeout(() => {
      timer = null;
      void forecast(ghost);
    }, RESTS);
  }

  return {
    get shown() {
      return shown;
    },
    point(hex) {
      if (hex === pointed) return;
      pointed = hex;
      follow();
    },
    follow,
    subscribe(listener) {
      listeners.add(listener);
      follow();
      return () => void listeners.delete(listener);
    },
  };
}

const sameWay = (a: Way, b: Way): boolean => a.path.join() === b.path.join();

/** The hero who moves in its own turn, with its points of movement. */
function moverIn({ state }: Play): { readonly hero: FigureId; readonly most: number } | null {
  const { question, turn } = state;
  if (question?.ask !== 'move') return null;
  const { action, left } = question.move;
  const isOwn = action.actor === turn?.figure && figureOf(state, action.actor)?.kind === 'hero';
  return isOwn ? { hero: action.actor, most: left } : null;
}

/** Null: no hero moves in its own turn, or there is no way. */
function ghostIn(play: Play, way: Way | null): GhostShown | null {
  const mover = moverIn(play);
  const hex = way?.path.at(-1);
  return mover && way && hex !== undefined ? { play, ...mover, hex, way, plan: null } : null;
}

/** There is never a ghost. */
export const NO_GHOSTS: Ghosts = { shown: null, point: () => {}, subscribe: () => () => {} };
