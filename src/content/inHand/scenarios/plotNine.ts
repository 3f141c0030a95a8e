/** Scenario 1, Plot Nine: the orange scenario of map card 1, which it uses upright. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { CHURCHYARD } from '../maps/churchyard';
import { placeCard } from '../placedCard';
import { endTurnOn, once } from '../ruleNotation';

const { at, place } = placeCard(CHURCHYARD, 'orange');

export const plotNine: ScenarioDef = {
  id: 'plotNine',
  ...place(1, {
    foes: [
      ['shuffler', 'normal', { hpBonus: -1 }],
      ['tallyCrow', 'elite', { hpBonus: -2 }],
      ['shuffler', 'normal', { hpBonus: [-2, -2, -1, -1] }],
    ],
    treasures: [{ number: 1, item: 'gravediggersLicence' }],
    tiles: 'a',
  }),
  goals: [{ kind: 'killAll' }],
  // Last respects: the hero reads the headstone and heals.
  rules: [once('lastRespects', endTurnOn(at('a')), [{ do: 'heal', value: 2 }])],
};
