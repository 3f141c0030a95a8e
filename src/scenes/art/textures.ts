/** Bakes the painters' output into Phaser textures, at device pixels. */
import type { Textures } from 'phaser';
import type { Size } from './geometry';
import type { Ctx } from './types';

/** One of the pieces of work in which a texture is painted. The pieces run in order; frames may pass between them. */
export type Piece = () => void;

/**
 * The pieces of work that make a canvas texture, or repaint an existing one (at another size if necessary): get the canvas,
 * paint, and upload it. `width` and `height` are CSS px, `density` device px per CSS px; `paint` draws in CSS px from (0, 0).
 */
function bakeTexture(
  textures: Textures.TextureManager,
  key: string,
  { width, height }: Size,
  density: number,
  paint: (ctx: Ctx) => void,
): readonly Piece[] {
  const [w, h] = [Math.max(1, Math.ceil(width * density)), Math.max(1, Math.ceil(height * density))];
  const known = (): Textures.CanvasTexture | null => {
    const found = textures.exists(key) ? textures.get(key) : null;
    return found && 'context' in found ? (found as Textures.CanvasTexture) : null;
  };
  const get = (): Textures.CanvasTexture => {
    const texture = known() ?? textures.createCanvas(key, w, h);
    if (!texture) throw new Error(`no canvas for ${key}`);
    if (texture.width !== w || texture.height !== h) texture.setSize(w, h);
    return texture;
  };
  const old = known();
  return [
    // A new size is uploaded at once, so this piece costs as much as the last one.
    ...(old?.width === w && old.height === h ? [] : [() => void get()]),
    () => {
      const ctx = get().context;
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.clearRect(0, 0, w, h);
      ctx.save();
      ctx.scale(density, density);
      paint(ctx);
      ctx.restore();
    },
    () => void get().refresh(),
  ];
}

/** Does the same as `bakeTexture` for painters in mm. `mm` is CSS px per mm. */
export function bakeMm(
  textures: Textures.TextureManager,
  key: string,
  { width, height }: Size,
  mm: number,
  density: number,
  paint: (ctx: Ctx) => void,
): readonly Piece[] {
  return bakeTexture(textures, key, { width: width * mm, height: height * mm }, density, (ctx) => {
    ctx.scale(mm, mm);
    paint(ctx);
  });
}
