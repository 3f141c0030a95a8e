/**
 * Draws random numbers from a seeded generator. The generator is a value, and each draw returns the generator for the next draw. So the
 * state of a game is plain JSON, and the same seed gives the same scenario.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The four signed 32-bit words of a xoroshiro128+ generator; never all 0. */
export type GeneratorState = readonly number[];

const WORDS = [1, 2, 3, 4] as const;

/** The generator for a seed, which may be any text. Each of its four words is a hash of the whole text with another salt. */
export function seedGenerator(seed: string): GeneratorState {
  const words = WORDS.map((salt) => hash(seed, salt));
  // Four zeros are not allowed, because xoroshiro would then return 0 forever.
  return words.some((word) => word !== 0) ? words : WORDS;
}

/** A 32-bit hash: FNV-1a over the UTF-16 units of the text, with a salted initial value, then the finalizer of MurmurHash3. */
function hash(text: string, salt: number): number {
  let h = 2166136261 ^ Math.imul(salt, 0x9e3779b1);
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * Draws a whole number from 0 to n - 1. All these numbers are equally likely (rejection sampling).
 * @returns the number, and the generator for the next draw
 */
export function nextInt(state: GeneratorState, n: number): [number, GeneratorState] {
  const generator = xoroshiro128plusFromState(state);
  const value = uniformInt(generator, 0, n - 1);
  return [value, generator.getState()];
}
