/** Scenario 9, Proof Spirits: the orange scenario of map card 7, which it uses upright. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { OVERDRAFT } from '../maps/overdraft';
import { placeCard } from '../placedCard';
import { atLeast, gold, none, when } from '../ruleNotation';

const { exit, place } = placeCard(OVERDRAFT, 'orange');

export const proofSpirits: ScenarioDef = {
  id: 'proofSpirits',
  ...place(9, {
    foes: [
      ['lienToad', 'elite', { hpBonus: [6, 6, 6, 10], hpFor: { sexton: 1 } }],
      ['compounder', 'elite', { hpBonus: [8, 8, 8, 12], hpFor: { sexton: 1 } }],
      ['marshCandle', 'elite', { hpBonus: [10, 10, 10, 14] }],
      ['motherMire', 'normal', { hpBonus: [0, 0, 0, 4] }],
    ],
    treasures: [{ number: 8, item: 'eelskinWaders' }],
  }),
  goals: [{ kind: 'endTurnOn', at: exit(), needs: [atLeast('pints', 1)] }],
  rules: [
    // The keg: the hero may spill pints to negate damage, but loses with an empty keg.
    { kind: 'counter', id: 'pints', start: 2, buffer: true },
    { kind: 'failure', id: 'kegEmpty', when: [none('pints')] },
    { kind: 'noJump' },
    when('delivered', { on: 'won' }, [{ do: 'gold', value: 2, per: { flag: 'pints' } }]),
    // Mother Mire's death gives 2 gold; together with her money token this makes 4 gold.
    when('sinks', { on: 'dies', foes: ['motherMire-4'] }, [gold(2)]),
  ],
};
