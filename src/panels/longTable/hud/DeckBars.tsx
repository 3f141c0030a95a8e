/** The undrawn cards of the current modifier deck as a bar for each kind, without their order (L36.9). */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { modifierText } from '../../../i18n/longTable/cardLines';
import { figureOf } from '../../../rules/longTable/figures';
import type { ModifierId } from '../../../rules/longTable/vocabulary';

interface Bar {
  readonly id: ModifierId;
  readonly count: number;
}

/** The number of cards of each kind, the worst kind first. */
export function countsOf({ modifiers }: Play['book'], cards: readonly ModifierId[]): Bar[] {
  const counts = new Map<ModifierId, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const worth = (id: ModifierId): number => {
    const value = modifiers[id]?.value;
    return value === 'null' ? -99 : value === '2x' ? 99 : (value ?? 0);
  };
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => worth(a.id) - worth(b.id));
}

/** The bars of the deck that the current attack draws from; empty if no draw is pending. */
export function barsOf({ book, state }: Play): Bar[] {
  const { question } = state;
  if (question?.ask !== 'draw') return [];
  const attacker = figureOf(state, question.strike.job.attacker);
  const hero = attacker?.kind === 'hero' || attacker?.kind === 'summon' ? attacker.hero : null;
  const deck = state.seats.find((seat) => seat.hero === hero)?.deck;
  return countsOf(book, deck?.draw ?? []);
}

/** @param open whether the bars are unfolded; a long press on the deck or a tap on this line toggles it */
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
