/** Tests 1,500 states from outside that differ from those of real games in one place each. */
import { expect, it } from 'vitest';
import { fuzzStates } from '../../../scripts/fuzz/states';
import { HEROES } from '../../../src/flow/inHand/campaign';

it('a state from outside is refused, or can be played to the end and saved (more by `npm run fuzz -- --states`)', () => {
  const { mutated, heroes, shapeless, refused, played } = fuzzStates(1500, 19);
  const count = Object.values(refused).reduce((all, each) => all + each, 0);
  expect(shapeless + count + played).toBe(mutated);
  expect([count > 300, played > 300]).toEqual([true, true]);
  expect(Object.keys(heroes).sort()).toEqual([...HEROES].sort());
});
