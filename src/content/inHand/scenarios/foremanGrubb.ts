/** Scenario 4, Foreman Grubb: the orange scenario of map card 4, which it uses upright. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { LIME_KILNS } from '../maps/limeKilns';
import { placeCard } from '../placedCard';
import { once, used } from '../ruleNotation';

const { place } = placeCard(LIME_KILNS, 'orange');
const GRUBB = 'foremanGrubb-3';

export const foremanGrubb: ScenarioDef = {
  id: 'foremanGrubb',
  ...place(4, {
    foes: [
      ['shuffler', 'normal', { hpFor: { sexton: 3, pawnbroker: 7 } }],
      ['powderBrat', 'normal', { hpFor: { sexton: 3, pawnbroker: 5 } }],
      ['foremanGrubb', 'normal', { hpBonus: [1, 4, 2, 2], hpFor: { sexton: 3, pawnbroker: 9 } }],
    ],
    treasures: [{ number: 4, item: 'shortFuse' }],
  }),
  goals: [
    { kind: 'kill', foes: [GRUBB] },
    { kind: 'holds', what: [used('shiftEnds')] },
  ],
  rules: [
    once('shiftEnds', { on: 'roundEnds', round: 7 }, []),
    once(
      'secondWind',
      { on: 'turnEnds' },
      [{ do: 'elite', foes: [GRUBB] }],
      [{ kind: 'foeHp', foe: GRUBB, atMost: 5 }],
    ),
  ],
};
