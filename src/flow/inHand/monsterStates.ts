import { rollAttack } from '../../rules/inHand/attack';
import * as monster from '../../rules/inHand/monsterTurn';

import { answersToAttacks, attackIs, hasEnded, onCommand, runRule, suffers } from './scenarioChart';

/** R24: the states of the monster's turn, at its place in the round or as an interrupt. */
export const monsterStates = (turn: 'monsterTurn' | 'interrupt', over: string) =>
  ({
    initial: 'begin',
    states: {
      begin: {
        always: { target: 'flow', actions: runRule(monster.beginMonsterTurn) },
      },
      flow: {
        always: [
          hasEnded,
          suffers,
          { guard: attackIs('rolling'), target: 'rolling' },
          {
            guard: attackIs('struck'),
            target: 'flow',
            actions: runRule(monster.applyMonsterEffects),
            reenter: true,
          },
          {
            guard: attackIs('spent'),
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
      suffering: { on: answersToAttacks(`${turn}.suffering`) },
    },
  }) as const;
