/** L26.1: which of a monster's equals it is need not be thought about: the preset is what serves it best. */
import type { Play } from '../../flow/longTable/play';
import type { Command } from '../../rules/longTable/commands';

/** The command that takes the preset; null: nothing is asked, or it is no monster whose equals they are. */
export function presetOf({ state: { question, figures } }: Play, options: readonly Command[]): Command | null {
  if (question?.ask !== 'choice') return null;
  const { figure, options: equals, preset } = question.choice;
  if (!figures.some(({ id, kind }) => id === figure && kind === 'monster')) return null;
  const best = JSON.stringify(equals[preset]);
  return options.find((each) => each.type === 'choose' && JSON.stringify(each.option) === best) ?? null;
}
