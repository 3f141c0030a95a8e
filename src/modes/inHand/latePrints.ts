/** The pages' painters: until the picture is fetched they paint nothing and ask for it; the pages print again when it is there. */
import type { CardPictures } from '../../panels/inHand/cardPictures';
import { CAMPAIGN_PLACES } from '../../scenes/inHand/art/campaignPlaces';

type Painters = Omit<CardPictures, 'places'>;

/**
 * @param here the picture; null: it has not been fetched yet
 * @param want asks for it
 */
export function latePrints(here: () => { readonly cardPictures: CardPictures } | null, want: () => void): CardPictures {
  /** A painter by its name. */
  const late =
    (name: keyof Painters) =>
    (...given: unknown[]): void => {
      const paint = here()?.cardPictures[name] as ((...what: unknown[]) => void) | undefined;
      if (paint) paint(...given);
      else want();
    };
  // There are many of them, and each does the same: whichever is asked for is there.
  return new Proxy({ places: CAMPAIGN_PLACES } as CardPictures, {
    get: (own, name: keyof CardPictures) => own[name] ?? late(name as keyof Painters),
  });
}
