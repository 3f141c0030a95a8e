/** Types of the baked pictures, and the filters that make a picture look like a print. */

/** The vermilion of baked pictures is a little lighter than that of the interface, because black surrounds it. */
export const CARVED_RED = '#B92A1C';

/** SVG that a browser draws. */
export interface Drawing {
  /** Width of the viewBox, in the drawing's own units: css px unless the drawing says otherwise. */
  readonly width: number;
  /** Height of the viewBox, in the same units as `width`. */
  readonly height: number;
  /** Pixels per unit of the viewBox. */
  readonly scale: number;
  readonly body: string;
  /** Background colour; without one the background stays transparent. */
  readonly ground?: string;
}

/** A picture in a file of its own, compressed with loss. */
export interface Picture extends Drawing {
  /** Path below assets/. */
  readonly file: string;
  /** WebP quality, 0 to 1. */
  readonly quality: number;
}

/** A picture in few inks, stored without loss in few tones: a frame of an atlas, or a file of its own. */
export interface Piece extends Drawing {
  /** Name of the frame on the atlas, or path of its own file below assets/. */
  readonly name: string;
  /** Colours such as '#17120E'. */
  readonly inks: readonly [string, ...string[]];
  /** Number of equal steps from one ink to another, and from transparent to opaque. */
  readonly steps: number;
}

/** Returns the size of the file, in pixels. */
export const sizeOf = ({ width, height, scale }: Drawing): { readonly w: number; readonly h: number } => ({
  w: Math.round(width * scale),
  h: Math.round(height * scale),
});

/** Returns the text of the SVG, with the size of the file in pixels. */
export function svgOf(drawing: Drawing): string {
  const { width, height, body, ground } = drawing;
  const { w, h } = sizeOf(drawing);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${w}" height="${h}">` +
    `${ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : ''}${body}</svg>`
  );
}

/** Makes edges slightly irregular, as if cut by hand; `size` is the picture's size relative to a block of 200 px. */
export const cutFilter = (size = 1): string =>
  `<filter id="print" x="-3%" y="-3%" width="106%" height="106%" color-interpolation-filters="sRGB">${cut(size)}</filter>`;

/** `cutFilter` plus patches without ink, for pictures to which the game adds no grain and no specks. */
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

/** Prints the content as a block. The content is clipped to the block's edge before the filter, so that the filter roughens this edge. */
export const printed = (width: number, height: number, content: string, size = 1): string =>
  `<defs>${cutFilter(size)}<clipPath id="block"><rect width="${width}" height="${height}" rx="3"/></clipPath></defs>` +
  `<g filter="url(#print)"><g clip-path="url(#block)">${content}</g></g>`;
