/** Attacks in words: how the damage came about that is asked about, and what came of the last one. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { drawnWords, eventSentence } from '../../../i18n/longTable/narration';
import type { GameEvent } from '../../../rules/longTable/events';
import type { Interaction } from '../../../session/longTable/interaction';
import type { HudPlan } from './plan';

/** L11.3: how the damage that is asked about came about, with the card that was drawn; null: it is of no attack. */
export function reckonedLast(play: Play): string | null {
  const { question } = play.state;
  if (question?.ask !== 'damage' || !question.damage.attack) return null;
  const reckoned = play.events.findLast(({ type }) => type === 'attackReckoned');
  return reckoned ? eventSentence(play, reckoned) : null;
}

/**
 * What came of the last attack, and what the scenario or a rest did by itself, for a moment missed; a desk tells it in its log. Where the next
 * attack or the next round is asked about, the attack would be read as that one's.
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

/** What was drawn stands before what came of it: who draws for what is known. */
const sentenceOf = (play: Play, event: GameEvent): string | null =>
  event.type === 'modifiersDrawn'
    ? t('board.drawnTwo', { cards: drawnWords(play, event) })
    : eventSentence(play, event);
