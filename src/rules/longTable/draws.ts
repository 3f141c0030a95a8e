/** Draws at random with the generator in the state; every draw advances the generator. */
import { nextInt } from '../core/chance';
import type { Transaction } from './transaction';

/** A random whole number from 0 to n - 1. */
export function drawInt({ state }: Transaction, n: number): number {
  const [value, generator] = nextInt(state.generator, n);
  state.generator = generator;
  return value;
}

/** Removes a random element of a list. @throws Error if the list is empty, which would be a bug in the caller */
export function drawFrom<T>(t: Transaction, list: T[]): T {
  const [drawn] = list.splice(list.length > 0 ? drawInt(t, list.length) : 0, 1);
  if (drawn === undefined) throw new Error('cannot draw from an empty list');
  return drawn;
}

/** A copy of the list in random order (Fisher-Yates). */
export function shuffled<T>(t: Transaction, list: readonly T[]): T[] {
  const left = [...list];
  for (let i = left.length - 1; i > 0; i -= 1) {
    const j = drawInt(t, i + 1);
    const [a, b] = [left[i] as T, left[j] as T];
    left[i] = b;
    left[j] = a;
  }
  return left;
}
