/** Scenario 16, The King’s Ticket: the blue scenario of map card 3, which it uses turned by 180 degrees. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { PAWNSHOP } from '../maps/pawnshop';
import { placeCard } from '../placedCard';
import { atLeast, count, none, once, used, when } from '../ruleNotation';

const { place } = placeCard(PAWNSHOP, 'blue');
const page = place(16, {
  foes: [
    ['courtDuellist', 'elite', { hpBonus: [-3, -1, 2, 4], hpFor: { sexton: 1, pawnbroker: 2 } }],
    ['inkwight', 'normal', { hpBonus: [-2, 0, 0, 2], hpFor: { sexton: 1, pawnbroker: 1 } }],
    ['discreetPerson', 'elite', { hpBonus: [-3, -1, 0, 1], hpFor: { sexton: 1, pawnbroker: 1 } }],
  ],
  treasures: [{ number: 16, item: 'mournersHat' }],
  objectives: { gate: [{ kind: 'dead', foe: 'courtDuellist-1' }, used('timeLock')] },
});
const box = {
  on: 'looted',
  treasures: page.treasures.filter((each) => each.objective).map(({ number }) => number),
} as const;

export const kingsTicket: ScenarioDef = {
  id: 'kingsTicket',
  ...page,
  goals: [{ kind: 'holds', what: [atLeast('found', 1)] }],
  rules: [
    once('timeLock', { on: 'roundEnds', round: 5 }, []),
    // Each opened box may contain the ticket; the chance rises with each box.
    when('firstLot', box, [{ do: 'roll', faces: ['A'], does: [count('found')] }], [{ kind: 'looted', objectives: 1 }]),
    when(
      'secondLot',
      box,
      [{ do: 'roll', faces: ['A', 'B'], does: [count('found')] }],
      [{ kind: 'looted', objectives: 2 }, none('found')],
    ),
    when('lastLot', box, [count('found')], [{ kind: 'looted', objectives: 3 }, none('found')]),
    when('leftShut', { on: 'won' }, [{ do: 'gold', value: 4, per: 'objectivesLeft' }]),
  ],
};
