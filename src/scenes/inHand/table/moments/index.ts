/** What is seen for a moment on the table: fetched after the first picture, before it is needed. */
export { blow, ring } from './blow';
export { stampChip, tearChip } from './chips';
export { dieOnPlate, enterBoss, sweep } from './ends';
export { turnHp } from './hp';
export { tellReckoning } from './reckoning';
export { atCard, atHex, coin, hop, showSign } from './signs';
