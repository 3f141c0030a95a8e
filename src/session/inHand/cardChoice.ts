/** Chooses the two cards of a round (R7.1) one after the other: a tap or a key chooses a card. */
import type { CardId } from '../../rules/inHand/vocabulary';
import { canChooseEarly, canTakeBack } from './automatic';
import type { Interaction } from './interaction';

/**
 * Chooses a card or takes the choice back. Sends the pair as soon as it is complete, if undo can take it back; with only two cards in hand
 * the first choice completes the pair. After the turn, the choice of a card declines the rest (R7.5).
 */
export function chooseCard(interaction: Interaction, card: CardId): void {
  if (canChooseEarly(interaction.play, card)) interaction.send({ type: 'proceed' });
  const chosen = interaction.draft.cards.length;
  interaction.toggleCard(card);
  const { options, draft } = interaction;
  if (draft.cards.length <= chosen && chosen < 2) return;
  const pairs = options.filter((each) => each.type === 'select' && each.leading === draft.cards[0]);
  const [only] = pairs;
  if (draft.cards.length === 1 && pairs.length === 1 && only?.type === 'select') interaction.toggleCard(only.second);
  const [leading, second] = interaction.draft.cards;
  if (leading && second && canTakeBack(interaction.play, { type: 'select', leading, second })) interaction.sendDraft();
}
