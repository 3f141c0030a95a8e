/**
 * Defines the atlas of the game in hand: one image (a sheet) per screen density, with the pictures from which the table and its cards are
 * painted. Every picture uses few inks, so a lossless sheet is smaller and sharper than a lossy one.
 */
import potpack from 'potpack';
import { thumbPiece } from './hands';
import { type Piece, sizeOf } from './picture';
import { portraits } from './portraits';
import { speckle, wear } from './textures';

/** Left, top, width and height on the sheet, in pixels. */
export type Frame = readonly [number, number, number, number];
/** The frames of a sheet, by the names of the pieces. */
export type Frames = Readonly<Record<string, Frame>>;

/**
 * The pieces of the sheet for each screen density. The scales of the portraits suit the largest card that a screen shows. Such a card has
 * 10.9 css px per mm at density 2 (a large tablet) and 7.3 css px per mm at density 3 (a phone). In both cases its portrait is about 400
 * device pixels wide.
 */
export const PIECES = {
  '2x': (): readonly Piece[] => [...portraits(2), speckle(2), wear(5), thumbPiece(1.75)],
  '3x': (): readonly Piece[] => [...portraits(2.2), speckle(3), wear(7.5), thumbPiece(2.6)],
} as const;

export type Density = keyof typeof PIECES;

/** Packs the pieces. @returns the frame of each piece on its sheet, and the size of the sheet */
export function layOut(pieces: readonly Piece[]): {
  readonly frames: Frames;
  readonly width: number;
  readonly height: number;
} {
  const boxes = pieces.map((piece) => ({ name: piece.name, x: 0, y: 0, ...sizeOf(piece) }));
  const { w, h } = potpack(boxes);
  const byName = boxes.sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    frames: Object.fromEntries(byName.map(({ name, x, y, w, h }) => [name, [x, y, w, h] as const])),
    width: w,
    height: h,
  };
}
