/**
 * Manages the ghost of the moving hero: a hex that the player considers, and a forecast of the remaining turns of the
 * round with the hero on this hex.
 */
import type { Play } from '../../flow/longTable/play';
import type { HexId } from '../../rules/core/hexes';
import { figureOf } from '../../rules/longTable/figures';
import { type Ghost, ghostOf } from '../../rules/longTable/ghost';
import type { FigureId } from '../../rules/longTable/state';
import type { Way } from './ways';

/** Two forecasts: for the hero on the hex (`here`) and for the hero staying (`stay`). */
export interface GhostForecast {
  readonly hex: HexId;
  readonly stay: Ghost;
  readonly here: Ghost;
}

/** A ghost to show: the hero, the considered hex, the way to it, and the forecast. */
export interface GhostView {
  readonly play: Play;
  readonly hero: FigureId;
  readonly hex: HexId;
  readonly way: Way;
  /** Movement points left. */
  readonly movement: number;
  /** Null if there is no forecast yet. The forecast of the previous hex stays until the next forecast is ready. */
  readonly forecast: GhostForecast | null;
}

export interface Ghosts {
  /** Null if no hero is moving, if no hex is drawn or pointed at, or if the player does not want forecasts. */
  readonly shown: GhostView | null;
  /** Sets the hex under the mouse or the map cursor, or null if there is none. */
  pointAt(hex: HexId | null): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Makes a `Ghost`: the forecast of the round after a move along a path. An empty path means that the hero stays. Rejects
 * if the forecast fails.
 */
export type GhostMaker = (play: Play, path: readonly HexId[]) => Promise<Ghost>;

export const makeGhost: GhostMaker = async ({ book, state }, path) => ghostOf(book, state, path);

export interface GhostsOptions {
  /** The play in which the player decides about the move. */
  currentPlay(): Play;
  /**
   * The way that the player has drawn, or null if there is none or the hero cannot stop at its end. The way takes
   * precedence over the hex under the pointer.
   */
  drawnWay(): Way | null;
  wayTo(hex: HexId): Way | null;
  /** Whether the player wants forecasts. */
  isEnabled(): boolean;
  makeForecast: GhostMaker;
}

/** Delay before a forecast begins, so that a mouse that is still moving does not start one. */
const FORECAST_DELAY_MS = 40;

export interface OpenGhosts extends Ghosts {
  /** Updates the ghost. The owner must call this whenever the game or the drawn way changes. */
  update(): void;
}

export function openGhosts({ currentPlay, drawnWay, wayTo, isEnabled, makeForecast }: GhostsOptions): OpenGhosts {
  const listeners = new Set<() => void>();
  let pointed: HexId | null = null;
  let shown: GhostView | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let staying: { readonly play: Play; readonly ghost: Promise<Ghost | null> } | null = null;

  const show = (next: GhostView | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const made = (play: Play, path: readonly HexId[]) => makeForecast(play, path).catch(() => null);
  const stayIn = (play: Play) => {
    if (staying?.play !== play) staying = { play, ghost: made(play, []) };
    return staying.ghost;
  };

  async function forecast(ghost: GhostView): Promise<void> {
    const { play, hex, way } = ghost;
    const [stay, here] = await Promise.all([stayIn(play), made(play, way.path)]);
    // By now the player may point at another hex.
    if (stay && here && shown === ghost) show({ ...ghost, forecast: { hex, stay, here } });
  }

  function follow(): void {
    // Without a listener, a pointed hex and a ghost, there is nothing to update.
    if (listeners.size === 0 && pointed === null && shown === null) return;
    const play = currentPlay();
    const isMove = isEnabled() && moverIn(play) !== null;
    // Compute the forecast for staying in advance, so that the first ghost waits for only one forecast.
    if (isMove && listeners.size > 0) void stayIn(play);
    const next = isMove ? ghostIn(play, drawnWay() ?? (pointed === null ? null : wayTo(pointed))) : null;
    if (next === null && shown === null) return;
    if (next && shown && next.play === shown.play && sameWay(next.way, shown.way)) return;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (!next) return show(null);
    const ghost = { ...next, forecast: shown?.play === play ? shown.forecast : null };
    show(ghost);
    timer = setTimeout(() => {
      timer = null;
      void forecast(ghost);
    }, FORECAST_DELAY_MS);
  }

  return {
    get shown() {
      return shown;
    },
    pointAt(hex) {
      if (hex === pointed) return;
      pointed = hex;
      follow();
    },
    update: follow,
    subscribe(listener) {
      listeners.add(listener);
      follow();
      return () => void listeners.delete(listener);
    },
  };
}

const sameWay = (a: Way, b: Way): boolean => a.path.join() === b.path.join();

/** The hero who is moving in its own turn, with the movement points left; null if there is none. */
function moverIn({ state }: Play): { readonly hero: FigureId; readonly movement: number } | null {
  const { question, turn } = state;
  if (question?.ask !== 'move') return null;
  const { action, left } = question.move;
  const isOwn = action.actor === turn?.figure && figureOf(state, action.actor)?.kind === 'hero';
  return isOwn ? { hero: action.actor, movement: left } : null;
}

/** Whether a hero is moving while monsters still have to act in this round. */
export const isMoveForecast = (play: Play): boolean => moverIn(play) !== null && areMonstersLeft(play);

/** Whether a type with monsters on the map has its place in the turn order after the figure that acts now, or a monster acts late. */
const areMonstersLeft = ({ state: { order, place, late, figures } }: Play): boolean =>
  late.length > 0 ||
  order
    .slice(place)
    .some(
      (each) => each.place === 'type' && figures.some((one) => one.kind === 'monster' && one.monster === each.monster),
    );

/** @returns null if no hero is moving in its own turn, or if there is no way */
function ghostIn(play: Play, way: Way | null): GhostView | null {
  const mover = moverIn(play);
  const hex = way?.path.at(-1);
  return mover && way && hex !== undefined ? { play, ...mover, hex, way, forecast: null } : null;
}

/** The ghosts of the viewer: none is ever shown. */
export const NO_GHOSTS: Ghosts = { shown: null, pointAt: () => {}, subscribe: () => () => {} };
