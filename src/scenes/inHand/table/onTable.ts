/** What only the on-table variant needs (R2.2): fetched with the first table that is played so. */
export { paintCharacterHpTrack, paintMonsterHpTrack } from '../art/hpTrack';
export { Die } from './Die';
export { forDie } from './forDie';
