/**
 * Calculates the geometry of a die throw (R2.2). The rules have already drawn the pips; the gesture decides only the
 * die's path and spin. Rotations are computed backwards from the final orientation, so the die always stops with the
 * drawn pips up.
 */

import type { Box } from '../../core/pose';
import type { DieSide } from '../art/die';
import type { Gesture, Vector } from './ruler';

export const PIPS = [1, 2, 3, 4, 5, 6] as const;
export type Pips = (typeof PIPS)[number];

export type Vector3 = readonly [x: number, y: number, z: number];
/** A rotation, or an orientation of the die: the directions of its three axes. */
export type Turn = readonly [Vector3, Vector3, Vector3];

/** The direction of each side while 1 is up; opposite sides add up to seven. */
const SIDES: Readonly<Record<Pips, Vector3>> = {
  1: [0, 0, 1],
  2: [0, 1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, -1, 0],
  6: [0, 0, -1],
};

/** The rotation about an axis (a unit vector) by `angle` radians. */
export function rotationAbout([x, y, z]: Vector3, angle: number): Turn {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rest = 1 - cos;
  return [
    [cos + x * x * rest, y * x * rest + z * sin, z * x * rest - y * sin],
    [x * y * rest - z * sin, cos + y * y * rest, z * y * rest + x * sin],
    [x * z * rest + y * sin, y * z * rest - x * sin, cos + z * z * rest],
  ];
}

/** Applies a rotation to a point of the die. */
export function rotate([a, b, c]: Turn, [x, y, z]: Vector3): Vector3 {
  return [a[0] * x + b[0] * y + c[0] * z, a[1] * x + b[1] * y + c[1] * z, a[2] * x + b[2] * y + c[2] * z];
}

/** Combines two rotations: `first`, then `then`. */
export function combine(first: Turn, then: Turn): Turn {
  return [rotate(then, first[0]), rotate(then, first[1]), rotate(then, first[2])];
}

const QUARTER = Math.PI / 2;

/** For each side, a shortest rotation that turns the side up. */
const UP: Readonly<Record<Pips, Turn>> = {
  1: rotationAbout([1, 0, 0], 0),
  2: rotationAbout([1, 0, 0], QUARTER),
  3: rotationAbout([0, 1, 0], -QUARTER),
  4: rotationAbout([0, 1, 0], QUARTER),
  5: rotationAbout([1, 0, 0], -QUARTER),
  6: rotationAbout([1, 0, 0], 2 * QUARTER),
};

/** The final orientation with these pips up. `yaw` is the die's random rotation about the vertical axis, in radians. */
export function restingTurn(pips: Pips, yaw: number): Turn {
  return combine(UP[pips], rotationAbout([0, 0, 1], yaw));
}

/** The direction in which a side faces. */
export function directionOf(turn: Turn, pips: Pips): Vector3 {
  return rotate(turn, SIDES[pips]);
}

/** For each side, a direction along one of its edges while 1 is up. */
const ACROSS: Readonly<Record<Pips, Vector3>> = {
  1: [1, 0, 0],
  2: [1, 0, 0],
  3: [0, 1, 0],
  4: [0, 1, 0],
  5: [1, 0, 0],
  6: [1, 0, 0],
};

const cross = (a: Vector3, b: Vector3): Vector3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The six sides in this orientation, for the painter. */
export function sidesOf(turn: Turn): DieSide[] {
  return PIPS.map((pips) => ({
    pips,
    looks: directionOf(turn, pips),
    across: rotate(turn, ACROSS[pips]),
    down: rotate(turn, cross(SIDES[pips], ACROSS[pips])),
  }));
}

/** The pips that are up. */
export function topOf(turn: Turn): Pips {
  return PIPS.reduce((best, each) => (directionOf(turn, each)[2] > directionOf(turn, best)[2] ? each : best));
}

/** The path of a thrown die. */
export interface DiePath {
  readonly from: Vector;
  readonly to: Vector;
  /** The axis about which the die rolls. */
  readonly axis: Vector3;
  /** The angle of the whole roll, in radians. */
  readonly angle: number;
}

/** The friction of the die in the tray, in px/s^2. */
const FRICTION = 2200;
/** The top speed of a throw, in px/s. */
const FASTEST = 1900;
/** The fewest turns of the die, even for a slow throw. */
const LEAST_TURNS = 1.25;

/**
 * The path of the die from where it was released to a point in its tray. Null if the release is no throw: the die was
 * more than `edge` outside of the tray, and its slide does not end in the tray.
 * @param edge the edge of the die, in px
 */
export function thrownPath({ pose, velocity }: Gesture, tray: Box, edge: number): DiePath | null {
  const { x, y } = pose;
  const inside =
    x >= tray.x - edge && x <= tray.x + tray.width + edge && y >= tray.y - edge && y <= tray.y + tray.height + edge;
  const speed = Math.hypot(velocity.x, velocity.y);
  const slide = speed > 0 ? Math.min(speed, FASTEST) ** 2 / (2 * FRICTION) / speed : 0;
  const far = { x: x + velocity.x * slide, y: y + velocity.y * slide };
  // A throw from outside of the tray counts if its slide ends in the tray.
  if (!inside && !within(far, tray)) return null;
  const room = edge * 0.75;
  const to = {
    x: rebound(far.x, tray.x + room, tray.x + tray.width - room),
    y: rebound(far.y, tray.y + room, tray.y + tray.height - room),
  };
  const way = speed > 0 ? { x: velocity.x / speed, y: velocity.y / speed } : { x: 1, y: 0 };
  const rolled = (speed * slide) / (edge / 2) / 2;
  // A roll to the right turns the die about the axis that points towards the player.
  return { from: { x, y }, to, axis: [-way.y, way.x, 0], angle: Math.max(LEAST_TURNS * 2 * Math.PI, rolled) };
}

function within({ x, y }: Vector, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Reflects a position that is beyond an edge back into the range. */
function rebound(at: number, low: number, high: number): number {
  if (high <= low) return (low + high) / 2;
  const span = high - low;
  const over = (((at - low) % (2 * span)) + 2 * span) % (2 * span);
  return low + (over > span ? 2 * span - over : over);
}

/**
 * The position, orientation and height of the die when the fraction `part` (0 to 1) of the path is done. The height
 * (`hop`) is in multiples of the die's edge.
 */
export function motionAt(
  { from, to, axis, angle }: DiePath,
  rest: Turn,
  part: number,
): Vector & { turn: Turn; hop: number } {
  const left = 1 - part;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    turn: left === 0 ? rest : combine(rest, rotationAbout(axis, -angle * left)),
    hop: Math.abs(Math.sin(part * 3 * Math.PI)) * left * left * 0.9,
  };
}

/**
 * The path of a throw by button, key or tap, from the die's place to a point near the middle of the tray. `whim` (0 to
 * 1) is random and varies only the look of the throw.
 */
export function defaultPath(tray: Box, from: Vector, edge: number, whim: number): DiePath {
  const to = {
    x: tray.x + tray.width * (0.42 + 0.3 * whim),
    y: tray.y + tray.height * (0.4 + 0.25 * ((whim * 7) % 1)),
  };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.hypot(dx, dy) || 1;
  return { from, to, axis: [-dy / way, dx / way, 0], angle: Math.max(LEAST_TURNS * 2 * Math.PI, way / (edge / 2)) };
}
