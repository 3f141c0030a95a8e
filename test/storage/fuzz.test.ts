import { expect, it } from 'vitest';
import { parsers } from '../../scripts/fuzz/parsers';
import { fuzzParser } from '../../scripts/fuzz/run';

const all = await parsers('test/saves');

it.each(all)('$name: valid examples are accepted', async (parser) => {
  const taken = await Promise.all(parser.examples.map((example) => parser.read(example)));
  expect(taken.filter(Boolean).length).toBeGreaterThan(0);
});

/** Many more inputs are tested in fuzz.long.test.ts and by `npm run fuzz`. */
it.each(all)('$name: a hundred mutated inputs are refused, or are valid', async (parser) => {
  const { taken, inputs } = await fuzzParser(parser, 100, 7);
  expect(inputs - taken).toBeGreaterThan(10);
});
