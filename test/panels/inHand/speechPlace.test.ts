/** Tests that a spoken line covers nothing that a fight needs, on real layouts. */
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../src/panels/box';
import { speechPlace } from '../../../src/panels/inHand/hud/speechPlace';
import { arrangeLayout } from '../../../src/scenes/inHand/table/arrangement';
import type { Activity } from '../../../src/scenes/inHand/table/layout';

const PHONES = [
  [360, 640],
  [390, 664],
  [390, 844],
  [430, 932],
] as const;
const TABLETS = [
  [768, 1024],
  [820, 1180],
  [1024, 1366],
] as const;
const HANDS = ['right', 'left'] as const;

/** The px that a line of sixty letters needs on a narrow slip. */
const TALL = 116;

const layoutOf = (width: number, height: number, activity: Activity, hand: 'right' | 'left' = 'right') =>
  arrangeLayout(width, height, activity, { top: 0, bottom: 0 }, { layoutForDie: null, hand });

/** The box of a long line. */
function slipOn(layout: ReturnType<typeof layoutOf>): Box | null {
  const place = speechPlace(layout);
  if (!place) return null;
  const { x, width } = place;
  return { x, width, height: TALL, y: 'top' in place ? place.top : place.bottom - TALL };
}

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Name, HP and table of the monster, which are printed at the right of its picture. */
const wordsOf = ({ plate: { x, y, mm } }: ReturnType<typeof layoutOf>): Box => ({
  x: x + 20.8 * mm,
  y,
  width: 42 * mm,
  height: 32 * mm,
});

describe.each(HANDS)('a spoken line in a fight, held %s', (hand) => {
  it.each([...PHONES, ...TABLETS])('%i x %i: leaves name, HP and table of the monster free', (width, height) => {
    for (const activity of ['combat', 'roll', 'blow'] as const) {
      const layout = layoutOf(width, height, activity, hand);
      const slip = slipOn(layout);
      expect(slip && meets(slip, wordsOf(layout)), activity).not.toBe(true);
      expect(slip && layout.blow && meets(slip, layout.blow.burst), activity).not.toBe(true);
      if (slip && activity !== 'blow') {
        expect(slip.x).toBeGreaterThanOrEqual(0);
        expect(slip.x + slip.width).toBeLessThanOrEqual(width);
        expect(slip.width).toBeGreaterThanOrEqual(100);
      }
    }
  });

  it.each(TABLETS)('%i x %i: leaves both HP cards free while the hero decides', (width, height) => {
    const layout = layoutOf(width, height, 'combat', hand);
    const slip = slipOn(layout) ?? expect.unreachable();
    for (const { x, y, mm } of [layout.heroHp, layout.monsterHp])
      expect(meets(slip, { x, y, width: 63 * mm, height: 88 * mm })).toBe(false);
  });

  it.each([
    [667, 375],
    [844, 390],
  ])('%i x %i: does not cover the burst of damage', (width, height) => {
    expect(speechPlace(layoutOf(width, height, 'blow', hand))).toBeNull();
  });
});

it('a phone that is high enough for the plate has room for a line in each part of a fight', () => {
  for (const activity of ['combat', 'roll', 'blow'] as const)
    expect(speechPlace(layoutOf(390, 844, activity)), activity).not.toBeNull();
});

it('while the hero explores, a line lies on the map under the prompt', () => {
  const layout = layoutOf(390, 844, 'map');
  expect(speechPlace(layout)).toMatchObject({ top: layout.prompt.y + layout.prompt.height + 6 });
});

it.each([
  [1120, 720],
  [1440, 900],
])('%i x %i: a line lies over the plate, not on it, and beside the log', (width, height) => {
  for (const hand of HANDS)
    for (const activity of ['map', 'combat', 'roll', 'blow'] as const) {
      const layout = layoutOf(width, height, activity, hand);
      const slip = slipOn(layout) ?? expect.unreachable();
      if (activity !== 'map') expect(slip.y + 56).toBeLessThanOrEqual(layout.plate.y);
      expect([slip.x >= 0, slip.x + slip.width <= width], `${hand} ${activity}`).toEqual([true, true]);
      expect(layout.side && meets(slip, layout.side), `${hand} ${activity}`).not.toBe(true);
    }
});
