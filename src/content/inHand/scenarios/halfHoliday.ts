/**
 * Scenario 18, Half-Holiday: the blue scenario of map card 1, which it uses turned by 180 degrees. The goal's destination, which the story
 * calls Plot Nine, is the hex with the orange mark 'a'.
 */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { CHURCHYARD } from '../maps/churchyard';
import { placeCard } from '../placedCard';
import { when } from '../ruleNotation';

const { at, place, start } = placeCard(CHURCHYARD, 'blue');

export const halfHoliday: ScenarioDef = {
  id: 'halfHoliday',
  ...place(18, {
    foes: [
      ['writHound', 'elite', { hpBonus: [8, 8, 12, 15], hpFor: { sexton: -5 } }],
      ['tallyCrow', 'elite', { hpBonus: [8, 8, 11, 14], hpFor: { sexton: -5 } }],
      ['foremanGrubb', 'elite', { hpBonus: [8, 8, 11, 14], hpFor: { sexton: -4 } }],
    ],
    treasures: [
      { number: 14, item: 'secondHandShroud' },
      { number: 18, gold: 10 },
    ],
    tiles: 'a',
  }),
  goals: [{ kind: 'together', follower: 'tansy', at: at('a') }],
  rules: [
    { kind: 'follower', id: 'tansy', at: start, hexes: 3 },
    when('sentBack', { on: 'harmlessTurn' }, [{ do: 'sendBack', follower: 'tansy', hexes: 2 }]),
  ],
};
