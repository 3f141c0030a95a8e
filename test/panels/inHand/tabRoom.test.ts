/** Tests how many tabs fit beside the seal and on the hand, and how tabs are distributed over places. */
import { describe, expect, it } from 'vitest';
import type { HudPlan } from '../../../src/panels/inHand/hud/plan';
import { besideSeal, dealt, freeSlots, handRests, roomIn } from '../../../src/panels/inHand/hud/tabRoom';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const plan = (more: Partial<HudPlan>) => ({ seal: box(0, 0, 70, 70), composition: 'portrait', ...more }) as HudPlan;

describe('the room for tabs on a desktop', () => {
  it.each([
    [112, 44, 1],
    [111, 44, 0],
    [230, 44, 2],
    [229, 44, 1],
    [112, 94, 2],
    [112, 93, 1],
    [230, 144, 6],
  ])('in a place of %i x %i px is for %i of them, with and without a seal', (width, height, all) => {
    const desktop = plan({ composition: 'desktop' });
    for (const sealed of [true, false]) {
      expect(roomIn(desktop, box(0, 0, width, height), sealed)).toEqual({ beside: all, all });
    }
  });
});

describe('the room for tabs in other windows', () => {
  const tight = (height: number) => box(0, 0, 60, height);
  it.each([
    ['a wide place', box(0, 0, 400, 300), 70, false, { beside: 3, all: 3 }],
    ['a narrow place for two', tight(94), 70, true, { beside: 2, all: 2 }],
    ['a narrow place for two, without a seal', tight(94), 64, false, { beside: 2, all: 3 }],
    ['a narrow place for two, without a seal in little room', tight(94), 63, false, { beside: 2, all: 2 }],
    ['a narrow place for one', tight(93), 70, false, { beside: 1, all: 2 }],
    ['a narrow and high place', tight(500), 70, false, { beside: 3, all: 3 }],
  ])('is limited by %s', (_, place, width, sealed, expected) => {
    expect(roomIn(plan({ seal: box(0, 0, width, 70) }), place, sealed)).toEqual(expected);
  });
});

describe('the hand', () => {
  const SLOTS = [box(0, 500, 80, 100), box(100, 500, 80, 100), box(200, 500, 80, 100)];
  const cards = ['one', 'two', 'three'].map((id) => ({ id }));
  const select = [{ type: 'select', leading: 'one', second: 'three' }];
  const table = (options: readonly object[]) => ({ play: { state: { hero: { cards } } }, options }) as never;
  const free = (
    options: readonly object[],
    end: ReturnType<typeof box> | null = null,
    slots: typeof SLOTS | null = SLOTS,
  ) => freeSlots(plan({ slots }), table(options), end).map((slot) => SLOTS.indexOf(slot as (typeof SLOTS)[number]));

  it('has free slots where the player cannot choose the card, but none if no card can be chosen', () => {
    expect(free(select)).toEqual([1]);
    expect(free([{ type: 'endTurn' }])).toEqual([]);
    expect(free(select, null, null)).toEqual([]);
  });

  it('has no free slot above or below End turn', () => {
    expect(free(select, box(110, 620, 40, 40))).toEqual([]);
    expect(free(select, box(300, 620, 40, 40))).toEqual([1]);
  });

  it.each([
    ['a step', [...select, { type: 'step' }], SLOTS, true],
    ['the loss of a card', [...select, { type: 'lose' }], SLOTS, true],
    ['a choice of cards', select, SLOTS, false],
    ['no card', [{ type: 'endTurn' }], SLOTS, true],
    ['no card, where the hand is never covered', [{ type: 'endTurn' }], null, false],
  ])('with %s to choose, rests or not', (_, options, slots, expected) => {
    expect(handRests(plan({ slots }), options as never)).toBe(expected);
  });
});

it.each([
  [['a'], ['3:a']],
  [
    ['a', 'b', 'c'],
    ['1:a', '2:b', '3:c'],
  ],
  [
    ['a', 'b', 'c', 'd'],
    ['1:ab', '2:c', '3:d'],
  ],
  [
    ['a', 'b', 'c', 'd', 'e'],
    ['1:ab', '2:cd', '3:e'],
  ],
  [
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['1:ab', '2:cd', '3:ef'],
  ],
])('the tabs %j are distributed evenly, over the last places first', (tabs, expected) => {
  const places = [1, 2, 3].map((x) => box(x, 0, 1, 1));
  expect(dealt(tabs, places).map(({ place, tabs: all }) => `${place.x}:${all.join('')}`)).toEqual(expected);
});

it.each([
  [205, null],
  [206, 120],
  [306, 220],
  [500, 220],
])('the description of the seal is beside it, if the tabs begin at %i (width %s)', (x, width) => {
  const found = besideSeal(plan({ seal: box(10, 30, 60, 50), tabs: box(x, 0, 9, 9) }));
  expect(found).toEqual(width === null ? null : box(78, 30, width, 50));
});
