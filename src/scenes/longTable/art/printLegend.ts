/** Prints the legend of a last board: the lines of the heroes' ways, and the marks on the map. */
import { type Ctx, PALETTE } from '../../art';
import { drawText, type Font, measureWith } from '../../art/type';
import type { Box } from '../../core/pose';
import { drawLongIcon, signIcon } from './icons';

/** For each hero: the dashes of its way, and how far the way is from the centres of the hexes, in hex widths. */
export const WAYS: readonly { readonly dash: readonly number[]; readonly dx: number; readonly dy: number }[] = [
  { dash: [], dx: -0.08, dy: 0.04 },
  { dash: [0.15, 0.12], dx: 0.08, dy: -0.06 },
  { dash: [0.01, 0.13], dx: 0, dy: 0.15 },
  { dash: [0.26, 0.1, 0.04, 0.1], dx: 0.1, dy: 0.12 },
];

/** A sample of what is on the map, and its meaning. A number is the index of a way in `WAYS`. */
export interface LegendMark {
  readonly mark: number | 'skull' | 'seal';
  readonly word: string;
}

/** The largest and the smallest size of the words in one row, the distance of two rows, and the room around a sample, in px of the sheet. */
const LEGEND = { size: 16, least: 14, row: 19, gap: 14, beside: 7 } as const;

const widthOf = ({ mark }: LegendMark): number => (typeof mark === 'number' ? 28 : 16);

/**
 * Prints each word right of its sample. All are in one row whose baseline is at y; if they would be too small there, the marks
 * are in a row of their own below the ways.
 */
export function legend(
  ctx: Ctx,
  { x, y, width }: Omit<Box, 'height'>,
  ways: readonly LegendMark[],
  marks: readonly LegendMark[],
): void {
  const all = [...ways, ...marks];
  if (marks.length === 0 || sizeOf(ctx, all, width) >= LEGEND.least) return row(ctx, all, { x, y, width });
  row(ctx, ways, { x, y: y - LEGEND.row + 5, width });
  row(ctx, marks, { x, y: y + 5, width });
}

const fontOf = (size: number): Font => ({ family: 'text', weight: 600, size });

/** The size of the words with which a row has the given width at most. */
function sizeOf(ctx: Ctx, entries: readonly LegendMark[], width: number): number {
  const samples = entries.reduce((sum, each) => sum + widthOf(each) + LEGEND.beside + LEGEND.gap, -LEGEND.gap);
  const words = measureWith(ctx)(entries.map(({ word }) => word).join(''), fontOf(LEGEND.size));
  return LEGEND.size * Math.min(1, (width - samples) / Math.max(1, words));
}

function row(ctx: Ctx, entries: readonly LegendMark[], { x: left, y, width }: Omit<Box, 'height'>): void {
  const font = fontOf(sizeOf(ctx, entries, width));
  let x = left;
  for (const entry of entries) {
    sample(ctx, entry, x, y - 5);
    x += widthOf(entry) + LEGEND.beside;
    drawText(ctx, entry.word, x, y, font, { fill: PALETTE.inkSoft });
    x += measureWith(ctx)(entry.word, font) + LEGEND.gap;
  }
}

function sample(ctx: Ctx, entry: LegendMark, x: number, y: number): void {
  const { mark } = entry;
  const width = widthOf(entry);
  if (mark === 'skull') return drawLongIcon(ctx, signIcon('dead'), x + width / 2, y, width, PALETTE.ink);
  ctx.save();
  ctx.beginPath();
  if (mark === 'seal') {
    ctx.fillStyle = PALETTE.vermilion;
    ctx.arc(x + width / 2, y, width / 2, 0, 2 * Math.PI);
    ctx.fill();
  } else {
    ctx.lineWidth = 2.6;
    ctx.lineCap = 'round';
    ctx.strokeStyle = PALETTE.ink;
    ctx.setLineDash((WAYS[mark % WAYS.length]?.dash ?? []).map((part) => part * 52));
    ctx.moveTo(x, y);
    ctx.lineTo(x + width, y);
    ctx.stroke();
  }
  ctx.restore();
}
