/** Where the portraits of the heroes lie. As addresses and not as imports: those of the first page would become a script of their own. */
import type { HeroId } from '../../flow/inHand/campaign';

export const HERO_PORTRAITS: Readonly<Record<HeroId, string>> = {
  bailiff: new URL('../../../assets/heroes/bailiff.webp', import.meta.url).href,
  sexton: new URL('../../../assets/heroes/sexton.webp', import.meta.url).href,
  pawnbroker: new URL('../../../assets/heroes/pawnbroker.webp', import.meta.url).href,
};
