import { afterEach, expect, it, vi } from 'vitest';
import { MAX_WAITS, WAIT_MS, writeQueue } from '../../src/storage/queue';
import type { Fault } from '../../src/storage/untrusted';

/** Writes that end when the test says so, with a log of what has begun and ended. */
function slowDisk() {
  const seen: string[] = [];
  const ends: (() => void)[] = [];
  const write = (text: string) => async () => {
    seen.push(`${text} begun`);
    await new Promise<void>((resolve) => ends.push(resolve));
    seen.push(`${text} done`);
  };
  return { seen, write, end: () => ends.shift()?.() };
}

afterEach(() => void vi.useRealTimers());

const noFault = (fault: Fault) => expect.unreachable(fault.detail);

it('makes one write at a time, and of the waiting writes for one key only the latest', async () => {
  const { seen, write, end } = slowDisk();
  const queue = writeQueue(noFault);
  for (const text of ['a1', 'a2', 'a3']) queue.put('a', write(text));
  queue.put('b', write('b1'));
  expect(seen).toEqual(['a1 begun']);
  const flushed = queue.flush();
  for (let write = 0; write < 3; write++) {
    end();
    await new Promise(setImmediate);
  }
  await flushed;
  expect(seen).toEqual(['a1 begun', 'a1 done', 'a3 begun', 'a3 done', 'b1 begun', 'b1 done']);
});

it('reports a failed write, and continues with the next', async () => {
  const faults: Fault[] = [];
  const done: string[] = [];
  const queue = writeQueue((fault) => faults.push(fault));
  queue.put('a', async () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  queue.put('b', async () => void done.push('b'));
  await queue.flush();
  expect(faults).toEqual([{ reason: 'full', field: '', detail: 'QuotaExceededError: no room' }]);
  queue.put('a', async () => void done.push('a'));
  await queue.flush();
  expect(done).toEqual(['b', 'a']);
});

it('has nothing to flush at first', async () => {
  await writeQueue(noFault).flush();
});

it('reports when all failed writes have been made up for', async () => {
  let mended = 0;
  const queue = writeQueue(
    () => {},
    () => {
      mended += 1;
    },
  );
  const fail = () => Promise.reject(new Error('no'));
  queue.put('a', fail);
  queue.put('b', fail);
  await queue.flush();
  queue.put('c', async () => {});
  queue.put('a', async () => {});
  await queue.flush();
  expect(mended).toBe(0);
  queue.put('b', async () => {});
  queue.put('a', async () => {});
  await queue.flush();
  expect(mended).toBe(1);
});

/** A queue with a log of its writes, on a clock that the test moves. */
function lazyQueue(isMoving = () => false) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const done: string[] = [];
  const queue = writeQueue(noFault, undefined, isMoving);
  const put = (text: string, mayWait?: boolean) => queue.put(text[0] ?? '', async () => void done.push(text), mayWait);
  return { queue, put, done };
}

it('given a write that may wait, it begins later, and then with the latest content', async () => {
  const { put, done } = lazyQueue();
  put('a1', true);
  await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
  put('a2', true);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['a2']);
  put('a3', true);
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  expect(done).toEqual(['a2', 'a3']);
});

it('given a write that waits, a flush and a write that may not wait begin it at once, and nothing comes twice', async () => {
  const { queue, put, done } = lazyQueue();
  put('a1', true);
  await queue.flush();
  expect(done).toEqual(['a1']);
  put('a2', true);
  put('b1');
  await queue.flush();
  await vi.advanceTimersByTimeAsync(2 * WAIT_MS);
  expect(done).toEqual(['a1', 'a2', 'b1']);
});

it('given a write that may wait while something moves, it begins when nothing moves any more', async () => {
  let isMoving = true;
  const { put, done } = lazyQueue(() => isMoving);
  put('a1', true);
  await vi.advanceTimersByTimeAsync(2 * WAIT_MS);
  put('a2', true);
  expect(done).toEqual([]);
  isMoving = false;
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  expect(done).toEqual(['a2']);
});

it('given motion without end, a write that may wait begins at last', async () => {
  const { put, done } = lazyQueue(() => true);
  put('a1', true);
  await vi.advanceTimersByTimeAsync(MAX_WAITS * WAIT_MS - 1);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['a1']);
});
