/** Tests that the place is found where a text stops being JSON. */
import { expect, it } from 'vitest';
import { firstWrongCharacter } from '../../src/storage/jsonFault';

it.each([
  ['hello', 1],
  ['  hello', 3],
  ['', 1],
  ['{a:1}', 2],
  ['{"a" 1}', 6],
  ['{"a":1,}', 8],
  ['{"a":1', 7],
  ['[1,2]]', 6],
  ['[1 2]', 4],
  ['[1}', 3],
  ['"torn', 1],
  ['{"a":[true,{"b":"\\u00e1"}]} x', 29],
  ['1,2', 2],
  ['nul', 1],
])('%s is wrong from character %i on', (text, at) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(firstWrongCharacter(text)).toBe(at);
});
