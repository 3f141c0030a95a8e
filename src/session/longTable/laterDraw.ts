/** L13.1: finds the command that draws for a later target of an attack. */
import type { Play } from '../../flow/longTable/play';
import type { Command } from '../../rules/longTable/commands';

/**
 * The draw for the second or a later target, or null if the player decides. The draw for the first target has begun the attack, and nothing can
 * take the later draws back or leave them out.
 * @param options the legal commands
 */
export function laterDrawCommand({ state: { question } }: Play, options: readonly Command[]): Command | null {
  const [only, ...others] = options;
  if (question?.ask !== 'draw' || only?.type !== 'draw' || others.length > 0) return null;
  const { job, target } = question.strike;
  return job.targets.indexOf(target) > 0 ? only : null;
}
