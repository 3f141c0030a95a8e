/** A room as a printed sheet of paper, cut out with a rough ink edge, and what is printed on its hexes. In px of the map. */
import { type Ctx, type HexId, hexCorners, PALETTE, type Point } from '../../art';
import { gouge, polygon, rough } from '../../art/carve';
import { hatch } from '../../art/paper';
import { seedOf, stream } from '../../art/seed';
import type { Box } from '../../core/pose';
import { boundsOf, centreOf, HEX } from '../camera';
import type { SheetView } from '../table/tableView';
import { drawLongIcon, tableIcon } from './icons';

/** Room round the hexes for the ink edge, in px of the map. */
const EDGE = HEX * 0.34;

/** The rectangle that a sheet takes on the map. */
export function sheetBox(hexes: readonly HexId[]): Box {
  const { x, y, width, height } = boundsOf(hexes);
  return { x: x - EDGE, y: y - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE };
}

/** Paints a room from the top left corner of its box. */
export function paintSheet(ctx: Ctx, { key, hexes }: SheetView): void {
  const box = sheetBox(hexes.map(({ hex }) => hex));
  const seed = seedOf(key);
  ctx.save();
  ctx.translate(-box.x, -box.y);
  shadow(ctx, hexes, seed);
  const all = hexes.map(({ hex }) => polygon(hexCorners(centreOf(hex), HEX, 1.22))).join('');
  ctx.fillStyle = '#12140c';
  ctx.fill(new Path2D(rough(all, { seed, amount: 3.2, wave: 7 })));
  chips(ctx, hexes, seed);
  for (const { hex, terrain } of hexes) ground(ctx, hex, terrain);
  scratches(ctx, hexes, seed);
  for (const { hex, terrain } of hexes) print(ctx, hex, terrain);
  ctx.restore();
}

/** The sheet lies on the wood. */
function shadow(ctx: Ctx, hexes: SheetView['hexes'], seed: number): void {
  void seed;
  ctx.save();
  ctx.globalAlpha = 0.4;
  ctx.fillStyle = '#000';
  ctx.translate(0, HEX * 0.09);
  ctx.fill(new Path2D(hexes.map(({ hex }) => polygon(hexCorners(centreOf(hex), HEX, 1.24))).join('')));
  ctx.restore();
}

/** Light cuts along the ink edge, as a gouge leaves them. */
function chips(ctx: Ctx, hexes: SheetView['hexes'], seed: number): void {
  const next = stream(seed);
  let d = '';
  for (const { hex } of hexes) {
    const { x, y } = centreOf(hex);
    for (let i = 0; i < 2; i++) {
      const angle = next() * Math.PI * 2;
      const far = HEX * (0.52 + next() * 0.1);
      const [fx, fy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      d += gouge(fx, fy, fx + Math.cos(angle) * HEX * 0.13, fy + Math.sin(angle) * HEX * 0.13, 0.9);
    }
  }
  ctx.fillStyle = 'rgba(235,223,196,0.4)';
  ctx.fill(new Path2D(d));
}

function ground(ctx: Ctx, hex: HexId, terrain: SheetView['hexes'][number]['terrain']): void {
  const centre = centreOf(hex);
  const shape = new Path2D(polygon(hexCorners(centre, HEX, 0.965)));
  ctx.fillStyle = terrain === 'obstacle' ? PALETTE.ink : terrain === 'difficult' ? '#D6C7A0' : '#E6D8B6';
  ctx.fill(shape);
  const light = ctx.createRadialGradient(centre.x, centre.y - HEX * 0.1, 0, centre.x, centre.y, HEX * 0.62);
  light.addColorStop(0, terrain === 'obstacle' ? 'rgba(255,246,223,0.04)' : 'rgba(255,246,223,0.25)');
  light.addColorStop(1, 'rgba(125,86,36,0.12)');
  ctx.fillStyle = light;
  ctx.fill(shape);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = '#8f7a54';
  ctx.stroke(shape);
}

function scratches(ctx: Ctx, hexes: SheetView['hexes'], seed: number): void {
  const next = stream(seed ^ 0x5bd1);
  let d = '';
  for (const { hex, terrain } of hexes) {
    if (terrain === 'obstacle') continue;
    const { x, y } = centreOf(hex);
    for (let i = 0; i < 3; i++) {
      const [gx, gy] = [x + (next() - 0.5) * HEX * 0.6, y + (next() - 0.5) * HEX * 0.55];
      const angle = next() * Math.PI * 2;
      d += gouge(gx, gy, gx + Math.cos(angle) * HEX * 0.13, gy + Math.sin(angle) * HEX * 0.13, 0.7);
    }
  }
  ctx.fillStyle = 'rgba(107,84,51,0.55)';
  ctx.fill(new Path2D(d));
}

function print(ctx: Ctx, hex: HexId, terrain: SheetView['hexes'][number]['terrain']): void {
  const centre: Point = centreOf(hex);
  const { x, y } = centre;
  const shape = new Path2D(polygon(hexCorners(centre, HEX, 0.93)));
  const box = { x: x - HEX / 2, y: y - HEX / 2, width: HEX, height: HEX };
  switch (terrain) {
    case 'obstacle':
      hatch(ctx, shape, box, { gap: 3.4, line: 0.8, colour: 'rgba(235,223,196,0.2)' });
      return drawLongIcon(ctx, tableIcon('obstacle'), x, y, HEX * 0.6, PALETTE.paper);
    case 'difficult':
      return drawLongIcon(ctx, tableIcon('difficult'), x, y, HEX * 0.62, 'rgba(23,18,14,0.72)');
    case 'hazardous':
      hatch(ctx, shape, box, { gap: 4.4, line: 1.1, colour: 'rgba(179,38,26,0.45)' });
      return drawLongIcon(ctx, tableIcon('hazardous'), x, y, HEX * 0.52, PALETTE.vermilion);
    // Traps and doors change in play: they are tiles of their own.
    case 'trap':
    case 'door':
    case 'plain':
      return;
  }
}
