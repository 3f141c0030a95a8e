/** Tests that a motion that is cut short or switched off still ends in its end state. */
import type Phaser from 'phaser';
import { expect, it, vi } from 'vitest';
import { Motion } from '../../../src/scenes/core/Motion';

// The module would load Phaser, which needs a screen.
const loop = vi.hoisted(() => ({ stopped: 0 }));
vi.mock('../../../src/scenes/frameLoop', () => ({
  requestFrame: () => {},
  stopFrames() {
    loop.stopped += 1;
  },
}));

function moving(speed = 1) {
  const remove = vi.fn();
  const add = vi.fn(() => ({ update: () => false, remove }));
  const motion = new Motion({ tweens: { add } } as unknown as Phaser.Scene);
  motion.speed = speed;
  const card = { x: 0 };
  const run = (duration: number) => motion.run({ targets: card, to: { x: 5 }, duration });
  return { add, remove, motion, card, run };
}

it('a motion takes its time', () => {
  const { add, card, run } = moving(2);
  void run(100);
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ targets: card, x: 5, duration: 50 }));
  expect(card.x).toBe(0);
});

it.each([
  ['without speed', 0, 100],
  ['in no time', 1, 0],
])('a motion is at its end at once %s', async (_, speed, duration) => {
  const { add, card, run } = moving(speed);
  await run(duration);
  expect(add).not.toHaveBeenCalled();
  expect(card.x).toBe(5);
});

it('nothing that waits for a motion goes on once the table is closed, because the objects are gone', async () => {
  const { motion, remove, card, run } = moving();
  const goesOn = vi.fn();
  void run(100).then(goesOn);
  motion.stop();
  motion.resume();
  void run(100).then(goesOn);
  void run(0).then(goesOn);
  void motion.wait(100).then(goesOn);
  await new Promise((resolve) => setImmediate(resolve));
  expect([remove.mock.calls.length, card.x, goesOn.mock.calls.length]).toEqual([1, 0, 0]);
});

it('given an object that is removed, when its motion is ended, then who waits goes on, and other motions still run', async () => {
  const { motion, remove, card, run } = moving();
  const other = { x: 0 };
  const ran = run(100);
  void motion.run({ targets: other, to: { x: 5 }, duration: 100 });
  motion.end(card);
  await ran;
  expect([remove.mock.calls.length, motion.isMoving, other.x]).toEqual([1, true, 0]);
  motion.end(other);
  expect(motion.isMoving).toBe(false);
});

it('at rest the frames stop, unless motions are switched off: then nothing has been drawn yet', () => {
  loop.stopped = 0;
  moving(0).motion.rest();
  expect(loop.stopped).toBe(0);
  moving(1).motion.rest();
  expect(loop.stopped).toBe(1);
});
