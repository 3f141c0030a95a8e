/** Bakes what the painters draw into Phaser textures, once, at device pixels. */
import type { Textures } from 'phaser';
import type { Size } from './geometry';
import type { Ctx } from './types';

/**
 * Makes a canvas texture, or paints one that exists anew (at another size if need be). `width` and `height` are css px,
 * `density` device px per css px; `paint` draws in css px from (0, 0). Returns the key.
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

/** As `bakeTexture`, for what is measured in mm: `mm` is the css px per mm, `paint` draws in mm. */
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
