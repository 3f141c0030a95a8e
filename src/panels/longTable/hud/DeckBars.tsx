/** What is left of the deck that is drawn from, a bar for each kind of card: which cards, never in which order (L36.9). */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { modifierText } from '../../../i18n/longTable/cardLines';
import { figureOf } from '../../../rules/longTable/figures';
import type { ModifierId } from '../../../rules/longTable/vocabulary';

interface Bar {
  readonly id: ModifierId;
  readonly count: number;
}

/** How many cards of each kind there are, the worst first. */
export function countsOf({ modifiers }: Play['book'], cards: readonly ModifierId[]): Bar[] {
  const counts = new Map<ModifierId, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const worth = (id: ModifierId): number => {
    const value = modifiers[id]?.value;
    return value === 'null' ? -99 : value === '2x' ? 99 : (value ?? 0);
  };
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => worth(a.id) - worth(b.id));
}

/** What is left of the deck that is drawn from. */
export function barsOf({ book, state }: Play): Bar[] {
  const { question } = state;
  if (question?.ask !== 'draw') return [];
  const attacker = figureOf(state, question.strike.job.attacker);
  const hero = attacker?.kind === 'hero' || attacker?.kind === 'summon' ? attacker.hero : null;
  const deck = state.seats.find((seat) => seat.hero === hero)?.deck;
  return countsOf(book, deck?.draw ?? []);
}

/** @param open it has been asked for: by a hold on the deck, or by its own line */
export function DeckBars({ play, open, onOpen }: { play: Play; open: boolean; onOpen: (open: boolean) => void }) {
  const bars = barsOf(play);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const count = bars.reduce((all, each) => all + each.count, 0);
  return (
    <details class="deck-bars" open={open} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary>{t('board.undrawn', { count })}</summary>
      <ul>
        {bars.map(({ id, count }) => {
          const card = play.book.modifiers[id];
          return (
            <li key={id}>
              <b>{count}</b>
              <span class="stick" style={{ height: `${(30 * count) / most}px` }} />
              <small>{card ? modifierText(card) : id}</small>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
