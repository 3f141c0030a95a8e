/** Scenario 10, Night Audit: the blue scenario of map card 6, which it uses turned by 180 degrees. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { COUNTING_HOUSE } from '../maps/countingHouse';
import { placeCard } from '../placedCard';
import { once, used } from '../ruleNotation';

const { at, place } = placeCard(COUNTING_HOUSE, 'blue');
const AUDITOR = 'auditor-2';

export const nightAudit: ScenarioDef = {
  id: 'nightAudit',
  ...place(10, {
    foes: [
      ['discreetPerson', 'normal', { hpBonus: [-2, -2, -2, -1], hpFor: { pawnbroker: 3 } }],
      ['auditor', 'elite', { hpBonus: [-1, -2, -1, -1], hpFor: { pawnbroker: 3, sexton: 3 } }],
    ],
    treasures: [{ number: 9, item: 'blottingCoat' }],
    tiles: 'A',
  }),
  goals: [
    { kind: 'kill', foes: [AUDITOR] },
    { kind: 'endTurnOn', at: at('A'), needs: [{ kind: 'dead', foe: AUDITOR }, used('auditEnds')] },
  ],
  // The audit is closed at the end of round 6; the hero can win only after that. The Auditor's bonuses depend on his position.
  rules: [
    once('auditEnds', { on: 'roundEnds', round: 6 }, []),
    { kind: 'while', id: 'credit', needs: [{ kind: 'foePosition', positions: [2] }], foes: [AUDITOR], shield: 1 },
    {
      kind: 'while',
      id: 'debit',
      needs: [{ kind: 'foePosition', positions: [4] }],
      foes: [AUDITOR],
      retaliate: { value: 1, range: 3 },
    },
  ],
};
