/**
 * Paints the character HP card (R1.1): 63 x 88 mm, with red arrows on both short edges and the red roll line across the
 * card's middle.
 */
import { rectangle, roughen } from '../../art/carve';
import { CARD } from '../../art/geometry';
import { PALETTE } from '../../art/palette';
import { fillRough, printOnPaper } from '../../art/paper';
import { seedOf } from '../../art/seed';
import { drawNumber } from '../../art/type';
import type { Ctx } from '../../art/types';
import { ARROW_XS, hpValues, type Position, ROLL_LINE } from './geometry';
import {
  type CardSide,
  labelFont,
  paintBothHalves,
  paintFaceHeads,
  paintModifierTable,
  paintValueGrid,
  titleFont,
} from './hpTables';
import { drawIcon } from './icons';
import { EDGE_ARROW, HEART } from './marks';
import type { CharacterHpCardModel } from './models';

/** The position of the modifier table on a half, in mm of the upright half. */
export const HERO_MODIFIERS_LAYOUT = {
  y: 17.2,
  rowHeight: 4.7,
  columns: [36.2, 46.6, 57],
  bar: { x: 22.2, width: 38.4 },
} as const;

/** The position of the HP number in the heart, in mm. */
export const HERO_HP_NUMBER = { x: 11.6, y: 17.4, size: 8.6 } as const;
/** The position and spacing of the grid with all HP values that share the half's position (R1.1), in mm. */
export const HERO_HP_GRID = { x: 6.6, y: 29.2, dx: 10.4, dy: 6.6, size: 4.6 } as const;

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

/** Paints the half of the card that is upright in `position`. */
export function paintCharacterHpHalf(ctx: Ctx, model: CharacterHpCardModel, position: Position): void {
  const values = hpValues(position, model.highest ?? Math.max(...model.maxHp));
  const live = values.includes(model.hp);
  ctx.fillStyle = PALETTE.vermilion;
  ARROW_XS.forEach((x, i) => {
    if (i === 1 && model.omitsMiddleArrow) return;
    ctx.save();
    ctx.translate(x, 0);
    ctx.fill(new Path2D(roughen(EDGE_ARROW, { seed: seedOf(`${model.id}${i}`), amount: 0.09, wave: 0.9 })));
    ctx.restore();
  });
  fillRough(ctx, rectangle(3.6, 9.2, 55.8, 0.5), `${model.id}/rule`, PALETTE.ink, { amount: 0.09, wave: 1.2 });
  ctx.save();
  ctx.translate(3.7, 12);
  ctx.scale(0.0955, 0.0955);
  fillRough(ctx, HEART, `${model.id}/heart`, PALETTE.ink, { amount: 1.6, wave: 12 });
  ctx.restore();
  drawNumber(
    ctx,
    String(live ? model.hp : (values[0] ?? '')),
    HERO_HP_NUMBER.x,
    HERO_HP_NUMBER.y,
    titleFont(HERO_HP_NUMBER.size),
    PALETTE.bone,
  );
  paintValueGrid(ctx, values, live ? model.hp : undefined, HERO_HP_GRID);
  drawIcon(ctx, 'hearts', 30.1, 12.9, 3.5, PALETTE.ink);
  paintFaceHeads(ctx, HERO_MODIFIERS_LAYOUT.columns, 13.3, 6);
  paintModifierTable(ctx, {
    id: model.id,
    table: model.tables[position],
    row: model.level - 1,
    ...HERO_MODIFIERS_LAYOUT,
    sizes: { active: 4.4, other: 3.8 },
    head: (row, y, fill) => {
      drawNumber(ctx, ROMAN[row as 0 | 1 | 2 | 3 | 4] ?? '', 24.8, y, labelFont(2.8), fill);
      drawNumber(ctx, String(model.maxHp[row] ?? ''), 30.1, y, labelFont(3.3, 600), fill);
    },
  });
}

/** Paints one side of the character HP card; 1 unit is 1 mm. The scene rotates the card: see `orientationOf`. */
export function paintCharacterHpCard(ctx: Ctx, model: CharacterHpCardModel, side: CardSide): void {
  printOnPaper(ctx, { ...CARD, id: `${model.id}/hp/${side}` }, () => {
    paintBothHalves(ctx, side, (position) => paintCharacterHpHalf(ctx, model, position));
    const { y, thickness } = ROLL_LINE;
    fillRough(ctx, rectangle(-1, y - thickness / 2, CARD.width + 2, thickness), `${model.id}/line`, PALETTE.vermilion, {
      amount: 0.1,
      wave: 1.4,
    });
  });
}
