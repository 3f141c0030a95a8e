/** Scenario 14, Last Orders: the orange scenario of map card 8, which it uses upright. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { STILL } from '../maps/still';
import { placeCard } from '../placedCard';
import { count, none, once, when } from '../ruleNotation';

const { place } = placeCard(STILL, 'orange');

export const lastOrders: ScenarioDef = {
  id: 'lastOrders',
  ...place(14, {
    foes: [
      ['writHound', 'elite', { hpBonus: [0, 0, 0, -2], hpFor: { sexton: -2 } }],
      ['courtDuellist', 'normal', { hpBonus: [0, 0, 3, 0], hpFor: { sexton: -2 } }],
      ['waxGuard', 'normal', { hpBonus: [2, 2, 2, 0], hpFor: { sexton: -2 } }],
      ['courtDuellist', 'elite', { hpBonus: [4, 4, 5, 3], hpFor: { sexton: -1 } }],
    ],
  }),
  goals: [{ kind: 'any', of: [{ kind: 'survive', round: 8 }, { kind: 'killAll' }] }],
  rules: [
    // The hero does not walk: the raiders come to the hero.
    { kind: 'standing' },
    {
      kind: 'wave',
      foes: [
        { foe: 'writHound-1', distance: 4 },
        { foe: 'courtDuellist-2', distance: 3 },
        { foe: 'waxGuard-3', distance: 4 },
        { foe: 'courtDuellist-4', distance: 3 },
      ],
    },
    // A win makes Mother Mire a friend; scenario 15 reads the flag.
    once('befriended', { on: 'won' }, [count('mireFriend')]),
    // The copper of the still: a monster whose turn does no harm to the hero damages the copper instead.
    { kind: 'counter', id: 'copper', start: 9, perLevel: -1 },
    when('kick', { on: 'harmlessTurn' }, [{ do: 'count', flag: 'copper', by: -2, byElite: -3 }]),
    { kind: 'failure', id: 'stillBroken', when: [none('copper')] },
  ],
};
