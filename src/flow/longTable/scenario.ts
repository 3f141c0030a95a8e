/**
 * The scenario machine: set-up (L2), then rounds (L5). A round loops over the turn order; the index of the current turn
 * is in the table's state, and all turns share one machine state. Where the player decides, the machine waits in a leaf
 * state that is named after the question. All other transitions are automatic.
 */
import { setup } from 'xstate';
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { countEvents } from '../../rules/longTable/counters';
import { answerQuestion, runTasks } from '../../rules/longTable/engine';
import type { GameEvent } from '../../rules/longTable/events';
import { beginRound, beginRoundEnd, endScenario } from '../../rules/longTable/rounds';
import { setUp } from '../../rules/longTable/setup';
import type { State, WorkingState } from '../../rules/longTable/state';
import type { QuestionKind } from '../../rules/longTable/tasks';
import { copy, type Transaction } from '../../rules/longTable/transaction';
import { beginNextTurn, nextTurn } from '../../rules/longTable/turns';
import { CHART_OPTIONS, type ChartContext, chartPieces } from '../machine';
import { isOffered, type Phase, QUESTIONS } from './phases';

export type ScenarioContext = ChartContext<Book, WorkingState, GameEvent>;

export interface ScenarioInput {
  readonly book: Book;
  readonly state: State;
}

/**
 * The building blocks of the machine. After each rule, `countEvents` counts the rule's events for battle goals and quests (L2.1, L32.2).
 */
const { onCommand, runRule, guard } = chartPieces<Phase, Book, WorkingState, GameEvent, Command>({
  isOffered: (_phase, book, state, command) => isOffered(book, state, command),
  listen: countEvents,
});

/** An action that runs a rule and then the tasks that the rule added, until one of them asks a question. */
const runWithTasks = (rule: (t: Transaction) => void) =>
  runRule((t) => {
    const before = t.events.length;
    rule(t);
    runTasks(t, before);
  });

const isOver = { guard: guard(({ over }) => over), target: '#ended' } as const;

const answered = (phase: Phase, target: string) => ({
  on: { '*': onCommand<Command['type']>(phase, target, answerQuestion) },
});

/** One part of a scenario: a leaf state for each kind of question, and the state `flow` that chooses between them. */
function asking<K extends QuestionKind>(part: keyof typeof QUESTIONS, kinds: readonly K[], over: string) {
  const leaves = kinds.map((kind) => [kind, answered(`${part}.${kind}` as Phase, 'flow')] as const);
  return {
    initial: 'flow',
    states: {
      flow: {
        always: [
          isOver,
          ...kinds.map((kind) => ({ guard: guard(({ question }) => question?.ask === kind), target: kind })),
          { target: over },
        ],
      },
      ...(Object.fromEntries(leaves) as Record<K, (typeof leaves)[number][1]>),
    },
  };
}

/** The scenario machine of the Long Table. */
export const scenarioMachine = setup({
  types: {} as { context: ScenarioContext; events: Command; input: ScenarioInput },
}).createMachine({
  id: 'scenario',
  options: CHART_OPTIONS,
  // Copy the state, so that rules may write to it. XState sometimes computes the context without input; see the state `begin`.
  context: ({ input }) => ({ ...input, state: copy(input?.state) as WorkingState, events: [] }),
  initial: 'begin',
  states: {
    begin: {
      always: {
        // XState computes the initial state without input at every transition. The guard then stops the machine here, which is cheap.
        guard: ({ context }) => context.state !== undefined,
        target: 'prepare',
        actions: runWithTasks(setUp),
      },
    },
    prepare: {
      always: { guard: guard(({ question }) => question?.ask !== 'prepare'), target: 'opening' },
      ...answered('prepare', 'prepare'),
    },
    // L34.4: the penalties of the first room of a random dungeon can ask questions before round 1.
    opening: asking('opening', QUESTIONS.opening, '#nextRound'),

    nextRound: { id: 'nextRound', always: { target: 'round', actions: runWithTasks(beginRound) } },
    round: asking('round', QUESTIONS.round, '#turns'),

    turns: {
      id: 'turns',
      always: [
        isOver,
        {
          guard: guard((state, book) => nextTurn(book, state) !== null),
          target: 'turn',
          actions: runWithTasks(beginNextTurn),
        },
        { target: 'roundEnd', actions: runWithTasks(beginRoundEnd) },
      ],
    },
    turn: asking('turn', QUESTIONS.turn, '#turns'),

    roundEnd: asking('roundEnd', QUESTIONS.roundEnd, '#judgement'),
    judgement: {
      id: 'judgement',
      always: [{ guard: guard(({ ending }) => ending !== null), target: 'ended' }, { target: 'nextRound' }],
    },
    ended: { id: 'ended', always: { target: 'verdict', actions: runRule(endScenario) } },
    verdict: { always: [{ guard: guard(({ ending }) => ending === 'won'), target: 'won' }, { target: 'lost' }] },

    won: { type: 'final' },
    lost: { type: 'final' },
  },
});
