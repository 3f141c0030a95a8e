/** What on the table can be explained, and at which point of a card it is. */
export { type OnCard, onCard } from './abilityCard';
export { onHeroHp, onHeroTrack, onMonsterHp, onMonsterTrack } from './hpCards';
export { type OnMap, onMap } from './map';
export { onPlate } from './monsterPlate';
export { onItem, onTracker } from './strips';
