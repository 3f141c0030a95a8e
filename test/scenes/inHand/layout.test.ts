import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { CHAPTERS } from '../../../src/content/inHand/chapters';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { CARD, hexIdAt } from '../../../src/scenes/art/geometry';
import type { Box, CardPose } from '../../../src/scenes/core/pose';
import { HERO_MODIFIERS_LAYOUT } from '../../../src/scenes/inHand/art/characterHpCard';
import { ABILITY_HALF, ARROW_XS, ITEM_TAB, MONSTER_PLATE, TRACKER } from '../../../src/scenes/inHand/art/geometry';
import { cardHexCentre, fitOf, MAP } from '../../../src/scenes/inHand/art/mapGeometry';
import { FLAG_HEIGHT } from '../../../src/scenes/inHand/art/signs';
import { arrangeLayout, DEFAULT_ARRANGEMENT } from '../../../src/scenes/inHand/table/arrangement';
import {
  ACTIVITIES,
  type Activity,
  flagAt,
  heroCardFor,
  type Layout,
  layoutFor,
  NEEDLE,
  needleFor,
  needleXOn,
} from '../../../src/scenes/inHand/table/layout';
import { handPose } from '../../../src/scenes/inHand/table/TableLayout';

const SIZES = [
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
  [430, 932],
  [640, 360],
  [667, 375],
  [844, 390],
  [932, 430],
  [700, 1000],
  [768, 1024],
  [820, 1180],
  [1024, 1366],
  [1024, 768],
  [1100, 640],
  [1180, 820],
  [1280, 1024],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3440, 1440],
] as const;

/** The least size of a touch target in px. */
const TOUCH = 44;
/** Tolerance for rounding, in px. */
const SLACK = 0.5;
/** The most items a hero can wear: two, and a third with the Utility Belt (R29.2). */
const ITEMS = 3;
/** The part of an HP card that counts in a fight: the upright half and the red line, in mm. */
const UPRIGHT = 45;

const HELD = ['right', 'left'] as const;

/** The layout for answering damage has its own test: blowLayout.test.ts. */
const DECIDING = ACTIVITIES.filter((activity) => activity !== 'blow');
const cases = SIZES.flatMap(([width, height]) => DECIDING.map((activity) => [width, height, activity] as const));

const boxOf = ({ x, y, mm }: CardPose, size: { width: number; height: number }): Box => ({
  x,
  y,
  width: size.width * mm,
  height: size.height * mm,
});

/** The corners of a card in its actual position and rotation. */
function cornersOf(
  { x, y, mm, turn }: CardPose,
  size: { width: number; height: number } = CARD,
): { x: number; y: number }[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [w, h] = [(size.width / 2) * mm, (size.height / 2) * mm];
  return [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map(([dx = 0, dy = 0]) => ({ x: x + w + dx * cos - dy * sin, y: y + h + dx * sin + dy * cos }));
}

/** The point of a hand card at some mm from its upper left corner. */
function pointOn({ x, y, mm, turn }: CardPose, mmX: number, mmY: number): { x: number; y: number } {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [w, h] = [(ABILITY_HALF.width / 2) * mm, (ABILITY_HALF.height / 2) * mm];
  const [dx, dy] = [mmX * mm - w, mmY * mm - h];
  return { x: x + w + dx * cos - dy * sin, y: y + h + dx * sin + dy * cos };
}

const around = (pose: CardPose): Box => bounds(cornersOf(pose));

/** The bounding box of some points. */
function bounds(corners: readonly { x: number; y: number }[]): Box {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

type Corners = readonly { x: number; y: number }[];
const corners = ({ x, y, width, height }: Box): Corners => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** Whether a box overlaps a rotated card: true if no line parallel to an edge of either separates them. */
function liesOver(box: Box, card: CardPose): boolean {
  const [one, other] = [corners(box), cornersOf(card)];
  const axes = [one, other].flatMap((all) =>
    all.slice(0, 2).map((from, i) => {
      const to = all[i + 1] ?? from;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
    }),
  );
  return axes.every((axis) => {
    const along = (all: Corners) => all.map(({ x, y }) => x * axis.x + y * axis.y);
    const [a, b] = [along(one), along(other)];
    return Math.max(...a) > Math.min(...b) + SLACK && Math.max(...b) > Math.min(...a) + SLACK;
  });
}

const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + SLACK &&
  b.x + b.width > a.x + SLACK &&
  a.y + a.height > b.y + SLACK &&
  b.y + b.height > a.y + SLACK;

/** Whether two boxes overlap, without a tolerance for rounding. */
const touching = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x && b.x + b.width > a.x && a.y + a.height > b.y && b.y + b.height > a.y;

const tabOf = ({ items }: Layout, index: number): Box =>
  boxOf({ x: items.x, y: items.y + index * items.step, mm: items.mm, turn: 0 }, ITEM_TAB);

/** The boxes of the texts. (With many choices a sheet replaces seal, tabs and hand.) */
function words(layout: Layout): Record<string, Box> {
  const { header, prompt, seal, tabs, side } = layout;
  return { header, prompt, seal, tabs, ...(side ? { side } : {}) };
}

/** The parts of the table's cards that must stay visible. */
function cards(layout: Layout, activity: Activity): Record<string, Box> {
  if (activity === 'map') return {};
  const half = { width: CARD.width, height: UPRIGHT };
  const plate = boxOf(layout.plate, MONSTER_PLATE);
  const tracker = boxOf(layout.tracker, TRACKER);
  const heroHp = boxOf(layout.heroHp, half);
  if (activity === 'roll') return { plate, tracker, heroHp, odds: layout.odds };
  // A rotated card has empty corners in its box, so it is tested separately.
  const monsterHp = layout.monsterHp.turn === 0 ? { monsterHp: boxOf(layout.monsterHp, half) } : {};
  return { plate, tracker, heroHp, ...monsterHp };
}

const hand = (layout: Layout): Record<string, Box> => {
  if (!layout.showsHand) return {};
  const [first, , , last] = layout.hand;
  const top = Math.min(first.y, last.y);
  return {
    hand: { x: first.x, y: top, width: last.x + ABILITY_HALF.width * last.mm - first.x, height: 60 * first.mm },
  };
};

/** The names of all pairs of boxes that overlap. */
function collisions(boxes: Record<string, Box>): string[] {
  const named = Object.entries(boxes);
  return named.flatMap(([name, box], index) =>
    named
      .slice(index + 1)
      .filter(([, other]) => overlap(box, other))
      .map(([other]) => `${name} and ${other}`),
  );
}

function outside(boxes: Record<string, Box>, width: number, height: number): string[] {
  return Object.entries(boxes)
    .filter(
      ([, box]) =>
        box.x < -SLACK || box.y < -SLACK || box.x + box.width > width + SLACK || box.y + box.height > height + SLACK,
    )
    .map(([name]) => name);
}

describe('the layout of the table', () => {
  it.each(cases)('%i x %i, %s: everything is inside the screen', (width, height, activity) => {
    const layout = layoutFor(width, height, activity);
    const boxes = { ...words(layout), ...cards(layout, activity), choices: layout.choices };
    expect(outside(boxes, width, height)).toEqual([]);
  });

  it.each(cases)('%i x %i, %s: nothing covers what must stay visible', (width, height, activity) => {
    const layout = layoutFor(width, height, activity);
    expect(collisions({ ...words(layout), ...cards(layout, activity) })).toEqual([]);
    expect(collisions({ ...cards(layout, activity), ...hand(layout) })).toEqual([]);
  });

  it.each(cases)('%i x %i, %s: a sheet of choices leaves its subject visible', (width, height, activity) => {
    const layout = layoutFor(width, height, activity);
    const { header, prompt } = layout;
    const seen = activity === 'roll' ? {} : cards(layout, activity);
    expect(collisions({ choices: layout.choices, header, prompt, ...seen })).toEqual([]);
  });

  it.each(
    cases
      .filter(([width, height, activity]) => layoutFor(width, height, activity).monsterHp.turn === 50)
      .flatMap((each) => HELD.map((hand) => [...each, hand] as const))
      .filter(([, , activity]) => activity !== 'map'),
  )('%i x %i, %s, held %s: the ruler rests beside everything', (width, height, activity, hand) => {
    const layout = arrangeLayout(width, height, activity, { top: 0, bottom: 0 }, { ...DEFAULT_ARRANGEMENT, hand });
    const { monsterHp, prompt, lift, header, side, textScale: size } = layout;
    const rest = around(monsterHp);
    expect(collisions({ header, ...(side ? { side } : {}), rest })).toEqual([]);
    const { plate, heroHp } = cards(layout, activity);
    expect([plate, heroHp].filter((card) => card && overlap(card, rest))).toEqual([]);
    expect(liesOver(prompt, monsterHp)).toBe(false);
    expect(prompt.width / size).toBeGreaterThan(180);
    // The ruler does not cover the titles of the cards.
    expect(rest.y + rest.height).toBeLessThan(Math.max(...layout.hand.map(({ y }) => y)) - lift);
  });

  it.each(cases)('%i x %i, %s: touch targets are large enough', (width, height, activity) => {
    const layout = layoutFor(width, height, activity);
    const { seal, tabs, choices } = layout;
    const marks = { seal, tabs, choices, tracker: boxOf(layout.tracker, TRACKER), item: tabOf(layout, 0) };
    for (const [name, box] of Object.entries(marks)) {
      expect(Math.min(box.width, box.height) + SLACK, name).toBeGreaterThanOrEqual(TOUCH);
    }
    expect(Math.abs(layout.items.step)).toBeGreaterThanOrEqual(tabOf(layout, 0).height);
  });

  it.each(SIZES)('%i x %i: while cards are played on the map, the tabs cover only cards', (width, height) => {
    const { slots, hand: cards, composition, floor } = layoutFor(width, height, 'map');
    expect(slots === null).toBe(composition === 'desktop');
    expect(layoutFor(width, height, 'combat').slots).toBeNull();
    expect(slots?.length ?? 4).toBe(cards.length);
    slots?.forEach((slot, i) => {
      const card = boxOf({ ...(cards[i] ?? expect.unreachable()), turn: 0 }, ABILITY_HALF);
      expect(Math.abs(slot.x + slot.width / 2 - card.x - card.width / 2)).toBeLessThan(1);
      expect(Math.min(slot.width, slot.height)).toBeGreaterThanOrEqual(TOUCH);
      expect(slot.y).toBeGreaterThanOrEqual(card.y);
      expect(slot.y + slot.height).toBeLessThanOrEqual(floor);
    });
    expect(collisions(Object.fromEntries((slots ?? []).map((slot, i) => [`slot ${i}`, slot])))).toEqual([]);
  });

  it.each(SIZES)('%i x %i: while the hero walks, tabs cover no hex', (width, height) => {
    const layout = layoutFor(width, height, 'map');
    const { walking, hand: cards, seal, composition } = layout;
    expect(outside({ walking }, width, height)).toEqual([]);
    expect(collisions({ walking, seal })).toEqual([]);
    expect(walking.height).toBeGreaterThanOrEqual(TOUCH);
    // On a wide table the tabs are beside the seal, where nothing else is.
    if (composition !== 'desktop') expect(walking.y).toBeGreaterThan(Math.max(...cards.map(({ y }) => y)));
    // On a tablet, and on a phone that is high enough, the tabs are below the cards.
    if (composition === 'portrait' && (width >= 700 || height - (748 * width) / 390 >= 46)) {
      expect(walking.y).toBeGreaterThanOrEqual(Math.max(...cards.map(({ y, mm }) => y + ABILITY_HALF.height * mm)));
    }
  });

  it.each([
    [667, 375],
    [844, 390],
    [932, 430],
  ])('%i x %i: while the hero explores, the row of tabs is below the hand', (width, height) => {
    const { walking, hand: cards } = layoutFor(width, height, 'map');
    const feet = cards.map(({ y, mm, turn }) => {
      const angle = Math.abs((turn * Math.PI) / 180);
      return y + mm * (ABILITY_HALF.height * Math.cos(angle) + ABILITY_HALF.width * Math.sin(angle));
    });
    expect(Math.max(...feet)).toBeLessThanOrEqual(walking.y + 6);
  });

  it.each(cases)('%i x %i, %s: item tabs overlap nothing, or are outside the screen', (width, height, activity) => {
    const layout = layoutFor(width, height, activity);
    if (layout.items.x + ITEM_TAB.width * layout.items.mm < 0) return;
    const tabs = Object.fromEntries(Array.from({ length: ITEMS }, (_, i) => [`item ${i}`, tabOf(layout, i)]));
    const rest = { ...words(layout), ...cards(layout, activity) };
    for (const [name, tab] of Object.entries(tabs)) {
      expect(
        collisions({ ...rest, [name]: tab }).filter((pair) => pair.endsWith(name)),
        name,
      ).toEqual([]);
      expect(tab.y + tab.height).toBeLessThanOrEqual(height);
      // The visible part of the tab is wide enough for a finger.
      expect(tab.x + tab.width).toBeGreaterThanOrEqual(TOUCH);
    }
  });
});

describe('*End turn* in an upright window', () => {
  const upright = [...SIZES, [320, 568] as const].filter(
    ([width, height]) => layoutFor(width, height, 'map').composition === 'portrait',
  );
  const held = upright.flatMap(([width, height]) => HELD.map((hand) => [width, height, hand] as const));

  it.each(held)('%i x %i, held %s: has one place, on the map and in a fight', (width, height, hand) => {
    const at = (activity: Activity) =>
      arrangeLayout(width, height, activity, { top: 0, bottom: 0 }, { ...DEFAULT_ARRANGEMENT, hand }).endTurn ??
      expect.unreachable('it has no place');
    const [box, inFight] = [at('map'), at('combat')];
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(inFight[key]).toBeCloseTo(box[key]);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(TOUCH);
    expect(hand === 'left').toBe(box.x > width / 2);
  });

  it.each(upright)('%i x %i: nothing overlaps it', (width, height) => {
    const fight = layoutFor(width, height, 'combat');
    const map = layoutFor(width, height, 'map');
    const endTurn = map.endTurn ?? expect.unreachable('it has no place');
    expect(collisions({ endTurn, ...words(fight), ...cards(fight, 'combat') })).toEqual([]);
    expect(
      collisions({
        endTurn,
        seal: map.seal,
        tabs: map.tabs,
        heroHp: boxOf(map.heroHp, { width: CARD.width, height: 20 }),
      }),
    ).toEqual([]);
    // It covers at most the foot of a card, below the text.
    for (const { y, mm } of [...map.hand, ...fight.hand]) expect(y + 80 * mm).toBeLessThanOrEqual(endTurn.y + SLACK);
  });
});

describe('the texts on a wide table', () => {
  const wide = SIZES.filter(([width, height]) => layoutFor(width, height, 'map').side);
  const set = wide.flatMap(([width, height]) =>
    DECIDING.flatMap((activity) => [1, 1.15, 1.3].map((text) => [width, height, activity, text] as const)),
  );

  it.each(set)('%i x %i, %s, text %d: nothing overlaps, and the hand is complete', (width, height, activity, text) => {
    const layout = layoutFor(width, height, activity, { top: 0, bottom: 0, text });
    const boxes = { ...words(layout), ...cards(layout, activity) };
    expect(outside({ ...boxes, choices: layout.choices }, width, height)).toEqual([]);
    expect(collisions(boxes)).toEqual([]);
    const { hand, side, items, textScale: size } = layout;
    const [, , , last] = hand;
    const end = Math.max(...cornersOf(last, ABILITY_HALF).map(({ x }) => x));
    expect(end).toBeLessThanOrEqual((activity === 'map' ? width : (side?.x ?? 0)) + SLACK);
    expect(items.x).toBeGreaterThanOrEqual(0);
    expect(size).toBeGreaterThanOrEqual(1);
    // The prompt is wide enough for its text to need two or three lines.
    expect(layout.prompt.width / size).toBeGreaterThan(180);
  });

  it('grow with the table, and with the player’s text size as far as there is room', () => {
    const size = (width: number, height: number, text = 1) =>
      layoutFor(width, height, 'map', { top: 0, bottom: 0, text }).textScale;
    expect([size(390, 844, 1.3), size(1100, 640), size(1440, 900)]).toEqual([1, 1, 1]);
    expect(size(1440, 900, 1.3)).toBeCloseTo(1.2);
    expect(size(1920, 1080)).toBeCloseTo(1.2);
    expect([size(2560, 1440), size(3440, 1440)]).toEqual([1.5, 1.5]);
    expect(size(2560, 1440, 1.3)).toBeCloseTo(1.92);
  });

  it('keep the log near the table in a very wide window', () => {
    const { side, hand } = layoutFor(3440, 1440, 'combat');
    expect((side?.x ?? 0) - hand[3].x).toBeLessThan(3440 / 6);
  });

  it('leave room for the bar at the bottom at its actual height', () => {
    const { floor, textScale: size } = layoutFor(2560, 1440, 'map', { top: 0, bottom: 10, foot: 100 });
    expect(floor).toBeCloseTo(1430 - 100 * size);
  });
});

describe('R1.1 the needle is the arrow with which most of the map is visible', () => {
  const COLUMNS = Array.from({ length: MAP.columns }, (_, column) => hexIdAt(column, 3));
  /** How far the hero’s arrow is to the right of the middle arrow, counted in arrows. */
  const arrowAt = (width: number, height: number, hero: number, hand: 'left' | 'right' = 'right'): number => {
    const layout = arrangeLayout(width, height, 'map', { top: 0, bottom: 0 }, { ...DEFAULT_ARRANGEMENT, hand });
    const xs = COLUMNS.map((hex) => cardHexCentre(hex).x * layout.mapMm);
    const hexes = xs.map((x) => x - (xs[hero] ?? 0));
    const { x, y } = needleFor(layout, hexes, MAP.hexWidth * layout.mapMm, CARD.height * layout.mapMm);
    expect(y).toBe(layout.needle.y);
    return Math.sign(x - layout.needle.x) * Math.round(Math.abs(x - layout.needle.x) / layout.arrows.step);
  };
  const arrows = (width: number, height: number, hand: 'left' | 'right' = 'right'): number[] =>
    COLUMNS.map((_, hero) => arrowAt(width, height, hero, hand));

  it.each([
    [360, 640],
    [390, 844],
    [430, 932],
  ])('%i x %i: the left arrow for the left edge, the right arrow for the right edge', (width, height) => {
    const [first, , , middle, , , last] = arrows(width, height);
    expect([first, middle, last]).toEqual([-1, 0, 1]);
  });

  const slides = SIZES.filter(([width, height]) => layoutFor(width, height, 'map').still === null);

  it.each(slides)('%i x %i: it reaches farther up if bare wood would be visible above the map', (width, height) => {
    const layout = layoutFor(width, height, 'map');
    const { needle, arrows, mapMm, header } = layout;
    const first = cardHexCentre('a1').y * mapMm;
    const { y } = needleFor(layout, [0], MAP.hexWidth * mapMm, first);
    const stretched = needle.y - y > arrows.reach - SLACK;
    if (!stretched) expect(y - first).toBeLessThanOrEqual(arrows.over + SLACK);
    expect(y - first - arrows.over).toBeLessThanOrEqual(height / 12);
    expect(arrows.over).toBeGreaterThanOrEqual(layout.composition === 'landscape' ? 0 : header.height);
    expect(y).toBeLessThanOrEqual(needle.y);
  });

  it('shows 15 % more of the width of the map on the smallest phone', () => {
    const { arrows, mapMm } = layoutFor(360, 640, 'map');
    expect(arrows.step).toBeGreaterThan(0.15 * CARD.width * mapMm);
  });
});

describe('R1.1 the map on a low, wide table is as wide as its half', () => {
  const low = [...SIZES, [568, 320] as const].filter(
    ([width, height]) => layoutFor(width, height, 'map').composition === 'landscape',
  );
  const held = low.flatMap(([width, height]) => HELD.map((hand) => [width, height, hand] as const));
  const columns = Array.from({ length: MAP.columns }, (_, column) => cardHexCentre(hexIdAt(column, 3)).x);

  it.each(held)('%i x %i, held %s: the HP card moves along below the hero', (width, height, hand) => {
    const layout = arrangeLayout(width, height, 'map', { top: 0, bottom: 0 }, { ...DEFAULT_ARRANGEMENT, hand });
    const { upright, heroHp, mapMm } = layout;
    if (!upright) return expect.unreachable('the map slides sideways');
    const half = hand === 'left' ? { from: width / 2, to: width } : { from: 0, to: width / 2 };
    for (const column of columns) {
      const x = needleXOn(upright, heroHp, column * mapMm);
      const card = heroCardFor(layout, x);
      const arrows = ARROW_XS.map((at) => card.x + at * card.mm);
      expect(Math.min(...arrows.map((at) => Math.abs(at - x)))).toBeLessThan(SLACK);
      // No part of the HP card is under the hand, or where End turn is.
      expect(card.x).toBeGreaterThanOrEqual(half.from + (hand === 'left' ? 78 : 0));
      expect(card.x + CARD.width * card.mm).toBeLessThanOrEqual(half.to - (hand === 'left' ? 0 : 78));
      // The map covers its half but for a strip that is no wider than End turn.
      const left = x - column * mapMm;
      const bare = Math.max(left - half.from, half.to - left - CARD.width * mapMm);
      expect(bare).toBeLessThan(78);
    }
  });
});

describe('R1.1 the map on a wide table is fully visible', () => {
  const wide = SIZES.filter(([width, height]) => layoutFor(width, height, 'map').composition === 'desktop');
  const held = wide.flatMap(([width, height]) => HELD.map((hand) => [width, height, hand] as const));
  const lying = (width: number, height: number, hand: 'right' | 'left') => {
    const layout = arrangeLayout(width, height, 'map', { top: 0, bottom: 0 }, { ...DEFAULT_ARRANGEMENT, hand });
    const { still, mapMm } = layout;
    if (!still) throw new Error('it slides');
    return { layout, map: boxOf({ ...still, mm: mapMm, turn: 0 }, CARD), mapMm };
  };

  it('applies to laptops, small laptops and large screens', () => {
    expect(wide.map(([width, height]) => `${width} x ${height}`)).toEqual([
      '1024 x 768',
      '1100 x 640',
      '1180 x 820',
      '1280 x 1024',
      '1366 x 768',
      '1440 x 900',
      '1920 x 1080',
      '2560 x 1440',
      '3440 x 1440',
    ]);
  });

  it.each(held)('%i x %i, held %s: the map is not cut off, and nothing covers it', (width, height, hand) => {
    const { layout, map } = lying(width, height, hand);
    expect(outside({ map }, width, height)).toEqual([]);
    const tabs = Array.from({ length: ITEMS }, (_, i) => [`item ${i}`, tabOf(layout, i)] as const);
    const inHand = layout.hand.map((pose, i) => [`card ${i}`, bounds(cornersOf(pose, ABILITY_HALF))] as const);
    const all = [...Object.entries({ ...words(layout), choices: layout.choices }), ...inHand, ...tabs];
    for (const [name, box] of all) expect(collisions({ map, [name]: box }), name).toEqual([]);
  });

  it.each(held)('%i x %i, held %s: the map is as large as the room allows', (width, height, hand) => {
    const { map, mapMm } = lying(width, height, hand);
    const { header } = layoutFor(width, height, 'map');
    const high = map.height + 45.5 * 0.39 * mapMm > 0.93 * (height - header.height);
    expect(high || map.width > 0.38 * width).toBe(true);
  });

  it('is nearly 1.5 times as large on a laptop as the earlier sliding map', () => {
    expect(lying(1440, 900, 'right').mapMm / 5.2).toBeGreaterThan(1.47);
  });

  const hexes = Array.from({ length: MAP.columns }, (_, column) =>
    Array.from({ length: MAP.rows }, (_, row) => hexIdAt(column, row)),
  ).flat();

  it.each(held)('%i x %i, held %s: the HP card moves along below the hero', (width, height, hand) => {
    const { layout, map, mapMm } = lying(width, height, hand);
    for (const hex of hexes) {
      const x = map.x + cardHexCentre(hex).x * mapMm;
      const card = heroCardFor(layout, x);
      const arrows = ARROW_XS.map((at) => card.x + at * card.mm);
      expect(Math.min(...arrows.map((at) => Math.abs(at - x)))).toBeLessThan(SLACK);
      const lies = boxOf(card, CARD);
      expect(lies.x).toBeGreaterThanOrEqual(map.x - SLACK);
      expect(lies.x + lies.width).toBeLessThanOrEqual(map.x + map.width + SLACK);
      expect(lies.y).toBeGreaterThanOrEqual(map.y + map.height);
      // The card is in the window down to its red line, so the row of every level can be read.
      expect(lies.y + UPRIGHT * card.mm).toBeLessThanOrEqual(height);
      expect(card.mm * 8.6).toBeGreaterThan(14);
    }
  });

  it('the HP card stays in place below the middle columns, where only its arrow changes', () => {
    const { layout, map, mapMm } = lying(1440, 900, 'right');
    const at = (hex: string) => heroCardFor(layout, map.x + cardHexCentre(hex).x * mapMm).x;
    expect(at('c3')).toBeCloseTo(at('d3'));
    expect(at('e3')).toBeCloseTo(at('d3'));
    expect(at('b3')).toBeLessThan(at('c3'));
  });

  it.each(held)('%i x %i, held %s: the newest log line has a row, with the log open or not', (width, height, hand) => {
    const { layout } = lying(width, height, hand);
    expect(layout.folds).toBe(true);
    expect(layout.side?.height).toBeGreaterThanOrEqual(36 * layout.textScale);
  });
});

describe('the needle covers no letters', () => {
  const TINY = 1e-6;

  it.each(CHAPTERS.map(({ id }) => id))('%s: its shaft lies over no letter', (id) => {
    const { board, marks } = bookFor({ ...NEWCOMER, scenario: id, seed: 'x' }).scenario;
    const all = Object.keys(board.hexes);
    const fit = fitOf(all);
    const w = MAP.hexWidth * fit.scale;
    const letters = Object.values(marks).map((hex): Box => {
      const { x, y } = cardHexCentre(hex, fit);
      return { x: x - 0.35 * w, y: y - 0.35 * w, width: 0.3 * w, height: 0.3 * w };
    });
    const width = NEEDLE.shaft * fit.scale;
    const covers = (hex: string, what: Box): boolean => {
      const { x, y } = cardHexCentre(hex, fit);
      const top = y + NEEDLE.tip * fit.scale;
      return touching({ x: x - width / 2, y: top + TINY, width, height: CARD.height - top - 2 * TINY }, what);
    };
    expect(all.filter((hex) => letters.some((what) => covers(hex, what)))).toEqual([]);
  });
});

describe('a fight', () => {
  const all = [...SIZES, [320, 568], [568, 320]] as const;
  const held = all.flatMap(([width, height]) => HELD.map((hand) => [width, height, hand] as const));
  const fought = (width: number, height: number, hand: 'right' | 'left') =>
    arrangeLayout(width, height, 'combat', { top: 0, bottom: 0 }, { ...DEFAULT_ARRANGEMENT, hand });

  it.each(held)('%i x %i, held %s: only the hand covers HP cards', (width, height, hand) => {
    const layout = fought(width, height, hand);
    const { heroHp, monsterHp, plate, tracker } = layout;
    const over = {
      ...words(layout),
      plate: boxOf(plate, MONSTER_PLATE),
      tracker: boxOf(tracker, TRACKER),
      ...Object.fromEntries(Array.from({ length: ITEMS }, (_, i) => [`item ${i}`, tabOf(layout, i)])),
    };
    const lying = Object.entries(over).flatMap(([name, box]) =>
      [heroHp, monsterHp].some((card) => liesOver(box, card)) ? [name] : [],
    );
    expect(lying).toEqual([]);
    expect(liesOver(boxOf(heroHp, CARD), monsterHp)).toBe(false);
  });

  it.each(held)(
    '%i x %i, held %s: three tabs fit on the screen, one of them in place of the seal',
    (width, height, hand) => {
      const { tabs, seal, textScale: size } = fought(width, height, hand);
      const across = Math.floor((tabs.width + 6) / (112 * size + 6));
      const down = Math.floor((tabs.height + 6) / (TOUCH + 6));
      expect(across * down + (seal.width >= 64 ? 1 : 0)).toBeGreaterThanOrEqual(3);
      expect(across * down).toBeGreaterThanOrEqual(2);
    },
  );

  it.each(held)('%i x %i, held %s: the upright halves of both HP cards are visible', (width, height, hand) => {
    const { heroHp, monsterHp, hand: cards, lift, floor } = fought(width, height, hand);
    for (const card of [heroHp, monsterHp].filter(({ turn }) => turn === 0)) {
      const upright = boxOf(card, { width: CARD.width, height: UPRIGHT });
      expect(upright.y + upright.height).toBeLessThanOrEqual(floor);
      const beside = cards.every((each) => {
        const { x, width: wide } = boxOf(each, ABILITY_HALF);
        return x >= upright.x + upright.width - SLACK || x + wide <= upright.x + SLACK;
      });
      const above = upright.y + upright.height <= Math.min(...cards.map(({ y }) => y)) - lift;
      expect(beside || above).toBe(true);
    }
  });
});

describe('the hand in a low window below the strip of a small claim', () => {
  const STRIP = { top: 44, bottom: 0 };
  const low = [
    [640, 360],
    [667, 375],
    [844, 390],
    [932, 430],
  ] as const;

  it.each(low)('%i x %i: no card of it is cut off at the foot in a fight', (width, height) => {
    const { hand } = layoutFor(width, height, 'combat', STRIP);
    const feet = hand.flatMap((slot) => cornersOf(slot, ABILITY_HALF).map(({ y }) => y));
    expect(Math.max(...feet)).toBeLessThanOrEqual(height + SLACK);
  });
});

describe.each(SIZES.filter(([width, height]) => layoutFor(width, height, 'map').composition === 'portrait'))(
  'while two cards are chosen on a table of %i x %i',
  (width, height) => {
    const layout = layoutFor(width, height, 'map');
    const { heroHp, hand, lift } = layout;

    it('the raised cards do not cover the heart and the table rows for low levels', () => {
      const raised = Math.min(...hand.map(({ y }) => y)) - lift;
      expect(
        heroHp.y + (HERO_MODIFIERS_LAYOUT.y + 2 * HERO_MODIFIERS_LAYOUT.rowHeight) * heroHp.mm,
      ).toBeLessThanOrEqual(raised + SLACK);
    });

    it('their flags are below them, between their feet and the row of tabs, and cover no visible part of the HP card', () => {
      for (const slot of hand) {
        const { x, y, mm } = { ...slot, y: slot.y - lift };
        const at = (mmX: number, mmY: number) => ({ x: x + mmX * mm, y: y + mmY * mm });
        const flag = { width: 100, height: FLAG_HEIGHT };
        const lies = flagAt({ pointAt: at }, flag, 'map', layout);
        expect(lies.y).toBeGreaterThanOrEqual(y + ABILITY_HALF.height * mm - SLACK);
        expect(lies.y + flag.height).toBeLessThanOrEqual((layout.endTurn ?? expect.unreachable()).y);
        expect(lies.x + flag.width / 2).toBeCloseTo(x + (ABILITY_HALF.width / 2) * mm);
      }
    });
  },
);

describe.each(HELD)('the flags of two chosen cards, held %s', (hand) => {
  const [first, last] = [0, 3];
  /** The words of a card's name, which fill the title band to 3 mm from its edges, and its initiative, in mm. */
  const WORDS = [
    { x: 3, y: 3, width: 25.5, height: 7.5 },
    { x: 8.4, y: 43.3, width: 14.7, height: 11.6 },
  ];

  it.each(SIZES)('%i x %i: cover no name and no initiative of any card', (width, height) => {
    for (const activity of ['map', 'combat'] as const) {
      const layout = arrangeLayout(width, height, activity, { top: 0, bottom: 0 }, { ...DEFAULT_ARRANGEMENT, hand });
      const size = { width: 100 * layout.textScale, height: FLAG_HEIGHT * layout.textScale };
      for (let flagged = first; flagged <= last; flagged++)
        for (let other = first; other <= last; other++) {
          const raised = (index: number) => handPose(layout, { placement: 'raised' }, index);
          const at = (index: number) => (x: number, y: number) => pointOn(raised(index), x, y);
          const flag = { ...flagAt({ pointAt: at(flagged) }, size, activity, layout), ...size };
          for (const { x, y, width: wide, height: high } of WORDS) {
            const ends = [
              at(other)(x, y),
              at(other)(x + wide, y),
              at(other)(x, y + high),
              at(other)(x + wide, y + high),
            ];
            expect(overlap(flag, bounds(ends)), `${activity}: the flag of ${flagged} on ${other}`).toBe(false);
          }
        }
    }
  });
});

it.each(cases)('%i × %i, %s: except in a low window no texts cover discarded cards', (width, height, activity) => {
  const layout = layoutFor(width, height, activity, { top: 0, bottom: 0 });
  if (layout.composition === 'landscape' || activity === 'roll') return;
  const words = layout.composition === 'desktop' ? [layout.tabs, layout.seal] : [layout.walking];
  for (const index of [0, 1, 2, 3]) {
    const { y, mm, turn } = handPose(layout, { placement: 'out' }, index);
    const angle = (turn * Math.PI) / 180;
    const foot = y + mm * (ABILITY_HALF.height * Math.cos(angle) + ABILITY_HALF.width * Math.sin(angle));
    for (const { y: top } of words) expect(foot).toBeLessThanOrEqual(top + SLACK);
    // A discarded card is lower than the others, and smaller.
    const rest = handPose(layout, { placement: 'rest' }, index);
    expect([y > rest.y, mm < rest.mm]).toEqual([true, true]);
  }
});
