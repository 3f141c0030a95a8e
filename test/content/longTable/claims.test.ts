/** Tests the small claims of the Long Table that ship. Expands every sixth of them again; `claims.long.test.ts` expands all. */
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/journal/digest';
import { findFlaw } from '../../../src/journal/longTable/laws/findFlaw';
import { loadShippedClaims } from '../../../src/storage/longTable/claims';
import { checkTable, playOfTable, saidOf } from '../../kit/claims';

const { claims } = await loadShippedClaims();
const readable = claims.filter((each) => each !== null);
const STEP = 6;

describe('the small claims of the Long Table that ship', () => {
  it('are all readable, break no law, and are sorted by difficulty', () => {
    expect(readable).toHaveLength(claims.length);
    const flaws = readable.map((claim) => [claim.id, findFlaw(playOfTable(claim))] as const);
    expect(flaws.filter(([, flaw]) => flaw !== null)).toEqual([]);
    const degrees = readable.map(({ degree }) => degree);
    expect(degrees).toEqual([...degrees].sort());
    expect(new Set(degrees)).toEqual(new Set([1, 2, 3]));
  });

  it('are different from each other', () => {
    expect(new Set(readable.map(({ id }) => id)).size).toBe(readable.length);
    expect(new Set(readable.map(({ start }) => canonicalJson(start))).size).toBe(readable.length);
  });

  it.each(readable.filter((_, nth) => nth % STEP === 0))(
    'have the best chance that their own data states, to a thousandth: $id',
    (claim) => {
      expect(checkTable(claim)).toEqual(saidOf(claim));
    },
  );
});
