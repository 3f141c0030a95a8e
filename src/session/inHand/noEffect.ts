/** Finds halves of cards that would do nothing (R9.3). */
import { type Play, send } from '../../flow/inHand/play';
import type { Command } from '../../rules/inHand/commands';

/** R9.3: whether playing a half has no effect, because none of its abilities has a target; false for other commands. */
export function hasNoEffect(play: Play, command: Command): boolean {
  if (command.type !== 'play') return false;
  const sent = send(play, command);
  if (!sent.ok) return false;
  const ends = sent.events.findIndex(({ type }) => type === 'actionEnded');
  return (
    ends > 0 && sent.events.slice(0, ends).every(({ type }) => type === 'actionBegan' || type === 'abilitySkipped')
  );
}
