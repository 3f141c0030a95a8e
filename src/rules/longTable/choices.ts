/** Offers choices among equal options (L26.1, L36.8): the player chooses, then a task continues with the chosen option. */
import { ask, push, type QuestionRules } from './agenda';
import { figureOf } from './figures';
import type { Choice, Option, Task } from './tasks';
import { emit, type Transaction } from './transaction';

/** A task that can continue with a chosen option. */
export type ChoiceTask = Extract<Task, { chosen?: Option }>;

/**
 * Offers a choice. Afterwards the task `then` runs with the chosen option in `chosen`. If there is only one option, it is
 * taken without an event. With the variant of L35.3, the preset is taken if the figure of the choice is a monster.
 * @throws Error if no option has the index `preset`, for example because there are no options, which would be a bug of the caller
 */
export function offerChoice(t: Transaction, choice: Choice, then: ChoiceTask): void {
  const { options, preset } = choice;
  const best = options[preset];
  if (!best) throw new Error(`the choice of ${choice.rule} has no preset option`);
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
