/** Paints an item's tab (R1.7), which sticks out of the hand. */

import { PALETTE } from '../../art/palette';
import { printOnPaper } from '../../art/paper';
import { drawFitted, fitText, measureWith } from '../../art/type';
import type { Ctx } from '../../art/types';
import { ITEM_TAB } from './geometry';
import { drawIcon, glyphIcon, itemIcon } from './icons';
import type { ItemTabModel } from './models';

/** The layout of a tab with a name, in mm: the line of icon and use, and the space for the name below it. */
const NAMED = { icon: 4.9, name: 12.1, height: 7, air: 0.8, size: 3.2 } as const;

/** Paints an item's tab: icon, use, and below them its name if the model has one. */
export function paintItemTab(ctx: Ctx, model: ItemTabModel): void {
  const { width, height } = ITEM_TAB;
  printOnPaper(ctx, { width, height, id: model.id }, () => {
    const fill = model.spent ? 'rgba(23,18,14,0.62)' : PALETTE.ink;
    const middle = model.name ? NAMED.icon : height / 2;
    drawIcon(ctx, itemIcon(model.id), 7.2, middle, model.name ? 8 : 10, fill);
    drawIcon(ctx, glyphIcon(model.use), width - 4.4, middle, 5, fill);
    if (model.name) {
      const box = { width: width - 2 * NAMED.air, height: NAMED.height };
      const name = fitText(model.name, box, { family: 'text', weight: 700, size: NAMED.size }, measureWith(ctx));
      drawFitted(ctx, name, width / 2, NAMED.name, { align: 'center', fill });
    }
    if (model.spent) {
      ctx.fillStyle = 'rgba(42,30,20,0.3)';
      ctx.fillRect(0, 0, width, height);
    }
  });
}
