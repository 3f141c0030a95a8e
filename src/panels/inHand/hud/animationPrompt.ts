/** The prompt while the table still shows what a command made happen: not the question that has been answered, and no outcome before it is shown. */
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { eventSentence } from '../../../i18n/inHand/narration';
import type { GameEvent } from '../../../rules/inHand/events';

/** @returns null: the answered question fits what is being shown, as with a roll; empty: nothing is to be said */
export function promptWhileAnimating(play: Play, events: readonly GameEvent[]): string | null {
  for (const event of events) {
    if (event.type === 'rolled') return null;
    if (event.type === 'stepped') return t('narration.walking');
    const sentence = eventSentence(play, event);
    if (sentence !== null) return sentence;
  }
  return '';
}
