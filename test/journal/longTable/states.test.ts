/** Tests that mutated states with a valid schema are refused by a law, or can be played on without breaking one. */
import { expect, it } from 'vitest';
import { fuzzStates } from '../../kit/longTableStates';

it.each(['states0', 'states1', 'states2'])('no mutated state leads to an error or a broken law: %s', (seed) => {
  const { refused, taken } = fuzzStates(seed, 80);
  expect(refused).toBeGreaterThan(10);
  expect(taken).toBeGreaterThan(5);
});
