/** Paints this mode's small marks that are not icons: faces of a roll, elements, hearts, red arrows. */
import type { Element, Face } from '../../../rules/inHand/vocabulary';
import { gouge } from '../../art/carve';
import { PALETTE } from '../../art/palette';
import { drawNumber } from '../../art/type';
import type { Ctx } from '../../art/types';
import { drawIcon } from './icons';

/** The shape of each face, in a box of 100: a gable for A, a square for B, a disc for C. */
const FACE_SHAPE = {
  A: 'M50 3L96 34L96 97L4 97L4 34Z',
  B: 'M5 5H95V95H5Z',
  C: 'M50 3C76 3 97 24 97 50C97 76 76 97 50 97C24 97 3 76 3 50C3 24 24 3 50 3Z',
} as const satisfies Record<Face, string>;

export type FaceTone = 'ink' | 'paper' | 'vermilion';

/** Draws the badge of a face in a square of `size` centred on (x, y). */
export function drawFace(ctx: Ctx, face: Face, x: number, y: number, size: number, tone: FaceTone = 'ink'): void {
  const ground = { ink: PALETTE.ink, paper: PALETTE.paper, vermilion: PALETTE.vermilion }[tone];
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 100, size / 100);
  const shape = new Path2D(FACE_SHAPE[face]);
  ctx.fillStyle = ground;
  ctx.fill(shape);
  if (tone === 'paper') {
    ctx.lineWidth = 7;
    ctx.strokeStyle = PALETTE.ink;
    ctx.stroke(shape);
  }
  const fill = tone === 'paper' ? PALETTE.ink : PALETTE.bone;
  drawNumber(
    ctx,
    face,
    50,
    face === 'A' ? 63 : 51,
    { family: 'title', weight: 900, size: face === 'A' ? 66 : 74 },
    fill,
  );
  ctx.restore();
}

/**
 * Draws an element. Fire is a triangle, Dark an inverted triangle. A consumed element has a vermilion stroke (R18.2).
 */
export function drawElement(ctx: Ctx, element: Element, x: number, y: number, size: number, consumed = false): void {
  const fire = element === 'fire';
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 100, size / 100);
  const triangle = new Path2D(fire ? 'M50 4L97 88L3 88Z' : 'M3 12L97 12L50 96Z');
  ctx.lineJoin = 'round';
  ctx.lineWidth = 6;
  ctx.strokeStyle = PALETTE.ink;
  ctx.fillStyle = fire ? PALETTE.ember : PALETTE.violet;
  ctx.fill(triangle);
  ctx.stroke(triangle);
  drawIcon(ctx, fire ? 'fire' : 'moon', 50, fire ? 62 : 40, fire ? 44 : 45, PALETTE.bone);
  if (consumed) {
    const stroke = new Path2D('M8 92L92 8');
    ctx.lineWidth = 13;
    ctx.strokeStyle = PALETTE.bone;
    ctx.stroke(stroke);
    ctx.lineWidth = 7;
    ctx.strokeStyle = PALETTE.vermilion;
    ctx.stroke(stroke);
  }
  ctx.restore();
}

/** The large heart of the HP card, in a box of about 160 x 136. */
export const HEART = 'M6 26C6 -10 62 -10 83 28C103 -10 160 -10 160 26C160 79 103 108 83 133C62 108 6 79 6 26Z';

/** Draws a small heart in a square of `size` centred on (x, y). */
export function drawHeart(ctx: Ctx, x: number, y: number, size: number, fill: string): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size * 0.42);
  ctx.scale(size / 166, size / 166);
  ctx.fillStyle = fill;
  ctx.fill(new Path2D(HEART));
  ctx.restore();
}

/** The skull of the monster HP card, in a box of 140 x 136. */
export const SKULL =
  'M70 0C124 0 140 40 136 78C133 96 120 100 118 116L116 136L24 136L22 116C20 100 7 96 4 78C0 40 16 0 70 0Z';

/** A red arrow on the HP card's edge: it points up, with the tip near (0, 0), and is about 7.4 mm high. */
export const EDGE_ARROW = 'M-3 4.6L0 -0.4L3 4.6L1.1 4L1.1 7.4L-1.1 7.4L-1.1 4Z';

/** Draws the dash of a behaviour table, which means that the monster does not do the action of this row (R1.6). */
export function drawDash(ctx: Ctx, x: number, y: number, width: number, colour: string = PALETTE.ink): void {
  ctx.fillStyle = colour;
  ctx.fillRect(x - width / 2, y - width * 0.11, width, width * 0.22);
}

/** Paints a stroke from corner to corner over something that does not count. */
export function paintLoserStroke(ctx: Ctx, width: number, height: number): void {
  for (const [thickness, colour] of [
    [7, PALETTE.bone],
    [4.6, PALETTE.vermilion],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.fill(new Path2D(gouge(3, height - 6, width - 3, 6, thickness)));
  }
}
