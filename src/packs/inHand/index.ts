/** Exports the functions for scenario packs (FORMAT.md) that the page uses. */
export type { TrialProgress } from '../trial';
export { hasUnfinishedGame as isUnderWay, openPackContext, type PackContext, removePack, startPackGame } from './game';
export { textsOf } from './install';
export type { Pack, PackScenario } from './pack';
