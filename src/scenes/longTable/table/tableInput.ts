/**
 * Turns gestures at the Long Table into what the player wants, as a pure reducer: state and gesture give the next state and
 * at most one input for the scene.
 */

import type { Gesture, GestureRules } from '../../../gestures/gestures';
import { isNear, TAP_TOLERANCE } from '../../../gestures/recognizer';
import type { HexId } from '../../../rules/core/hexes';
import type { Point } from '../../art';

/** What a press is on. */
export interface Hit {
  /**
   * `deck`: the top card of the modifier deck, while the player may draw a card. `path`: a figure that may move now, or the
   * end of the drawn path; a drag draws a path from there.
   */
  readonly on: 'deck' | 'path' | 'map';
  /** The hex under the press. A long press may move the map, but a late tap still refers to this hex. */
  readonly hex: HexId | null;
  /** Whether the map moved just before the press, so that the finger aimed at another hex; a tap is then ignored. */
  readonly hasSlid: boolean;
  /** Whether a finger made the press. */
  readonly isTouch: boolean;
}

export type TableInput =
  /** Hurry the running animation. */
  | { readonly do: 'goOn' }
  | { readonly do: 'tap'; readonly at: Point; readonly byTouch: boolean }
  /** A tap that first counted as a long press, because its release arrived late. */
  | { readonly do: 'lateTap'; readonly hex: HexId | null; readonly byTouch: boolean }
  /** Fit the map to the window. */
  | { readonly do: 'fit' }
  /** Show information about the hex at a point. */
  | { readonly do: 'ask'; readonly at: Point }
  /** Show the ghost on the hex at a point; null: no ghost. */
  | { readonly do: 'hover'; readonly at: Point | null }
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

export interface InputState {
  /** Whether the current drag draws a path. */
  readonly drawsPath: boolean;
  /** The angle in radians that two fingers have turned since the pinch began or the placed area last turned. */
  readonly twist: number;
}

type Step = readonly [InputState, TableInput | null];
type GestureOf<Is extends Gesture<Hit>['is']> = Extract<Gesture<Hit>, { readonly is: Is }>;

/** The mouse draws and pans also outside of the table. */
export const RULES: GestureRules = { holdMs: 450, pinches: true, endsOutside: false };

/** Dragging the card at least this far in px draws the card, as a tap on the deck does. A shorter drag puts it back. */
const DRAW_DISTANCE = 40;
/** Turning two fingers by this angle in radians turns the placed area by one step. */
const TWIST = Math.PI / 6;
/** Zoom factor per px that the wheel scrolls. */
const NOTCH = 1.0015;

export const NO_INPUT: InputState = { drawsPath: false, twist: 0 };

/** Returns the next state, and the input for the scene or null. */
export function reduceGesture(state: InputState, gesture: Gesture<Hit>): Step {
  switch (gesture.is) {
    case 'skip':
      return [state, { do: 'goOn' }];
    case 'press':
      return [NO_INPUT, null];
    case 'tap':
      return [NO_INPUT, tap(gesture)];
    case 'hold':
      return [state, gesture.press.hit.on === 'deck' ? { do: 'askDeck' } : { do: 'ask', at: gesture.press }];
    case 'drag':
      return drag(gesture);
    case 'drop':
      return [NO_INPUT, state.drawsPath ? { do: 'endPath', at: gesture.at } : null];
    case 'carry':
      return [state, { do: 'carry', to: gesture.to }];
    case 'letGo':
      return [NO_INPUT, { do: isDraw(gesture) ? 'draw' : 'drop' }];
    case 'interrupt':
      return [NO_INPUT, state.drawsPath ? { do: 'cancelPath' } : null];
    case 'pinch':
      return pinch(state, gesture);
    case 'twoFingerTap':
      return [NO_INPUT, { do: 'undo' }];
    case 'cancel':
      if (state.drawsPath) return [NO_INPUT, { do: 'cancelPath' }];
      return [NO_INPUT, gesture.press.hit.on === 'deck' ? { do: 'drop' } : null];
    case 'hover':
      return [state, { do: 'hover', at: gesture.at }];
    case 'wheel':
      return [state, { do: 'zoom', at: gesture.at, by: { x: 0, y: 0 }, factor: NOTCH ** -gesture.by, turn: 0 }];
  }
}

function tap({ press, at, isDouble, isHeld, isLate }: GestureOf<'tap'>): TableInput | null {
  const { hex, hasSlid, isTouch } = press.hit;
  if (isHeld) {
    const counts = isLate && isNear(press, at) && !hasSlid;
    return counts ? { do: 'lateTap', hex, byTouch: isTouch } : null;
  }
  if (isDouble) return { do: 'fit' };
  return hasSlid ? null : { do: 'tap', at, byTouch: isTouch };
}

/** A drag draws a path or moves the map. After a long press it can only draw a path, and after a pinch only move the map. */
function drag({ press, isFirst, from, to, isAfterTwo, isAfterHold }: GestureOf<'drag'>): Step {
  const drawsPath = press.hit.on === 'path' && !isAfterTwo;
  if (drawsPath)
    return [
      { drawsPath, twist: 0 },
      { do: 'extendPath', from, to, begins: isFirst },
    ];
  return [NO_INPUT, isAfterHold ? null : { do: 'pan', by: { x: to.x - from.x, y: to.y - from.y } }];
}

function pinch(state: InputState, { isFirst, at, by, factor, angle }: GestureOf<'pinch'>): Step {
  const twist = (isFirst ? 0 : state.twist) + angle;
  const turn = twist >= TWIST ? 1 : twist <= -TWIST ? -1 : 0;
  return [
    { drawsPath: false, twist: twist - turn * TWIST },
    { do: 'zoom', at, by, factor, turn },
  ];
}

/** The gesture does not influence which card is drawn. A tap and a long drag draw the card; a short drag puts it back. */
function isDraw({ press, at, isHeld }: GestureOf<'letGo'>): boolean {
  const gone = Math.hypot(at.x - press.x, at.y - press.y);
  return (gone < TAP_TOLERANCE && !isHeld) || gone >= DRAW_DISTANCE;
}
