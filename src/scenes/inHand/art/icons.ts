/** Loads and draws the icons (game-icons.net, CC BY 3.0). Each is one path in a box of 512 x 512. */
import { fillIcon } from '../../art/fillIcon';
import type { Ctx } from '../../art/types';
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
import type { Terrain } from './mapModels';

/** The paths as text; null until they are loaded. A separate file keeps them out of the program's chunks. */
let texts: Readonly<Record<IconName, string>> | null = null;
const paths = new Map<IconName, Path2D>();

/** Loads all icons. @throws Error if they cannot be loaded, because no card is readable without icons */
export async function loadIcons(): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`the icons cannot be loaded: ${answer.status}`);
  texts = await answer.json();
}

/** The path of an icon in its 512 x 512 box. @throws Error if the icons are not loaded yet */
export function iconPath(name: IconName): Path2D {
  let path = paths.get(name);
  if (!path) {
    if (!texts) throw new Error('the icons are not loaded yet');
    path = new Path2D(texts[name]);
    paths.set(name, path);
  }
  return path;
}

/** The SVG path data of an icon in its 512 x 512 box; empty until the icons are loaded. */
export const iconPathData = (name: IconName): string => texts?.[name] ?? '';

/** The icon of a concept of the rule book. */
export const glyphIcon = (glyph: GlyphName): IconName => GLYPH[glyph];

const lookUp = (table: Readonly<Record<string, IconName>>, id: string, otherwise: IconName): IconName =>
  table[id] ?? otherwise;

/** The icon of a monster or of an alias. An unknown monster of a pack gets a mummy's head. */
export const monsterIcon = (monster: string): IconName =>
  lookUp(ALIAS_ICON, monster, lookUp(MONSTER_ICON, monster, 'mummy-head'));
export const itemIcon = (item: string): IconName => lookUp(ITEM_ICON, item, 'swap-bag');
export const heroIcon = (hero: string): IconName => lookUp(HERO_ICON, hero, 'cowled');

const scenery: Readonly<
  Record<string, Readonly<Partial<Record<Terrain, IconName>>> & { readonly ground?: GroundName }>
> = SCENARIO_SCENERY;

/** The icon that a scenario's map uses for a terrain, or undefined for the default one. */
export const terrainIcon = (scenario: string, terrain: Terrain): IconName | undefined => scenery[scenario]?.[terrain];

/** The ground of a scenario's map; undefined for stone. The scenarios of packs always have stone. */
export const groundOf = (scenario: string): GroundName | undefined => scenery[scenario]?.ground;

/** Draws an icon into a square of `size` centred on (x, y), in the context's units. */
export function drawIcon(ctx: Ctx, name: IconName, x: number, y: number, size: number, fill: string): void {
  fillIcon(ctx, iconPath(name), { x, y, size, fill });
}

/**
 * Draws an icon with a halo. `style.width` is twice the visible width of the halo, in units of the icon's 512 x 512
 * box.
 */
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
