/** Scenario 6, Show of Hands: the blue scenario of map card 5, which it uses turned by 180 degrees. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { TENEMENT_ROW } from '../maps/tenementRow';
import { placeCard } from '../placedCard';
import { choose, count, when } from '../ruleNotation';

const { place } = placeCard(TENEMENT_ROW, 'blue');
const HECKLERS = ['writHound-1', 'inkwight-2', 'waxGuard-3', 'tallyCrow-4'] as const;

export const showOfHands: ScenarioDef = {
  id: 'showOfHands',
  ...place(6, {
    foes: [
      ['writHound', 'normal', { hpBonus: [0, 0, 0, -1], hpFor: { sexton: 1, pawnbroker: 1 } }],
      ['inkwight', 'normal', { hpFor: { sexton: 1, pawnbroker: 1 } }],
      ['waxGuard', 'normal', { hpBonus: [1, 1, 1, 0], hpFor: { sexton: 1, pawnbroker: 1 } }],
      ['tallyCrow', 'normal', { hpFor: { sexton: 1 } }],
    ],
  }),
  goals: [{ kind: 'killAll' }],
  rules: [
    { kind: 'roundLimit', round: 9 },
    // The hero does not walk: the hecklers come to the hero.
    { kind: 'standing' },
    { kind: 'wave', foes: HECKLERS.map((foe, i) => ({ foe, distance: i < 2 ? 4 : 3 })), distanceFlag: 'further' },
    when('pointOfOrder', { on: 'dies', foes: HECKLERS.slice(0, -1) }, [
      choose(
        { id: 'heal', does: [{ do: 'heal', value: 1 }] },
        { id: 'refresh', pick: 'spentItem', does: [] },
        { id: 'further', does: [count('further', 6)] },
      ),
    ]),
  ],
};
