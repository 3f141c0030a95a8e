/** Paints the effects of a blow that are visible only for a moment (style guide, section 12). */
import { type Ctx, PALETTE, type Point, type Size } from '../../art';
import { gouge, polygon, rays, roughen, roundRectangle } from '../../art/carve';
import { stream } from '../../art/seed';
import { centredBaseline, drawNumber, drawText, type Font } from '../../art/type';
import { type Board, HEX } from '../board';
import type { FigureView } from '../table/tableView';
import { FIGURE, paintFigure } from './figure';

/** Sizes of the textures, in px of the map. `BURST`, `CHIPS` and `RING` are the sides of squares. */
export const BURST = HEX * 2.6;
export const CHIPS = HEX * 2;
export const RING = HEX * 1.6;
export const NUMBER: Size = { width: HEX * 1.1, height: HEX * 0.9 };
export const HP_TAG: Size = { width: HEX * 1.5, height: HEX * 0.52 };

/** `ink`: black ink on the floor. `red`: red ink, for a second stamp. `light`: rays of light on the dark picture of `BlowLayer.freeze`. */
export type BurstKind = 'ink' | 'red' | 'light';

const STROKES: Readonly<Record<BurstKind, readonly string[]>> = {
  ink: [PALETTE.ink],
  red: [PALETTE.vermilion],
  light: [PALETTE.bone, PALETTE.vermilion],
};

/** Paints rays around a tile: ink that a stamp presses out, or light. */
export function paintBurst(ctx: Ctx, kind: BurstKind): void {
  const [x, y] = [BURST / 2, BURST / 2];
  for (const [i, colour] of STROKES[kind].entries()) {
    ctx.fillStyle = colour;
    const sheaves = i === 0 ? 30 : 13;
    ctx.fill(new Path2D(rays({ x, y, from: HEX * 0.56, to: BURST * 0.48, sheaves, seed: 41 + i, width: 2.6 })));
  }
}

/** Paints chips that fly from a cut. */
export function paintChips(ctx: Ctx): void {
  const next = stream(7);
  for (let i = 0; i < 9; i += 1) {
    const angle = -Math.PI * (0.15 + 0.7 * next());
    const [near, far] = [CHIPS * (0.24 + next() * 0.06), CHIPS * (0.34 + next() * 0.14)];
    const at = (radius: number): Point => ({
      x: CHIPS / 2 + Math.cos(angle) * radius,
      y: CHIPS / 2 + Math.sin(angle) * radius,
    });
    const [a, b] = [at(near), at(far)];
    ctx.fillStyle = i % 3 === 0 ? PALETTE.vermilion : PALETTE.paper;
    const chip = new Path2D(gouge(a.x, a.y, b.x, b.y, 2.6));
    ctx.fill(chip);
    ctx.lineWidth = 0.9;
    ctx.strokeStyle = PALETTE.ink;
    ctx.stroke(chip);
  }
}

/** Paints the figure as a negative: paper and ink are exchanged, and all other colours are removed. */
export function paintNegative(ctx: Ctx, figure: FigureView, board: Board): void {
  paintFigure(ctx, { ...figure, acts: false }, false, board);
  ctx.save();
  ctx.clip(new Path2D(board.outline({ x: FIGURE / 2, y: FIGURE / 2 }, 0.97)));
  ctx.globalCompositeOperation = 'difference';
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, FIGURE, FIGURE);
  ctx.globalCompositeOperation = 'color';
  ctx.fillStyle = '#808080';
  ctx.fillRect(0, 0, FIGURE, FIGURE);
  ctx.restore();
  ctx.lineJoin = 'round';
  ctx.lineWidth = HEX * 0.06;
  ctx.strokeStyle = PALETTE.bone;
  ctx.stroke(new Path2D(board.outline({ x: FIGURE / 2, y: FIGURE / 2 }, 0.95)));
}

/** Paints the figure's shape in plain red. */
export function paintPlate(ctx: Ctx, board: Board): void {
  ctx.fillStyle = PALETTE.vermilion;
  ctx.fill(new Path2D(board.outline({ x: FIGURE / 2, y: FIGURE / 2 }, 0.9)));
}

/** The line along which a dead figure tears, from top to bottom, as fractions of `FIGURE`. */
const TEAR: readonly (readonly [number, number])[] = [
  [0.56, 0],
  [0.48, 0.2],
  [0.57, 0.34],
  [0.44, 0.5],
  [0.55, 0.66],
  [0.43, 0.8],
  [0.5, 1],
];

/** Paints one half of a torn figure. */
export function paintTornHalf(ctx: Ctx, figure: FigureView, board: Board, side: 'left' | 'right'): void {
  const edge = TEAR.map(([x, y]) => ({ x: x * FIGURE, y: y * FIGURE }));
  const x = side === 'left' ? 0 : FIGURE;
  const shape = polygon([...edge, { x, y: FIGURE }, { x, y: 0 }]);
  ctx.save();
  ctx.clip(new Path2D(shape));
  paintFigure(ctx, { ...figure, acts: false, name: null, tokens: [], bonuses: [] }, false, board);
  // The torn edge shows the paper's white core.
  ctx.clip(new Path2D(board.outline({ x: FIGURE / 2, y: FIGURE / 2 }, 0.97)));
  ctx.lineWidth = 4;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = PALETTE.bone;
  ctx.beginPath();
  for (const [i, at] of edge.entries()) i === 0 ? ctx.moveTo(at.x, at.y) : ctx.lineTo(at.x, at.y);
  ctx.stroke();
  ctx.restore();
}

/** Paints the number of a change of HP: damage on a blot of red ink, healing on a blot of teal ink. */
export function paintNumber(ctx: Ctx, text: string, kind: 'hurt' | 'good'): void {
  const { width, height } = NUMBER;
  const shape = roundRectangle(5, 5, width - 10, height - 10, (height - 10) * 0.46);
  const blot = new Path2D(roughen(shape, { seed: 11, amount: 2.4, wave: 9 }));
  ctx.fillStyle = kind === 'hurt' ? PALETTE.vermilion : PALETTE.teal;
  ctx.fill(blot);
  ctx.lineWidth = 2;
  ctx.strokeStyle = PALETTE.ink;
  ctx.stroke(blot);
  const size = HEX * (text.length > 2 ? 0.44 : 0.56);
  drawNumber(ctx, text, width / 2, height / 2, { family: 'title', weight: 900, size }, PALETTE.bone);
}

/** Paints the HP before and after a blow. */
export function paintHpTag(ctx: Ctx, before: number, after: number): void {
  const { width, height } = HP_TAG;
  const shape = new Path2D(roundRectangle(1, 1, width - 2, height - 2, 7));
  ctx.fillStyle = PALETTE.ink;
  ctx.fill(shape);
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = PALETTE.bone;
  ctx.stroke(shape);
  const font: Font = { family: 'title', weight: 900, size: HEX * 0.34 };
  const y = centredBaseline(height / 2, font);
  drawText(ctx, `${before} \u2192 ${after}`, width / 2, y, font, { align: 'center', fill: PALETTE.bone });
}

/** Paints the ring that appears when a shield prevents all damage. */
export function paintRing(ctx: Ctx, board: Board): void {
  const middle = { x: RING / 2, y: RING / 2 };
  ctx.lineJoin = 'round';
  for (const [scale, width, colour] of [
    [1.12, 6, PALETTE.ink],
    [1.12, 3.4, PALETTE.tealLit],
    [1.3, 1.6, PALETTE.tealLit],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke(new Path2D(board.outline(middle, scale)));
  }
}
