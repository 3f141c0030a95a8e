/** Finds the glossary terms at a point of a card or the map. */
export { type CardTerms, termsOnCard } from './abilityCard';
export { termsOnChips } from './chips';
export { termsOnHeroHp, termsOnHeroTrack, termsOnMonsterHp, termsOnMonsterTrack } from './hpCards';
export { type MapTerms, termsOnMap } from './map';
export { termsOnPlate } from './monsterPlate';
export { termsOnItem, termsOnTracker } from './strips';
