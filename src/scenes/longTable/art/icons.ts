/** The icons of the Long Table (game-icons.net, CC BY 3.0), one 512 x 512 path each; loaded with the mode. */
import type { Ctx } from '../../art';
import { CARD_ICON, FIGURE_ICON, ITEM_ICON, type LongIcon, OBSTACLE_ICON, TABLE_ICON } from './iconNames';
import file from './icons.gen.json?url';

let texts: Readonly<Record<string, string>> = {};
const paths = new Map<LongIcon, Path2D>();

/**
 * Loads the icons.
 * @throws if that fails: without icons the figures look the same
 */
export async function loadLongIcons(): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`the icons cannot be loaded: ${answer.status}`);
  texts = await answer.json();
}

/** An icon as path text; empty until the icons are loaded. */
export const iconText = (name: LongIcon): string => texts[name] ?? '';

export type CardIcon = keyof typeof CARD_ICON;
export const cardIcon = (name: CardIcon): LongIcon => CARD_ICON[name];
export const obstacleIcon = (name: keyof typeof OBSTACLE_ICON): LongIcon => OBSTACLE_ICON[name];
export const tableIcon = (name: keyof typeof TABLE_ICON): LongIcon => TABLE_ICON[name];

const figures: Readonly<Record<string, LongIcon>> = FIGURE_ICON;

/**
 * The icon of a figure, with a default: its number and ring still identify it.
 * @param id of a class, monster, summon, escort or obstacle
 */
export const figureIcon = (id: string): LongIcon => figures[id] ?? 'ghost-ally';

const items: Readonly<Record<string, LongIcon>> = ITEM_ICON;

/**
 * The icon of an item.
 * @param id items of a pack get a bag
 */
export const itemIcon = (id: string): LongIcon => items[id] ?? 'swap-bag';

function pathOf(name: LongIcon): Path2D {
  const known = paths.get(name) ?? new Path2D(iconText(name));
  paths.set(name, known);
  return known;
}

/** Draws an icon into a square of `size` centred on (x, y). */
export function drawLongIcon(ctx: Ctx, name: LongIcon, x: number, y: number, size: number, fill: string): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 512, size / 512);
  ctx.fillStyle = fill;
  ctx.fill(pathOf(name));
  ctx.restore();
}
