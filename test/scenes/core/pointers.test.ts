/** Tests how the pointers of a scene reach the recognizer: timers, lost and cancelled pointers, and the end of the scene. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Gesture, GestureRules } from '../../../src/gestures/gestures';
import { type Found, Pointers } from '../../../src/scenes/core/Pointers';
import { Emitter } from '../../kit/emitter';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
const FRAME_MS = 16;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (done: () => void) => setTimeout(done, FRAME_MS));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const RULES: GestureRules = { holdMs: 250, pinches: false, endsOutside: true };

function listening(found: Partial<Found<string>> = {}) {
  const [input, events] = [new Emitter(), new Emitter()];
  const made: Gesture<string>['is'][] = [];
  const doubles: boolean[] = [];
  const find = () => ({ target: { hit: 'map', canHold: true, picksUp: false }, busy: false, queues: false, ...found });
  const pointers = new Pointers<string>({ input, game: { events } } as never, {
    rules: RULES,
    find,
    handle: (gesture) => {
      made.push(gesture.is);
      if (gesture.is === 'tap') doubles.push(gesture.isDouble);
    },
  });
  const touch = (name: string, more: object = {}) =>
    input.emit(`pointer${name}`, {
      id: 1,
      worldX: 10,
      worldY: 10,
      downTime: 0,
      upTime: 100,
      button: 0,
      buttons: 1,
      wasTouch: true,
      wasCanceled: false,
      ...more,
    });
  return { pointers, input, events, made, doubles, touch };
}

it('a press that lasts becomes a long press, and a short one does not', () => {
  const { made, touch } = listening();
  touch('down');
  touch('up');
  vi.advanceTimersByTime(RULES.holdMs + FRAME_MS);
  expect(made).toEqual(['press', 'tap']);
  touch('down', { worldX: 90 });
  vi.advanceTimersByTime(RULES.holdMs);
  expect(made).toEqual(['press', 'tap', 'press']);
  vi.advanceTimersByTime(FRAME_MS);
  expect(made.at(-1)).toBe('hold');
});

it('a touch that the browser cancels is no tap', () => {
  const { made, touch, pointers } = listening();
  touch('down');
  touch('up', { wasCanceled: true });
  expect([made, pointers.isIdle]).toEqual([['press', 'cancel'], true]);
});

it('a release outside of the canvas counts', () => {
  const { made, touch } = listening();
  touch('down');
  touch('upoutside');
  expect(made).toEqual(['press', 'tap']);
});

it('a mouse whose button was released where the page got no event ends its gesture', () => {
  const { made, touch } = listening();
  touch('down', { wasTouch: false });
  touch('move', { wasTouch: false, worldX: 60 });
  touch('move', { wasTouch: false, worldX: 70, buttons: 0 });
  expect(made).toEqual(['press', 'drag', 'cancel', 'hover']);
});

it('a gesture ends when the window loses its focus, or at the scene’s wish', () => {
  for (const end of ['blur', 'cancel']) {
    const { made, touch, events, pointers } = listening();
    touch('down');
    if (end === 'blur') events.emit('blur');
    else pointers.cancel();
    touch('up');
    expect(made).toEqual(['press', 'cancel']);
  }
});

it('a mouse that leaves the canvas ends its gesture, a finger does not', () => {
  const { made, touch, input } = listening();
  touch('down');
  input.emit('gameout', 0, { touches: [] });
  input.emit('gameout', 0, {});
  expect(made).toEqual(['press', 'hover', 'cancel']);
});

it('after its end it hears nothing, and no timer runs', () => {
  const { made, touch, events, pointers } = listening();
  touch('down');
  pointers.close();
  vi.advanceTimersByTime(RULES.holdMs + FRAME_MS);
  touch('up');
  events.emit('blur');
  expect([made, pointers.isIdle]).toEqual([['press'], true]);
});

it('a forgotten tap begins no double tap', () => {
  const { pointers, touch, doubles } = listening();
  touch('down');
  touch('up');
  pointers.forgetTap();
  touch('down', { downTime: 150 });
  touch('up');
  touch('down', { downTime: 200 });
  touch('up');
  expect(doubles).toEqual([false, false, true]);
});
