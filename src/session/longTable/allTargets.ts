/** L13.1: where as many can be attacked as stand in reach, all of them at once: only their order is left, and mostly it is all one. */
import { legal, type Play, send } from '../../flow/longTable/play';
import type { Command } from '../../rules/longTable/commands';
import type { Ability } from '../../rules/longTable/vocabulary';

/** Whoever is bidden, shoved or dragged is not hit. */
const HITS: ReadonlySet<Ability['verb']> = new Set(['attack', 'damage', 'finish']);

/**
 * What names all targets that there are, in their order, and closes the list. Null: there are not several, more than may be named, or an area
 * is to be laid.
 * @param options what is legal in the play
 */
export function allTargets(play: Play, options: readonly Command[]): readonly Command[] | null {
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
  if (now.state.question?.ask !== 'targets') return targets;
  const left = legal(now);
  const done = left.find(({ type }) => type === 'done');
  return done && left.every(({ type }) => type !== 'target') ? [...targets, done] : null;
}
