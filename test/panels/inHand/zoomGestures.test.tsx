// @vitest-environment jsdom
/** Tests that fingers, mouse and keys enlarge and move the map card. */
import { render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useZoom } from '../../../src/panels/inHand/map/useZoom';
import { DOUBLE_TAP, WHOLE, type Zoom } from '../../../src/panels/inHand/map/zoom';
import { paper } from '../kit';

const FRAME = { left: 100, top: 50, width: 300, height: 400 };
/** The middle of the frame, in the window. */
const MIDDLE = { x: 250, y: 250 };

let zoom: Zoom;
let root: HTMLElement;
let frame: HTMLElement;

function Card() {
  const ref = useRef<HTMLDivElement>(null);
  zoom = useZoom(ref);
  return <div ref={ref} />;
}

beforeEach(async () => {
  root = paper();
  await act(() => render(<Card />, root));
  const found = root.querySelector('div');
  if (!found) throw new Error('no card is drawn');
  frame = found;
  frame.getBoundingClientRect = () => ({ ...FRAME }) as DOMRect;
});

afterEach(() => act(() => render(null, root)));

const send = (event: Event, to: EventTarget = frame) => act(() => void to.dispatchEvent(event));
const pointer = (type: string, x: number, y: number, pointerId = 1) =>
  send(
    new PointerEvent(type, {
      bubbles: true,
      pointerId,
      isPrimary: pointerId === 1,
      pointerType: 'touch',
      clientX: MIDDLE.x + x,
      clientY: MIDDLE.y + y,
    }),
  );
async function tap(x: number, y: number) {
  await pointer('pointerdown', x, y);
  await pointer('pointerup', x, y);
}
const key = (name: string, init: KeyboardEventInit = {}) =>
  send(new KeyboardEvent('keydown', { key: name, ...init }), window);

it('a double tap enlarges the card around the finger, another shows the whole card; a single tap does nothing', async () => {
  await tap(30, -40);
  expect(zoom).toEqual(WHOLE);
  await tap(30, -40);
  expect(zoom).toEqual({ scale: DOUBLE_TAP, x: 30 - 30 * DOUBLE_TAP, y: -40 + 40 * DOUBLE_TAP });
  await tap(30, -40);
  await tap(30, -40);
  expect(zoom).toEqual(WHOLE);
});

it('a finger moves an enlarged card, and may leave the frame while it is down', async () => {
  await tap(0, 0);
  await tap(0, 0);
  await pointer('pointerdown', 0, 0);
  await pointer('pointermove', 20, 0);
  await send(
    new PointerEvent('pointermove', { pointerId: 1, clientX: MIDDLE.x + 50, clientY: MIDDLE.y - 15, bubbles: true }),
    document.body,
  );
  expect(zoom).toEqual({ scale: DOUBLE_TAP, x: 50, y: -15 });
});

it('two fingers that move apart enlarge the card, and what is midway between them stays there', async () => {
  await pointer('pointerdown', -20, 0);
  await pointer('pointerdown', 20, 0, 2);
  await pointer('pointermove', -60, 0);
  await pointer('pointermove', 60, 0, 2);
  expect(zoom).toEqual({ scale: 3, x: expect.closeTo(0), y: expect.closeTo(0) });
});

it('another button of the mouse does not move the card', async () => {
  await tap(0, 0);
  await tap(0, 0);
  const before = zoom;
  const at = (x: number) => ({ pointerId: 1, isPrimary: true, button: 2, clientX: x, clientY: 250, bubbles: true });
  await send(new PointerEvent('pointerdown', at(250)));
  await send(new PointerEvent('pointermove', at(280)));
  expect(zoom).toEqual(before);
});

it('a press elsewhere does not move the card', async () => {
  await tap(0, 0);
  await tap(0, 0);
  const before = zoom;
  const at = (x: number) => ({ pointerId: 1, isPrimary: true, clientX: x, bubbles: true });
  await send(new PointerEvent('pointerdown', at(10)), document.body);
  await send(new PointerEvent('pointermove', at(80)), document.body);
  expect(zoom).toEqual(before);
});

it('the wheel enlarges the card around the mouse, and does not scroll the page', async () => {
  const turned = new WheelEvent('wheel', {
    deltaY: -300,
    clientX: MIDDLE.x + 10,
    clientY: MIDDLE.y,
    bubbles: true,
    cancelable: true,
  });
  await send(turned);
  expect(turned.defaultPrevented).toBe(true);
  expect(zoom.scale).toBeGreaterThan(1.5);
  expect(zoom).toMatchObject({ x: expect.closeTo(10 - 10 * zoom.scale), y: expect.closeTo(0) });
});

it.each([
  ['+', { scale: 1.4 * 1.4, x: 0, y: 0 }],
  ['-', WHOLE],
  ['0', WHOLE],
  ['ArrowLeft', { scale: 1.4, x: 60, y: 0 }],
  ['ArrowRight', { scale: 1.4, x: -60, y: 0 }],
  ['ArrowUp', { scale: 1.4, x: 0, y: 60 }],
  ['ArrowDown', { scale: 1.4, x: 0, y: -60 }],
])('given an enlarged card, %s zooms or moves it', async (name, after) => {
  await key('=');
  await key(name);
  expect(zoom).toEqual({ scale: expect.closeTo(after.scale), x: expect.closeTo(after.x), y: expect.closeTo(after.y) });
});

it('keys of the browser stay its own', async () => {
  await key('+', { ctrlKey: true });
  expect(zoom).toEqual(WHOLE);
});
