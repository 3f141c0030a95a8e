/** Exports the functions for packs of the Long Table (FORMAT.md) that the page uses. */
export { globalId } from './content';
export {
  hasUnfinishedGame as isUnderWay,
  type LongPackContext,
  openPackContext,
  removePack,
  startPackGame,
} from './game';
export { textsOf } from './install';
export type { LongPack, LongPackScenario } from './pack';
