/** What is to be baked, and what of a print is the same everywhere. */

/** The vermilion of key art is a little lighter than that of the interface: it stands between black lines. */
export const CARVED_RED = '#B92A1C';

/** SVG that a browser draws. */
export interface Drawing {
  /** Of the viewBox, in css px. */
  readonly width: number;
  readonly height: number;
  /** Pixels per css px. */
  readonly scale: number;
  readonly body: string;
  /** Colour beneath it; without one the picture keeps its transparency. */
  readonly ground?: string;
}

/** A picture that is a file of its own. */
export interface Picture extends Drawing {
  /** Below assets/. */
  readonly file: string;
  /** WebP quality, 0 to 1. */
  readonly quality: number;
}

/** A picture printed in few inks, and kept in few tones of them, so that nothing of it is lost: cut out of the atlas, or a file of its own. */
export interface Piece extends Drawing {
  /** On the atlas, or of its file below assets/. */
  readonly name: string;
  /** Colours such as '#17120E'. */
  readonly inks: readonly [string, ...string[]];
  /** Steps from one ink to another, and from nothing to all of it. */
  readonly steps: number;
}

/** In pixels. */
export const sizeOf = ({ width, height, scale }: Drawing): { readonly w: number; readonly h: number } => ({
  w: Math.round(width * scale),
  h: Math.round(height * scale),
});

export function svgOf(drawing: Drawing): string {
  const { width, height, body, ground } = drawing;
  const { w, h } = sizeOf(drawing);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${w}" height="${h}">` +
    `${ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : ''}${body}</svg>`
  );
}

/** Edges that stray by a little, as a hand cuts them; `size` is the picture's measure against a block of 200 px. */
export const cutFilter = (size = 1): string =>
  `<filter id="print" x="-3%" y="-3%" width="106%" height="106%" color-interpolation-filters="sRGB">${cut(size)}</filter>`;

/** The same, with ink that does not take everywhere: for prints that no painter lays under its own grain and specks. */
export const printFilter = (size = 1): string =>
  `<filter id="print" x="-3%" y="-3%" width="106%" height="106%" color-interpolation-filters="sRGB">${cut(size)}` +
  `<feTurbulence type="fractalNoise" baseFrequency="${0.5 / size}" numOctaves="2" seed="21"/>` +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -9 5.5" result="s"/>' +
  '<feComposite in="d" in2="s" operator="in" result="e"/>' +
  '<feColorMatrix in="d" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 .9 0"/>' +
  '<feMerge><feMergeNode/><feMergeNode in="e"/></feMerge></filter>';

const cut = (size: number): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${0.09 / size}" numOctaves="2" seed="3" result="n"/>` +
  `<feDisplacementMap in="SourceGraphic" in2="n" scale="${2.4 * size}" xChannelSelector="R" yChannelSelector="G" result="d"/>`;

/** The printed block, clipped to its edge before the filter, so that the edge strays too. */
export const printed = (width: number, height: number, content: string, size = 1): string =>
  `<defs>${cutFilter(size)}<clipPath id="block"><rect width="${width}" height="${height}" rx="3"/></clipPath></defs>` +
  `<g filter="url(#print)"><g clip-path="url(#block)">${content}</g></g>`;
