/** Scenario 7, The Wax Floor: the orange scenario of map card 6, which it uses upright. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { COUNTING_HOUSE } from '../maps/countingHouse';
import { placeCard } from '../placedCard';
import { atLeast, count, once, used, when } from '../ruleNotation';

const { place, start } = placeCard(COUNTING_HOUSE, 'orange');

export const waxFloor: ScenarioDef = {
  id: 'waxFloor',
  ...place(7, {
    foes: [
      ['waxGuard', 'normal', { hpFor: { pawnbroker: 2, sexton: -1 } }],
      ['waxGuard', 'normal', { hpFor: { pawnbroker: 2, sexton: -1 } }],
      ['inkwight', 'elite', { hpBonus: [-1, 1, 0, -1], hpFor: { pawnbroker: 1 } }],
    ],
    treasures: [{ number: 6, item: 'candleEnd' }],
    objectives: {},
  }),
  goals: [
    { kind: 'lootObjectives' },
    { kind: 'endTurnOn', at: start, needs: [{ kind: 'looted', objectives: 1 }, used('watchman')] },
  ],
  rules: [
    // Until the end of round 6 a watchman sits under the skylight, so the hero cannot leave there.
    once('watchman', { on: 'roundEnds', round: 6 }, []),
    // Every combat makes noise and raises the alarm.
    { kind: 'counter', id: 'alarm', start: 0 },
    when('quietPlease', { on: 'combatBegins' }, [count('alarm')]),
    { kind: 'while', id: 'alarmed', needs: [atLeast('alarm', 2)], foes: ['waxGuard-1', 'waxGuard-2'], move: 1 },
  ],
};
