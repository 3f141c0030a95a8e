/** Paints the part of an ability card that is in play: one face at one level (R1.3), 31.5 x 88 mm. */

import { polygon, rectangle, roughen, roundRectangle } from '../../art/carve';
import { CARD } from '../../art/geometry';
import { PALETTE } from '../../art/palette';
import { fillRough, hatch, printOnPaper } from '../../art/paper';
import { drawFitted, drawNumber, fitTitle, initiativeText, measureWith } from '../../art/type';
import type { Ctx } from '../../art/types';
import { drawAction } from './actionRows';
import { ABILITY_HALF } from './geometry';
import type { AbilityFaceModel } from './models';

const { width, height } = ABILITY_HALF;
const BAND = 12;
/** The areas of the two actions and of the initiative between them, in mm. */
export const ABILITY_AREAS = {
  top: { x: 1.2, y: 13, width: width - 2.4, height: 29 },
  bottom: { x: 1.2, y: 56.5, width: width - 2.4, height: 29 },
  /** The initiative hexagon, 14.7 x 11.6 mm; (x, y) is its centre. */
  initiative: { x: 15.75, y: 49.1, width: 14.7, height: 11.6 },
} as const;

const HEXAGON = polygon([
  { x: 8.4, y: 49.1 },
  { x: 11.2, y: 43.3 },
  { x: 20.3, y: 43.3 },
  { x: 23.1, y: 49.1 },
  { x: 20.3, y: 54.9 },
  { x: 11.2, y: 54.9 },
]);

function titleBand(ctx: Ctx, { title, side, id }: AbilityFaceModel): void {
  const band = new Path2D(rectangle(0, 0, width, BAND));
  if (side === 'A') fillRough(ctx, rectangle(-2, -2, width + 4, BAND + 2), `${id}/band`, PALETTE.ink);
  else {
    // The band of side B is hatched instead of black, with a double rule at its lower edge.
    hatch(
      ctx,
      band,
      { x: 0, y: 0, width, height: BAND },
      { gap: 1.15, line: 0.26, colour: 'rgba(23,18,14,0.2)', angle: 0.44 },
    );
    fillRough(ctx, rectangle(0, BAND - 0.75, width, 0.28), `${id}/rule`, PALETTE.ink, { amount: 0.06, wave: 1.2 });
    fillRough(ctx, rectangle(0, BAND - 0.2, width, 0.28), `${id}/rule2`, PALETTE.ink, { amount: 0.06, wave: 1.2 });
  }
  const fitted = fitTitle(title, width - 2.6, 4.5, measureWith(ctx));
  drawFitted(ctx, fitted, width / 2, BAND / 2, { align: 'center', fill: side === 'A' ? PALETTE.bone : PALETTE.ink });
}

function divider(ctx: Ctx, { id, initiative, side, level, leading = false }: AbilityFaceModel): void {
  for (const [x, w] of [
    [-1, 9],
    [23.5, 9],
  ] as const) {
    fillRough(ctx, rectangle(x, 48.45, w, 0.5), `${id}/divide`, PALETTE.ink, { amount: 0.07, wave: 1 });
    fillRough(ctx, rectangle(x, 49.5, w, 0.22), `${id}/divide2`, PALETTE.ink, { amount: 0.05, wave: 1 });
  }
  fillRough(ctx, HEXAGON, `${id}/initiative`, leading ? PALETTE.vermilion : PALETTE.ink);
  const digits = { family: 'title', weight: 900, size: 8.8 } as const;
  drawNumber(ctx, initiativeText(initiative), 15.75, 49.1, digits, PALETTE.bone);
  const small = { family: 'title', weight: 900, size: 4 } as const;
  drawNumber(ctx, side, 3.9, 46, small);
  drawNumber(ctx, level === 1 ? 'I' : 'II', 27.7, 46, small);
}

/** Paints the face of an ability card; 1 unit is 1 mm, the origin is its top left. */
export function paintAbilityCard(ctx: Ctx, model: AbilityFaceModel): void {
  printOnPaper(ctx, { width, height, id: `${model.id}/${model.side}` }, () => {
    titleBand(ctx, model);
    drawAction(ctx, model.top, ABILITY_AREAS.top);
    divider(ctx, model);
    drawAction(ctx, model.bottom, ABILITY_AREAS.bottom);
    if (model.lost) crossOut(ctx, model.id);
  });
}

/** Draws two crossing strokes over the upper half of a lost card, below its title. */
function crossOut(ctx: Ctx, id: string): void {
  const [left, right, top, foot] = [2.5, width - 2.5, BAND + 2, 45];
  const thick = 2.6;
  for (const [from, to] of [
    [top, foot],
    [foot, top],
  ] as const) {
    const stroke = polygon([
      { x: left, y: from - thick / 2 },
      { x: right, y: to - thick / 2 },
      { x: right, y: to + thick / 2 },
      { x: left, y: from + thick / 2 },
    ]);
    fillRough(ctx, stroke, `${id}/lost`, PALETTE.vermilion, { amount: 0.2, wave: 2 });
  }
}

/** The hatching over the half that is not played. */
const SHADE = { gap: 0.95, line: 0.34, colour: 'rgba(23, 18, 14, 0.5)', angle: 0.44 } as const;
/** The frame of the played half: a thick line, and a thin line inside it, like those of the divider. */
const FRAME = [
  { inset: 0.7, line: 0.75 },
  { inset: 1.65, line: 0.24 },
] as const;

/** Paints the overlay of a card of which one half is being played: a frame around this half, and hatching over the other half. */
export function paintActing(ctx: Ctx, half: 'top' | 'bottom'): void {
  const { initiative, [half]: box } = ABILITY_AREAS;
  // The initiative belongs to neither half, so it is not hatched.
  const reach = initiative.height / 2;
  const shade =
    half === 'top'
      ? { x: 0, y: initiative.y + reach, width, height: height - initiative.y - reach }
      : { x: 0, y: BAND, width, height: initiative.y - reach - BAND };
  ctx.save();
  ctx.clip(new Path2D(roundRectangle(0, 0, width, height, CARD.radius)));
  const path = new Path2D(roughen(rectangle(-2, shade.y, width + 4, shade.height), { seed: 5, amount: 0.2, wave: 3 }));
  ctx.fillStyle = 'rgba(23, 18, 14, 0.16)';
  ctx.fill(path);
  hatch(ctx, path, shade, SHADE);
  ctx.restore();
  ctx.strokeStyle = PALETTE.vermilion;
  for (const { inset, line } of FRAME) {
    const ring = roundRectangle(
      inset,
      box.y - 0.7 + inset,
      width - 2 * inset,
      box.height + 1.4 - 2 * inset,
      2.2 - inset,
    );
    ctx.lineWidth = line;
    ctx.stroke(new Path2D(roughen(ring, { seed: 5, amount: 0.1, wave: 3 })));
  }
}
