/** Chooses the two cards of a round (R7.1) one after the other: a tap or a key chooses a card. */
import type { CardId } from '../../rules/inHand/vocabulary';
import { canChooseEarly, canTakeBack } from './automatic';
import type { Interaction } from './interaction';

/** Whether `chooseCard` can do something with the card now. */
export const canChoose = (interaction: Interaction, card: CardId): boolean =>
  interaction.play.phase === 'select' ||
  canChooseEarly(interaction.play, card) ||
  leadingOf(interaction, card) !== null;

/**
 * Chooses a card or takes the choice back. Sends the pair as soon as it is complete, if undo can take it back. Even the last two cards in
 * hand are chosen one by one: if the first choice completed the pair, the second tap, made from habit, would play a half of its card. Until
 * something follows the pair, another card replaces the second one. After the turn, the choice of a card declines the rest (R7.5).
 */
export function chooseCard(interaction: Interaction, card: CardId): void {
  const sent = leadingOf(interaction, card);
  if (sent !== null && interaction.undo()) interaction.toggleCard(sent);
  if (canChooseEarly(interaction.play, card)) interaction.send({ type: 'proceed' });
  const chosen = interaction.draft.cards.length;
  interaction.toggleCard(card);
  const { cards } = interaction.draft;
  if (cards.length <= chosen && chosen < 2) return;
  const [leading, second] = cards;
  if (leading && second && canTakeBack(interaction.play, { type: 'select', leading, second })) interaction.sendDraft();
}

/** The leading card of the pair that was sent last, if undo takes back only the pair and the given card is in hand; otherwise null. */
function leadingOf({ session, play, nextUndo }: Interaction, card: CardId): CardId | null {
  const last = session.journal.commands.at(-1);
  if (last?.type !== 'select' || nextUndo()?.type !== 'select') return null;
  return play.state.hero.cards.some(({ id, zone }) => id === card && zone === 'hand') ? last.leading : null;
}
