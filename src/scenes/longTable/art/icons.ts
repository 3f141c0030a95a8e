/** Loads and draws the icons of the Long Table (game-icons.net, CC BY 3.0). Each icon is one path in a square of 512 units. */

import type { Ctx } from '../../art';
import { fillIcon } from '../../art/fillIcon';
import { FIGURE_ICON } from './figureIcons.gen';
import { CARD_ICON, ITEM_ICON, type LongIcon, OBSTACLE_ICON, SIGN_ICON } from './iconNames';
import iconsUrl from './icons.gen.json?url';

let pathData: Readonly<Record<string, string>> = {};
const paths = new Map<LongIcon, Path2D>();

/**
 * Loads the icons.
 * @throws if the icons cannot be loaded; there is no fallback, because without icons all figures look alike
 */
export async function loadLongIcons(): Promise<void> {
  const answer = await fetch(iconsUrl);
  if (!answer.ok) throw new Error(`the icons cannot be loaded: ${answer.status}`);
  pathData = await answer.json();
}

/** The SVG path data of an icon; empty until the icons are loaded. */
export const iconPathData = (name: LongIcon): string => pathData[name] ?? '';

/** The key of an icon in the text of a card. */
export type CardIconKey = keyof typeof CARD_ICON;
export const cardIcon = (name: CardIconKey): LongIcon => CARD_ICON[name];
export const obstacleIcon = (name: keyof typeof OBSTACLE_ICON): LongIcon => OBSTACLE_ICON[name];
/** The icon of a sign on a hex, or of a button or heading in a panel. */
export const signIcon = (name: keyof typeof SIGN_ICON): LongIcon => SIGN_ICON[name];

/** The icons of figures, typed so that the code can look up any id. */
const iconOfFigure: Readonly<Record<string, LongIcon>> = FIGURE_ICON;

/**
 * The icon of a figure. A figure without its own icon gets a ghost; its number and ring still identify it.
 * @param id a class, a monster, a summon, an escort, or an obstacle that can be attacked
 */
export const figureIcon = (id: string): LongIcon => iconOfFigure[id] ?? 'ghost-ally';

/** The icons of items, typed so that the code can look up any id. */
const iconOfItem: Readonly<Record<string, LongIcon>> = ITEM_ICON;

/** The icon of an item. An item without its own icon, for example from a pack, gets a bag. */
export const itemIcon = (id: string): LongIcon => iconOfItem[id] ?? 'swap-bag';

function pathOf(name: LongIcon): Path2D {
  const known = paths.get(name) ?? new Path2D(iconPathData(name));
  paths.set(name, known);
  return known;
}

/** Draws an icon into a square of `size` centred on (x, y). */
export function drawLongIcon(ctx: Ctx, name: LongIcon, x: number, y: number, size: number, fill: string): void {
  fillIcon(ctx, pathOf(name), { x, y, size, fill });
}
