/** 10 Night Audit: map 6 turned, blue. */
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
  // The books must balance.
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
