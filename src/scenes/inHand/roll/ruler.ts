/**
 * The throw of the ruler as geometry. The player's gesture slides the card to where the red line would cross it; the rules
 * have drawn a residue from their generator, independent of any gesture; a last slip then lays the card so that the line
 * crosses exactly there, by whole periods of the ruler and along the line as far as it takes for anybody to read it. What is drawn
 * is what was rolled, and no gesture can aim (R2.1).
 *
 * Lengths are CSS px and floats for drawing; what decides is counted in 1/100 of a nominal px, of which a segment has 1800.
 */
import { RULER } from '../../../rules/inHand/dice';
import { FACES, type Face } from '../../../rules/inHand/vocabulary';

export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** A straight line through `point`; `angle` in radians. */
export interface Line {
  readonly point: Vector;
  readonly angle: number;
}

/** Where the ruler's edge lies: its zero mark, and the direction in which its marks run, in radians. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** How the card left the hand; speeds in px per second. */
export interface Gesture {
  readonly pose: Pose;
  readonly velocity: Vector;
}

/** The drawn ruler: px per segment. It has 15 segments, five periods of A B C. */
export interface DrawnRuler {
  readonly segment: number;
}

const PERIODS = 5;
export const PERIOD = 3 * RULER.segment;
const LENGTH = PERIODS * PERIOD;
/** px/s^2 and px/s */
const FRICTION = 2600;
const FASTEST = 2200;
/** The ruler meets the line at 45 degrees, give or take 12.6. */
const LEAN = Math.PI / 4;
const MOST_TILT = 0.22;

/** How far along the ruler the line crosses it, in px from the zero mark; not finite when they are parallel. */
export function crossing(pose: Pose, line: Line): number {
  const [ux, uy] = [Math.cos(pose.angle), Math.sin(pose.angle)];
  const [dx, dy] = [Math.cos(line.angle), Math.sin(line.angle)];
  return ((line.point.x - pose.x) * dy - (line.point.y - pose.y) * dx) / (ux * dy - uy * dx);
}

/** The point of the ruler's edge that is so far from the zero mark. */
export function pointOn(pose: Pose, along: number): Vector {
  return { x: pose.x + Math.cos(pose.angle) * along, y: pose.y + Math.sin(pose.angle) * along };
}

/** Where the card would come to rest, and where the line would cross it there. */
export interface Aimed {
  readonly pose: Pose;
  /** In 1/100 nominal px, at least half a period from both ends. */
  readonly at: number;
}

/**
 * Decides on the gesture alone whether the ruler comes to lie over the line; null: it misses, and nothing is drawn from the
 * generator. A throw that is too hard is braked so that it stops on the ruler.
 */
export function aim({ pose, velocity }: Gesture, line: Line, { segment }: DrawnRuler): Aimed | null {
  const speed = Math.hypot(velocity.x, velocity.y);
  const used = Math.min(speed, FASTEST);
  const slide = speed > 0 ? used ** 2 / (2 * FRICTION) / speed : 0;
  const angle = tilted(pose.angle, line);
  const scale = RULER.segment / segment;
  const end = { x: pose.x + velocity.x * slide, y: pose.y + velocity.y * slide, angle };
  const from = crossing({ ...pose, angle }, line) * scale;
  const to = crossing(end, line) * scale;
  const [low, high] = [PERIOD / 2, LENGTH - PERIOD / 2];
  if (!Number.isFinite(from + to) || Math.max(from, to) < low || Math.min(from, to) > high) return null;
  const stop = Math.min(high, Math.max(low, to));
  const share = to === from ? 1 : Math.min(1, Math.max(0, (stop - from) / (to - from)));
  const rest = { x: pose.x + (end.x - pose.x) * share, y: pose.y + (end.y - pose.y) * share, angle };
  return { pose: rest, at: Math.min(high, Math.max(low, Math.round(crossing(rest, line) * scale))) };
}

function tilted(angle: number, line: Line): number {
  const lean = angle - (line.angle - LEAN);
  const turn = Math.atan2(Math.sin(lean), Math.cos(lean));
  return line.angle - LEAN + Math.min(MOST_TILT, Math.max(-MOST_TILT, turn));
}

/** Where a throw comes to rest so that it can be read. */
export interface Readable {
  /** Between which px along the line, from its point, the ruler crosses it. */
  readonly from: number;
  readonly to: number;
  /** The segment that the line crosses, give or take half a period: 1.5 to 13.5. */
  readonly middle: number;
}

export interface Settled {
  readonly pose: Pose;
  /** Where the line crosses, in 1/100 nominal px. */
  readonly at: number;
  /** 0-14 */
  readonly segment: number;
  /** The point of the crossing, in px. */
  readonly point: Vector;
}

/** The final pose: its crossing is the residue that the rules drew, and lies in the readable stretch, as near as that has it to where it was aimed. */
export function settle(
  aimed: Aimed,
  residue: number,
  line: Line,
  { segment }: DrawnRuler,
  { from, to, middle }: Readable,
): Settled {
  const at = residue + PERIOD * Math.round((middle * RULER.segment - residue) / PERIOD);
  const px = (at * segment) / RULER.segment;
  const { angle } = aimed.pose;
  const [dx, dy] = [Math.cos(line.angle), Math.sin(line.angle)];
  const crossed = pointOn(aimed.pose, crossing(aimed.pose, line));
  const along = (crossed.x - line.point.x) * dx + (crossed.y - line.point.y) * dy;
  const stop = Math.min(to, Math.max(from, along));
  const point = { x: line.point.x + dx * stop, y: line.point.y + dy * stop };
  const pose = { x: point.x - Math.cos(angle) * px, y: point.y - Math.sin(angle) * px, angle };
  return { pose, at, segment: Math.floor(at / RULER.segment), point };
}

/** A card in flight: on as the hand let it go, and round into its place. `part` is 0 to 1, `onwards` where the throw would carry it. */
export function onTheWay(from: Pose, onwards: Vector, to: Pose, part: number): Pose {
  const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return {
    x: a * from.x + b * onwards.x + c * to.x,
    y: a * from.y + b * onwards.y + c * to.y,
    angle: from.angle + (to.angle - from.angle) * part,
  };
}

/** What anybody reads off the drawn cards; null where the line does not cross the ruler. */
export function readOff(pose: Pose, line: Line, { segment }: DrawnRuler): Face | null {
  const along = crossing(pose, line) / segment;
  if (!(along >= 0 && along < PERIODS * FACES.length)) return null;
  return FACES[Math.floor(along + 1e-9) % FACES.length] ?? null;
}

export interface Sample extends Vector {
  /** Milliseconds. */
  readonly at: number;
}

const WINDOW = 80;

/** The speed at release in px/s: least squares over the last 80 ms, so that a finger that rests before lifting throws nothing. */
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

/** A throw for those who press instead: over the middle of the ruler, a little different each time. `whim` is 0 to 1. */
export function easyThrow(line: Line, { segment }: DrawnRuler, whim: number): Gesture {
  const angle = line.angle - LEAN;
  const along = segment * (6 + 3 * whim);
  const reach = { x: line.point.x - Math.cos(angle) * along, y: line.point.y - Math.sin(angle) * along };
  return {
    pose: { ...reach, y: reach.y + segment * 2, angle },
    velocity: { x: -segment * (2 + 6 * whim), y: -segment * 9 },
  };
}
