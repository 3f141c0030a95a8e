/** Tests that a card turned over shows its new face from half-way on, and a card turned in its plane only at the end. */
import { expect, it } from 'vitest';
import type { Motion, TweenOptions } from '../../../src/scenes/core/Motion';
import type { CardSprite } from '../../../src/scenes/inHand/sprites/CardSprite';
import { FLIP_MS, flipCard, rotateHalfTurn, SETTLE_MS } from '../../../src/scenes/inHand/sprites/turning';

/** A card that records its calls, with motions that run in three frames. */
function turning() {
  const told: string[] = [];
  const sprite = {
    y: 40,
    rotation: 1,
    hideMark: (on: boolean) => void told.push(`bare ${on}`),
    tilt: (part: number, axis: string, lift: number) => void told.push(`tilt ${part} ${axis} ${lift}`),
    setY: (y: number) => void told.push(`y ${y}`),
    setRotation: (rotation: number) => void told.push(`rotation ${rotation}`),
  };
  const motion = {
    async run({ targets, to, duration, yoyo, onUpdate }: TweenOptions) {
      told.push(`${JSON.stringify(to)} in ${duration}${yoyo ? ' and back' : ''}`);
      for (const part of [0.25, 0.5, 1]) {
        if ('part' in to) Object.assign(targets, { part });
        onUpdate?.();
      }
    },
  };
  return {
    told,
    motion: motion as unknown as Motion,
    sprite: sprite as unknown as CardSprite,
    swap: () => void told.push('swap'),
  };
}

it('a card that is turned over shows the other face from half-way on and ends in its old place', async () => {
  const { told, motion, sprite, swap } = turning();
  await flipCard(motion, sprite, { swap });
  expect(told).toEqual([
    `{"part":1} in ${FLIP_MS}`,
    'tilt 0.25 long 28',
    'swap',
    'tilt 0.5 long 28',
    'tilt 1 long 28',
    `{"y":42} in ${SETTLE_MS} and back`,
    'y 40',
  ]);
});

it('a card that is turned in its plane has no shadow meanwhile, and ends in its old place with the new texture', async () => {
  const { told, motion, sprite, swap } = turning();
  await rotateHalfTurn(motion, sprite, swap);
  expect(told).toEqual(['bare true', `{"rotation":${1 + Math.PI}} in 360`, 'rotation 1', 'swap', 'bare false']);
});
