/** 2 The Tuesday Shift: map 2 upright, orange. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { SLUICEWORKS } from '../maps/sluiceworks';
import { lay } from '../placedCard';

const { exit, place } = lay(SLUICEWORKS, 'orange');

export const tuesdayShift: ScenarioDef = {
  id: 'tuesdayShift',
  ...place(2, {
    foes: [
      ['dunner', 'normal', { hpBonus: [1, 1, 3, 5] }],
      ['writHound', 'elite', { hpBonus: [0, 0, 1, 4] }],
      ['shuffler', 'normal', { hpBonus: [0, 0, 1, 3] }],
    ],
    treasures: [{ number: 2, gold: 8 }],
  }),
  goals: [{ kind: 'endTurnOn', at: exit() }],
  // The whistle.
  rules: [{ kind: 'roundLimit', round: 9 }],
};
