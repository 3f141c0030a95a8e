/** The parts of the on-table variant (R2.2), loaded with the first table that uses it. */
export { paintCharacterHpTrack, paintMonsterHpTrack } from '../art/hpTrack';
export { Die } from './Die';
export { layoutForDie } from './layoutForDie';
