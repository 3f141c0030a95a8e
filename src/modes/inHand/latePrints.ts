/**
 * Makes fallbacks for the painters until these are loaded: a fallback paints nothing and requests the painters, and the pages print
 * again once they are loaded.
 */
import type { CardPictures } from '../../panels/inHand/cardPictures';
import { CAMPAIGN_PLACES } from '../../scenes/inHand/art/campaignPlaces';

type Painters = Omit<CardPictures, 'places'>;

/**
 * @param here returns the picture, or null if it is not loaded yet
 * @param want requests it
 */
export function latePrints(here: () => { readonly cardPictures: CardPictures } | null, want: () => void): CardPictures {
  /** The fallback of a painter. */
  const late =
    (name: keyof Painters) =>
    (...given: unknown[]): void => {
      const paint = here()?.cardPictures[name] as ((...what: unknown[]) => void) | undefined;
      if (paint) paint(...given);
      else want();
    };
  // There are many painters and all have the same fallback, so a proxy makes the fallbacks by name.
  return new Proxy({ places: CAMPAIGN_PLACES } as CardPictures, {
    get: (own, name: keyof CardPictures) => own[name] ?? late(name as keyof Painters),
  });
}
