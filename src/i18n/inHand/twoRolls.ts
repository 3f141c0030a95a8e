/** Advantage and Disadvantage in words (R14.1): what they come from, and which of two rolls is due. */

import type { Play } from '../../flow/inHand/play';
import { reasonsForTwoRolls } from '../../rules/inHand/heroAttack';
import { named, t } from '..';

/** A reason that is neither a condition nor the Distance is an item. */
export function sourceName(source: string): string {
  if (source === 'adjacent') return t('table.pair.adjacent');
  return source === 'strengthen' || source === 'muddle' ? t(`cards.condition.${source}`) : named('cards.item', source);
}

/**
 * Which of two rolls is due and which will count, and on a second line why there are two.
 * @param who opens the second line: whose attack it is, where that is not the player's
 * @returns null: there is one roll
 */
export function twoRolls({ book, state }: Play, who = ''): string | null {
  const { attack } = state;
  if (!attack || attack.advantage === 0) return null;
  const good = attack.advantage > 0;
  const roll = t(good ? 'table.pair.better' : 'table.pair.worse', { nth: attack.rolls.length + 1 });
  const sources = reasonsForTwoRolls(book, state).map(sourceName).join(', ');
  const why = sources && t(good ? 'table.pair.advantage' : 'table.pair.disadvantage', { sources });
  const second = [who, why].filter(Boolean).join('. ');
  return second ? `${roll}\n${second}` : roll;
}
