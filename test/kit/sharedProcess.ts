/** Test kit: undoes after each file what it changes in the process that it shares with others: stubbed globals and the clock. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
