/** Paints paper, black blocks and shadows, the basis of every card. */
import { type Roughness, roughen, roundRectangle } from './carve';
import { CARD } from './geometry';
import { picture } from './materials';
import { PALETTE } from './palette';
import { seedOf, stream } from './seed';
import type { Ctx } from './types';

export interface PaperPlan {
  readonly width: number;
  readonly height: number;
  /** The seed of the edge, the stains and the offset of the grain. */
  readonly id: string;
  readonly radius?: number;
  /** Units of the context per mm: 1 for cards; px per mm for paper measured in px. */
  readonly unit?: number;
  /** Wear of the edge: 0 for a clean edge, 1 (the default) for a well-used card. */
  readonly nibble?: number;
  /** How speckled the ink is, 0 to 1; large black blocks need less than text. */
  readonly specks?: number;
}

/** The size of one repeat of the paper grain, in mm. */
const GRAIN = 62;
/** The size of one repeat of the specks in the ink, in mm. */
const SPECKLE = 30;

/** The outline of a piece of paper: round corners and, if `nibble` is greater than 0, an irregular edge. */
export function paperOutline({ width, height, id, radius = CARD.radius, unit = 1, nibble = 1 }: PaperPlan): Path2D {
  const inset = 0.14 * unit * nibble;
  const plain = roundRectangle(inset, inset, width - 2 * inset, height - 2 * inset, radius * unit);
  return new Path2D(
    nibble > 0 ? roughen(plain, { seed: seedOf(id), amount: 0.14 * unit * nibble, wave: 1.7 * unit }) : plain,
  );
}

/** Draws a tile over a rectangle, offset by the seed, so that cards differ in their grain. */
function tile(ctx: Ctx, name: 'grain' | 'speckle', size: number, plan: PaperPlan): void {
  const image = picture(name);
  const pattern = image && ctx.createPattern(image, 'repeat');
  if (!image || !pattern) return;
  const next = stream(seedOf(`${plan.id}/${name}`));
  const k = (size * (plan.unit ?? 1)) / image.width;
  const [dx, dy] = [Math.floor(next() * image.width), Math.floor(next() * image.height)];
  ctx.save();
  ctx.scale(k, k);
  ctx.translate(-dx, -dy);
  ctx.fillStyle = pattern;
  ctx.fillRect(dx, dy, plan.width / k, plan.height / k);
  ctx.restore();
}

function ground(ctx: Ctx, { width, height, id, unit = 1 }: PaperPlan): void {
  const [cx, cy] = [width / 2, height / 2];
  // This colour is lighter than the finished paper, because the grain darkens it.
  ctx.fillStyle = '#EEE3C8';
  ctx.fillRect(0, 0, width, height);
  const next = stream(seedOf(id) ^ 0x2545f491);
  // Each piece of paper has a few faint stains.
  for (let i = 0; i < 3; i++) {
    const [x, y, r] = [next() * width, next() * height, (0.25 + next() * 0.4) * Math.min(width, height)];
    const stain = ctx.createRadialGradient(x, y, r * 0.2, x, y, r);
    stain.addColorStop(0, 'rgba(185,156,102,0.13)');
    stain.addColorStop(0.8, 'rgba(185,156,102,0.08)');
    stain.addColorStop(1, 'rgba(185,156,102,0)');
    ctx.fillStyle = stain;
    ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  ctx.save();
  ctx.translate(cx, cy);
  ctx.scale(width / 2, height / 2);
  const light = ctx.createRadialGradient(0, -0.1, 0, 0, -0.1, 0.8);
  light.addColorStop(0, 'rgba(255,246,223,0.42)');
  light.addColorStop(1, 'rgba(255,246,223,0)');
  ctx.fillStyle = light;
  ctx.fillRect(-1, -1, 2, 2);
  const dusk = ctx.createRadialGradient(0, 0, 0.78, 0, 0, 1.42);
  dusk.addColorStop(0, 'rgba(138,97,43,0)');
  dusk.addColorStop(1, 'rgba(138,97,43,0.36)');
  ctx.fillStyle = dusk;
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
  rim(ctx, width, height, 5 * unit);
}

type Four = readonly [number, number, number, number];

/** Darkens the edges of used paper. */
function rim(ctx: Ctx, width: number, height: number, depth: number): void {
  const sides: readonly { readonly way: Four; readonly strip: Four }[] = [
    { way: [0, 0, 0, depth], strip: [0, 0, width, depth] },
    { way: [0, height, 0, height - depth], strip: [0, height - depth, width, depth] },
    { way: [0, 0, depth, 0], strip: [0, 0, depth, height] },
    { way: [width, 0, width - depth, 0], strip: [width - depth, 0, depth, height] },
  ];
  for (const { way, strip } of sides) {
    const shade = ctx.createLinearGradient(...way);
    shade.addColorStop(0, 'rgba(125,86,36,0.26)');
    shade.addColorStop(0.4, 'rgba(125,86,36,0.08)');
    shade.addColorStop(1, 'rgba(125,86,36,0)');
    ctx.fillStyle = shade;
    ctx.fillRect(...strip);
  }
}

function finish(ctx: Ctx, plan: PaperPlan, outline: Path2D): void {
  const { width, height, unit = 1, nibble = 1, specks = 0.42 } = plan;
  ctx.globalAlpha = specks;
  tile(ctx, 'speckle', SPECKLE, plan);
  ctx.globalAlpha = 0.92;
  ctx.globalCompositeOperation = 'multiply';
  tile(ctx, 'grain', GRAIN, plan);
  ctx.globalAlpha = 1;
  const scuffs = picture('wear');
  if (scuffs && nibble > 0) {
    ctx.globalCompositeOperation = 'screen';
    ctx.drawImage(scuffs, 0, 0, width, height);
  }
  ctx.globalCompositeOperation = 'source-over';
  // The cut edge of the paper: a dark line, and over it a narrower light line.
  ctx.lineWidth = 0.5 * unit;
  ctx.strokeStyle = 'rgba(107,79,44,0.55)';
  ctx.stroke(outline);
  ctx.lineWidth = 0.22 * unit;
  ctx.strokeStyle = 'rgba(255,248,228,0.5)';
  ctx.stroke(outline);
}

/** Prints on a piece of paper: the paper, then what `print` draws (clipped to the paper), then grain and wear. */
export function printOnPaper(ctx: Ctx, plan: PaperPlan, print: (ctx: Ctx) => void = () => {}): void {
  const outline = paperOutline(plan);
  ctx.save();
  ctx.clip(outline);
  ground(ctx, plan);
  ctx.save();
  print(ctx);
  ctx.restore();
  finish(ctx, plan, outline);
  ctx.restore();
}

/** The irregularity of a hand-cut edge on a card, in mm. */
export const HAND_CUT: Omit<Roughness, 'seed'> = { amount: 0.16, wave: 0.9 };

/** Fills a shape (path text in mm) with irregular edges, as if cut by hand. */
export function fillRough(
  ctx: Ctx,
  d: string,
  id: string,
  fill: string,
  cut: Omit<Roughness, 'seed'> = HAND_CUT,
): void {
  ctx.fillStyle = fill;
  ctx.fill(new Path2D(roughen(d, { seed: seedOf(id), ...cut })));
}

/** Fills a region with parallel lines at an angle in radians: a third tone, between black and paper. */
export function hatch(
  ctx: Ctx,
  region: Path2D,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  style: { readonly gap: number; readonly line: number; readonly colour: string; readonly angle?: number },
): void {
  const { gap, line, colour, angle = Math.PI / 4 } = style;
  const reach = Math.hypot(box.width, box.height) / 2 + gap;
  ctx.save();
  ctx.clip(region);
  ctx.translate(box.x + box.width / 2, box.y + box.height / 2);
  ctx.rotate(angle);
  ctx.fillStyle = colour;
  for (let x = -Math.ceil(reach / gap) * gap; x <= reach; x += gap) ctx.fillRect(x, -reach, line, 2 * reach);
  ctx.restore();
}

/** Margin around a card for its shadow, in mm, on every side. */
export const SHADOW_MARGIN = 9;

/**
 * Paints the shadow of a card into its own picture, which is larger than the card by SHADOW_MARGIN on each side. The
 * shadow has a hard part close to the card and a soft part. `lift` is 0 for a card at rest, 1 for a raised card. The
 * painter uses the canvas's own shadow, because some browsers have no canvas filters.
 */
export function paintCardShadow(ctx: Ctx, width: number, height: number, lift = 0, radius: number = CARD.radius): void {
  const { a, b } = ctx.getTransform();
  const px = Math.hypot(a, b);
  const shape = new Path2D(roundRectangle(SHADOW_MARGIN, SHADOW_MARGIN, width, height, radius));
  const far = 4 * (width + height + 2 * SHADOW_MARGIN);
  const layers = [
    { drop: 0.35, blur: 0.7, alpha: 0.62 },
    { drop: 1.4 + 2 * lift, blur: 3 + 3.4 * lift, alpha: 0.62 - 0.12 * lift },
  ];
  for (const { drop, blur, alpha } of layers) {
    ctx.save();
    ctx.shadowColor = `rgba(0,0,0,${alpha})`;
    ctx.shadowBlur = blur * px * 1.4;
    // The canvas ignores its transform for shadow offsets, which are in device px. The shape is drawn outside of the
    // picture, and the offset moves only the shape's shadow into the picture.
    ctx.shadowOffsetX = far * a;
    ctx.shadowOffsetY = far * b + drop * px;
    ctx.translate(-far, 0);
    ctx.fillStyle = '#000';
    ctx.fill(shape);
    ctx.restore();
  }
}

/**
 * Paints the warm rim of a selected card, in the same box as the card's shadow. `line` is the width of the rim in mm.
 */
export function paintSelectionRim(
  ctx: Ctx,
  width: number,
  height: number,
  line: number,
  radius: number = CARD.radius,
): void {
  const px = Math.hypot(ctx.getTransform().a, ctx.getTransform().b);
  const m = SHADOW_MARGIN;
  const outer = new Path2D(
    roundRectangle(m - line, m - line, width + 2 * line, height + 2 * line, radius + line * 0.8),
  );
  ctx.save();
  ctx.shadowColor = 'rgba(232,165,74,0.75)';
  ctx.shadowBlur = 6 * px;
  ctx.fillStyle = PALETTE.bone;
  ctx.fill(outer);
  ctx.restore();
  ctx.fillStyle = PALETTE.bone;
  ctx.fill(outer);
}
