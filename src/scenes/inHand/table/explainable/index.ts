/** Finds the glossary terms at a point of a card or the map. */
export { type OnCard, onCard } from './abilityCard';
export { onHeroHp, onHeroTrack, onMonsterHp, onMonsterTrack } from './hpCards';
export { type OnMap, onMap } from './map';
export { onPlate } from './monsterPlate';
export { onItem, onTracker } from './strips';
