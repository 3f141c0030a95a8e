/**
 * Runs the tasks on the agenda until there is a question, no task is left, or the scenario is over. The module of each
 * rule chapter defines its own tasks.
 */
import { abilitiesQuestions, abilitiesTasks } from './abilities';
import type { QuestionRules, TaskRules } from './agenda';
import { attackQuestions, attackTasks } from './attack';
import { bidsTasks } from './bids';
import type { Book } from './book';
import { choicesQuestions } from './choices';
import type { Command } from './commands';
import { damageQuestions, damageTasks } from './damage';
import { effectsQuestions, effectsTasks } from './effects';
import { elementsQuestions, elementsTasks } from './elements';
import { forcedQuestions, forcedTasks } from './forcedMoves';
import { heroTurnQuestions, heroTurnTasks } from './heroTurn';
import { itemsQuestions, itemsTasks } from './items';
import { monsterTurnQuestions, monsterTurnTasks } from './monsterTurn';
import { movementQuestions, movementTasks } from './movement';
import { performingTasks } from './performing';
import { placingQuestions, placingTasks } from './placing';
import { recoveringQuestions, recoveringTasks } from './recovering';
import { restingQuestions, restingTasks } from './resting';
import { roomPenaltiesTasks } from './roomPenalties';
import { roundsQuestions, roundsTasks } from './rounds';
import { reactToEvents, scenarioRulesQuestions, scenarioRulesTasks } from './scenarioRules';
import { setupQuestions, setupTasks } from './setup';
import type { State } from './state';
import { summonsQuestions, summonsTasks } from './summons';
import { targetsQuestions } from './targets';
import type { Question, Task } from './tasks';
import { terrainQuestions, terrainTasks } from './terrain';
import type { Transaction } from './transaction';
import { turnOrderTasks } from './turnOrder';
import { turnsQuestions, turnsTasks } from './turns';

const TASKS: Required<TaskRules> = {
  ...setupTasks,
  ...roundsTasks,
  ...turnOrderTasks,
  ...turnsTasks,
  ...heroTurnTasks,
  ...abilitiesTasks,
  ...bidsTasks,
  ...placingTasks,
  ...recoveringTasks,
  ...movementTasks,
  ...forcedTasks,
  ...terrainTasks,
  ...attackTasks,
  ...effectsTasks,
  ...damageTasks,
  ...performingTasks,
  ...itemsTasks,
  ...elementsTasks,
  ...restingTasks,
  ...summonsTasks,
  ...monsterTurnTasks,
  ...scenarioRulesTasks,
  ...roomPenaltiesTasks,
};

const QUESTIONS: Required<QuestionRules> = {
  ...setupQuestions,
  ...roundsQuestions,
  ...choicesQuestions,
  ...turnsQuestions,
  ...heroTurnQuestions,
  ...abilitiesQuestions,
  ...placingQuestions,
  ...recoveringQuestions,
  ...movementQuestions,
  ...forcedQuestions,
  ...terrainQuestions,
  ...attackQuestions,
  ...effectsQuestions,
  ...damageQuestions,
  ...targetsQuestions,
  ...itemsQuestions,
  ...elementsQuestions,
  ...restingQuestions,
  ...summonsQuestions,
  ...monsterTurnQuestions,
  ...scenarioRulesQuestions,
};

/** The greatest number of tasks of one command. Only a bug can exceed this limit, which keeps the browser from hanging. */
const MAX_TASKS = 10_000;

/**
 * Runs tasks until there is a question, no task is left, or the scenario is over. After each task, scenario rules and
 * goals react to the new events. Before the first task they react to the events from index `from` on.
 * @throws Error if there are more than MAX_TASKS tasks
 */
export function runTasks(t: Transaction, from = t.events.length): void {
  const { state } = t;
  let heard = from;
  for (let done = 0; ; done += 1) {
    if (t.events.length > heard) reactToEvents(t, heard);
    heard = t.events.length;
    if (state.question || state.over) return;
    const task = state.agenda.pop();
    if (!task) return;
    if (done > MAX_TASKS) throw new Error(`a command caused more than ${MAX_TASKS} tasks; the next is ${task.do}`);
    ruleOfTask(task)(t, task);
  }
}

function ruleOfTask(task: Task): (t: Transaction, task: Task) => void {
  const rule = TASKS[task.do] as ((t: Transaction, task: Task) => void) | undefined;
  if (!rule) throw new Error(`no rule exists for the task "${task.do}"`);
  return rule;
}

type AnyRule = {
  readonly options: (book: Book, state: State, question: Question) => Command[];
  readonly answer: (t: Transaction, question: Question, command: Command) => void;
};

function ruleOfQuestion(question: { readonly ask: Question['ask'] }): AnyRule {
  const rule = QUESTIONS[question.ask] as AnyRule | undefined;
  if (!rule) throw new Error(`no rule exists for the question "${question.ask}"`);
  return rule;
}

/** The legal answers to the current question; empty if there is no question. */
export function optionsOf(book: Book, state: State): Command[] {
  const { question } = state;
  return question ? ruleOfQuestion(question).options(book, state, question as Question) : [];
}

/** Answers the current question, then runs the tasks that follow. The command must be one of `optionsOf`. */
export function answerQuestion(t: Transaction, command: Command): void {
  const { question } = t.state;
  if (!question) throw new Error(`the command "${command.type}" cannot be an answer, because no question is open`);
  const before = t.events.length;
  t.state.question = null;
  ruleOfQuestion(question).answer(t, question, command);
  runTasks(t, before);
}
