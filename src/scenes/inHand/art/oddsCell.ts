/** Paints a cell of the odds: a face with its modifier and chance, the damage, and either the HP before and after or a verdict. */
import { roundRectangle } from '../../art/carve';
import { PALETTE } from '../../art/palette';
import { centredBaseline, drawText, type Font, measureWith } from '../../art/type';
import type { Ctx } from '../../art/types';
import { drawBecomesArrow } from './cardMarks';
import { paintPanel } from './controls';
import { drawIcon, glyphIcon } from './icons';
import { drawFace, drawHeart, paintLoserStroke } from './marks';
import type { OddsCellModel } from './models';

const text = (size: number): Font => ({ family: 'text', weight: 600, size });
const title = (size: number): Font => ({ family: 'title', weight: 900, size });

/**
 * All lengths in this file are for a cell of this size, in px. In a cell that is larger in both directions the whole
 * drawing is scaled up.
 */
const ODDS_CELL = { width: 121, height: 82 } as const;

/**
 * Paints one cell of the odds: face, modifier and chance in the upper line; damage and HP in the lower line. The
 * smallest useful size is about 100 x 82 px.
 */
export function paintOddsCell(ctx: Ctx, model: OddsCellModel, width: number, height: number): void {
  const k = Math.max(1, Math.min(width / ODDS_CELL.width, height / ODDS_CELL.height));
  ctx.save();
  ctx.scale(k, k);
  if (model.out) ctx.globalAlpha = 0.5;
  oddsCell(ctx, model, width / k, height / k);
  if (model.out) {
    ctx.globalAlpha = 1;
    paintLoserStroke(ctx, width / k, height / k);
  }
  ctx.restore();
}

/** The least px between the unit of the damage and what is drawn to its right. */
const UNIT_AIR = 4;
/**
 * The minimum px between a modifier and its chance in the `plain` layout. With less space they would read as one number, so
 * `tight` is used.
 */
const CHANCE_AIR = 8;
/**
 * Two layouts of the upper line in px: `plain`, and `tight` for narrow cells. Each gives x and size of the face, x of
 * the modifier, and the font size of the chance.
 */
const UPPER = {
  plain: { face: 21, size: 26, modifier: 40, chance: 16 },
  tight: { face: 16, size: 21, modifier: 30, chance: 13 },
} as const;

/**
 * The bar whose length shows the chance (`model.share`): its height, and the distance from its upper edge to the cell's
 * lower edge, in px.
 */
const BAR = { height: 4, foot: 8 } as const;
/** The size of the skull to the left of a verdict, and the space that it takes, in px. */
const SKULL = { size: 15, room: 20 } as const;

function oddsCell(ctx: Ctx, model: OddsCellModel, width: number, height: number): void {
  paintPanel(ctx, width, height, { radius: 9 });
  if (model.current) {
    ctx.lineWidth = 2.5;
    ctx.strokeStyle = PALETTE.bone;
    ctx.stroke(new Path2D(roundRectangle(1.25, 1.25, width - 2.5, height - 2.5, 8)));
  }
  const measure = measureWith(ctx);
  const pad = width < 112 ? 5 : 8;
  const upper = height * 0.27;
  const { plain, tight } = UPPER;
  const wanted = (modifier: string, chance: string) =>
    measure(modifier, title(20)) + CHANCE_AIR + measure(chance, text(plain.chance));
  // Assumes texts at least as wide as '+8' and '88%', so that the cells of the faces A, B and C usually have the same layout.
  const line =
    Math.max(wanted('+8', '88%'), wanted(model.modifier, model.chance)) > width - pad - plain.modifier ? tight : plain;
  drawFace(ctx, model.face, line.face, upper, line.size, 'paper');
  drawText(ctx, model.modifier, line.modifier, centredBaseline(upper, title(20)), title(20), { fill: PALETTE.bone });
  const right = { align: 'right', fill: '#E9D9B4' } as const;
  drawText(ctx, model.chance, width - pad, centredBaseline(upper, text(line.chance)), text(line.chance), right);
  const lower = height * 0.7;
  const damage = title(25);
  drawText(ctx, model.damage, pad, centredBaseline(lower, damage), damage, { fill: PALETTE.vermilionLit });
  // Measures the widest digits, so that cells whose damage has equally many digits reserve the same space.
  const afterNumber = pad + measure('8'.repeat(model.damage.length), damage) + 4;
  const hpFont = text(15);
  let room = width - pad;
  if (model.share) {
    ctx.fillStyle = PALETTE.vermilion;
    ctx.fillRect(pad, height - BAR.foot, (width - 2 * pad) * model.share, BAR.height);
  }
  if (model.verdict) {
    const { word, isGood } = model.verdict;
    const fill = isGood ? PALETTE.tealLit : PALETTE.vermilionLit;
    const font = [hpFont, text(13), text(12)].find((each) => measure(word, each) + SKULL.room <= room - afterNumber);
    if (font) drawText(ctx, word, room, centredBaseline(lower, font), font, { ...right, fill });
    room -= font ? measure(word, font) + 3 : 0;
    drawIcon(ctx, glyphIcon('dead'), room - SKULL.size / 2, lower, SKULL.size, fill);
    room -= SKULL.size + 2;
  } else if (model.hp) {
    const [from, to] = [String(model.hp.from), String(model.hp.to)];
    const baseline = centredBaseline(lower, hpFont);
    drawText(ctx, to, room, baseline, hpFont, right);
    room -= measure(to, hpFont) + 15;
    drawBecomesArrow(ctx, room, lower, 13, '#E9D9B4');
    room -= 3;
    drawText(ctx, from, room, baseline, hpFont, right);
    room -= measure(from, hpFont) + 14;
    drawHeart(ctx, room + 6, lower, 11, '#E9D9B4');
  }
  // The unit is shown only in a readable size, 12 px or more.
  for (const font of [hpFont, text(13), text(12)]) {
    if (measure(model.unit, font) > room - afterNumber - UNIT_AIR) continue;
    drawText(ctx, model.unit, afterNumber, centredBaseline(lower, hpFont), font, { fill: PALETTE.vermilionLit });
    break;
  }
}
