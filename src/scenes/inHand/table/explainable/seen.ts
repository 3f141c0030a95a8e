/**
 * Finds glossary terms at a point of a card, from the measures and models of the painters. Pure. Points are in mm from
 * the card's top left corner, as the player sees it.
 */
import { type GlossaryTerm, isTerm, type Seen } from '../../../../i18n/inHand/glossary';
import type { GlyphName } from '../../../art';
import type { ExtraModel } from '../../art';

/** mm beside a sign that still count as a hit, because a finger covers more than a point. */
export const FINGER = 3;

/** A term with the number shown beside it. */
export const seen = (term: GlossaryTerm, figure?: string | number): Seen =>
  figure === undefined ? { term } : { term, figure: String(figure) };

/** Icons whose meaning on a card differs from their name. */
const GLYPH_TERMS: Readonly<Partial<Record<GlyphName, GlossaryTerm>>> = { hp: 'harm', target: 'strike' };

function termOf(glyph: GlyphName): GlossaryTerm | null {
  return GLYPH_TERMS[glyph] ?? (isTerm(glyph) ? glyph : null);
}

export function extrasSeen(extras: readonly ExtraModel[] = []): Seen[] {
  return extras.flatMap(({ glyph, value }) => {
    const term = termOf(glyph);
    return term ? [seen(term, value)] : [];
  });
}
