/**
 * Makes the strokes of a carved block: tapered strokes, rays of light from a figure, and slightly irregular edges.
 * The shapes are SVG path text, so that they can be drawn on a canvas or baked into a picture.
 */
import type { Point } from './geometry';
import { noiseField, stream } from './seed';

const f = (n: number): string => (Math.round(n * 100) / 100).toString();

/**
 * One stroke from point a to point b as path text, widest just before its middle. `width` is about the greatest
 * thickness.
 */
export function gouge(ax: number, ay: number, bx: number, by: number, width: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const nx = (-(by - ay) / length) * width;
  const ny = ((bx - ax) / length) * width;
  const mx = ax + (bx - ax) * 0.38;
  const my = ay + (by - ay) * 0.38;
  return `M${f(ax)} ${f(ay)}Q${f(mx + nx)} ${f(my + ny)} ${f(bx)} ${f(by)}Q${f(mx - nx)} ${f(my - ny)} ${f(ax)} ${f(ay)}Z`;
}

/** The rays of light around a figure. */
export interface Rays {
  readonly x: number;
  readonly y: number;
  /** The inner radius of the light. */
  readonly from: number;
  /** The outer radius of the light. */
  readonly to: number;
  /** Number of bundles of rays around the figure. */
  readonly sheaves: number;
  readonly seed: number;
  readonly width?: number;
  /** The factor by which the circle of rays is stretched horizontally. */
  readonly stretchX?: number;
}

/** Rays of light as path text: strokes that point away from the figure in staggered rings, widest near the figure. */
export function rays({ x, y, from, to, sheaves, seed, width = 2.6, stretchX = 1 }: Rays): string {
  const next = stream(seed);
  const span = to - from;
  let d = '';
  for (let i = 0; i < sheaves; i++) {
    const angle = ((i + next() * 0.7) / sheaves) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle) * stretchX, Math.sin(angle)];
    let r = from * (0.8 + next() * 0.35);
    while (r < to) {
      const end = Math.min(r + span * (0.12 + next() * 0.3), to * (1 + next() * 0.06));
      const near = 1 - (r - from) / span;
      const w = width * (0.45 + near * 0.9) * (0.7 + next() * 0.6);
      d += gouge(x + dx * r, y + dy * r, x + dx * end, y + dy * end, w);
      r = end + span * (0.03 + next() * 0.09) * (1.6 - near);
    }
  }
  return d;
}

/** A field of short strokes. */
export interface GougeField {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly seed: number;
  readonly length: number;
  readonly thickness: number;
  /** The angle of the strokes in radians. Without `angle`, every stroke gets a random angle. */
  readonly angle?: number;
  /** The range of the angles, in radians: a stroke deviates from `angle` by at most half of `spread`. */
  readonly spread?: number;
}

/** Short strokes all over a field, as path text, like the marks of the tool in a carved block. */
export function gougeField({ width, height, count, seed, length, thickness, angle, spread = 0.5 }: GougeField): string {
  const next = stream(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [next() * width, next() * height];
    const a = angle === undefined ? next() * Math.PI * 2 : angle + (next() - 0.5) * spread;
    const l = length * (0.4 + next() * 0.8);
    d += gouge(x, y, x + Math.cos(a) * l, y + Math.sin(a) * l, thickness * (0.5 + next()));
  }
  return d;
}

/** A closed polygon as path text. */
export const polygon = (points: readonly Point[]): string => `M${points.map((p) => `${f(p.x)} ${f(p.y)}`).join('L')}Z`;

/** A rectangle as path text. */
export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${f(x)} ${f(y)}H${f(x + width)}V${f(y + height)}H${f(x)}Z`;

/** A rectangle with round corners as path text. */
export function roundRectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const [r, right, bottom] = [radius, x + width, y + height];
  const k = r * 0.4477;
  return (
    `M${f(x + r)} ${f(y)}L${f(right - r)} ${f(y)}C${f(right - k)} ${f(y)} ${f(right)} ${f(y + k)} ${f(right)} ${f(y + r)}` +
    `L${f(right)} ${f(bottom - r)}C${f(right)} ${f(bottom - k)} ${f(right - k)} ${f(bottom)} ${f(right - r)} ${f(bottom)}` +
    `L${f(x + r)} ${f(bottom)}C${f(x + k)} ${f(bottom)} ${f(x)} ${f(bottom - k)} ${f(x)} ${f(bottom - r)}` +
    `L${f(x)} ${f(y + r)}C${f(x)} ${f(y + k)} ${f(x + k)} ${f(y)} ${f(x + r)} ${f(y)}Z`
  );
}

/** Matches the absolute commands M, L, H, V, Q, C and Z. The game's own drawings use no other path commands. */
const COMMAND = /([MLHVQCZ])([^MLHVQCZ]*)/g;

interface Line {
  readonly points: Point[];
  closed: boolean;
}

function bezier(points: readonly Point[], t: number): Point {
  let level = points;
  while (level.length > 1) {
    level = level.slice(1).map((p, i) => {
      const q = level[i] ?? p;
      return { x: q.x + (p.x - q.x) * t, y: q.y + (p.y - q.y) * t };
    });
  }
  return level[0] ?? { x: 0, y: 0 };
}

/** Converts path text to polylines whose segments are about `step` long or shorter, in the path's units. */
export function flatten(
  d: string,
  step: number,
): readonly { readonly points: readonly Point[]; readonly closed: boolean }[] {
  const lines: Line[] = [];
  let line: Line = { points: [], closed: false };
  let at: Point = { x: 0, y: 0 };
  const follow = (controls: readonly Point[]): void => {
    const hull = [at, ...controls];
    const length = hull
      .slice(1)
      .reduce((sum, p, i) => sum + Math.hypot(p.x - (hull[i] ?? p).x, p.y - (hull[i] ?? p).y), 0);
    const count = Math.max(1, Math.ceil(length / step));
    for (let i = 1; i <= count; i++) line.points.push(bezier(hull, i / count));
    at = hull.at(-1) ?? at;
  };
  for (const [, command, text = ''] of d.matchAll(COMMAND)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push({ x: numbers[i] ?? 0, y: numbers[i + 1] ?? 0 });
    if (command === 'M') {
      at = points[0] ?? at;
      line = { points: [at], closed: false };
      lines.push(line);
      for (const p of points.slice(1)) follow([p]);
    } else if (command === 'L') for (const p of points) follow([p]);
    else if (command === 'H') follow([{ x: numbers[0] ?? at.x, y: at.y }]);
    else if (command === 'V') follow([{ x: at.x, y: numbers[0] ?? at.y }]);
    else if (command === 'Q') for (let i = 0; i < points.length; i += 2) follow(points.slice(i, i + 2));
    else if (command === 'C') for (let i = 0; i < points.length; i += 3) follow(points.slice(i, i + 3));
    else if (command === 'Z') {
      const first = line.points[0];
      if (first) follow([first]);
      line.closed = true;
    }
  }
  return lines;
}

/** The irregularity of a hand-cut edge. */
export interface Roughness {
  readonly seed: number;
  /** About the greatest deviation of a point in each direction, in the path's units. */
  readonly amount: number;
  /** The length of one wave of the deviation, in the path's units. */
  readonly wave: number;
}

/** The greatest number of outlines that are kept. */
const MOST_OUTLINES = 160;
/** Outlines by everything that they depend on, those used last at the end. A card is painted again with the same edges. */
const outlines = new Map<string, string>();

/** Returns the outline `d` as path text with the small deviations of a hand-cut edge. */
export function roughen(d: string, roughness: Roughness): string {
  const key = `${roughness.seed} ${roughness.amount} ${roughness.wave} ${d}`;
  const outline = outlines.get(key) ?? roughenAnew(d, roughness);
  outlines.delete(key);
  outlines.set(key, outline);
  for (const oldest of outlines.keys()) {
    if (outlines.size <= MOST_OUTLINES) break;
    outlines.delete(oldest);
  }
  return outline;
}

function roughenAnew(d: string, { seed, amount, wave }: Roughness): string {
  const across = noiseField(seed);
  const down = noiseField(seed ^ 0x5bd1e995);
  const stray = (p: Point): Point => {
    const [u, v] = [p.x / wave, p.y / wave];
    return {
      x: p.x + amount * (across(u, v) * 0.7 + across(u * 2.7, v * 2.7) * 0.45),
      y: p.y + amount * (down(u, v) * 0.7 + down(u * 2.7, v * 2.7) * 0.45),
    };
  };
  return flatten(d, wave / 4)
    .map(({ points, closed }) => {
      const text = points.map(stray).map((p) => `${f(p.x)} ${f(p.y)}`);
      return `M${text.join('L')}${closed ? 'Z' : ''}`;
    })
    .join('');
}
