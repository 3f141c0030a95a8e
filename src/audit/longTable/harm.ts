/** Finds out whether a monster can still die in a hero's turn, so that hopeless positions of a claim need no expansion. */
import type { Play } from '../../flow/longTable/play';
import type { DeepReadonly } from '../../rules/core/transaction';
import type { Action, Task } from '../../rules/longTable/tasks';
import type { Part } from '../../rules/longTable/vocabulary';

/** The verbs of abilities that damage no enemy in the hero's own turn. */
const HARMLESS: ReadonlySet<string> = new Set([
  'move',
  'heal',
  'loot',
  'shield',
  'retaliate',
  'give',
  'disarmTrap',
  'dig',
  'prevent',
  'standIn',
  'recover',
  'bonus',
  'advantage',
]);

/** Tasks that cause no damage. They are on the agenda while the player has to answer a question of a turn. */
const TASKS: ReadonlySet<string> = new Set([
  'endTurn',
  'chooseInTurn',
  'finishTurn',
  'actionDone',
] satisfies Task['do'][]);

/** Returns false only if certainly no monster can die before the turn ends, otherwise true. */
export function canStillHarm({ book, state }: Play): boolean {
  const { question, turn, seats, agenda, bonuses } = state;
  // No deed of a scenario's rules damages a monster (`RuleDeed`).
  if (!turn || bonuses.some(({ kind }) => kind === 'when')) return true;
  if (!agenda.every((task) => TASKS.has(task.do) || (task.do === 'action' && isHarmless(task.action)))) return true;
  if (
    question?.ask === 'move'
      ? !isHarmless(question.move.action)
      : question?.ask === 'ability'
        ? !isHarmless(question.action)
        : question?.ask !== 'turn'
  )
    return true;
  const isTopLeft = turn.played.every(({ half }) => half !== 'top');
  const isBottomLeft = turn.played.every(({ half }) => half !== 'bottom');
  // A basic action of a top half is an attack (L7.3).
  if (isTopLeft && turn.cards.length > 0) return true;
  if (isBottomLeft && turn.cards.some((card) => !areHarmless(book.cards[card]?.bottom.parts))) return true;
  const hero = state.figures.find(({ id }) => id === turn.figure);
  const seat = seats.find((each) => hero?.kind === 'hero' && each.hero === hero.hero);
  return !seat?.items.every(({ item }) => areHarmless(book.items[item]?.effect.parts ?? []));
}

const isHarmless = ({ parts, next }: DeepReadonly<Action>): boolean => areHarmless(parts.slice(next));

const areHarmless = (parts: DeepReadonly<readonly Part[]> | undefined): boolean =>
  parts?.every((each) => each.part !== 'ability' || HARMLESS.has(each.ability.verb)) ?? false;
