/**
 * Calculates the geometry of a ruler throw. The rules have drawn a face (letter), independently of the gesture. The ruler
 * then runs, usually over six to nine cells, and stops with the centre of a cell with that letter on the red line (R2.1).
 * The gesture usually decides the direction. The player cannot aim, because the ruler may stop at any of three
 * neighbouring cells, which have different letters.
 */
import { RULER } from '../../../rules/inHand/dice';
import { FACES, type Face } from '../../../rules/inHand/vocabulary';
import { bezier } from '../ease';

export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** A straight line through `point`, at `angle` radians. */
export interface Line {
  readonly point: Vector;
  readonly angle: number;
}

/** The pose of the ruler's centre line: its zero mark and the direction of its cells, in radians. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The pose and velocity of the card with the ruler when the player released it; the velocity is in px per second. */
export interface Gesture {
  readonly pose: Pose;
  readonly velocity: Vector;
}

/** The ruler as it is drawn: `segment` is px per cell. The ruler has 15 cells, five times A B C. */
export interface DrawnRuler {
  readonly segment: number;
}

const PERIOD = FACES.length;
const CELLS = 5 * PERIOD;
/** The friction of the ruler on the table, in px/s^2. */
const FRICTION = 2600;
/** The top speed of a throw, in px/s. */
const FASTEST = 2200;
/** The speed along the ruler, in px/s, below which a throw has no direction. */
const SLOW = 240;
/** The ruler stops at 45 degrees to the red line. At this angle, a line through the centre of a cell crosses no other cell. */
const LEAN = Math.PI / 4;
/** The usual length of a throw in cells, and the least length. A throw is shorter than usual if the ruler has too few cells left. */
const RUN = { usual: 7.5, least: 3 } as const;

/** The point where the line crosses the ruler, in px from the zero mark; not finite if line and ruler are parallel. */
export function crossing(pose: Pose, line: Line): number {
  const [ux, uy] = [Math.cos(pose.angle), Math.sin(pose.angle)];
  const [dx, dy] = [Math.cos(line.angle), Math.sin(line.angle)];
  return ((line.point.x - pose.x) * dy - (line.point.y - pose.y) * dx) / (ux * dy - uy * dx);
}

/** The point of the ruler's centre line at `along` px from the zero mark. */
export function pointOn(pose: Pose, along: number): Vector {
  return { x: pose.x + Math.cos(pose.angle) * along, y: pose.y + Math.sin(pose.angle) * along };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/**
 * Whether the ruler is on the line at the release, or slides onto or across the line. Otherwise the throw misses, and the
 * rules draw nothing.
 */
export function isThrow({ pose, velocity }: Gesture, line: Line, { segment }: DrawnRuler): boolean {
  const speed = Math.hypot(velocity.x, velocity.y);
  const slide = speed > 0 ? Math.min(speed, FASTEST) ** 2 / (2 * FRICTION) / speed : 0;
  const end = { ...pose, x: pose.x + velocity.x * slide, y: pose.y + velocity.y * slide };
  const [from, to] = [crossing(pose, line) / segment, crossing(end, line) / segment];
  return Number.isFinite(from + to) && Math.max(from, to) >= 0 && Math.min(from, to) <= CELLS;
}

/** Where a throw should stop so that the player can read the result. `RUN.least` has priority over the limits `from` and `to`. */
export interface ReadablePlace {
  /** Where the line crosses the ruler, in px along the line from `line.point`. */
  readonly at: number;
  /** The lower limit for the middle one of the three cells at which the ruler may stop; 2 or more. */
  readonly from: number;
  /** The upper limit for this cell; 13 or less. */
  readonly to: number;
}

/** The final pose of a throw. */
export interface RestPose {
  readonly pose: Pose;
  /** The index of the cell on the line, 0 to 14. */
  readonly cell: number;
  /** The centre of that cell, in px. */
  readonly point: Vector;
  /** The number of cells that the ruler runs; negative towards its zero mark. */
  readonly runs: number;
}

/**
 * The final pose for the letter that the rules drew, given as `residue`. The centre of a cell with this letter is on
 * the line, at the readable place.
 */
export function restPoseFor(
  gesture: Gesture,
  residue: number,
  line: Line,
  drawn: DrawnRuler,
  { at, from, to }: ReadablePlace,
): RestPose {
  const { segment } = drawn;
  const began = clamp(crossing(gesture.pose, line) / segment, 0, CELLS);
  const way = direction(gesture, line, drawn, began);
  const wanted = clamp(began + way * RUN.usual, from, to);
  const away = way < 0 ? Math.min(wanted, began - RUN.least) : Math.max(wanted, began + RUN.least);
  const middle = clamp(away, PERIOD / 2 + 0.5, CELLS - PERIOD / 2 - 0.5);
  const letter = Math.floor(residue / RULER.segment);
  const cell = letter + PERIOD * Math.round((middle - 0.5 - letter) / PERIOD);
  const angle = line.angle - LEAN;
  const point = { x: line.point.x + Math.cos(line.angle) * at, y: line.point.y + Math.sin(line.angle) * at };
  return { pose: poseAt(point, angle, cell + 0.5, drawn), cell, point, runs: cell + 0.5 - began };
}

/**
 * The direction in which the ruler runs: the direction of the throw if enough cells are left in it, otherwise the
 * opposite direction. A slow throw runs towards the farther end.
 */
function direction({ pose, velocity }: Gesture, line: Line, { segment }: DrawnRuler, began: number): 1 | -1 {
  const moved = { ...pose, x: pose.x + velocity.x, y: pose.y + velocity.y };
  const speed = crossing(moved, line) - crossing(pose, line);
  const thrown = Math.abs(speed) < SLOW ? CELLS / 2 - began : speed / segment;
  const room = RUN.least + PERIOD / 2 + 0.5;
  if (thrown < 0) return began >= room ? -1 : 1;
  return began <= CELLS - room ? 1 : -1;
}

/** The pose whose centre line passes through `point`, at `cells` cells from the zero mark. */
function poseAt({ x, y }: Vector, angle: number, cells: number, { segment }: DrawnRuler): Pose {
  return { x: x - Math.cos(angle) * cells * segment, y: y - Math.sin(angle) * cells * segment, angle };
}

/** The duration of the slide, with which a throw begins, in ms. */
const SLIDE_MS = 300;
/** The durations of the last three steps in ms; each takes longer than the one before. A step is usually one cell. */
const CRAWL_MS = [130, 210, 340] as const;
export const THROW_MS = SLIDE_MS + CRAWL_MS.reduce((sum, ms) => sum + ms, 0);
const CRAWL = bezier(0.2, 0.7, 0.3, 1);
/**
 * The ms for which a decisive roll pauses with the border of the final cell on the line. The pause is the same for every
 * letter, so it does not reveal the result.
 */
export const HOLD_MS = 600;
/** The ms from the start of the last step until the border of the final cell reaches the line. */
const TO_BORDER_MS = 150;
/** The ms from the release until the border of the final cell reaches the line, in a throw that pauses there. */
export const LAST_BORDER_MS = THROW_MS - CRAWL_MS[2] + TO_BORDER_MS;

/**
 * The pose `ms` after the release of a throw that takes THROW_MS.
 * @param holds whether to pause for HOLD_MS with the border of the final cell on the line, which makes the throw longer
 */
export function poseDuring(from: Pose, rest: RestPose, drawn: DrawnRuler, ms: number, holds = false): Pose {
  const { cell, point, runs, pose } = rest;
  const step = Math.sign(runs) * Math.min(1, Math.abs(runs) / (CRAWL_MS.length + 1));
  const before = (cells: number) => poseAt(point, pose.angle, cell + 0.5 - step * cells, drawn);
  if (ms < SLIDE_MS) return between(from, before(CRAWL_MS.length), ms / SLIDE_MS);
  if (holds && ms >= THROW_MS - CRAWL_MS[2]) {
    // A step may be shorter than a cell. The border is always half a cell before the end.
    const border = 0.5 / Math.abs(step);
    if (ms < LAST_BORDER_MS) return before(1 - (1 - border) * CRAWL(1 - (LAST_BORDER_MS - ms) / TO_BORDER_MS));
    const on = (ms - LAST_BORDER_MS - HOLD_MS) / (CRAWL_MS[2] - TO_BORDER_MS);
    return before(border * (1 - CRAWL(Math.min(1, Math.max(0, on)))));
  }
  let [left, began] = [CRAWL_MS.length, SLIDE_MS];
  for (const length of CRAWL_MS) {
    if (ms < began + length) return before(left - CRAWL((ms - began) / length));
    left -= 1;
    began += length;
  }
  return pose;
}

/** The px of the blur at the release; it shrinks until the end of the slide. */
const BLUR = 2;

/** The px by which the ruler is blurred along its length `ms` after the release. */
export const blurDuring = (ms: number): number => Math.max(0, BLUR * (1 - ms / SLIDE_MS));

function between(from: Pose, to: Pose, part: number): Pose {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), angle: mix(from.angle, to.angle) };
}

/** The face on the line; null if the line does not cross the ruler. */
export function faceUnderLine(pose: Pose, line: Line, { segment }: DrawnRuler): Face | null {
  const along = crossing(pose, line) / segment;
  if (!(along >= 0 && along < CELLS)) return null;
  return FACES[Math.floor(along) % PERIOD] ?? null;
}

/** A pointer position with its time. */
export interface Sample extends Vector {
  /** When the pointer was there, in ms. */
  readonly at: number;
}

const WINDOW = 80;

/**
 * The velocity at release in px/s: a least-squares fit over the last 80 ms. A finger that rests for longer before it is
 * lifted therefore has no velocity.
 */
export function velocity(samples: readonly Sample[], now: number): Vector {
  const recent = samples.filter(({ at }) => now - at <= WINDOW);
  if (recent.length < 2) return { x: 0, y: 0 };
  const mean = (pick: (sample: Sample) => number) => recent.reduce((sum, each) => sum + pick(each), 0) / recent.length;
  const [at, x, y] = [mean((each) => each.at), mean((each) => each.x), mean((each) => each.y)];
  const spread = recent.reduce((sum, each) => sum + (each.at - at) ** 2, 0);
  if (spread === 0) return { x: 0, y: 0 };
  const slope = (pick: (sample: Sample) => number, middle: number) =>
    (1000 * recent.reduce((sum, each) => sum + (each.at - at) * (pick(each) - middle), 0)) / spread;
  return { x: slope((each) => each.x, x), y: slope((each) => each.y, y) };
}
