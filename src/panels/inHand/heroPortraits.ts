/** Where the portraits of the heroes lie: here alone. A file that is imported in one module and an address in another has no address in the built page. */
import type { HeroId } from '../../flow/inHand/campaign';

export const HERO_PORTRAITS: Readonly<Record<HeroId, string>> = {
  bailiff: new URL('../../../assets/heroes/bailiff.webp', import.meta.url).href,
  sexton: new URL('../../../assets/heroes/sexton.webp', import.meta.url).href,
  pawnbroker: new URL('../../../assets/heroes/pawnbroker.webp', import.meta.url).href,
};
