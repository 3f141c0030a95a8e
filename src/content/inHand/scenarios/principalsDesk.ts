/** Scenario 17, The Principal’s Desk: the blue scenario of map card 9, which it uses turned by 180 degrees. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { LONG_STAIR } from '../maps/longStair';
import { placeCard } from '../placedCard';
import { endTurnOn, once, used, when } from '../ruleNotation';

const { at, place } = placeCard(LONG_STAIR, 'blue');
const PLATES = [used('redPlate'), used('bluePlate')];

export const principalsDesk: ScenarioDef = {
  id: 'principalsDesk',
  ...place(17, {
    foes: [
      ['shaftMoth', 'normal', { hpFor: { sexton: 5, pawnbroker: 5 } }],
      ['dargoth', 'normal', { hpBonus: [-1, -2, 0, -1], hpFor: { sexton: 5, pawnbroker: 5 }, alias: 'signature' }],
      ['trophyBear', 'normal', { hpFor: { sexton: 4, pawnbroker: 5 } }],
    ],
    treasures: [{ number: 17, item: 'hearthrug' }],
    objectives: { gate: PLATES },
    tiles: 'AB',
  }),
  goals: [{ kind: 'holds', what: PLATES }, { kind: 'lootObjectives' }],
  // Each plate has an element: fire for 'A', dark for 'B'. A hero who ends a turn on a plate holds the plate if its element is infused. If
  // not, the hero suffers damage, unless the plate is held already.
  rules: [
    once('redPlate', endTurnOn(at('A')), [], [{ kind: 'infused', element: 'fire' }]),
    when('redRude', endTurnOn(at('A')), [{ do: 'damage', value: 1 }], [{ kind: 'unused', rule: 'redPlate' }]),
    once('bluePlate', endTurnOn(at('B')), [], [{ kind: 'infused', element: 'dark' }]),
    when('blueRude', endTurnOn(at('B')), [{ do: 'damage', value: 1 }], [{ kind: 'unused', rule: 'bluePlate' }]),
  ],
};
