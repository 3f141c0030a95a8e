/** Paints the range tracker (R1.8): hero, Distances 1-7, monster, on a strip of 63 x 12 mm. */
import { rectangle } from '../../art/carve';
import { PALETTE } from '../../art/palette';
import { fillRough, hatch, printOnPaper } from '../../art/paper';
import { centredBaseline, drawNumber, drawText } from '../../art/type';
import type { Ctx } from '../../art/types';
import { TRACKER } from './geometry';
import { drawIcon, heroIcon, monsterIcon } from './icons';
import type { TrackerModel } from './models';

const { x: LEFT, cell: CELL, cells: CELLS, width: WIDTH, height: HEIGHT } = TRACKER;
/** The title above the cells; `y` is the centre of its line, in mm. */
const TITLE = { y: 2.1, font: { family: 'text', weight: 700, size: 2.9 } } as const;
const TOP = 3.8;
const BOTTOM = HEIGHT - 0.8;
const MIDDLE = (TOP + BOTTOM) / 2;

/**
 * Paints the block of the current Distance, with its vermilion notch, at x = the left edge of a cell. The block is also
 * baked as a separate picture.
 */
export function paintTrackerBlock(ctx: Ctx, distance: number, x = 0): void {
  fillRough(ctx, rectangle(x, TOP - 0.3, CELL, BOTTOM - TOP + 0.6), 'tracker/block', PALETTE.ink);
  drawNumber(
    ctx,
    String(distance),
    x + CELL / 2,
    MIDDLE + 0.6,
    { family: 'title', weight: 900, size: 5.3 },
    PALETTE.bone,
  );
  ctx.fillStyle = PALETTE.vermilion;
  const middle = x + CELL / 2;
  ctx.fill(new Path2D(`M${middle - 1.5} ${TOP - 0.3}L${middle + 1.5} ${TOP - 0.3}L${middle} ${TOP + 1.6}Z`));
}

/** Paints the tracker. If there is no Distance, no cell is current. */
export function paintRangeTracker(ctx: Ctx, model: TrackerModel): void {
  printOnPaper(ctx, { width: WIDTH, height: HEIGHT, id: 'range-tracker', radius: 1.4 }, () => {
    if (model.title) {
      drawText(ctx, model.title, WIDTH / 2, centredBaseline(TITLE.y, TITLE.font), TITLE.font, { align: 'center' });
    }
    for (let distance = 1; distance <= CELLS; distance++) {
      const x = LEFT + CELL * (distance - 1);
      const box = { x: x + 0.15, y: TOP, width: CELL - 0.3, height: BOTTOM - TOP };
      if (distance <= (model.reach ?? 0) && distance !== model.distance) {
        const region = new Path2D(rectangle(box.x, box.y, box.width, box.height));
        hatch(ctx, region, box, { gap: 0.84, line: 0.28, colour: 'rgba(23,18,14,0.22)' });
      }
      if (distance !== model.distance) {
        drawNumber(ctx, String(distance), x + CELL / 2, MIDDLE, { family: 'title', weight: 900, size: 4.3 });
      }
    }
    for (let i = 0; i <= CELLS; i++) {
      fillRough(ctx, rectangle(LEFT + CELL * i - 0.14, TOP, 0.28, BOTTOM - TOP), `tracker/${i}`, PALETTE.ink, {
        amount: 0.06,
        wave: 1,
      });
    }
    if (model.distance !== undefined) paintTrackerBlock(ctx, model.distance, LEFT + CELL * (model.distance - 1));
    drawIcon(ctx, heroIcon(model.hero), LEFT / 2, HEIGHT / 2, 5.9, PALETTE.ink);
    if (model.monster) drawIcon(ctx, monsterIcon(model.monster), WIDTH - LEFT / 2, HEIGHT / 2, 5.9, PALETTE.ink);
  });
}
