/** Puts tasks on the agenda and asks the player questions. engine.ts does the tasks of the agenda. */

import type { Book } from './book';
import type { Command } from './commands';
import type { State } from './state';
import type { Question, QuestionKind, QuestionOf, Task, TaskOf } from './tasks';
import type { Transaction } from './transaction';

/** Adds tasks to the agenda. They are done in this order, before all tasks that the agenda already has. */
export function push(t: Transaction, ...tasks: readonly Task[]): void {
  t.state.agenda.push(...[...tasks].reverse());
}

/**
 * Asks the player a question. The agenda stops until the question is answered.
 * @throws Error if there is a question already
 */
export function ask(t: Transaction, question: Question): void {
  if (t.state.question) throw new Error(`cannot ask ${question.ask} while ${t.state.question.ask} is open`);
  t.state.question = question;
}

/** The rules for the kinds of tasks. Each file with tasks implements some of them. */
export type TaskRules = { readonly [D in Task['do']]?: (t: Transaction, task: TaskOf<D>) => void };

/** The rule for a kind of question. */
export interface QuestionRule<Q extends Question> {
  /** The legal answers. */
  readonly options: (book: Book, state: State, question: Q) => Command[];
  /** Applies an answer. The question has already been removed from the state. */
  readonly answer: (t: Transaction, question: Q, command: Command) => void;
}
/** The rules for the kinds of questions. Each file with questions implements some of them. */
export type QuestionRules = { readonly [K in QuestionKind]?: QuestionRule<QuestionOf<K>> };
