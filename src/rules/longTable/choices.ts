/** L26.1, L36.8: one of several equals. The player chooses; what the choice is for goes on as a task that is told of it. */
import { ask, push, type QuestionRules } from './agenda';
import { figureOf } from './figures';
import type { Choice, Option, Task } from './tasks';
import { emit, type Transaction } from './transaction';

/** A task that goes on with what was chosen. */
export type Choosing = Extract<Task, { chosen?: Option }>;

/**
 * Offers a choice; `then` is done next, with the option in `chosen`. One option is no choice: no event tells of it. With the
 * variant of L35.3 a monster's choice is its preset.
 * @throws Error without an option: a bug of the rule that asks
 */
export function offerChoice(t: Transaction, choice: Choice, then: Choosing): void {
  const { options, preset } = choice;
  const best = options[preset];
  if (!best) throw new Error(`${choice.rule} offers nothing`);
  if (options.length === 1) {
    push(t, { ...then, chosen: best });
    return;
  }
  if (t.book.setup.variants.grim && isOfMonster(t, choice)) {
    settle(t, choice, then, best, 'L35.3');
    return;
  }
  emit(t, { type: 'choiceOffered', choice, rule: choice.rule });
  ask(t, { ask: 'choice', choice, then });
}

function isOfMonster({ state }: Transaction, { figure }: Choice): boolean {
  return figure !== null && figureOf(state, figure)?.kind === 'monster';
}

function settle(t: Transaction, choice: Choice, then: Task | null, option: Option, rule: string): void {
  const { figure, options, preset } = choice;
  const isPreset = JSON.stringify(option) === JSON.stringify(options[preset]);
  emit(t, { type: 'choiceMade', rule, figure, option, preset: isPreset });
  if (then) push(t, { ...then, chosen: option } as Task);
}

export const choicesQuestions = {
  choice: {
    options: (_book, _state, { choice }) => choice.options.map((option) => ({ type: 'choose', option })),
    answer: (t, { choice, then }, command) => {
      if (command.type === 'choose') settle(t, choice, then, command.option, choice.rule);
    },
  },
} satisfies QuestionRules;
