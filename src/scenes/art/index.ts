/** Exports what all modes share: measures, loaders of pictures and fonts, and painters, which draw plain data on a 2D context. */
export { loadFonts } from './fonts';
export * from './geometry';
export { loadPortraits, loadThumb, loadTiles, picture } from './materials';
export { PALETTE } from './palette';
export { paintCardShadow, paintSelectionRim, SHADOW_MARGIN } from './paper';
export { paintTable } from './table';
export { bakeMm, type Piece } from './textures';
export { type Family, type FittedText, type Font, type Measure, measureWith } from './type';
export type * from './types';
