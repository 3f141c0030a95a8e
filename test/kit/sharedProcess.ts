/**
 * Test kit: undoes after each file what it changes in the process that it shares with others: stubbed globals and the clock. Modules that
 * a file loads late arrive before the next file begins, where their use would be an error of that file.
 */
import { afterAll, vi } from 'vitest';

afterAll(async () => {
  vi.useRealTimers();
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});
