/** Lists the URLs of the heroes' portraits. Define them only here: the build breaks the URL of a file that another module imports. */
import type { HeroId } from '../../flow/inHand/campaign';

export const HERO_PORTRAITS: Readonly<Record<HeroId, string>> = {
  bailiff: new URL('../../../assets/heroes/bailiff.webp', import.meta.url).href,
  sexton: new URL('../../../assets/heroes/sexton.webp', import.meta.url).href,
  pawnbroker: new URL('../../../assets/heroes/pawnbroker.webp', import.meta.url).href,
};
