/** The URLs of the heroes' portraits, only here: a file imported in one module and used by URL in another loses its URL in the built page. */
import type { HeroId } from '../../flow/inHand/campaign';

export const HERO_PORTRAITS: Readonly<Record<HeroId, string>> = {
  bailiff: new URL('../../../assets/heroes/bailiff.webp', import.meta.url).href,
  sexton: new URL('../../../assets/heroes/sexton.webp', import.meta.url).href,
  pawnbroker: new URL('../../../assets/heroes/pawnbroker.webp', import.meta.url).href,
};
