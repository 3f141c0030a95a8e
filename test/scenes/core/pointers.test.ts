/** Tests how the pointers of a scene reach the recognizer: timers, lost and cancelled pointers, and the end of the scene. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  const table = { busy: false, queues: false, ...found };
  const find = () => ({ target: { hit: 'map', canHold: true, picksUp: false }, ...table });
  let settled = () => {};
  const idle = new Promise<void>((resolve) => {
    settled = resolve;
  });
  /** Ends the animation. */
  const settle = async (after: Partial<Found<string>> = {}) => {
    Object.assign(table, { busy: false, ...after });
    settled();
    await vi.advanceTimersByTimeAsync(0);
  };
  const pointers = new Pointers<string>({ input, game: { events } } as never, {
    rules: RULES,
    find,
    idle: () => idle,
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
  return { pointers, input, events, made, doubles, touch, settle };
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

describe('a flick while the table still settles', () => {
  const BUSY = { busy: true, queues: true } as const;
  const THING = { target: { hit: 'thing', canHold: true, picksUp: true } } as const;
  const flick = (touch: ReturnType<typeof listening>['touch']) => {
    touch('down');
    touch('move', { worldX: 60 });
    touch('up', { worldX: 90 });
  };

  it('is made as soon as the table is still, and picks up what then lies under it', async () => {
    const { made, touch, settle } = listening(BUSY);
    flick(touch);
    expect(made).toEqual(['skip', 'cancel']);
    await settle(THING);
    expect(made.slice(2)).toEqual(['press', 'carry', 'letGo']);
  });

  it('goes on with the finger if it is still down', async () => {
    const { made, touch, settle } = listening(BUSY);
    touch('down');
    touch('move', { worldX: 60 });
    await settle();
    expect(made.slice(2)).toEqual(['press', 'drag']);
    touch('move', { worldX: 70 });
    touch('up', { worldX: 70 });
    expect(made.slice(4)).toEqual(['drag', 'drop']);
  });

  it('is one too if the finger moves only on the still table', async () => {
    const { made, touch, settle } = listening(BUSY);
    touch('down');
    await settle();
    touch('move', { worldX: 60 });
    await settle();
    expect(made).toEqual(['skip', 'cancel', 'press', 'drag']);
  });

  it('is dropped if something was revealed, if another press follows or if it is cancelled', async () => {
    for (const end of ['revealed', 'press', 'cancelled']) {
      const { made, touch, settle, pointers } = listening(BUSY);
      flick(touch);
      if (end === 'press') touch('down', { id: 2 });
      if (end === 'cancelled') pointers.cancel();
      await settle({ queues: end !== 'revealed' });
      expect(made.slice(2), end).toEqual(end === 'press' ? ['skip'] : []);
    }
  });

  it('is no gesture on a table whose gestures do not wait; a press that does not move stays a tap', async () => {
    const never = listening({ busy: true });
    flick(never.touch);
    await never.settle();
    expect(never.made).toEqual(['skip']);
    const tapped = listening(BUSY);
    tapped.touch('down');
    tapped.touch('up');
    await tapped.settle();
    expect(tapped.made).toEqual(['skip', 'tap']);
  });
});
