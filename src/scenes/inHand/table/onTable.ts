/** Exports the parts of the variant with the die (R2.2), loaded with the first table that uses them. */
export { paintCharacterHpTrack, paintMonsterHpTrack } from '../art/hpTrack';
export { Die } from './Die';
export { layoutForDie } from './layoutForDie';
