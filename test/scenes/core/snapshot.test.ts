/** The lines by which two pictures are compared. */
import type Phaser from 'phaser';
import { expect, it } from 'vitest';
import { snapshotOf } from '../../../src/scenes/core/snapshot';

const sceneOf = (...list: object[]) => ({ children: { list } }) as unknown as Phaser.Scene;
const frame = { width: 3, height: 4, texture: { key: 'card++' } };

it('tells what is drawn, in the order in which it is painted, and nothing that is hidden', () => {
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

it('takes what has come back to nothing from below for nothing, and nothing else', () => {
  const [line = ''] = snapshotOf(sceneOf({ type: 'Image', name: 'turned', x: -0.0001, y: -0.001, rotation: -0 }));
  expect(line).toContain('turned 0.000 -0.001 0.000 0.000 0.000');
});
