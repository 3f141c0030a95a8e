/** Tests the canvas, which is measured in device pixels, and the world of a scene, which is measured in CSS pixels. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cssCamera,
  density,
  isLostMouse,
  pointOnTable,
  scaleConfig,
  timeTweensByFrames,
  watchContext,
  watchDensity,
  windowSize,
} from '../../src/scenes/canvas';

vi.mock('phaser', () => ({
  default: {
    Scale: { NONE: 0, Events: { RESIZE: 'resize' } },
    Scenes: { Events: { SHUTDOWN: 'shutdown', DESTROY: 'destroy' } },
  },
}));

/** An event target whose events the test fires itself. */
function speaker() {
  const heard = new Map<string, Set<() => void>>();
  const on = (type: string, then: () => void) => {
    heard.set(type, (heard.get(type) ?? new Set()).add(then));
    return self;
  };
  const off = (type: string, then: () => void) => {
    heard.get(type)?.delete(then);
    return self;
  };
  const self = {
    on,
    once: on,
    off,
    addEventListener: on,
    removeEventListener: off,
    say: (type: string) => {
      for (const each of [...(heard.get(type) ?? [])]) each();
    },
  };
  return self;
}

let page: ReturnType<typeof speaker> & {
  devicePixelRatio: number;
  innerWidth: number;
  innerHeight: number;
  scrollY: number;
};
/** The safe-area insets (for example beside a notch) as CSS custom properties, in px. */
let sides: Record<string, string> = {};
let queries: (ReturnType<typeof speaker> & { asked: string })[] = [];
beforeEach(() => {
  queries = [];
  const matchMedia = (asked: string) => {
    const query = { ...speaker(), asked };
    queries.push(query);
    return query;
  };
  page = Object.assign(speaker(), { devicePixelRatio: 2, innerWidth: 390, innerHeight: 844, scrollY: 0, matchMedia });
  vi.stubGlobal('window', page);
  sides = {};
  vi.stubGlobal('document', { documentElement: null });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => sides[name] ?? '' }));
});
afterEach(() => void vi.unstubAllGlobals());

describe('the safe-area insets at the sides', () => {
  it('are not part of the table', () => {
    sides = { '--safe-left': '47px', '--safe-right': '20px' };
    expect(windowSize()).toEqual({ width: 390 - 67, height: 844 });
    expect(scaleConfig('game')).toMatchObject({ width: 2 * (390 - 67) });
    expect(pointOnTable(47, 9)).toEqual({ x: 0, y: 9 });
    expect(pointOnTable(100, 9)).toEqual({ x: 53, y: 9 });
  });

  it('are 0 on a screen without them', () => {
    expect(windowSize()).toEqual({ width: 390, height: 844 });
    expect(pointOnTable(100, 9)).toEqual({ x: 100, y: 9 });
  });
});

describe('windows so small that the page scrolls (400 % zoom)', () => {
  it('scroll over a table that is higher than the window', () => {
    Object.assign(page, { innerWidth: 320, innerHeight: 256, scrollY: 100 });
    expect(windowSize()).toEqual({ width: 320, height: 640 });
    expect(pointOnTable(10, 20)).toEqual({ x: 10, y: 120 });
  });

  it.each([
    [568, 320],
    [320, 460],
  ])('do not include %i x %i', (innerWidth, innerHeight) => {
    Object.assign(page, { innerWidth, innerHeight });
    expect(windowSize()).toEqual({ width: innerWidth, height: innerHeight });
  });
});

describe('the pixel density', () => {
  it.each([
    [1, 1],
    [2.5, 2.5],
    [4, 3],
    [0, 1],
  ])('for a device pixel ratio of %f is %f', (ratio, used) => {
    page.devicePixelRatio = ratio;
    expect(density()).toBe(used);
  });

  it('makes the canvas as large as the window in device pixels', () => {
    expect(scaleConfig('game')).toMatchObject({ parent: 'game', width: 780, height: 1688, zoom: 0.5 });
  });

  it('and the window size are followed until watching stops', () => {
    const done: unknown[] = [];
    const scale = {
      resize: (width: number, height: number) => done.push([width, height]),
      setZoom: (zoom: number) => done.push(zoom),
    };
    const stop = watchDensity({ scale } as never, () => done.push('changed'));
    expect([done, queries.map(({ asked }) => asked)]).toEqual([[], ['(resolution: 2dppx)']]);
    page.innerWidth = 400;
    page.say('resize');
    expect(done.splice(0)).toEqual([[800, 1688], 0.5, 'changed']);
    page.devicePixelRatio = 1;
    queries[0]?.say('change');
    expect(done.splice(0)).toEqual([[400, 844], 1, 'changed']);
    expect(queries.map(({ asked }) => asked)).toEqual(['(resolution: 2dppx)', '(resolution: 1dppx)']);
    queries[0]?.say('change');
    stop();
    page.say('resize');
    queries[1]?.say('change');
    expect(done).toEqual([]);
  });
});

describe('a camera', () => {
  function scene() {
    const done: unknown[] = [];
    const camera = {
      setSize: (...size: number[]) => note('size', ...size),
      setOrigin: (...at: number[]) => note('origin', ...at),
      setZoom: (...zoom: number[]) => note('zoom', ...zoom),
      setScroll: (...to: number[]) => note('scroll', ...to),
    };
    const note = (...what: unknown[]) => {
      done.push(what);
      return camera;
    };
    const scale = Object.assign(speaker(), { width: 780, height: 1688 });
    return { done, scale, events: speaker(), cameras: { main: camera } };
  }

  it('shows the world from its upper left corner, scaled by the density, and again after each resize', () => {
    const stage = scene();
    cssCamera(stage as never);
    const fitted = [
      ['size', 780, 1688],
      ['origin', 0, 0],
      ['zoom', 2],
      ['scroll', 0, 0],
    ];
    expect(stage.done.splice(0)).toEqual(fitted);
    stage.scale.say('resize');
    expect(stage.done.splice(0)).toEqual(fitted);
  });

  it.each(['shutdown', 'destroy'])('is no longer updated after its scene has ended by %s', (end) => {
    const stage = scene();
    cssCamera(stage as never);
    stage.events.say(end);
    stage.done.length = 0;
    stage.scale.say('resize');
    expect(stage.done).toEqual([]);
  });
});

describe('frames and pointers', () => {
  it('a lost rendering context and its return are reported', () => {
    const canvas = speaker();
    const told: string[] = [];
    watchContext({ canvas } as never, { lost: () => told.push('lost'), back: () => told.push('back') });
    canvas.say('webglcontextlost');
    canvas.say('webglcontextrestored');
    expect(told).toEqual(['lost', 'back']);
  });

  it('tweens advance by the time between frames', () => {
    const tweens = { getDelta: () => 0 };
    timeTweensByFrames({ tweens, game: { loop: { delta: 17 } } } as never);
    expect(tweens.getDelta()).toBe(17);
  });

  it('tweens do not jump to their end after a pause of the page', () => {
    const tweens = { getDelta: () => 0 };
    timeTweensByFrames({ tweens, game: { loop: { delta: 60_000 } } } as never);
    expect(tweens.getDelta()).toBe(200);
  });

  it('a mouse whose button was released outside the window is told apart from a finger', () => {
    expect(isLostMouse({ wasTouch: false, buttons: 0 })).toBe(true);
    expect(isLostMouse({ wasTouch: false, buttons: 1 })).toBe(false);
    expect(isLostMouse({ wasTouch: true, buttons: 0 })).toBe(false);
  });
});
