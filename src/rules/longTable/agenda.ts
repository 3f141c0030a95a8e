/** The agenda: what a rule leaves to be done after it, and what it asks the player. rules/longTable/engine runs it. */

import type { Book } from './book';
import type { Command } from './commands';
import type { Table } from './state';
import type { Question, QuestionKind, QuestionOf, Task, TaskOf } from './tasks';
import type { Transaction } from './transaction';

/** Leaves tasks to be done in this order, before everything that was left earlier. */
export function push(t: Transaction, ...tasks: readonly Task[]): void {
  t.state.agenda.push(...[...tasks].reverse());
}

/** Puts a question: the agenda stops until it is answered. */
export function ask(t: Transaction, question: Question): void {
  if (t.state.question) throw new Error(`asks ${question.ask} over ${t.state.question.ask}`);
  t.state.question = question;
}

/** What is done for each kind of task. A chapter has some of them. */
export type TaskRules = { readonly [D in Task['do']]?: (t: Transaction, task: TaskOf<D>) => void };

/** What may be answered to a question, and what an answer does; the question is taken off before it is answered. */
export interface QuestionRule<Q extends Question> {
  readonly options: (book: Book, state: Table, question: Q) => Command[];
  readonly answer: (t: Transaction, question: Q, command: Command) => void;
}
export type QuestionRules = { readonly [K in QuestionKind]?: QuestionRule<QuestionOf<K>> };
