/** The monster HP card (R1.2): 63 x 88 mm, both long edges the ruler. */
import { gouge, rectangle } from '../../art/carve';
import { CARD } from '../../art/geometry';
import { PALETTE } from '../../art/palette';
import { fillRough, hatch, printOnPaper } from '../../art/paper';
import { drawNumber } from '../../art/type';
import type { Ctx } from '../../art/types';
import {
  hpValues,
  type Position,
  RULER,
  RULER_EDGES,
  type RulerEdge,
  rulerFace,
  rulerMarks,
  rulerPoint,
} from './geometry';
import { bothHalves, type CardSide, faceHeads, label, modifierTable, title, valueGrid } from './hpTables';
import { SKULL } from './marks';
import type { MonsterHpCardModel } from './models';

/** The modifier table of the upper half, in mm. */
export const MONSTER_TABLE = {
  y: 11.6,
  rowHeight: 7,
  columns: [33.4, 42.6, 51.8],
  bar: { x: 24.6, width: 31.4 },
} as const;

/** The HP on the skull, and the grid of those that share its position, in mm. */
export const MONSTER_NUMBER = { x: 15.7, y: 10.6, size: 8.6 } as const;
export const MONSTER_GRID = { x: 11.5, y: 25, dx: 8.4, dy: 6.1, size: 4.3 } as const;

/** The cell of one ruler segment as path text: cut at 45 degrees from the outer edge, clipped by the strip. */
function rulerCell(edge: RulerEdge, from: number, to: number): string {
  const { cut } = RULER_EDGES[edge];
  const [a, b] = [rulerPoint(edge, from), rulerPoint(edge, to)];
  const [dx, dy] = [cut.x * RULER.width, cut.y * RULER.width];
  return `M${a.x} ${a.y}L${a.x + dx} ${a.y + dy}L${b.x + dx} ${b.y + dy}L${b.x} ${b.y}Z`;
}

/** The ruler along one edge: A ink, B paper, C hatched with a paper disc. */
function ruler(ctx: Ctx, edge: RulerEdge): void {
  const { cut, start } = RULER_EDGES[edge];
  const strip = { x: edge === 'left' ? 0 : CARD.width - RULER.width, y: 0, width: RULER.width, height: RULER.length };
  const region = new Path2D(rectangle(strip.x, strip.y, strip.width, strip.height));
  ctx.save();
  ctx.clip(region);
  ctx.fillStyle = PALETTE.paper;
  ctx.fillRect(strip.x, strip.y, strip.width, strip.height);
  // One cell before the first: its inner corner shows beside segment 0.
  for (let i = -1; i < RULER.segments; i++) {
    const face = rulerFace(i);
    const cell = rulerCell(edge, i * RULER.segment, (i + 1) * RULER.segment);
    const path = new Path2D(cell);
    if (face === 'A') {
      ctx.fillStyle = PALETTE.ink;
      ctx.fill(path);
    } else if (face === 'C') {
      hatch(ctx, path, strip, { gap: 0.62, line: 0.2, colour: 'rgba(23,18,14,0.72)', angle: 0 });
    }
  }
  ctx.strokeStyle = PALETTE.ink;
  ctx.lineWidth = 0.28;
  for (const mark of rulerMarks()) {
    const p = rulerPoint(edge, mark);
    ctx.stroke(new Path2D(`M${p.x} ${p.y}l${cut.x * RULER.width} ${cut.y * RULER.width}`));
  }
  for (let i = 0; i < RULER.segments; i++) {
    // The last cell is cut off by the card's end: its letter stands in what is left of it.
    const inwards = i === RULER.segments - 1 ? 2.1 : RULER.width / 2;
    const along = Math.min((i + 0.5) * RULER.segment, RULER.length - 2.2 - inwards);
    const outer = rulerPoint(edge, along);
    const [x, y] = [outer.x + cut.x * inwards, outer.y + cut.y * inwards];
    rulerLetter(ctx, rulerFace(i), x, y, edge === 'left' ? -Math.PI / 4 : (3 * Math.PI) / 4);
  }
  ctx.restore();
  ctx.fillStyle = PALETTE.ink;
  ctx.fillRect(edge === 'left' ? RULER.width - 0.2 : CARD.width - RULER.width - 0.2, 0, 0.4, RULER.length);
  ctx.fillRect(start.x - 0.15, 0, 0.3, RULER.length);
}

/** Letters stand upright when the card is laid at 45 degrees. */
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
  drawNumber(ctx, face, 0, 0, title(4.2), face === 'A' ? PALETTE.bone : PALETTE.ink);
  ctx.restore();
}

export function monsterHalf(ctx: Ctx, model: MonsterHpCardModel, position: Position): void {
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
    MONSTER_NUMBER.x,
    MONSTER_NUMBER.y,
    title(MONSTER_NUMBER.size),
    PALETTE.bone,
  );
  valueGrid(ctx, values, live ? model.hp : undefined, MONSTER_GRID);
  faceHeads(ctx, MONSTER_TABLE.columns, 6.8, 5.8);
  modifierTable(ctx, {
    id: model.id,
    table: model.tables[position],
    row: model.level,
    ...MONSTER_TABLE,
    sizes: { active: 4.8, other: 4.6 },
    head: (row, y, fill) => drawNumber(ctx, String(row), 27.2, y, label(3.2), fill),
  });
}

/** Paints one side of the monster HP card; 1 unit is 1 mm. */
export function paintMonsterHpCard(ctx: Ctx, model: MonsterHpCardModel, side: CardSide): void {
  printOnPaper(ctx, { ...CARD, id: `${model.id}/hp/${side}` }, () => {
    ruler(ctx, 'left');
    ruler(ctx, 'right');
    bothHalves(ctx, side, (position) => monsterHalf(ctx, model, position));
    fillRough(ctx, rectangle(7.8, 43.7, 47.4, 0.6), `${model.id}/rule`, PALETTE.ink, { amount: 0.1, wave: 1.2 });
  });
}
