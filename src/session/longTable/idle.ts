/** L7.2: whether playing a half would come to nothing now: none of its abilities has anybody or anything to be done to. */
import { type Play, send } from '../../flow/longTable/play';
import type { CommandOf } from '../../rules/longTable/commands';

export function isIdle(play: Play, command: CommandOf<'play'>): boolean {
  const sent = send(play, command);
  if (!sent.ok) return false;
  const end = sent.events.find((event) => event.type === 'actionEnded');
  return end?.type === 'actionEnded' && !end.done;
}
