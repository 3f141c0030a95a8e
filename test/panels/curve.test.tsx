// @vitest-environment jsdom
/** Tests the curve of an audit: which entry a key or a click selects, and what is drawn where. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuditResults } from '../../src/panels/app';
import { Curve } from '../../src/panels/audit/Curve';
import { neverResized, paper } from './kit';

vi.mock('../../src/i18n', async (original) => (await import('./drawn')).keyedTexts(await original()));
beforeAll(neverResized);

const at = (value: number) => ({ value, error: 20, samples: 16 });
const move = (nth: number, round: number, before: number, after: number) => ({
  nth,
  round,
  first: nth,
  next: nth + 1,
  before: at(before),
  after: at(after),
  choice: null,
  luck: { by: after - before, error: 20 },
  options: [],
});
/** Six entries in the rounds 1, 1, 2, 2, 2 and 4. */
const MOVES = [1, 1, 2, 2, 2, 4].map((round, nth) => move(nth, round, 600 - 100 * nth, 500 - 100 * nth));

const found = (moves: readonly object[] = MOVES, progress: object | null = null) =>
  ({ sheet: { startChance: 600, moves }, points: [], progress }) as unknown as AuditResults;

async function shown(
  selected: number | null,
  { moves = MOVES as readonly object[], progress = null as object | null, height = 200, withLanes = false } = {},
) {
  const root = paper();
  const selects: number[] = [];
  const opens: number[] = [];
  await act(() =>
    render(
      <Curve
        found={found(moves, progress)}
        seed="one"
        height={height}
        withLanes={withLanes}
        selected={selected}
        onSelect={(entry) => void selects.push(entry)}
        onOpen={(entry) => void opens.push(entry)}
      />,
      root,
    ),
  );
  const curve = root.querySelector<HTMLElement>('[role=slider]') ?? expect.unreachable('there is no curve');
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    curve.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { root, curve, selects, opens, press };
}

describe('a key on the curve', () => {
  it.each([
    ['ArrowLeft', null, 4],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', null, 0],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 5, 5],
    ['Home', 3, 0],
    ['End', 3, 5],
    ['PageUp', 5, 2],
    ['PageUp', 3, 0],
    ['PageUp', 1, 0],
    ['PageDown', 0, 2],
    ['PageDown', 3, 5],
    ['PageDown', 5, 5],
    ['PageUp', null, 2],
  ])('%s from %s selects %s', async (key, from, to) => {
    const { press, selects } = await shown(from);
    expect([press(key), selects]).toEqual([true, [to]]);
  });

  it('Enter opens the selected entry, and no other key does anything', async () => {
    const { press, opens, selects } = await shown(3);
    expect([press('Enter'), opens]).toEqual([true, [3]]);
    expect([press('x'), selects]).toEqual([false, []]);
    const none = await shown(null);
    expect([none.press('Enter'), none.opens]).toEqual([false, []]);
    const empty = await shown(null, { moves: [] });
    expect([empty.press('End'), empty.selects]).toEqual([false, []]);
  });
});

it('a click opens the nearest entry', async () => {
  const { curve, opens } = await shown(null);
  curve.getBoundingClientRect = () => ({ left: 100, width: 700 }) as DOMRect;
  // The curve is 350 px wide and drawn at twice its size; the entries are 286 / 6 px apart, after an axis of 58 px.
  const place = (nth: number) => 100 + 2 * (58 + (286 * (nth + 1)) / 6);
  for (const x of [0, place(0), place(2) + 40, place(2) - 40, place(5), 2000])
    curve.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x }));
  expect(opens).toEqual([0, 0, 2, 2, 5, 5]);
});

it('is a slider whose value is the selected move, otherwise the last', async () => {
  const sliderOf = ({ curve }: { curve: HTMLElement }) =>
    ['aria-valuenow', 'aria-valuemax', 'data-selected', 'aria-valuetext'].map((name) => curve.getAttribute(name));
  expect(sliderOf(await shown(2))).toEqual(['3', '6', '2', 'audit.at(move=3, last=6, round=2, chance=30)']);
  expect(sliderOf(await shown(null))).toEqual(['6', '6', '', 'audit.at(move=6, last=6, round=4, chance=0)']);
  expect(sliderOf(await shown(null, { moves: [] }))).toEqual(['1', '0', '', '']);
});

it.each([
  [89, ['0', '100 %']],
  [90, ['0', '50', '100 %']],
  [199, ['0', '50', '100 %']],
  [200, ['0', '25', '50', '75', '100 %']],
])('a curve of %s px has the lines %j', async (height, expected) => {
  const { root } = await shown(null, { height });
  expect([...root.querySelectorAll('.axis')].slice(1).map(({ textContent }) => textContent)).toEqual(expected);
});

it('numbers the rounds, shades every second one, and marks the selected one', async () => {
  const { root } = await shown(3);
  expect([...root.querySelectorAll('.round')].map(({ textContent }) => textContent)).toEqual(['1', '2', '4']);
  const part = 286 / 6;
  const box = (selector: string) =>
    [...root.querySelectorAll(selector)].map((each) => ['x', 'width'].map((name) => Number(each.getAttribute(name))));
  const second = [[expect.closeTo(58 + 2 * part, 3), expect.closeTo(3 * part, 3)]];
  expect([box('.shade'), box('.looked')]).toEqual([second, second]);
  expect(root.querySelectorAll('.column')).toHaveLength(2);
  expect((await shown(null)).root.querySelectorAll('.looked')).toHaveLength(0);
});

it('numbers only rounds that have room', async () => {
  const moves = Array.from({ length: 60 }, (_, nth) => move(nth, nth + 1, 600, 590));
  const { root } = await shown(null, { moves });
  const numbers = [...root.querySelectorAll('.round')].map((each) => {
    const half = 5 * (each.textContent?.length ?? 0);
    const x = Number(each.getAttribute('x'));
    return { left: x - half, right: x + half };
  });
  expect(numbers.length).toBeGreaterThan(8);
  const gaps = numbers.slice(1).map(({ left }, i) => left - (numbers[i]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5);
});

it('the edge goes from the start through the value of each entry', async () => {
  const { root } = await shown(null);
  const edge = root.querySelector('.edge')?.getAttribute('d') ?? '';
  const points = edge
    .slice(1)
    .split('L')
    .map((each) => each.split(' ').map(Number));
  const y = (value: number) => 26 + 200 - (200 * value) / 1000;
  expect(points[0]).toEqual([58, y(600)]);
  expect(points.slice(1).map(([, value]) => value)).toEqual([500, 400, 300, 200, 100, 0].map(y));
  const band = root.querySelector('.band')?.getAttribute('d') ?? '';
  expect(band.startsWith(`M58.0 ${(y(620)).toFixed(1)}`)).toBe(true);
  expect(band.endsWith(`58.0 ${y(580).toFixed(1)}Z`)).toBe(true);
});

it('the needle points at the selected entry, from above if there is no room below', async () => {
  const needle = async (selected: number | null) =>
    (await shown(selected)).root.querySelector('.needle')?.getAttribute('d') ?? null;
  expect(await needle(null)).toBeNull();
  const y = (value: number) => 226 - value / 5;
  expect(await needle(0)).toContain(` ${y(500) + 4}L`);
  expect(await needle(5)).toContain(` ${y(0) - 4}L`);
});

it.each([
  ['complete', null, 350],
  ['rough', { pass: 'rough', move: 3 }, 58],
  ['precise up to the third move', { pass: 'fair', move: 2 }, 58 + (286 * 2) / 6],
])('what is not precise yet is hatched: %s', async (_, progress, edge) => {
  const { root } = await shown(null, { progress });
  expect(Number(root.querySelector('#audit-strip-fair rect')?.getAttribute('width'))).toBeCloseTo(edge, 3);
  expect(Number(root.querySelector('#audit-strip-rough rect')?.getAttribute('width'))).toBeCloseTo(350 - edge, 3);
});

it('lanes make the picture higher', async () => {
  const heightOf = async (withLanes: boolean) =>
    Number((await shown(null, { withLanes })).root.querySelector('svg')?.getAttribute('height'));
  expect([await heightOf(false), await heightOf(true)]).toEqual([230, 226 + 92]);
});
