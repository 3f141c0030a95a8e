/** What the prompt says while the table still shows what was said: no question that has been answered, and nothing before it is seen. */
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { eventSentence } from '../../../i18n/inHand/narration';
import type { GameEvent } from '../../../rules/inHand/events';

/** @returns null: the question that was answered still tells what is being shown, as with a roll */
export function promptWhileAnimating(play: Play, events: readonly GameEvent[]): string | null {
  for (const event of events) {
    if (event.type === 'rolled') return null;
    if (event.type === 'stepped') return t('narration.walking');
    const sentence = eventSentence(play, event);
    if (sentence !== null) return sentence;
  }
  return '';
}
