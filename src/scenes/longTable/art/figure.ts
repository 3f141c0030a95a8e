/**
 * Paints a figure of the map in a square of side `FIGURE`: a paper hex in a ring, with picture, number, HP and conditions.
 */
import { type Ctx, measureWith, PALETTE, type Point } from '../../art';
import { roundRectangle } from '../../art/carve';
import { centredBaseline, drawNumber, drawText, type Font } from '../../art/type';
import { type Board, HEX } from '../board';
import type { FigureView, Ring } from '../table/tableView';
import { tokenOf } from './figurePictures';
import { cardIcon, drawLongIcon, figureIcon, signIcon } from './icons';
import { paintScars } from './scars';

/** Side of the square, in px of the map; the hex is at its centre. */
export const FIGURE = HEX * 1.3;
const MIDDLE: Point = { x: FIGURE / 2, y: FIGURE / 2 };
const MOSS = '#5E7C33';
/** Side of a figure's picture, in hex widths. */
const TOKEN = 0.66;

const RING: Readonly<Record<Ring, string>> = {
  hero: PALETTE.teal,
  ally: MOSS,
  normal: PALETTE.vermilion,
  elite: PALETTE.gold,
  boss: PALETTE.gold,
  obstacle: PALETTE.inkSoft,
};

type Shape = (scale: number) => Path2D;

/** The position of a figure's number relative to the figure's centre, in hex widths. */
export const NUMBER = { dx: -0.31, dy: -0.28, radius: 0.15 } as const;
/**
 * The position of a figure's first condition relative to the figure's centre, in hex widths. `gap` is the distance
 * between the centres of two conditions.
 */
export const CONDITION = { dx: 0.31, dy: -0.28, radius: 0.13, gap: 0.25 } as const;
/** Position and radius of a figure's HP number, in hex widths; `large` is the radius if the player has chosen larger text. */
export const HP = { dx: 0, dy: 0.29, radius: 0.11, large: 0.14 } as const;

/** Position and size of the shield and retaliation values along the figure's left edge, in hex widths. */
const BONUS = { dx: -0.26, dy: -0.03, width: 0.4, height: 0.22, gap: 0.23 } as const;

/** The greatest number of conditions shown. If a figure has more, the last place shows the number of the hidden conditions. */
const MAX_TOKENS = 3;
const GOOD = new Set(['invisible', 'strengthen']);

/**
 * Paints a figure.
 * @param large whether the player has chosen larger text, which makes the HP number larger
 */
export function paintFigure(ctx: Ctx, figure: FigureView, large: boolean, board: Board): void {
  const shape: Shape = (scale) => new Path2D(board.outline(MIDDLE, scale));
  const { kind, ring, number, acts } = figure;
  if (acts) lit(ctx);
  ctx.fillStyle = 'rgba(0,0,0,0.35)';
  ctx.save();
  ctx.translate(0, 2.2);
  ctx.fill(shape(0.97));
  ctx.restore();
  ctx.fillStyle = PALETTE.paper;
  ctx.fill(shape(0.94));
  ctx.lineJoin = 'round';
  ctx.lineWidth = HEX * 0.085;
  ctx.strokeStyle = RING[ring];
  ctx.stroke(shape(0.88));
  if (ring === 'boss') {
    ctx.lineWidth = HEX * 0.04;
    ctx.strokeStyle = PALETTE.vermilion;
    ctx.stroke(shape(0.72));
  }
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = PALETTE.ink;
  ctx.stroke(shape(0.97));
  paintWho(ctx, kind, shape);
  paintScars(ctx, figure.scars, MIDDLE, HEX * TOKEN);
  ctx.stroke(shape(0.78));
  if (ring === 'elite' || ring === 'boss') crown(ctx, ring);
  health(ctx, figure, large, board);
  if (number !== null) {
    const { dx, dy, radius } = NUMBER;
    disc(ctx, dx, dy, radius, PALETTE.ink, String(number), ring === 'normal' ? PALETTE.bone : PALETTE.gold);
  }
  conditions(ctx, figure);
  bonuses(ctx, figure);
  if (figure.name !== null) nameplate(ctx, figure.name);
}

/** Draws a boss's name below the figure, smaller if it would be too wide. */
function nameplate(ctx: Ctx, name: string): void {
  const most = FIGURE - 4;
  const wanted: Font = { family: 'text', weight: 700, size: HEX * 0.19 };
  const size = Math.min(wanted.size, (wanted.size * (most - 8)) / measureWith(ctx)(name, wanted));
  const font: Font = { ...wanted, size };
  const width = Math.min(most, measureWith(ctx)(name, font) + 8);
  const [height, y] = [HEX * 0.21, MIDDLE.y + HEX * 0.47];
  const shape = new Path2D(roundRectangle(MIDDLE.x - width / 2, y - height / 2, width, height, 3));
  ctx.fillStyle = PALETTE.ink;
  ctx.fill(shape);
  ctx.lineWidth = 1;
  ctx.strokeStyle = PALETTE.gold;
  ctx.stroke(shape);
  drawText(ctx, name, MIDDLE.x, centredBaseline(y, font), font, { align: 'center', fill: PALETTE.bone });
}

/** Draws a crown, so that elites and bosses differ from other monsters by shape as well as by colour. */
function crown(ctx: Ctx, ring: 'elite' | 'boss'): void {
  const y = MIDDLE.y - HEX * 0.385;
  ctx.beginPath();
  ctx.arc(MIDDLE.x, y, HEX * 0.135, 0, Math.PI * 2);
  ctx.fillStyle = ring === 'boss' ? PALETTE.vermilion : PALETTE.ink;
  ctx.fill();
  drawLongIcon(ctx, signIcon('elite'), MIDDLE.x, y - HEX * 0.005, HEX * 0.19, PALETTE.gold);
}

/** Draws the figure's picture, clipped by the ring, or its icon if no picture is loaded. */
function paintWho(ctx: Ctx, kind: string, shape: Shape): void {
  const image = tokenOf(kind);
  if (!image) return drawLongIcon(ctx, figureIcon(kind), MIDDLE.x, MIDDLE.y - HEX * 0.06, HEX * 0.5, PALETTE.ink);
  ctx.save();
  ctx.clip(shape(0.78));
  ctx.imageSmoothingQuality = 'high';
  const side = HEX * TOKEN;
  ctx.drawImage(image, MIDDLE.x - side / 2, MIDDLE.y - side * 0.53, side, side);
  ctx.restore();
}

/** Paints a light behind the figure whose turn it is. */
function lit(ctx: Ctx): void {
  const glow = ctx.createRadialGradient(MIDDLE.x, MIDDLE.y + HEX * 0.12, HEX * 0.3, MIDDLE.x, MIDDLE.y, FIGURE / 2);
  glow.addColorStop(0, 'rgba(232,165,74,0.95)');
  glow.addColorStop(1, 'rgba(232,165,74,0)');
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, FIGURE, FIGURE);
}

function health(ctx: Ctx, { hp, maxHp, ring }: FigureView, large: boolean, { orientation }: Board): void {
  const [width, height] = [HEX * 0.54, HEX * 0.11];
  // A turned hex stands on a corner, so its lower part is narrower. The HP bar is therefore placed higher.
  const [x, y] = [MIDDLE.x - width / 2, MIDDLE.y + HEX * (orientation === 'turned' ? 0.2 : 0.235)];
  ctx.fillStyle = PALETTE.ink;
  ctx.fill(new Path2D(roundRectangle(x, y, width, height, 2)));
  const part = Math.max(0, Math.min(1, hp / maxHp));
  const ours = ring === 'hero' || ring === 'ally';
  ctx.fillStyle = ours ? '#6FC3B4' : PALETTE.vermilionLit;
  if (part > 0) ctx.fill(new Path2D(roundRectangle(x + 1.2, y + 1.2, (width - 2.4) * part, height - 2.4, 1.2)));
  // Show the HP also as a number. Otherwise a player could take the figure's number for the HP.
  disc(
    ctx,
    HP.dx,
    HP.dy,
    large ? HP.large : HP.radius,
    PALETTE.ink,
    String(hp),
    ours ? '#9BDDD1' : PALETTE.vermilionLit,
  );
}

function disc(ctx: Ctx, dx: number, dy: number, radius: number, fill: string, text: string, colour: string): void {
  const [x, y] = [MIDDLE.x + dx * HEX, MIDDLE.y + dy * HEX];
  ctx.beginPath();
  ctx.arc(x, y, radius * HEX, 0, Math.PI * 2);
  ctx.fillStyle = fill;
  ctx.fill();
  drawNumber(ctx, text, x, y, { family: 'title', weight: 900, size: radius * HEX * 1.5 }, colour);
}

/** Draws shield and retaliation values below the figure's number. */
function bonuses(ctx: Ctx, { bonuses: all }: FigureView): void {
  for (const [i, { kind, n }] of all.entries()) {
    const { dx, dy, width, height, gap } = BONUS;
    const [x, y] = [MIDDLE.x + HEX * dx, MIDDLE.y + HEX * (dy + i * gap)];
    const pill = new Path2D(
      roundRectangle(x - (HEX * width) / 2, y - (HEX * height) / 2, HEX * width, HEX * height, HEX * 0.11),
    );
    ctx.fillStyle = PALETTE.teal;
    ctx.fill(pill);
    ctx.lineWidth = 1.4;
    ctx.strokeStyle = PALETTE.paper;
    ctx.stroke(pill);
    drawLongIcon(ctx, cardIcon(kind), x - HEX * 0.08, y, HEX * 0.17, PALETTE.bone);
    drawNumber(ctx, String(n), x + HEX * 0.1, y, { family: 'title', weight: 900, size: HEX * 0.19 }, PALETTE.bone);
  }
}

function conditions(ctx: Ctx, { tokens, lien }: FigureView): void {
  const all = [...tokens.map((token) => ({ icon: cardIcon(token), good: GOOD.has(token) }))];
  if (lien) all.push({ icon: cardIcon('lien'), good: false });
  const shown = all.length > MAX_TOKENS ? all.slice(0, MAX_TOKENS - 1) : all;
  for (const [i, { icon, good }] of shown.entries()) {
    const { dx, dy, radius, gap } = CONDITION;
    const [x, y] = [MIDDLE.x + HEX * dx, MIDDLE.y + HEX * (dy + i * gap)];
    ctx.beginPath();
    ctx.arc(x, y, HEX * radius, 0, Math.PI * 2);
    ctx.fillStyle = good ? PALETTE.teal : PALETTE.violet;
    ctx.fill();
    ctx.lineWidth = 1.4;
    ctx.strokeStyle = PALETTE.paper;
    ctx.stroke();
    drawLongIcon(ctx, icon, x, y, HEX * 0.18, PALETTE.bone);
  }
  if (shown.length < all.length)
    disc(ctx, 0.34, 0.2, 0.13, PALETTE.violet, `+${all.length - shown.length}`, PALETTE.bone);
}
