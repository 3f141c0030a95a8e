/** A figure of the Long Table in strokes of our own, in a box of 512: cut once, printed as a block and as the picture of a token. */
import { PALETTE } from '../../../src/scenes/art/palette';

export interface CutFigure {
  /** What is left in ink: the light goes round all of it, and nowhere between its parts. */
  readonly ink: readonly string[];
  /** What is behind it, as the coffin on a shoulder: a contour parts it from what is before it. */
  readonly behind?: { readonly ink: string; readonly lines?: string; readonly cut?: string };
  /** What is cut out of the ink. */
  readonly cut?: string;
  /** Lines that are cut out of the ink, as wide as the gouge. */
  readonly lines?: string;
  readonly gouge?: number;
  /** What is printed over it: paper in its hands, a seal. */
  readonly over?: string;
  /** The square of it that stands on the map, where not all of it would be told from afar. */
  readonly seen?: { readonly x: number; readonly y: number; readonly size: number };
}

/** Thickness of the contour between what is behind a figure and the figure. */
const CONTOUR = 20;

const inked = (d: string): string => `<path d="${d}" fill="${PALETTE.ink}"/>`;
const removed = (d = ''): string => (d ? `<path d="${d}" fill="${PALETTE.paper}"/>` : '');
const carved = (d: string | undefined, width: number): string =>
  d ? `<path d="${d}" fill="none" stroke="${PALETTE.paper}" stroke-width="${width}"/>` : '';
const lit = (d: string, width: number): string =>
  width > 0 ? `<path d="${d}" fill="${PALETTE.paper}" stroke="${PALETTE.paper}" stroke-width="${width}"/>` : '';

/** @param halo of the light round it, in units of its box; 0: none */
export function printFigure({ ink, behind, cut, lines, gouge = 7, over = '' }: CutFigure, halo: number): string {
  const whole = ink.join('');
  const back = behind
    ? inked(behind.ink) + removed(behind.cut) + carved(behind.lines, gouge) + lit(whole, CONTOUR)
    : '';
  return (
    lit((behind?.ink ?? '') + whole, halo) + back + ink.map(inked).join('') + removed(cut) + carved(lines, gouge) + over
  );
}
