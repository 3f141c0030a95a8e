/** Packs of the Long Table (FORMAT.md), for the page. */
export { globalId } from './content';
export { isUnderWay, type LongPackRoom, layPackGame, openPackRoom, removePack } from './game';
export { textsOf } from './install';
export type { LongPack, LongPackScenario } from './pack';
