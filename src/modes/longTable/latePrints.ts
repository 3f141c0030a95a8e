/**
 * Makes fallbacks for the painters until these are loaded: a fallback paints nothing and requests the painters, and the pages print
 * again once they are loaded.
 */
import type { LongPictures } from '../../panels/longTable/app';

/**
 * @param here returns the picture, or null if it is not loaded yet
 * @param want requests it
 */
export function latePrints(here: () => { readonly cardPictures: LongPictures } | null, want: () => void): LongPictures {
  const icon = (of: (pictures: LongPictures) => string): string => {
    const found = here();
    if (found) return of(found.cardPictures);
    want();
    return '';
  };
  return {
    icon: (name) => icon((pictures) => pictures.icon(name)),
    item: (id) => icon((pictures) => pictures.item(id)),
    figure: (kind) => icon((pictures) => pictures.figure(kind)),
    face: (kind) => {
      const found = here();
      if (!found) want();
      return found?.cardPictures.face(kind) ?? null;
    },
    sign: (name) => icon((pictures) => pictures.sign(name)),
    glyph: (...given) => (here() ? here()?.cardPictures.glyph(...given) : want()),
    block: (...given) => (here() ? here()?.cardPictures.block(...given) : want()),
  };
}
