/** L7.2: performs an ability without a question if the ability has a single target or only loots. */
import { type Play, send } from '../../flow/longTable/play';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import type { Book } from '../../rules/longTable/book';
import type { Command, CommandType } from '../../rules/longTable/commands';
import type { GameEvent } from '../../rules/longTable/events';
import type { Ability } from '../../rules/longTable/vocabulary';
import { affectedBy } from './places';

const PERFORM = { type: 'perform' } as const;

/**
 * Commands that leave no decision. If another command is legal too (a price, an item, the end of a bonus), the player
 * decides.
 */
const PLAIN: ReadonlySet<CommandType> = new Set(['perform', 'skip']);

const ON_ONE: ReadonlySet<Ability['verb']> = new Set(['attack', 'damage', 'heal', 'give', 'inflict', 'finish']);

/**
 * The command that performs the ability in question, or null if the player decides. The player always decides about
 * invisibility and about the first ability of a lost or persistent half.
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
  // The player must be able to undo the command, so it must not reveal a random result.
  if (!sent.ok || LONG_TABLE.reveals(sent.events)) return null;
  const { verb, mods } = part.ability;
  const isLone =
    verb === 'loot'
      ? isLight(book, sent.events)
      : ON_ONE.has(verb) && !mods.conditions?.includes('invisible') && isOnOne(play, sent.play);
  return isLone ? (options.find(({ type }) => type === PERFORM.type) ?? null) : null;
}

/** Whether the ability affects exactly one figure besides the actor and leaves no choice. */
function isOnOne(play: Play, after: Play): boolean {
  const asked = after.state.question?.ask;
  if (asked === 'targets' || asked === 'place' || asked === 'move') return false;
  return affectedBy(play, after).length === 1;
}

/**
 * L18.4, L27.7: whether the hero loots something other than a goal treasure. The hero who loots a goal treasure becomes
 * its carrier, so the player decides about looting one.
 */
function isLight({ scenario }: Book, events: readonly GameEvent[]): boolean {
  const isTreasure = events.some(({ type }) => type === 'treasureLooted');
  return isTreasure ? !scenario.sacks : events.some(({ type }) => type === 'moneyTaken');
}
