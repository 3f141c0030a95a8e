/** Tests that synthesising does not block the page. */
import { expect, it, vi } from 'vitest';
import type { WorkerMessage } from '../../src/shell/runInWorker';
import { RECIPES } from '../../src/sound/recipes';
import { synthesiserOf } from '../../src/sound/synthesiserOf';
import { type SynthesisJob, samplesOf } from '../../src/sound/works';

const WORKS: readonly SynthesisJob[] = [RECIPES.tick, RECIPES.hit, 'drips'];
const idle = (work: () => void) => void Promise.resolve().then(work);

/** A fake worker that answers this many works, and then finishes or fails. */
function worker(answers: number) {
  const posted: unknown[] = [];
  const one = {
    posted,
    onmessage: null as ((event: unknown) => void) | null,
    onerror: null as ((event: unknown) => void) | null,
    terminate: vi.fn(),
    postMessage(works: readonly SynthesisJob[]) {
      posted.push(works);
      const say = (data: WorkerMessage<Float32Array, null>) => one.onmessage?.({ data });
      for (const work of works.slice(0, answers)) say({ progress: samplesOf(work) });
      if (answers < works.length) one.onerror?.({ message: 'broken' });
      else say({ result: null });
    },
  };
  return one;
}

async function heardFrom(make: () => unknown) {
  const heard: [number, Float32Array][] = [];
  await synthesiserOf({ idle }, make as () => Worker)(WORKS, (samples, nth) => heard.push([nth, samples]));
  return heard;
}
const ALL = WORKS.map((work, nth) => [nth, samplesOf(work)]);

it('a worker makes all sounds, and is then terminated', async () => {
  const one = worker(WORKS.length);
  expect(await heardFrom(() => one)).toEqual(ALL);
  expect(one.posted).toEqual([WORKS]);
  expect(one.terminate).toHaveBeenCalled();
});

it('the page makes the sounds that the worker did not, each once and in order, while the browser is idle', async () => {
  expect(await heardFrom(() => worker(1))).toEqual(ALL);
  const none = () => {
    throw new DOMException('no worker here', 'SecurityError');
  };
  expect(await heardFrom(none)).toEqual(ALL);
});

it('the page waits for the browser to be idle before each sound', async () => {
  const idles: (() => void)[] = [];
  const hear = vi.fn();
  const none = () => {
    throw new Error('none');
  };
  const done = synthesiserOf({ idle: (work) => void idles.push(work) }, none)(WORKS, hear) as Promise<void>;
  for (let n = 0; n < WORKS.length; n += 1) {
    await vi.waitFor(() => expect(idles).toHaveLength(1));
    expect(hear).toHaveBeenCalledTimes(n);
    idles.shift()?.();
  }
  await done;
  expect(hear).toHaveBeenCalledTimes(WORKS.length);
});
