/** The transitions and guards from which the states of the scenario machine in hand are built. */
import type { Book } from '../../rules/inHand/book';
import type { Command } from '../../rules/inHand/commands';
import {
  answerWithItem,
  negateByCounter,
  negateByDiscarding,
  negateByLosing,
  sufferDamage,
} from '../../rules/inHand/damage';
import type { GameEvent } from '../../rules/inHand/events';
import { answersToDecision, choose, dropDecision, rollForRule, triggerRules } from '../../rules/inHand/scenarioRules';
import type { State, WorkingState } from '../../rules/inHand/state';
import { type ChartContext, chartPieces, stateBetweenParts } from '../machine';
import { isOffered, type Phase } from './phases';

export type ScenarioContext = ChartContext<Book, WorkingState, GameEvent>;

/** The building blocks of the machine. After each rule, the scenario's special rules react to the rule's events (R3.1). */
export const { onCommand, runRule, guard } = chartPieces<Phase, Book, WorkingState, GameEvent, Command>({
  isOffered,
  listen: triggerRules,
});

/** The transition to the lost scenario. */
export const lostTransition = {
  guard: guard(({ ending }) => ending !== null),
  target: '#lost',
};
/** The transition to the question how the hero answers damage (R21.1). */
export const sufferingTransition = {
  guard: guard(({ suffering }) => suffering !== null),
  target: 'suffering',
};
export const guardAttackStage = (stage: NonNullable<State['attack']>['stage']) =>
  guard(({ attack }) => attack?.stage === stage);

/** Transitions for the answers to damage (R21.1). */
export const damageTransitions = (phase: Phase) => ({
  suffer: onCommand<'suffer'>(phase, 'flow', sufferDamage),
  negateByLosing: onCommand<'negateByLosing'>(phase, 'flow', (t, { card }) => negateByLosing(t, card)),
  negateByDiscarding: onCommand<'negateByDiscarding'>(phase, 'flow', (t, { cards }) => negateByDiscarding(t, cards)),
  negateByCounter: onCommand<'negateByCounter'>(phase, 'flow', (t, { counter }) => negateByCounter(t, counter)),
});
/** Like `damageTransitions`, with the items that answer only the damage of an attack (R23.1). Only a monster attacks the hero. */
export const attackDamageTransitions = (phase: Phase) => ({
  ...damageTransitions(phase),
  useItem: onCommand<'useItem'>(phase, 'flow', (t, { item }) => answerWithItem(t, item)),
});

/** The transition to the question that a special rule asks the player (R3.1). */
export const decidingTransition = {
  guard: guard(({ decisions }) => decisions.length > 0),
  target: 'deciding',
};
export const decidingState = (phase: Phase) =>
  ({
    always: {
      guard: guard((s, book) => answersToDecision(book, s).length === 0),
      target: 'flow',
      actions: runRule(dropDecision),
    },
    on: {
      choose: onCommand<'choose'>(phase, 'flow', (t, { option, what }) => choose(t, option, what)),
      roll: onCommand<'roll'>(phase, 'flow', rollForRule),
    },
  }) as const;

/** The state between two parts of a round, in which the player answers damage and the questions of special rules. */
export const stateWithAnswers = (name: 'roundStart' | 'turnEnd' | 'roundEnd', over: string) =>
  stateBetweenParts(over, [lostTransition, sufferingTransition, decidingTransition], {
    suffering: { on: damageTransitions(`${name}.suffering`) },
    deciding: decidingState(`${name}.deciding`),
  });
