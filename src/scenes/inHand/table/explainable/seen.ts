/**
 * What is at a point of a card, as terms that can be explained: read from the same measures and models that the painters print
 * from. Pure; points are in mm from a card's top left corner, as it lies before the player.
 */
import { type GlossaryTerm, isTerm, type Seen } from '../../../../i18n/inHand/glossary';
import type { GlyphName } from '../../../art';
import type { ExtraModel } from '../../art';

/** A finger covers more than a point: so many mm beside a sign still mean it. */
export const FINGER = 3;

/** A term, and the figure that stands with it. */
export const seen = (term: GlossaryTerm, figure?: string | number): Seen =>
  figure === undefined ? { term } : { term, figure: String(figure) };

/** Icons that mean something else on a card than their name says. */
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
