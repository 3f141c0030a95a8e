/** Paints the plate of a monster card (R1.6): portrait and behaviour table, 63 x 32 mm. */

import type { Kind } from '../../../rules/inHand/vocabulary';
import { roundRectangle } from '../../art/carve';
import { PALETTE } from '../../art/palette';
import { printOnPaper } from '../../art/paper';
import { centredBaseline, drawFitted, drawNumber, drawText, type Font, fitText, measureWith } from '../../art/type';
import type { Ctx } from '../../art/types';
import { drawBehaviourTable } from './behaviourTable';
import { MONSTER_PLATE } from './geometry';
import { drawIcon, glyphIcon } from './icons';
import type { ExtraModel, MonsterPlateModel } from './models';
import { paintPortrait } from './portrait';

const title = (size: number): Font => ({ family: 'title', weight: 900, size });

interface HpTag {
  readonly kind: Kind;
  readonly printed: number;
  /** The HP of this kind in this fight. */
  readonly value: number;
  readonly dim: boolean;
}

/**
 * Draws the HP of a kind in a frame (R4.10). Normal: a single vermilion frame. Elite: a gold field with a double black
 * frame and a crown.
 * @returns the x of the frame's left edge
 */
function hpTag(ctx: Ctx, { kind, printed, value, dim }: HpTag, right: number, y: number): number {
  const font = title(3.4);
  const digits = measureWith(ctx)(String(value), font);
  const crown = kind === 'elite' ? 3.2 : 0;
  const struck = value === printed ? 0 : measureWith(ctx)(String(printed), STRUCK) + 1.3;
  const width = Math.max(7, digits + crown + struck + 2.2);
  const [x, top, height] = [right - width, y - 2.5, 5];
  ctx.save();
  if (dim) ctx.globalAlpha *= 0.45;
  const frame = (inset: number, line: number, colour: string): void => {
    ctx.lineWidth = line;
    ctx.strokeStyle = colour;
    ctx.stroke(new Path2D(roundRectangle(x + inset, top + inset, width - 2 * inset, height - 2 * inset, 0.5)));
  };
  if (kind === 'normal') frame(0.25, 0.5, PALETTE.vermilion);
  else {
    ctx.fillStyle = PALETTE.gold;
    ctx.fill(new Path2D(roundRectangle(x, top, width, height, 0.6)));
    frame(0.12, 0.24, PALETTE.ink);
    frame(0.6, 0.2, PALETTE.ink);
    drawIcon(ctx, 'crown', x + (width - digits - crown - struck) / 2 + 1.3, y, 2.8, PALETTE.ink);
  }
  const middle = x + width / 2 + crown / 2;
  drawNumber(ctx, String(value), middle + struck / 2, y, font);
  if (struck > 0) strikeOut(ctx, printed, middle - digits / 2 - 0.2, y);
  ctx.restore();
  return x;
}

/** The font of the printed HP, which is struck through if other HP apply in this fight. */
const STRUCK = title(2.6);

function strikeOut(ctx: Ctx, printed: number, x: number, y: number): void {
  const half = measureWith(ctx)(String(printed), STRUCK) / 2 + 0.3;
  drawNumber(ctx, String(printed), x, y + 0.1, STRUCK);
  ctx.lineWidth = 0.4;
  ctx.strokeStyle = PALETTE.ink;
  ctx.stroke(new Path2D(`M${x - half} ${y + 0.9}L${x + half} ${y - 0.9}`));
}

const sameExtra = (a: ExtraModel, b: ExtraModel): boolean => a.glyph === b.glyph && a.value === b.value;

/**
 * Draws permanent traits as chips at the foot of the portrait. If both kinds are shown, traits that only the elite kind
 * has are on gold.
 */
function traitChips(ctx: Ctx, { traits, show }: MonsterPlateModel): void {
  const measure = measureWith(ctx);
  const font = title(3.6);
  const shown = traits[show === 'both' ? 'normal' : show].map((extra) => ({
    ...extra,
    ground: PALETTE.paper as string,
  }));
  if (show === 'both') {
    const extra = traits.elite.filter((trait) => !traits.normal.some((other) => sameExtra(trait, other)));
    shown.push(...extra.map((trait) => ({ ...trait, ground: PALETTE.gold })));
  }
  let y = 29.9;
  for (const { glyph, value, ground } of shown.reverse()) {
    const width = 5.2 + (value ? measure(value, font) + 0.9 : 0);
    ctx.fillStyle = ground;
    ctx.fillRect(2.2, y - 5.2, width, 5.2);
    ctx.lineWidth = 0.35;
    ctx.strokeStyle = PALETTE.ink;
    ctx.strokeRect(2.2, y - 5.2, width, 5.2);
    drawIcon(ctx, glyphIcon(glyph), 4.8, y - 2.6, 3.6, PALETTE.ink);
    if (value) drawText(ctx, value, 6.9, centredBaseline(y - 2.6, font), font);
    y -= 5.7;
  }
}

/** Draws the plate onto paper that is already painted; 1 unit is 1 mm. */
export function drawMonsterPlate(ctx: Ctx, model: MonsterPlateModel): void {
  paintPortrait(ctx, model.id, 1.5, 1.5, 18.5, 29);
  traitChips(ctx, model);
  let right = 61;
  for (const kind of ['elite', 'normal'] as const) {
    const [printed, shown] = [model.hp[kind], model.show === kind];
    const value = shown ? (model.hpHere ?? printed) : printed;
    right = hpTag(ctx, { kind, printed, value, dim: model.show !== 'both' && !shown }, right, 4) - 1;
  }
  const name = fitText(model.name, { width: right - 21.6, height: 5 }, title(4), measureWith(ctx));
  drawFitted(ctx, name, 21.3, 4, { align: 'left' });
  drawBehaviourTable(ctx, model);
}

/** Paints only the monster plate, as shown above the HP card in a fight: 63 x 32 mm. */
export function paintMonsterPlate(ctx: Ctx, model: MonsterPlateModel): void {
  printOnPaper(ctx, { ...MONSTER_PLATE, id: model.id }, () => drawMonsterPlate(ctx, model));
}
