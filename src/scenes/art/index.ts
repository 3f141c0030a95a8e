/** Exports what all modes share: measures, loaders of pictures and fonts, and painters, which draw plain data on a 2D context. */
export { loadFonts } from './fonts';
export * from './geometry';
export type { GlyphName, IconName } from './iconNames';
export { glyphIcon, groundOf, loadIcons, terrainIcon } from './icons';
export { paintMapCard } from './mapCard';
export { loadPortraits, loadThumb, loadTiles, picture } from './materials';
export { PALETTE } from './palette';
export { paintCardShadow, paintSelectionRim, SHADOW_MARGIN } from './paper';
export {
  type ButtonState,
  type PanelStyle,
  paintButton,
  paintPanel,
  paintSheet,
  paintTable,
} from './table';
export { bakeMm } from './textures';
export { type Family, type FittedText, type Font, type Measure, measureWith } from './type';
export type * from './types';
