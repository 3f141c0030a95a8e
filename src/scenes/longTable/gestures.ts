/**
 * Recognizes pointer gestures on the map with a pure state machine: tap, double tap, drag, pinch, hold, drawing a path,
 * and a tap with two fingers. `nextGesture` returns the next state and an action for the scene. All points are in CSS px
 * of the window, all times in ms.
 */
import type { Point } from '../art';

interface Finger extends Point {
  readonly pointer: number;
}

export type GestureState =
  /** `tapped` is the time and the place of the last tap, to recognize a double tap. */
  | { readonly is: 'idle'; readonly tapped: (Point & { readonly at: number }) | null }
  /** `tapped`: whether the press is the second one of a double tap. `drawsPath`: whether a drag draws a path or moves the map. */
  | {
      readonly is: 'pressing';
      readonly press: Finger;
      readonly since: number;
      readonly tapped: boolean;
      readonly drawsPath: boolean;
    }
  | { readonly is: 'dragging'; readonly last: Finger }
  | { readonly is: 'drawingPath'; readonly last: Finger }
  /** A long press, which shows information about the hex. Its release is not a tap, unless the press was short (`late`). */
  | { readonly is: 'asking'; readonly press: Finger; readonly since: number; readonly drawsPath: boolean }
  /** `twist` is how far the fingers have turned about each other since the placed area last turned, in radians. */
  | {
      readonly is: 'pinching';
      readonly a: Finger;
      readonly b: Finger;
      readonly since: number;
      readonly moved: boolean;
      readonly twist: number;
    }
  /**
   * The player holds the top card of the modifier deck. `asked`: whether the hold lasted long enough to show the cards
   * of the deck.
   */
  | {
      readonly is: 'holdingCard';
      readonly from: Finger;
      readonly last: Point & { readonly at: number };
      readonly asked: boolean;
    };

export type GestureInput =
  | {
      readonly type: 'down';
      readonly pointer: number;
      readonly x: number;
      readonly y: number;
      /** The time of the input. */
      readonly at: number;
      readonly button: number;
      /** Whether an animation is running. */
      readonly busy: boolean;
      /** Whether the pointer is on the deck and the player may draw a card. */
      readonly onDeck: boolean;
      /** Whether the pointer is on a figure that may move now, or on the end of the drawn path. */
      readonly drawsPath: boolean;
    }
  | { readonly type: 'move'; readonly pointer: number; readonly x: number; readonly y: number; readonly at: number }
  | { readonly type: 'up'; readonly pointer: number; readonly x: number; readonly y: number; readonly at: number }
  /** `HOLD_MS` have passed since `down`. */
  | { readonly type: 'longPress' }
  | { readonly type: 'wheel'; readonly x: number; readonly y: number; readonly by: number }
  | { readonly type: 'cancel' };

export type GestureOutcome =
  /** Hurry the running animation. */
  | { readonly do: 'goOn' }
  /** `late`: the press already counted as a long press before its `up` event arrived. */
  | { readonly do: 'tap'; readonly at: Point; readonly late?: true }
  /** Fit the map to the window. */
  | { readonly do: 'fit' }
  /** Show information about the hex at a point. */
  | { readonly do: 'ask'; readonly at: Point }
  | { readonly do: 'pan'; readonly by: Point }
  /** Extend the path along the line between two points. `begins`: whether to start a new path at `from`. */
  | { readonly do: 'extendPath'; readonly from: Point; readonly to: Point; readonly begins: boolean }
  /** The gesture that draws a path has ended. Keep the path if `at` is on the map; otherwise restore the previous path. */
  | { readonly do: 'endPath'; readonly at: Point }
  /** Restore the path from before the gesture. */
  | { readonly do: 'cancelPath' }
  /** `by`: move the map by this distance. `turn`: turn the placed area by one step: 1 is clockwise, -1 anticlockwise, 0 no turn. */
  | { readonly do: 'zoom'; readonly at: Point; readonly by: Point; readonly factor: number; readonly turn: -1 | 0 | 1 }
  | { readonly do: 'undo' }
  /** Move the card to the pointer. */
  | { readonly do: 'carry'; readonly to: Point }
  | { readonly do: 'draw' }
  /** Put the card back onto the deck. */
  | { readonly do: 'drop' }
  /** Show the undrawn cards of the deck after a long press on the deck. */
  | { readonly do: 'askDeck' };

type Step = readonly [GestureState, GestureOutcome | null];
type Input<T extends GestureInput['type']> = Extract<GestureInput, { readonly type: T }>;

/** A finger may move by this many px during a tap. */
export const TAP_TOLERANCE = 10;
/** A press that lasts this many ms is a long press. */
export const HOLD_MS = 450;
/** The greatest time in ms between the two taps of a double tap. */
const DOUBLE_MS = 300;
/** The greatest duration in ms of a tap with two fingers. */
const TWO_FINGER_MS = 500;
/** Dragging the card at least this far in px draws it, as a tap on the deck does. A shorter drag puts it back. */
const DRAW_DISTANCE = 40;
/** Turning two fingers by this angle in radians turns the placed area by one step. */
const TWIST = Math.PI / 6;
/** Zoom factor per px that the wheel scrolls. */
const NOTCH = 1.0015;

export const IDLE: GestureState = { is: 'idle', tapped: null };

/** The next state, and the action for the scene or null. */
export function nextGesture(state: GestureState, input: GestureInput): Step {
  switch (input.type) {
    case 'down':
      return down(state, input);
    case 'move':
      return move(state, input);
    case 'up':
      return up(state, input);
    case 'longPress':
      return longPress(state);
    case 'wheel':
      return [state, { do: 'zoom', at: input, by: { x: 0, y: 0 }, factor: NOTCH ** -input.by, turn: 0 }];
    case 'cancel':
      if (state.is === 'drawingPath') return [IDLE, { do: 'cancelPath' }];
      return [IDLE, state.is === 'holdingCard' ? { do: 'drop' } : null];
  }
}

function longPress(state: GestureState): Step {
  if (state.is === 'pressing')
    return [
      { is: 'asking', press: state.press, since: state.since, drawsPath: state.drawsPath },
      { do: 'ask', at: state.press },
    ];
  if (state.is !== 'holdingCard') return [state, null];
  const { from, last } = state;
  // If the card has already moved, the player is drawing it, however slowly. After a long press on the deck, the player
  // may still draw the card.
  const isStill = Math.hypot(last.x - from.x, last.y - from.y) < TAP_TOLERANCE;
  return isStill ? [{ ...state, asked: true }, { do: 'askDeck' }] : [state, null];
}

function down(state: GestureState, { busy, button, pointer, x, y, at, onDeck, drawsPath }: Input<'down'>): Step {
  if (busy) return [state, { do: 'goOn' }];
  if (button !== 0) return [state, null];
  const finger = { pointer, x, y };
  switch (state.is) {
    case 'idle': {
      if (onDeck) return [{ is: 'holdingCard', from: finger, last: { x, y, at }, asked: false }, null];
      const { tapped } = state;
      const again = tapped !== null && at - tapped.at <= DOUBLE_MS && near(tapped, finger);
      return [{ is: 'pressing', press: finger, since: at, tapped: again, drawsPath }, null];
    }
    case 'pressing':
      return [{ is: 'pinching', a: state.press, b: finger, since: at, moved: false, twist: 0 }, null];
    case 'dragging':
      return [{ is: 'pinching', a: state.last, b: finger, since: at, moved: true, twist: 0 }, null];
    case 'drawingPath':
      return [{ is: 'pinching', a: state.last, b: finger, since: at, moved: true, twist: 0 }, { do: 'cancelPath' }];
    default:
      return [state, null];
  }
}

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 2 * TAP_TOLERANCE;

function move(state: GestureState, { pointer, x, y, at }: Input<'move'>): Step {
  const finger = { pointer, x, y };
  switch (state.is) {
    case 'pressing': {
      const { press } = state;
      if (press.pointer !== pointer || Math.hypot(x - press.x, y - press.y) < TAP_TOLERANCE) return [state, null];
      if (state.drawsPath)
        return [
          { is: 'drawingPath', last: finger },
          { do: 'extendPath', from: press, to: { x, y }, begins: true },
        ];
      return [
        { is: 'dragging', last: finger },
        { do: 'pan', by: { x: x - press.x, y: y - press.y } },
      ];
    }
    case 'dragging': {
      const { last } = state;
      if (last.pointer !== pointer) return [state, null];
      return [
        { is: 'dragging', last: finger },
        { do: 'pan', by: { x: x - last.x, y: y - last.y } },
      ];
    }
    // A long press where a path can begin becomes the drawing of a path if the finger then moves.
    case 'asking': {
      const { press, drawsPath } = state;
      if (!drawsPath || press.pointer !== pointer || Math.hypot(x - press.x, y - press.y) < TAP_TOLERANCE)
        return [state, null];
      return [
        { is: 'drawingPath', last: finger },
        { do: 'extendPath', from: press, to: { x, y }, begins: true },
      ];
    }
    case 'drawingPath': {
      const { last } = state;
      if (last.pointer !== pointer) return [state, null];
      return [
        { is: 'drawingPath', last: finger },
        { do: 'extendPath', from: last, to: { x, y }, begins: false },
      ];
    }
    case 'pinching':
      return pinch(state, finger);
    case 'holdingCard':
      if (state.from.pointer !== pointer) return [state, null];
      return [
        { ...state, last: { x, y, at } },
        { do: 'carry', to: { x, y } },
      ];
    default:
      return [state, null];
  }
}

function pinch(state: Extract<GestureState, { readonly is: 'pinching' }>, finger: Finger): Step {
  const { a, b } = state;
  if (finger.pointer !== a.pointer && finger.pointer !== b.pointer) return [state, null];
  const [p, q] = finger.pointer === a.pointer ? [finger, b] : [a, finger];
  const [was, is] = [middle(a, b), middle(p, q)];
  const from = Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const factor = Math.max(1, Math.hypot(p.x - q.x, p.y - q.y)) / from;
  const by = { x: is.x - was.x, y: is.y - was.y };
  const start = finger.pointer === a.pointer ? a : b;
  const still = !state.moved && Math.hypot(finger.x - start.x, finger.y - start.y) < TAP_TOLERANCE;
  if (still) return [state, null];
  const twist = state.twist + angleBetween(a, b, p, q);
  const turn = twist >= TWIST ? 1 : twist <= -TWIST ? -1 : 0;
  return [
    { ...state, a: p, b: q, moved: true, twist: twist - turn * TWIST },
    { do: 'zoom', at: is, by, factor, turn },
  ];
}

/** The clockwise angle from the line a-b to the line p-q, in radians, from -pi to pi. */
function angleBetween(a: Point, b: Point, p: Point, q: Point): number {
  const by = Math.atan2(q.y - p.y, q.x - p.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return by > Math.PI ? by - 2 * Math.PI : by < -Math.PI ? by + 2 * Math.PI : by;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function up(state: GestureState, { pointer, x, y, at }: Input<'up'>): Step {
  switch (state.is) {
    case 'pressing':
      if (state.press.pointer !== pointer) return [state, null];
      if (state.tapped) return [IDLE, { do: 'fit' }];
      return [
        { is: 'idle', tapped: { x, y, at } },
        { do: 'tap', at: { x, y } },
      ];
    case 'dragging':
      return state.last.pointer === pointer ? [IDLE, null] : [state, null];
    case 'drawingPath':
      return state.last.pointer === pointer ? [IDLE, { do: 'endPath', at: { x, y } }] : [state, null];
    case 'asking':
      if (state.press.pointer !== pointer) return [state, null];
      // The finger was lifted before `HOLD_MS`, but on a slow machine its event arrived after the timer.
      if (at - state.since < HOLD_MS && near(state.press, { x, y }))
        return [
          { is: 'idle', tapped: { x, y, at } },
          { do: 'tap', at: { x, y }, late: true },
        ];
      return [IDLE, null];
    case 'pinching': {
      const { a, b, moved, since } = state;
      if (pointer !== a.pointer && pointer !== b.pointer) return [state, null];
      // A tap with two fingers undoes the last decision.
      if (!moved) return [IDLE, at - since <= TWO_FINGER_MS ? { do: 'undo' } : null];
      return [{ is: 'dragging', last: pointer === a.pointer ? b : a }, null];
    }
    case 'holdingCard': {
      const { from, asked } = state;
      if (from.pointer !== pointer) return [state, null];
      // The gesture does not influence which card is drawn. A tap and a long drag draw the card; a short drag puts it back.
      const gone = Math.hypot(x - from.x, y - from.y);
      return [IDLE, { do: (gone < TAP_TOLERANCE && !asked) || gone >= DRAW_DISTANCE ? 'draw' : 'drop' }];
    }
    case 'idle':
      return [state, null];
  }
}
