/** Bakes the painters' output into Phaser textures, at device pixels. */
import type { Textures } from 'phaser';
import type { Size } from './geometry';
import type { Ctx } from './types';

/**
 * Makes a canvas texture, or repaints an existing one (at another size if necessary). `width` and `height` are CSS px,
 * `density` device px per CSS px; `paint` draws in CSS px from (0, 0).
 */
export function bakeTexture(
  textures: Textures.TextureManager,
  key: string,
  width: number,
  height: number,
  density: number,
  paint: (ctx: Ctx) => void,
): string {
  const [w, h] = [Math.max(1, Math.ceil(width * density)), Math.max(1, Math.ceil(height * density))];
  const existing = textures.exists(key) ? textures.get(key) : null;
  const texture =
    existing && 'context' in existing ? (existing as Textures.CanvasTexture) : textures.createCanvas(key, w, h);
  if (!texture) throw new Error(`no canvas for ${key}`);
  if (texture.width !== w || texture.height !== h) texture.setSize(w, h);
  const ctx = texture.context;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, w, h);
  ctx.save();
  ctx.scale(density, density);
  paint(ctx);
  ctx.restore();
  texture.refresh();
  return key;
}

/** Does the same as `bakeTexture` for painters in mm. `mm` is CSS px per mm. */
export function bakeMm(
  textures: Textures.TextureManager,
  key: string,
  { width, height }: Size,
  mm: number,
  density: number,
  paint: (ctx: Ctx) => void,
): string {
  return bakeTexture(textures, key, width * mm, height * mm, density, (ctx) => {
    ctx.scale(mm, mm);
    paint(ctx);
  });
}
