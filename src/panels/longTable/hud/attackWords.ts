/** Describes attacks: how the damage that the player is asked about was calculated, and what the last command led to. */
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { drawnWords, eventSentence } from '../../../i18n/longTable/narration';
import type { GameEvent } from '../../../rules/longTable/events';
import type { Interaction } from '../../../session/longTable/interaction';
import type { HudPlan } from './plan';

/**
 * L11.3: how the damage that the player is asked about was calculated, with the modifier card. Null if there is no such
 * question, or if no attack caused the damage.
 */
export function damageCalculation(play: Play): string | null {
  const { question } = play.state;
  if (question?.ask !== 'damage' || !question.damage.attack) return null;
  const reckoned = play.events.findLast(({ type }) => type === 'attackReckoned');
  return reckoned ? eventSentence(play, reckoned) : null;
}

/**
 * What the last command led to (`recentOutcome`), as text; null on a desktop, where the log shows it, and if there is nothing
 * to tell. The finished attack is left out while the question is about the next attack or round: the player would take it
 * for a part of that one.
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
 * The sentence of an event. When modifier cards are drawn it names only the cards: the sentence of the attack, which
 * follows, names attacker and target.
 */
const sentenceOf = (play: Play, event: GameEvent): string | null =>
  event.type === 'modifiersDrawn'
    ? t('board.drawnTwo', { cards: drawnWords(play, event) })
    : eventSentence(play, event);
