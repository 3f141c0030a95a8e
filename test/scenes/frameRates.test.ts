/** A motion lasts as long at any frame rate. `npm run bench` prints what is measured here. */
import { describe, expect, it, vi } from 'vitest';
import { DURATION, lastedAt, RATES, SITUATIONS, type Situation } from '../kit/frameRates';

vi.mock('phaser', () => ({
  default: { Core: { Events: { POST_RENDER: 'postrender', VISIBLE: 'visible' } } },
}));

describe.each(Object.keys(SITUATIONS) as Situation[])('a motion %s', (situation) => {
  it.each(RATES)('lasts as long at %i frames a second, to a frame', async (rate) => {
    const { lasted, slack } = await lastedAt(rate, situation);
    expect(Math.abs(lasted - DURATION)).toBeLessThan(slack + 0.01);
  });
});
