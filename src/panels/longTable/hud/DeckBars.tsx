/** Shows the undrawn cards of the current modifier deck: a bar for each kind of card. The order of the cards stays secret (L36.9). */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { modifierText } from '../../../i18n/longTable/modifierWords';
import { figureOf } from '../../../rules/longTable/figures';
import { type DeckName, deckNameOf } from '../../../rules/longTable/modifierDecks';
import type { HeroId, ModifierId } from '../../../rules/longTable/vocabulary';

export interface Bar {
  readonly id: ModifierId;
  readonly count: number;
}

/** The worth of a card that is also lost when it is drawn differs a little, so that its bar has the same place in every chart. */
const LEANS: Readonly<Record<string, number>> = { curse: -0.5, bless: 0.5 };

/** Counts the cards of each kind. The worst kind comes first. */
export function countsOf({ modifiers }: Play['book'], cards: readonly ModifierId[]): Bar[] {
  const counts = new Map<ModifierId, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  const worth = (id: ModifierId): number => {
    const value = modifiers[id]?.value;
    return (value === 'null' ? -99 : value === '2x' ? 99 : (value ?? 0)) + (LEANS[id] ?? 0);
  };
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => worth(a.id) - worth(b.id));
}

/** L12.1: the deck of the next draw. The deck is the attacker's, else the acting figure's, else the selected hero's, else the monsters'. */
export function deckNameAt({ state }: Play, hero: HeroId | null): DeckName {
  const { question, turn } = state;
  const attacker = question?.ask === 'draw' ? question.strike.job.attacker : turn?.figure;
  const figure = attacker === undefined ? undefined : figureOf(state, attacker);
  return figure ? deckNameOf(figure) : (hero ?? 'monsters');
}

/** The bars for the undrawn cards of a deck. */
export function barsOf({ book, state }: Play, name: DeckName): Bar[] {
  const deck = name === 'monsters' ? state.monsterDeck : state.seats.find((seat) => seat.hero === name)?.deck;
  return countsOf(book, deck?.draw ?? []);
}

/** Shows the number of undrawn cards and, if `open`, the bars. A tap on the number calls `onOpen`. */
export function DeckBars({ play, open, onOpen }: { play: Play; open: boolean; onOpen: (open: boolean) => void }) {
  const bars = barsOf(play, deckNameAt(play, null));
  const count = bars.reduce((all, each) => all + each.count, 0);
  return (
    <details class="deck-bars" open={open} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary>{t('board.undrawn', { count })}</summary>
      <CardBars play={play} bars={bars} />
    </details>
  );
}

/** Whether a label has words. Its column is as wide as its longest word, and a second word stands below it. */
const isWorded = (label: string): boolean => /\p{L}{3}/u.test(label);

/** A column for each kind of card, in the order of `bars`: from the worst to the best. */
export function CardBars({ play, bars }: { play: Play; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul>
      {bars.map(({ id, count }) => {
        const card = play.book.modifiers[id];
        const label = card ? modifierText(card) : id;
        return (
          <li key={id} class={isWorded(label) ? 'worded' : ''}>
            <b>{count}</b>
            <span class="stick" style={{ height: `calc(var(--stick, 30px) * ${count / most})` }} />
            <small>{label}</small>
          </li>
        );
      })}
    </ul>
  );
}
