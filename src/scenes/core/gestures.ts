/**
 * Interprets pointer gestures on the table as a pure state machine: state and input give the next state and an action
 * for the scene. All state is in GestureState, so a cancelled gesture leaves nothing behind.
 */
import { type HexId, neighbours } from '../../rules/core/hexes';
import type { Point } from '../art';

/** A pointer that is down. All points are in CSS px of the window. */
interface Press extends Point {
  readonly pointer: number;
  /** When the pointer came down, in ms. */
  readonly at: number;
  /** The map's position when the pointer came down. */
  readonly map: Point;
  /** Whether an animation was running when the pointer came down. Such a press can only become a tap. */
  readonly hurries: boolean;
}

export type GestureState =
  | { readonly is: 'idle' }
  /** A possible tap: the pointer has not left its place yet. */
  | { readonly is: 'pressing'; readonly press: Press }
  /** A second finger came down while the first was down, at `since` (ms). */
  | { readonly is: 'twoFingers'; readonly press: Press; readonly second: number; readonly since: number }
  /** The pointer has moved too far for a tap. The map follows the pointer if the drag began on the map. */
  | { readonly is: 'dragging'; readonly press: Press }
  /** The player draws a path: `trail` lists the path's hexes, beginning with the hero's hex. */
  | { readonly is: 'leading'; readonly press: Press; readonly trail: readonly HexId[] }
  /** The player drags a half of a card to where it takes effect. `held`: a long press lifted the half, which has not moved yet. */
  | { readonly is: 'lifting'; readonly press: Press; readonly held?: true }
  /** The player holds the ruler, the die, or a hand card that can answer damage. */
  | { readonly is: 'holding'; readonly pointer: number };

export type GestureInput =
  | {
      readonly type: 'down';
      readonly pointer: number;
      readonly x: number;
      readonly y: number;
      /** The time in ms, on the same clock as in `up`. */
      readonly at: number;
      /** The browser's button number: 0 is the left button or a finger. */
      readonly button: number;
      /** Whether an animation is running. */
      readonly busy: boolean;
      /**
       * Whether the running animation follows from the player's own choice, reveals nothing and is not paused. A tap during
       * such an animation takes effect after the animation.
       */
      readonly queues: boolean;
      readonly map: Point;
    }
  /** The press has picked up the ruler, the die or a hand card. The scene sends this in answer to `grab`. */
  | { readonly type: 'grabbed' }
  | { readonly type: 'move'; readonly pointer: number; readonly x: number; readonly y: number }
  | { readonly type: 'up'; readonly pointer: number; readonly x: number; readonly y: number; readonly at: number }
  /** The pointer has been down for `LIFT_HOLD_MS`. */
  | { readonly type: 'hold'; readonly pointer: number }
  /** The browser cancelled the pointer, the window lost its focus, or a long press opened an explanation. */
  | { readonly type: 'cancel' }
  /** A pointer has left the table. */
  | { readonly type: 'leave'; readonly finger: boolean }
  /** The scene ends. */
  | { readonly type: 'shutdown' };

export type GestureOutcome =
  /** Continue after a pause, or hurry the running animation. */
  | { readonly do: 'goOn' }
  /** Pick up what is under the pointer: the ruler, the die, or a hand card that can answer damage. If so, the scene sends `grabbed`. */
  | { readonly do: 'grab' }
  /** Move the held object to the pointer. */
  | { readonly do: 'carry' }
  /** Throw the ruler or die, or release the held card. */
  | { readonly do: 'throw' }
  /** Put the held object back; nothing is rolled. */
  | { readonly do: 'drop' }
  | { readonly do: 'tap'; readonly at: Point }
  /** Lift the half of a card that was pressed; it then follows the pointer. */
  | { readonly do: 'lift'; readonly from: Point; readonly to: Point }
  | { readonly do: 'hover'; readonly at: Point }
  /** Release the lifted half. `flicked`: with a quick movement upwards. */
  | { readonly do: 'letGo'; readonly at: Point; readonly flicked: boolean }
  /** Put the lifted half back on its card. */
  | { readonly do: 'putBack' }
  /** Undo the last decision. */
  | { readonly do: 'undo' }
  /** Move the map to `to`. */
  | { readonly do: 'slide'; readonly to: Point }
  /** End the drag of the map; `from` is the map's position when the drag began. */
  | { readonly do: 'settle'; readonly from: Point }
  /** Preview a path, which begins with the hex after the hero's. */
  | { readonly do: 'aim'; readonly path: readonly HexId[] }
  /** Walk the path that was drawn. */
  | { readonly do: 'walk' };

/** What the state machine reads from the table. `ways` is slow, so only a drag calls it. */
export interface GestureContext {
  readonly hero: () => HexId;
  /** The hex at a point of the window. */
  readonly hexAt: (at: Point) => HexId | null;
  /** Whether there is a half of a card that can be lifted at a point of the window. */
  readonly canLift: (at: Point) => boolean;
  /** Whether a drag that begins at this point of the window moves the map. */
  readonly onMap: (at: Point) => boolean;
  /** The hexes that the current move can reach; empty outside of a move. */
  readonly ways: () => ReadonlyMap<HexId, { readonly path: readonly HexId[] }>;
}

type Step = readonly [GestureState, GestureOutcome | null];
type Input<T extends GestureInput['type']> = Extract<GestureInput, { type: T }>;
type In<S extends GestureState['is']> = Extract<GestureState, { is: S }>;

/** A pointer that moves fewer px than this makes a tap. */
export const TAP_TOLERANCE = 10;
/** The limits of a flick: faster upwards than this speed in px/s, and at most this many ms from press to release. */
const FLICK = { speed: 600, ms: 350 } as const;
/** The most ms from when the second finger comes down until either finger is lifted, for a tap with two fingers. */
export const TWO_FINGER_MS = 500;

/** The ms after which a press on a half of a card lifts it. A longer press without a movement opens an explanation. */
export const LIFT_HOLD_MS = 250;

export const IDLE: GestureState = { is: 'idle' };

/** Returns the next state, and the action for the scene or null. */
export function nextGesture(state: GestureState, input: GestureInput, context: GestureContext): Step {
  switch (input.type) {
    case 'down':
      return down(state, input);
    case 'grabbed':
      return state.is === 'pressing' ? [{ is: 'holding', pointer: state.press.pointer }, null] : [state, null];
    case 'move':
      return move(state, input, context);
    case 'up':
      return up(state, input);
    case 'hold':
      return hold(state, input, context);
    case 'cancel':
      return cancel(state);
    case 'leave':
      // For a finger this is ignored, because a finger stays captured until it is lifted, even over another element.
      return input.finger ? [state, null] : cancel(state);
    case 'shutdown':
      return [IDLE, null];
  }
}

/**
 * Ends the gesture without a tap or throw. A path that was drawn stays. A map that was moved stays until the next
 * drawing.
 */
function cancel({ is }: GestureState): Step {
  if (is === 'lifting') return [IDLE, { do: 'putBack' }];
  return [IDLE, is === 'holding' ? { do: 'drop' } : null];
}

function down(state: GestureState, { busy, queues, button, pointer, x, y, at, map }: Input<'down'>): Step {
  if (busy) {
    const isTap = queues && button === 0 && state.is === 'idle';
    return [isTap ? { is: 'pressing', press: { pointer, x, y, at, map, hurries: true } } : state, { do: 'goOn' }];
  }
  if (button !== 0) return [state, null]; // A right click asks for an explanation.
  switch (state.is) {
    case 'idle':
      return [{ is: 'pressing', press: { pointer, x, y, at, map, hurries: false } }, { do: 'grab' }];
    case 'pressing':
    case 'twoFingers':
      return [{ is: 'twoFingers', press: state.press, second: pointer, since: at }, null];
    default:
      // During other gestures a second finger is ignored.
      return [state, null];
  }
}

/** Lifts the half under a long press. */
function hold(state: GestureState, { pointer }: Input<'hold'>, context: GestureContext): Step {
  if (state.is !== 'pressing' || state.press.pointer !== pointer || state.press.hurries) return [state, null];
  const { press } = state;
  if (!context.canLift(press)) return [state, null];
  return [
    { is: 'lifting', press, held: true },
    { do: 'lift', from: press, to: { x: press.x, y: press.y } },
  ];
}

function move(state: GestureState, input: Input<'move'>, context: GestureContext): Step {
  if (pointerOf(state) !== input.pointer) return [state, null];
  switch (state.is) {
    case 'idle':
      return [state, null];
    case 'holding':
      return [state, { do: 'carry' }];
    case 'pressing':
    case 'twoFingers': {
      const { press } = state;
      if (Math.hypot(input.x - press.x, input.y - press.y) < TAP_TOLERANCE) return [state, null];
      if (press.hurries) return [IDLE, null];
      const { x, y } = input;
      if (state.is === 'pressing' && context.canLift(press))
        return [
          { is: 'lifting', press },
          { do: 'lift', from: press, to: { x, y } },
        ];
      return drag({ is: 'dragging', press }, input, context);
    }
    case 'dragging':
      return drag(state, input, context);
    case 'leading':
      return extendPath(state, context.hexAt(input), context) ?? [state, null];
    case 'lifting': {
      const { press } = state;
      const stays = state.held === true && Math.hypot(input.x - press.x, input.y - press.y) < TAP_TOLERANCE;
      return stays
        ? [state, null]
        : [
            { is: 'lifting', press },
            { do: 'hover', at: { x: input.x, y: input.y } },
          ];
    }
  }
}

function drag(state: In<'dragging'>, input: Input<'move'>, context: GestureContext): Step {
  const next = extendPath(state, context.hexAt(input), context);
  if (next) return next;
  const { press } = state;
  if (!context.onMap(press)) return [state, null];
  const [dx, dy] = [input.x - press.x, input.y - press.y];
  return [state, { do: 'slide', to: { x: press.map.x + dx, y: press.map.y + dy } }];
}

/** Extends the path of a drag that begins at the hero. Returns null if this drag draws no path. */
function extendPath(state: In<'dragging'> | In<'leading'>, hex: HexId | null, context: GestureContext): Step | null {
  const { press } = state;
  const ways = context.ways();
  if (ways.size === 0) return null;
  const start = context.hero();
  if (state.is === 'dragging' && context.hexAt(press) !== start) return null;
  const trail = state.is === 'leading' ? state.trail : [start];
  if (!hex || (state.is === 'leading' && hex === trail.at(-1))) return [{ is: 'leading', press, trail }, null];
  const led = extendedTrail(hex, trail, start, ways);
  return [
    { is: 'leading', press, trail: led },
    { do: 'aim', path: led.slice(1) },
  ];
}

function extendedTrail(
  hex: HexId,
  trail: readonly HexId[],
  start: HexId,
  ways: ReturnType<GestureContext['ways']>,
): readonly HexId[] {
  const back = trail.indexOf(hex);
  if (back >= 0) return trail.slice(0, back + 1);
  if (neighbours(trail.at(-1) ?? start).includes(hex)) return [...trail, hex];
  // A fast finger skips hexes. The shortest path to this hex then replaces the drawn path.
  return [start, ...(ways.get(hex)?.path ?? [])];
}

function up(state: GestureState, { pointer, x, y, at }: Input<'up'>): Step {
  const own = pointerOf(state) === pointer;
  // A tap with two fingers undoes the last decision.
  if (state.is === 'twoFingers' && (own || pointer === state.second)) {
    if (at - state.since <= TWO_FINGER_MS) return [IDLE, { do: 'undo' }];
    if (!own) return [{ is: 'pressing', press: state.press }, null];
  }
  if (!own) return [state, null];
  switch (state.is) {
    case 'idle':
      return [state, null];
    case 'holding':
      return [IDLE, { do: 'throw' }];
    case 'pressing':
    case 'twoFingers':
      return [IDLE, { do: 'tap', at: { x, y } }];
    case 'dragging':
      return [IDLE, { do: 'settle', from: state.press.map }];
    case 'leading':
      return [IDLE, { do: 'walk' }];
    case 'lifting': {
      // A slow tap stays a tap.
      if (state.held) return [IDLE, { do: 'tap', at: { x, y } }];
      const ms = at - state.press.at;
      const flicked = ms <= FLICK.ms && state.press.y - y > (FLICK.speed * ms) / 1000;
      return [IDLE, { do: 'letGo', at: { x, y }, flicked }];
    }
  }
}

/** The pointer that makes the gesture, or null if there is none. */
function pointerOf(state: GestureState): number | null {
  switch (state.is) {
    case 'idle':
      return null;
    case 'holding':
      return state.pointer;
    default:
      return state.press.pointer;
  }
}
