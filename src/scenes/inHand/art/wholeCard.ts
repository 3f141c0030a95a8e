/**
 * Paints whole cards (R1.5, R1.7): a side of a monster card, a quarter of the card, and the item's strip of 63 x 12 mm
 * below the plate. The table shows no whole cards, so this file is loaded late. The table's painters are passed in,
 * because importing them here would make the table's script larger.
 */
import type { rectangle } from '../../art/carve';
import type { CARD } from '../../art/geometry';
import type { PALETTE } from '../../art/palette';
import type { fillRough, printOnPaper } from '../../art/paper';
import type { drawFitted, drawNumber, Font, fitText, measureWith } from '../../art/type';
import type { Ctx } from '../../art/types';
import type { ITEM_STRIP } from './geometry';
import type { drawIcon, glyphIcon, itemIcon } from './icons';
import type { ItemStripModel, MonsterQuarterModel } from './models';
import type { drawMonsterPlate } from './monsterCard';

export interface WholeArt {
  readonly CARD: typeof CARD;
  readonly ITEM_STRIP: typeof ITEM_STRIP;
  readonly PALETTE: typeof PALETTE;
  readonly drawFitted: typeof drawFitted;
  readonly drawIcon: typeof drawIcon;
  readonly drawNumber: typeof drawNumber;
  readonly fillRough: typeof fillRough;
  readonly fitText: typeof fitText;
  readonly glyphIcon: typeof glyphIcon;
  readonly itemIcon: typeof itemIcon;
  readonly measureWith: typeof measureWith;
  readonly plate: typeof drawMonsterPlate;
  readonly printOnPaper: typeof printOnPaper;
  readonly rectangle: typeof rectangle;
}

export interface WholeCardPainters {
  paintItemStrip(ctx: Ctx, model: ItemStripModel): void;
  paintMonsterQuarter(ctx: Ctx, model: MonsterQuarterModel): void;
  paintMonsterCard(ctx: Ctx, upper: MonsterQuarterModel, lower: MonsterQuarterModel | null): void;
}

const title = (size: number): Font => ({ family: 'title', weight: 900, size });

export function wholeCardPainters({
  CARD,
  ITEM_STRIP,
  PALETTE,
  drawFitted,
  drawIcon,
  drawNumber,
  fillRough,
  fitText,
  glyphIcon,
  itemIcon,
  measureWith,
  plate,
  printOnPaper,
  rectangle,
}: WholeArt): WholeCardPainters {
  const QUARTER = { width: CARD.width, height: CARD.height / 2 };

  /** Draws the strip onto paper that is already painted; 1 unit is 1 mm. */
  function itemStrip(ctx: Ctx, model: ItemStripModel): void {
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

  /** Paints only the item strip, on paper: 63 x 12 mm. */
  function paintItemStrip(ctx: Ctx, model: ItemStripModel): void {
    printOnPaper(ctx, { ...ITEM_STRIP, id: model.id }, () => itemStrip(ctx, model));
  }

  function quarter(ctx: Ctx, { plate: model, item }: MonsterQuarterModel): void {
    plate(ctx, model);
    if (!item) return;
    ctx.save();
    ctx.translate(0, QUARTER.height - ITEM_STRIP.height);
    itemStrip(ctx, item);
    ctx.restore();
  }

  /** Paints one quarter of a monster card with its item: 63 x 44 mm. */
  function paintMonsterQuarter(ctx: Ctx, model: MonsterQuarterModel): void {
    printOnPaper(ctx, { ...QUARTER, id: model.plate.id }, () => quarter(ctx, model));
  }

  /** Paints the outline of a missing quarter. */
  function blank(ctx: Ctx): void {
    ctx.setLineDash([1.6, 1.2]);
    ctx.lineWidth = 0.4;
    ctx.strokeStyle = PALETTE.inkSoft;
    ctx.strokeRect(2, 2, QUARTER.width - 4, QUARTER.height - 4);
    ctx.setLineDash([]);
  }

  /**
   * Paints a whole side of a monster card, 63 x 88 mm: two quarters, the lower one upside down. If there is no lower
   * quarter, an outline is painted in its place.
   */
  function paintMonsterCard(ctx: Ctx, upper: MonsterQuarterModel, lower: MonsterQuarterModel | null): void {
    printOnPaper(ctx, { ...CARD, id: upper.plate.id }, () => {
      quarter(ctx, upper);
      ctx.translate(CARD.width, CARD.height);
      ctx.rotate(Math.PI);
      if (lower) quarter(ctx, lower);
      else blank(ctx);
    });
  }

  return { paintItemStrip, paintMonsterQuarter, paintMonsterCard };
}
