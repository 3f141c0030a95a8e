/** The campaign map (R1.8): the King's errands on a sheet of paper, with the land round Pledge, roads and scenarios. */
import { rectangle, rough } from '../../art/carve';
import type { Point } from '../../art/geometry';
import type { IconName } from '../../art/iconNames';
import { drawIcon } from '../../art/icons';
import { PALETTE } from '../../art/palette';
import { fillRough, printOnPaper } from '../../art/paper';
import type { Ctx } from '../../art/types';
import { CAMPAIGN_PLACES } from './campaignPlaces';
import type { CampaignMapModel } from './models';
import { NODE_SIZE, paintScenarioNode } from './scenarioNode';

/** Landmarks: icon, place in parts of the sheet, size in parts of its width, opacity. */
const LAND: readonly (readonly [IconName, number, number, number, number])[] = [
  ['medieval-village-01', 0.07, 0.9, 0.085, 0.85],
  ['church', 0.055, 0.7, 0.06, 0.4],
  ['peaks', 0.12, 0.3, 0.085, 0.3],
  ['peaks', 0.19, 0.21, 0.085, 0.3],
  ['peaks', 0.07, 0.42, 0.085, 0.3],
  ['peaks', 0.3, 0.14, 0.085, 0.3],
  ['pine-tree', 0.3, 0.73, 0.055, 0.3],
  ['pine-tree', 0.335, 0.76, 0.055, 0.3],
  ['pine-tree', 0.14, 0.55, 0.055, 0.3],
  ['pine-tree', 0.345, 0.92, 0.055, 0.3],
  ['pine-tree', 0.46, 0.6, 0.055, 0.3],
  ['swamp', 0.67, 0.55, 0.055, 0.3],
  ['swamp', 0.68, 0.72, 0.055, 0.3],
  ['swamp', 0.53, 0.57, 0.055, 0.3],
  ['castle', 0.93, 0.12, 0.075, 0.36],
  ['peaks', 0.93, 0.46, 0.085, 0.3],
];

/** The race that drives the sluices, in a box of 100 x 100. */
const RIVER = 'M-2 30C10 22 22 28 32 40C42 52 50 72 58 74C68 76 78 74 86 86C90 92 92 96 94 104';

function river(ctx: Ctx, width: number, height: number): void {
  ctx.save();
  ctx.strokeStyle = 'rgba(23,18,14,0.3)';
  ctx.lineWidth = width / 360;
  for (const drift of [0, 1.3]) {
    ctx.save();
    ctx.translate(0, (drift * height) / 100);
    const scaled = RIVER.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) =>
      [(Number(x) * width) / 100, (Number(y) * height) / 100].join(' '),
    );
    ctx.stroke(new Path2D(rough(scaled, { seed: 12, amount: width / 700, wave: width / 40 })));
    ctx.restore();
  }
  ctx.restore();
}

/** A road is drawn through once it has been gone, else dotted. */
function road(ctx: Ctx, from: Point, to: Point, gone: boolean, unit: number): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 - dy * 0.1, y: (from.y + to.y) / 2 + dx * 0.1 };
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineWidth = (gone ? 5 : 3) * unit;
  ctx.strokeStyle = gone ? PALETTE.ink : 'rgba(23,18,14,0.6)';
  if (!gone) ctx.setLineDash([2 * unit, 10 * unit]);
  const d = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  ctx.stroke(new Path2D(gone ? rough(d, { seed: 8, amount: 0.9 * unit, wave: 9 * unit }) : d));
  ctx.restore();
}

function frame(ctx: Ctx, width: number, height: number, unit: number): void {
  const cut = { amount: 0.9 * unit, wave: 10 * unit };
  const [m, t] = [10 * unit, 4 * unit];
  const bars = [
    [m, m, width - 2 * m, t],
    [m, height - m - t, width - 2 * m, t],
    [m, m, t, height - 2 * m],
    [width - m - t, m, t, height - 2 * m],
  ] as const;
  for (const [i, bar] of bars.entries()) fillRough(ctx, rectangle(...bar), `campaign/${i}`, PALETTE.ink, cut);
  ctx.lineWidth = 1.4 * unit;
  ctx.strokeStyle = PALETTE.ink;
  ctx.strokeRect(17 * unit, 17 * unit, width - 34 * unit, height - 34 * unit);
}

/** Paints the sheet, `width` x `height` css px. Scenarios stand at CAMPAIGN_PLACES; see `campaignScale` for their size. */
export function paintCampaignMap(ctx: Ctx, width: number, height: number, { nodes, roads }: CampaignMapModel): void {
  const unit = campaignScale(width, height);
  const place = (number: number): Point | undefined => {
    const at = CAMPAIGN_PLACES[number];
    return at && { x: at.x * width, y: at.y * height };
  };
  printOnPaper(ctx, { width, height, id: 'campaign', unit: 6 * unit, radius: 1.7, nibble: 0.6 }, () => {
    river(ctx, width, height);
    for (const [icon, x, y, size, opacity] of LAND) {
      drawIcon(ctx, icon, x * width, y * height, size * width, `rgba(23,18,14,${opacity})`);
    }
    for (const { from, to, gone } of roads) {
      const [a, b] = [place(from), place(to)];
      if (a && b) road(ctx, a, b, gone, unit);
    }
    for (const node of nodes) {
      const at = place(node.number);
      if (!at) continue;
      ctx.save();
      ctx.translate(at.x, at.y);
      ctx.scale(unit, unit);
      ctx.translate(-NODE_SIZE / 2, -NODE_SIZE / 2);
      paintScenarioNode(ctx, node);
      ctx.restore();
    }
    frame(ctx, width, height, unit);
  });
}

/** Css px per unit of a drawing that is 1040 x 790, less small on phones: a scenario's picture is NODE_SIZE of these. */
export const campaignScale = (width: number, height: number): number =>
  Math.max(0.55, Math.min(width / 1040, height / 790));
