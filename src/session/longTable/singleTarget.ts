/** L7.2: abilities that are performed without a question because they have a single target, or only loot. */
import { type Play, send } from '../../flow/longTable/play';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import type { Book } from '../../rules/longTable/book';
import type { Command, CommandType } from '../../rules/longTable/commands';
import type { GameEvent } from '../../rules/longTable/events';
import type { Ability } from '../../rules/longTable/vocabulary';
import { affectedBy } from './places';

const PERFORM = { type: 'perform' } as const;

/** Any other legal command (a price, an item, a bonus that can be ended) makes the ability a decision. */
const PLAIN: ReadonlySet<CommandType> = new Set(['perform', 'skip']);

const ON_ONE: ReadonlySet<Ability['verb']> = new Set(['attack', 'damage', 'heal', 'give', 'inflict', 'finish']);

/**
 * The command that performs the ability asked about, or null if the player decides. The first ability of a lost or persistent half is always
 * a decision, and so is invisibility.
 */
export function singleTargetCommand(play: Play, options: readonly Command[]): Command | null {
  const { book, state } = play;
  const { question } = state;
  if (question?.ask !== 'ability' || !options.every(({ type }) => PLAIN.has(type))) return null;
  const { parts, next, half, basic, done } = question.action;
  const part = parts[next];
  const played = half && !basic ? book.cards[half.card]?.[half.half] : undefined;
  if (part?.part !== 'ability' || (!done && (played?.lost || played?.persistent))) return null;
  const sent = send(play, PERFORM);
  // Undo has to bring the question back, so the command must not reveal a random result.
  if (!sent.ok || LONG_TABLE.reveals(sent.events)) return null;
  const { verb, mods } = part.ability;
  const isLone =
    verb === 'loot'
      ? isLight(book, sent.events)
      : ON_ONE.has(verb) && !mods.conditions?.includes('invisible') && isOnOne(play, sent.play);
  return isLone ? (options.find(({ type }) => type === PERFORM.type) ?? null) : null;
}

/** Whether the ability affects one figure besides the actor and leaves no choice. */
function isOnOne(play: Play, after: Play): boolean {
  const asked = after.state.question?.ask;
  if (asked === 'targets' || asked === 'place' || asked === 'move') return false;
  return affectedBy(play, after).length === 1;
}

/** L18.4, L27.7: whether the hero loots something other than a goal treasure, which would burden its carrier. */
function isLight({ scenario }: Book, events: readonly GameEvent[]): boolean {
  const isTreasure = events.some(({ type }) => type === 'treasureLooted');
  return isTreasure ? !scenario.sacks : events.some(({ type }) => type === 'moneyTaken');
}
