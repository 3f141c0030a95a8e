/** Paints tiles and highlights of hexes, each in a square of `MARK` px of the map with the hex at its centre. */
import { type Ctx, PALETTE, type Point } from '../../art';
import { rectangle, roundRectangle } from '../../art/carve';
import { hatch } from '../../art/paper';
import { drawNumber } from '../../art/type';
import { type Board, HEX } from '../board';
import type { MarkView } from '../table/markViews';
import type { TileView } from '../table/tileViews';
import { CONDITION, NUMBER } from './figure';
import { drawLongIcon, signIcon } from './icons';

export const MARK = HEX * 1.2;
const MIDDLE: Point = { x: MARK / 2, y: MARK / 2 };

interface Pen {
  readonly ctx: Ctx;
  readonly board: Board;
}

const shape = ({ board }: Pen, scale: number): Path2D => new Path2D(board.outline(MIDDLE, scale));

function line(pen: Pen, scale: number, colour: string, width: number, dash: readonly number[] = [], begins = 0): void {
  const { ctx } = pen;
  ctx.save();
  ctx.setLineDash([...dash]);
  ctx.lineDashOffset = begins;
  ctx.lineJoin = 'round';
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.stroke(shape(pen, scale));
  ctx.restore();
}

/** Draws a bracket at each corner of a hex, with gaps where the number and the first condition of a figure are. */
function brackets(pen: Pen, scale: number, colour: string, width: number): void {
  const { ctx } = pen;
  const side = (HEX / 2) * scale;
  const hole = HEX * 0.17;
  const open = [NUMBER, CONDITION].map(({ dx, dy }) =>
    roundRectangle(MIDDLE.x + dx * HEX - hole, MIDDLE.y + dy * HEX - hole, 2 * hole, 2 * hole, hole),
  );
  ctx.save();
  ctx.clip(new Path2D(rectangle(0, 0, MARK, MARK) + open.join('')), 'evenodd');
  line(pen, scale, colour, width, [side / 2, side / 2], side / 4);
  ctx.restore();
}

function fill(pen: Pen, scale: number, colour: string): void {
  pen.ctx.fillStyle = colour;
  pen.ctx.fill(shape(pen, scale));
}

function number(ctx: Ctx, text: string, dx: number, dy: number, colour: string): void {
  const [x, y] = [MIDDLE.x + dx * HEX, MIDDLE.y + dy * HEX];
  ctx.beginPath();
  ctx.arc(x, y, HEX * 0.16, 0, Math.PI * 2);
  ctx.fillStyle = colour;
  ctx.fill();
  drawNumber(ctx, text, x, y, { family: 'text', weight: 700, size: HEX * 0.22 }, PALETTE.bone);
}

function ring(ctx: Ctx, colour: string, width: number): void {
  ctx.beginPath();
  ctx.arc(MIDDLE.x, MIDDLE.y, HEX * 0.2, 0, Math.PI * 2);
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.stroke();
}

export function paintTile(ctx: Ctx, tile: TileView, board: Board): void {
  const pen: Pen = { ctx, board };
  const { x, y } = MIDDLE;
  switch (tile.tile) {
    case 'door':
      fill(pen, 1.12, '#12140c');
      if (tile.state === 'open') {
        fill(pen, 0.95, '#DCCAA2');
        line(pen, 0.9, PALETTE.gold, 2.4, [HEX * 0.24, HEX * 0.22]);
        return drawLongIcon(ctx, signIcon('openDoor'), x, y, HEX * 0.5, PALETTE.ink);
      }
      line(pen, 0.93, PALETTE.gold, 2.6);
      return drawLongIcon(ctx, signIcon(tile.state === 'locked' ? 'locked' : 'door'), x, y, HEX * 0.52, PALETTE.paper);
    case 'trap':
      fill(pen, 0.86, 'rgba(179,38,26,0.12)');
      line(pen, 0.86, PALETTE.vermilion, 2, [HEX * 0.09, HEX * 0.06]);
      return drawLongIcon(ctx, signIcon('trap'), x, y, HEX * 0.58, PALETTE.vermilion);
    case 'grave':
      return drawLongIcon(ctx, signIcon('grave'), x, y, HEX * 0.56, PALETTE.inkSoft);
    case 'plate':
      if (tile.done) {
        line(pen, 0.74, PALETTE.teal, 3.4);
        return number(ctx, tile.mark, 0, 0, PALETTE.teal);
      }
      line(pen, 0.7, PALETTE.ink, 2, [4, 3]);
      return drawNumber(ctx, tile.mark, x, y, { family: 'title', weight: 900, size: HEX * 0.36 }, PALETTE.inkSoft);
    case 'exit':
      return drawLongIcon(ctx, signIcon('exit'), x, y, HEX * 0.56, PALETTE.inkSoft);
    case 'money':
      drawLongIcon(ctx, signIcon('money'), x, y, HEX * 0.56, PALETTE.ink);
      return tile.count > 1 ? number(ctx, String(tile.count), 0.22, 0.2, PALETTE.ink) : undefined;
    case 'treasure':
      drawLongIcon(ctx, signIcon('treasure'), x, y, HEX * 0.6, PALETTE.ink);
      return tile.mark === undefined ? undefined : number(ctx, tile.mark, 0.24, 0.22, PALETTE.ink);
    default:
      tile satisfies never;
  }
}

export function paintMark(ctx: Ctx, mark: MarkView, board: Board): void {
  const pen: Pen = { ctx, board };
  switch (mark.mark) {
    case 'way':
      fill(pen, 0.88, mark.danger ? 'rgba(179,38,26,0.2)' : 'rgba(20,96,90,0.23)');
      line(pen, 0.88, mark.danger ? PALETTE.vermilion : PALETTE.teal, 2.8);
      return number(
        ctx,
        String(mark.cost),
        mark.aside ? -0.28 : 0,
        mark.aside ? 0.24 : 0,
        mark.danger ? PALETTE.vermilion : PALETTE.teal,
      );
    case 'start':
    case 'place':
    case 'choice':
    case 'force':
      fill(pen, 0.88, 'rgba(20,96,90,0.25)');
      return line(pen, 0.88, PALETTE.teal, 3.2, mark.mark === 'place' ? [7, 5] : []);
    // L14.2: the moving figure cannot end its move on this hex, but it can move through the figure that is there.
    case 'through':
      return line(pen, 1.04, PALETTE.teal, 4, [HEX * 0.1, HEX * 0.1]);
    // L14.2: the moving figure cannot enter or pass this hex.
    case 'against':
      fill(pen, 0.88, 'rgba(179,38,26,0.25)');
      return line(pen, 0.88, PALETTE.vermilion, 3.2, [7, 5]);
    case 'target':
      brackets(pen, 1.02, PALETTE.bone, 6);
      return brackets(pen, 1.02, mark.ours ? PALETTE.teal : PALETTE.vermilion, 4);
    case 'carry':
      return brackets(pen, 1.02, PALETTE.teal, 4);
    case 'leaveOut':
      return line(pen, 1.02, PALETTE.boneDim, 4, [HEX * 0.12, HEX * 0.12]);
    case 'area':
      hatch(
        ctx,
        shape(pen, 0.92),
        { x: 0, y: 0, width: MARK, height: MARK },
        { gap: 5, line: 1.6, colour: 'rgba(179,38,26,0.5)' },
      );
      return line(pen, 0.92, PALETTE.vermilion, 3.6);
    case 'chosen':
      brackets(pen, 1.03, PALETTE.vermilion, 5);
      // Below the conditions, which are at the figure's right edge.
      return mark.nth === null ? undefined : number(ctx, String(mark.nth), 0.34, 0.33, PALETTE.vermilion);
    case 'under':
      return paintUnder(ctx, mark.tile);
    // A ring, not a disc, because the cost of the path so far must stay visible in its middle.
    case 'path':
      ring(ctx, PALETTE.teal, 5.5);
      return ring(ctx, PALETTE.bone, 2.5);
    case 'goal':
      line(pen, 0.8, 'rgba(20,96,90,0.55)', 8);
      return line(pen, 0.84, PALETTE.teal, 5);
    case 'look':
      // The table draws this line behind the figure, so it covers neither the figure's number nor its conditions.
      line(pen, 1.07, PALETTE.ink, 7);
      return line(pen, 1.07, PALETTE.bone, 4.5);
    default:
      mark satisfies never;
  }
}

/** Paints the sign of a tile on which a figure stands, at the figure's lower left edge, where nothing else is printed. */
function paintUnder(ctx: Ctx, tile: Extract<MarkView, { mark: 'under' }>['tile']): void {
  const [dx, dy] = [-0.33, 0.28];
  if (tile.tile === 'plate') return number(ctx, tile.mark, dx, dy, tile.done ? PALETTE.teal : PALETTE.ink);
  number(ctx, '', dx, dy, PALETTE.ink);
  drawLongIcon(ctx, signIcon(tile.tile), MIDDLE.x + dx * HEX, MIDDLE.y + dy * HEX, HEX * 0.24, PALETTE.bone);
}

/** The texture key of a tile; equal tiles share one texture. */
export const tileKey = (tile: TileView): string => `tile/${Object.values(tile).join('/')}`;
export const markKey = (mark: MarkView): string =>
  mark.mark === 'under' ? `mark/under/${tileKey(mark.tile)}` : `mark/${Object.values(mark).join('/')}`;
