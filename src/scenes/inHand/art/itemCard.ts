/** Items (R1.7): the strip of 63 x 12 mm on a monster card, and the tab that sticks out of the hand. */
import { rectangle } from '../../art/carve';
import { drawIcon, glyphIcon, itemIcon } from '../../art/icons';
import { PALETTE } from '../../art/palette';
import { fillRough, printOnPaper } from '../../art/paper';
import { centredBaseline, drawFitted, drawNumber, drawText, type Font, fitText, measureWith } from '../../art/type';
import type { Ctx } from '../../art/types';
import { ITEM_STRIP, ITEM_TAB } from './geometry';
import type { ItemStripModel, ItemTabModel } from './models';

const title = (size: number): Font => ({ family: 'title', weight: 900, size });

/** The strip on paper that is there already; 1 unit is 1 mm. */
export function itemStrip(ctx: Ctx, model: ItemStripModel): void {
  const { width, height } = ITEM_STRIP;
  fillRough(ctx, rectangle(0, -0.25, width, 0.5), `${model.id}/rule`, PALETTE.ink, { amount: 0.08, wave: 1.2 });
  fillRough(ctx, rectangle(-1, 0, 14, height + 1), `${model.id}/block`, PALETTE.ink);
  drawIcon(ctx, itemIcon(model.id), 6.5, 6, 9.2, PALETTE.bone);
  const measure = measureWith(ctx);
  const name = fitText(model.name, { width: 33.6, height: 4 }, title(3.3), measure);
  drawFitted(ctx, name, 14.6, 2.9, { align: 'left' });
  const effect = fitText(
    model.effect,
    { width: 33.6, height: 6.4 },
    { family: 'text', weight: 500, size: 2.65 },
    measure,
  );
  drawFitted(ctx, effect, 14.6, 5, { align: 'left', anchor: 'top' });
  drawIcon(ctx, glyphIcon(model.slot), 50.9, 3.4, 4.4, PALETTE.ink);
  drawIcon(ctx, glyphIcon(model.use), 50.9, 8.6, 4.2, PALETTE.ink);
  ctx.beginPath();
  ctx.arc(57.7, 6, 3.5, 0, Math.PI * 2);
  ctx.fillStyle = PALETTE.gold;
  ctx.fill();
  ctx.lineWidth = 0.45;
  ctx.strokeStyle = PALETTE.ink;
  ctx.stroke();
  drawNumber(ctx, String(model.cost), 57.7, 6, title(3.7));
}

/** The item strip alone, on paper: 63 x 12 mm. */
export function paintItemStrip(ctx: Ctx, model: ItemStripModel): void {
  printOnPaper(ctx, { ...ITEM_STRIP, id: model.id }, () => itemStrip(ctx, model));
}

/** An item that sticks out of the hand: icon, use, and its name where there is room. `width` in mm. */
export function paintItemTab(ctx: Ctx, model: ItemTabModel, width: number = ITEM_TAB.width): void {
  const { height } = ITEM_TAB;
  printOnPaper(ctx, { width, height, id: model.id }, () => {
    const fill = model.spent ? 'rgba(23,18,14,0.62)' : PALETTE.ink;
    drawIcon(ctx, itemIcon(model.id), 7.2, height / 2, 10, fill);
    if (!model.name) {
      drawIcon(ctx, glyphIcon(model.use), width - 4.4, height / 2, 5, fill);
    } else {
      const measure = measureWith(ctx);
      const room = width - 15;
      const name = fitText(model.name, { width: room, height: 8 }, { family: 'text', weight: 700, size: 3.9 }, measure);
      drawFitted(ctx, name, 13.8, 5.4, { align: 'left', fill });
      drawIcon(ctx, glyphIcon(model.use), 15.7, 11.6, 3.9, fill);
      if (model.note) {
        const font = { family: 'text', weight: 500, size: 3.3 } as const;
        drawText(ctx, model.note, 18.4, centredBaseline(11.6, font), font, { fill });
      }
    }
    if (model.spent) {
      ctx.fillStyle = 'rgba(42,30,20,0.3)';
      ctx.fillRect(0, 0, width, height);
    }
  });
}
