/** Tests where the needle, the HP card below it and the flags of cards are, and the measures of a hand of cards. */
import { describe, expect, it } from 'vitest';
import { ABILITY_HALF, ARROW_XS } from '../../../src/scenes/inHand/art/geometry';
import { flagAt } from '../../../src/scenes/inHand/table/layout/flags';
import { heroCardFor, needleFor, needleXOn } from '../../../src/scenes/inHand/table/layout/needle';
import { footOf, raised, tabColumnHeight } from '../../../src/scenes/inHand/table/layout/parts';

const [FIRST, MIDDLE, LAST] = ARROW_XS;

describe('R1.1: the HP card while the hero explores', () => {
  const heroHp = { x: 40, y: 500, mm: 2, turn: 0 };
  const map = { x: 10, y: 0, mm: 2, turn: 0 };
  const laid = (x: number, upright: object | null = null, still: object | null = null) =>
    heroCardFor({ still, upright, heroHp, mapMm: 2 } as never, x);

  it.each([
    ['the first', 10 + FIRST * 2],
    ['the middle', 10 + MIDDLE * 2],
    ['the last', 10 + LAST * 2],
  ])('has its arrow below the hero: %s', (_, x) => {
    expect(laid(x, null, map).x).toBeCloseTo(10);
  });

  it('stays where it is if the map slides', () => {
    expect(laid(99)).toBe(heroHp);
  });

  it('goes no further than its limits, even if another arrow is nearer to the middle', () => {
    const x = 10 + MIDDLE * 2;
    const step = (MIDDLE - FIRST) * 2;
    expect(laid(x, { x: 10, from: 10, to: 10 }).x).toBeCloseTo(10);
    expect(laid(x, { x: 10, from: 11, to: 10 + step }).x).toBeCloseTo(10 + step);
    expect(laid(x, { x: 10, from: 10 - step, to: 9 }).x).toBeCloseTo(10 - step);
  });
});

it.each([
  ['where the map shows the hex', 70, 90],
  ['at the first arrow', -500, FIRST * 2],
  ['at the last arrow', 900, 100 + LAST * 2],
])('the hero of a still map is %s', (_, along, x) => {
  expect(needleXOn({ x: 20, from: 0, to: 100 } as never, { mm: 2 } as never, along)).toBeCloseTo(x);
});

describe('the needle', () => {
  const arrows = { step: 50, from: 0, to: 200, over: 60, reach: 30 };
  const at = (hexes: readonly number[], above = 1000) =>
    needleFor({ needle: { x: 100, y: 300 }, arrows } as never, hexes, 20, above);

  it.each([
    ['stays at the middle arrow if all is visible', [-50, 0, 50], 100],
    ['goes right if much is hidden on the left', [-120, -140, 0], 150],
    ['goes left if much is hidden on the right', [120, 140, 0], 50],
    ['stays for half a hex', [-100, 0], 100],
    ['goes for more than half a hex', [-100.1, 0], 150],
  ])('%s', (_, hexes, x) => {
    expect(at(hexes).x).toBe(x);
  });

  it.each([
    ['where it is printed', 1000, 300],
    ['so high that the top of the map is seen', 220, 280],
    ['no higher than it reaches', 100, 270],
  ])('is %s', (_, above, y) => {
    expect(at([0], above).y).toBe(y);
  });
});

describe('a flag', () => {
  const card = { pointAt: (x: number, y: number) => ({ x: 100 + x, y: 200 + y }) };
  const size = { width: 30, height: 10 };
  const [above, middle] = [{ x: 102, y: 187 }, 100 + ABILITY_HALF.width / 2 - 15];
  const below = { x: middle, y: 200 + ABILITY_HALF.height + 3 };

  it.each([
    ['above its card in a fight', 'cards', { composition: 'portrait', floor: 900 }, above],
    ['above its card in a wide window', 'map', { composition: 'landscape', floor: 900 }, above],
    ['below its card while the hero explores', 'map', { composition: 'portrait', floor: 900 }, below],
    ['above the floor', 'map', { composition: 'portrait', floor: 250 }, { x: middle, y: 237 }],
    ['above the end', 'map', { composition: 'portrait', floor: 900, endTurn: { y: 240 } }, { x: middle, y: 227 }],
  ])('is %s', (_, activity, layout, expected) => {
    expect(flagAt(card, size, activity as never, layout as never)).toEqual(expected);
  });
});

describe('the hand', () => {
  const card = (y: number, turn = 0) => ({ x: 0, y, mm: 2, turn });

  it.each([
    ['upright', 0, 2 * ABILITY_HALF.height],
    ['on its side', 90, ABILITY_HALF.height + ABILITY_HALF.width],
    ['on its other side', -90, ABILITY_HALF.height + ABILITY_HALF.width],
  ])('has its lowest corner below a card that is %s', (_, turn, below) => {
    expect(footOf(card(10, turn))).toBeCloseTo(10 + below);
  });

  it.each([
    [7, 3],
    [0, 10],
    [-7, 10],
  ])('raised by %i px is at %i', (by, y) => {
    expect(raised([card(10), card(10), card(10), card(10)], by).map((each) => each.y)).toEqual([y, y, y, y]);
  });

  it('has columns of tabs with gaps between them only', () => {
    expect([1, 2, 3].map(tabColumnHeight)).toEqual([44, 94, 144]);
  });
});
