/** Tests that quick taps are performed after the animations that they interrupt. */
import { describe, expect, it } from 'vitest';
import { TapQueue } from '../../../src/scenes/inHand/table/TapQueue';

const at = (x: number) => ({ x, y: 0 });

/** A table on which each tap starts an animation; `reveals` is the tap that reveals a result. */
function table(reveals = -1) {
  const tapped: number[] = [];
  let finish: (() => void) | null = null;
  let running: Promise<void> | null = null;
  let last = -1;
  const animate = (): void => {
    running = new Promise((resolve) => {
      finish = () => {
        running = null;
        resolve();
      };
    });
  };
  const queue = new TapQueue({
    isBusy: () => running !== null,
    idle: () => running ?? Promise.resolve(),
    revealedNothing: () => last !== reveals,
    tap({ x }) {
      tapped.push(x);
      last = x;
      animate();
    },
  });
  const end = async (): Promise<void> => {
    finish?.();
    for (let n = 0; n < 5; n++) await Promise.resolve();
  };
  return { queue, tapped, end };
}

describe('a tap', () => {
  it('takes effect at once if nothing moves', () => {
    const { queue, tapped } = table();
    queue.add(at(1));
    expect(tapped).toEqual([1]);
  });

  it('waits for the animation, and a second one for the animation of the first', async () => {
    const { queue, tapped, end } = table();
    for (const x of [1, 2, 3]) queue.add(at(x));
    expect(tapped).toEqual([1]);
    await end();
    expect(tapped).toEqual([1, 2]);
    await end();
    expect(tapped).toEqual([1, 2, 3]);
  });

  it('is dropped if a result was revealed after it', async () => {
    const { queue, tapped, end } = table(2);
    for (const x of [1, 2, 3]) queue.add(at(x));
    await end();
    await end();
    expect(tapped).toEqual([1, 2]);
    queue.add(at(4));
    expect(tapped).toEqual([1, 2, 4]);
  });
});
