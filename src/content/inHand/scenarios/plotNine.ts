/** 1 Plot Nine: map 1 upright, orange. */
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
  // Last respects: the log reads the headstone aloud.
  rules: [once('lastRespects', endTurnOn(at('a')), [{ do: 'heal', value: 2 }])],
};
