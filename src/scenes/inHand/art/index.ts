/** Exports the painters of this mode's cards and signs, which draw plain data on a 2D context. */
export { paintAbilityCard, paintActing } from './abilityCard';
export { paintCampaignMap } from './campaignMap';
export { paintCharacterHpCard } from './characterHpCard';
export { type ChipRoom, type PlacedChip, paintChip, paintChips, placeChips } from './chips';
export { type ButtonState, type PanelStyle, paintButton, paintPanel, paintSheet } from './controls';
export { paintDecidingCells, paintSpotlight } from './decisiveRoll';
export * from './geometry';
export { type CardSide, columnBox, paintColumnFrame } from './hpTables';
export type { GlyphName, IconName } from './iconNames';
export { loadIcons } from './icons';
export { paintItemTab } from './itemCard';
export { paintMapCard } from './mapCard';
export * from './mapGeometry';
export type * from './mapModels';
export type * from './models';
export { paintMonsterPlate } from './monsterCard';
export { paintMonsterHpCard } from './monsterHpCard';
export { paintOddsCell } from './oddsCell';
export { paintRangeTracker, paintTrackerBlock } from './rangeTracker';
export { NODE_SIZE, paintScenarioNode } from './scenarioNode';
export {
  FLAG_HEIGHT,
  flagWidth,
  paintCrossing,
  paintFlag,
  paintGrip,
  paintNeedle,
  paintRestMark,
  paintRestRing,
  paintRising,
  paintRollChip,
  paintSeal,
  paintSealStroke,
  paintStamp,
  paintStrike,
  paintToken,
  REST_RING,
  RISING,
  ROLL_CHIP,
  SEAL_STROKE,
  STRIKE,
} from './signs';
