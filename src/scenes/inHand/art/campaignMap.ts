/** Paints the campaign map (R1.8): paper with the land around the town of Pledge, roads and scenarios. */
import { rectangle, roughen } from '../../art/carve';
import type { Point } from '../../art/geometry';
import { PALETTE } from '../../art/palette';
import { fillRough, printOnPaper } from '../../art/paper';
import type { Ctx } from '../../art/types';
import { CAMPAIGN_PLACES } from './campaignPlaces';
import type { IconName } from './iconNames';
import { drawIcon } from './icons';
import type { CampaignMapModel } from './models';
import { NODE_SIZE, paintScenarioNode } from './scenarioNode';
import { paintNeedle } from './signs';

/** The landmarks: icon, size as a fraction of the map's width, opacity, and all positions as fractions of the map. */
export const LAND: readonly (readonly [IconName, number, number, readonly (readonly [number, number])[]])[] = [
  ['medieval-village-01', 0.085, 0.85, [[0.07, 0.9]]],
  ['church', 0.06, 0.4, [[0.055, 0.7]]],
  ['castle', 0.075, 0.36, [[0.935, 0.12]]],
  [
    'peaks',
    0.085,
    0.3,
    [
      [0.08, 0.24],
      [0.165, 0.2],
      [0.25, 0.245],
      [0.335, 0.185],
      [0.07, 0.47],
      [0.93, 0.36],
    ],
  ],
  [
    'pine-tree',
    0.055,
    0.3,
    [
      [0.29, 0.71],
      [0.14, 0.56],
      [0.105, 0.595],
      [0.345, 0.9],
      [0.385, 0.875],
    ],
  ],
  [
    'swamp',
    0.055,
    0.3,
    [
      [0.54, 0.485],
      [0.665, 0.67],
      [0.8, 0.665],
    ],
  ],
];

/** The path of the river, in a box of 100 x 100. */
export const RIVER = 'M-2 36C8 30 24 34 33 42C42 50 41 62 48 70C54 76 62 74 70 73C78 72 84 77 90 77C95 77 98 75 102 74';

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
    ctx.stroke(new Path2D(roughen(scaled, { seed: 12, amount: width / 700, wave: width / 40 })));
    ctx.restore();
  }
  ctx.restore();
}

/**
 * How far a road bends, as a fraction of its length. The road from scenario 12 to 18 leads around the fen (the Overdraft),
 * so it bends to the other side.
 */
const swingOf = (from: number, to: number): number => (from === 12 && to === 18 ? -0.28 : 0.1);

/** The curve of a road on a map of this size: start, control point, end; null if one of the scenarios has no place. */
export function roadWay(
  from: number,
  to: number,
  width: number,
  height: number,
): readonly [Point, Point, Point] | null {
  const [a, b] = [placeOn(from, width, height), placeOn(to, width, height)];
  if (!a || !b) return null;
  const swing = swingOf(from, to);
  return [a, { x: (a.x + b.x) / 2 - (b.y - a.y) * swing, y: (a.y + b.y) / 2 + (b.x - a.x) * swing }, b];
}

function placeOn(number: number, width: number, height: number): Point | undefined {
  const at = CAMPAIGN_PLACES[number];
  return at && { x: at.x * width, y: at.y * height };
}

/** Draws a road: solid if `gone` (see `CampaignMapModel`), otherwise dotted. */
function road(ctx: Ctx, [from, bend, to]: readonly [Point, Point, Point], gone: boolean, unit: number): void {
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineWidth = (gone ? 5 : 3) * unit;
  ctx.strokeStyle = gone ? PALETTE.ink : 'rgba(23,18,14,0.6)';
  if (!gone) ctx.setLineDash([2 * unit, 10 * unit]);
  const d = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  ctx.stroke(new Path2D(gone ? roughen(d, { seed: 8, amount: 0.9 * unit, wave: 9 * unit }) : d));
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

const NEEDLE = { width: 24, height: 46 } as const;

/** Draws the needle that points at the selected scenario, in the box of the scenario's picture. */
function pointAt(ctx: Ctx): void {
  ctx.translate(NODE_SIZE / 2 - NEEDLE.width / 2, -4);
  ctx.scale(1, -1);
  paintNeedle(ctx, NEEDLE.height, NEEDLE.width);
}

/**
 * Paints the map, `width` x `height` CSS px. The scenarios' positions are in CAMPAIGN_PLACES; `campaignScale` gives the
 * scenarios' size.
 */
export function paintCampaignMap(ctx: Ctx, width: number, height: number, { nodes, roads }: CampaignMapModel): void {
  const unit = campaignScale(width, height);
  printOnPaper(ctx, { width, height, id: 'campaign', unit: 6 * unit, radius: 1.7, nibble: 0.6 }, () => {
    river(ctx, width, height);
    for (const [icon, size, opacity, all] of LAND)
      for (const [x, y] of all) drawIcon(ctx, icon, x * width, y * height, size * width, `rgba(23,18,14,${opacity})`);
    for (const { from, to, gone } of roads) {
      const way = roadWay(from, to, width, height);
      if (way) road(ctx, way, gone, unit);
    }
    for (const node of nodes) {
      const at = placeOn(node.number, width, height);
      if (!at) continue;
      ctx.save();
      ctx.translate(at.x, at.y);
      ctx.scale(unit, unit);
      ctx.translate(-NODE_SIZE / 2, -NODE_SIZE / 2);
      paintScenarioNode(ctx, node);
      if (node.selected) pointAt(ctx);
      ctx.restore();
    }
    frame(ctx, width, height, unit);
  });
}

/**
 * The scale of the map: CSS px per unit of a drawing of 1040 x 790, at least 0.55. A scenario's picture is NODE_SIZE of
 * these units wide.
 */
export const campaignScale = (width: number, height: number): number =>
  Math.max(0.55, Math.min(width / 1040, height / 790));
