/** Tests how long the game waits for something that may never answer: at most two seconds before it goes on without. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settleOrTimeout, TIMEOUT_MS, TimeoutError, withTimeout } from '../../src/storage/timeout';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

it('the timeout is two seconds, and not shorter', async () => {
  expect(TIMEOUT_MS).toBe(2000);
  let failed: unknown = null;
  withTimeout(never).catch((error: unknown) => {
    failed = error;
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(failed).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toBeInstanceOf(TimeoutError);
});

it('the game goes on without an optional answer, and is notified if it comes later', async () => {
  let come = () => {};
  const late = vi.fn();
  const work = new Promise<void>((resolve) => {
    come = resolve;
  });
  const waited = settleOrTimeout(work, late);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await waited;
  expect(late).not.toHaveBeenCalled();
  come();
  await vi.advanceTimersByTimeAsync(0);
  expect(late).toHaveBeenCalledTimes(1);
});
