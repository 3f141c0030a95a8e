/** Phaser's own loop and tweens on a display that is driven by hand: a motion lasts as long at any frame rate. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRAME_TIMES, steadyTweens } from '../../src/scenes/canvas';
import { Motion } from '../../src/scenes/core/Motion';
import { restWhenStill } from '../../src/scenes/resting';

vi.mock('phaser', () => ({
  default: { Core: { Events: { POST_RENDER: 'postrender', VISIBLE: 'visible' } } },
}));

// Node reads the parts themselves: the whole of Phaser wants a page.
const require = createRequire(import.meta.url);
const part = (path: string) => require(resolve('node_modules/phaser/src', path));

/** ms */
const DURATION = 250;
const RATES = [20, 30, 60, 120, 240] as const;

let now = 0;
let frame: ((time: number) => void) | null = null;
beforeEach(() => {
  now = 0;
  frame = null;
  vi.stubGlobal('window', {
    performance: { now: () => now },
    addEventListener: () => {},
    requestAnimationFrame: (callback: (time: number) => void) => {
      frame = callback;
      return 1;
    },
    cancelAnimationFrame: () => {
      frame = null;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** A game whose loop has begun to run, and its display. */
function openDisplay(rate: number) {
  const Emitter = part('events/EventEmitter.js');
  const events = new Emitter();
  const loop = new (part('core/TimeStep.js'))({}, FRAME_TIMES);
  const tweens = new (part('tweens/TweenManager.js'))({ sys: { events: new Emitter() } });
  const game = { loop, events, scene: { getScenes: () => [{ tweens }] } };
  const scene = { tweens, game };
  steadyTweens(scene as never);
  restWhenStill(game as never);
  loop.start(() => {
    tweens.update();
    events.emit('postrender');
  });
  const period = 1000 / rate;
  let shown = 0;
  /** ms between the time that a frame is told and the frame. */
  const late = Math.min(2, period / 4);
  /** Lets time pass, with each frame that the display asks for. */
  const pass = (ms: number) => {
    for (const end = now + ms; shown + period <= end; ) {
      shown += period;
      now = shown + late;
      const callback = frame;
      frame = null;
      callback?.(shown);
    }
  };
  return { loop, pass, period, late, motion: new Motion(scene as never) };
}

const SITUATIONS = {
  'after load': () => {},
  'after the focus has come back': ({ loop, pass }: ReturnType<typeof openDisplay>) => {
    pass(300);
    loop.blur();
    pass(500);
    loop.focus();
  },
  'after the loop has slept': ({ loop, pass }: ReturnType<typeof openDisplay>) => {
    pass(1000);
    expect(loop.running).toBe(false);
  },
};

describe.each(Object.entries(SITUATIONS))('a motion %s', (_, prepare) => {
  it.each(RATES)('lasts as long at %i frames a second, to a frame', async (rate) => {
    const display = openDisplay(rate);
    prepare(display);
    const began = now;
    let ended = Number.NaN;
    const moved = display.motion.run({
      targets: { part: 0 },
      to: { part: 1 },
      duration: DURATION,
      onUpdate: () => {
        ended = now;
      },
    });
    display.pass(2 * DURATION);
    await moved;
    expect(Math.abs(ended - began - DURATION)).toBeLessThan(display.period + display.late + 0.01);
  });
});
