/**
 * Turns gestures on the table in hand into what the player wants, as a pure reducer: way and gesture give the next way and
 * at most one input for the scene.
 */

import type { Gesture, GestureRules } from '../../../gestures/gestures';
import { type HexId, neighbours } from '../../../rules/core/hexes';
import type { Point } from '../../art';

/** What a press is on. */
export type Hit =
  /** The ruler, the die, or a hand card that can answer damage. */
  | { readonly on: 'thing' }
  /** A half of a card that can be lifted off its card. */
  | { readonly on: 'half' }
  /** The map, which a drag moves; `map` is its position at the press. */
  | { readonly on: 'map'; readonly map: Point }
  | { readonly on: 'other' };

export type TableInput =
  /** Continue after a pause, or hurry the running animation. */
  | { readonly do: 'goOn' }
  /** Pick up the ruler, the die or the hand card under the pointer. */
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

/** What the reducer reads from the table. `ways` is slow, so only a drag calls it. */
export interface MapReader {
  readonly hero: () => HexId;
  /** The hex at a point of the window. */
  readonly hexAt: (at: Point) => HexId | null;
  /** The hexes that the current move can reach; empty outside of a move. */
  readonly ways: () => ReadonlyMap<HexId, { readonly path: readonly HexId[] }>;
}

/** The hexes of the path that the player is drawing, beginning with the hero's hex; null if no path is being drawn. */
export type Trail = readonly HexId[] | null;

type Step = readonly [Trail, TableInput | null];
type GestureOf<Is extends Gesture<Hit>['is']> = Extract<Gesture<Hit>, { readonly is: Is }>;

/**
 * A long press on a half of a card lifts it after 250 ms. A longer press without a movement opens an explanation. A second
 * finger can only undo, because the map does not zoom.
 */
export const RULES: GestureRules = { holdMs: 250, pinches: false, endsOutside: true };

/** The limits of a flick: faster upwards than this speed in px/s, and at most this many ms from press to release. */
const FLICK = { speed: 600, ms: 350 } as const;

/** Returns the next trail, and the input for the scene or null. */
export function reduceGesture(trail: Trail, gesture: Gesture<Hit>, reader: MapReader): Step {
  switch (gesture.is) {
    case 'skip':
      return [trail, { do: 'goOn' }];
    case 'press':
      return [null, gesture.press.hit.on === 'thing' ? { do: 'grab' } : null];
    case 'carry':
      return [null, { do: 'carry' }];
    case 'letGo':
      return [null, { do: 'throw' }];
    case 'tap':
      return [null, { do: 'tap', at: gesture.at }];
    case 'hold':
      return [null, { do: 'lift', from: gesture.press, to: gesture.press }];
    case 'drag':
      return drag(trail, gesture, reader);
    case 'drop':
      return [null, drop(trail, gesture)];
    case 'twoFingerTap':
      return [null, { do: 'undo' }];
    case 'cancel':
      return [null, cancel(gesture.press.hit)];
    case 'interrupt':
    case 'pinch':
    case 'hover':
    case 'wheel':
      return [trail, null];
  }
}

/** A path that was drawn stays. A map that was moved stays until the next drawing. */
function cancel({ on }: Hit): TableInput | null {
  return on === 'half' ? { do: 'putBack' } : on === 'thing' ? { do: 'drop' } : null;
}

function drag(trail: Trail, gesture: GestureOf<'drag'>, reader: MapReader): Step {
  const { press, to, isFirst, isAfterTwo, isAfterHold } = gesture;
  if (press.hit.on === 'half' && !isAfterTwo)
    return [null, isFirst && !isAfterHold ? { do: 'lift', from: press, to } : { do: 'hover', at: to }];
  const drawn = extendPath(trail, gesture, reader);
  if (drawn) return drawn;
  if (trail || press.hit.on !== 'map') return [trail, null];
  const { map } = press.hit;
  return [null, { do: 'slide', to: { x: map.x + to.x - press.x, y: map.y + to.y - press.y } }];
}

/** Extends the path of a drag that begins at the hero. Returns null if this drag draws no path. */
function extendPath(trail: Trail, { press, to }: GestureOf<'drag'>, reader: MapReader): Step | null {
  const ways = reader.ways();
  if (ways.size === 0) return null;
  const start = reader.hero();
  if (!trail && reader.hexAt(press) !== start) return null;
  const before = trail ?? [start];
  const hex = reader.hexAt(to);
  if (!hex || (trail && hex === trail.at(-1))) return [before, null];
  const extended = extendedTrail(hex, before, start, ways);
  return [extended, { do: 'aim', path: extended.slice(1) }];
}

function extendedTrail(
  hex: HexId,
  trail: readonly HexId[],
  start: HexId,
  ways: ReturnType<MapReader['ways']>,
): readonly HexId[] {
  const back = trail.indexOf(hex);
  if (back >= 0) return trail.slice(0, back + 1);
  if (neighbours(trail.at(-1) ?? start).includes(hex)) return [...trail, hex];
  // A fast finger skips hexes. The shortest path to this hex then replaces the drawn path.
  return [start, ...(ways.get(hex)?.path ?? [])];
}

function drop(trail: Trail, { press, at, ms }: GestureOf<'drop'>): TableInput | null {
  if (trail) return { do: 'walk' };
  if (press.hit.on === 'map') return { do: 'settle', from: press.hit.map };
  if (press.hit.on !== 'half') return null;
  const flicked = ms <= FLICK.ms && press.y - at.y > (FLICK.speed * ms) / 1000;
  return { do: 'letGo', at, flicked };
}
