/**
 * Paints chips on the cards of a fight. A chip is a condition, bonus or counter with its number and the icon of the
 * event that ends it. 1 unit is 1 mm.
 */
import { roughen, roundRectangle } from '../../art/carve';
import { PALETTE } from '../../art/palette';
import { seedOf } from '../../art/seed';
import { centredBaseline, drawText, type Font, type Measure, measureWith } from '../../art/type';
import type { Ctx } from '../../art/types';
import { drawIcon, glyphIcon } from './icons';
import type { ChipModel } from './models';

const CHIP = { height: 8, pad: 1.1, icon: 6, end: 4.2, gap: 0.7, between: 0.9 } as const;
const figure = (size: number): Font => ({ family: 'title', weight: 900, size });
const VALUE = figure(6);
const TURNS = figure(3.4);
/** Good and bad chips differ in shape as well as in colour: they have round or cut corners. */
const TONE = {
  bad: { ground: PALETTE.violet, print: PALETTE.bone, shape: cutCorners },
  good: {
    ground: PALETTE.teal,
    print: PALETTE.bone,
    shape: (w: number, h: number) => roundRectangle(0, 0, w, h, h / 2),
  },
  plain: { ground: PALETTE.bone, print: PALETTE.ink, shape: (w: number, h: number) => roundRectangle(0, 0, w, h, 0.8) },
} as const satisfies Record<ChipModel['tone'], unknown>;

function cutCorners(width: number, height: number): string {
  const [cut, right, foot] = [1.7, width - 1.7, height - 1.7];
  return `M${cut} 0L${right} 0L${width} ${cut}L${width} ${foot}L${right} ${height}L${cut} ${height}L0 ${foot}L0 ${cut}Z`;
}

/** The position of a chip on its card, in mm. */
export interface PlacedChip {
  readonly chip: ChipModel;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An area for chips on a card, in mm. */
export interface ChipRoom {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The greatest height of a chip in this area. */
  readonly chip: number;
}

const endWidth = ({ end, turns }: ChipModel, measure: Measure): number =>
  end ? CHIP.gap + CHIP.end + (turns > 1 ? measure(String(turns), TURNS) + 0.3 : 0) : 0;

function chipWidth(chip: ChipModel, measure: Measure): number {
  const value = chip.value ? CHIP.gap + measure(chip.value, VALUE) : 0;
  return 2 * CHIP.pad + CHIP.icon + value + endWidth(chip, measure);
}

/** Lays out chips in lines from the top left, at the greatest height at first, then smaller until all of them fit. */
export function placeChips(chips: readonly ChipModel[], room: ChipRoom, measure: Measure): readonly PlacedChip[] {
  const widths = chips.map((chip) => chipWidth(chip, measure));
  for (let scale = Math.min(room.chip, room.height) / CHIP.height; ; scale *= 0.94) {
    const placed: PlacedChip[] = [];
    let [x, y] = [0, 0];
    chips.forEach((chip, i) => {
      const [width, height] = [(widths[i] ?? 0) * scale, CHIP.height * scale];
      if (x > 0 && x + width > room.width) [x, y] = [0, y + height + CHIP.between * scale];
      placed.push({ chip, x: room.x + x, y: room.y + y, width, height });
      x += width + CHIP.between * scale;
    });
    const fits = ({ x, y, width, height }: PlacedChip) =>
      x + width <= room.x + room.width + 1e-6 && y + height <= room.y + room.height + 1e-6;
    if (placed.every(fits)) return placed;
  }
}

/** Paints a chip with its top left corner at (0, 0). */
export function paintChip(ctx: Ctx, { chip, height }: PlacedChip): void {
  const measure = measureWith(ctx);
  const { ground, print, shape } = TONE[chip.tone];
  const width = chipWidth(chip, measure);
  ctx.save();
  ctx.scale(height / CHIP.height, height / CHIP.height);
  const outline = new Path2D(roughen(shape(width, CHIP.height), { seed: seedOf(chip.id), amount: 0.12, wave: 1.6 }));
  ctx.fillStyle = ground;
  ctx.fill(outline);
  ctx.lineWidth = 0.5;
  ctx.strokeStyle = chip.tone === 'plain' ? PALETTE.ink : PALETTE.bone;
  ctx.stroke(outline);
  const middle = CHIP.height / 2;
  drawIcon(ctx, chip.icon, CHIP.pad + CHIP.icon / 2, middle, CHIP.icon, print);
  const style = { fill: print };
  if (chip.value)
    drawText(ctx, chip.value, CHIP.pad + CHIP.icon + CHIP.gap, centredBaseline(middle, VALUE), VALUE, style);
  if (chip.end) {
    const x = width - CHIP.pad - endWidth(chip, measure) + CHIP.gap;
    drawIcon(ctx, glyphIcon(chip.end), x + CHIP.end / 2, CHIP.height - 1 - CHIP.end / 2, CHIP.end, print);
    if (chip.turns > 1) {
      drawText(ctx, String(chip.turns), x + CHIP.end + 0.3, CHIP.height - 1.4, TURNS, style);
    }
  }
  ctx.restore();
}

/** Paints all chips of a card. */
export function paintChips(ctx: Ctx, placed: readonly PlacedChip[]): void {
  for (const each of placed) {
    ctx.save();
    ctx.translate(each.x, each.y);
    paintChip(ctx, each);
    ctx.restore();
  }
}
