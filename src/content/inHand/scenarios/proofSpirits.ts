/** 9 Proof Spirits: map 7 upright, orange. */
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
    // The keg.
    { kind: 'counter', id: 'pints', start: 2, buffer: true },
    { kind: 'failure', id: 'kegEmpty', when: [none('pints')] },
    { kind: 'noJump' },
    when('delivered', { on: 'won' }, [{ do: 'gold', value: 2, per: { flag: 'pints' } }]),
    // With her money token, 4 gold.
    when('sinks', { on: 'dies', foes: ['motherMire-4'] }, [gold(2)]),
  ],
};
