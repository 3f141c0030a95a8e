/** L26.1: finds the preset among a monster's options that the rules leave equal: the option that serves the monster best. */
import type { Play } from '../../flow/longTable/play';
import type { Command } from '../../rules/longTable/commands';

/** The command that takes the preset. Null if no choice is pending or if the choice is not a monster's. */
export function presetOf({ state: { question, figures } }: Play, options: readonly Command[]): Command | null {
  if (question?.ask !== 'choice') return null;
  const { figure, options: equals, preset } = question.choice;
  if (!figures.some(({ id, kind }) => id === figure && kind === 'monster')) return null;
  const best = JSON.stringify(equals[preset]);
  return options.find((each) => each.type === 'choose' && JSON.stringify(each.option) === best) ?? null;
}
