import { describe, expect, it } from 'vitest';
import { foldOf, opensOtherSide, placeOfCard } from '../../../src/panels/inHand/hud/peel';

/** A card of 90 px width; its left upper corner is at 100, 400. */
const HEIGHT = (90 * 88) / 31.5;
const PLACE = placeOfCard({ x: 190, y: 400 }, { x: 190, y: 400 + HEIGHT });

/** The points of a CSS polygon. */
const pointsOf = (path: string): number[][] =>
  path
    .replace(/polygon\(|px|\)/g, '')
    .split(', ')
    .map((point) => point.split(' ').map(Number));

/** Where a point of the other side's picture is drawn. */
function drawn(transform: string, [x, y]: readonly [number, number]): [number, number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform
    .replace(/matrix\(|\)/g, '')
    .split(', ')
    .map(Number);
  return [a * x + c * y + e, b * x + d * y + f];
}

describe('a card whose dog-ear is pulled', () => {
  it('lies where its right corners are, also if it leans', () => {
    expect(PLACE).toEqual({
      x: expect.closeTo(100),
      y: 400,
      width: expect.closeTo(90),
      height: expect.closeTo(HEIGHT),
      angle: expect.closeTo(0),
    });
    const angle = -0.04;
    const [dx, dy] = [-Math.sin(angle) * HEIGHT, Math.cos(angle) * HEIGHT];
    const leaning = placeOfCard({ x: 190, y: 400 }, { x: 190 + dx, y: 400 + dy });
    expect([leaning.angle, leaning.width]).toEqual([expect.closeTo(angle), expect.closeTo(90)]);
  });

  it('follows the finger: the corner of the other side is under it, and nothing is off the table before', () => {
    const { transform, hole, flap } = foldOf({ x: -50, y: 0 }, PLACE);
    expect(drawn(transform, [0, HEIGHT])).toEqual([expect.closeTo(40, 1), expect.closeTo(HEIGHT, 1)]);
    // The fold is halfway between the corner's old and new place, and the other side ends there.
    expect(pointsOf(hole)[0]).toEqual([65, 0]);
    expect(pointsOf(flap)[1]).toEqual([25, 0]);
    const flat = foldOf({ x: 0, y: 0 }, PLACE);
    expect(pointsOf(flat.hole)[0]).toEqual([90, 0]);
    expect(foldOf({ x: 40, y: 0 }, PLACE)).toEqual(flat);
  });

  it('folds at most 5 degrees off its long edges, and meets its other side along the fold', () => {
    for (const y of [-30, -4000, 4000]) {
      const { transform, hole, flap } = foldOf({ x: -60, y }, PLACE);
      const [top = [], , , bottom = []] = pointsOf(hole);
      const slope = Math.atan2(Math.abs((top[0] ?? 0) - (bottom[0] ?? 0)), HEIGHT);
      expect((slope * 180) / Math.PI).toBeLessThanOrEqual(5.01);
      const [, upper = [], lower = []] = pointsOf(flap);
      const near = ([x = 0, dy = 0]: number[]) => [expect.closeTo(x, 0), expect.closeTo(dy, 0)];
      expect(drawn(transform, [upper[0] ?? 0, upper[1] ?? 0])).toEqual(near(top));
      expect(drawn(transform, [lower[0] ?? 0, lower[1] ?? 0])).toEqual(near(bottom));
    }
  });

  it('opens its other side past two thirds of its width', () => {
    expect(opensOtherSide({ x: -58, y: 0 }, PLACE)).toBe(false);
    expect(opensOtherSide({ x: -62, y: 0 }, PLACE)).toBe(true);
    expect(opensOtherSide({ x: 80, y: 0 }, PLACE)).toBe(false);
  });
});
