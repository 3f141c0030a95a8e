/** Buttons for losing cards instead of HP (L20.1). */
import { t } from '../../../i18n';
import { losableCards, type Pile } from '../../../session/longTable/cardLoss';
import type { Interaction } from '../../../session/longTable/interaction';

const PILES: readonly Pile[] = ['hand', 'discard'];

/** A button for each pile from which the hero can lose cards. The button opens the pile in the fan, where the player selects the cards. */
export function CardLossButtons({ interaction }: { interaction: Interaction }) {
  const { draft, options } = interaction;
  return PILES.map((pile) => {
    const cards = losableCards(options, pile);
    if (cards.length === 0) return null;
    const isOpen = draft.losingFrom === pile;
    return (
      <button
        type="button"
        class="slip"
        key={pile}
        data-gives={pile}
        aria-pressed={isOpen}
        onClick={() => interaction.openPile(isOpen ? null : pile)}
      >
        {isOpen ? t('board.give.back') : t(`board.give.${pile}`, { count: cards.length })}
      </button>
    );
  });
}

/**
 * The label of a button for losing cards. The visible text names no cards, because the fan shows which cards are selected.
 * @param label the text for screen readers, which names the cards
 */
export function CardLossLabel({ giving, label }: { giving: Pile; label: string }) {
  return (
    <>
      <span aria-hidden="true">{t(giving === 'hand' ? 'board.give.one' : 'board.give.two')}</span>
      <span class="said">{label}</span>
    </>
  );
}
