/**
 * Lets the pages call the painters of printed things before the painters are loaded. Until then a call paints nothing (an icon is
 * an empty text) and requests the painters; the pages call again when the painters are loaded.
 */
import type { LongPictures } from '../../panels/longTable/app';

/**
 * @param here returns the picture, or null if it is not loaded yet
 * @param want requests the picture
 */
export function lazyPainters(
  here: () => { readonly cardPictures: LongPictures } | null,
  want: () => void,
): LongPictures {
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
    print: (...given) => (here() ? here()?.cardPictures.print(...given) : want()),
    printStamp: (...given) => (here() ? here()?.cardPictures.printStamp(...given) : want()),
  };
}
