/** Tests that hand-cut edges are computed once: repainting a card, for example when its HP change, finds them again. */
import { beforeEach, expect, it, vi } from 'vitest';
import { rectangle, roughen } from '../../src/scenes/art/carve';

let fields = 0;
vi.mock('../../src/scenes/art/seed', async (original) => {
  const seed = await original<typeof import('../../src/scenes/art/seed')>();
  const noiseField = (at: number) => {
    fields += 1;
    return seed.noiseField(at);
  };
  return { ...seed, noiseField };
});
beforeEach(() => {
  fields = 0;
});

const CUT = { seed: 1, amount: 0.2, wave: 1 };
const square = (side: number) => rectangle(0, 0, side, side);

it('given an outline that was cut before, when it is cut again, then nothing is computed', () => {
  const first = roughen(square(10), CUT);
  expect(fields).toBe(2);
  expect(roughen(square(10), { ...CUT })).toBe(first);
  expect(fields).toBe(2);
});

it.each([{ seed: 2 }, { amount: 0.3 }, { wave: 2 }])(
  'given the same shape cut with %j, then it is another outline',
  (other) => {
    expect(roughen(square(20), { ...CUT, ...other })).not.toBe(roughen(square(20), CUT));
  },
);

it('given very many outlines, then those used last are kept and the oldest are not', () => {
  roughen(square(30), CUT);
  roughen(square(31), CUT);
  for (let n = 0; n < 159; n += 1) {
    roughen(square(100 + n), CUT);
    roughen(square(31), CUT);
  }
  fields = 0;
  roughen(square(31), CUT);
  expect(fields).toBe(0);
  roughen(square(30), CUT);
  expect(fields).toBe(2);
});
