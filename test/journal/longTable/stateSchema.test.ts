/** Tests the schema of the random generator in a checkpoint of the Long Table: four signed 32-bit integers, not all zero. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { generatorShape } from '../../../src/journal/longTable/stateSchema';

const MAX_VALUE = 2 ** 31 - 1;
const MIN_VALUE = -(2 ** 31);

it.each<[readonly number[], boolean]>([
  [[1, 2, 3, 4], true],
  [[MAX_VALUE, MIN_VALUE, 0, 0], true],
  [[MAX_VALUE + 1, 0, 0, 0], false],
  [[MIN_VALUE - 1, 0, 0, 0], false],
  [[0.5, 1, 1, 1], false],
  [[0, 0, 0, 0], false],
  [[1, 2, 3], false],
])('the words %j are valid: %s', (words, valid) => {
  expect(v.is(generatorShape, words)).toBe(valid);
});
