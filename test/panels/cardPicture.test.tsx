// @vitest-environment jsdom
/** Tests when a small canvas is painted, in which density, and what a screen reader hears of it. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CardPicture, Fact, Glyph } from '../../src/panels/CardPicture';
import { paper } from './kit';

const size = { width: 30, height: 20 };
let scales: unknown[];
let observers: { resized: () => void; gone: boolean }[];

beforeEach(() => {
  scales = [];
  observers = [];
  Object.assign(size, { width: 30, height: 20 });
  vi.stubGlobal('devicePixelRatio', 2);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height);
  const ctx = { scale: (...by: number[]) => void scales.push(by) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(((kind: string, how: object) =>
    kind === '2d' && 'willReadFrequently' in how && how.willReadFrequently ? ctx : null) as never);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      gone = false;
      constructor(readonly resized: () => void) {
        observers.push(this);
      }
      observe() {}
      disconnect() {
        this.gone = true;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function shown(label?: string) {
  const root = paper();
  const paint = vi.fn();
  const draw = (of: string) =>
    act(
      () =>
        void render(
          <CardPicture of={of} class="face" paint={paint} {...(label === undefined ? {} : { label })} />,
          root,
        ),
    );
  await draw('one');
  const canvas = root.querySelector('canvas') ?? expect.unreachable();
  return { root, draw, canvas, painted: () => paint.mock.calls.map(([, ...args]) => args) };
}
const reprint = () => dispatchEvent(new Event('reprint'));

it.each([
  [0, 1, [30, 20]],
  [1, 1, [30, 20]],
  [2, 2, [60, 40]],
  [3, 3, [90, 60]],
  [4, 3, [90, 60]],
])('on a screen with %i px per CSS px the canvas has %i', async (ratio, density, [width, height]) => {
  vi.stubGlobal('devicePixelRatio', ratio);
  const { canvas, painted } = await shown();
  observers[0]?.resized();
  expect([canvas.width, canvas.height, scales]).toEqual([width, height, [[density, density]]]);
  expect(painted()).toEqual([[30, 20]]);
});

it.each([
  [0, 20],
  [30, 0],
])('a canvas of %i x %i px is not painted', async (width, height) => {
  Object.assign(size, { width, height });
  const { painted } = await shown();
  observers[0]?.resized();
  expect(painted()).toEqual([]);
});

it('is painted anew when it is resized or pictures have arrived, and no longer once it is gone', async () => {
  const { root, painted } = await shown();
  reprint();
  observers[0]?.resized();
  expect(painted()).toHaveLength(2);
  await act(() => void render(null, root));
  reprint();
  expect([painted().length, observers.map(({ gone }) => gone)]).toEqual([2, [true]]);
});

it('other content is painted by a new observer, and the same content needs none', async () => {
  const { draw } = await shown();
  await draw('one');
  expect(observers).toHaveLength(1);
  await draw('two');
  expect(observers.map(({ gone }) => gone)).toEqual([true, false]);
});

it.each([
  [undefined, ['true', null, null]],
  ['A card', [null, 'img', 'A card']],
])('with the label %s, a screen reader hears that', async (label, expected) => {
  const { canvas } = await shown(label);
  expect(['aria-hidden', 'role', 'aria-label'].map((name) => canvas.getAttribute(name))).toEqual(expected);
  expect(canvas.className).toBe('print face');
});

it.each([
  [undefined, '#17120E'],
  ['bone', '#F2E8D2'],
  ['dim', '#D9C59A'],
  ['gold', '#D6A23C'],
  ['oxblood', '#7A1A10'],
] as const)('a small icon in the tone %s has the colour %s', async (tone, colour) => {
  const glyph = vi.fn();
  await act(() => void render(<Glyph cardPictures={{ glyph }} name="money" {...(tone ? { tone } : {})} />, paper()));
  reprint();
  expect(glyph.mock.calls.map(([, ...args]) => args)).toEqual([[30, 20, 'money', colour]]);
});

it('a fact has an icon and a name before its value', async () => {
  const root = paper();
  await act(() => {
    const cardPictures = { glyph: () => {} };
    render(
      <dl>
        {
          <Fact cardPictures={cardPictures} sign="money" name="Gold">
            {12}
          </Fact>
        }
      </dl>,
      root,
    );
  });
  const texts = ['dt', 'dd'].map((name) => root.querySelector(name)?.textContent);
  expect([texts, root.querySelectorAll('dt canvas.glyph')]).toMatchObject([['Gold', '12'], { length: 1 }]);
});
