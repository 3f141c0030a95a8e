/** Buttons for losing cards instead of HP (L20.1). */
import { t } from '../../../i18n';
import { isInPlay, losableCards, type Pile } from '../../../session/longTable/cardLoss';
import type { Interaction } from '../../../session/longTable/interaction';

const PILES: readonly Pile[] = ['hand', 'discard'];

/**
 * A button for each pile from which the hero can lose cards, and one that leads back from the open pile. A pile's button opens the pile in
 * the fan, where the player selects the cards.
 */
export function CardLossButtons({ interaction }: { interaction: Interaction }) {
  const { draft, options, play } = interaction;
  const buttons = PILES.map((pile) => {
    const cards = losableCards(options, pile);
    if (cards.length === 0 || draft.losingFrom === pile) return null;
    const inPlay = cards.filter((card) => isInPlay(play.state, card)).length;
    return (
      <button type="button" class="slip" key={pile} data-gives={pile} onClick={() => interaction.openPile(pile)}>
        {inPlay > 0
          ? t('board.give.discardInPlay', { count: cards.length - inPlay, inPlay })
          : t(`board.give.${pile}`, { count: cards.length })}
      </button>
    );
  });
  return (
    <>
      {buttons}
      {draft.losingFrom && (
        <button type="button" class="slip" data-action="closePile" onClick={() => interaction.openPile(null)}>
          {t('board.give.back')}
        </button>
      )}
    </>
  );
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
