/** The look of the game: painters that draw plain data on a 2D context, and what they need. */
export { paintAbilityCard, paintActing } from './abilityCard';
export { paintCampaignMap } from './campaignMap';
export { paintCharacterHpCard } from './characterHpCard';
export { loadFonts } from './fonts';
export * from './geometry';
export { hexSpriteKey, paintHexSprite } from './hexSprites';
export type { CardSide } from './hpTables';
export { type GlyphName, type IconName, loadIcons, terrainIcon } from './icons';
export { paintItemStrip, paintItemTab } from './itemCard';
export { paintMapCard } from './mapCard';
export { loadPortraits, loadPrint, loadThumb, loadTiles, picture } from './materials';
export { paintMonsterCard, paintMonsterPlate, paintMonsterQuarter } from './monsterCard';
export { paintMonsterHpCard } from './monsterHpCard';
export { PALETTE } from './palette';
export { paintCardShadow, paintSelectionRim, SHADOW_MARGIN } from './paper';
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
  paintRising,
  paintSeal,
  paintStamp,
  paintStrike,
  paintToken,
  RISING,
  STRIKE,
} from './signs';
export {
  type ButtonState,
  type PanelStyle,
  paintButton,
  paintPanel,
  paintSheet,
  paintTable,
} from './table';
export { bakeMm } from './textures';
export type { Family, FittedText, Font, Measure } from './type';
export type * from './types';
