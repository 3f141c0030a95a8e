/** Finds the glossary terms at a point of an ability card. */
import type { GlossaryTerm, ShownTerm } from '../../../../i18n/inHand/glossary';
import type { Zone } from '../../../../rules/inHand/state';
import type { Element, Half } from '../../../../rules/inHand/vocabulary';
import type { Point } from '../../../art';
import { initiativeText, type Measure } from '../../../art/type';
import type { AbilityFaceModel } from '../../art';
import { ABILITY_AREAS } from '../../art/abilityCard';
import { type PlacedPiece, placeAction } from '../../art/actionRows';
import type { GlyphName } from '../../art/iconNames';
import type { HandCard } from '../tableView';
import { extraTerms, FINGER, shownTerm } from './shownTerm';

/** The terms at a point of a card. */
export interface CardTerms {
  /** The half at this point; null if the point belongs to neither half. */
  readonly half: Half | null;
  readonly seen: readonly ShownTerm[];
}

/**
 * R1.3: the terms at a point of a card: of its title, of an action, or of the initiative with side and level. The term
 * of the card's pile or flag comes first on the title, and last elsewhere.
 */
export function termsOnCard({ model, flag, placement }: HandCard, zone: Zone, at: Point, measure: Measure): CardTerms {
  const { top, bottom, initiative } = ABILITY_AREAS;
  const placed = placement === 'out' ? outOfHand(zone) : flag ? [shownTerm(flag)] : [];
  if (at.y < top.y) return { half: null, seen: [...placed, shownTerm('card')] };
  const middle = initiative.y - initiative.height / 2;
  if (at.y < middle) return { half: 'top', seen: [...termsOnAction(model, 'top', at, measure), ...placed] };
  if (at.y < bottom.y) return { half: null, seen: [termOnDivider(model, at), ...placed] };
  return { half: 'bottom', seen: [...termsOnAction(model, 'bottom', at, measure), ...placed] };
}

function outOfHand(zone: Zone): ShownTerm[] {
  if (zone === 'lost' || zone === 'active') return [shownTerm(zone)];
  return zone === 'discard' ? [shownTerm('discarded')] : [];
}

function termOnDivider({ initiative, side, level }: AbilityFaceModel, { x }: Point): ShownTerm {
  const { x: middle, width } = ABILITY_AREAS.initiative;
  if (x < middle - width / 2) return shownTerm(side === 'A' ? 'sideA' : 'sideB');
  if (x > middle + width / 2) return shownTerm('levelMark', level === 1 ? 'I' : 'II');
  return shownTerm('initiative', initiativeText(initiative));
}

function termsOnAction(model: AbilityFaceModel, half: Half, at: Point, measure: Measure): ShownTerm[] {
  const { pieces } = placeAction(model[half], ABILITY_AREAS[half], measure);
  const away = (piece: PlacedPiece) =>
    Math.hypot(
      Math.max(piece.x - at.x, 0, at.x - piece.x - piece.width),
      Math.max(Math.abs(at.y - piece.y) - piece.height / 2, 0),
    );
  const nearest = pieces.reduce<PlacedPiece | null>(
    (best, piece) => (best === null || away(piece) < away(best) ? piece : best),
    null,
  );
  if (!nearest || away(nearest) > FINGER) return [shownTerm('half')];
  const found = pieceSeen(nearest, pieces);
  return found.length > 0 ? found : [shownTerm('half')];
}

const EATS = { dark: 'eatDark', fire: 'eatFire' } as const satisfies Record<Element, GlossaryTerm>;

/**
 * The terms of a piece: a sign has its own term, with its number if it has one. A text or number has the terms of the
 * signs in its row, and then the term that the text itself names.
 */
function pieceSeen(piece: PlacedPiece, pieces: readonly PlacedPiece[]): ShownTerm[] {
  const { token, line } = piece;
  const row = pieces.filter((each) => each.line === line);
  switch (token.kind) {
    case 'element':
      return [shownTerm(token.consumed ? EATS[token.element] : token.element)];
    case 'glyph':
      return glyphSeen(token.glyph, token.value, row);
    case 'value':
    case 'text':
    case 'line': {
      const signs = row.filter(({ token: { kind } }) => kind === 'glyph' || kind === 'element');
      const found = signs.flatMap((each) => pieceSeen(each, pieces));
      const means = token.kind === 'value' ? undefined : token.means;
      return means === undefined || found.some(({ term }) => term === means) ? found : [...found, shownTerm(means)];
    }
  }
}

/**
 * The terms of an icon. An icon without a number gets the number of its row, if it means a bonus to all attacks or
 * moves, a loss of HP or a hindrance.
 */
function glyphSeen(glyph: GlyphName, value: string | undefined, row: readonly PlacedPiece[]): ShownTerm[] {
  const figure = row.map(({ token }) => (token.kind === 'value' ? token.value : undefined)).find(Boolean);
  if (value === undefined && figure !== undefined) {
    if (glyph === 'attack') return [shownTerm('attackBonus', figure)];
    if (glyph === 'move') return [shownTerm('moveBonus', figure)];
    if (glyph === 'hp' || glyph === 'hindrance') return extraTerms([{ glyph, value: figure }]);
  }
  return extraTerms([value === undefined ? { glyph } : { glyph, value }]);
}
