/** Scenario 5, Senior Bailiff: the orange scenario of map card 5, which it uses upright. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { TENEMENT_ROW } from '../maps/tenementRow';
import { placeCard } from '../placedCard';
import { choose, count, endTurnOn, gold, once } from '../ruleNotation';

const { at, place } = placeCard(TENEMENT_ROW, 'orange');
const DOORSTEPS = ['a', 'b', 'c'];

export const seniorBailiff: ScenarioDef = {
  id: 'seniorBailiff',
  ...place(5, {
    foes: [
      ['tallyCrow', 'elite', { hpFor: { pawnbroker: -2 } }],
      ['dunner', 'normal', { hpBonus: [2, 2, 1, 2], hpFor: { pawnbroker: -1 } }],
      ['shuffler', 'normal', { hpBonus: 1, hpFor: { pawnbroker: -5 } }],
    ],
    treasures: [{ number: 5, gold: 8 }],
    tiles: 'abc',
  }),
  goals: DOORSTEPS.map((step) => ({ kind: 'endTurnOn', at: at(step) })),
  // At each doorstep the hero serves or tears a writ; three torn writs change the reward.
  rules: DOORSTEPS.map((step) =>
    once(`doorstep-${step}`, endTurnOn(at(step)), [
      choose({ id: 'serve', does: [gold(2), count('served')] }, { id: 'tear', does: [count('torn')] }),
    ]),
  ),
};
