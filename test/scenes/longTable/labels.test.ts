/** Tests that labels about figures are readable wherever the figure is, and hide no figure. */
import { expect, it, vi } from 'vitest';
import { type HexId, neighbours } from '../../../src/rules/core/hexes';
import { Baker } from '../../../src/scenes/core/Baker';
import { Motion } from '../../../src/scenes/core/Motion';
import { BOARDS, HEX, ORIENTATIONS } from '../../../src/scenes/longTable/board';
import { figureAreas, overlap } from '../../../src/scenes/longTable/table/freeSpots';
import { clampToView, Labels } from '../../../src/scenes/longTable/table/Labels';
import { type Picture, Stage, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

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

/** Shows labels over figures. @returns the pictures on each layer, and the areas that the figures cover */
function labelled(orientation: (typeof ORIENTATIONS)[number], standing: HexId[], labels: HexId[], path: HexId[] = []) {
  const stage = new Stage();
  const board = BOARDS[orientation];
  const layers = { marks: stage.scene.add.container(), labels: stage.scene.add.container() };
  const baker = new Baker(stage.scene.textures as never);
  const seen = { x: -1000, y: -1000, width: 3000, height: 3000 };
  const motion = new Motion(stage.scene as never);
  new Labels(
    stage.scene as never,
    baker,
    motion,
    layers as never,
    () => board,
    () => seen,
    () => standing,
  ).show(
    labels.map((hex, nth) => ({ hex, text: nth === 0 ? 'move 2 · focus' : 'move 2', focus: nth === 0 })),
    path,
    false,
  );
  const on = (layer: 'marks' | 'labels') => layers[layer].list as Picture[];
  const written = on('labels').filter(({ texture }) => !texture.key.includes('stem'));
  const boxes = written.map(({ x, y, displayWidth: width, displayHeight: height }) => ({
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
  }));
  return { on, boxes, areas: figureAreas(standing.map(board.centre)), centre: board.centre };
}

const ROW = ['c3', 'd3', 'b2', 'b3'];

it.each(ORIENTATIONS)('labels on a map that is %s cover no figure and no other label, and stay at theirs', (lies) => {
  const { boxes, areas, centre } = labelled(lies, ROW, ROW);
  for (const [nth, box] of boxes.entries()) {
    expect(areas.all.filter((each) => overlap(box, each) > 0)).toEqual([]);
    expect(overlap(box, { ...centre(ROW[nth] ?? ''), radius: HEX * 0.6 })).toBeGreaterThan(0);
    for (const other of boxes.slice(nth + 1))
      expect(Math.abs(other.x - box.x) + 1 > box.width || Math.abs(other.y - box.y) + 1 > box.height).toBe(true);
  }
});

it.each(ORIENTATIONS)('a label in a crowd on a map that is %s covers no HP, number or condition', (lies) => {
  const crowd = ['c3', ...neighbours('c3')];
  const { boxes, areas } = labelled(lies, crowd, ['c3']);
  for (const box of boxes) expect(areas.signs.filter((each) => overlap(box, each) > 2)).toEqual([]);
});

it('a path lies under the figures', () => {
  const { on } = labelled('upright', ROW, [], ['c3', 'd3', 'e3']);
  expect(on('marks').map(({ texture }) => texture.key.slice(0, 4))).toContain('dot/');
  expect(on('labels')).toEqual([]);
});
