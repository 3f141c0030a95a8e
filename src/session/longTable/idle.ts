/** What would come to nothing, tried out. */
import { type Play, send } from '../../flow/longTable/play';
import type { CommandOf } from '../../rules/longTable/commands';

/** L7.2: whether playing a half would come to nothing now: none of its abilities has anybody or anything to be done to. */
export function isIdle(play: Play, command: CommandOf<'play'>): boolean {
  const sent = send(play, command);
  if (!sent.ok) return false;
  const end = sent.events.find((event) => event.type === 'actionEnded');
  return end?.type === 'actionEnded' && !end.done;
}

/** L7.2: whether what is asked about would be done in vain: whoever is bidden to do something finds nobody to do any of it to. */
export function isVain(play: Play): boolean {
  const { question } = play.state;
  if (question?.ask !== 'ability') return false;
  const { actor, parts, next } = question.action;
  const part = parts[next];
  if (part?.part !== 'ability' || part.ability.verb !== 'bid') return false;
  const sent = send(play, { type: 'perform' });
  if (!sent.ok) return false;
  // What comes of the card besides is the actor's own.
  const skipped = sent.events.filter(
    (event) => event.type === 'abilitySkipped' && event.why === 'impossible' && event.figure !== actor,
  );
  return skipped.length >= part.ability.abilities.length;
}
