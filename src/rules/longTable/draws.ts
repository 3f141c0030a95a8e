/** Chance, from the generator in the state: every draw advances it. */
import { nextInt } from '../core/chance';
import type { Transaction } from './transaction';

/** A whole number from 0 to n - 1. */
export function drawInt({ state }: Transaction, n: number): number {
  const [value, generator] = nextInt(state.generator, n);
  state.generator = generator;
  return value;
}

/** Takes one out of a list. @throws Error if it is empty: a bug of the rule that draws */
export function drawFrom<T>(t: Transaction, list: T[]): T {
  const [drawn] = list.splice(list.length > 0 ? drawInt(t, list.length) : 0, 1);
  if (drawn === undefined) throw new Error('draws from nothing');
  return drawn;
}

/** The same in an order in which each is as likely (Fisher and Yates). */
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
