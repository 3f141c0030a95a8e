/** Lays out a linocut figure (style guide, section 6). Both the bake and the painter at run time use this layout. */
import type { Rays } from './carve';

export interface LinoPlan {
  readonly width: number;
  readonly height: number;
  /** The size of the figure, as a fraction of the block's shorter side. */
  readonly scale?: number;
  /** The centre of the figure; by default the centre of the block. */
  readonly x?: number;
  readonly y?: number;
  readonly seed: number;
  /** Twice the visible width of the light around the figure, in units of the figure's 512 x 512 box. */
  readonly halo?: number;
  /** The radius of the lit disc, which is drawn 1.12 times as large. */
  readonly disc?: number;
  readonly sheaves?: number;
}

export interface LinoLayout {
  readonly disc: { readonly x: number; readonly y: number; readonly radius: number };
  readonly light: Rays;
  /** Additional vermilion rays for bosses and key art, a third as many as those of `light`. */
  readonly accent: Rays;
  readonly figure: { readonly x: number; readonly y: number; readonly size: number; readonly halo: number };
}

/** The positions of disc, rays and figure in a block. */
export function linoLayout(plan: LinoPlan): LinoLayout {
  const { width, height, seed, scale = 0.8, x = width / 2, y = height / 2, halo = 54 } = plan;
  const size = Math.min(width, height) * scale;
  const disc = plan.disc ?? size * 0.3;
  const reach = Math.hypot(width, height) * 0.62;
  const sheaves = plan.sheaves ?? Math.round((width + height) * 0.26);
  return {
    disc: { x, y, radius: disc * 1.12 },
    light: { x, y, from: disc * 0.9, to: reach, sheaves, seed, width: Math.max(1.1, size / 62) },
    accent: {
      x,
      y,
      from: disc * 1.1,
      to: reach * 0.9,
      sheaves: Math.round(sheaves / 3),
      seed: seed + 9,
      width: Math.max(1, size / 80),
    },
    figure: { x, y, size, halo },
  };
}
