/** Scenario 22, Carried Forward: the blue scenario of map card 11, which it uses turned by 180 degrees. */
import type { ScenarioDef } from '../../../rules/inHand/book';
import { PALACE } from '../maps/palace';
import { placeCard } from '../placedCard';
import { atLeast, choose, count, endTurnOn, none, when } from '../ruleNotation';

const { at, place } = placeCard(PALACE, 'blue');
const notNow = { id: 'notNow', does: [] };
const sign = (name: string) =>
  ({ id: `sign-${name}`, does: [{ do: 'remember', flag: 'signed', as: name }, count('pageC')] }) as const;

export const carriedForward: ScenarioDef = {
  id: 'carriedForward',
  ...place(22, {
    foes: [
      ['trophyBear', 'elite', { hpBonus: [-6, -4, -4, -3] }],
      ['auditor', 'normal', { hpBonus: [-6, -6, -5, -5] }],
      ['dargoth', 'normal', { hpBonus: [-5, -4, -5, -4], alias: 'signature' }],
    ],
    treasures: [{ number: 21, gold: 15 }],
    tiles: 'ABC',
  }),
  goals: [{ kind: 'holds', what: ['pageA', 'pageB', 'pageC'].map((page) => atLeast(page, 1)) }, { kind: 'killAll' }],
  // "Sign here": the hero pays a price to sign each of the pages on the marks 'A', 'B' and 'C'.
  rules: [
    when(
      'firstPage',
      endTurnOn(at('A')),
      [
        choose(
          {
            id: 'signInBlood',
            needs: [{ kind: 'heroHp', atLeast: 3 }],
            does: [{ do: 'damage', value: 2, price: true }, count('pageA')],
          },
          notNow,
        ),
      ],
      [none('pageA')],
    ),
    when(
      'secondPage',
      endTurnOn(at('B')),
      [
        choose(
          { id: 'payGold', costs: 6, does: [count('pageB')] },
          { id: 'payCard', pick: 'discarded', does: [count('pageB')] },
          notNow,
        ),
      ],
      [none('pageB')],
    ),
    // The page on 'C' can be signed only after the pages on 'A' and 'B'.
    when(
      'lastPage',
      endTurnOn(at('C')),
      [choose(sign('own'), sign('sister'), sign('king'), notNow)],
      [atLeast('pageA', 1), atLeast('pageB', 1), none('pageC')],
    ),
  ],
};
