/** A picture to be baked: SVG that a browser draws and saves as WebP. */
export interface Picture {
  /** Below assets/. */
  readonly file: string;
  /** Of the viewBox, in css px. */
  readonly width: number;
  readonly height: number;
  /** Pixels per css px. */
  readonly scale: number;
  /** WebP quality, 0 to 1. */
  readonly quality: number;
  readonly body: string;
  /** Colour beneath it; without one the picture keeps its transparency, which costs bytes. */
  readonly ground?: string;
}

export function svgOf({ width, height, scale, body, ground }: Picture): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">` +
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
