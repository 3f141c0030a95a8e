/** Paints a dungeon room, in px of the map: paper with a rough black edge, and the print on the hexes of the room. */
import { type Ctx, type HexId, PALETTE } from '../../art';
import { gouge, roughen } from '../../art/carve';
import { paintHexName } from '../../art/hexName';
import { hatch } from '../../art/paper';
import { seedOf, stream } from '../../art/seed';
import type { Box } from '../../core/pose';
import { type Board, boundsOf, HEX } from '../board';
import type { RoomView } from '../table/tableView';
import { GROUNDS, type Ground, groundOf } from './grounds';
import { drawLongIcon, obstacleIcon, signIcon } from './icons';

type HexOf = RoomView['hexes'][number];

/** Space around the hexes for the black edge, in px of the map. */
const EDGE = HEX * 0.34;

/** The box of a dungeon room on the map, with its black edge. */
export function roomBox(hexes: readonly HexId[], board: Board): Box {
  const { x, y, width, height } = boundsOf(hexes, board);
  return { x: x - EDGE, y: y - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE };
}

/** Paints a dungeon room. The origin is the top left corner of its box. */
export function paintRoom(ctx: Ctx, { key, place, hexes }: RoomView, board: Board): void {
  const box = roomBox(
    hexes.map(({ hex }) => hex),
    board,
  );
  const seed = seedOf(`${place}/${key}`);
  const floor: Ground = GROUNDS[groundOf(place)];
  ctx.save();
  ctx.translate(-box.x, -box.y);
  shadow(ctx, hexes, board);
  const all = hexes.map(({ hex }) => board.outline(board.centre(hex), 1.22)).join('');
  ctx.fillStyle = '#12140c';
  ctx.fill(new Path2D(roughen(all, { seed, amount: 3.2, wave: 7 })));
  chips(ctx, hexes, floor, seed, board);
  for (const { hex, terrain } of hexes) ground(ctx, hex, terrain, floor, board);
  marks(ctx, hexes, floor, seed, board);
  for (const { hex, terrain } of hexes) print(ctx, hex, terrain, floor, board);
  for (const { hex, terrain } of hexes) paintHexName(ctx, { id: hex, terrain }, board.centre(hex), HEX);
  ctx.restore();
}

/**
 * Paints a closed dungeon room: the back of its paper, on which the hexes are faintly visible. The origin is the
 * top left corner of its box.
 */
export function paintClosedRoom(ctx: Ctx, hexes: readonly HexId[], board: Board): void {
  const box = roomBox(hexes, board);
  const shapes = (scale: number) => hexes.map((hex) => board.outline(board.centre(hex), scale)).join('');
  ctx.save();
  ctx.translate(-box.x, -box.y);
  shadow(
    ctx,
    hexes.map((hex) => ({ hex })),
    board,
  );
  ctx.fillStyle = '#12140c';
  ctx.fill(new Path2D(roughen(shapes(1.22), { seed: seedOf(hexes.join()), amount: 3.2, wave: 7 })));
  ctx.fillStyle = '#241d17';
  const inner = new Path2D(shapes(0.965));
  ctx.fill(inner);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = '#3a3026';
  ctx.stroke(inner);
  ctx.restore();
}

/** Draws the room's shadow on the table. */
function shadow(ctx: Ctx, hexes: readonly { readonly hex: HexId }[], { centre, outline }: Board): void {
  ctx.save();
  ctx.globalAlpha = 0.4;
  ctx.fillStyle = '#000';
  ctx.translate(0, HEX * 0.09);
  ctx.fill(new Path2D(hexes.map(({ hex }) => outline(centre(hex), 1.24)).join('')));
  ctx.restore();
}

/**
 * The angle of a cut in the black edge, in radians. `out` is the direction from the hex's centre to the cut; `chance`
 * is a random number from 0 to 1.
 */
const LIE: Readonly<Record<Ground['edge'][2], (out: number, chance: number) => number>> = {
  out: (out, chance) => out + (chance - 0.5) * 0.3,
  along: (out, chance) => out + Math.PI / 2 + (chance - 0.5) * 0.2,
  level: (_, chance) => (chance - 0.5) * 0.12,
  upright: (_, chance) => Math.PI / 2 + (chance - 0.5) * 0.12,
  any: (_, chance) => chance * Math.PI * 2,
};

/** Draws light cuts in the black edge, like those of a carving tool. */
function chips(
  ctx: Ctx,
  hexes: RoomView['hexes'],
  { edge: [count, length, lie] }: Ground,
  seed: number,
  { centre }: Board,
): void {
  const next = stream(seed);
  let d = '';
  for (const { hex } of hexes) {
    const { x, y } = centre(hex);
    for (let i = 0; i < count; i++) {
      const out = next() * Math.PI * 2;
      const far = HEX * (0.5 + next() * 0.08);
      const [mx, my] = [x + Math.cos(out) * far, y + Math.sin(out) * far];
      const angle = LIE[lie](out, next());
      const half = (HEX * length * (0.6 + next() * 0.6)) / 2;
      const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
      d += gouge(mx - dx, my - dy, mx + dx, my + dy, 0.9);
    }
  }
  ctx.fillStyle = 'rgba(235,223,196,0.42)';
  ctx.fill(new Path2D(d));
}

function ground(ctx: Ctx, hex: HexId, terrain: HexOf['terrain'], floor: Ground, board: Board): void {
  const centre = board.centre(hex);
  const shape = new Path2D(board.outline(centre, 0.965));
  ctx.fillStyle = terrain === 'obstacle' ? PALETTE.ink : terrain === 'difficult' ? '#D2C298' : floor.paper;
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

/** Draws the floor's marks, one per hex without an obstacle. They are drawn before the print, so they never cover it. */
function marks(
  ctx: Ctx,
  hexes: RoomView['hexes'],
  { marks: all, stray, turn }: Ground,
  seed: number,
  { centre, outline }: Board,
): void {
  const next = stream(seed ^ 0x5bd1);
  const paths = all.map((d) => new Path2D(d));
  ctx.strokeStyle = 'rgba(96,74,44,0.42)';
  ctx.lineCap = 'round';
  for (const { hex, terrain } of hexes) {
    const [which, dx, dy, angle] = [next(), next() - 0.5, next() - 0.5, (next() - 0.5) * turn];
    const path = paths[Math.floor(which * paths.length)];
    if (!path || terrain === 'obstacle') continue;
    const { x, y } = centre(hex);
    ctx.save();
    ctx.clip(new Path2D(outline({ x, y }, 0.93)));
    ctx.translate(x + dx * 2 * stray * HEX, y + dy * 2 * stray * HEX);
    ctx.rotate(angle);
    ctx.scale(HEX, HEX);
    ctx.lineWidth = 1.1 / HEX;
    ctx.stroke(path);
    ctx.restore();
  }
}

function print(ctx: Ctx, hex: HexId, terrain: HexOf['terrain'], { obstacle }: Ground, board: Board): void {
  const { x, y } = board.centre(hex);
  const shape = new Path2D(board.outline({ x, y }, 0.93));
  const box = { x: x - HEX / 2, y: y - HEX / 2, width: HEX, height: HEX };
  switch (terrain) {
    case 'obstacle':
      hatch(ctx, shape, box, { gap: 3.4, line: 0.8, colour: 'rgba(235,223,196,0.2)' });
      return drawLongIcon(ctx, obstacleIcon(obstacle), x, y, HEX * 0.52, PALETTE.paper);
    case 'difficult':
      return drawLongIcon(ctx, signIcon('difficult'), x, y, HEX * 0.62, 'rgba(23,18,14,0.72)');
    case 'hazardous':
      hatch(ctx, shape, box, { gap: 4.4, line: 1.1, colour: 'rgba(179,38,26,0.45)' });
      return drawLongIcon(ctx, signIcon('hazardous'), x, y, HEX * 0.52, PALETTE.vermilion);
    // Traps and doors change during play, so they are separate tiles.
    case 'trap':
    case 'door':
    case 'plain':
      return;
    default:
      terrain satisfies never;
  }
}
