/** L7.2: abilities that are done without a question because there is one figure, or only loot, to do them to. */
import { type Play, send } from '../../flow/longTable/play';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import type { Book } from '../../rules/longTable/book';
import type { Command, CommandType } from '../../rules/longTable/commands';
import type { GameEvent } from '../../rules/longTable/events';
import type { Ability } from '../../rules/longTable/vocabulary';
import { struckBy } from './places';

const PERFORM = { type: 'perform' } as const;

/** A price, an item or a bonus that can be ended makes the ability a decision. */
const PLAIN: ReadonlySet<CommandType> = new Set(['perform', 'skip']);

const ON_ONE: ReadonlySet<Ability['verb']> = new Set(['attack', 'damage', 'heal', 'give', 'inflict', 'finish']);

/**
 * The command that does the ability that is asked about; null: the player decides. A lost half is a decision until something of it is done,
 * and so is invisibility.
 */
export function loneTarget(play: Play, options: readonly Command[]): Command | null {
  const { book, state } = play;
  const { question } = state;
  if (question?.ask !== 'ability' || !options.every(({ type }) => PLAIN.has(type))) return null;
  const { parts, next, half, basic, done } = question.action;
  const part = parts[next];
  const played = half && !basic ? book.cards[half.card]?.[half.half] : undefined;
  if (part?.part !== 'ability' || (!done && (played?.lost || played?.persistent))) return null;
  const sent = send(play, PERFORM);
  // Undo brings the question back: nothing by chance may be seen first.
  if (!sent.ok || LONG_TABLE.reveals(sent.events)) return null;
  const { verb, mods } = part.ability;
  const isLone =
    verb === 'loot'
      ? isLight(book, sent.events)
      : ON_ONE.has(verb) && !mods.conditions?.includes('invisible') && isOnOne(play, sent.play);
  return isLone ? (options.find(({ type }) => type === PERFORM.type) ?? null) : null;
}

/** Whether one figure besides the actor is hit, healed or burdened, and nothing is chosen. */
function isOnOne(play: Play, after: Play): boolean {
  const asked = after.state.question?.ask;
  if (asked === 'targets' || asked === 'place' || asked === 'move') return false;
  return struckBy(play, after).length === 1;
}

/** L18.4, L27.7: something is looted, and no goal treasure that burdens the hero who carries it. */
function isLight({ scenario }: Book, events: readonly GameEvent[]): boolean {
  const isTreasure = events.some(({ type }) => type === 'treasureLooted');
  return isTreasure ? !scenario.sacks : events.some(({ type }) => type === 'moneyTaken');
}
