/** The look of the game: painters that draw plain data on a 2D context, and what they need. */
export { ABILITY_AREAS, paintAbilityCard } from './abilityCard';
export { CAMPAIGN_PLACES, campaignScale, paintCampaignMap } from './campaignMap';
export { paintCharacterHpCard } from './characterHpCard';
export { loadFonts } from './fonts';
export * from './geometry';
export { hexSpriteKey, paintHexSprite } from './hexSprites';
export type { CardSide } from './hpTables';
export {
  drawHaloIcon,
  drawIcon,
  type GlyphName,
  glyphIcon,
  heroIcon,
  type IconName,
  iconPath,
  itemIcon,
  monsterIcon,
  terrainIcon,
} from './icons';
export { paintItemStrip, paintItemTab } from './itemCard';
export { paintMapCard } from './mapCard';
export { drawBecomes, drawCross, drawDot, drawElement, drawFace, drawHeart, drawTick } from './marks';
export {
  type KeyArtName,
  keyArt,
  keyArtUrl,
  loadKeyArt,
  loadMaterials,
  loadPortraits,
  portrait,
  portraitUrl,
  sceneUrl,
} from './materials';
export { paintMonsterCard, paintMonsterPlate, paintMonsterQuarter } from './monsterCard';
export { paintMonsterHpCard } from './monsterHpCard';
export { PALETTE } from './palette';
export { paintCardShadow, paintSelectionRim, printOnPaper, SHADOW_MARGIN } from './paper';
export { paintPortrait } from './portrait';
export { paintRangeTracker, paintTrackerBlock } from './rangeTracker';
export { NODE_SIZE, paintScenarioNode } from './scenarioNode';
export {
  BUBBLE,
  FLAG_HEIGHT,
  flagWidth,
  paintBubble,
  paintCrossing,
  paintFlag,
  paintGrip,
  paintNeedle,
  paintOddsCell,
  paintSeal,
  paintStamp,
  paintToken,
} from './signs';
export {
  type ButtonState,
  type PanelStyle,
  paintButton,
  paintCandle,
  paintPanel,
  paintSheet,
  paintTable,
  paintTitle,
} from './table';
export { bakeMm, bakeTexture } from './textures';
export {
  cssFont,
  drawFitted,
  drawNumber,
  drawText,
  FAMILY,
  type Family,
  type FittedText,
  type Font,
  fitText,
  fitTitle,
  initiativeText,
  type Measure,
  measureWith,
  signed,
  wrap,
} from './type';
export type * from './types';
