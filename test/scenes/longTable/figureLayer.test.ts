/** Tests the figures on the map: where they stand, how they come and go, and which of them covers another. */
import { describe, expect, it, vi } from 'vitest';
import type { Bake } from '../../../src/scenes/core/Baker';
import type { TweenOptions } from '../../../src/scenes/core/Motion';
import { FIGURE } from '../../../src/scenes/longTable/art/figure';
import { BOARDS, HEX } from '../../../src/scenes/longTable/board';
import { FigureLayer } from '../../../src/scenes/longTable/table/FigureLayer';
import type { FigureView } from '../../../src/scenes/longTable/table/tableView';
import { type Picture, Stage } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);

const BOARD = BOARDS.upright;
const view = (id: string, hex: string, more: object = {}) =>
  ({ id, hex, name: null, hp: 5, ...more }) as unknown as FigureView;
const [CROW, TOAD] = [view('crow', 'b2'), view('toad', 'c3')];

function layer() {
  const stage = new Stage();
  const runs: { to: object; duration: number; from: object }[] = [];
  const models: { key: string; mm: number; model: unknown }[] = [];
  const motion = {
    async run({ targets, to, duration }: TweenOptions) {
      const { x, y, alpha } = targets as Picture;
      runs.push({ to, duration, from: { x, y, alpha } });
      Object.assign(targets, to);
    },
  };
  const baker = {
    show({ key, mm, model }: Bake) {
      models.push({ key, mm, model });
      return key;
    },
  };
  const on = stage.scene.add.container();
  const init = { scene: stage.scene, baker, motion, layer: on, board: () => BOARD, fine: () => 2, isLarge: () => true };
  const figures = new FigureLayer(init as never);
  const image = (id: string) => figures.imageOf(id) as unknown as Picture | undefined;
  return { figures, image, runs, models, order: () => on.list.map(({ name }) => name) };
}

describe('the figures of a view', () => {
  it('are on their hexes in the size of a figure, and know how they are painted', () => {
    const { figures, image, models } = layer();
    figures.paint({ figures: [CROW, TOAD] });
    expect(image('crow')).toMatchObject({ ...BOARD.centre('b2'), texture: { key: 'figure/crow' } });
    expect([image('toad')?.displayWidth, image('toad')?.displayHeight]).toEqual([FIGURE, FIGURE]);
    expect(figures.paintedView('toad')).toBe(TOAD);
    const model = { ...CROW, hex: '', large: true, lie: BOARD.orientation };
    expect(models[0]).toEqual({ key: 'figure/crow', mm: 2, model });
  });

  it('do not move while they stay, and are removed when they are gone', () => {
    const { figures, image } = layer();
    figures.paint({ figures: [CROW, TOAD] });
    const [crow, toad] = [image('crow'), image('toad')];
    figures.paint({ figures: [view('crow', 'e5')] });
    expect(image('crow')).toBe(crow);
    expect(crow).toMatchObject({ ...BOARD.centre('b2'), gone: false });
    expect([image('toad'), figures.paintedView('toad'), toad?.gone]).toEqual([undefined, undefined, true]);
    expect(figures.paintedView('crow')?.hex).toBe('e5');
  });

  it('cover those above them on the map, then those to their left; named ones are below all', () => {
    const { figures, order } = layer();
    const [north, south] = [view('north', 'c1'), view('south', 'c5')];
    const [west, east] = [view('west', 'a3'), view('east', 'e3')];
    figures.paint({ figures: [south, east, view('named', 'c7', { name: 'Box' }), west, north] });
    expect(BOARD.centre('a3').y).toBe(BOARD.centre('e3').y);
    expect(order()).toEqual(['named', 'north', 'west', 'east', 'south']);
  });
});

it('figures move to their hexes together, and lose what an animation has changed', () => {
  const { figures, image, runs } = layer();
  figures.paint({ figures: [CROW, TOAD] });
  image('toad')?.setAlpha(0.3).setAngle(40).setScale(7);
  const moved = figures.arrange({ figures: [view('crow', 'e5'), TOAD, view('nobody', 'a1')] }, 250);
  expect(moved).toHaveLength(1);
  expect(runs).toMatchObject([{ to: BOARD.centre('e5'), duration: 250 }]);
  expect(image('toad')).toMatchObject({ alpha: 1, angle: 0, scaleX: FIGURE / 100 });
});

it.each([
  ['x', { x: 1 }],
  ['y', { y: 1 }],
])('a figure moves also if only its %s differs', (_, off) => {
  const { figures, image } = layer();
  figures.paint({ figures: [CROW] });
  Object.assign(image('crow') ?? {}, off);
  expect(figures.arrange({ figures: [CROW] }, 250)).toHaveLength(1);
});

it('figures are put down without an animation', () => {
  const { figures, image, runs } = layer();
  figures.paint({ figures: [CROW] });
  image('crow')?.setAlpha(0).setAngle(90).setScale(3);
  figures.putDown({ figures: [view('crow', 'e5'), view('nobody', 'a1')] });
  expect(image('crow')).toMatchObject({ ...BOARD.centre('e5'), alpha: 1, angle: 0, scaleX: FIGURE / 100 });
  expect(runs).toEqual([]);
});

it('a part of a view is changed and repainted; an unknown figure is not', () => {
  const { figures, models } = layer();
  figures.paint({ figures: [CROW] });
  figures.patch('crow', { hp: 2 });
  figures.patch('nobody', { hp: 2 });
  expect(figures.paintedView('crow')).toEqual({ ...CROW, hp: 2 });
  expect(figures.paintedView('nobody')).toBeUndefined();
  expect(models.map(({ key }) => key)).toEqual(['figure/crow', 'figure/crow']);
});

it('a new figure is lowered onto its hex, and a known one is only repainted', async () => {
  const { figures, image, runs } = layer();
  await figures.place(CROW);
  const { x, y } = BOARD.centre('b2');
  expect(runs).toEqual([{ to: { y, alpha: 1 }, duration: 120, from: { x, y: y - HEX * 0.4, alpha: 0 } }]);
  await figures.place(view('crow', 'e5', { hp: 1 }));
  expect(runs).toHaveLength(1);
  expect(image('crow')).toMatchObject({ x, y, alpha: 1 });
  expect(figures.paintedView('crow')?.hp).toBe(1);
});
