/** Tests that a motion takes the same time at any frame rate, and that no frame is drawn at rest. `npm run bench` prints these measurements. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stopFrames } from '../../src/scenes/frameLoop';
import { DURATION, lastedAt, openDisplay, RATES, SITUATIONS, type Situation } from '../kit/frameRates';

vi.mock('phaser', () => ({
  default: { Core: { Events: { POST_RENDER: 'postrender', VISIBLE: 'visible' } } },
}));

// The simulated display replaces the window.
const before = Reflect.get(globalThis, 'window');
afterEach(() => void Reflect.set(globalThis, 'window', before));

describe.each(Object.keys(SITUATIONS) as Situation[])('a motion %s', (situation) => {
  it.each(RATES)('takes the same time at %i frames a second, to within a frame', async (rate) => {
    const { lasted, slack } = await lastedAt(rate, situation);
    expect(Math.abs(lasted - DURATION)).toBeLessThan(slack + 0.01);
  });
});

it('given a table at rest, when its frames are stopped, then no further frame is drawn until the next motion', () => {
  const { loop, pass, motion } = openDisplay(60);
  pass(20);
  stopFrames();
  expect(loop.running).toBe(false);
  void motion.run({ targets: { part: 0 }, to: { part: 1 }, duration: 100 });
  expect(loop.running).toBe(true);
});

it('given a motion that runs, when frames are stopped, then they go on until it ends', async () => {
  const { loop, pass, motion } = openDisplay(60);
  const target = { part: 0 };
  void motion.run({ targets: target, to: { part: 1 }, duration: 100 });
  pass(50);
  stopFrames();
  expect(loop.running).toBe(true);
  pass(200);
  expect(target.part).toBe(1);
});
