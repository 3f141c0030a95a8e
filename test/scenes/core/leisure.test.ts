/** Tests when work that nobody waits for may be done: while the browser is idle and no finger is down. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Listener = (event: { readonly pointerId: number }) => void;
const listeners = new Map<string, Listener>();
const fire = (type: string, pointerId = 1) => listeners.get(type)?.({ pointerId });

let untilReleased: () => Promise<void>;
let leisureAfterFrame: () => Promise<void>;
beforeEach(async () => {
  listeners.clear();
  vi.resetModules();
  vi.stubGlobal('window', { addEventListener: (type: string, listener: Listener) => listeners.set(type, listener) });
  const module = await import('../../../src/scenes/core/leisure');
  module.watchFingers();
  ({ untilReleased, leisureAfterFrame } = module);
  return () => void vi.unstubAllGlobals();
});

/** Whether `untilReleased`, called now, has resolved after each of these steps. */
async function resolvedAfter(...steps: readonly (() => void)[]): Promise<boolean[]> {
  let done = false;
  void untilReleased().then(() => {
    done = true;
  });
  const found: boolean[] = [];
  for (const step of [() => {}, ...steps]) {
    step();
    await Promise.resolve();
    await Promise.resolve();
    found.push(done);
  }
  return found;
}

it('given no finger on the screen, then work may go on', async () => {
  expect(await resolvedAfter()).toEqual([true]);
});

it('given two fingers down, when both are lifted, then work may go on', async () => {
  fire('pointerdown', 1);
  fire('pointerdown', 2);
  const steps = [() => fire('pointerup', 1), () => fire('pointercancel', 2)];
  expect(await resolvedAfter(...steps)).toEqual([false, false, true]);
});

it('given a finger down, when the window loses the focus, then work may go on, because the release may be missed', async () => {
  fire('pointerdown');
  expect(await resolvedAfter(() => fire('blur'))).toEqual([false, true]);
});

describe('work that gives way to frames', () => {
  /** Begins to wait. Returns functions that let a frame, an idle time or the wait for a frame pass, and tell whether the work may go on. */
  function waiting() {
    const [frames, idles, timers]: [(() => void)[], (() => void)[], (() => void)[]] = [[], [], []];
    vi.stubGlobal('requestAnimationFrame', (go: () => void) => frames.push(go));
    vi.stubGlobal('setTimeout', (go: () => void) => timers.push(go));
    vi.stubGlobal('clearTimeout', () => timers.splice(0));
    const requestIdleCallback = (go: () => void) => void idles.push(go);
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.stubGlobal('window', { requestIdleCallback });
    let done = false;
    void leisureAfterFrame().then(() => {
      done = true;
    });
    const letPass = (queue: (() => void)[]) => async () => {
      for (const go of queue.splice(0)) go();
      await new Promise<void>((resolve) => setImmediate(resolve));
      return done;
    };
    return { frame: letPass(frames), idle: letPass(idles), timer: letPass(timers) };
  }

  it('given an idle browser, waits for the next frame all the same', async () => {
    const { frame, idle, timer } = waiting();
    expect(await idle()).toBe(false);
    await frame();
    expect(await timer()).toBe(false);
    expect(await idle()).toBe(true);
  });

  it('given a frame that does not come, goes on after a while', async () => {
    const { idle, timer } = waiting();
    await timer();
    expect(await idle()).toBe(true);
  });
});
