/**
 * Paints the monster HP card (R1.2), 63 x 88 mm. Both long edges have the ruler, a strip of cells marked with the faces
 * A, B and C. The player throws the card to roll a face (R2.1).
 */
import { gouge, rectangle } from '../../art/carve';
import { CARD } from '../../art/geometry';
import { PALETTE } from '../../art/palette';
import { fillRough, hatch, printOnPaper } from '../../art/paper';
import { drawNumber } from '../../art/type';
import type { Ctx } from '../../art/types';
import type { Box } from '../../core/pose';
import { hpValues, type Position, RULER, RULER_EDGES, type RulerEdge, rulerFace } from './geometry';
import {
  type CardSide,
  labelFont,
  paintBothHalves,
  paintFaceHeads,
  paintModifierTable,
  paintValueGrid,
  titleFont,
} from './hpTables';
import { SKULL } from './marks';
import type { MonsterHpCardModel } from './models';

/** The layout of the modifier table on a half, in mm of the upright half. */
export const MONSTER_MODIFIERS_LAYOUT = {
  y: 11.6,
  rowHeight: 7,
  columns: [33.4, 42.6, 51.8],
  bar: { x: 24.6, width: 31.4 },
} as const;

/** The centre and the font size of the HP number on the skull, in mm. */
export const MONSTER_HP_NUMBER = { x: 15.7, y: 10.6, size: 8.6 } as const;
/** The place of the grid with all HP values of the half's position (R1.2), in mm. */
export const MONSTER_HP_GRID = { x: 11.5, y: 25, dx: 8.4, dy: 6.1, size: 4.3 } as const;

/** The box of a cell of the ruler, in mm from the card's upper left corner. */
function rulerCell(edge: RulerEdge, segment: number): Box {
  const { start, direction } = RULER_EDGES[edge];
  const nearest = start.y + direction.y * (segment + (direction.y < 0 ? 1 : 0)) * RULER.segment;
  return { x: edge === 'left' ? 0 : CARD.width - RULER.width, y: nearest, width: RULER.width, height: RULER.segment };
}

/** Draws the ruler along one edge. A cells are black, B cells are paper, and C cells are hatched with a paper disc. */
function ruler(ctx: Ctx, edge: RulerEdge): void {
  const { start, inwards } = RULER_EDGES[edge];
  for (let i = 0; i < RULER.segments; i++) {
    const face = rulerFace(i);
    const cell = rulerCell(edge, i);
    const path = new Path2D(rectangle(cell.x, cell.y, cell.width, cell.height));
    ctx.fillStyle = face === 'A' ? PALETTE.ink : PALETTE.paper;
    ctx.fill(path);
    if (face === 'C') hatch(ctx, path, cell, { gap: 0.62, line: 0.2, colour: 'rgba(23,18,14,0.72)', angle: 0 });
    ctx.lineWidth = 0.28;
    ctx.strokeStyle = PALETTE.ink;
    ctx.stroke(path);
    const angle = edge === 'left' ? -Math.PI / 4 : (3 * Math.PI) / 4;
    rulerLetter(ctx, face, cell.x + cell.width / 2, cell.y + cell.height / 2, angle);
  }
  ctx.fillStyle = PALETTE.ink;
  ctx.fillRect(start.x + inwards * RULER.width - 0.2, 0, 0.4, RULER.length);
  ctx.fillRect(start.x - 0.15, 0, 0.3, RULER.length);
}

/**
 * Draws a letter, rotated by `angle`. The letters of the left edge are upright if the card is rotated by 45 degrees, the
 * letters of the right edge if the card is rotated by 225 degrees.
 */
function rulerLetter(ctx: Ctx, face: 'A' | 'B' | 'C', x: number, y: number, angle: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  if (face === 'C') {
    ctx.beginPath();
    ctx.arc(0, 0, 1.85, 0, Math.PI * 2);
    ctx.fillStyle = PALETTE.paper;
    ctx.fill();
  }
  drawNumber(ctx, face, 0, 0, titleFont(4.2), face === 'A' ? PALETTE.bone : PALETTE.ink);
  ctx.restore();
}

/** Paints the half of the card that is upright in `position`. */
export function paintMonsterHpHalf(ctx: Ctx, model: MonsterHpCardModel, position: Position): void {
  const values = hpValues(position, model.highest ?? 17);
  const live = model.hp !== undefined && values.includes(model.hp);
  ctx.save();
  ctx.translate(7.8, 4);
  ctx.scale(0.112, 0.112);
  fillRough(ctx, SKULL, `${model.id}/skull`, PALETTE.ink, { amount: 1.5, wave: 12 });
  ctx.fillStyle = PALETTE.paper;
  ctx.fill(new Path2D([0, 1, 2, 3].map((i) => gouge(44 + i * 17.5, 138, 44 + i * 17.5, 114, 2.4)).join('')));
  ctx.restore();
  drawNumber(
    ctx,
    String(live ? model.hp : (values[0] ?? '')),
    MONSTER_HP_NUMBER.x,
    MONSTER_HP_NUMBER.y,
    titleFont(MONSTER_HP_NUMBER.size),
    PALETTE.bone,
  );
  paintValueGrid(ctx, values, live ? model.hp : undefined, MONSTER_HP_GRID);
  paintFaceHeads(ctx, MONSTER_MODIFIERS_LAYOUT.columns, 6.8, 5.8);
  paintModifierTable(ctx, {
    id: model.id,
    table: model.tables[position],
    row: model.level,
    ...MONSTER_MODIFIERS_LAYOUT,
    sizes: { active: 4.8, other: 4.6 },
    head: (row, y, fill) => drawNumber(ctx, String(row), 27.2, y, labelFont(3.2), fill),
  });
}

/** Paints one side of the monster HP card; 1 unit is 1 mm. */
export function paintMonsterHpCard(ctx: Ctx, model: MonsterHpCardModel, side: CardSide): void {
  printOnPaper(ctx, { ...CARD, id: `${model.id}/hp/${side}` }, () => {
    ruler(ctx, 'left');
    ruler(ctx, 'right');
    paintBothHalves(ctx, side, (position) => paintMonsterHpHalf(ctx, model, position));
    fillRough(ctx, rectangle(7.8, 43.7, 47.4, 0.6), `${model.id}/rule`, PALETTE.ink, { amount: 0.1, wave: 1.2 });
  });
}
