/** Describes attacks: the calculation of the damage that the current question is about, and the results of the last command. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { eventSentence } from '../../../i18n/longTable/narration';
import { drawnCardsText } from '../../../i18n/longTable/sentences/attacks';
import type { GameEvent } from '../../../rules/longTable/events';
import type { Interaction } from '../../../session/longTable/interaction';
import type { HudPlan } from './plan';

/**
 * L11.3: the calculation of the damage that the current question is about, with the modifier card. Null if the question is
 * not about damage, or if no attack caused the damage.
 */
export function damageCalculation(play: Play): string | null {
  const { question } = play.state;
  if (question?.ask !== 'damage' || !question.damage.attack) return null;
  const reckoned = play.events.findLast(({ type }) => type === 'attackReckoned');
  return reckoned ? eventSentence(play, reckoned) : null;
}

/**
 * The results of the last command (`recentOutcome`) as text. Null if there are none, or on a desktop, where the log shows them.
 * While the question is about the next attack or round, the results of the finished attack are left out, because the player would take
 * them for results of the next attack or round.
 */
export function recentOutcomeText(
  { recentOutcome, play }: Pick<Interaction, 'recentOutcome' | 'play'>,
  { composition }: Pick<HudPlan, 'composition'>,
): string | null {
  if (!recentOutcome || composition === 'desktop') return null;
  const asked = play.state.question?.ask;
  const isOfAnother = asked === 'select' || asked === 'defend';
  const told = [...(isOfAnother ? [] : recentOutcome.attack), ...recentOutcome.notes];
  const words = told.map((event) => sentenceOf(recentOutcome.play, event)).filter((each) => each !== null);
  return words.length > 0 ? words.join(' ') : null;
}

/**
 * The sentence of an event. For `modifiersDrawn` the sentence names only the cards, because the next sentence, about the attack, names
 * attacker and target.
 */
const sentenceOf = (play: Play, event: GameEvent): string | null =>
  event.type === 'modifiersDrawn'
    ? t('board.drawnTwo', { cards: drawnCardsText(play, event) })
    : eventSentence(play, event);
