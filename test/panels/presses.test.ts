// @vitest-environment jsdom
/** Tests which events of the page make a long press or a tap, and which end a press. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Gesture } from '../../src/gestures/gestures';
import { followPresses } from '../../src/panels/presses';

const HOLD_MS = 300;
const FRAME_MS = 16;
let made: Gesture<string>['is'][];
let isLate: boolean;
let end: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="list"><p id="item">words</p></div><div id="other"></div><i id="slip"></i>';
  made = [];
  end = new AbortController();
  followPresses<string>(
    {
      rules: { holdMs: HOLD_MS, pinches: false, endsOutside: false },
      find: ({ target }) => (target === at('slip') ? null : { hit: 'item', canHold: true, picksUp: false }),
      handle(gesture) {
        made.push(gesture.is);
        isLate = 'isLate' in gesture && gesture.isLate;
      },
    },
    end.signal,
  );
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
});

const at = (id: string) => document.getElementById(id) ?? expect.unreachable(id);

function point(type: string, more: PointerEventInit = {}, on = 'item') {
  const given = { bubbles: true, clientX: 30, clientY: 40, pointerId: 1, isPrimary: true, pointerType: 'touch' };
  at(on).dispatchEvent(new PointerEvent(type, { ...given, ...more }));
}
const MOUSE = { pointerType: 'mouse', buttons: 1 };
/** Lets the time of a long press pass, and the frame that then begins. */
const hold = () => {
  vi.advanceTimersByTime(HOLD_MS);
  vi.advanceTimersByTime(FRAME_MS);
};
const SECOND = { pointerId: 2, isPrimary: false };

it('a press that lasts is a long press, and its release a tap', () => {
  point('pointerdown');
  hold();
  point('pointerup');
  expect(made).toEqual(['press', 'hold', 'tap']);
});

it.each([
  ['a scroll of what contains it', () => at('list').dispatchEvent(new Event('scroll')), 'cancel'],
  ['a pointer that the browser cancels', () => point('pointercancel'), 'cancel'],
  ['a lost capture', () => point('lostpointercapture'), 'cancel'],
  ['a window that loses its focus', () => window.dispatchEvent(new Event('blur')), 'cancel'],
  ['a mouse whose button was released outside', () => point('pointermove', { ...MOUSE, buttons: 0 }), 'cancel'],
  ['a context menu of the mouse', () => point('contextmenu', MOUSE), 'cancel'],
  ['a movement', () => point('pointermove', { clientX: 60 }), 'drag'],
  ['a second finger', () => point('pointerdown', SECOND), null],
  ['the end of its listeners', () => end.abort(), null],
] as const)('%s ends the press, which does not become a long press', (_, happens, gesture) => {
  point('pointerdown', MOUSE);
  happens();
  vi.advanceTimersByTime(2 * HOLD_MS);
  expect(made.filter((each) => each !== 'hover')).toEqual(gesture ? ['press', gesture] : ['press']);
});

it.each([
  ['a scroll elsewhere', () => at('other').dispatchEvent(new Event('scroll'))],
  ['another pointer', () => point('lostpointercapture', SECOND)],
  ['the context menu of a touch screen', () => point('contextmenu')],
  ['a movement of a few px', () => point('pointermove', { clientX: 38 })],
  ['an element that loses the focus', () => at('item').dispatchEvent(new Event('blur'))],
])('%s does not end a press', (_, happens) => {
  point('pointerdown');
  happens();
  hold();
  expect(made).toEqual(['press', 'hold']);
});

it('a movement that waits for the next frame comes before the long press', () => {
  point('pointerdown');
  vi.advanceTimersByTime(HOLD_MS);
  expect(made).toEqual(['press']);
  point('pointermove', { clientX: 90 });
  vi.advanceTimersByTime(FRAME_MS);
  expect(made).toEqual(['press', 'drag']);
});

it.each([
  ['a scroll', () => at('list').dispatchEvent(new Event('scroll'))],
  ['a pointer that the browser takes to scroll', () => point('pointercancel')],
])('%s takes a long press back', (_, happens) => {
  point('pointerdown');
  hold();
  happens();
  expect([made, isLate]).toEqual([['press', 'hold', 'cancel'], true]);
});

it('a press whose end did not reach the page ends with the next press', () => {
  point('pointerdown');
  point('pointerdown');
  expect(made).toEqual(['press', 'cancel', 'press']);
});

it('another finger, another button and an ignored place begin no press', () => {
  point('pointerdown', SECOND);
  point('pointerdown', { button: 2 });
  point('pointerdown', {}, 'slip');
  hold();
  expect(made).toEqual([]);
});
