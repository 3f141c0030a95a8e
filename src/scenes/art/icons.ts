/** The icons (game-icons.net, CC BY 3.0), named by their meaning in this game. One 512 x 512 path each. */

import {
  ALIAS_ICON,
  GLYPH,
  type GlyphName,
  type GroundName,
  HERO_ICON,
  type IconName,
  ITEM_ICON,
  MONSTER_ICON,
  SCENARIO_SCENERY,
} from './iconNames';
import file from './icons.gen.json?url';
import type { Ctx, Terrain } from './types';

/** The paths as text, loaded like pictures to keep them out of the program's chunks. */
let texts: Readonly<Record<IconName, string>> | null = null;
const paths = new Map<IconName, Path2D>();

/** Loads all icons. @throws if that fails: without icons no card is readable */
export async function loadIcons(): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`the icons cannot be loaded: ${answer.status}`);
  texts = await answer.json();
}

/** The path of an icon in its 512 x 512 box. */
export function iconPath(name: IconName): Path2D {
  let path = paths.get(name);
  if (!path) {
    if (!texts) throw new Error('the icons are not loaded yet');
    path = new Path2D(texts[name]);
    paths.set(name, path);
  }
  return path;
}

/** The icon of a concept of the rule book. */
export const glyphIcon = (glyph: GlyphName): IconName => GLYPH[glyph];

const lookUp = (table: Readonly<Record<string, IconName>>, id: string, otherwise: IconName): IconName =>
  table[id] ?? otherwise;

/** The icon of a monster or of its alias; an unknown one of a pack gets that of the corpses. */
export const monsterIcon = (monster: string): IconName =>
  lookUp(ALIAS_ICON, monster, lookUp(MONSTER_ICON, monster, 'mummy-head'));
export const itemIcon = (item: string): IconName => lookUp(ITEM_ICON, item, 'swap-bag');
export const heroIcon = (hero: string): IconName => lookUp(HERO_ICON, hero, 'cowled');

const scenery: Readonly<
  Record<string, Readonly<Partial<Record<Terrain, IconName>>> & { readonly ground?: GroundName }>
> = SCENARIO_SCENERY;

/** The icon that a scenario's map uses for a terrain, or undefined for the default one. */
export const terrainIcon = (scenario: string, terrain: Terrain): IconName | undefined => scenery[scenario]?.[terrain];

/** The ground of a scenario's map; undefined is stone, also for packs. */
export const groundOf = (scenario: string): GroundName | undefined => scenery[scenario]?.ground;

/** Draws an icon into a square of `size` centred on (x, y), in the context's units. */
export function drawIcon(ctx: Ctx, name: IconName, x: number, y: number, size: number, fill: string): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 512, size / 512);
  ctx.fillStyle = fill;
  ctx.fill(iconPath(name));
  ctx.restore();
}

/** Draws an icon with a halo; `width` of the halo is in icon units (of 512). */
export function drawHaloIcon(
  ctx: Ctx,
  name: IconName,
  x: number,
  y: number,
  size: number,
  style: { readonly fill: string; readonly halo: string; readonly width: number },
): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 512, size / 512);
  ctx.lineJoin = 'round';
  ctx.lineWidth = style.width;
  ctx.strokeStyle = style.halo;
  ctx.fillStyle = style.halo;
  ctx.stroke(iconPath(name));
  ctx.fill(iconPath(name));
  ctx.fillStyle = style.fill;
  ctx.fill(iconPath(name));
  ctx.restore();
}
