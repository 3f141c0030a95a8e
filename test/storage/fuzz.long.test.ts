import { expect, it } from 'vitest';
import { parsers } from '../../scripts/fuzz/parsers';
import { fuzzParser } from '../../scripts/fuzz/run';

it.each(await parsers('test/saves'))('$name: a thousand mutated inputs are refused, or are valid', async (parser) => {
  const { taken, inputs } = await fuzzParser(parser, 1000, 7);
  expect(inputs - taken).toBeGreaterThan(100);
});
