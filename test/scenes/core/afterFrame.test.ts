/** Tests that tasks after a frame run together and in order, and that changed texts are laid out after them. */
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** A MessageChannel whose messages arrive only when the test calls `next`. */
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

it('a task runs at once when no frames are made', async () => {
  const { afterFrame } = await fresh();
  const done = vi.fn();
  afterFrame(done);
  expect(done).toHaveBeenCalledOnce();
});

it('tasks run after the frame, in order, triggered by one message', async () => {
  const { posted, next } = channel();
  const { afterFrame, keepFramesShort } = await fresh();
  keepFramesShort();
  const done: number[] = [];
  for (const n of [1, 2, 3]) afterFrame(() => void done.push(n));
  expect([done, posted.length]).toEqual([[], 1]);
  next();
  expect(done).toEqual([1, 2, 3]);
});

it('a task that is added while tasks run is done with the next message', async () => {
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

it('changed texts are laid out after the tasks', async () => {
  const { next, laidOut, posted } = channel();
  const { afterFrame, keepFramesShort } = await fresh();
  keepFramesShort();
  afterFrame(() => {});
  next();
  expect(laidOut()).toBe(0);
  next();
  expect([laidOut(), posted.length]).toEqual([1, 0]);
});

it('a task for the layout runs after it; at once when no frames are made', async () => {
  const { next, laidOut } = channel();
  const { afterLayout, keepFramesShort } = await fresh();
  const done: number[] = [];
  afterLayout(() => void done.push(laidOut()));
  expect(done).toEqual([0]);
  keepFramesShort();
  afterLayout(() => void done.push(laidOut()));
  next();
  expect(done).toEqual([0]);
  next();
  expect(done).toEqual([0, 1]);
});

it('a task for the next frame waits for this frame and then for the message', async () => {
  const { next, posted } = channel();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (go: () => void) => void frames.push(go));
  const { afterNextFrame, keepFramesShort } = await fresh();
  keepFramesShort();
  const done = vi.fn();
  afterNextFrame(done);
  expect(posted).toEqual([]);
  frames.shift()?.();
  expect([posted.length, done.mock.calls.length]).toEqual([1, 0]);
  next();
  expect(done).toHaveBeenCalledOnce();
});

it('a task for the next frame runs at once when no frames are made', async () => {
  const { afterNextFrame } = await fresh();
  const done = vi.fn();
  afterNextFrame(done);
  expect(done).toHaveBeenCalledOnce();
});
