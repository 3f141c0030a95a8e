/** The hero who moves, as a ghost on the hex that is pointed at, and what the rest of the round would be with the hero there. */
import type { Play } from '../../flow/longTable/play';
import type { HexId } from '../../rules/core/hexes';
import { figureOf } from '../../rules/longTable/figures';
import { type Ghost, ghostOf } from '../../rules/longTable/ghost';
import type { FigureId } from '../../rules/longTable/state';
import type { Way } from './ways';

/** What is reckoned of one end of the way, against staying. */
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
  /** Null: nothing is reckoned yet. Until it is, what was reckoned of another hex stays. */
  readonly plan: Plan | null;
}

export interface Ghosts {
  /** Null: no move is pointed at. */
  readonly shown: GhostShown | null;
  /** Mouse or map cursor is on a hex; null: on none. */
  point(hex: HexId | null): void;
  subscribe(listener: () => void): () => void;
}

interface GhostsOptions {
  /** The play in which the move is asked about. */
  moving(): Play;
  /** A way that is drawn goes before the one to the hex that is pointed at. */
  drawn(): Way | null;
  wayTo(hex: HexId): Way | null;
  wanted(): boolean;
}

/** ms that a ghost rests before anything is reckoned. */
const RESTS = 40;
/** ms at a time, so that no frame waits. */
const SLICE = 4;

/** @returns the ghosts, and what is to be called when the game or the drawn way has changed */
export function openGhosts(options: GhostsOptions): Ghosts & { follow(): void } {
  const { moving, drawn, wayTo, wanted } = options;
  const listeners = new Set<() => void>();
  let pointed: HexId | null = null;
  let shown: GhostShown | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let staying: { readonly play: Play; readonly ghost: Ghost } | null = null;

  const show = (next: GhostShown | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };

  function* reckon({ play, hex, way }: GhostShown): Generator<void, Plan> {
    const { book, state } = play;
    if (staying?.play !== play) staying = { play, ghost: yield* ghostOf(book, state, []) };
    const here = yield* ghostOf(book, state, way.path);
    return { hex, stay: staying.ghost, here };
  }

  function work(run: Generator<void, Plan>): void {
    const until = performance.now() + SLICE;
    for (;;) {
      const { done, value } = run.next();
      if (done) {
        timer = null;
        if (shown) show({ ...shown, plan: value });
        return;
      }
      if (performance.now() >= until) break;
    }
    timer = setTimeout(() => work(run), 0);
  }

  function follow(): void {
    const play = moving();
    const next = wanted() ? ghostIn(play, drawn() ?? (pointed === null ? null : wayTo(pointed))) : null;
    if (next === null && shown === null) return;
    if (next && shown && next.play === shown.play && sameWay(next.way, shown.way)) return;
    stop();
    if (!next) return show(null);
    const ghost = { ...next, plan: shown?.play === play ? shown.plan : null };
    show(ghost);
    timer = setTimeout(() => work(reckon(ghost)), RESTS);
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
      return () => void listeners.delete(listener);
    },
  };
}

const sameWay = (a: Way, b: Way): boolean => a.path.join() === b.path.join();

/** Null: no hero moves in its own turn, or the way ends nowhere. */
function ghostIn(play: Play, way: Way | null): GhostShown | null {
  const { question, turn } = play.state;
  const hex = way?.path.at(-1);
  if (!way || hex === undefined || question?.ask !== 'move') return null;
  const { action, left } = question.move;
  if (action.actor !== turn?.figure || figureOf(play.state, action.actor)?.kind !== 'hero') return null;
  return { play, hero: action.actor, hex, way, most: left, plan: null };
}

/** Nothing is ever pointed at. */
export const NO_GHOSTS: Ghosts = { shown: null, point: () => {}, subscribe: () => () => {} };
