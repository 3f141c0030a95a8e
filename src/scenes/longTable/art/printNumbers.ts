/** Prints on the map of a last board the numbers that the map on the table has: of monsters, escorts and plates. */
import type { HexId } from '../../../rules/core/hexes';
import type { LastBoard } from '../../../session/longTable/lastBoard';
import { type Ctx, PALETTE } from '../../art';
import { drawNumber } from '../../art/type';
import { type Board, HEX } from '../board';
import { NUMBER } from './figure';

/** Where a plate's number is, in hex widths from the centre of its hex: ways and figures leave this place free. */
const PLATE = { dx: -0.28, dy: 0.23 } as const;
/** The least radius of a number, in px of the print, and the greatest, in hex widths, so that it stays inside its hex. */
const LEAST = 6;
const GREATEST = 0.2;

/** Outlines the hex of a plate. */
export function plate(ctx: Ctx, outline: Path2D): void {
  ctx.save();
  ctx.setLineDash([4, 3]);
  ctx.lineWidth = 2;
  ctx.strokeStyle = PALETTE.inkSoft;
  ctx.stroke(outline);
  ctx.restore();
}

/**
 * Prints each figure's number where the map has it, and each plate's number on a pale disc at the lower left of its hex.
 * @param scale px of the print per px of the map
 */
export function paintNumbers(ctx: Ctx, { figures, plates = [] }: LastBoard, at: Board, scale: number): void {
  const radius = Math.min(GREATEST * HEX, Math.max(NUMBER.radius * HEX, LEAST / scale));
  const print = (text: string, hex: HexId, { dx, dy }: { dx: number; dy: number }, colour: string, disc: string) => {
    const centre = at.centre(hex);
    const [x, y] = [centre.x + dx * HEX, centre.y + dy * HEX];
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.fillStyle = disc;
    ctx.fill();
    ctx.lineWidth = HEX * 0.03;
    ctx.strokeStyle = PALETTE.ink;
    ctx.stroke();
    drawNumber(ctx, text, x, y, { family: 'text', weight: 700, size: radius * 1.5 }, colour);
  };
  for (const { number, hex, side } of figures)
    if (number !== undefined)
      print(String(number), hex, NUMBER, side === 'normal' ? PALETTE.bone : PALETTE.gold, PALETTE.ink);
  for (const { mark, hex } of plates) print(mark, hex, PLATE, PALETTE.ink, PALETTE.bone);
}
