import { expect, it } from 'vitest';
import { parsers } from '../../scripts/fuzz/parsers';
import { assault } from '../../scripts/fuzz/run';

const all = await parsers('test/saves');

it.each(all)('$name: honest examples are taken', async (parser) => {
  const taken = await Promise.all(parser.examples.map((example) => parser.read(example)));
  expect(taken.filter(Boolean).length).toBeGreaterThan(0);
});

/** `npm run fuzz` throws many more, and others every time. */
it.each(all)(
  '$name: a thousand mutated inputs are refused, or make sense',
  async (parser) => {
    const { taken, inputs } = await assault(parser, 1000, 7);
    expect(inputs - taken).toBeGreaterThan(100);
  },
  60_000,
);
