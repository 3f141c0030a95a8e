/** Tests that a pack is tried out in a worker, or in the page if no worker is available or it does not answer. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runLongTask } from '../../src/packs/runLongTask';
import type { WorkerMessage } from '../../src/shell/runInWorker';
import { type Fault, fault } from '../../src/storage/untrusted';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Word = WorkerMessage<{ readonly done: number; readonly of: number }, Fault | null>;

const broken = fault('invalid', 'scenarios.0', 'worse').fault;

/** Returns a worker that sends the given messages, fails, or never answers. */
function workerOf(words: readonly Word[] | 'fails' | 'silent') {
  const worker = {
    given: undefined as unknown,
    ended: false,
    onmessage: null as ((event: { data: Word }) => void) | null,
    onerror: null as ((event: { message: string }) => void) | null,
    postMessage(pack: unknown) {
      worker.given = pack;
      if (words === 'fails') worker.onerror?.({ message: 'not found' });
      else if (words !== 'silent') for (const data of words) worker.onmessage?.({ data });
    },
    terminate() {
      worker.ended = true;
    },
  };
  return worker;
}

function* here(pack: string) {
  yield { done: 0, of: 1 };
  yield { done: 1, of: 1 };
  return fault('invalid', 'here', pack).fault;
}

async function tried(worker: () => ReturnType<typeof workerOf>) {
  const told: string[] = [];
  const options = { worker: worker as unknown as () => Worker, runHere: here };
  const trial = runLongTask(options, 'a pack', ({ done, of }) => told.push(`${done}/${of}`));
  await vi.runAllTimersAsync();
  return { told, found: await trial };
}

it.each([null, broken])('runs in the worker, and reports its progress and result: %j', async (found) => {
  const worker = workerOf([{ progress: { done: 0, of: 3 } }, { progress: { done: 1, of: 3 } }, { result: found }]);
  expect(await tried(() => worker)).toEqual({ told: ['0/3', '1/3'], found });
  expect([worker.given, worker.ended]).toEqual(['a pack', true]);
});

it.each(['fails', 'silent'] as const)('runs in the page if the worker fails or is silent: %s', async (how) => {
  const worker = workerOf(how);
  const { told, found } = await tried(() => worker);
  expect([told, found?.field, worker.ended]).toEqual([['0/1', '1/1'], 'here', true]);
});

it('runs in the page if there are no workers', async () => {
  const { found } = await tried(() => {
    throw new ReferenceError('Worker is not defined');
  });
  expect(found?.field).toBe('here');
});

it('when stopped, ends the worker and does not continue in the page', async () => {
  const worker = workerOf('silent');
  const stop = new AbortController();
  const options = { worker: (() => worker) as unknown as () => Worker, runHere: here, signal: stop.signal };
  const trial = runLongTask(options, 'a pack', () => expect.unreachable('the task has continued'));
  const ended = expect(trial).rejects.toThrow();
  stop.abort();
  await vi.runAllTimersAsync();
  await ended;
  expect(worker.ended).toBe(true);
});

it('in the page, stops between two steps', async () => {
  const told: number[] = [];
  const stop = new AbortController();
  const worker = () => {
    throw new ReferenceError('Worker is not defined');
  };
  const trial = runLongTask({ worker, runHere: here, signal: stop.signal }, 'a pack', ({ done }) => {
    told.push(done);
    stop.abort();
  });
  const ended = expect(trial).rejects.toThrow();
  await vi.runAllTimersAsync();
  await ended;
  expect(told).toEqual([0]);
});
