/** The painters of the pages: until the picture is fetched they paint nothing and ask for it; the pages print again when it is there. */
import type { LongPictures } from '../../panels/longTable/app';

/**
 * @param here the picture; null: it has not been fetched yet
 * @param want asks for it
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
