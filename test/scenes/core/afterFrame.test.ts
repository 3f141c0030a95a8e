/** What follows an end is done between two frames, all at once and in its order, and then the words are laid out. */
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** A port for each end, and messages that come when they are let. */
function channel() {
  const posted: unknown[] = [];
  const port1: { onmessage: (event: { data: unknown }) => void } = { onmessage: () => {} };
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = port1;
      port2 = { postMessage: (data: unknown) => void posted.push(data) };
    },
  );
  let laidOut = 0;
  vi.stubGlobal('document', {
    documentElement: {
      get offsetHeight() {
        laidOut += 1;
        return 0;
      },
    },
  });
  const next = () => {
    const data = posted.shift();
    if (data !== undefined) port1.onmessage({ data });
  };
  return { posted, next, laidOut: () => laidOut };
}

async function fresh() {
  vi.resetModules();
  return import('../../../src/scenes/core/afterFrame');
}

it('is done at once where no frames are made', async () => {
  const { afterFrame } = await fresh();
  const done = vi.fn();
  afterFrame(done);
  expect(done).toHaveBeenCalledOnce();
});

it('is done after the frame, in its order, by one message', async () => {
  const { posted, next } = channel();
  const { afterFrame, keepFramesShort } = await fresh();
  keepFramesShort();
  const done: number[] = [];
  for (const n of [1, 2, 3]) afterFrame(() => void done.push(n));
  expect([done, posted.length]).toEqual([[], 1]);
  next();
  expect(done).toEqual([1, 2, 3]);
});

it('what is asked for while it is done has a turn of its own', async () => {
  const { next, posted } = channel();
  const { afterFrame, keepFramesShort } = await fresh();
  keepFramesShort();
  const done: string[] = [];
  afterFrame(() => {
    done.push('first');
    afterFrame(() => void done.push('second'));
  });
  next();
  expect(done).toEqual(['first']);
  while (posted.length > 0) next();
  expect(done).toEqual(['first', 'second']);
});

it('then the words that have changed are laid out', async () => {
  const { next, laidOut, posted } = channel();
  const { afterFrame, keepFramesShort } = await fresh();
  keepFramesShort();
  afterFrame(() => {});
  next();
  expect(laidOut()).toBe(0);
  next();
  expect([laidOut(), posted.length]).toEqual([1, 0]);
});
