/** Tests that labels about figures are readable wherever the figure is. */
import { expect, it } from 'vitest';
import { clampToView } from '../../../src/scenes/longTable/table/Labels';

const SEEN = { x: 100, y: 50, width: 300, height: 200 };
const LABEL = { width: 80, height: 20 };

it('a label is at its own position while that is visible', () => {
  expect(clampToView({ x: 200, y: 100 }, LABEL, SEEN)).toEqual({ x: 200, y: 100 });
});

it.each([
  ['above', { x: 200, y: 10 }, { x: 200, y: 60 }],
  ['beneath', { x: 200, y: 400 }, { x: 200, y: 240 }],
  ['on the left', { x: 0, y: 100 }, { x: 140, y: 100 }],
  ['on the right', { x: 390, y: 100 }, { x: 360, y: 100 }],
])('for a figure out of sight %s the label is completely visible at the edge', (_, at, lies) => {
  expect(clampToView(at, LABEL, SEEN)).toEqual(lies);
});
