/** Paints a cell of the odds: a face with its modifier and chance, the damage, and the HP after the damage. */
import { roundRectangle } from '../../art/carve';
import { drawIcon, glyphIcon } from '../../art/icons';
import { drawBecomesArrow } from '../../art/marks';
import { PALETTE } from '../../art/palette';
import { paintPanel } from '../../art/table';
import { centredBaseline, drawText, type Font, measureWith } from '../../art/type';
import type { Ctx } from '../../art/types';
import { drawFace, drawHeart, paintLoserStroke } from './marks';
import type { OddsCellModel } from './models';

const text = (size: number): Font => ({ family: 'text', weight: 600, size });
const title = (size: number): Font => ({ family: 'title', weight: 900, size });

/** The size for which the fonts are given, in px. The fonts grow in a cell that is larger in both directions. */
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

/** The px between a number's unit and what follows it. */
const UNIT_AIR = 4;
/** The px between a modifier and its chance. With less space they read as one number. */
const CHANCE_AIR = 8;
/**
 * The upper line of a cell in px (x and size of the face, x of the modifier, font size of the chance), and a tighter
 * one.
 */
const UPPER = {
  plain: { face: 21, size: 26, modifier: 40, chance: 16 },
  tight: { face: 16, size: 21, modifier: 30, chance: 13 },
} as const;

/** The height of the bar of chance, and the distance from its upper edge to the cell's lower edge, in px. */
const BAR = { height: 4, foot: 8 } as const;
/** The size of the skull beside a verdict, and the space that it takes, in px. */
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
  // Measures the widest digits too, so that all three cells get the same size.
  const line =
    Math.max(wanted('+8', '88%'), wanted(model.modifier, model.chance)) > width - pad - plain.modifier ? tight : plain;
  drawFace(ctx, model.face, line.face, upper, line.size, 'paper');
  drawText(ctx, model.modifier, line.modifier, centredBaseline(upper, title(20)), title(20), { fill: PALETTE.bone });
  const right = { align: 'right', fill: '#E9D9B4' } as const;
  drawText(ctx, model.chance, width - pad, centredBaseline(upper, text(line.chance)), text(line.chance), right);
  const lower = height * 0.7;
  const damage = title(25);
  drawText(ctx, model.damage, pad, centredBaseline(lower, damage), damage, { fill: PALETTE.vermilionLit });
  // Measures the widest digits, so that all three cells show the unit or none does.
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
