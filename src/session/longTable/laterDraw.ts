/** L13.1: finds the command that draws for a later target of an attack. */
import type { Play } from '../../flow/longTable/play';
import type { Command, CommandType } from '../../rules/longTable/commands';

/** If only these commands are legal, the player need not decide. An active card could be ended before the first draw. */
const PLAIN: ReadonlySet<CommandType> = new Set(['draw', 'endBonus']);

/**
 * The draw for the second or a later target, or null if the player decides. The draw for the first target has begun the attack, and nothing can
 * take the later draws back or leave them out.
 * @param options the legal commands
 */
export function laterDrawCommand({ state: { question } }: Play, options: readonly Command[]): Command | null {
  if (question?.ask !== 'draw' || !options.every(({ type }) => PLAIN.has(type))) return null;
  const { job, target } = question.strike;
  return job.targets.indexOf(target) > 0 ? (options.find(({ type }) => type === 'draw') ?? null) : null;
}
