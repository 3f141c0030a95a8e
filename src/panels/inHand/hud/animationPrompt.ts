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

/** The events that show what a roll came to. Until then the prompt keeps the question of the roll. */
const RESULTS: ReadonlySet<GameEvent['type']> = new Set(['monsterHurt', 'monsterDied', 'behaviourSet']);

/** Whether the question of the roll is over once the table shows this event. */
export const endsQuestion = ({ type }: GameEvent): boolean => RESULTS.has(type);

/** @returns the prompt from the animation of this event on; null to keep the previous prompt */
export const promptFrom = (play: Play, event: GameEvent): string | null =>
  event.type === 'heroExhausted' ? eventSentence(play, event) : null;

/** What the hero found in chests: told with the next prompt, since the animation of the chest may be one of many in a turn. */
export const findsIn = (play: Play, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'looted' && event.what === 'treasure' ? (eventSentence(play, event) ?? []) : [],
  );
