/** Scenario 12, The Landlady of the Fen: the blue scenario of map card 7, which it uses turned by 180 degrees. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { OVERDRAFT } from '../maps/overdraft';
import { placeCard } from '../placedCard';
import { once } from '../ruleNotation';

const { at, place } = placeCard(OVERDRAFT, 'blue');
const MIRE = 'motherMire-3';

export const landladyOfTheFen: ScenarioDef = {
  id: 'landladyOfTheFen',
  ...place(12, {
    foes: [
      ['lienToad', 'elite', { hpFor: { pawnbroker: 3 } }],
      ['marshCandle', 'normal', { hpFor: { pawnbroker: 3 } }],
      ['motherMire', 'normal', { hpBonus: [6, 5, 4, 7], hpFor: { pawnbroker: 2, sexton: -2 } }],
    ],
    treasures: [{ number: 11, item: 'discreetShoes' }],
    tiles: 'A',
  }),
  goals: [
    { kind: 'kill', foes: [MIRE] },
    { kind: 'endTurnOn', at: at('A'), needs: [{ kind: 'dead', foe: MIRE }] },
  ],
  rules: [
    // The lights of the house heal Mother Mire while the Marsh Candle lives.
    { kind: 'while', id: 'houseLights', needs: [{ kind: 'lives', foe: 'marshCandle-2' }], foes: [MIRE], heal: 2 },
    once('tidyFen', { on: 'shoved', foe: MIRE }, [{ do: 'clearHindrance' }], [{ kind: 'hindered' }]),
  ],
};
