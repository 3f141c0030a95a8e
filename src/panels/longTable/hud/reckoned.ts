/** Attacks in words: how the damage came about that is asked about, and what came of the last one. */
import type { Play } from '../../../flow/longTable/play';
import { eventSentence } from '../../../i18n/longTable/narration';
import type { Interaction } from '../../../session/longTable/interaction';
import type { HudPlan } from './plan';

/** L11.3: how the damage that is asked about came about, with the card that was drawn; null: it is of no attack. */
export function reckonedLast(play: Play): string | null {
  const { question } = play.state;
  if (question?.ask !== 'damage' || !question.damage.attack) return null;
  const reckoned = play.events.findLast(({ type }) => type === 'attackReckoned');
  return reckoned ? eventSentence(play, reckoned) : null;
}

/** What came of the last attack, for a moment missed; a desk tells it in its log, and beside a hand there is no room for it. */
export function struckWords(
  { blow, play }: Pick<Interaction, 'blow' | 'play'>,
  { composition }: Pick<HudPlan, 'composition'>,
): string | null {
  const asked = play.state.question?.ask;
  // Another attack is asked about: it would be read as that one's.
  const isOfAnother = asked === 'select' || asked === 'defend';
  if (!blow || composition === 'desktop' || isOfAnother) return null;
  const told = [blow.event, ...blow.end, ...(blow.since ? [blow.since] : [])];
  return told.map((event) => eventSentence(blow.play, event)).join(' ');
}
