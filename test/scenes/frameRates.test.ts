/** Tests that a motion takes the same time at any frame rate. `npm run bench` prints these measurements. */
import { describe, expect, it, vi } from 'vitest';
import { DURATION, lastedAt, RATES, SITUATIONS, type Situation } from '../kit/frameRates';

vi.mock('phaser', () => ({
  default: { Core: { Events: { POST_RENDER: 'postrender', VISIBLE: 'visible' } } },
}));

describe.each(Object.keys(SITUATIONS) as Situation[])('a motion %s', (situation) => {
  it.each(RATES)('takes the same time at %i frames a second, to within a frame', async (rate) => {
    const { lasted, slack } = await lastedAt(rate, situation);
    expect(Math.abs(lasted - DURATION)).toBeLessThan(slack + 0.01);
  });
});
