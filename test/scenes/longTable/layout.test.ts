/** Tests the layout of the Long Table in windows of all kinds. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Box } from '../../../src/scenes/core/pose';
import { planFor } from '../../../src/scenes/longTable/table/layout';
import { activityOf } from '../../../src/scenes/longTable/table/tableView';

const ACTIVITIES = ['map', 'cards', 'select', 'prepare'] as const;
const NONE = { top: 0, bottom: 0 };
const within = ({ x, y, width, height }: Box, w: number, h: number): boolean =>
  x >= -0.01 && y >= -0.01 && x + width <= w + 0.01 && y + height <= h + 0.01 && width > 0 && height >= 0;
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01;

const SIZES = [
  [390, 844],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [430, 932],
] as const;

it.each(SIZES)('%i x %i: everything is inside the window, and the map does not overlap texts', (width, height) => {
  for (const activity of ACTIVITIES) {
    for (const text of [1, 1.15, 1.3]) {
      const plan = planFor(width, height, activity, { ...NONE, text });
      const boxes = [plan.header, plan.order, plan.map, plan.foot, plan.tabs, plan.deck, plan.boards, plan.reason];
      for (const box of boxes) if (box) expect(within(box, width, height)).toBe(true);
      for (const box of [plan.header, plan.order, plan.foot, plan.tabs, plan.boards, plan.reason])
        if (box && box.height > 0) expect(apart(plan.map, box)).toBe(true);
      // Part of the map is visible, however large the text is.
      expect(plan.map.height).toBeGreaterThan(activity === 'map' ? height * 0.24 : height * 0.12);
      expect(plan.map.width).toBeGreaterThan(width * 0.4);
    }
  }
});

it('the composition depends on the window: phone in portrait or landscape, tablet, desktop', () => {
  expect(SIZES.map(([w, h]) => planFor(w, h, 'map', NONE).composition)).toEqual([
    'portrait',
    'portrait',
    'landscape',
    'portrait',
    'desktop',
    'desktop',
    'desktop',
    'desktop',
    'desktop',
    'portrait',
  ]);
  expect(planFor(768, 1024, 'map', NONE).textScale).toBeCloseTo(1.35);
  expect(planFor(2560, 1440, 'map', NONE).textScale).toBeCloseTo(1.6);
});

it.each([
  [1024, 768],
  [1199, 900],
  [1400, 640],
] as const)(
  '%i x %i: one column beside the map, tabs and foot across the window, the turn order on the strap',
  (width, height) => {
    const { boards, reason, tabs, foot, order, header, map } = planFor(width, height, 'map', NONE);
    expect(boards).toBeNull();
    expect(reason?.x).toBeGreaterThan(width * 0.7);
    for (const box of [tabs, foot]) expect(box.width).toBeGreaterThan(width * 0.9);
    expect(within({ ...order, x: 0, y: order.y - header.y }, header.width, header.height)).toBe(true);
    expect(map.width).toBeGreaterThan(width * 0.72);
    expect(map.height).toBeGreaterThan(height * 0.48);
  },
);

it('on a phone in portrait the deck is beside the texts and covers no hex', () => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    const { map, deck, tabs } = planFor(width, height, 'map', NONE);
    expect(apart(map, deck)).toBe(true);
    expect(deck.y + deck.height).toBeLessThan(tabs.y - 90);
  }
});

it('on a phone the selection of cards takes space from the map, and returns it afterwards', () => {
  const [map, cards] = (['map', 'select'] as const).map((activity) => planFor(390, 844, activity, NONE));
  expect(cards?.foot.height).toBeGreaterThan((map?.foot.height ?? 0) + 50);
  // The foot is directly above the tabs.
  expect((map?.foot.y ?? 0) + (map?.foot.height ?? 0)).toBeCloseTo(map?.tabs.y ?? 0);
});

it('L2.1: the preparation has a layout of its own', () => {
  const asked = (ask: string) => activityOf({ state: { question: { ask } } } as never, { losingFrom: null });
  expect(['prepare', 'select', 'longRest', 'turn'].map(asked)).toEqual(['prepare', 'select', 'cards', 'map']);
});

it('on a desktop the preparation takes space from the map', () => {
  const [map, ready] = (['map', 'prepare'] as const).map((activity) => planFor(1440, 900, activity, NONE));
  expect(ready?.foot.height).toBeGreaterThan((map?.foot.height ?? 0) + 50);
});

it('nothing is under notches, home bars or the bar of the viewer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 60 }), (top, bottom) => {
      for (const [width, height] of SIZES) {
        const plan = planFor(width, height, 'map', { top, bottom, foot: 10 });
        const lower = height - bottom - 10;
        for (const box of [plan.foot, plan.tabs, plan.map])
          expect(box.y + box.height).toBeLessThanOrEqual(lower + 0.01);
        expect(plan.order.y).toBeGreaterThanOrEqual(top);
      }
    }),
  );
});

it.each([
  [1280, 720, { strap: 56, left: 184, right: 204, bed: 156, map: [848, 490] }],
  [1440, 900, { strap: 64, left: 212, right: 234, bed: 176, map: [944, 636] }],
  [1920, 1080, { strap: 77, left: 254, right: 281, bed: 211, map: [1310, 760] }],
  [2560, 1440, { strap: 102, left: 340, right: 375, bed: 282, map: [1740, 1010] }],
] as const)('%i x %i: strap, rails, bed and map as in section 12 of the style guide', (width, height, drawn) => {
  const { header, boards, reason, foot, map } = planFor(width, height, 'map', NONE);
  const near = (is: number | undefined, wanted: number) => expect(Math.abs((is ?? 0) - wanted)).toBeLessThan(32);
  near(header.height, drawn.strap);
  near(boards?.width, drawn.left);
  near(reason?.width, drawn.right);
  near(foot.height, drawn.bed);
  expect(map.width).toBeGreaterThanOrEqual(drawn.map[0] - 40);
  expect(map.height).toBeGreaterThanOrEqual(drawn.map[1] - 40);
});

it('on a desktop the bed has the same height in every phase of a turn, and the strip takes the lower half while cards are chosen', () => {
  const { foot, map } = planFor(1440, 900, 'select', NONE);
  expect([foot.y, foot.height].map(Math.round)).toEqual([424, 468]);
  expect(Math.round(map.height)).toBe(344);
});

/** Any window of a phone, tablet or desktop, with any text size and insets. */
const anyWindow = fc.record({
  width: fc.integer({ min: 320, max: 3000 }),
  height: fc.integer({ min: 320, max: 1700 }),
  activity: fc.constantFrom(...ACTIVITIES),
  text: fc.constantFrom(1, 1.15, 1.3),
  top: fc.integer({ min: 0, max: 47 }),
  bottom: fc.integer({ min: 0, max: 34 }),
});

it('in every window and for either hand the map does not overlap order, tabs and slips, and has space for rows of hexes', () => {
  fc.assert(
    fc.property(anyWindow, fc.constantFrom('left', 'right'), ({ width, height, activity, ...insets }, hand) => {
      const plan = planFor(width, height, activity, { ...insets, hand });
      const { header, order, map, foot, tabs, boards, reason } = plan;
      for (const box of [header, order, foot, tabs, boards, reason])
        if (box && box.height > 0) expect(apart(map, box)).toBe(true);
      for (const box of [header, order, map, foot, tabs, boards, reason])
        if (box) expect(within(box, width, height)).toBe(true);
      expect(apart(order, foot) && apart(order, tabs) && (boards !== null || apart(foot, tabs))).toBe(true);
      // The map has space for four hexes side by side, and for one row while cards are chosen, except in a very low window.
      expect(map.width).toBeGreaterThan(4 * 44);
      if (height >= 360) expect(map.height).toBeGreaterThan(44);
    }),
    { numRuns: 2000 },
  );
});

it('for the left hand everything is mirrored', () => {
  for (const [width, height] of SIZES) {
    const [right, left] = (['right', 'left'] as const).map((hand) => planFor(width, height, 'map', { ...NONE, hand }));
    if (!right || !left) continue;
    for (const part of ['order', 'map', 'foot', 'tabs', 'deck', 'boards', 'reason'] as const) {
      const [a, b] = [right[part], left[part]];
      expect(b && { ...b, x: width - b.x - b.width }).toEqual(a && { ...a, x: expect.closeTo(a.x) });
    }
  }
});

it.each([
  [390, 844, 0.46],
  [360, 640, 0.39],
  [844, 390, 0.85],
  [768, 1024, 0.45],
  [1024, 768, 0.5],
] as const)('%i x %i: in a turn the map has its share of the height', (width, height, part) => {
  expect(planFor(width, height, 'map', NONE).map.height).toBeGreaterThan(height * part);
});

/** Window sizes around every width and height at which the layout changes. */
const EDGES = [
  ...SIZES,
  [599, 900],
  [600, 900],
  [700, 700],
  [999, 700],
  [1000, 559],
  [1000, 560],
  [1799, 1000],
  [1800, 939],
  [1800, 940],
  [2299, 1300],
  [2300, 1249],
  [2300, 1250],
] as const;

it('the layout equals the golden file', async () => {
  const short = (part: unknown) => (typeof part === 'number' ? Math.round(part * 100) / 100 : part);
  const box = (each: Box | null) => (each ? [each.x, each.y, each.width, each.height].map(short).join(' ') : '-');
  const lines = EDGES.flatMap(([width, height]) =>
    ACTIVITIES.flatMap((activity) =>
      [1, 1.3].flatMap((text) => {
        const plan = planFor(width, height, activity, { top: 20, bottom: 10, foot: 5, text });
        const { header, order, map, foot, tabs, deck, boards, reason } = plan;
        return [
          `${width}x${height} ${activity}, words ${text}: ${plan.composition}, ${short(plan.textScale)}`,
          ...Object.entries({ header, order, map, foot, tabs, deck, boards, reason }).map(
            ([name, each]) => `  ${name}: ${box(each)}`,
          ),
        ];
      }),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./layouts.txt');
});

it.each([
  [390, 844, 1.3],
  [768, 1024, 1],
  [844, 390, 1.3],
] as const)(
  '%i x %i, text of %f: the tabs are above the bar of a watched game, which grows with the text',
  (width, height, text) => {
    const foot = 152;
    const { tabs, textScale } = planFor(width, height, 'map', { ...NONE, text, foot });
    expect(tabs.y + tabs.height).toBeLessThanOrEqual(height - foot * textScale + 0.01);
  },
);
