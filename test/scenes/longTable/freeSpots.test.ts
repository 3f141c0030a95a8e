import { expect, it } from 'vitest';
import { BOARDS } from '../../../src/scenes/longTable/board';
import { circlesOf, freeSpot, overlap } from '../../../src/scenes/longTable/table/freeSpots';

const LABEL = { width: 44, height: 18 };
const SEEN = { x: -300, y: -300, width: 600, height: 600 };
const at = BOARDS.upright.centre;
const boxAt = ({ x, y }: { x: number; y: number }) => ({ x: x - LABEL.width / 2, y: y - LABEL.height / 2, ...LABEL });

/** A figure in the middle, with step costs on all hexes around it. */
const crowded = [
  { ...at('c3'), radius: 26 },
  ...['b3', 'd3', 'c2', 'c4', 'b2', 'd2', 'b4', 'd4'].map((hex) => ({ ...at(hex), radius: 12 })),
];

it('a label is placed beside a figure, between the step costs around it, and covers none of them', () => {
  const spot = freeSpot(at('c3'), LABEL, crowded, { ...SEEN, x: at('c3').x - 300, y: at('c3').y - 300 });
  expect(crowded.filter((each) => overlap(boxAt(spot), each) > 0)).toEqual([]);
  expect(Math.hypot(spot.x - at('c3').x, spot.y - at('c3').y)).toBeLessThan(64);
});

it('two labels of one figure do not cover each other', () => {
  const seen = { ...SEEN, x: at('c3').x - 300, y: at('c3').y - 300 };
  const first = freeSpot(at('c3'), LABEL, crowded, seen);
  const second = freeSpot(at('c3'), LABEL, [...crowded, ...circlesOf(first, LABEL)], seen);
  expect(Math.abs(second.x - first.x) >= LABEL.width - 2 || Math.abs(second.y - first.y) >= LABEL.height - 2).toBe(
    true,
  );
});

it('a label stays inside the visible part of the map', () => {
  const { x, y } = at('c3');
  const seen = { x: x - 10, y: y - 100, width: 200, height: 200 };
  const spot = freeSpot({ x, y }, LABEL, [], seen);
  expect(spot.x - LABEL.width / 2).toBeGreaterThanOrEqual(seen.x);
});
