/**
 * Paints a scenario on the campaign map as a hex. A completed scenario has a black hex with a tick, an open scenario a
 * double ring, a blocked scenario a cross, an unknown scenario a dashed edge.
 */
import { polygon, roughen } from '../../art/carve';
import { hexCorners } from '../../art/geometry';
import { PALETTE } from '../../art/palette';
import { hatch } from '../../art/paper';
import { drawNumber } from '../../art/type';
import type { Ctx } from '../../art/types';
import { drawTick } from './cardMarks';
import type { ScenarioNodeModel } from './models';

/** The side of the picture. In the same units, the widest hex (of a selected open scenario) is 78 wide. */
export const NODE_SIZE = 88;

const MIDDLE = { x: NODE_SIZE / 2, y: NODE_SIZE / 2 } as const;
const hex = (radius: number): string => polygon(hexCorners(MIDDLE, 2 * radius));

function line(ctx: Ctx, path: Path2D, colour: string, width: number): void {
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.stroke(path);
}

function fill(ctx: Ctx, d: string, colour: string): void {
  ctx.fillStyle = colour;
  ctx.fill(new Path2D(roughen(d, { seed: 4, amount: 0.8, wave: 7 })));
}

function done(ctx: Ctx): void {
  fill(ctx, hex(33), PALETTE.ink);
  ctx.beginPath();
  ctx.arc(MIDDLE.x + 21, MIDDLE.y + 19, 12, 0, Math.PI * 2);
  ctx.fillStyle = PALETTE.paper;
  ctx.fill();
  ctx.lineWidth = 2.5;
  ctx.strokeStyle = PALETTE.ink;
  ctx.stroke();
  drawTick(ctx, MIDDLE.x + 21, MIDDLE.y + 19, 13, PALETTE.ink);
}

function blocked(ctx: Ctx): void {
  const shape = new Path2D(hex(31));
  ctx.fillStyle = PALETTE.paperShade;
  ctx.fill(shape);
  const box = { x: 0, y: 0, width: NODE_SIZE, height: NODE_SIZE };
  hatch(ctx, shape, box, { gap: 5, line: 1.5, colour: 'rgba(23,18,14,0.3)' });
  line(ctx, shape, PALETTE.ink, 3);
  const cross = 'M17 23L71 65M71 23L17 65';
  line(ctx, new Path2D(roughen(cross, { seed: 9, amount: 1, wave: 8 })), PALETTE.vermilion, 6);
  ctx.beginPath();
  ctx.arc(MIDDLE.x, MIDDLE.y, 16, 0, Math.PI * 2);
  ctx.fillStyle = PALETTE.paperShade;
  ctx.fill();
  ctx.lineWidth = 2;
  ctx.strokeStyle = PALETTE.ink;
  ctx.stroke();
}

/** Paints a scenario's hex into a square of NODE_SIZE. */
export function paintScenarioNode(ctx: Ctx, { number, state, selected = false }: ScenarioNodeModel): void {
  switch (state) {
    case 'done':
      done(ctx);
      break;
    case 'open': {
      fill(ctx, hex(selected ? 39 : 35), PALETTE.vermilion);
      const inner = new Path2D(hex(selected ? 30 : 28));
      ctx.fillStyle = '#FFF4DA';
      ctx.fill(inner);
      line(ctx, inner, PALETTE.ink, 2.5);
      break;
    }
    case 'blocked':
      blocked(ctx);
      break;
    case 'unknown':
      fill(ctx, hex(28), '#E3D3AE');
      ctx.save();
      ctx.setLineDash([5, 5]);
      line(ctx, new Path2D(hex(28)), PALETTE.ink, 2.2);
      ctx.restore();
      break;
    default:
      state satisfies never;
  }
  const size = state === 'blocked' ? 21 : 27;
  const colour = { done: PALETTE.bone, open: PALETTE.ink, blocked: PALETTE.ink, unknown: '#5A4936' }[state];
  drawNumber(ctx, String(number), MIDDLE.x, MIDDLE.y, { family: 'title', weight: 900, size }, colour);
}
