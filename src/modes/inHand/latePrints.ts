/** The pages' painters: until the picture is fetched they paint nothing and ask for it; the pages print again when it is there. */
import type { CardPictures } from '../../panels/inHand/cardPictures';
import { CAMPAIGN_PLACES } from '../../scenes/inHand/art/campaignPlaces';

type Painters = Omit<CardPictures, 'places'>;

/**
 * @param here the picture; null: it has not been fetched yet
 * @param want asks for it
 */
export function latePrints(here: () => { readonly cardPictures: CardPictures } | null, want: () => void): CardPictures {
  const late =
    <K extends keyof Painters>(name: K) =>
    (...given: Parameters<Painters[K]>): void => {
      const paint = here()?.cardPictures[name] as ((...what: Parameters<Painters[K]>) => void) | undefined;
      if (paint) paint(...given);
      else want();
    };
  return {
    glyph: late('glyph'),
    itemGlyph: late('itemGlyph'),
    itemBlock: late('itemBlock'),
    townBlock: late('townBlock'),
    abilityFace: late('abilityFace'),
    campaignMap: late('campaignMap'),
    drawing: late('drawing'),
    tile: late('tile'),
    places: CAMPAIGN_PLACES,
  };
}
