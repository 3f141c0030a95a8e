/** Draws the basic shapes of every picture in three colours (ink, paper, red). A picture is a box of 420 x 256. */
import { gouge } from '../../../src/scenes/art/carve';
import { PALETTE } from '../../../src/scenes/art/palette';
import { stream } from '../../../src/scenes/art/seed';
import { iconBody } from '../icons';
import { CARVED_RED } from '../picture';

export const WIDTH = 420;
export const HEIGHT = 256;

const { ink: INK, paper: PAPER } = PALETTE;

/** A paper-coloured shape, as if cut out of the ink. */
export const cut = (d: string): string => `<path d="${d}" fill="${PAPER}"/>`;
/** An inked shape. */
export const inked = (d: string): string => `<path d="${d}" fill="${INK}"/>`;
export const red = (d: string): string => `<path d="${d}" fill="${CARVED_RED}"/>`;

const line =
  (colour: string) =>
  (d: string, width = 2): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Paper-coloured lines, as if cut out of the ink. */
export const lines = line(PAPER);
export const inkLines = line(INK);
export const redLines = line(CARVED_RED);

/** An inked shape with a paper-coloured contour. */
export const mass = (d: string, edge = 3): string =>
  `<path d="${d}" fill="${INK}" stroke="${PAPER}" stroke-width="${edge}" stroke-linejoin="round"/>`;

/** A paper-coloured shape with an ink contour: pages, cloth, tickets. */
export const paperShape = (d: string, edge = 2.6): string =>
  `<path d="${d}" fill="${PAPER}" stroke="${INK}" stroke-width="${edge}" stroke-linejoin="round"/>`;

/** Inked parts of one figure. One pale halo surrounds all of them together; `halo` is its visible width. */
export const silhouette = (parts: readonly string[], halo = 3): string =>
  `<path d="${parts.join('')}" fill="none" stroke="${PAPER}" stroke-width="${halo * 2}" stroke-linejoin="round"/>` +
  parts.map(inked).join('');

export interface Place {
  /** x of the point at which the foot of the drawing is placed. */
  readonly x: number;
  /** y of the same point. */
  readonly y: number;
  readonly flip?: boolean;
  /** Degrees clockwise, about the foot. */
  readonly turn?: number;
}

/** Places a drawing whose foot is at (0, 0), scaled by `k`. */
export const placed = ({ x, y, flip = false, turn = 0 }: Place, k: number, content: string): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${flip ? -k : k},${k})">${content}</g>`;

export interface Icon extends Place {
  readonly icon: string;
  /** Side of the icon's box in the picture. */
  readonly size: number;
  /** Stroke width of the halo, in units of the icon's own box of 512 x 512; the outer half is visible. */
  readonly halo?: number;
  /** Whether the icon is red instead of ink. */
  readonly red?: boolean;
  /** Whether the icon is paper-coloured instead of ink. */
  readonly light?: boolean;
}

/** Draws an icon whose lower edge has its middle at (x, y). The icon has a halo unless it is `light` or `halo` is 0. */
export function figure({ icon, size, halo = 26, red: inRed = false, light = false, ...place }: Icon): string {
  const body = iconBody(icon);
  const colour = inRed ? CARVED_RED : light ? PAPER : INK;
  const glow = halo > 0 ? `<g color="${PAPER}" stroke="${PAPER}" stroke-width="${halo}">${body}</g>` : '';
  return placed(
    place,
    size / 512,
    `<g transform="translate(-256,-512)" stroke-linejoin="round">${light ? '' : glow}` +
      `<g color="${colour}" stroke="${colour}" stroke-width="3">${body}</g></g>`,
  );
}

export const circle = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;

/** A circle drawn in the opposite direction to `circle`: in one path, `circle` and a smaller `hole` make a ring. */
export const hole = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}H${x + width}V${y + height}H${x}Z`;

/** Joins points to a closed path. */
export const corners = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** Joins `count` strokes to a path; `stroke` receives a random generator and the index. */
export function strokes(seed: number, count: number, stroke: (next: () => number, i: number) => string): string {
  const next = stream(seed);
  return Array.from({ length: count }, (_, i) => stroke(next, i)).join('');
}

/** Returns the path of `count` parallel cuts that start on the line from a to b; each cut ends about (dx, dy) from its start. */
export function shade(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  count: number,
  dx: number,
  dy: number,
  width = 1.2,
): string {
  return strokes(count * 7 + Math.round(ax), count, (next, i) => {
    const part = (i + 0.5) / count;
    const [x, y] = [ax + (bx - ax) * part, ay + (by - ay) * part];
    const long = 0.6 + next() * 0.55;
    return gouge(x, y, x + dx * long, y + dy * long, width * (0.7 + next() * 0.6));
  });
}
