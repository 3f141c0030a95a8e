/** Plays visual effects that do not change the state (style guide, section 7): a lost card tears, a door opens. */
import type Phaser from 'phaser';
import type { Size } from '../../art/geometry';
import { PALETTE } from '../../art/palette';
import { stream } from '../../art/seed';
import type { Ctx, HexId } from '../../art/types';
import { fitOf, MAP } from '../art/mapGeometry';
import type { MapCardModel } from '../art/mapModels';
import type { CardSprite } from '../sprites/CardSprite';
import type { Table } from './Table';

/** Durations in ms. */
const RIP = 140;
const DROP = 380;
const SWING = 240;
const FADE = 140;

const HALVES = ['upper', 'lower'] as const;
type Part = (typeof HALVES)[number];

/** The ragged line of a tear, from the left edge up to the right edge. Both halves use the same line. */
function rip(width: number, height: number): { x: number; y: number }[] {
  const next = stream(77);
  return Array.from({ length: 15 }, (_, i) => {
    const part = i / 14;
    return { x: width * part, y: height * (0.68 - 0.36 * part) + (next() - 0.5) * width * 0.09 };
  });
}

/** Paints one half of a torn card, with ink stains at its corners. */
function paintTorn(ctx: Ctx, printed: CanvasImageSource, part: Part, width: number, height: number): void {
  const edge = part === 'upper' ? 0 : height;
  const tear = rip(width, height);
  ctx.beginPath();
  ctx.moveTo(0, edge);
  for (const { x, y } of tear) ctx.lineTo(x, y);
  ctx.lineTo(width, edge);
  ctx.closePath();
  ctx.save();
  ctx.clip();
  ctx.drawImage(printed, 0, 0, width, height);
  // Ink and the paper's torn edge stay on the card, whose corners are round.
  ctx.globalCompositeOperation = 'source-atop';
  for (const x of [0, width]) {
    const ink = ctx.createRadialGradient(x, edge, 0, x, edge, width * 0.8);
    ink.addColorStop(0, 'rgba(23,18,14,0.95)');
    ink.addColorStop(0.45, 'rgba(23,18,14,0.75)');
    ink.addColorStop(1, 'rgba(23,18,14,0)');
    ctx.fillStyle = ink;
    ctx.fillRect(0, 0, width, height);
  }
  ctx.beginPath();
  for (const { x, y } of tear) ctx.lineTo(x, y);
  ctx.lineWidth = width * 0.05;
  ctx.strokeStyle = PALETTE.paper;
  ctx.stroke();
  ctx.restore();
}

let torn = 0;

/** Tears a card along a diagonal and drops the halves. The card itself becomes transparent. */
export async function tearCard(scene: Phaser.Scene, { motion, baker }: Table, sprite: CardSprite): Promise<void> {
  const { texture } = sprite.front;
  const [width, height] = [sprite.size.width * sprite.scale, sprite.size.height * sprite.scale];
  if (!('context' in texture)) return;
  const { canvas } = (texture as Phaser.Textures.CanvasTexture).context;
  torn += 1;
  const halves = HALVES.map((part) => {
    const key = baker.inPx(`torn/${part}`, width, height, torn, (ctx) => paintTorn(ctx, canvas, part, width, height));
    const { x, y, rotation, alpha, depth } = sprite;
    return scene.add
      .image(x, y, key)
      .setDisplaySize(width, height)
      .setRotation(rotation)
      .setAlpha(alpha)
      .setDepth(depth);
  });
  sprite.setAlpha(0);
  const part = (x: number, y: number, turn: number, more: { duration: number; ease: string; alpha?: number }) =>
    motion.all(
      ...halves.map((half, i) => {
        const away = i === 0 ? -1 : 1;
        const { duration, ease, alpha = half.alpha } = more;
        const to = { x: half.x + x * away, y: half.y + y + away * 5, rotation: half.rotation + turn * away, alpha };
        return motion.run({ targets: half, to, duration, ease });
      }),
    );
  await part(4, 0, 0.05, { duration: RIP, ease: 'Cubic.Out' });
  await part(22, 130, 0.28, { duration: DROP, ease: 'Cubic.In', alpha: 0 });
  for (const half of halves) half.destroy();
}

/** -1 is the left leaf and 1 the right leaf; they meet in the middle of the door. */
const LEAVES = [-1, 1] as const;
/** The visible part of an open leaf's width. It is negative because the leaf shows its back. */
const OPEN = -0.72;

/** Paints a leaf of planks under an arch. The hinge is at x = 0 and the middle of the door at x = `width`. */
function paintLeaf(ctx: Ctx, { width, height }: Size): void {
  const line = width * 0.07;
  const [top, foot] = [height * 0.06, height * 0.94];
  ctx.beginPath();
  ctx.moveTo(line, foot);
  ctx.lineTo(line, height * 0.34);
  ctx.quadraticCurveTo(width * 0.3, top, width - line, top);
  ctx.lineTo(width - line, foot);
  ctx.closePath();
  ctx.lineJoin = 'round';
  ctx.lineWidth = 2 * line;
  ctx.strokeStyle = PALETTE.paper;
  ctx.stroke();
  ctx.fillStyle = PALETTE.ink;
  ctx.fill();
  ctx.clip();
  ctx.lineWidth = line * 0.8;
  for (const part of [0.36, 0.66]) {
    ctx.moveTo(width * part, foot);
    ctx.lineTo(width * part, top);
  }
  for (const part of [0.42, 0.78]) {
    ctx.moveTo(line, height * part);
    ctx.lineTo(width * 0.8, height * part);
  }
  ctx.stroke();
}

/** Opens the two leaves of a door that the hero stands in. The map below already shows the door as open. */
export async function swingDoorOpen(
  scene: Phaser.Scene,
  table: Table,
  { hexes }: MapCardModel,
  at: HexId,
): Promise<void> {
  const { map, motion, baker, layout } = table;
  const { scale } = fitOf(hexes.map(({ id }) => id));
  const size = { width: (MAP.hexWidth * scale) / 2, height: MAP.hexHeight * scale };
  const key = baker.inMm('leaf', size, layout.mapMm, scale, (ctx) => paintLeaf(ctx, size));
  const { x, y } = map.figurePosition(at);
  const leaves = LEAVES.map((side) => {
    // The hinge is at the outer edge.
    const leaf = scene.add.image(x + side * size.width, y, key).setOrigin(0, 0.5);
    leaf.setDisplaySize(size.width, size.height).scaleX *= -side;
    map.addAt(leaf, map.getIndex(map.figure));
    return leaf;
  });
  await motion.all(
    ...leaves.map((leaf) => motion.run({ targets: leaf, to: { scaleX: leaf.scaleX * OPEN }, duration: SWING })),
  );
  await motion.all(...leaves.map((leaf) => motion.run({ targets: leaf, to: { alpha: 0 }, duration: FADE })));
  for (const leaf of leaves) leaf.destroy();
}
