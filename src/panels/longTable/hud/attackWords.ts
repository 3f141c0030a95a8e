/** Attacks in words: the calculation of the damage in question, and the result of the last command. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { drawnWords, eventSentence } from '../../../i18n/longTable/narration';
import type { GameEvent } from '../../../rules/longTable/events';
import type { Interaction } from '../../../session/longTable/interaction';
import type { HudPlan } from './plan';

/** L11.3: the calculation of the damage in question, with the modifier card; null: it does not come from an attack. */
export function reckonedLast(play: Play): string | null {
  const { question } = play.state;
  if (question?.ask !== 'damage' || !question.damage.attack) return null;
  const reckoned = play.events.findLast(({ type }) => type === 'attackReckoned');
  return reckoned ? eventSentence(play, reckoned) : null;
}

/**
 * The sentences of `RecentOutcome`; null on a desktop, whose log shows them. The attack is left out when the question is about the next
 * attack or round, because it would be read as part of it.
 */
export function latelyWords(
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

/** The sentence of an event; for a draw it only names the cards, since the attack that follows names the figures. */
const sentenceOf = (play: Play, event: GameEvent): string | null =>
  event.type === 'modifiersDrawn'
    ? t('board.drawnTwo', { cards: drawnWords(play, event) })
    : eventSentence(play, event);
