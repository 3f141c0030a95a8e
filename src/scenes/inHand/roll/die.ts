/**
 * The throw of the die as geometry (R2.2). The rules have drawn the pips before anything moves; the gesture only says where the
 * die runs and how fast it turns. It turns back from its rest, so that it always comes to rest as it was rolled.
 *
 * The table is the plane of x (to the right) and y (towards the player), in CSS px; z points up from it.
 */

import type { Box } from '../../core/pose';
import type { DieSide } from '../art/die';
import type { Gesture, Vector } from './ruler';

export const PIPS = [1, 2, 3, 4, 5, 6] as const;
export type Pips = (typeof PIPS)[number];

export type Vector3 = readonly [x: number, y: number, z: number];
/** A turn of the die: where its own three axes point. */
export type Turn = readonly [Vector3, Vector3, Vector3];

/** Where each side looks while the die lies with 1 up; opposite sides make seven. */
const SIDES: Readonly<Record<Pips, Vector3>> = {
  1: [0, 0, 1],
  2: [0, 1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, -1, 0],
  6: [0, 0, -1],
};

/** Turns round an axis (a unit vector) by so many radians. */
export function turnRound([x, y, z]: Vector3, angle: number): Turn {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rest = 1 - cos;
  return [
    [cos + x * x * rest, y * x * rest + z * sin, z * x * rest - y * sin],
    [x * y * rest - z * sin, cos + y * y * rest, z * y * rest + x * sin],
    [x * z * rest + y * sin, y * z * rest - x * sin, cos + z * z * rest],
  ];
}

/** Where a point of the die comes to lie. */
export function turned([a, b, c]: Turn, [x, y, z]: Vector3): Vector3 {
  return [a[0] * x + b[0] * y + c[0] * z, a[1] * x + b[1] * y + c[1] * z, a[2] * x + b[2] * y + c[2] * z];
}

/** First `first`, then `then`. */
export function both(first: Turn, then: Turn): Turn {
  return [turned(then, first[0]), turned(then, first[1]), turned(then, first[2])];
}

const QUARTER = Math.PI / 2;

/** The quickest turn that brings a side up. */
const UP: Readonly<Record<Pips, Turn>> = {
  1: turnRound([1, 0, 0], 0),
  2: turnRound([1, 0, 0], QUARTER),
  3: turnRound([0, 1, 0], -QUARTER),
  4: turnRound([0, 1, 0], QUARTER),
  5: turnRound([1, 0, 0], -QUARTER),
  6: turnRound([1, 0, 0], 2 * QUARTER),
};

/** How the die lies with these pips up; `yaw` in radians, as it happened to turn on the table. */
export function restOf(pips: Pips, yaw: number): Turn {
  return both(UP[pips], turnRound([0, 0, 1], yaw));
}

/** The way in which a side looks. */
export function looks(turn: Turn, pips: Pips): Vector3 {
  return turned(turn, SIDES[pips]);
}

/** A direction that runs across a side, while the die lies with 1 up. */
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

/** The six sides as they lie, to be drawn. */
export function sidesOf(turn: Turn): DieSide[] {
  return PIPS.map((pips) => ({
    pips,
    looks: looks(turn, pips),
    across: turned(turn, ACROSS[pips]),
    down: turned(turn, cross(SIDES[pips], ACROSS[pips])),
  }));
}

/** What anybody reads off the die as it lies. */
export function topOf(turn: Turn): Pips {
  return PIPS.reduce((best, each) => (looks(turn, each)[2] > looks(turn, best)[2] ? each : best));
}

export interface Run {
  readonly from: Vector;
  readonly to: Vector;
  /** The axis round which it rolls, and how far in all, in radians. */
  readonly axis: Vector3;
  readonly angle: number;
}

/** px/s^2 and px/s */
const FRICTION = 2200;
const FASTEST = 1900;
/** However gently it is thrown, it turns over so often. */
const LEAST_TURNS = 1.25;

/** A run from where the die was let go, within its tray; null: it was let go beside it, and that is no throw. */
export function runOf({ pose, velocity }: Gesture, tray: Box, edge: number): Run | null {
  const { x, y } = pose;
  const inside =
    x >= tray.x - edge && x <= tray.x + tray.width + edge && y >= tray.y - edge && y <= tray.y + tray.height + edge;
  const speed = Math.hypot(velocity.x, velocity.y);
  const slide = speed > 0 ? Math.min(speed, FASTEST) ** 2 / (2 * FRICTION) / speed : 0;
  const far = { x: x + velocity.x * slide, y: y + velocity.y * slide };
  // A throw towards the tray from outside of it counts too.
  if (!inside && !within(far, tray)) return null;
  const room = edge * 0.75;
  const to = {
    x: rebound(far.x, tray.x + room, tray.x + tray.width - room),
    y: rebound(far.y, tray.y + room, tray.y + tray.height - room),
  };
  const way = speed > 0 ? { x: velocity.x / speed, y: velocity.y / speed } : { x: 1, y: 0 };
  const rolled = (speed * slide) / (edge / 2) / 2;
  // Rolling to the right turns it round the axis that points towards the player's far side.
  return { from: { x, y }, to, axis: [-way.y, way.x, 0], angle: Math.max(LEAST_TURNS * 2 * Math.PI, rolled) };
}

function within({ x, y }: Vector, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** What runs beyond an edge comes back from it. */
function rebound(at: number, low: number, high: number): number {
  if (high <= low) return (low + high) / 2;
  const span = high - low;
  const over = (((at - low) % (2 * span)) + 2 * span) % (2 * span);
  return low + (over > span ? 2 * span - over : over);
}

/** Where the die is and how it lies when `part` of the run (0 to 1) is done; `hop` is how high it is, in edges. */
export function along({ from, to, axis, angle }: Run, rest: Turn, part: number): Vector & { turn: Turn; hop: number } {
  const left = 1 - part;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    turn: left === 0 ? rest : both(rest, turnRound(axis, -angle * left)),
    hop: Math.abs(Math.sin(part * 3 * Math.PI)) * left * left * 0.9,
  };
}

/** A throw for those who press instead, across the tray from its left end; `whim` is 0 to 1, and only a matter of looks. */
export function easyRun(tray: Box, from: Vector, edge: number, whim: number): Run {
  const to = {
    x: tray.x + tray.width * (0.42 + 0.3 * whim),
    y: tray.y + tray.height * (0.4 + 0.25 * ((whim * 7) % 1)),
  };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.hypot(dx, dy) || 1;
  return { from, to, axis: [-dy / way, dx / way, 0], angle: Math.max(LEAST_TURNS * 2 * Math.PI, way / (edge / 2)) };
}
