/** Scenario 20, Struck Off: the blue scenario of map card 10, which it uses turned by 180 degrees. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { OLD_LEDGER } from '../maps/oldLedger';
import { placeCard } from '../placedCard';
import { once, used, when } from '../ruleNotation';

const { place } = placeCard(OLD_LEDGER, 'blue');

const FIRST = 'dargoth-2';
const SECOND = 'dargoth-3';

const page = place(20, {
  foes: [
    ['dunner', 'normal', { hpBonus: [1, 1, 1, 2], hpFor: { sexton: 1, pawnbroker: -1 } }],
    ['dargoth', 'normal', { hpFor: { sexton: 2, pawnbroker: -1 } }],
    // The elite Dargoth has only 9 HP at scenario level 1, because his behaviour columns are the hardest for the hero.
    ['dargoth', 'elite', { hpBonus: -5, hpFor: { sexton: 2, pawnbroker: -1 } }],
  ],
});
/** The hexes of all doors, which are open from the start. */
const doors = Object.entries(page.board.hexes).flatMap(([hex, terrain]) => (terrain === 'door' ? [hex] : []));

export const struckOff: ScenarioDef = {
  id: 'struckOff',
  ...page,
  goals: [{ kind: 'kill', foes: [FIRST, SECOND] }],
  rules: [
    { kind: 'laid', hexes: doors, as: 'plain' },
    // Countersigned: after his death Dargoth comes back as elite, but not before the end of round 5, when the recess ends.
    { kind: 'wave', foes: [{ foe: SECOND, distance: 4 }], needs: [{ kind: 'dead', foe: FIRST }, used('recess')] },
    once('recess', { on: 'roundEnds', round: 5 }, []),
    when('fallingShelves', { on: 'roundEnds', from: 7 }, [{ do: 'damage', value: 1 }]),
  ],
};
