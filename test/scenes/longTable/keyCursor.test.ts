/** Tests the keyboard's cursor on the map: a ring below the figures, and the name of the hex above them. */
import { expect, it, vi } from 'vitest';
import { tagSize } from '../../../src/scenes/longTable/art/ghost';
import { MARK } from '../../../src/scenes/longTable/art/marks';
import { BOARDS, HEX } from '../../../src/scenes/longTable/board';
import { KeyCursor } from '../../../src/scenes/longTable/table/KeyCursor';
import { type Picture, Stage } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);

function cursor() {
  const stage = new Stage();
  const baked: unknown[][] = [];
  const baker = {
    inMm(key: string, size: object, mm: number, model: unknown) {
      baked.push([key, size, mm, model]);
      return key;
    },
  };
  const layers = { marks: stage.scene.add.container(), labels: stage.scene.add.container() };
  const keys = new KeyCursor(stage.scene as never, baker as never, layers as never, () => BOARDS.upright);
  const on = (layer: 'marks' | 'labels') => layers[layer].list.filter(({ gone }) => !gone) as Picture[];
  return { keys, baked, on };
}

it('has its ring on the hex and the name of the hex below its centre', () => {
  const { keys, baked, on } = cursor();
  keys.placeAt('c3');
  const { x, y } = BOARDS.upright.centre('c3');
  const size = tagSize({ text: 'c3', sign: null, changed: false });
  expect(on('marks')).toMatchObject([{ x, y, name: 'cursor', texture: { key: 'cursor' } }]);
  expect(on('marks')[0]?.displayWidth).toBeCloseTo(MARK);
  expect(on('labels')).toMatchObject([{ x, y: y + HEX * 0.56, name: 'cursor', texture: { key: 'cursor/c3' } }]);
  expect(on('labels')[0]?.displayWidth).toBeCloseTo(size.width);
  expect(on('labels')[0]?.displayHeight).toBeCloseTo(size.height);
  expect(baked).toEqual([
    ['cursor', { width: MARK, height: MARK }, 2, 'upright'],
    ['cursor/c3', size, 2, ''],
  ]);
});

it('moves to another hex, and is removed without one', () => {
  const { keys, on } = cursor();
  keys.placeAt(null);
  keys.placeAt('c3');
  keys.placeAt('d4');
  expect([on('marks').length, on('labels').map(({ texture }) => texture.key)]).toEqual([1, ['cursor/d4']]);
  keys.placeAt(null);
  expect([on('marks'), on('labels')]).toEqual([[], []]);
});
