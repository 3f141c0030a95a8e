/** Proves that every scenario can be won at the hardest level, by replaying won games. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { CHAPTERS } from '../../../src/content/inHand/chapters';
import { GOLDEN } from '../../../src/sim/inHand/golden';
import { decodeShare, replay } from '../../kit/inHand';

const codes = JSON.parse(readFileSync(new URL('won.json', GOLDEN), 'utf8')) as Record<string, string>;

describe('level 3', () => {
  // If a number of the content has changed, `npm run sim -- --proof --level 3 --games 300 --write` searches for new games.
  it.each(CHAPTERS.map(({ number, id }) => [number, id] as const))('is won in scenario %i, %s', async (_number, id) => {
    const journal = await decodeShare(codes[`${id}/3`]);
    if (!journal.ok) throw new Error(`${journal.fault.reason} ${journal.fault.field}`);
    const { setup } = journal.value;
    expect([setup.scenario, setup.scenarioLevel]).toEqual([id, 3]);
    const played = replay(bookFor(setup), journal.value);
    expect(played.ok && played.play.phase).toBe('won');
  });
});
