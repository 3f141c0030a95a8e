/**
 * Paints the sprites of hexes on the map card, each in a square of HEX_SPRITE_SCALE hex widths with the hex at its
 * centre.
 */
import { polygon } from '../../art/carve';
import { hexCorners, hexHeight, type Point } from '../../art/geometry';
import { PALETTE } from '../../art/palette';
import { hatch } from '../../art/paper';
import { drawNumber } from '../../art/type';
import type { Ctx } from '../../art/types';
import { drawDot } from './cardMarks';
import { GLYPH, type IconName } from './iconNames';
import { drawHaloIcon, drawIcon, heroIcon, monsterIcon } from './icons';
import { paintLetter, paintStart } from './mapCard';
import { HEX_SPRITE_SCALE } from './mapGeometry';
import type { HexSprite, Rank } from './mapModels';

interface Hex {
  readonly ctx: Ctx;
  /** The hex's width, in the context's units. */
  readonly w: number;
  readonly centre: Point;
}

const shape = ({ centre, w }: Hex, scale: number): Path2D => new Path2D(polygon(hexCorners(centre, w, scale)));
const box = ({ centre, w }: Hex) => ({ x: centre.x - w / 2, y: centre.y - w / 2, width: w, height: w });
const at = ({ centre, w }: Hex, dx: number, dy: number): Point => ({ x: centre.x + dx * w, y: centre.y + dy * w });

function fill(hex: Hex, scale: number, colour: string): void {
  hex.ctx.fillStyle = colour;
  hex.ctx.fill(shape(hex, scale));
}

function line(hex: Hex, scale: number, colour: string, width: number, dash: readonly number[] = []): void {
  const { ctx, w } = hex;
  ctx.save();
  ctx.setLineDash(dash.map((d) => d * w));
  ctx.lineWidth = width * w;
  ctx.strokeStyle = colour;
  ctx.stroke(shape(hex, scale));
  ctx.restore();
}

function icon(hex: Hex, name: IconName, size: number, dy = 0, colour: string = PALETTE.ink): void {
  drawIcon(hex.ctx, name, hex.centre.x, hex.centre.y + dy * hex.w, size * hex.w, colour);
}

function hero(hex: Hex, name: IconName): void {
  fill(hex, 0.94, PALETTE.ink);
  fill(hex, 0.86, '#FFF6DD');
  line(hex, 0.86, PALETTE.vermilion, 0.085);
  icon(hex, name, 0.6);
}

/**
 * Paints water over a hex but not over the hex's name (`paintHexName`), because the log mentions hexes by name.
 */
function flood(hex: Hex): void {
  const { ctx, w, centre } = hex;
  const { x, y } = at(hex, -0.15, 0.325);
  const [across, down] = [w * 0.15, w * 0.085];
  const dry = `M${x} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0Z`;
  ctx.fillStyle = 'rgba(23,18,14,0.84)';
  ctx.fill(new Path2D(polygon(hexCorners(centre, w, 0.99)) + dry), 'evenodd');
}

/**
 * The two halves of a torn writ, slightly apart and rotated. `turn` is in radians, `dx` and `dy` are in hex widths,
 * `points` in eightieths of the height of the writ.
 */
const HALVES = [
  { turn: -0.16, dx: -0.03, dy: -0.02, points: '-32,-40 32,-40 32,-12 18,-2 8,-13 -4,0 -15,-11 -24,1 -32,-6' },
  { turn: 0.14, dx: 0.03, dy: 0.07, points: '-32,-2 -24,5 -15,-7 -4,4 8,-9 18,2 32,-8 32,40 -32,40' },
] as const;

/** Paints a torn writ. It is where a tile that was served shows a wax seal. */
function torn(hex: Hex): void {
  const { ctx, w } = hex;
  for (const { turn, dx, dy, points } of HALVES) {
    const { x, y } = at(hex, 0.22 + dx, -0.2 + dy);
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(turn);
    ctx.scale((w * 0.36) / 80, (w * 0.36) / 80);
    const half = new Path2D(`M${points.replaceAll(' ', 'L')}Z`);
    ctx.fillStyle = PALETTE.bone;
    ctx.strokeStyle = PALETTE.ink;
    ctx.lineJoin = 'round';
    ctx.lineWidth = 7;
    ctx.stroke(half);
    ctx.fill(half);
    ctx.fillStyle = PALETTE.oxblood;
    for (const line of dy < 0 ? [-30, -20] : [16, 26]) ctx.fillRect(-20, line, line === 26 ? 22 : 40, 5);
    ctx.restore();
  }
}

/**
 * The outline of the heart with the HP, in a box of 24 x 24 with its centre at (0, 0). The heart is at the figure's upper
 * left, because at the upper right it would cover the cost of the neighbouring hex.
 */
const HEART = 'M0 11C-15 1 -12 -11 -5.5 -11C-2.5 -11 -0.8 -9.2 0 -7.4C0.8 -9.2 2.5 -11 5.5 -11C12 -11 15 1 0 11Z';

function heart(hex: Hex, hp: number): void {
  const { ctx, w } = hex;
  const { x, y } = at(hex, -0.27, -0.29);
  const k = (w * 0.36) / 24;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(k, k);
  const shape = new Path2D(HEART);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 3.2;
  ctx.strokeStyle = PALETTE.bone;
  ctx.stroke(shape);
  ctx.fillStyle = PALETTE.ink;
  ctx.fill(shape);
  ctx.restore();
  drawNumber(ctx, String(hp), x, y - w * 0.03, { family: 'title', weight: 900, size: w * 0.23 }, PALETTE.bone);
}

/**
 * Paints a monster. A normal monster has a single vermilion frame; an elite monster is on gold, with a double frame and
 * a crown (R4.10).
 */
function monster(hex: Hex, name: IconName, rank: Rank): void {
  const { ctx, w, centre } = hex;
  fill(hex, 0.9, PALETTE.paper);
  line(hex, 0.9, PALETTE.ink, 0.16);
  if (rank === 'normal') {
    line(hex, 0.9, PALETTE.vermilion, 0.09);
    return icon(hex, name, 0.56);
  }
  fill(hex, 0.9, '#F3E3B4');
  line(hex, 0.9, PALETTE.gold, 0.1);
  line(hex, 0.76, PALETTE.ink, 0.025);
  icon(hex, name, 0.54, 0.035);
  const crown = { fill: PALETTE.gold, halo: PALETTE.ink, width: 110 };
  drawHaloIcon(ctx, 'crown', centre.x, centre.y - hexHeight(w) * 0.44, w * 0.4, crown);
}

/** The scale of the rings around reachable hexes and the chosen hex, small enough not to cut the hex's name. */
const RING = 0.95;

/** Paints a reachable hex with a ring and its movement cost (R10.1). */
function reach(hex: Hex, cost: number, onInk: boolean): void {
  const { ctx, w } = hex;
  if (!onInk) fill(hex, RING, 'rgba(20,96,90,0.15)');
  line(hex, RING, onInk ? PALETTE.tealRing : PALETTE.teal, 0.045);
  const spot = at(hex, -0.25, 0.225);
  ctx.beginPath();
  ctx.arc(spot.x, spot.y, w * 0.14, 0, Math.PI * 2);
  ctx.fillStyle = PALETTE.teal;
  ctx.fill();
  drawNumber(ctx, String(cost), spot.x, spot.y, { family: 'text', weight: 700, size: w * 0.21 }, '#FFFFFF');
}

function numbered(hex: Hex, text: string): void {
  const { ctx, w } = hex;
  const spot = at(hex, 0.2, 0.2);
  ctx.beginPath();
  ctx.arc(spot.x, spot.y, w * 0.155, 0, Math.PI * 2);
  ctx.fillStyle = PALETTE.ink;
  ctx.fill();
  drawNumber(ctx, text, spot.x, spot.y, { family: 'title', weight: 900, size: w * 0.22 }, PALETTE.bone);
}

function objective(hex: Hex): void {
  const { ctx, w } = hex;
  line(hex, 0.9, PALETTE.ink, 0.03);
  line(hex, 0.8, PALETTE.ink, 0.02);
  icon(hex, 'open-treasure-chest', 0.54);
  const p = at(hex, 0.24, -0.2);
  ctx.save();
  ctx.translate(p.x, p.y);
  ctx.scale(w, w);
  const sign = new Path2D('M0 -0.17L0.15 0.12L-0.15 0.12Z');
  ctx.fillStyle = PALETTE.vermilion;
  ctx.fill(sign);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 0.03;
  ctx.strokeStyle = PALETTE.paper;
  ctx.stroke(sign);
  ctx.restore();
  drawNumber(ctx, '!', p.x, p.y + w * 0.02, { family: 'title', weight: 900, size: w * 0.2 }, '#FFFFFF');
}

function coins(hex: Hex, dx: number, dy: number, size: number): void {
  const p = at(hex, dx, dy);
  drawHaloIcon(hex.ctx, 'two-coins', p.x, p.y, size * hex.w, { fill: PALETTE.ink, halo: PALETTE.paper, width: 60 });
}

function paint(hex: Hex, sprite: HexSprite): void {
  const { ctx, w, centre } = hex;
  switch (sprite.kind) {
    case 'hero':
      hero(hex, heroIcon(sprite.hero));
      return sprite.hp === undefined ? undefined : heart(hex, sprite.hp);
    case 'monster':
      return monster(hex, monsterIcon(sprite.monster), sprite.rank);
    case 'reach':
      return reach(hex, sprite.cost, sprite.onInk ?? false);
    case 'threat':
      return hatch(ctx, shape(hex, 0.93), box(hex), {
        gap: w * 0.063,
        line: w * 0.0145,
        colour: 'rgba(179,38,26,0.55)',
      });
    case 'goal':
      fill(hex, RING, sprite.danger ? 'rgba(179,38,26,0.25)' : 'rgba(20,96,90,0.35)');
      return line(hex, RING, sprite.danger ? PALETTE.vermilion : PALETTE.teal, 0.07);
    case 'target':
      // The ring is outside the frame of the figure on this hex.
      line(hex, 1.03, PALETTE.ink, 0.13);
      return line(hex, 1.03, PALETTE.bone, 0.085);
    case 'trap':
      return line(hex, 0.86, PALETTE.vermilion, 0.035, [0.09, 0.06]);
    case 'money':
      coins(hex, 0, 0, 0.6);
      return (sprite.count ?? 1) > 1 ? numbered(hex, String(sprite.count)) : undefined;
    case 'treasure':
      icon(hex, 'locked-chest', 0.64, -0.03);
      return numbered(hex, String(sprite.number));
    case 'objective':
      return objective(hex);
    case 'dead':
      icon(hex, 'skull-crossed-bones', 0.5, -0.05, 'rgba(23,18,14,0.54)');
      return sprite.coin ? coins(hex, 0.17, 0.23, 0.3) : undefined;
    case 'exit':
      return icon(hex, GLYPH.exit, 0.6);
    case 'follower':
      fill(hex, 0.8, PALETTE.paper);
      line(hex, 0.8, PALETTE.teal, 0.07);
      return icon(hex, GLYPH.follower, 0.52);
    case 'letter':
      return paintLetter(ctx, sprite.letter, centre, w);
    case 'start':
      return paintStart(ctx, centre, w);
    case 'dot':
      return drawDot(ctx, sprite.dot, centre.x, centre.y, w * 0.27);
    case 'unlit':
      fill(hex, 1.01, 'rgba(23,18,14,0.74)');
      return line(hex, 0.9, 'rgba(235,223,196,0.14)', 0.02);
    case 'flooded':
      flood(hex);
      return icon(hex, GLYPH.flooded, 0.7, -0.075, PALETTE.bone);
    case 'served': {
      const { x, y } = at(hex, 0.22, -0.2);
      return drawHaloIcon(ctx, GLYPH.served, x, y, w * 0.36, {
        fill: PALETTE.vermilion,
        halo: PALETTE.paper,
        width: 60,
      });
    }
    case 'torn':
      return torn(hex);
    case 'pathDot':
      ctx.beginPath();
      ctx.arc(centre.x, centre.y, w * (sprite.danger ? 0.085 : 0.055), 0, Math.PI * 2);
      ctx.fillStyle = sprite.danger ? PALETTE.vermilion : PALETTE.teal;
      return ctx.fill();
    case 'focus':
      line(hex, 0.95, PALETTE.ink, 0.1);
      return line(hex, 0.95, PALETTE.bone, 0.055);
    default:
      sprite satisfies never;
  }
}

/** Paints a sprite into a square of HEX_SPRITE_SCALE x hexWidth from (0, 0), in the unit of `hexWidth`. */
export function paintHexSprite(ctx: Ctx, sprite: HexSprite, hexWidth: number): void {
  const middle = (hexWidth * HEX_SPRITE_SCALE) / 2;
  paint({ ctx, w: hexWidth, centre: { x: middle, y: middle } }, sprite);
}

/** The texture key of a sprite; equal sprites have the same key. */
export const hexSpriteKey = (sprite: HexSprite): string => `hex/${Object.values(sprite).join('/')}`;
