/**
 * L13.1: finds the commands that attack all targets in reach, if the attack may hit that many. This saves taps, because
 * the order of the targets seldom matters.
 */
import { type Play, send } from '../../flow/longTable/play';
import type { Command } from '../../rules/longTable/commands';
import type { Ability } from '../../rules/longTable/vocabulary';

/**
 * Verbs of abilities that hit their targets. The targets of *Bid*, *Shove* and *Drag* are moved or act, but are not
 * hit.
 */
const HITS: ReadonlySet<Ability['verb']> = new Set(['attack', 'damage', 'finish']);

/**
 * The commands that choose all figures in reach in order. Null if the question does not ask for targets to hit, or if an
 * area must be placed. Also null if there are fewer than two targets, or more than the attack may hit.
 * @param options the legal commands of the play
 */
export function attackAllCommands(play: Play, options: readonly Command[]): readonly Command[] | null {
  const { question } = play.state;
  const targets = options.filter(({ type }) => type === 'target');
  if (question?.ask !== 'targets' || !HITS.has(question.ability.verb)) return null;
  if (question.ability.mods.area || targets.length < 2) return null;
  let now = play;
  for (const target of targets) {
    const sent = send(now, target);
    if (!sent.ok) return null;
    now = sent.play;
  }
  // The choice ends by itself with the last target in reach, so a further question is about another ability.
  return now.state.question?.ask === 'targets' ? null : targets;
}
