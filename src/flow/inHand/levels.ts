/** Levels of the hero (R28): when the hero gains a level, and which card the new level raises. */
import { heroes } from '../../content/inHand';
import type { CardId, HeroLevel } from '../../rules/inHand/vocabulary';
import type { Campaign } from './campaign';

/** The hero gains a level when the count of completed scenarios reaches one of these numbers (R28.1). */
const LEVEL_UPS = [3, 6, 9, 12];

/** R28.1: whether the hero has gained a level and must choose a card before anything else. */
export function mustLevelUp(campaign: Campaign): boolean {
  const completed = countCompleted(campaign);
  const earned = 1 + LEVEL_UPS.filter((needed) => completed >= needed).length;
  return earned > campaign.level;
}

/** Returns the number of completed scenarios. */
export function countCompleted({ scenarios }: Campaign): number {
  return Object.values(scenarios).filter((each) => each.completed).length;
}

/** Returns how many completed scenarios the next level requires, or null at the highest level. */
export function nextLevelAt({ level }: Campaign): number | null {
  return LEVEL_UPS[level - 1] ?? null;
}

/** Returns the ability cards that a new level can raise to level 2 (R28.1). */
export function upgradeableCards({ hero, upgrades }: Campaign): CardId[] {
  const cards = heroes[hero]?.cards ?? [];
  return cards.map(({ id }) => id).filter((id) => !upgrades.includes(id));
}

/** R28.1: whether the hero may raise this card to level 2 now. */
export function canUpgrade(campaign: Campaign, card: CardId): boolean {
  return mustLevelUp(campaign) && upgradeableCards(campaign).includes(card);
}

const NEXT_LEVEL: Readonly<Record<HeroLevel, HeroLevel>> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 5 };

/** R28.1: raises the hero by one level, and a card to level 2. */
export function levelUp(campaign: Campaign, card: CardId): Campaign {
  if (!canUpgrade(campaign, card)) return campaign;
  return { ...campaign, level: NEXT_LEVEL[campaign.level], upgrades: [...campaign.upgrades, card] };
}
