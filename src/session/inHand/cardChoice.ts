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
 * Chooses a card or takes the choice back. Sends the pair as soon as it is complete, if undo can take it back; with only two cards in hand
 * the first choice completes the pair. Until something follows the pair, another card replaces the second one. After the turn, the choice of
 * a card declines the rest (R7.5).
 */
export function chooseCard(interaction: Interaction, card: CardId): void {
  const sent = leadingOf(interaction, card);
  if (sent !== null && interaction.undo()) interaction.toggleCard(sent);
  if (!canChooseEarly(interaction.play, card)) return choose(interaction, card);
  interaction.asOneGesture(() => {
    interaction.send({ type: 'proceed' });
    choose(interaction, card);
  });
}

function choose(interaction: Interaction, card: CardId): void {
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

/** The leading card of the pair that was sent last, if undo takes back only the pair and the given card is in hand; otherwise null. */
function leadingOf({ session, play, nextUndo }: Interaction, card: CardId): CardId | null {
  const last = session.journal.commands.at(-1);
  if (last?.type !== 'select' || nextUndo()?.type !== 'select') return null;
  return play.state.hero.cards.some(({ id, zone }) => id === card && zone === 'hand') ? last.leading : null;
}
