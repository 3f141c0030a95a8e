/** Tests that a baked portrait fills its box without being distorted, and that a figure without one gets a drawn block. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { roundRectangle } from '../../../src/scenes/art/carve';
import * as materials from '../../../src/scenes/art/materials';
import { paintPortrait } from '../../../src/scenes/inHand/art/portrait';
import { recordingContext } from '../../kit/paint';
import { furnish } from '../../kit/stage';

let baked: { width: number; height: number } | undefined;

beforeAll(furnish);
beforeEach(() => void vi.spyOn(materials, 'portrait').mockImplementation(() => baked as never));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function painted(width: number, height: number) {
  const { ctx, strokes } = recordingContext();
  paintPortrait(ctx, 'nobody', 5, 7, width, height, 'hearts');
  return { strokes, calls: (wanted: string) => strokes.flatMap(({ name, args }) => (name === wanted ? [args] : [])) };
}

it.each([
  ['wider than the box', { width: 400, height: 100 }, [150, 0, 100, 100]],
  ['higher than the box', { width: 100, height: 300 }, [0, 100, 100, 100]],
  ['smaller than the box', { width: 10, height: 10 }, [0, 0, 10, 10]],
])('of a portrait %s, the middle fills the box in high quality', (_, image, part) => {
  baked = image;
  const { calls } = painted(20, 20);
  expect(calls('drawImage')).toEqual([[image, ...part, 0, 0, 20, 20]]);
  expect(calls('imageSmoothingQuality')).toEqual([['high']]);
  expect(calls('scale')).toEqual([]);
});

it('a figure without a portrait gets a block of ten times the size, drawn at a tenth of the scale', () => {
  baked = undefined;
  const { calls } = painted(20, 30);
  expect(calls('drawImage')).toEqual([]);
  expect(calls('scale')[0]).toEqual([0.1, 0.1]);
  expect(calls('rect')[0]).toEqual([0, 0, 200, 300]);
});

it.each([{ width: 40, height: 40 }, undefined])('is moved to its place and clipped to round corners (%j)', (image) => {
  baked = image;
  const { strokes, calls } = painted(20, 30);
  expect(calls('translate')[0]).toEqual([5, 7]);
  expect(calls('clip')[0]).toEqual([new Path2D(roundRectangle(0, 0, 20, 30, 0.3))]);
  expect(strokes.slice(0, 3).map(({ name }) => name)).toEqual(['save', 'translate', 'clip']);
  expect(strokes.at(-1)?.name).toBe('restore');
  expect(calls('save').length).toBe(calls('restore').length);
});
