/** Paints the names of hexes. */
import type { Point } from './geometry';
import { PALETTE } from './palette';
import { drawText } from './type';
import type { Ctx, HexId } from './types';

interface NamedHex {
  readonly id: HexId;
  /** An obstacle and a closed door are printed black. */
  readonly terrain: string;
}

/**
 * Prints the name of a hex, which the log uses, at the hex's lower edge: small and pale, dark on paper and light on
 * black.
 * @param w the width of the hex
 */
export function paintHexName(ctx: Ctx, { id, terrain }: NamedHex, { x, y }: Point, w: number): void {
  const isInk = terrain === 'obstacle' || terrain === 'door';
  ctx.save();
  ctx.globalAlpha = isInk ? 0.8 : 0.7;
  const font = { family: 'text', weight: 600, size: w * 0.14 } as const;
  drawText(ctx, id, x, y + w * 0.365, font, {
    align: 'center',
    fill: isInk ? PALETTE.paper : PALETTE.ink,
    outline: { colour: isInk ? PALETTE.ink : PALETTE.floor, width: w * 0.05 },
  });
  ctx.restore();
}
