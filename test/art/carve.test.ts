import { describe, expect, test } from 'vitest';
import { flatten, polygon, rays, rectangle, roughen } from '../../src/scenes/art/carve';

const roughness = { seed: 5, amount: 0.2, wave: 1 };

describe('hand-cut edges', () => {
  test('look the same for the same seed, and different for another seed', () => {
    const shape = rectangle(0, 0, 20, 10);
    expect(roughen(shape, roughness)).toBe(roughen(shape, roughness));
    expect(roughen(shape, { ...roughness, seed: 6 })).not.toBe(roughen(shape, roughness));
  });

  test('stray from the drawn line by no more than the roughness allows', () => {
    const [line] = flatten(roughen(rectangle(0, 0, 20, 10), roughness), 1);
    expect(line?.points.length).toBeGreaterThan(60);
    for (const { x, y } of line?.points ?? []) {
      const outside = Math.max(-x, x - 20, -y, y - 10);
      const inside = Math.min(x, 20 - x, y, 10 - y);
      expect(Math.max(outside, inside)).toBeLessThanOrEqual(0.2 * 1.15 + 0.02);
    }
  });

  test('keep a closed shape closed, and cut straight lines into pieces of at most the given length', () => {
    const triangle = polygon([
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 0, y: 9 },
    ]);
    const [line] = flatten(triangle, 0.5);
    expect(line?.closed).toBe(true);
    expect(line?.points.at(-1)).toEqual({ x: 0, y: 0 });
    for (const [i, p] of (line?.points ?? []).slice(1).entries()) {
      const q = line?.points[i] ?? p;
      expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeLessThanOrEqual(0.5 + 1e-9);
    }
  });
});

test('rays of light stay between their radii', () => {
  const light = rays({ x: 0, y: 0, from: 10, to: 40, sheaves: 30, seed: 3, width: 0.5 });
  const radii = flatten(light, 1).flatMap(({ points }) => points.map(({ x, y }) => Math.hypot(x, y)));
  expect(Math.min(...radii)).toBeGreaterThanOrEqual(10 * 0.8 - 0.6);
  expect(Math.max(...radii)).toBeLessThanOrEqual(40 * 1.06 + 0.6);
});
