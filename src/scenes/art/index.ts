/** The look of the game: painters that draw plain data on a 2D context, and what they need. */
export { paintAbilityCard, paintActing } from '../inHand/art/abilityCard';
export { paintCampaignMap } from '../inHand/art/campaignMap';
export { paintCharacterHpCard } from '../inHand/art/characterHpCard';
export type { CardSide } from '../inHand/art/hpTables';
export { paintItemStrip, paintItemTab } from '../inHand/art/itemCard';
export { paintMonsterCard, paintMonsterPlate, paintMonsterQuarter } from '../inHand/art/monsterCard';
export { paintMonsterHpCard } from '../inHand/art/monsterHpCard';
export { paintRangeTracker, paintTrackerBlock } from '../inHand/art/rangeTracker';
export { NODE_SIZE, paintScenarioNode } from '../inHand/art/scenarioNode';
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
} from '../inHand/art/signs';
export { loadFonts } from './fonts';
export * from './geometry';
export { hexSpriteKey, paintHexSprite } from './hexSprites';
export { type GlyphName, type IconName, loadIcons, terrainIcon } from './icons';
export { paintMapCard } from './mapCard';
export { loadPortraits, loadPrint, loadThumb, loadTiles, picture } from './materials';
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
export type { Family, FittedText, Font, Measure } from './type';
export type * from './types';
