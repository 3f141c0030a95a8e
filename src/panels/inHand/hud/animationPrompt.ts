/**
 * Chooses the prompt during an animation, which must not repeat the answered question or reveal a result too early; and what is told
 * after the animation.
 */
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { eventSentence } from '../../../i18n/inHand/narration';
import type { GameEvent } from '../../../rules/inHand/events';

/** @returns the prompt; null to keep the previous prompt, as during a roll; empty for no prompt */
export function promptWhileAnimating(play: Play, events: readonly GameEvent[]): string | null {
  for (const event of events) {
    if (event.type === 'rolled') return null;
    if (event.type === 'stepped') return t('narration.walking');
    const sentence = eventSentence(play, event);
    if (sentence !== null) return sentence;
  }
  return '';
}

/**
 * The events that tell what a roll or a choice came to. Until then the prompt keeps the question of the roll, or the first event's sentence.
 */
const RESULTS: ReadonlySet<GameEvent['type']> = new Set([
  'monsterHurt',
  'monsterDied',
  'behaviourSet',
  'heroExhausted',
]);

/** @returns the prompt from the animation of this event on; null to keep the previous prompt */
export const promptOfResult = (play: Play, event: GameEvent): string | null =>
  RESULTS.has(event.type) ? eventSentence(play, event) : null;

/** What the hero found in chests: told with the next prompt, since the animation of the chest may be one of many in a turn. */
export const findsIn = (play: Play, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'looted' && event.what === 'treasure' ? (eventSentence(play, event) ?? []) : [],
  );
