/**
 * The scenario machine: the rule book's phases as states (R6 to R9, R24 to R27). Where the player decides, the machine waits in a leaf
 * state; all other transitions are automatic. Guards and actions call the rules; the context is plain JSON.
 */
import { setup } from 'xstate';
import type { Book } from '../../rules/inHand/book';
import {
  announceInterrupt,
  chooseFoe,
  isCombatRoundDue,
  isInterruptDue,
  isMonsterFaster,
  rollBehaviour,
  startCombatIfNear,
  useInitiativeItem,
} from '../../rules/inHand/combat';
import type { Command } from '../../rules/inHand/commands';
import { areGoalsMet, judgeRound } from '../../rules/inHand/goals';
import * as hero from '../../rules/inHand/heroTurn';
import * as resting from '../../rules/inHand/resting';
import { beginRound, endRound, loseScenario, winScenario } from '../../rules/inHand/rounds';
import type { State } from '../../rules/inHand/state';
import { copy, emit, type Transaction } from '../../rules/inHand/transaction';
import { CHART_OPTIONS } from '../machine';
import { heroStates } from './heroStates';
import { monsterStates } from './monsterStates';
import { optionsIn } from './phases';
import { guard, lostTransition, onCommand, runRule, type ScenarioContext, stateWithAnswers } from './scenarioChart';

export interface ScenarioInput {
  readonly book: Book;
  readonly state: State;
}

/** The scenario machine of the mode in hand. */
export const scenarioMachine = setup({
  types: {} as {
    context: ScenarioContext;
    events: Command;
    input: ScenarioInput;
  },
}).createMachine({
  id: 'scenario',
  options: CHART_OPTIONS,
  // The state is copied, so that rules may write to it. At every transition XState also computes the initial context, without input. The
  // state is then undefined, and the guard of `begin` keeps that machine in `begin`.
  context: ({ input }) => ({ ...input, state: copy(input?.state), events: [] }),
  initial: 'begin',
  states: {
    begin: {
      always: {
        // This guard runs at every transition (see `context`), so it must stay cheap.
        guard: ({ context }) => context.state !== undefined,
        target: 'round',
        actions: runRule((t) =>
          emit(t, {
            type: 'scenarioBegan',
            scenario: t.book.scenario.id,
            rule: 'R3.4',
          }),
        ),
      },
    },

    round: { always: { target: 'roundStart', actions: runRule(beginRound) } },
    roundStart: stateWithAnswers('roundStart', '#muster'),
    muster: {
      id: 'muster',
      always: [
        { guard: guard((s) => s.candidates.length > 0), target: 'entry' },
        {
          // The start of a combat can cause questions. `roundStart` asks them before card selection.
          guard: guard((s, book) => isCombatRoundDue(book, s)),
          target: 'roundStart',
          actions: runRule((t) => startCombatIfNear(t, 'round')),
        },
        { target: 'select' },
      ],
    },

    entry: {
      id: 'entry',
      on: {
        fight: onCommand<'fight'>('entry', 'joined', (t, { foe }) => chooseFoe(t, foe)),
      },
    },
    joined: {
      always: [{ guard: guard((s) => s.turn !== null), target: 'heroTurn' }, { target: 'roundStart' }],
    },

    select: {
      always: [
        {
          guard: guard((s) => resting.mustRest(s) && !resting.canRest(s)),
          target: 'lost',
          actions: runRule(resting.exhaustForCards),
        },
        {
          guard: guard((s) => resting.mustRest(s) && s.fight !== null),
          target: 'forcedRest',
          actions: runRule((t) => resting.beginShortRest(t, true)),
        },
      ],
      on: {
        select: onCommand<'select'>('select', 'ready', (t, { leading, second }) =>
          resting.selectCards(t, leading, second),
        ),
        longRest: onCommand<'longRest'>('select', 'longRest', resting.declareLongRest),
      },
    },
    forcedRest: {
      on: {
        keep: onCommand<'keep'>('forcedRest', 'select', keepLoss),
        redraw: onCommand<'redraw'>('forcedRest', 'select', redrawLoss),
      },
    },
    longRest: {
      on: {
        lose: onCommand<'lose'>('longRest', '#heroDone', (t, { card }) => {
          hero.beginHeroTurn(t, true);
          resting.takeLongRest(t, card);
        }),
      },
    },
    ready: {
      always: [{ guard: guard((s) => s.fight !== null), target: 'behaviour' }, { target: 'heroStarts' }],
    },

    behaviour: {
      id: 'behaviour',
      on: { roll: onCommand<'roll'>('behaviour', 'initiative', rollBehaviour) },
    },
    initiative: {
      always: {
        guard: guard((s, book) => optionsIn('initiative', book, s).length === 0),
        target: 'order',
      },
      on: {
        useItem: onCommand<'useItem'>('initiative', 'initiative', (t, { item }) => useInitiativeItem(t, item)),
        proceed: onCommand<'proceed'>('initiative', 'order', () => {}),
      },
    },
    order: {
      always: [
        {
          guard: guard((s, book) => s.turn !== null && isInterruptDue(book, s)),
          target: 'interrupt',
          actions: runRule(announceInterrupt),
        },
        { guard: guard((s) => s.turn !== null), target: 'heroTurn' },
        {
          guard: guard((s, book) => isMonsterFaster(book, s)),
          target: 'monsterTurn',
        },
        { target: 'heroStarts' },
      ],
    },

    heroStarts: {
      always: {
        target: 'heroTurn',
        actions: runRule((t) => hero.beginHeroTurn(t)),
      },
    },
    heroTurn: heroStates,
    heroDone: {
      id: 'heroDone',
      always: { target: 'turnEnd', actions: runRule(hero.endHeroTurn) },
    },
    turnEnd: stateWithAnswers('turnEnd', '#turnOver'),
    turnOver: {
      id: 'turnOver',
      always: [
        { guard: guard((s) => !s.acted), target: 'heroStarts' },
        {
          // A monster whose behaviour was not rolled does not act.
          guard: guard(({ fight }) => fight !== null && fight.face !== null && !fight.acted),
          target: 'monsterTurn',
        },
        { target: 'cleanup' },
      ],
    },

    interrupt: monsterStates('interrupt', '#scenario.heroTurn'),
    monsterTurn: monsterStates('monsterTurn', '#scenario.turnEnd'),

    cleanup: {
      always: { guard: guard((s, book) => !resting.canShortRest(book, s)), target: 'roundEnds' },
      on: {
        shortRest: onCommand<'shortRest'>('cleanup', 'shortRest', (t) => resting.beginShortRest(t, false)),
        proceed: onCommand<'proceed'>('cleanup', 'roundEnds', () => {}),
      },
    },
    shortRest: {
      on: {
        keep: onCommand<'keep'>('shortRest', 'roundEnds', keepLoss),
        redraw: onCommand<'redraw'>('shortRest', 'roundEnds', redrawLoss),
      },
    },
    roundEnds: { always: { target: 'roundEnd', actions: runRule(endRound) } },
    roundEnd: stateWithAnswers('roundEnd', '#judgement'),
    judgement: { id: 'judgement', always: { target: 'verdict', actions: runRule(judgeRound) } },
    verdict: {
      always: [lostTransition, { guard: guard((s, book) => areGoalsMet(book, s)), target: 'won' }, { target: 'round' }],
    },

    won: { type: 'final', entry: runRule(winScenario) },
    lost: { id: 'lost', type: 'final', entry: runRule(loseScenario) },
  },
});

/** R7.5: loses the drawn card. */
function keepLoss(t: Transaction): void {
  const lost = t.state.rest?.lost;
  if (lost) resting.finishRest(t, lost);
}

/** R7.5: pays 1 HP and draws another card. That card is lost at once, because a second redraw is not allowed. */
function redrawLoss(t: Transaction): void {
  resting.redraw(t);
  keepLoss(t);
}
