/** L21.2: finds the command that lets a monster's attack go on without an item, if no item could make a difference. */
import type { Play } from '../../flow/longTable/play';
import { calculateAttack } from '../../rules/longTable/attackCalculation';
import type { Command } from '../../rules/longTable/commands';
import { oddsOfStrike } from '../../rules/longTable/odds';

/**
 * The command to proceed, or null if the player decides. It is found if Shield keeps off all damage, whatever modifier card is drawn, and
 * the attack has no other effect.
 */
export function harmlessAttackCommand({ book, state }: Play, options: readonly Command[]): Command | null {
  const { question } = state;
  if (question?.ask !== 'defend') return null;
  const { pierce: _, ...effects } = calculateAttack(book, state, question.strike)?.mods ?? {};
  const worst = oddsOfStrike(book, state, question.strike)?.outcomes.at(-1)?.damage;
  const isHarmless = worst === 0 && Object.values(effects).flat().length === 0;
  return isHarmless ? (options.find(({ type }) => type === 'proceed') ?? null) : null;
}
