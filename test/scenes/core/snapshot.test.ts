/** Tests the lines of text by which two pictures are compared. */
import type Phaser from 'phaser';
import { expect, it } from 'vitest';
import { snapshotOf } from '../../../src/scenes/core/snapshot';

const sceneOf = (...list: object[]) => ({ children: { list } }) as unknown as Phaser.Scene;
const frame = { width: 3, height: 4, texture: { key: 'card++' } };

it('a snapshot lists what is drawn in painting order, without hidden things', () => {
  const lines = snapshotOf(
    sceneOf(
      { type: 'Image', name: 'upper', x: 1, depth: 2, visible: true, frame },
      { type: 'Image', name: 'hidden', visible: false },
      { type: 'Container', name: 'lower', depth: 1, list: [{ type: 'Image', name: 'inner' }] },
    ),
  );
  expect(lines.map((line) => line.split(' 0.000')[0])).toEqual([
    'Container lower',
    '  Image inner',
    'Image upper 1.000',
  ]);
  expect(lines.at(-1)).toMatch(/ card 3x4$/);
});

it('a snapshot writes -0 and tiny negative values as 0, but keeps larger ones', () => {
  const [line = ''] = snapshotOf(sceneOf({ type: 'Image', name: 'turned', x: -0.0001, y: -0.001, rotation: -0 }));
  expect(line).toContain('turned 0.000 -0.001 0.000 0.000 0.000');
});
