/** Prints a figure of the Long Table in a box of 512 x 512, for both its portrait and its token on the map. */
import { PALETTE } from '../../../src/scenes/art/palette';

export interface CutFigure {
  /** The icon of game-icons.net that stands for the figure in panels, and on the map until the figure's picture is loaded. */
  readonly icon: string;
  /** The inked shapes. One halo surrounds all of them together. */
  readonly ink: readonly string[];
  /** Things behind the figure, such as the coffin on a shoulder; a pale contour separates these things from the figure. */
  readonly behind?: { readonly ink: string; readonly lines?: string; readonly cut?: string };
  /** Closed paths that are cut out of the ink. */
  readonly cut?: string;
  /** Lines that are cut out of the ink, `gouge` units wide. */
  readonly lines?: string;
  readonly gouge?: number;
  /** SVG that is printed over the ink and its cuts, for example paper in the figure's hands, or a seal. */
  readonly over?: string;
  /** The square of the drawing that the token shows, if the whole figure would be unrecognisable at the token's size. */
  readonly tokenCrop?: { readonly x: number; readonly y: number; readonly size: number };
}

/** Stroke width of the contour between the figure and the things behind it, in units of the box; the outer half is visible. */
const CONTOUR = 20;

const inked = (d: string): string => `<path d="${d}" fill="${PALETTE.ink}"/>`;
const removed = (d = ''): string => (d ? `<path d="${d}" fill="${PALETTE.paper}"/>` : '');
const carved = (d: string | undefined, width: number): string =>
  d ? `<path d="${d}" fill="none" stroke="${PALETTE.paper}" stroke-width="${width}"/>` : '';
const lit = (d: string, width: number): string =>
  width > 0 ? `<path d="${d}" fill="${PALETTE.paper}" stroke="${PALETTE.paper}" stroke-width="${width}"/>` : '';

/** @param halo stroke width of the pale edge round the figure, in units of the box; the outer half is visible; 0 draws no edge */
export function printFigure({ ink, behind, cut, lines, gouge = 7, over = '' }: CutFigure, halo: number): string {
  const whole = ink.join('');
  const back = behind
    ? inked(behind.ink) + removed(behind.cut) + carved(behind.lines, gouge) + lit(whole, CONTOUR)
    : '';
  return (
    lit((behind?.ink ?? '') + whole, halo) + back + ink.map(inked).join('') + removed(cut) + carved(lines, gouge) + over
  );
}
