/** Tests a worker that answers one question. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runInWorker } from '../../src/shell/runInWorker';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function worker() {
  const sent: unknown[] = [];
  const self = {
    sent,
    ended: 0,
    onmessage: null as null | ((event: { data: unknown }) => void),
    onerror: null as null | ((event: { message: string }) => void),
    postMessage: (what: unknown) => void sent.push(what),
    terminate: () => {
      self.ended += 1;
    },
  };
  return self;
}
const ask = (each: ReturnType<typeof worker>, tell: (progress: number) => void = () => {}, signal?: AbortSignal) =>
  runInWorker<string, number, string>(each as unknown as Worker, 'what?', tell, signal);

it('a worker gets its question, reports progress, answers, and is terminated', async () => {
  const one = worker();
  const told: number[] = [];
  const answer = ask(one, (progress) => told.push(progress));
  expect(one.sent).toEqual(['what?']);
  one.onmessage?.({ data: { progress: 0.5 } });
  // After its first message the worker may take any time.
  await vi.advanceTimersByTimeAsync(60_000);
  one.onmessage?.({ data: { result: 'that' } });
  expect(await answer).toBe('that');
  expect(told).toEqual([0.5]);
  expect(one.ended).toBe(1);
});

it('a worker without any message times out after five seconds', async () => {
  const one = worker();
  const answer = ask(one);
  const refused = expect(answer).rejects.toThrow(/^the worker sent no message in time$/);
  await vi.advanceTimersByTimeAsync(4999);
  expect(one.ended).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(one.ended).toBe(1);
});

it('a worker that fails or is stopped rejects with the reason', async () => {
  const one = worker();
  const failed = expect(ask(one)).rejects.toThrow(/^out of paper$/);
  one.onerror?.({ message: 'out of paper' });
  await failed;
  const other = worker();
  const stop = new AbortController();
  const stopped = expect(ask(other, undefined, stop.signal)).rejects.toThrow(/^the task was stopped$/);
  stop.abort();
  await stopped;
  expect([one.ended, other.ended]).toEqual([1, 1]);
  expect(vi.getTimerCount()).toBe(0);
});
