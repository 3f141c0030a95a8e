/** Scenario 19, The Fine Print: the orange scenario of map card 10, which it uses upright. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { OLD_LEDGER } from '../maps/oldLedger';
import { placeCard } from '../placedCard';
import { endTurnOn, once, used } from '../ruleNotation';

const { at, place } = placeCard(OLD_LEDGER, 'orange');

export const finePrint: ScenarioDef = {
  id: 'finePrint',
  ...place(19, {
    foes: [
      ['waxGuard', 'elite', { hpBonus: [0, 0, 2, 0], hpFor: { sexton: 1, pawnbroker: 1 } }],
      ['inkwight', 'elite', { hpBonus: [0, 0, 2, 2], hpFor: { sexton: 1, pawnbroker: 1 } }],
      ['shaftMoth', 'elite', { hpBonus: [0, 0, 2, 1], hpFor: { sexton: 1, pawnbroker: 1 } }],
    ],
    treasures: [{ number: 19, item: 'chokeLead' }],
    tiles: 'abc',
  }),
  goals: ['a', 'b', 'c'].map((clause) => ({ kind: 'endTurnOn', at: at(clause) })),
  // Each clause takes effect once the hero has read it.
  rules: [
    once('noProfit', endTurnOn(at('a')), []),
    { kind: 'noMoney', needs: [used('noProfit')] },
    once('ofTheEssence', endTurnOn(at('b')), []),
    { kind: 'while', id: 'hurry', needs: [used('ofTheEssence')], move: 1 },
    once('withoutPrejudice', endTurnOn(at('c')), []),
    { kind: 'harsh', times: 2, needs: [used('withoutPrejudice')] },
  ],
};
