/**
 * Paints the die of the on-table variant as a linocut: paper on lit sides, hatching in half shade, and ink in the
 * shade.
 */
import { roughen } from '../../art/carve';
import { PALETTE } from '../../art/palette';
import { fillRough, hatch } from '../../art/paper';
import type { Ctx } from '../../art/types';

type Point3 = readonly [x: number, y: number, z: number];

/**
 * A side of the die. `looks` is the direction that the side faces, `across` and `down` are the directions of two of its
 * edges, all as unit vectors in the coordinates of the table.
 */
export interface DieSide {
  readonly pips: number;
  readonly looks: Point3;
  readonly across: Point3;
  readonly down: Point3;
}

/** The distance of a pip from the side's centre; 1 is the centre of an edge. */
const SPOT = 0.52;
/** The places of the pips on a side, by the number of pips. */
const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-SPOT, -SPOT],
    [SPOT, SPOT],
  ],
  3: [
    [-SPOT, -SPOT],
    [0, 0],
    [SPOT, SPOT],
  ],
  4: [
    [-SPOT, -SPOT],
    [SPOT, -SPOT],
    [-SPOT, SPOT],
    [SPOT, SPOT],
  ],
  5: [
    [-SPOT, -SPOT],
    [SPOT, -SPOT],
    [0, 0],
    [-SPOT, SPOT],
    [SPOT, SPOT],
  ],
  6: [
    [-SPOT, -SPOT],
    [SPOT, -SPOT],
    [-SPOT, 0],
    [SPOT, 0],
    [-SPOT, SPOT],
    [SPOT, SPOT],
  ],
};

/** The fractions of height and depth that are visible to a viewer who looks down from the player's side. */
const EYE = { height: Math.sin(0.5), depth: Math.cos(0.5) } as const;
/** The light comes from the far left, above the table. */
const CANDLE: Point3 = [-0.42, -0.2, 0.88];
/** The radius of a pip; 1 is half the length of an edge. */
const PIP = 0.2;

const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The side of a square that contains a die with edges of `edge` px in any orientation. */
export const dieRoom = (edge: number): number => Math.ceil(edge * 1.9);

/** Paints the visible sides of the die, centred in a square of `dieRoom(edge)` px. */
export function paintDie(ctx: Ctx, edge: number, sides: readonly DieSide[]): void {
  const middle = dieRoom(edge) / 2;
  const flat = ([x, y, z]: Point3) => ({
    x: middle + (x * edge) / 2,
    y: middle + ((y * EYE.depth - z * EYE.height) * edge) / 2,
  });
  const eye: Point3 = [0, EYE.height, EYE.depth];
  for (const side of sides) {
    if (dot(side.looks, eye) > 0.02) paintSide(ctx, edge, side, flat);
  }
}

/** Paints the die's shadow, in a square of `size`. */
export function paintDieShadow(ctx: Ctx, size: number): void {
  const middle = size / 2;
  const shade = ctx.createRadialGradient(middle, middle, 0, middle, middle, middle);
  shade.addColorStop(0, 'rgba(0,0,0,0.75)');
  shade.addColorStop(0.6, 'rgba(0,0,0,0.5)');
  shade.addColorStop(1, 'rgba(0,0,0,0)');
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, size, size);
}

function paintSide(
  ctx: Ctx,
  edge: number,
  { pips, looks, across, down }: DieSide,
  flat: (at: Point3) => { x: number; y: number },
): void {
  const at = (u: number, v: number) => {
    const point = [0, 1, 2].map((i) => (looks[i] ?? 0) + (across[i] ?? 0) * u + (down[i] ?? 0) * v);
    return flat([point[0] ?? 0, point[1] ?? 0, point[2] ?? 0]);
  };
  const outline = path([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]);
  const light = dot(looks, CANDLE);
  const dark = light < -0.1;
  const cut = { amount: edge * 0.008, wave: edge * 0.12 };
  fillRough(ctx, outline, `die/${pips}`, dark ? PALETTE.ink : PALETTE.bone, cut);
  const shape = new Path2D(roughen(outline, { seed: pips, ...cut }));
  if (!dark && light < 0.6) {
    const box = { x: 0, y: 0, width: dieRoom(edge), height: dieRoom(edge) };
    hatch(ctx, shape, box, {
      gap: edge * 0.075,
      line: edge * (light < 0.25 ? 0.036 : 0.02),
      colour: 'rgba(23,18,14,0.8)',
      angle: looks[0] > 0 ? -0.6 : 0.6,
    });
  }
  ctx.lineWidth = edge * 0.04;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = dark ? PALETTE.boneDim : PALETTE.ink;
  ctx.stroke(shape);
  for (const [u, v] of PLACES[pips] ?? []) {
    const rim = Array.from({ length: 14 }, (_, i) => {
      const turn = (i / 14) * 2 * Math.PI;
      return at(u + PIP * Math.cos(turn), v + PIP * Math.sin(turn));
    });
    fillRough(ctx, path(rim), `pip/${pips}/${u}/${v}`, dark ? PALETTE.bone : PALETTE.ink, {
      amount: edge * 0.006,
      wave: edge * 0.06,
    });
  }
}

const path = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
