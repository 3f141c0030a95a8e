/**
 * Exports the pictures for the panels of the Long Table: icons as SVG path data, the figures' pictures for CSS, and the
 * painters of linocut blocks and of the last board's print, in CSS px.
 */
import type { Icon } from '../../i18n/longTable/printedLine';
import { NO_SCARS, type Scars } from '../../session/longTable/scars';
import type { Ctx } from '../art';
import { paintBlock } from './art/block';
import { paintBoardPrint, paintPrintStamp } from './art/boardPrint';
import { faceOf } from './art/figurePictures';
import type { SIGN_ICON } from './art/iconNames';
import { cardIcon, drawLongIcon, figureIcon, iconPathData, itemIcon, signIcon } from './art/icons';
import { paintScars } from './art/scars';

type Sign = 'back' | 'money';
const SIGNS = { back: 'back', money: 'money' } as const satisfies Record<Sign, keyof typeof SIGN_ICON>;

export const longPictures = {
  glyph(ctx: Ctx, width: number, height: number, name: Sign, colour: string): void {
    drawLongIcon(ctx, signIcon(SIGNS[name]), width / 2, height / 2, Math.min(width, height), colour);
  },
  /** The SVG path data of an icon in a box of 512 x 512; empty until the icons are loaded. */
  icon: (name: Icon): string => iconPathData(cardIcon(name)),
  figure: (kind: string): string => iconPathData(figureIcon(kind)),
  item: (id: string): string => iconPathData(itemIcon(id)),
  face: faceOf,
  sign: (name: keyof typeof SIGN_ICON): string => iconPathData(signIcon(name)),
  /** Paints a figure's linocut block with its scars. Until the block's picture has loaded, the figure's icon replaces it. */
  block(ctx: Ctx, width: number, height: number, kind: string, scars: Scars = NO_SCARS): void {
    paintBlock(ctx, width, height, kind, () => void dispatchEvent(new Event('reprint')));
    paintScars(ctx, scars, { x: width / 2, y: height / 2 }, Math.min(width, height));
  },
  print: paintBoardPrint,
  printStamp: paintPrintStamp,
};
