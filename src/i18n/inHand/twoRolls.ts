/** Writes the prompt of an attack roll: which roll comes next, why there are two (R14.1), and which faces would decide the scenario. */

import type { Play } from '../../flow/inHand/play';
import { reasonsForDisadvantage, reasonsForTwoRolls } from '../../rules/inHand/heroAttack';
import { decisiveFaces, isSettled } from '../../rules/inHand/odds';
import { FACES } from '../../rules/inHand/vocabulary';
import { contentText, language, t } from '..';

/** The name of a reason for two rolls: the Distance, a condition or an item. */
export function sourceName(source: string): string {
  if (source === 'adjacent') return t('table.pair.adjacent');
  return source === 'strengthen' || source === 'muddle'
    ? t(`cards.condition.${source}`)
    : contentText('cards.item', source);
}

/**
 * The text about two rolls. The first line says which roll comes next and which will count; the second gives the reasons.
 * @param who the attacker's name, which begins the second line; empty if the hero attacks
 * @returns null if there is only one roll
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

/**
 * R14: the Disadvantage of the hero's attack with its reasons, as a sentence without its full stop: of an attack that is not declared yet,
 * so that the player can still decide against it, or of the declared one. Null if there is none.
 */
export function disadvantageOfHero({ book, state }: Pick<Play, 'book' | 'state'>): string | null {
  const { attack } = state;
  const declared = attack && attack.advantage < 0 ? reasonsForTwoRolls(book, state) : [];
  const sources = (attack ? declared : reasonsForDisadvantage(book, state)).map(sourceName).join(', ');
  return sources ? t('table.pair.disadvantage', { sources }) : null;
}

/** The line that names the faces (A, B, C) which would exhaust the hero or win the scenario; null if none or all of them would. */
function decisiveLine({ book, state }: Play): string | null {
  const faces = decisiveFaces(book, state);
  if (faces.length === 0 || faces.length === FACES.length) return null;
  const letters = new Intl.ListFormat(language(), { type: 'disjunction' }).format(faces);
  if (state.attack?.by === 'hero') return t('table.decides.win', { letters });
  return t('table.decides.end', { letters, hp: state.hero.hp });
}

/**
 * The prompt of an attack roll, in one or two lines. A single roll that can change nothing says so.
 * @param title the attacker and the target; left out if there are two rolls
 * @param who the attacker's name, which begins the second line; empty if the hero attacks
 */
export function rollPrompt(play: Play, title: string, who = ''): string {
  const pair = twoRolls(play, who);
  const decides = decisiveLine(play);
  if (decides) return `${pair?.split('\n')[0] ?? title}\n${decides}`;
  return pair ?? (isSettled(play.book, play.state) ? `${title}\n${t('table.decides.nothing')}` : title);
}
