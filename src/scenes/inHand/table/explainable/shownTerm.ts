/**
 * Makes glossary terms with their numbers, for the files that find what is at a point of a card. These files use the
 * measures and models of the painters. Points are in mm from the top left corner of the card as the player sees it.
 */
import { type GlossaryTerm, isTerm, type ShownTerm } from '../../../../i18n/inHand/glossary';
import type { ExtraModel } from '../../art';
import type { GlyphName } from '../../art/iconNames';

/** The distance from a sign, in mm, that still counts as a hit, because a finger covers more than a point. */
export const FINGER = 3;

/** A term, with its number if one is shown. */
export const shownTerm = (term: GlossaryTerm, figure?: string | number): ShownTerm =>
  figure === undefined ? { term } : { term, figure: String(figure) };

/** Icons whose meaning on a card differs from their name. */
const GLYPH_TERMS: Readonly<Partial<Record<GlyphName, GlossaryTerm>>> = { hp: 'harm', target: 'strike' };

function termOf(glyph: GlyphName): GlossaryTerm | null {
  return GLYPH_TERMS[glyph] ?? (isTerm(glyph) ? glyph : null);
}

/** The terms of these icons with their numbers, without icons that have no term. */
export function extraTerms(extras: readonly ExtraModel[] = []): ShownTerm[] {
  return extras.flatMap(({ glyph, value }) => {
    const term = termOf(glyph);
    return term ? [shownTerm(term, value)] : [];
  });
}
