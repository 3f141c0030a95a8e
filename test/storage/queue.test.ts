import { expect, it } from 'vitest';
import { writeQueue } from '../../src/storage/queue';
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
