/**
 * Lets the pages call the painters of printed things before the painters are loaded. Until then a call paints nothing and requests
 * the painters; the pages call again when the painters are loaded.
 */
import type { CardPictures } from '../../panels/inHand/cardPictures';
import { CAMPAIGN_PLACES } from '../../scenes/inHand/art/campaignPlaces';

type Painters = Omit<CardPictures, 'places'>;

/**
 * @param here returns the picture, or null if it is not loaded yet
 * @param want requests the picture
 */
export function lazyPainters(
  here: () => { readonly cardPictures: CardPictures } | null,
  want: () => void,
): CardPictures {
  /** A function that calls the painter of this name if it is loaded, and otherwise requests the painters. */
  const late =
    (name: keyof Painters) =>
    (...given: unknown[]): void => {
      const paint = here()?.cardPictures[name] as ((...what: unknown[]) => void) | undefined;
      if (paint) paint(...given);
      else want();
    };
  const path = (find: (pictures: CardPictures) => string): string => {
    const found = here();
    if (!found) want();
    return found ? find(found.cardPictures) : '';
  };
  const own: Pick<CardPictures, 'places' | 'heroPath' | 'monsterPath'> = {
    places: CAMPAIGN_PLACES,
    heroPath: (hero) => path((pictures) => pictures.heroPath(hero)),
    monsterPath: (monster) => path((pictures) => pictures.monsterPath(monster)),
  };
  // All painters are wrapped in the same way, so a proxy makes the wrapper from the painter's name.
  return new Proxy(own as CardPictures, {
    get: (own, name: keyof CardPictures) => own[name] ?? late(name as keyof Painters),
  });
}
