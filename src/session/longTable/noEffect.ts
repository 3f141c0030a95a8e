/** Finds commands without effect by trying them on a copy of the play. */
import { legal, type Play, send } from '../../flow/longTable/play';
import type { CommandOf } from '../../rules/longTable/commands';
import type { EventType, GameEvent } from '../../rules/longTable/events';
import { figureOf } from '../../rules/longTable/figures';

/** L7.2: whether playing a half has no effect now, because none of its abilities has a target. */
export function hasNoEffect(play: Play, command: CommandOf<'play'>): boolean {
  const sent = send(play, command);
  if (!sent.ok) return false;
  const end = sent.events.find((event) => event.type === 'actionEnded');
  return end?.type === 'actionEnded' && !end.done;
}

/** Events that an item without effect causes. */
const IDLE: ReadonlySet<EventType> = new Set([
  'itemUsed',
  'actionBegan',
  'abilityBegan',
  'abilitySkipped',
  'actionEnded',
]);

/** Whether an item would only heal a figure that has full HP and no condition to heal. The player may still use up the item. */
export function itemHasNoEffect(play: Play, command: CommandOf<'useItem'>): boolean {
  const sent = send(play, command);
  if (!sent.ok) return false;
  const { events } = sent;
  const isIdle = (event: GameEvent) =>
    event.type === 'healed' ? event.n === 0 && event.took.length === 0 : IDLE.has(event.type);
  const first = events.findIndex((event) => !isIdle(event));
  const own = first < 0 ? events : events.slice(0, first);
  if (!own.some(({ type }) => type === 'healed')) return false;
  // If using the item is the last possible action, the turn ends with it. The events of that end are not an effect of
  // the item.
  const ends = send(play, { type: 'endTurn' });
  return first < 0 || (ends.ok && ends.events.length === events.length - first);
}

/** Verbs of the abilities that `abilityHasNoEffect` checks. */
const TRIED: ReadonlySet<string> = new Set(['bid', 'shove', 'drag']);

/** L14.2: whether the events push or pull figures, and move none. */
export function staysPut(events: readonly GameEvent[]): boolean {
  const forced = events.flatMap((event) => (event.type === 'forced' ? [event] : []));
  const slams = events.some(({ type }) => type === 'slammed');
  return forced.length > 0 && !slams && forced.every(({ path }) => path.length === 0);
}

/**
 * L7.2: whether the ability in question has no effect: every ability of a *Bid* is impossible for the figure that would
 * perform it, or a *Shove* or *Drag* moves nothing (L14.2).
 */
export function abilityHasNoEffect(play: Play): boolean {
  const { question } = play.state;
  if (question?.ask !== 'ability') return false;
  const { actor, parts, next } = question.action;
  const part = parts[next];
  if (part?.part !== 'ability' || !TRIED.has(part.ability.verb)) return false;
  const sent = send(play, { type: 'perform' });
  if (!sent.ok) return false;
  if (part.ability.verb !== 'bid') return staysPut(sent.events);
  // Skipped abilities of the actor itself do not belong to the *Bid*.
  const skipped = sent.events.filter(
    (event) => event.type === 'abilitySkipped' && event.why === 'impossible' && event.figure !== actor,
  );
  return skipped.length >= part.ability.abilities.length;
}

/** L37.1: whether the ability in question only puts a lien, and all its possible targets have a lien already. */
export function allTargetsHaveLiens(play: Play): boolean {
  const { question } = play.state;
  const part = question?.ask === 'ability' ? question.action.parts[question.action.next] : undefined;
  if (part?.part !== 'ability' || part.ability.verb !== 'inflict') return false;
  const { lien, conditions = [] } = part.ability.mods;
  if (!lien || conditions.length > 0) return false;
  const sent = send(play, { type: 'perform' });
  if (!sent.ok) return false;
  if (sent.play.state.question?.ask !== 'targets') return !sent.events.some(({ type }) => type === 'lienPut');
  const targets = legal(sent.play).flatMap((each) =>
    each.type === 'target' ? [figureOf(play.state, each.figure)] : [],
  );
  return targets.length > 0 && targets.every((target) => target?.kind === 'monster' && target.lien);
}
