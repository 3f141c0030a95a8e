/**
 * Gestures on the table as a pure state machine: from the state and what a pointer does, the next state and what the scene is
 * to do. Nothing is kept anywhere else, so that a cancelled gesture leaves nothing behind.
 */
import { type HexId, neighbours } from '../../rules/core/hexes';
import type { Point } from '../art';

/** A pointer that came down and is not lifted yet. All points are in CSS px of the window. */
interface Press extends Point {
  readonly pointer: number;
  /** Where the map lay then. */
  readonly map: Point;
}

export type GestureState =
  | { readonly is: 'idle' }
  /** It may still be a tap: the finger has not left its place. */
  | { readonly is: 'pressing'; readonly press: Press }
  /** A second finger has come down beside the press, at `since` (ms). */
  | { readonly is: 'twoFingers'; readonly press: Press; readonly second: number; readonly since: number }
  /** No tap any more. The map follows, if the drag began on it. */
  | { readonly is: 'dragging'; readonly press: Press }
  /** A way of the player's own is drawn: the hexes that it leads over, the hero's first. */
  | { readonly is: 'leading'; readonly press: Press; readonly trail: readonly HexId[] }
  /** The ruler or the die is in the hand. */
  | { readonly is: 'holding'; readonly pointer: number };

export type GestureInput =
  | {
      readonly type: 'down';
      readonly pointer: number;
      readonly x: number;
      readonly y: number;
      /** ms, on the same clock as in `up`. */
      readonly at: number;
      /** As the browser counts them: 0 is the left one, or a finger. */
      readonly button: number;
      /** Something is being shown. */
      readonly busy: boolean;
      readonly map: Point;
    }
  /** The press has taken hold of what is thrown: the answer to `grab`. */
  | { readonly type: 'grabbed' }
  | { readonly type: 'move'; readonly pointer: number; readonly x: number; readonly y: number }
  | { readonly type: 'up'; readonly pointer: number; readonly x: number; readonly y: number; readonly at: number }
  /** The browser took a pointer away, the window lost its focus, or the press asks for an explanation. */
  | { readonly type: 'cancel' }
  /** A pointer has left the table. */
  | { readonly type: 'leave'; readonly finger: boolean }
  /** The table is left. */
  | { readonly type: 'shutdown' };

export type GestureOutcome =
  /** On from what is being shown. */
  | { readonly do: 'goOn' }
  /** Take hold of what is thrown, if it lies there; then `grabbed` is to be told. */
  | { readonly do: 'grab' }
  /** What is held follows the pointer. */
  | { readonly do: 'carry' }
  | { readonly do: 'throw' }
  /** What is held goes home, and nothing is rolled. */
  | { readonly do: 'drop' }
  | { readonly do: 'tap'; readonly at: Point }
  /** The last decision is taken back. */
  | { readonly do: 'undo' }
  /** The map is to lie there. */
  | { readonly do: 'slide'; readonly to: Point }
  /** The drag has ended: the map lay there when it began. */
  | { readonly do: 'settle'; readonly from: Point }
  /** A way is previewed, the next hex first. */
  | { readonly do: 'aim'; readonly path: readonly HexId[] };

/** What a gesture asks of the table. Only a drag asks: `ways` is slow. */
export interface GestureContext {
  readonly hero: () => HexId;
  /** The hex at a point of the window. */
  readonly hexAt: (at: Point) => HexId | null;
  /** Whether the map can be taken hold of at a point of the window. */
  readonly onMap: (at: Point) => boolean;
  /** The hexes that the move under way can come to; empty out of a move. */
  readonly ways: () => ReadonlyMap<HexId, { readonly path: readonly HexId[] }>;
}

type Step = readonly [GestureState, GestureOutcome | null];
type Input<T extends GestureInput['type']> = Extract<GestureInput, { type: T }>;
type In<S extends GestureState['is']> = Extract<GestureState, { is: S }>;

/** px that a finger may tremble and still tap. */
export const TREMOR = 10;
/** ms in which two fingers that come down together are lifted again. */
export const TWO_FINGER_MS = 500;

export const IDLE: GestureState = { is: 'idle' };

export function gesture(state: GestureState, input: GestureInput, context: GestureContext): Step {
  switch (input.type) {
    case 'down':
      return down(state, input);
    case 'grabbed':
      return state.is === 'pressing' ? [{ is: 'holding', pointer: state.press.pointer }, null] : [state, null];
    case 'move':
      return move(state, input, context);
    case 'up':
      return up(state, input);
    case 'cancel':
      return cancelled(state);
    case 'leave':
      // A finger that moves over another element has not left: it counts until it is lifted.
      return input.finger ? [state, null] : cancelled(state);
    case 'shutdown':
      return [IDLE, null];
  }
}

/** No tap, no throw and no way; a way that is drawn already stays, and so does a map that was slid, until it is laid. */
function cancelled({ is }: GestureState): Step {
  return [IDLE, is === 'holding' ? { do: 'drop' } : null];
}

function down(state: GestureState, { busy, button, pointer, x, y, at, map }: Input<'down'>): Step {
  if (busy) return [state, { do: 'goOn' }];
  if (button !== 0) return [state, null]; // A right click asks for an explanation.
  switch (state.is) {
    case 'idle':
      return [{ is: 'pressing', press: { pointer, x, y, map } }, { do: 'grab' }];
    case 'pressing':
    case 'twoFingers':
      return [{ is: 'twoFingers', press: state.press, second: pointer, since: at }, null];
    default:
      // A second finger changes nothing, unless both are lifted at once.
      return [state, null];
  }
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
      if (Math.hypot(input.x - press.x, input.y - press.y) < TREMOR) return [state, null];
      return drag({ is: 'dragging', press }, input, context);
    }
    case 'dragging':
      return drag(state, input, context);
    case 'leading':
      return lead(state, context.hexAt(input), context) ?? [state, null];
  }
}

function drag(state: In<'dragging'>, input: Input<'move'>, context: GestureContext): Step {
  const led = lead(state, context.hexAt(input), context);
  if (led) return led;
  const { press } = state;
  if (!context.onMap(press)) return [state, null];
  const [dx, dy] = [input.x - press.x, input.y - press.y];
  return [state, { do: 'slide', to: { x: press.map.x + dx, y: press.map.y + dy } }];
}

/** A drag that begins at the hero draws a way of the player's own. Null: this one does not. */
function lead(state: In<'dragging'> | In<'leading'>, hex: HexId | null, context: GestureContext): Step | null {
  const { press } = state;
  const ways = context.ways();
  if (ways.size === 0) return null;
  const start = context.hero();
  if (state.is === 'dragging' && context.hexAt(press) !== start) return null;
  const trail = state.is === 'leading' ? state.trail : [start];
  if (!hex || (state.is === 'leading' && hex === trail.at(-1))) return [{ is: 'leading', press, trail }, null];
  const led = ledTo(hex, trail, start, ways);
  return [
    { is: 'leading', press, trail: led },
    { do: 'aim', path: led.slice(1) },
  ];
}

function ledTo(
  hex: HexId,
  trail: readonly HexId[],
  start: HexId,
  ways: ReturnType<GestureContext['ways']>,
): readonly HexId[] {
  const back = trail.indexOf(hex);
  if (back >= 0) return trail.slice(0, back + 1);
  if (neighbours(trail.at(-1) ?? start).includes(hex)) return [...trail, hex];
  // A quick finger skips hexes: then the shortest way leads there.
  return [start, ...(ways.get(hex)?.path ?? [])];
}

function up(state: GestureState, { pointer, x, y, at }: Input<'up'>): Step {
  const own = pointerOf(state) === pointer;
  // Two fingers that tap together take the last decision back.
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
      return [IDLE, null];
  }
}

/** The pointer that makes the gesture. */
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
