/** Scenario 21, The Solvent King: the orange scenario of map card 11, which it uses upright. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { PALACE } from '../maps/palace';
import { placeCard } from '../placedCard';
import { choose, once, used } from '../ruleNotation';

const { at, place } = placeCard(PALACE, 'orange');
const OSBERT = 'courtDuellist-3';

export const solventKing: ScenarioDef = {
  id: 'solventKing',
  ...place(21, {
    foes: [
      ['discreetPerson', 'elite', { hpFor: { sexton: 6, pawnbroker: 2 } }],
      ['trophyBear', 'normal', { hpBonus: 2, hpFor: { sexton: 6, pawnbroker: 2 } }],
      ['courtDuellist', 'elite', { hpBonus: [3, 4, 4, 4], hpFor: { sexton: 6, pawnbroker: 1 }, alias: 'kingOsbert' }],
    ],
    treasures: [{ number: 20, gold: 20 }],
    tiles: 'a',
  }),
  goals: [
    { kind: 'kill', foes: [OSBERT] },
    { kind: 'endTurnOn', at: at('a'), needs: [{ kind: 'dead', foe: OSBERT }, used('march')] },
  ],
  rules: [
    // When the combat with the King begins, he demands an item immediately.
    once('kingNeeds', { on: 'combatBegins', foe: OSBERT }, [choose({ id: 'give', pick: 'readyItem', does: [] })]),
    // The Unpaid arrive at the end of round 6; the hero can win only after that.
    once('march', { on: 'roundEnds', round: 6 }, []),
    {
      kind: 'while',
      id: 'bearsSupport',
      needs: [{ kind: 'lives', foe: 'trophyBear-2' }],
      foes: [OSBERT],
      pierce: 2,
      shield: 2,
    },
  ],
};
