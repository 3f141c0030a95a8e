/**
 * Recognizes gestures, as a pure state machine: state and input give the next state and at most one gesture. What a gesture
 * means is up to the reducer of each table or panel. All state is in GestureState, so a cancelled gesture leaves nothing behind.
 */
import type { DragKind, Finger, Gesture, GestureRules, Late, Point, Press, Release, Target } from './gestures';

export type GestureState<Hit> =
  /** `tapped` is the time and the place of the last tap, to recognize a double tap. */
  | { readonly is: 'idle'; readonly tapped: (Point & { readonly time: number }) | null }
  /** A possible tap: the pointer has not left its place yet. `isHeld`: it is already a long press. */
  | { readonly is: 'pressing'; readonly press: Press<Hit>; readonly isDouble: boolean; readonly isHeld: boolean }
  /** A picked-up thing; `last` is where the pointer is now. */
  | { readonly is: 'carrying'; readonly press: Press<Hit>; readonly last: Point; readonly isHeld: boolean }
  | { readonly is: 'dragging'; readonly press: Press<Hit>; readonly last: Finger; readonly how: DragKind }
  /** A second finger came down at `since`, and neither finger has moved far enough for a pinch or a drag. */
  | { readonly is: 'twoFingers'; readonly press: Press<Hit>; readonly second: Finger; readonly since: number }
  | { readonly is: 'pinching'; readonly press: Press<Hit>; readonly fingers: readonly [Finger, Finger] };

export type GestureInput<Hit> =
  | {
      readonly type: 'down';
      readonly pointer: number;
      readonly x: number;
      readonly y: number;
      readonly time: number;
      /** The browser's button number: 0 is the left button or a finger. */
      readonly button: number;
      /** Whether an animation is running. */
      readonly busy: boolean;
      /** Whether a tap now takes effect after the running animation (`Press.isQueued`). */
      readonly queues: boolean;
      readonly target: Target<Hit>;
    }
  /** `hovers`: the pointer is a mouse without a pressed button. */
  | {
      readonly type: 'move';
      readonly pointer: number;
      readonly x: number;
      readonly y: number;
      readonly time: number;
      readonly hovers: boolean;
    }
  | { readonly type: 'up'; readonly pointer: number; readonly x: number; readonly y: number; readonly time: number }
  /** The pointer has been down for `GestureRules.holdMs`. */
  | { readonly type: 'hold'; readonly pointer: number }
  /** The browser cancelled the pointer, the window lost its focus, or a long press opened an explanation. */
  | {
      readonly type: 'cancel';
      readonly time: number;
      /** Whether the browser scrolls with the pointer, so that the press was no long press. */
      readonly scrolls?: boolean;
    }
  /** A pointer has left the table. */
  | { readonly type: 'leave'; readonly isTouch: boolean }
  | { readonly type: 'wheel'; readonly x: number; readonly y: number; readonly by: number };

type Step<Hit> = readonly [GestureState<Hit>, Gesture<Hit> | null];
type Input<Hit, T extends GestureInput<Hit>['type']> = Extract<GestureInput<Hit>, { readonly type: T }>;
type In<Hit, S extends GestureState<Hit>['is']> = Extract<GestureState<Hit>, { readonly is: S }>;

/** A pointer that moves fewer px than this makes a tap. */
export const TAP_TOLERANCE = 10;
/** The greatest time between the two taps of a double tap. */
const DOUBLE_MS = 300;
/** The greatest time from when the second finger comes down until either finger is lifted, for a tap with two fingers. */
export const TWO_FINGER_MS = 500;

export const IDLE = { is: 'idle', tapped: null } as const;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether a pointer that has moved from one point to the other still makes a tap. */
export const isStill = (a: Point, b: Point): boolean => distance(a, b) < TAP_TOLERANCE;

/** Whether two points are near enough for the two taps of a double tap. */
export const isNear = (a: Point, b: Point): boolean => distance(a, b) < 2 * TAP_TOLERANCE;

/** Returns the next state, and the gesture that the input makes or null. */
export function nextGesture<Hit>(state: GestureState<Hit>, input: GestureInput<Hit>, rules: GestureRules): Step<Hit> {
  switch (input.type) {
    case 'down':
      return down(state, input, rules);
    case 'move':
      return move(state, input, rules);
    case 'up':
      return up(state, input, rules);
    case 'hold':
      return hold(state, input);
    case 'cancel':
      return cancel(state, input.scrolls ? isHeld(state) : isLate(state, input, rules));
    case 'leave':
      // A finger stays captured until it is lifted, even over another element.
      if (rules.endsOutside && !input.isTouch) return cancel(state);
      return [state, { is: 'hover', at: null }];
    case 'wheel':
      return [state, { is: 'wheel', at: { x: input.x, y: input.y }, by: input.by }];
  }
}

/** Ends the current gesture. If there is none, the last tap can still become a double tap. */
const cancel = <Hit>(state: GestureState<Hit>, isLate = false): Step<Hit> =>
  state.is === 'idle' ? [state, null] : [IDLE, { is: 'cancel', press: state.press, isLate }];

const isHeld = <Hit>(state: GestureState<Hit>): state is In<Hit, 'pressing'> | In<Hit, 'carrying'> =>
  (state.is === 'pressing' || state.is === 'carrying') && state.isHeld;

/** Whether an input at `time` shows that a long press was too short. */
const isLate = <Hit>(
  state: GestureState<Hit>,
  { time }: { readonly time: number },
  { holdMs }: GestureRules,
): boolean => isHeld(state) && time - state.press.time < holdMs;

function down<Hit>(state: GestureState<Hit>, input: Input<Hit, 'down'>, { pinches }: GestureRules): Step<Hit> {
  const { pointer, x, y, time, target } = input;
  const press = { pointer, x, y, time, ...target, isQueued: input.busy };
  if (input.busy) {
    const isTap = input.queues && input.button === 0 && state.is === 'idle';
    return [isTap ? { is: 'pressing', press, isDouble: false, isHeld: false } : state, { is: 'skip' }];
  }
  if (input.button !== 0) return [state, null]; // A right click asks for an explanation.
  const second = { pointer, x, y };
  switch (state.is) {
    case 'idle': {
      if (target.picksUp)
        return [
          { is: 'carrying', press, last: { x, y }, isHeld: false },
          { is: 'press', press },
        ];
      const { tapped } = state;
      const isDouble = tapped !== null && time - tapped.time <= DOUBLE_MS && isNear(tapped, press);
      return [
        { is: 'pressing', press, isDouble, isHeld: false },
        { is: 'press', press },
      ];
    }
    case 'pressing':
      return state.isHeld ? [state, null] : [{ is: 'twoFingers', press: state.press, second, since: time }, null];
    case 'twoFingers':
      // The third finger of a pinch is ignored.
      return pinches ? [state, null] : [{ ...state, second, since: time }, null];
    case 'dragging':
      if (!pinches) return [state, null];
      return [
        { is: 'pinching', press: state.press, fingers: [state.last, second] },
        { is: 'interrupt', press: state.press },
      ];
    case 'carrying':
    case 'pinching':
      return [state, null];
  }
}

function hold<Hit>(state: GestureState<Hit>, { pointer }: Input<Hit, 'hold'>): Step<Hit> {
  if ((state.is !== 'pressing' && state.is !== 'carrying') || state.isHeld) return [state, null];
  const { press } = state;
  if (press.pointer !== pointer || press.isQueued || !press.canHold) return [state, null];
  // A thing that has already left its place is being moved, however slowly.
  if (state.is === 'carrying' && !isStill(state.last, press)) return [state, null];
  return [
    { ...state, isHeld: true },
    { is: 'hold', press },
  ];
}

function move<Hit>(state: GestureState<Hit>, input: Input<Hit, 'move'>, rules: GestureRules): Step<Hit> {
  const { pointer, x, y } = input;
  const to = { x, y };
  switch (state.is) {
    case 'idle':
      return [state, input.hovers ? { is: 'hover', at: to } : null];
    case 'pressing':
    case 'twoFingers': {
      const { press } = state;
      if (state.is === 'twoFingers' && rules.pinches) return pinch(state, { pointer, x, y });
      if (press.pointer !== pointer || isStill(press, to)) return [state, null];
      if (press.isQueued) return cancel(state);
      const isAfterHold = state.is === 'pressing' && state.isHeld;
      const how = { isAfterTwo: state.is === 'twoFingers', isAfterHold, isLate: isLate(state, input, rules) };
      return drag(press, null, { pointer, x, y }, how);
    }
    case 'dragging':
      if (state.last.pointer !== pointer) return [state, null];
      return drag(state.press, state.last, { pointer, x, y }, state.how);
    case 'carrying':
      if (state.press.pointer !== pointer) return [state, null];
      return [
        { ...state, last: to },
        { is: 'carry', press: state.press, to },
      ];
    case 'pinching':
      return pinch(state, { pointer, x, y });
  }
}

/** Continues a drag; `last` is null if the drag begins. */
function drag<Hit>(press: Press<Hit>, last: Finger | null, finger: Finger, how: DragKind): Step<Hit> {
  const [from, to] = [pointOf(last ?? press), pointOf(finger)];
  return [
    { is: 'dragging', press, last: finger, how },
    { is: 'drag', press, isFirst: last === null, from, to, ...how },
  ];
}

function pinch<Hit>(state: In<Hit, 'twoFingers'> | In<Hit, 'pinching'>, finger: Finger): Step<Hit> {
  const { press } = state;
  const [a, b] = state.is === 'pinching' ? state.fingers : [fingerOf(press), state.second];
  if (finger.pointer !== a.pointer && finger.pointer !== b.pointer) return [state, null];
  const isA = finger.pointer === a.pointer;
  const isFirst = state.is === 'twoFingers';
  if (isFirst && isStill(finger, isA ? a : b)) return [state, null];
  const [p, q] = isA ? [finger, b] : [a, finger];
  const [was, at] = [middle(a, b), middle(p, q)];
  const by = { x: at.x - was.x, y: at.y - was.y };
  const factor = Math.max(1, distance(p, q)) / Math.max(1, distance(a, b));
  return [
    { is: 'pinching', press, fingers: [p, q] },
    { is: 'pinch', isFirst, at, by, factor, angle: angleBetween(a, b, p, q) },
  ];
}

const pointOf = ({ x, y }: Point): Point => ({ x, y });

const fingerOf = ({ pointer, x, y }: Finger): Finger => ({ pointer, x, y });

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The clockwise angle from the line a-b to the line p-q, in radians, from -pi to pi. */
function angleBetween(a: Point, b: Point, p: Point, q: Point): number {
  const by = Math.atan2(q.y - p.y, q.x - p.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return by > Math.PI ? by - 2 * Math.PI : by < -Math.PI ? by + 2 * Math.PI : by;
}

function up<Hit>(state: GestureState<Hit>, input: Input<Hit, 'up'>, rules: GestureRules): Step<Hit> {
  if (state.is === 'idle') return [state, null];
  if (state.is === 'twoFingers') return liftOneOfTwo(state, input, rules);
  const { pointer, x, y, time } = input;
  const { press } = state;
  if (state.is === 'pinching') {
    const [a, b] = state.fingers;
    if (pointer !== a.pointer && pointer !== b.pointer) return [state, null];
    // The other finger goes on dragging.
    const last = pointer === a.pointer ? b : a;
    return [{ is: 'dragging', press, last, how: { isAfterTwo: true, isAfterHold: false, isLate: false } }, null];
  }
  if (pointer !== (state.is === 'dragging' ? state.last.pointer : press.pointer)) return [state, null];
  const release = { press, at: { x, y }, ms: time - press.time };
  if (state.is === 'pressing') return tap({ ...state, isLate: isLate(state, input, rules) }, release, time);
  if (state.is === 'dragging') return [IDLE, { is: 'drop', ...release }];
  return [IDLE, { is: 'letGo', isHeld: state.isHeld, ...release }];
}

function tap<Hit>(
  { isDouble, isHeld, isLate }: Pick<In<Hit, 'pressing'>, 'isDouble' | 'isHeld'> & Late,
  release: Release<Hit>,
  time: number,
): Step<Hit> {
  const tapped = isDouble || (isHeld && !isLate) ? null : { ...release.at, time };
  return [
    { is: 'idle', tapped },
    { is: 'tap', isDouble, isHeld, isLate, ...release },
  ];
}

/** If either finger is lifted soon, it is a tap with two fingers. */
function liftOneOfTwo<Hit>(
  state: In<Hit, 'twoFingers'>,
  { pointer, x, y, time }: Input<Hit, 'up'>,
  rules: GestureRules,
): Step<Hit> {
  const { press, second, since } = state;
  const isFirst = pointer === press.pointer;
  if (!isFirst && pointer !== second.pointer) return [state, null];
  if (time - since <= TWO_FINGER_MS) return [IDLE, { is: 'twoFingerTap' }];
  if (rules.pinches) return cancel(state);
  if (!isFirst) return [{ is: 'pressing', press, isDouble: false, isHeld: false }, null];
  const release = { press, at: { x, y }, ms: time - press.time };
  return tap({ isDouble: false, isHeld: false, isLate: false }, release, time);
}
