/**
 * Defines the gestures that pointers make on a table or on panels, and how they are to be recognized. All points are in CSS px of the
 * window, all times in ms.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a pointer is. */
export interface Finger extends Point {
  readonly pointer: number;
}

/** How a table or a panel wants its pointers to be read. */
export interface GestureRules {
  /** The duration from which a press is a long press. */
  readonly holdMs: number;
  /** Whether two fingers that move pinch. Otherwise a second finger can only make a tap with two fingers. */
  readonly pinches: boolean;
  /** Whether a mouse that leaves the table ends its gesture. */
  readonly endsOutside: boolean;
}

/** What is under a pointer that comes down. `Hit` is defined by the table or the panel. */
export interface Target<Hit> {
  readonly hit: Hit;
  /** Whether a long press here is a gesture. */
  readonly canHold: boolean;
  /** Whether the pointer picks a thing up. The thing follows every movement, and other fingers are ignored. */
  readonly picksUp: boolean;
}

/** A pointer that is down, where and when it came down, and what was there. */
export interface Press<Hit> extends Finger, Target<Hit> {
  readonly time: number;
  /**
   * Whether an animation was running that follows from the player's own choice and reveals nothing. Such a press can only
   * become a tap, which takes effect after the animation.
   */
  readonly isQueued: boolean;
}

/** How a drag began. */
export interface DragKind extends Late {
  /** Whether a second finger was down before the drag. */
  readonly isAfterTwo: boolean;
  /** Whether a long press came before the drag. */
  readonly isAfterHold: boolean;
}

export interface Late {
  /**
   * Whether the press has made the gesture `hold` although it was shorter than `GestureRules.holdMs`: on a slow machine its end arrives
   * after the timer of the long press. Also true if the browser scrolls with the pointer after all. What the long press did is to be taken back.
   */
  readonly isLate: boolean;
}

export type Gesture<Hit> =
  /** A pointer has come down while something is animated. */
  | { readonly is: 'skip' }
  | { readonly is: 'press'; readonly press: Press<Hit> }
  /** `ms`: the duration of the press. `isHeld`: the press has already made the gesture `hold`. */
  | ({ readonly is: 'tap'; readonly isDouble: boolean; readonly isHeld: boolean } & Late & Release<Hit>)
  | { readonly is: 'hold'; readonly press: Press<Hit> }
  | ({ readonly is: 'drag'; readonly isFirst: boolean; readonly from: Point; readonly to: Point } & Dragged<Hit>)
  /** The pointer of a drag is released. */
  | ({ readonly is: 'drop' } & Release<Hit>)
  /** The picked-up thing moves to `to`. */
  | { readonly is: 'carry'; readonly press: Press<Hit>; readonly to: Point }
  /** The picked-up thing is released. `isHeld`: a long press came before. */
  | ({ readonly is: 'letGo'; readonly isHeld: boolean } & Release<Hit>)
  /** A second finger has come down during a drag, which ends. */
  | { readonly is: 'interrupt'; readonly press: Press<Hit> }
  /**
   * Two fingers move. Their middle is now at `at` and has moved by `by`; their distance has changed by the factor
   * `factor`; the line between them has turned clockwise by `angle` radians.
   */
  | {
      readonly is: 'pinch';
      readonly isFirst: boolean;
      readonly at: Point;
      readonly by: Point;
      readonly factor: number;
      readonly angle: number;
    }
  | { readonly is: 'twoFingerTap' }
  /** The gesture ends without an effect. */
  | ({ readonly is: 'cancel'; readonly press: Press<Hit> } & Late)
  /** The mouse moves without a pressed button; null: it has left the table. */
  | { readonly is: 'hover'; readonly at: Point | null }
  /** The wheel is turned by `by` px. */
  | { readonly is: 'wheel'; readonly at: Point; readonly by: number };

export interface Release<Hit> {
  readonly press: Press<Hit>;
  readonly at: Point;
  readonly ms: number;
}

interface Dragged<Hit> extends DragKind {
  readonly press: Press<Hit>;
}
