/** Scenario 8, Down Tools: the blue scenario of map card 4, which it uses turned by 180 degrees. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { LIME_KILNS, YARDS } from '../maps/limeKilns';
import { placeCard } from '../placedCard';
import { endTurnOn, once, used } from '../ruleNotation';

const { at, place, turnHexes } = placeCard(LIME_KILNS, 'blue');
const VALVES = [used('valveA'), used('valveB')];

export const downTools: ScenarioDef = {
  id: 'downTools',
  ...place(8, {
    foes: [
      ['powderBrat', 'elite', { hpBonus: [0, 1, 3, 2], hpFor: { sexton: 2 } }],
      ['slagHulk', 'normal', { hpBonus: [3, 5, 7, 6], hpFor: { sexton: 1 } }],
    ],
    treasures: [{ number: 7, item: 'furnaceApron' }],
    objectives: { gate: VALVES },
    tiles: 'AB',
  }),
  goals: [{ kind: 'endTurnOn', at: at('A') }, { kind: 'endTurnOn', at: at('B') }, { kind: 'lootObjectives' }],
  rules: [
    // The hot floor of each yard cools when its valve is opened.
    once('valveA', endTurnOn(at('A')), [
      { do: 'terrain', hexes: turnHexes(YARDS.north), from: 'hazardous', to: 'plain' },
    ]),
    once('valveB', endTurnOn(at('B')), [
      { do: 'terrain', hexes: turnHexes(YARDS.south), from: 'hazardous', to: 'plain' },
    ]),
    { kind: 'laid', hexes: [at('O')], as: 'obstacle' },
    once('furnace', { on: 'turnEnds' }, [{ do: 'terrain', hexes: [at('O')], to: 'plain' }], VALVES),
  ],
};
