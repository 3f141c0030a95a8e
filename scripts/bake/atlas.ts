/**
 * The atlas: what the table and its cards are painted from, on one sheet for each density of screen. All of it is printed in few inks:
 * the sheet holds few tones, without loss, and so is smaller and sharper than what is compressed with some.
 */
import potpack from 'potpack';
import { thumbPiece } from './hands';
import { type Piece, sizeOf } from './picture';
import { portraits } from './portraits';
import { speckle, wear } from './textures';

/** Left, top, width and height on the sheet, in pixels. */
export type Frame = readonly [number, number, number, number];
export type Frames = Readonly<Record<string, Frame>>;

/**
 * The plate with the portrait is laid up to 10.9 px a mm where the screen has two pixels for each (a large tablet), and up to 7.3 where
 * it has three (a phone): 370 to 400 pixels wide either way, and far fewer almost everywhere.
 */
export const PIECES = {
  '2x': (): readonly Piece[] => [...portraits(2), speckle(2), wear(5), thumbPiece(1.75)],
  '3x': (): readonly Piece[] => [...portraits(2.2), speckle(3), wear(7.5), thumbPiece(2.6)],
} as const;

export type Density = keyof typeof PIECES;

/** Where each piece lies on its sheet, and how large that is. */
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
