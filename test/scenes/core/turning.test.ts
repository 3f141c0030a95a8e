/** Cards are turned over on an axis, or round in their plane; what they show changes half way, or at the end. */
import { expect, it } from 'vitest';
import type { CardSprite } from '../../../src/scenes/core/CardSprite';
import type { Motion, Move } from '../../../src/scenes/core/Motion';
import { FLIP_MS, SETTLE_MS, turnOver, turnRound } from '../../../src/scenes/core/turning';

/** A card that notes what is done with it, and motions that are asked for and run in three pictures. */
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
    async run({ targets, to, duration, yoyo, onUpdate }: Move) {
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

it('shows the other face from half way on, once, and settles where it lay', async () => {
  const { told, motion, sprite, swap } = turning();
  await turnOver(motion, sprite, { swap });
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

it('goes round without its shadow, and lies as it lay with another picture', async () => {
  const { told, motion, sprite, swap } = turning();
  await turnRound(motion, sprite, swap);
  expect(told).toEqual(['bare true', `{"rotation":${1 + Math.PI}} in 360`, 'rotation 1', 'swap', 'bare false']);
});
