/**
 * Paints what appears when the player lifts a half off an ability card: the slip with the half, the gap in the card, and
 * the tab of the basic actions.
 */
import { roundRectangle } from '../../art/carve';
import { PALETTE } from '../../art/palette';
import { printOnPaper } from '../../art/paper';
import { drawNumber } from '../../art/type';
import type { Ctx } from '../../art/types';
import { ABILITY_AREAS } from './abilityCard';
import { drawAction } from './actionRows';
import { paintPanel } from './controls';
import { ABILITY_HALF } from './geometry';
import type { ActionModel } from './models';

const { width } = ABILITY_HALF;
/** The paper above and below the action on the slip, in mm. */
const EDGE = 2;
/** The size of the slip, in mm. */
export const SLIP = { width, height: ABILITY_AREAS.top.height + 2 * EDGE } as const;
/** The side in px of the tab that switches a half to its basic action and back. */
export const BASIC_TAB = 44;

/** Paints the action of a half on a separate slip; 1 unit is 1 mm. */
export function paintSlip(ctx: Ctx, id: string, action: ActionModel): void {
  printOnPaper(ctx, { ...SLIP, id: `slip/${id}` }, () =>
    drawAction(ctx, action, { x: 1.2, y: EDGE, width: width - 2.4, height: SLIP.height - 2 * EDGE }),
  );
}

/** Paints the gap in a card while one of its halves is lifted, in the colour of the table's wood with a dashed edge. */
export function paintGap(ctx: Ctx, half: 'top' | 'bottom'): void {
  const { x, y, height, width: wide } = ABILITY_AREAS[half];
  const gap = new Path2D(roundRectangle(x + 0.6, y + 0.4, wide - 1.2, height - 0.8, 1.6));
  ctx.fillStyle = 'rgba(176, 142, 88, 0.92)';
  ctx.fill(gap);
  ctx.setLineDash([2.2, 1.5]);
  ctx.lineWidth = 0.5;
  ctx.strokeStyle = PALETTE.ink;
  ctx.stroke(gap);
  ctx.setLineDash([]);
}

/** Paints the tab with a 2, for Attack 2 or Move 2. The 2 is gold while the lifted half is used as its basic action. */
export function paintBasicTab(ctx: Ctx, isOn: boolean): void {
  paintPanel(ctx, BASIC_TAB, BASIC_TAB);
  const digits = { family: 'title', weight: 900, size: 24 } as const;
  drawNumber(ctx, '2', BASIC_TAB / 2, BASIC_TAB / 2, digits, isOn ? PALETTE.gold : PALETTE.bone);
}
