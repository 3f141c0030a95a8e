/** Scenario 3, Gage & Daughter: the orange scenario of map card 3, which it uses upright. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { PAWNSHOP } from '../maps/pawnshop';
import { placeCard } from '../placedCard';
import { gold, when } from '../ruleNotation';

const { exit, place } = placeCard(PAWNSHOP, 'orange');

export const gageAndDaughter: ScenarioDef = {
  id: 'gageAndDaughter',
  ...place(3, {
    foes: [
      ['gnaw', 'normal', { hpBonus: [1, 2, 2, 0], hpFor: { sexton: 5, pawnbroker: -1 } }],
      ['inkwight', 'normal', { hpBonus: [1, 1, 2, 1], hpFor: { sexton: 4, pawnbroker: 1 } }],
    ],
    treasures: [{ number: 3, item: 'oswinsHook' }],
    objectives: {},
  }),
  goals: [{ kind: 'lootObjectives' }, { kind: 'endTurnOn', at: exit(), needs: [{ kind: 'looted', objectives: 2 }] }],
  // All breakages must be paid for: each ranged attack costs 1 gold.
  rules: [when('breakages', { on: 'rangedAttack' }, [gold(-1)])],
};
