/** The states of the monster's turn in the scenario machine. */
import { rollAttack } from '../../rules/inHand/attack';
import * as monster from '../../rules/inHand/monsterTurn';

import {
  attackDamageTransitions,
  guardAttackStage,
  lostTransition,
  onCommand,
  runRule,
  sufferingTransition,
} from './scenarioChart';

/**
 * R24: the states of a monster's turn.
 * @param turn whether the turn is at its place in the round, or interrupts the hero's turn (R25.3)
 * @param over the state after the turn
 */
export const monsterStates = (turn: 'monsterTurn' | 'interrupt', over: string) =>
  ({
    initial: 'begin',
    states: {
      begin: {
        always: { target: 'flow', actions: runRule(monster.beginMonsterTurn) },
      },
      flow: {
        always: [
          lostTransition,
          sufferingTransition,
          { guard: guardAttackStage('rolling'), target: 'rolling' },
          {
            guard: guardAttackStage('struck'),
            target: 'flow',
            actions: runRule(monster.applyMonsterEffects),
            reenter: true,
          },
          {
            guard: guardAttackStage('spent'),
            target: 'flow',
            actions: runRule(monster.retaliateOnMonster),
            reenter: true,
          },
          { target: over, actions: runRule(monster.endMonsterTurn) },
        ],
      },
      rolling: {
        on: {
          roll: onCommand<'roll'>(`${turn}.rolling`, 'flow', rollAttack),
          useItem: onCommand<'useItem'>(`${turn}.rolling`, 'flow', (t, { item }) => monster.shieldWithItem(t, item)),
        },
      },
      suffering: { on: attackDamageTransitions(`${turn}.suffering`) },
    },
  }) as const;
