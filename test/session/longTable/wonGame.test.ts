/** The won game of the Long Table that other tests read is what the greedy bot plays with the present rules. */
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findWonGame, WON_RECORD } from '../../kit/longTableWon';

it('the recorded game is what the greedy bot plays', async () => {
  const lines = Object.entries(findWonGame()).map(([key, value]) => {
    const written = Array.isArray(value)
      ? `[\n${value.map((each) => JSON.stringify(each)).join(',\n')}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}: ${written}`;
  });
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(resolve(WON_RECORD));
});
