/** Items (R1.7): the tab that sticks out of the hand. */
import { drawIcon, glyphIcon, itemIcon } from '../../art/icons';
import { PALETTE } from '../../art/palette';
import { printOnPaper } from '../../art/paper';
import { centredBaseline, drawFitted, drawText, fitText, measureWith } from '../../art/type';
import type { Ctx } from '../../art/types';
import { ITEM_TAB } from './geometry';
import type { ItemTabModel } from './models';

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
