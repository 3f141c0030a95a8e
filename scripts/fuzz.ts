/**
 * Mutated saves, exports, settings and addresses, thrown at everything that reads them: `npm run fuzz [inputs] [seed]`. None
 * may throw, hang, reach a prototype, or be taken for what cannot be played on or refused.
 */

import { parsers } from './fuzz/parsers';
import { assault } from './fuzz/run';

const [inputs = '120000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const all = await parsers('test/saves');
for (const parser of all) {
  const {
    name,
    inputs: thrown,
    taken,
    slowest,
  } = await assault(parser, Math.ceil(Number(inputs) / all.length), Number(seed));
  console.log(`${name}: ${thrown} inputs, ${taken} taken, ${thrown - taken} refused, slowest ${slowest.toFixed(1)} ms`);
}
