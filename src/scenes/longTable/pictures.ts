/** Painters for the panels of the Long Table: icons as path text, and linocut blocks of figures in CSS px. */
import type { Icon } from '../../i18n/longTable/cardLines';
import type { Ctx } from '../art';
import { paintBlock } from './art/block';
import { faceOf } from './art/figurePictures';
import type { TABLE_ICON } from './art/iconNames';
import { cardIcon, drawLongIcon, figureIcon, iconText, itemIcon, tableIcon } from './art/icons';

type Sign = 'back' | 'money';
const SIGNS = { back: 'back', money: 'money' } as const satisfies Record<Sign, keyof typeof TABLE_ICON>;

export const longPictures = {
  glyph(ctx: Ctx, width: number, height: number, name: Sign, colour: string): void {
    drawLongIcon(ctx, tableIcon(SIGNS[name]), width / 2, height / 2, Math.min(width, height), colour);
  },
  /** The path of an icon in a 512 box; empty until the icons are loaded. */
  icon: (name: Icon): string => iconText(cardIcon(name)),
  figure: (kind: string): string => iconText(figureIcon(kind)),
  item: (id: string): string => iconText(itemIcon(id)),
  face: faceOf,
  sign: (name: keyof typeof TABLE_ICON): string => iconText(tableIcon(name)),
  /** Paints a linocut block; until its picture is loaded, the figure's icon before its light. */
  block(ctx: Ctx, width: number, height: number, kind: string): void {
    paintBlock(ctx, width, height, kind, () => void dispatchEvent(new Event('reprint')));
  },
};
