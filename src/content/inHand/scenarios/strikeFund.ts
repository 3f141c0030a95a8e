/** Scenario 15, The Strike Fund: the blue scenario of map card 8, which it uses turned by 180 degrees. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { STILL } from '../maps/still';
import { placeCard } from '../placedCard';
import { atLeast, once } from '../ruleNotation';

const { place, start } = placeCard(STILL, 'blue');

export const strikeFund: ScenarioDef = {
  id: 'strikeFund',
  ...place(15, {
    foes: [
      ['shuffler', 'elite', { hpBonus: [0, 0, 0, 2], hpFor: { sexton: 6, pawnbroker: 1 } }],
      ['compounder', 'normal', { hpBonus: [2, 2, 2, 4], hpFor: { sexton: 5 } }],
      ['tallyCrow', 'normal', { hpBonus: [1, 1, 1, 2], hpFor: { sexton: 5 } }],
    ],
    // The widows-and-orphans box, which every ending mentions.
    treasures: [{ number: 15, gold: 12 }],
    objectives: {},
  }),
  goals: [{ kind: 'lootObjectives' }, { kind: 'endTurnOn', at: start, needs: [{ kind: 'looted', objectives: 1 }] }],
  rules: [
    once('shiftChange', { on: 'roundEnds', round: 4 }, [{ do: 'elite', foes: 'unfought' }]),
    // If the hero has won scenario 14, Mother Mire's cough removes a Hindrance in one combat.
    once(
      'mireCoughs',
      { on: 'combatBegins' },
      [{ do: 'clearHindrance' }],
      [atLeast('mireFriend', 1), { kind: 'hindered' }],
    ),
  ],
};
