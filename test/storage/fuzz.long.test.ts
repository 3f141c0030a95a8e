import { expect, it } from 'vitest';
import { parsers } from '../../scripts/fuzz/parsers';
import { assault } from '../../scripts/fuzz/run';

it.each(await parsers('test/saves'))('$name: a thousand mutated inputs are refused, or are valid', async (parser) => {
  const { taken, inputs } = await assault(parser, 1000, 7);
  expect(inputs - taken).toBeGreaterThan(100);
});
