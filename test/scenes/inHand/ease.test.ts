/** Tests the curves of moving paper: they begin and end where they should, and follow their handles. */
import { describe, expect, it } from 'vitest';
import { bezier, EASE } from '../../../src/scenes/inHand/ease';

describe('a curve', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [1, 1],
    [2, 1],
  ])('is at its start before it, and at its end after it (%d)', (part, value) => {
    expect(bezier(0.3, 0.9, 0.2, 0.4)(part)).toBe(value);
  });

  it('with its handles on the diagonal is straight', () => {
    const straight = bezier(1 / 3, 1 / 3, 2 / 3, 2 / 3);
    for (const part of [0.001, 0.1, 0.25, 0.5, 0.7, 0.999]) expect(straight(part)).toBeCloseTo(part, 6);
  });

  // The values of CSS `ease`, `ease-in` and `ease-out`, as browsers compute them.
  it.each([
    [
      [0.25, 0.1, 0.25, 1],
      [0.0948, 0.4085, 0.8024, 0.9605],
    ],
    [
      [0.42, 0, 1, 1],
      [0.017, 0.0935, 0.3154, 0.6219],
    ],
    [
      [0, 0, 0.58, 1],
      [0.1606, 0.3781, 0.6846, 0.9065],
    ],
  ] as const)('with the handles %j goes as in CSS', ([x1, y1, x2, y2], values) => {
    const curve = bezier(x1, y1, x2, y2);
    for (const [i, part] of [0.1, 0.25, 0.5, 0.75].entries()) expect(curve(part)).toBeCloseTo(values[i] ?? -1, 3);
  });
});

it.each([
  ['flip', [0.45, 0, 0.2, 1]],
  ['turn', [0.3, 0, 0.2, 1]],
  ['blow', [0.1, 0.9, 0.2, 1]],
  ['loot', [0.4, 0, 0.2, 1]],
] as const)('the curve of a %s has the handles of the style guide', (name, [x1, y1, x2, y2]) => {
  const curve = bezier(x1, y1, x2, y2);
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) expect(EASE[name](part)).toBe(curve(part));
});
