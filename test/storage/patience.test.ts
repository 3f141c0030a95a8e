/** How long is waited for what may never answer (at most two seconds before the game goes on without). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime, Late, PATIENCE, settled } from '../../src/storage/patience';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

it('is two seconds, and not a moment less', async () => {
  expect(PATIENCE).toBe(2000);
  let failed: unknown = null;
  inTime(never).catch((error: unknown) => {
    failed = error;
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(failed).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toBeInstanceOf(Late);
});

it('goes on without what can be done without, and hears of it when it comes after all', async () => {
  let come = () => {};
  const late = vi.fn();
  const work = new Promise<void>((resolve) => {
    come = resolve;
  });
  const waited = settled(work, late);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await waited;
  expect(late).not.toHaveBeenCalled();
  come();
  await vi.advanceTimersByTimeAsync(0);
  expect(late).toHaveBeenCalledTimes(1);
});
