/**
 * Stand-ins for the painters until they are loaded: they paint nothing and request the painters, and the pages print
 * again when those are there.
 */
import type { CardPictures } from '../../panels/inHand/cardPictures';
import { CAMPAIGN_PLACES } from '../../scenes/inHand/art/campaignPlaces';

type Painters = Omit<CardPictures, 'places'>;

/**
 * @param here returns the picture, or null if it is not loaded yet
 * @param want requests it
 */
export function latePrints(here: () => { readonly cardPictures: CardPictures } | null, want: () => void): CardPictures {
  /** The stand-in of a painter. */
  const late =
    (name: keyof Painters) =>
    (...given: unknown[]): void => {
      const paint = here()?.cardPictures[name] as ((...what: unknown[]) => void) | undefined;
      if (paint) paint(...given);
      else want();
    };
  // There are many painters with the same stand-in, so a proxy makes them by name.
  return new Proxy({ places: CAMPAIGN_PLACES } as CardPictures, {
    get: (own, name: keyof CardPictures) => own[name] ?? late(name as keyof Painters),
  });
}
