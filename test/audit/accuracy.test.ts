/** The audit's chances agree with what happened in games that nothing was fitted to. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Position, tenthsOf, typicalError } from '../../scripts/auditTable';
import { ACCURACY } from '../../src/audit/accuracy';

const MODES = ['inHand', 'longTable'] as const;
const measured = (mode: (typeof MODES)[number]): Position[] =>
  JSON.parse(readFileSync(`test/audit/golden/${mode}.json`, 'utf8'));

/** The greatest difference between the mean chance of a tenth and the share of games won, in percentage points. */
const TOLERANCE = 8;

describe.each(MODES)('the measured chances of %s', (mode) => {
  it('are off by at most eight points in every tenth', () => {
    const off = tenthsOf(measured(mode)).map(({ predicted, actual }) => Math.abs(predicted - actual));
    expect(Math.max(...off)).toBeLessThanOrEqual(TOLERANCE);
  });

  it('come true in over 98 of 100 games where they are over 98 per cent, and in under 2 where they are under 2', () => {
    const positions = measured(mode);
    const share = (of: readonly Position[]) =>
      of.reduce((sum, { won }) => sum + won, 0) / of.reduce((sum, { of: games }) => sum + games, 0);
    expect(share(positions.filter(({ predicted }) => predicted > 0.98))).toBeGreaterThan(0.98);
    expect(share(positions.filter(({ predicted }) => predicted < 0.02))).toBeLessThan(0.02);
  });

  it('are described on the page as they were measured', () => {
    const positions = measured(mode);
    expect(ACCURACY[mode]).toEqual({
      positions: positions.length,
      games: Math.min(...positions.map(({ of }) => of)),
      error: Math.round(typicalError(positions)),
    });
  });
});

describe('the error of predictions', () => {
  it('does not count what few games differ from their own chance by', () => {
    // Half of the positions are won, with two games each: one of each result, and the others even.
    const fair = [0, 1, 1, 2].map((won) => ({ predicted: 0.5, won, of: 2 }));
    expect(typicalError(fair)).toBe(0);
    const wrong = [0, 1, 1, 2].map((won) => ({ predicted: 0.8, won, of: 2 }));
    expect(typicalError(wrong)).toBeCloseTo(30);
  });
});
