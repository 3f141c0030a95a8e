// @vitest-environment jsdom
/** Tests what a finger on a card's dog-ear does. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePull } from '../../../src/panels/inHand/hud/usePull';
import { paper } from '../kit';

const CARD = { card: 'opportunist', lies: { x: 100, y: 100, width: 80, height: 220, angle: 0 } } as const;
/** Far enough to open a card of that width. */
const FAR = -60;
const TEXT_SCALE = 1.25;

let shown: string[];
let pulled: ReturnType<typeof usePull>;
let root: HTMLElement;
let ear: HTMLElement;
const show = (card: string | null) => void shown.push(card ?? 'none');

function Ears() {
  pulled = usePull([CARD], { textScale: TEXT_SCALE }, show);
  return <button type="button" data-ear={CARD.card} />;
}

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  });
  shown = [];
  root = paper();
  await act(() => render(<Ears />, root));
  const found = root.querySelector('button');
  if (!found) throw new Error('no dog-ear is drawn');
  ear = found;
});
afterEach(async () => {
  await act(() => render(null, root));
  vi.useRealTimers();
});

const pointer = (type: string, x = 0, on: Element = ear) =>
  act(() => {
    const at = { bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'touch', clientX: 300 + x, clientY: 200 };
    on.dispatchEvent(new PointerEvent(type, at));
  });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('a tap shows the other side, which stays', async () => {
  await pointer('pointerdown');
  await pointer('pointerup');
  await pass(1000);
  expect(shown).toEqual([CARD.card]);
  expect(pulled).toBeNull();
});

it('a press that is held shows the other side until it is released', async () => {
  await pointer('pointerdown');
  await pass(300);
  expect(shown).toEqual([CARD.card]);
  await pointer('pointerup');
  expect(shown).toEqual([CARD.card, 'none']);
});

it('a short pull folds the card a little, which falls back when it is released', async () => {
  await pointer('pointerdown');
  await pointer('pointermove', -20);
  expect(pulled).toEqual({ card: CARD.card, place: CARD.lies, moved: { x: -20 / TEXT_SCALE, y: 0 } });
  await pass(300);
  await pointer('pointerup', -20);
  expect(shown).toEqual(['none']);
  await pass(100);
  expect(pulled?.moved.x).toBeGreaterThan(-20 / TEXT_SCALE);
  expect(pulled?.moved.x).toBeLessThan(0);
  await pass(200);
  expect(pulled).toBeNull();
});

it('a pull across the card opens the other side until the finger is lifted, or the browser takes it', async () => {
  for (const end of ['pointerup', 'pointercancel']) {
    shown = [];
    await pointer('pointerdown');
    await pointer('pointermove', FAR * TEXT_SCALE);
    await pointer('pointermove', FAR * TEXT_SCALE - 10);
    expect(shown).toEqual([CARD.card]);
    await pointer(end, FAR * TEXT_SCALE);
    expect(shown).toEqual([CARD.card, 'none']);
  }
});

it('given a card that falls back, a new press stops it', async () => {
  await pointer('pointerdown');
  await pointer('pointermove', -20);
  await pointer('pointerup', -20);
  await pass(100);
  await pointer('pointerdown');
  const before = pulled;
  await pass(50);
  expect(pulled).toBe(before);
});

it('a press beside the dog-ears pulls nothing', async () => {
  await pointer('pointerdown', 0, document.body);
  await pointer('pointermove', FAR, document.body);
  await pointer('pointerup', FAR, document.body);
  expect([shown, pulled]).toEqual([[], null]);
});
