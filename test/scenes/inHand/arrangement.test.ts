import { describe, expect, it } from 'vitest';
import { CARD } from '../../../src/scenes/art/geometry';
import { ABILITY_HALF, ITEM_TAB, MONSTER_PLATE, TRACKER } from '../../../src/scenes/inHand/art/geometry';
import { arrangeLayout, DEFAULT_ARRANGEMENT, mirrorLayout } from '../../../src/scenes/inHand/table/arrangement';
import { ACTIVITIES, layoutFor } from '../../../src/scenes/inHand/table/layout';
import { layoutForDie } from '../../../src/scenes/inHand/table/layoutForDie';

const WINDOWS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1100, 640],
  [1440, 900],
  [2560, 1440],
] as const;
const INSETS = { top: 0, bottom: 0 };
const cases = WINDOWS.flatMap(([width, height]) => ACTIVITIES.map((activity) => [width, height, activity] as const));
const BOXES = ['header', 'seal', 'choices', 'tabs', 'odds'] as const;

describe.each(cases)('the table at %i x %i, %s', (width, height, activity) => {
  const right = arrangeLayout(width, height, activity, INSETS, DEFAULT_ARRANGEMENT);
  const left = arrangeLayout(width, height, activity, INSETS, { ...DEFAULT_ARRANGEMENT, hand: 'left' });

  it('is the plain layout for the right hand and the ruler', () => {
    expect(right).toEqual({ ...layoutFor(width, height, activity, INSETS), tray: null });
  });

  it('is mirrored for the left hand', () => {
    for (const name of BOXES) {
      expect(left[name].x).toBeCloseTo(width - right[name].x - right[name].width);
      expect(left[name]).toMatchObject({ y: right[name].y, width: right[name].width, height: right[name].height });
    }
    const cards = { heroHp: CARD, monsterHp: CARD, plate: MONSTER_PLATE, tracker: TRACKER } as const;
    // A resting ruler is not mirrored in its turn, so its distance from the prompt may differ.
    const rests = right.monsterHp.turn === 50 && activity !== 'map';
    const { y, height: high } = right.prompt;
    expect(left.prompt).toMatchObject({ y, height: high });
    if (!rests) expect(left.prompt.x).toBeCloseTo(width - right.prompt.x - right.prompt.width);
    for (const [name, size] of Object.entries(cards)) {
      const [here, there] = [left[name as keyof typeof cards], right[name as keyof typeof cards]];
      const moved = here.x + size.width * here.mm - (width - there.x);
      if (name !== 'monsterHp' || !rests) expect(moved).toBeCloseTo(0);
      expect(Math.abs(moved)).toBeLessThan(width / 30);
      expect(here).toMatchObject({ y: there.y, mm: there.mm, turn: there.turn });
    }
    expect(left.items.x + ITEM_TAB.width * left.items.mm).toBeCloseTo(width - right.items.x);
    expect(left.needle).toEqual({ x: width - right.needle.x, y: right.needle.y });
  });

  it('keeps the order of the hand cards, and mirrors the lean of the fan', () => {
    const xs = left.hand.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(left.hand[0].x + ABILITY_HALF.width * left.hand[0].mm).toBeCloseTo(width - right.hand[3].x);
    expect(left.hand.map(({ turn }) => turn)).toEqual(right.hand.map(({ turn }) => -turn).reverse());
  });

  it('is unchanged when it is mirrored twice', () => {
    const twice = mirrorLayout(left);
    expect(twice.seal.x).toBeCloseTo(right.seal.x);
    expect(twice.heroHp.x).toBeCloseTo(right.heroHp.x);
    expect(twice.hand.map(({ turn }) => turn)).toEqual(right.hand.map(({ turn }) => turn));
  });
});

describe.each(WINDOWS)('R2.2 the tray of the die at %i x %i', (width, height) => {
  const { tray, heroHp, monsterHp, plate, tracker } = arrangeLayout(width, height, 'roll', INSETS, {
    ...DEFAULT_ARRANGEMENT,
    layoutForDie: layoutForDie,
  });

  it('is large enough for a die and a hand', () => {
    expect(tray).not.toBeNull();
    if (!tray) return;
    expect(tray.x).toBeGreaterThanOrEqual(0);
    expect(tray.x + tray.width).toBeLessThanOrEqual(width);
    expect(tray.y + tray.height).toBeLessThanOrEqual(height);
    expect(tray.width).toBeGreaterThan(180);
    expect(tray.height).toBeGreaterThanOrEqual(90);
  });

  it('does not cover the upper halves of the HP cards, the plate or the tracker', () => {
    if (!tray) return;
    const over = (box: { x: number; y: number; width: number; height: number }) =>
      box.x < tray.x + tray.width - 1 &&
      tray.x < box.x + box.width - 1 &&
      box.y < tray.y + tray.height - 1 &&
      tray.y < box.y + box.height - 1;
    for (const { x, y, mm } of [heroHp, monsterHp]) {
      expect(over({ x, y, width: CARD.width * mm, height: (CARD.height / 2) * mm })).toBe(false);
    }
    for (const [{ x, y, mm }, size] of [
      [plate, MONSTER_PLATE],
      [tracker, TRACKER],
    ] as const) {
      expect(over({ x, y, width: size.width * mm, height: size.height * mm })).toBe(false);
    }
  });
});

it('the layout has no tray while the hero explores, nor with the ruler', () => {
  expect(
    arrangeLayout(390, 844, 'map', INSETS, { ...DEFAULT_ARRANGEMENT, layoutForDie: layoutForDie }).tray,
  ).toBeNull();
  expect(arrangeLayout(390, 844, 'roll', INSETS, DEFAULT_ARRANGEMENT).tray).toBeNull();
});
