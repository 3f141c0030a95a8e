/** Paints panels, buttons and paper of the HUD, in CSS px. */
import { roundRectangle } from '../../art/carve';
import { PALETTE } from '../../art/palette';
import { printOnPaper } from '../../art/paper';
import { tiled } from '../../art/table';
import type { Ctx } from '../../art/types';
import type { GlyphName } from './iconNames';
import { drawIcon, glyphIcon } from './icons';

export interface PanelStyle {
  readonly radius?: number;
  /** Whether a dashed seam runs inside the edge. */
  readonly stitched?: boolean;
}

/** Paints a leather panel of the HUD. */
export function paintPanel(
  ctx: Ctx,
  width: number,
  height: number,
  { radius = 10, stitched = false }: PanelStyle = {},
): void {
  const shape = new Path2D(roundRectangle(0, 0, width, height, radius));
  ctx.save();
  ctx.clip(shape);
  ctx.fillStyle = PALETTE.panel;
  ctx.fillRect(0, 0, width, height);
  ctx.globalAlpha = 0.22;
  tiled(ctx, 'leather', width, height);
  ctx.globalAlpha = 1;
  const sheen = ctx.createLinearGradient(0, 0, 0, height);
  sheen.addColorStop(0, 'rgba(255,240,210,0.05)');
  sheen.addColorStop(0.5, 'rgba(255,240,210,0)');
  sheen.addColorStop(1, 'rgba(0,0,0,0.22)');
  ctx.fillStyle = sheen;
  ctx.fillRect(0, 0, width, height);
  ctx.lineWidth = 3;
  ctx.strokeStyle = 'rgba(107,82,48,0.4)';
  ctx.stroke(shape);
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = '#080503';
  ctx.stroke(shape);
  ctx.restore();
  if (!stitched) return;
  ctx.save();
  ctx.setLineDash([4, 4]);
  ctx.lineWidth = 1;
  ctx.strokeStyle = 'rgba(138,107,68,0.5)';
  ctx.stroke(new Path2D(roundRectangle(4.5, 4.5, width - 9, height - 9, Math.max(1, radius - 3))));
  ctx.restore();
}

export type ButtonState = 'ready' | 'pressed' | 'idle' | 'chosen';

/**
 * Paints a button of the HUD: dark, or paper if the button is chosen. If `glyph` is given, its icon is at the
 * button's centre.
 * @param icon the size of the icon in CSS px
 */
export function paintButton(
  ctx: Ctx,
  width: number,
  height: number,
  state: ButtonState,
  glyph?: GlyphName,
  icon = 22,
): void {
  if (state === 'chosen') paintSheet(ctx, width, height, 'button', { radius: 9 });
  else {
    const shape = new Path2D(roundRectangle(0.5, 0.5, width - 1, height - 1, 9));
    ctx.fillStyle = state === 'pressed' ? '#1A120D' : '#2B2019';
    ctx.fill(shape);
    ctx.lineWidth = 1;
    ctx.strokeStyle = 'rgba(125,97,57,0.5)';
    ctx.stroke(shape);
  }
  if (!glyph) return;
  const colour = { ready: PALETTE.bone, pressed: PALETTE.boneDim, idle: '#8A7A5F', chosen: PALETTE.ink }[state];
  drawIcon(ctx, glyphIcon(glyph), width / 2, height / 2, icon, colour);
}

/**
 * Paints a piece of paper in CSS px, such as a chosen button.
 * @param unit CSS px per mm, for the grain and the edge of the paper
 */
export function paintSheet(
  ctx: Ctx,
  width: number,
  height: number,
  id: string,
  { radius = 10, unit = 5 }: { readonly radius?: number; readonly unit?: number } = {},
): void {
  printOnPaper(ctx, { width, height, id, unit, radius: radius / unit, nibble: 0.5 });
}
