/** What is said before an attack is rolled: which of two rolls is due, and why there are two (R14.1); what would decide the scenario. */

import type { Play } from '../../flow/inHand/play';
import { reasonsForTwoRolls } from '../../rules/inHand/heroAttack';
import { decisiveFaces } from '../../rules/inHand/odds';
import { FACES } from '../../rules/inHand/vocabulary';
import { language, named, t } from '..';

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
function twoRolls({ book, state }: Play, who = ''): string | null {
  const { attack } = state;
  if (!attack || attack.advantage === 0) return null;
  const good = attack.advantage > 0;
  const roll = t(good ? 'table.pair.better' : 'table.pair.worse', { nth: attack.rolls.length + 1 });
  const sources = reasonsForTwoRolls(book, state).map(sourceName).join(', ');
  const why = sources && t(good ? 'table.pair.advantage' : 'table.pair.disadvantage', { sources });
  const second = [who, why].filter(Boolean).join('. ');
  return second ? `${roll}\n${second}` : roll;
}

/** Which letters would exhaust the hero or win the scenario; null: none or any of them would. */
function decisiveLine({ book, state }: Play): string | null {
  const faces = decisiveFaces(book, state);
  if (faces.length === 0 || faces.length === FACES.length) return null;
  const letters = new Intl.ListFormat(language(), { type: 'disjunction' }).format(faces);
  if (state.attack?.by === 'hero') return t('table.decides.win', { letters });
  return t('table.decides.end', { letters, hp: state.hero.hp });
}

/**
 * The prompt of an attack's roll, on one line or two.
 * @param title whose attack on whom; left out where there are two rolls
 * @param who opens the second line of two rolls: whose attack it is, where that is not the player's
 */
export function rollPrompt(play: Play, title: string, who = ''): string {
  const pair = twoRolls(play, who);
  const decides = decisiveLine(play);
  return decides ? `${pair?.split('\n')[0] ?? title}\n${decides}` : (pair ?? title);
}
