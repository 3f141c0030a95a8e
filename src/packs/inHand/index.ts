/** Exports the functions for scenario packs (FORMAT.md) that the page uses. */
export type { TrialProgress } from '../trial';
export { isUnderWay, layPackGame, openPackRoom, type PackRoom, removePack } from './game';
export { textsOf } from './install';
export type { Pack, PackScenario } from './pack';
