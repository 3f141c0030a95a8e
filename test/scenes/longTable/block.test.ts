/** Tests that the baked block of a figure fills its box without being distorted, and that its icon stands for a missing one. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PALETTE } from '../../../src/scenes/art';
import { paintBlock } from '../../../src/scenes/longTable/art/block';
import * as figures from '../../../src/scenes/longTable/art/figurePictures';
import * as icons from '../../../src/scenes/longTable/art/icons';
import { recordingContext } from '../../kit/paint';

let baked: { width: number; height: number } | undefined;
beforeEach(() => {
  vi.stubGlobal('Path2D', class {});
  vi.spyOn(figures, 'blockOf').mockImplementation(() => baked as never);
  vi.spyOn(icons, 'drawLongIcon').mockImplementation((ctx) => ctx.fillText('icon', 0, 0));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function painted() {
  const { ctx, strokes } = recordingContext();
  const onLoaded = () => {};
  paintBlock(ctx, 20, 20, 'bailiff', onLoaded);
  expect(figures.blockOf).toHaveBeenCalledWith('bailiff', onLoaded);
  expect([strokes[0]?.name, strokes[1]?.name, strokes.at(-1)?.name]).toEqual(['save', 'clip', 'restore']);
  return (wanted: string) => strokes.flatMap(({ name, args }) => (name === wanted ? [args] : []));
}

it.each([
  ['wider than the box', { width: 400, height: 100 }, [150, 0, 100, 100]],
  ['higher than the box', { width: 100, height: 300 }, [0, 100, 100, 100]],
  ['smaller than the box', { width: 10, height: 10 }, [0, 0, 10, 10]],
])('of a block %s, the middle fills the box in high quality', (_, image, part) => {
  baked = image;
  const calls = painted();
  expect(calls('drawImage')).toEqual([[image, ...part, 0, 0, 20, 20]]);
  expect([calls('imageSmoothingQuality'), calls('fillText')]).toEqual([[['high']], []]);
});

it('a figure without a block has its icon on rays of light', () => {
  baked = undefined;
  const calls = painted();
  expect([calls('drawImage'), calls('fillText').length]).toEqual([[], 1]);
  expect(calls('fillStyle')).toEqual([[PALETTE.ink], [PALETTE.paper]]);
  expect(calls('fillRect')).toEqual([[0, 0, 20, 20]]);
  expect([calls('beginPath').length, calls('arc')[0]?.slice(3), calls('fill').length]).toEqual([
    1,
    [0, 2 * Math.PI],
    2,
  ]);
});
