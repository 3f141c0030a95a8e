/** Takes back the last part of the draft, before undo takes back a command. */
import type { CardId } from '../../rules/longTable/vocabulary';
import type { Draft } from './draft';
import { ignore, type ReducerContext, type Reduction, redraft } from './input';

/** What undo takes back from the draft: the card that was selected last, or else a way, an area or an open pile. */
export type UndoneDraft =
  | { readonly type: 'selectedCard'; readonly card: CardId }
  | { readonly type: 'drawnWay' | 'placedArea' | 'openPile' };

/** What `undoDraft` takes back; null if the draft has nothing that undo takes back. */
export function lastOfDraft({ cards, losingFrom, path, area }: Draft): UndoneDraft | null {
  const card = cards.at(-1);
  if (card !== undefined) return { type: 'selectedCard', card };
  if (losingFrom !== null) return { type: 'openPile' };
  if (path.length > 0) return { type: 'drawnWay' };
  return area ? { type: 'placedArea' } : null;
}

export function undoDraft({ draft }: ReducerContext): Reduction {
  switch (lastOfDraft(draft)?.type) {
    case 'selectedCard':
      return redraft(draft, { cards: draft.cards.slice(0, -1) });
    case 'openPile':
      return redraft(draft, { losingFrom: null });
    case 'drawnWay':
      return redraft(draft, { path: [], blockedBy: null });
    case 'placedArea':
      return redraft(draft, { area: null, spot: null });
    default:
      return ignore(draft);
  }
}
