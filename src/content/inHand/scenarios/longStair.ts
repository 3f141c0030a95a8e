/** Scenario 13, The Long Stair: the orange scenario of map card 9, which it uses upright. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { LONG_STAIR } from '../maps/longStair';
import { placeCard } from '../placedCard';

const { exit, place } = placeCard(LONG_STAIR, 'orange');

export const longStair: ScenarioDef = {
  id: 'longStair',
  ...place(13, {
    foes: [
      ['shaftMoth', 'normal', { hpBonus: [3, 4, 5, 5], hpFor: { sexton: 1 } }],
      ['marshCandle', 'elite', { hpBonus: [3, 4, 5, 3] }],
      ['gnaw', 'elite', { hpBonus: [0, 2, 1, 0] }],
      ['slagHulk', 'normal', { hpBonus: [0, 0, 1, 1] }],
    ],
    treasures: [
      { number: 12, item: 'wispLantern' },
      { number: 13, gold: 10 },
    ],
  }),
  goals: [{ kind: 'endTurnOn', at: exit() }],
  // The stair is dark: without fire the hero sees only 2 hexes far.
  rules: [{ kind: 'dark', sight: 2, unless: 'fire' }],
};
