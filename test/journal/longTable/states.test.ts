/** States of the right shape that cannot be: refused with the law that they break, or played on without harm. */
import { expect, it } from 'vitest';
import { fuzzStates } from '../../kit/longTableStates';

it.each(['states0', 'states1', 'states2'])('nothing throws, and no law is broken later: %s', (seed) => {
  const { refused, taken } = fuzzStates(seed, 80);
  expect(refused).toBeGreaterThan(10);
  expect(taken).toBeGreaterThan(5);
});
