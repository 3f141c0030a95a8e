/** Draws the lights of the pictures. */
import { gouge, rays } from '../../../src/scenes/art/carve';
import { circle, cut, HEIGHT, inked, red as inRed, strokes, WIDTH } from './strokes';

export const dark = (): string => inked(`M0 0H${WIDTH}V${HEIGHT}H0Z`);
export const day = (): string => cut(`M0 0H${WIDTH}V${HEIGHT}H0Z`);

export interface Light {
  readonly x: number;
  readonly y: number;
  /** Radius of the disc. */
  readonly radius: number;
  readonly seed: number;
  /** Whether red rays are added to the pale rays. */
  readonly red?: boolean;
  /** Outer radius of the rays. */
  readonly reach?: number;
  /** Number of bundles of rays. */
  readonly sheaves?: number;
  /** Width of a ray. */
  readonly width?: number;
}

/** Draws a disc, and carved rays round the disc. */
export function light({ x, y, radius, seed, red = false, reach = 330, sheaves = 150, width = 3 }: Light): string {
  const white = rays({ x, y, from: radius * 0.88, to: reach, sheaves, seed, width });
  const third = {
    x,
    y,
    from: radius * 1.15,
    to: reach * 0.88,
    sheaves: Math.round(sheaves * 0.3),
    width: width * 0.77,
  };
  return cut(circle(x, y, radius)) + cut(white) + (red ? inRed(rays({ ...third, seed: seed + 9 })) : '');
}

/** A faint light: rays alone, without a disc. */
export const glow = (x: number, y: number, from: number, reach: number, seed: number, sheaves = 70): string =>
  cut(rays({ x, y, from, to: reach, sheaves, seed, width: 2.2 }));

/** Long horizontal cuts in a dark sky, from the upper edge down to the y `foot`; the lower cuts are closer together. */
export function dusk(seed: number, foot: number, count = 90): string {
  return cut(
    strokes(seed, count, (next) => {
      const y = foot - next() * next() * foot;
      const x = next() * WIDTH * 1.1 - 20;
      return gouge(x, y, x + 20 + next() * 70, y + (next() - 0.5) * 2, 0.7 + (y / foot) * 1.2);
    }),
  );
}

/** A daylight sky: horizontal strokes of ink on paper. */
export function clouds(seed: number, foot: number, count = 40): string {
  return inked(
    strokes(seed, count, (next) => {
      const y = next() * foot;
      const x = next() * WIDTH * 1.1 - 20;
      return gouge(x, y, x + 14 + next() * 46, y, 0.5 + next() * 0.7);
    }),
  );
}

/** A beam of light from a point to the range `from`-`to` (two x) on the floor, whose y is `foot`. */
export const beam = (x: number, y: number, from: number, to: number, foot: number): string =>
  cut(`M${x - 9} ${y}L${x + 9} ${y}L${to} ${foot}L${from} ${foot}Z`);

export const stars = (seed: number, foot: number, count: number): string =>
  cut(
    strokes(seed, count, (next) => {
      const [x, y, r] = [next() * WIDTH, next() * foot, 0.8 + next() * 1.3];
      return circle(x, y, r);
    }),
  );

/** Draws smoke that rises from a chimney and leans with the wind. */
export function smoke(x: number, y: number, lean: number, seed: number, size = 1): string {
  return cut(
    strokes(seed, 26, (next, i) => {
      const up = (i / 26) * 74 * size;
      const spread = 3 + up * 0.22;
      const cx = x + (lean * up * up) / 5200 + (next() - 0.5) * spread;
      return gouge(cx - spread * 0.7, y - up, cx + spread * 0.7 + 3, y - up - 5 - next() * 4, 1.5 + up * 0.024);
    }),
  );
}
