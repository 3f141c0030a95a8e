import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { describe, expect, it } from 'vitest';
import { type GeneratorState, nextInt, seedGenerator } from '../../../src/rules/core/chance';

/** Returns a generator that yields these 32-bit words (0 to 2^32 - 1). */
function scripted(words: readonly number[]): RandomGenerator {
  const left = [...words];
  const next = () => {
    const word = left.shift();
    if (word === undefined) throw new Error('there are no words left');
    return word - 2 ** 31;
  };
  return { next, clone: () => scripted(left), getState: () => left };
}

function stream(seed: string, length: number): number[] {
  let state: GeneratorState = seedGenerator(seed);
  return Array.from({ length }, () => {
    const [value, next] = nextInt(state, 4500);
    state = next;
    return value;
  });
}

describe('nextInt', () => {
  // Of the 2^32 words, those below the last multiple of n are taken modulo n, and the others are drawn again. Therefore each
  // number comes from exactly floor(2^32 / n) words.
  it.each([2, 3, 4, 6, 4500])('returns each of %i numbers with the same probability', (n) => {
    const lastMultiple = Math.floor(2 ** 32 / n) * n;
    const ends = [...Array(n).keys()];
    expect(ends.map((word) => uniformInt(scripted([word]), 0, n - 1))).toEqual(ends);
    expect(ends.map((word) => uniformInt(scripted([lastMultiple - n + word]), 0, n - 1))).toEqual(ends);
    if (lastMultiple < 2 ** 32) {
      expect(uniformInt(scripted([lastMultiple, 1]), 0, n - 1)).toBe(1);
      expect(uniformInt(scripted([2 ** 32 - 1, 0]), 0, n - 1)).toBe(0);
    }
  });

  it('returns a number from 0 to n - 1 and does not change the given state', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 5000 }), (seed, n) => {
        const state = seedGenerator(seed);
        const before = [...state];
        const [value] = nextInt(state, n);
        expect(value).toBeLessThan(n);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(state).toEqual(before);
      }),
    );
  });
});

describe('the generator', () => {
  it('yields the same stream for the same seed', () => {
    expect(stream('Plot Nine', 100)).toEqual(stream('Plot Nine', 100));
  });

  it('yields a pinned stream, so that recorded games can be replayed', () => {
    expect(stream('gloomholdin', 6)).toMatchInlineSnapshot(`
      [
        2294,
        3384,
        3493,
        2134,
        3478,
        3225,
      ]
    `);
  });

  it('yields different streams for similar seeds', () => {
    const seeds = ['', ' ', '0', '1', '01', '10', 'a', 'b', 'ab', 'ba', 'A', 'Ω', '\u0000', '\u0000\u0000'];
    expect(new Set(seeds.map((seed) => stream(seed, 3).join())).size).toBe(seeds.length);
    expect(new Set(seeds.flatMap((seed) => seedGenerator(seed))).size).toBe(4 * seeds.length);
  });

  it('continues from JSON with the same stream', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (seed, draws) => {
        let state = seedGenerator(seed);
        for (let i = 0; i < draws; i += 1) state = nextInt(state, 4500)[1];
        expect(nextInt(JSON.parse(JSON.stringify(state)), 4500)).toEqual(nextInt(state, 4500));
      }),
    );
  });
});
