/** Scenario 2, The Tuesday Shift: the orange scenario of map card 2, which it uses upright. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { SLUICEWORKS } from '../maps/sluiceworks';
import { placeCard } from '../placedCard';
import { once, used } from '../ruleNotation';

const { exit, place } = placeCard(SLUICEWORKS, 'orange');

export const tuesdayShift: ScenarioDef = {
  id: 'tuesdayShift',
  ...place(2, {
    foes: [
      ['dunner', 'normal', { hpBonus: [1, 3, 5, 6], hpFor: { sexton: -1, pawnbroker: -3 } }],
      ['writHound', 'elite', { hpBonus: [1, 3, 3, 4], hpFor: { sexton: -1, pawnbroker: -2 } }],
      ['shuffler', 'normal', { hpBonus: [0, 0, 1, 3], hpFor: { sexton: -1, pawnbroker: -1 } }],
    ],
    treasures: [{ number: 2, gold: 8 }],
  }),
  goals: [{ kind: 'endTurnOn', at: exit(), needs: [used('nightGate')] }],
  // The whistle: the night gate, through which the hero must leave, opens at the end of round 7. The scenario is lost after round 9.
  rules: [once('nightGate', { on: 'roundEnds', round: 7 }, []), { kind: 'roundLimit', round: 9 }],
};
