/** The URLs of the heroes' portraits. Define them only here: if a second module imports one of the files, the build breaks its URL. */
import type { HeroId } from '../../flow/inHand/campaign';

export const HERO_PORTRAITS: Readonly<Record<HeroId, string>> = {
  bailiff: new URL('../../../assets/heroes/bailiff.webp', import.meta.url).href,
  sexton: new URL('../../../assets/heroes/sexton.webp', import.meta.url).href,
  pawnbroker: new URL('../../../assets/heroes/pawnbroker.webp', import.meta.url).href,
};
