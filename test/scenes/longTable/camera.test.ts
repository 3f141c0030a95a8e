/** Tests the view of the map in its window: fit, pan, pinch and wheel. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scenarios } from '../../../src/content/longTable';
import { BOARDS, boundsOf, HEX, ORIENTATIONS } from '../../../src/scenes/longTable/board';
import {
  areVisible,
  centreOn,
  fitView,
  hexUnder,
  isWhollyInside,
  keepsScale,
  limitView,
  orientationFor,
  pan,
  panIntoView,
  toMap,
  toScreen,
  type View,
  wholeView,
  zoom,
} from '../../../src/scenes/longTable/camera';
import { planFor } from '../../../src/scenes/longTable/table/layout';
import type { Orientation } from '../../../src/session/longTable/mapOrientation';

const { centre: centreOf } = BOARDS.upright;

const ROOM = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'c3'];
const LARGE = Array.from({ length: 20 }, (_, column) =>
  Array.from({ length: 20 }, (_, row) => `${String.fromCharCode(97 + column)}${row + 1}`),
).flat();
const PHONE = { x: 0, y: 130, width: 390, height: 430 };

it('the view fits all important hexes, with a margin of 12 px and a maximum scale', () => {
  const view = fitView(ROOM, [], PHONE, 'upright');
  const { x, y, width, height } = boundsOf(ROOM, BOARDS.upright);
  const [from, to] = [toScreen(view, { x, y }), toScreen(view, { x: x + width, y: y + height })];
  expect(from.x).toBeGreaterThanOrEqual(PHONE.x + 12);
  expect(to.x).toBeLessThanOrEqual(PHONE.x + PHONE.width - 12);
  expect(from.y).toBeGreaterThanOrEqual(PHONE.y + 12);
  expect(to.y).toBeLessThanOrEqual(PHONE.y + PHONE.height - 12);
  expect(view.scale).toBeLessThanOrEqual(1.4);
  // The map is in the middle of its window.
  expect(from.x - PHONE.x).toBeCloseTo(PHONE.x + PHONE.width - to.x);
});

it('when the room is too large, hexes stay 44 px wide and the view shows the acting figure', () => {
  const view = fitView(LARGE, ['j10'], PHONE, 'upright');
  expect(view.scale * HEX).toBeCloseTo(44);
  expect(toScreen(view, centreOf('j10')).x).toBeCloseTo(PHONE.x + PHONE.width / 2);
  expect(isWhollyInside(view, 'j10', PHONE)).toBe(true);
  expect(isWhollyInside(view, 'a1', PHONE)).toBe(false);
  expect(fitView([], [], PHONE, 'upright').scale).toBe(1);
});

it('the view shows the acting figure together with what can be touched, or the acting figure alone if both do not fit', () => {
  const near = fitView(LARGE, ['j10', 'j15'], PHONE, 'upright');
  expect(['j10', 'j15'].map((hex) => isWhollyInside(near, hex, PHONE))).toEqual([true, true]);
  expect(areVisible(near, ['j10', 'j15'], PHONE)).toBe(true);
  const far = centreOn(['t20', 'a1'], LARGE, near, PHONE);
  expect(['t20', 'a1'].map((hex) => isWhollyInside(far, hex, PHONE))).toEqual([true, false]);
  // All the hexes that can be seen are seen.
  expect(areVisible(far, ['t20', 'a1'], PHONE)).toBe(true);
  expect(areVisible(far, ['a1', 'a2'], PHONE)).toBe(false);
  expect(areVisible(far, [], PHONE)).toBe(true);
});

it('of the hexes to look at as many as fit are visible, the most important first', () => {
  const eyes = ['t20', 's18', 'a1', 't19'];
  const { scale } = fitView(LARGE, [], PHONE, 'upright');
  const view = centreOn(eyes, LARGE, { orientation: 'upright', x: 0, y: 0, scale }, PHONE);
  expect(eyes.map((hex) => isWhollyInside(view, hex, PHONE))).toEqual([true, true, false, true]);
  const middle = centreOn(eyes.slice(0, 2), LARGE, view, PHONE);
  expect(view).toEqual(middle);
  expect(areVisible(view, eyes, PHONE)).toBe(true);
  expect(areVisible(centreOn(['t20', 's18'], LARGE, view, PHONE), eyes, PHONE)).toBe(true);
  expect(areVisible(centreOn(['a1'], LARGE, view, PHONE), eyes, PHONE)).toBe(false);
});

it('the view moves only as far as needed to show the hexes to look at', () => {
  const { scale } = fitView(LARGE, [], PHONE, 'upright');
  const view = centreOn(['j10'], LARGE, { orientation: 'upright', x: 0, y: 0, scale }, PHONE);
  // Hexes that are already visible do not move the view.
  expect(panIntoView(view, ['j10'], PHONE)).toEqual(view);
  expect(panIntoView(view, [], PHONE)).toEqual(view);
  for (const hex of ['a1', 't20', 'a20', 't1']) {
    const moved = panIntoView(view, [hex], PHONE);
    expect([hex, isWhollyInside(moved, hex, PHONE)]).toEqual([hex, true]);
    const { x, y } = toScreen(moved, centreOf(hex));
    // The hex is at the edge of the window, not in the middle.
    const edges = [x - PHONE.x, PHONE.x + PHONE.width - x, y - PHONE.y, PHONE.y + PHONE.height - y];
    expect(Math.min(...edges)).toBeLessThan(44);
    expect(areVisible(moved, [hex], PHONE)).toBe(true);
  }
});

it('no bare wood is visible beside a map that is larger than its window, wherever the view is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LARGE), fc.constantFrom(...ORIENTATIONS), (hex, orientation) => {
      const { scale } = fitView(LARGE, [], PHONE, orientation);
      const view = centreOn([hex], LARGE, { orientation, x: 0, y: 0, scale }, PHONE);
      const { x, y, width, height } = boundsOf(LARGE, BOARDS[orientation]);
      const [from, to] = [toScreen(view, { x, y }), toScreen(view, { x: x + width, y: y + height })];
      expect(from.x).toBeLessThanOrEqual(PHONE.x + 12.01);
      expect(from.y).toBeLessThanOrEqual(PHONE.y + 12.01);
      expect(to.x).toBeGreaterThanOrEqual(PHONE.x + PHONE.width - 12.01);
      expect(to.y).toBeGreaterThanOrEqual(PHONE.y + PHONE.height - 12.01);
      expect(isWhollyInside(view, hex, PHONE)).toBe(true);
    }),
  );
});

it('a long room that does not fit is shown larger than the minimum if this only removes bare wood', () => {
  const strip = (columns: number) => LARGE.filter((hex) => hex.charCodeAt(0) < 97 + columns);
  const wide = (columns: number, height = 300) =>
    fitView(strip(columns), [], { x: 0, y: 0, width: 390, height }, 'upright').scale * HEX;
  expect(wide(5)).toBeCloseTo(54);
  // Nine columns fit at 52 px per hex; twenty-one columns fit only at a size too small for a finger.
  expect(wide(9)).toBeGreaterThan(44);
  expect(wide(9)).toBeLessThan(54);
  expect(fitView(LARGE, [], { x: 0, y: 0, width: 390, height: 300 }, 'upright').scale * HEX).toBeGreaterThanOrEqual(44);
});

it('a small room is shown larger on a large screen', () => {
  expect(fitView(ROOM, [], { x: 0, y: 0, width: 1000, height: 500 }, 'upright').scale).toBeCloseTo(1.4);
  expect(fitView(ROOM, [], { x: 0, y: 0, width: 1000, height: 640 }, 'upright').scale).toBeCloseTo(1.85);
  expect(fitView(ROOM, [], { x: 0, y: 0, width: 600, height: 640 }, 'upright').scale).toBeCloseTo(1.4);
  expect(fitView(ROOM, [], { x: 0, y: 0, width: 1700, height: 900 }, 'upright').scale).toBeCloseTo(2.3);
});

it.each([
  ['the window is a little larger than it was', ['a1'], 600, 1, true],
  ['the window is much larger than it was', ['a1'], 900, 1, false],
  ['a lower window still shows the whole map', ['a1'], 430, 0.9, true],
  ['a lower window would make the map a little smaller', ['a1', 'a5'], 560, 1, false],
  ['a much lower window shows the figures', ['a1', 'a3'], 300, 1, true],
  ['a much lower window does not show all figures', ['a1', 'a7'], 300, 1, false],
  ['a much lower window has no figures to show', [], 300, 1, false],
] as const)('when %s, a fitted map keeps its scale or not', (_, eyes, height, factor, keeps) => {
  const box = (high: number) => ({ x: 0, y: 0, width: 900, height: high });
  const tall = Array.from({ length: 7 }, (_, row) => `a${row + 1}`);
  const fitted = fitView(tall, eyes, box(590), 'upright');
  expect(keepsScale({ ...fitted, scale: fitted.scale * factor }, tall, eyes, box(height))).toBe(keeps);
});

it('a map that is too large has no margin, and one that fits is centred', () => {
  // At the upper left corner of the map nothing is left to show above or to the left.
  const corner = fitView(LARGE, ['a1'], PHONE, 'upright');
  const bounds = boundsOf(LARGE, BOARDS.upright);
  const from = toScreen(corner, bounds);
  expect(from.x).toBeCloseTo(PHONE.x + 12);
  expect(from.y).toBeCloseTo(PHONE.y + 12);
  // The map is as wide as this window, but too high for it.
  const low = { ...PHONE, height: 90 };
  const room = boundsOf(ROOM, BOARDS.upright);
  const view = fitView(ROOM, ['a1'], low, 'upright');
  expect(view.scale * HEX).toBeCloseTo(54);
  expect(toScreen(view, { x: room.x + room.width / 2, y: 0 }).x).toBeCloseTo(low.x + low.width / 2);
});

const points = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 800 }) });
const views: fc.Arbitrary<View> = fc.record({
  orientation: fc.constantFrom(...ORIENTATIONS),
  x: fc.integer({ min: -800, max: 800 }),
  y: fc.integer({ min: -800, max: 800 }),
  scale: fc.double({ min: 0.6, max: 2.5, noNaN: true }),
});

it('zooming keeps the point under the fingers, with a scale between 0.6 and 2.5', () => {
  fc.assert(
    fc.property(views, points, fc.double({ min: 0.1, max: 8, noNaN: true }), (view, at, factor) => {
      const next = zoom(view, at, factor);
      expect(next.scale).toBeGreaterThanOrEqual(0.6 - 1e-9);
      expect(next.scale).toBeLessThanOrEqual(2.5 + 1e-9);
      const under = toScreen(next, toMap(view, at));
      expect(under.x).toBeCloseTo(at.x, 3);
      expect(under.y).toBeCloseTo(at.y, 3);
    }),
  );
});

it('the map cannot be dragged out of its window', () => {
  fc.assert(
    fc.property(views, points, (view, by) => {
      const far = limitView(pan(view, { x: by.x * 9 - 4000, y: by.y * 9 - 4000 }), ROOM, PHONE);
      const { x, y, width, height } = boundsOf(ROOM, BOARDS[view.orientation]);
      const [from, to] = [toScreen(far, { x, y }), toScreen(far, { x: x + width, y: y + height })];
      expect(to.x).toBeGreaterThanOrEqual(PHONE.x + 79);
      expect(from.x).toBeLessThanOrEqual(PHONE.x + PHONE.width - 79);
      expect(to.y).toBeGreaterThanOrEqual(PHONE.y + 79);
      expect(from.y).toBeLessThanOrEqual(PHONE.y + PHONE.height - 79);
    }),
  );
});

it('the hex under a point is found in any view, and none is found beside the map', () => {
  fc.assert(
    fc.property(views, fc.constantFrom(...ROOM), (view, hex) => {
      expect(hexUnder(view, toScreen(view, BOARDS[view.orientation].centre(hex)), ROOM)).toBe(hex);
    }),
  );
  const view = centreOn(['b1'], ROOM, { orientation: 'upright', x: 0, y: 0, scale: 1 }, PHONE);
  expect(hexUnder(view, { x: -400, y: -400 }, ROOM)).toBeNull();
});

it('a hex is hit within half its width from its centre', () => {
  const view: View = { orientation: 'upright', x: 40, y: 60, scale: 1.25 };
  const middle = toScreen(view, centreOf('b1'));
  const aside = (part: number) => ({ x: middle.x, y: middle.y + part * HEX * view.scale });
  expect(hexUnder(view, aside(0.49), ['b1'])).toBe('b1');
  expect(hexUnder(view, aside(0.51), ['b1'])).toBeNull();
  // If two hexes are possible, the nearer one is meant.
  expect(hexUnder(view, aside(0.49), ['b1', 'b2'])).toBe('b2');
  expect(hexUnder(view, aside(0.4), ['b1', 'b2'])).toBe('b1');
});

it('a hex counts as visible if half its width fits on all four sides', () => {
  const scale = 1.25;
  const half = (HEX / 2) * scale;
  const { x, y, width, height } = PHONE;
  const seenAt = (left: number, top: number) => {
    const { x: dx, y: dy } = centreOf('b1');
    return isWhollyInside({ orientation: 'upright', x: left - dx * scale, y: top - dy * scale, scale }, 'b1', PHONE);
  };
  const [middle, across] = [y + height / 2, x + width / 2];
  for (const [left, top] of [
    [x + half, middle],
    [x + width - half, middle],
    [across, y + half],
    [across, y + height - half],
  ] as const) {
    expect(seenAt(left, top)).toBe(true);
    const out = [Math.sign(left - across) || 0, Math.sign(top - middle) || 0] as const;
    expect(seenAt(left + out[0], top + out[1])).toBe(false);
  }
});

/** A map with five columns of twelve hexes. */
const LONG = ['a', 'b', 'c', 'd', 'e'].flatMap((column) =>
  Array.from({ length: 12 }, (_, row) => `${column}${row + 1}`),
);
const WIDE = { x: 0, y: 0, width: 900, height: 540 };

it('a long map is turned in a wide window, unless it is as large in its printed orientation', () => {
  expect(orientationFor(LONG, WIDE)).toBe('turned');
  const [upright, turned] = ORIENTATIONS.map((orientation) => fitView(LONG, [], WIDE, orientation).scale);
  expect(turned).toBeGreaterThan(1.2 * (upright ?? 0));
  expect(orientationFor(LONG, PHONE)).toBe('upright');
  expect(orientationFor(ROOM, WIDE)).toBe('upright');
  expect(orientationFor([], WIDE)).toBe('upright');
  // A slightly larger scale is not a reason to turn the map.
  expect(orientationFor(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'], { x: 0, y: 0, width: 300, height: 290 })).toBe('upright');
});

it.each([
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
])('in a window of %s x %s px no scenario has hexes a tenth larger the other way round', (width, height) => {
  const { map } = planFor(width, height, 'map', { top: 0, bottom: 0 });
  const pages = scenarios(2);
  const losses = pages.ids.flatMap((id) => {
    const hexes = pages.get(id)?.rooms.flatMap((room) => room.hexes) ?? [];
    const chosen = orientationFor(hexes, map);
    const scaleOf = (orientation: Orientation) => wholeView(hexes, orientation, map).scale;
    const best = Math.max(...ORIENTATIONS.map(scaleOf));
    return best > 1.1 * scaleOf(chosen) ? [id] : [];
  });
  expect(pages.ids.length).toBeGreaterThan(5);
  expect(losses).toEqual([]);
});

it('turning is by a quarter to the left: what was above is on the left, and neighbours still touch', () => {
  const { centre, outline, width, height } = BOARDS.turned;
  const [above, below, right] = [centre('c1'), centre('c2'), centre('d1')];
  expect(below.x - above.x).toBeCloseTo(BOARDS.upright.height);
  expect(below.y).toBeCloseTo(above.y);
  expect(right.y).toBeLessThan(above.y);
  expect(Math.hypot(right.x - above.x, right.y - above.y)).toBeCloseTo(BOARDS.upright.height);
  expect([width, height]).toEqual([BOARDS.upright.height, BOARDS.upright.width]);
  const corners = [...outline(centre('c1'), 1).matchAll(/-?[\d.]+ -?[\d.]+/g)].map(([pair]) =>
    pair.split(' ').map(Number),
  );
  expect(corners).toHaveLength(6);
  for (const [x = 0, y = 0] of corners) expect(Math.hypot(x - above.x, y - above.y)).toBeCloseTo(HEX / 2, 0);
  expect(Math.min(...corners.map(([, y = 0]) => y))).toBeCloseTo(above.y - HEX / 2, 0);
});
