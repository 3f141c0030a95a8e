/** Reads what a question is about: its ability, its damage, its area and the thing to place. */
import type { Play } from '../../flow/longTable/play';
import type { DeepReadonly } from '../../rules/core/transaction';
import type { FigureId } from '../../rules/longTable/state';
import type * as tasks from '../../rules/longTable/tasks';
import type { Ability } from '../../rules/longTable/vocabulary';

export type Action = DeepReadonly<tasks.Action>;
export type Question = DeepReadonly<tasks.Question>;

export type QuestionOf<K extends Question['ask']> = Extract<Question, { ask: K }>;

/** The ability that an action performs next; null if the next part of the action is not an ability. */
export function nextAbility({ parts, next }: Action): Ability | null {
  const part = parts[next];
  return part?.part === 'ability' ? part.ability : null;
}

/** The ending of the text keys for each thing that the player places. */
export const PLACE_TEXTS = {
  summon: 'placeSummon',
  trap: 'placeTrap',
  disarmTrap: 'placeDisarm',
  grave: 'placeGrave',
} as const satisfies Record<tasks.Placing['placing'], string>;

/** The damage that the player is asked about, and the HP of the figure before and after the damage. */
export function pendingDamage({ state: { question, figures } }: Play): { n: number; before: number; after: number } {
  if (question?.ask !== 'damage') return { n: 0, before: 0, after: 0 };
  const { amount: n, figure } = question.damage;
  const before = figures.find(({ id }) => id === figure)?.hp ?? 0;
  return { n, before, after: Math.max(0, before - n) };
}

/** L13.2: whether the placed area contains a target that the player has neither chosen nor left out. */
export function isOverAnyFigure({ state }: Play, { placing, chosen, leftOut }: QuestionOf<'targets'>): boolean {
  return state.figures.some(
    ({ id, hex, kind }) =>
      (kind === 'monster' || kind === 'obstacle') &&
      placing?.includes(hex) === true &&
      !chosen.includes(id) &&
      !leftOut.includes(id),
  );
}

/** L17.2: the target for which the struck figure stands in; null if the attack is made against a chosen target. */
export function figureStoodInFor(
  { state: { agenda } }: Play,
  { job, target }: DeepReadonly<tasks.Strike>,
): FigureId | null {
  if (job.targets.includes(target)) return null;
  // The attack on the next target waits in the agenda; the target before that one is the one that is replaced.
  const waiting = agenda.findLast((task) => task.do === 'attack');
  return waiting?.do === 'attack' ? (waiting.job.targets[waiting.next - 1] ?? null) : null;
}
