/**
 * Test kit: measures how long a motion lasts at a frame rate, with Phaser's own loop and tweens on a simulated display. Tests that use it
 * must mock `phaser`.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { FRAME_TIMES, timeTweensByFrames } from '../../src/scenes/canvas';
import { Motion } from '../../src/scenes/core/Motion';
import { sleepWhenIdle } from '../../src/scenes/frameLoop';

// Node loads only these parts of Phaser, because the whole library needs a page.
const require = createRequire(import.meta.url);
const part = (path: string) => require(resolve('node_modules/phaser/src', path));

/** In ms. */
export const DURATION = 250;
export const RATES = [20, 30, 60, 120, 240] as const;

/** Starts the loop of a game on a simulated display. */
export function openDisplay(rate: number) {
  let now = 0;
  let frame: ((time: number) => void) | null = null;
  const page = {
    performance: { now: () => now },
    addEventListener: () => {},
    requestAnimationFrame: (callback: (time: number) => void) => {
      frame = callback;
      return 1;
    },
    cancelAnimationFrame: () => {
      frame = null;
    },
  };
  Reflect.set(globalThis, 'window', page);
  const Emitter = part('events/EventEmitter.js');
  const events = new Emitter();
  const loop = new (part('core/TimeStep.js'))({}, FRAME_TIMES);
  const tweens = new (part('tweens/TweenManager.js'))({ sys: { events: new Emitter() } });
  const game = { loop, events, scene: { getScenes: () => [{ tweens }] } };
  const scene = { tweens, game };
  timeTweensByFrames(scene as never);
  sleepWhenIdle(game as never);
  loop.start(() => {
    tweens.update();
    events.emit('postrender');
  });
  const period = 1000 / rate;
  let shown = 0;
  /** The delay in ms between the timestamp of a frame and its callback. */
  const late = Math.min(2, period / 4);
  /** Advances the time, and runs the requested frames. */
  const pass = (ms: number) => {
    for (const end = now + ms; shown + period <= end; ) {
      shown += period;
      now = shown + late;
      const callback = frame;
      frame = null;
      callback?.(shown);
    }
  };
  return { loop, pass, slack: period + late, motion: new Motion(scene as never), now: () => now };
}

/** What happens before the motion begins, by name. */
export const SITUATIONS = {
  'after load': () => {},
  'after the focus has come back': ({ loop, pass }: ReturnType<typeof openDisplay>) => {
    pass(300);
    loop.blur();
    pass(500);
    loop.focus();
  },
  'after the loop has slept': ({ loop, pass }: ReturnType<typeof openDisplay>) => {
    pass(1000);
    if (loop.running) throw new Error('the loop does not sleep');
  },
};
export type Situation = keyof typeof SITUATIONS;

/** @returns how long a motion of `DURATION` lasts, and the tolerance (about one frame), both in ms */
export async function lastedAt(rate: number, situation: Situation): Promise<{ lasted: number; slack: number }> {
  const before = Reflect.get(globalThis, 'window');
  const display = openDisplay(rate);
  SITUATIONS[situation](display);
  const began = display.now();
  let ended = Number.NaN;
  const moved = display.motion.run({
    targets: { part: 0 },
    to: { part: 1 },
    duration: DURATION,
    onUpdate: () => {
      ended = display.now();
    },
  });
  display.pass(2 * DURATION);
  await moved;
  Reflect.set(globalThis, 'window', before);
  return { lasted: ended - began, slack: display.slack };
}
