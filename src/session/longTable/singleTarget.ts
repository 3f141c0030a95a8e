/**
 * L7.2: finds the command that performs an ability without a question, if the ability has a single target (also that of a commanded ally),
 * only benefits its actor, or only loots.
 */
import { type Play, send } from '../../flow/longTable/play';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import type { Bid } from '../../rules/longTable/bids';
import type { Book } from '../../rules/longTable/book';
import type { Command, CommandOf, CommandType } from '../../rules/longTable/commands';
import type { GameEvent } from '../../rules/longTable/events';
import type { FigureId } from '../../rules/longTable/state';
import type { Ability } from '../../rules/longTable/vocabulary';
import { itemHasNoEffect, staysPut } from './noEffect';
import { affectedFigures } from './places';

const PERFORM = { type: 'perform' } as const;

/**
 * If only these commands are legal, the player need not decide. To end a bonus is seldom useful, and undo leads back to
 * that choice. If another command is legal too (a price, an item that could change the ability), the player decides.
 */
const PLAIN: ReadonlySet<CommandType> = new Set(['perform', 'skip', 'endBonus']);

/** Abilities that are performed without a question if they affect exactly one figure other than the actor. */
const ON_ONE: ReadonlySet<Ability['verb']> = new Set([
  'attack',
  'damage',
  'heal',
  'give',
  'inflict',
  'finish',
  'shove',
  'drag',
]);

/** Abilities that are performed without a question if they only benefit the actor. */
const BENEFITS: ReadonlySet<Ability['verb']> = new Set(['shield', 'retaliate', 'heal', 'when']);

/**
 * The command that performs the ability in question, or null if the player decides. The player has already chosen the
 * half, so the command is also found if the half is lost or persistent. The player always decides about invisibility.
 */
export function singleTargetCommand(play: Play, options: readonly Command[]): Command | null {
  const { book, state } = play;
  const { question } = state;
  if (question?.ask !== 'ability') return null;
  const { parts, next, actor } = question.action;
  const part = parts[next];
  if (part?.part !== 'ability') return null;
  const isBeside = (each: Command) =>
    PLAIN.has(each.type) || (each.type === 'useItem' && isItemBeside(book, each, part.ability));
  if (!options.every(isBeside)) return null;
  const sent = send(play, PERFORM);
  // The player must be able to undo the command, so it must not reveal a random result.
  if (!sent.ok || LONG_TABLE.revealsChance(sent.events)) return null;
  const { verb, mods } = part.ability;
  const isInvisible = mods.conditions?.includes('invisible') ?? false;
  const isLone =
    verb === 'loot'
      ? loots(sent.events)
      : !isInvisible &&
        ((ON_ONE.has(verb) && (isOnOne(play, sent.play) || staysPut(sent.events))) ||
          (BENEFITS.has(verb) && isGain(play, sent.play, actor)) ||
          (part.ability.verb === 'bid' && isOnOneByAlly(part.ability, sent.play, actor)));
  return isLone ? (options.find(({ type }) => type === PERFORM.type) ?? null) : null;
}

/** What an item may do without changing the ability in question. */
const BESIDE: ReadonlySet<Ability['verb']> = new Set(['heal', 'recover']);

/**
 * L21.2: whether an item cannot change the ability in question. The item may then still be used afterwards. An item for the attack or the
 * move, one that moves figures, and one that gives conditions could change the ability; elements could pay for an improvement.
 */
export function isItemBeside(
  { items }: Pick<Book, 'items'>,
  { item }: CommandOf<'useItem'>,
  ability: Ability,
): boolean {
  const def = items[item];
  if (def?.moment !== 'turn' || ability.verb === 'recover') return false;
  const { parts = [], elementOf, elements } = def.effect;
  if ((elementOf || elements) && (ability.improvements ?? []).length > 0) return false;
  const isFree = (part: (typeof parts)[number]) =>
    part.part === 'ability' && BESIDE.has(part.ability.verb) && (part.ability.mods.conditions ?? []).length === 0;
  return parts.every(isFree);
}

/**
 * L7.3: the command that ends the turn, if the hero can only end it or a bonus, or use items that would change nothing now; else null. Without
 * such items the rules end the turn in the same way.
 */
export function idleEndCommand(play: Play, options: readonly Command[]): Command | null {
  if (play.state.question?.ask !== 'turn') return null;
  const isIdle = (each: Command) =>
    each.type === 'endTurn' || each.type === 'endBonus' || (each.type === 'useItem' && itemHasNoEffect(play, each));
  return options.every(isIdle) ? (options.find(({ type }) => type === 'endTurn') ?? null) : null;
}

/** Questions about the ability itself. */
const CHOICES: ReadonlySet<string | undefined> = new Set(['targets', 'place', 'move']);

/** Whether the ability affects the actor alone and changes something: it heals, or it adds a bonus. */
function isGain(play: Play, after: Play, actor: FigureId): boolean {
  if (CHOICES.has(after.state.question?.ask) || affectedFigures(play, after).length > 0) return false;
  const gains = ({ figures, bonuses }: Play['state']) =>
    JSON.stringify([figures.find(({ id }) => id === actor), bonuses]);
  return gains(play.state) !== gains(after.state);
}

/** Whether the ability affects exactly one figure other than the actor and leaves no choice. */
function isOnOne(play: Play, after: Play): boolean {
  if (CHOICES.has(after.state.question?.ask)) return false;
  return affectedFigures(play, after).length === 1;
}

/** L7.2: whether the only ally in reach is commanded to attack, and attacks the only possible target. */
function isOnOneByAlly({ whom, abilities }: Bid, { state: { question } }: Play, actor: FigureId): boolean {
  if (whom !== 'ally' || abilities.length !== 1 || question?.ask !== 'draw') return false;
  const { attacker, targets } = question.strike.job;
  return attacker !== actor && targets.length === 1;
}

/** L18.4, L4.7: whether the hero loots something. To carry a goal treasure costs the hero nothing, so nothing is asked about it. */
const loots = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'treasureLooted' || type === 'moneyTaken');
