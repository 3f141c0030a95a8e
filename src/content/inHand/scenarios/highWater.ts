/** Scenario 11, High Water: the blue scenario of map card 2, which it uses turned by 180 degrees. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { SLUICEWORKS, ZONES } from '../maps/sluiceworks';
import { placeCard } from '../placedCard';
import { once, reached, used, when } from '../ruleNotation';

const { at, exit, place, turnHexes } = placeCard(SLUICEWORKS, 'blue');
/** The zones of the map that flood, each at the end of its `round`. */
const FLOODS = [
  { zone: 'I', round: 4 },
  { zone: 'II', round: 6 },
  { zone: 'III', round: 8 },
] as const;

export const highWater: ScenarioDef = {
  id: 'highWater',
  ...place(11, {
    foes: [
      ['writHound', 'normal', { hpBonus: [0, 1, 2, 0], hpFor: { pawnbroker: 1 } }],
      ['gnaw', 'elite', { hpBonus: [0, 2, 3, 0], hpFor: { pawnbroker: 1 } }],
      ['waxGuard', 'elite', { hpBonus: [-1, 1, 1, -1], hpFor: { pawnbroker: 1 } }],
    ],
    treasures: [{ number: 10, item: 'confiscatedPick' }],
    tiles: 'A',
  }),
  goals: [
    { kind: 'endTurnOn', at: at('A') },
    { kind: 'endTurnOn', at: exit(), needs: [reached(at('A')), used('flood-II')] },
  ],
  rules: [
    { kind: 'roundLimit', round: 11 },
    // The water rises: a flooded zone is difficult terrain, and from the next round on it damages a hero who ends the round in it.
    ...FLOODS.flatMap(({ zone, round }) => {
      const hexes = turnHexes(ZONES[zone]);
      return [
        when(
          `wet-${zone}`,
          { on: 'roundEnds', from: round + 1 },
          [{ do: 'damage', value: 1 }],
          [{ kind: 'heroOn', hexes }],
        ),
        once(`flood-${zone}`, { on: 'roundEnds', round }, [{ do: 'terrain', hexes, from: 'plain', to: 'difficult' }]),
      ];
    }),
  ],
};
