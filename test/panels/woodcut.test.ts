/** Tests the area and the cuts below the curve of an audit, and the boxes of panels. */
import { describe, expect, it } from 'vitest';
import { blockPath, gougesOf } from '../../src/panels/audit/woodcut';
import { boxStyle, isNarrow, minBoxStyle } from '../../src/panels/box';

/** A picture 100 px high, with the chance 0 at its foot. */
const y = (value: number) => 100 - value / 10;
const FLAT = [
  { x: 10, value: 500 },
  { x: 230, value: 500 },
];
/** The cuts as their beginning, height and ends. */
const cutsOf = (points: typeof FLAT, seed = 'one') =>
  [...gougesOf(points, y, seed).matchAll(/M([\d.]+) ([\d.]+)l([\d.]+) ([\d.]+) [-\d.]+ ([\d.]+)/g)].map((match) => {
    const [x = 0, from = 0, , one = 0, two = 0] = match.slice(1).map(Number);
    return { x, from, to: from + one + two };
  });

describe('the area under a curve', () => {
  it('goes from the foot along the curve and back to the foot', () => {
    const points = [FLAT[0], { x: 120.04, value: 1000 }, FLAT[1]] as typeof FLAT;
    expect(blockPath(points, y)).toBe('M10 100L10.0 50.0L120.0 0.0L230.0 50.0L230 100Z');
  });

  it('and its cuts are empty without points', () => {
    expect([blockPath([], y), gougesOf([], y, 'one')]).toEqual(['', '']);
  });

  it('has cuts below the curve and above the foot only, between its ends', () => {
    const cuts = cutsOf(FLAT);
    expect(cuts.length).toBeGreaterThan(80);
    // One for 110 px² of the whole height, without those that would reach the foot.
    expect(cuts.length).toBeLessThanOrEqual(200);
    for (const { x, from, to } of cuts) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(230);
      expect(from).toBeGreaterThanOrEqual(55);
      expect(to - from).toBeGreaterThanOrEqual(4.8);
      expect(to).toBeLessThan(99.2);
    }
  });

  it('has cuts that follow a slope', () => {
    const slope = [
      { x: 10, value: 0 },
      { x: 230, value: 1000 },
    ];
    for (const { x, from } of cutsOf(slope)) expect(from).toBeGreaterThanOrEqual(y(((x - 10) / 220) * 1000) + 4.8);
  });

  it('has equal cuts for equal seeds, and others for others', () => {
    expect(cutsOf(FLAT)).toEqual(cutsOf(FLAT));
    expect(cutsOf(FLAT, 'two')).not.toEqual(cutsOf(FLAT));
  });
});

describe('a box', () => {
  const box = { x: 1, y: 2, width: 30, height: 40 };

  it('is the position and size of an element, or its least size', () => {
    const placed = { left: '1px', top: '2px', width: '30px' };
    expect(boxStyle(box)).toEqual({ ...placed, height: '40px' });
    expect(minBoxStyle(box)).toEqual({ ...placed, height: 'auto', minHeight: '40px' });
  });

  it.each([
    [359, true],
    [360, true],
    [361, false],
  ])('%i px wide is narrow: %s', (width, narrow) => {
    expect(isNarrow({ ...box, width })).toBe(narrow);
  });
});
