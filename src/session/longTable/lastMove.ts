/** L7.1: finds the half that a tap on the map may play: a move that is the only printed half left in the turn. */
import type { Play } from '../../flow/longTable/play';
import type { Command, CommandOf } from '../../rules/longTable/commands';

/** L7.3: the movement points of the basic action. */
const BASIC_MOVE = 2;

/**
 * The command that plays the half, or null if the player has to name a half. Such a half serves no worse than the basic action of the same
 * card. A half that is lost or harms the hero, or that begins with something else, is never played by a tap.
 * @param options the legal commands
 */
export function lastMoveOf({ book, state }: Play, options: readonly Command[]): CommandOf<'play'> | null {
  if (state.question?.ask !== 'turn') return null;
  const printed = options.filter((each): each is CommandOf<'play'> => each.type === 'play' && !each.basic);
  const [only, ...others] = printed;
  const half = only && others.length === 0 ? book.cards[only.card]?.[only.half] : undefined;
  if (!only || !half || half.lost || half.persistent) return null;
  const [first] = half.parts;
  if (first?.part !== 'ability' || first.costs !== undefined) return null;
  const { ability } = first;
  if (ability.verb !== 'move' || (ability.improvements ?? []).length > 0) return null;
  const isEnough = typeof ability.amount === 'number' && ability.amount >= BASIC_MOVE;
  const isHarmful = half.parts.some((part) => part.part === 'ability' && part.ability.verb === 'suffer');
  return isEnough && !isHarmful ? only : null;
}
