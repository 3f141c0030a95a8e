/** R11.1: tests that the block on the tracker lies on the cell of the Distance, and takes its time to slide there. */
import { expect, it, vi } from 'vitest';
import { TRACKER, trackerCellX } from '../../../src/scenes/inHand/art';
import { TrackerBlock } from '../../../src/scenes/inHand/table/TrackerBlock';
import { type Picture, Stage } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);

const cellX = (distance: number) => trackerCellX(distance) - TRACKER.width / 2;

function tracker() {
  const stage = new Stage();
  const on: unknown[] = [];
  const runs: { to: { x: number }; duration: number; ease?: string; face: string }[] = [];
  const baker = { show: ({ key }: { key: string }) => key };
  const motion = {
    async run({
      targets,
      to,
      duration,
      ease,
    }: {
      targets: Picture;
      to: { x: number };
      duration: number;
      ease: string;
    }) {
      runs.push({ to, duration, ease, face: targets.texture.key });
      targets.setX(to.x);
    },
  };
  const card = { add: (image: unknown) => void on.push(image) };
  const layout = () => ({ tracker: { mm: 3 } });
  const parts = [stage.scene, card, baker, motion, layout].map((each) => each as never) as [
    never,
    never,
    never,
    never,
    never,
  ];
  const block = new TrackerBlock(...parts);
  const image = stage.things[0] ?? expect.unreachable();
  return { block, image, on, runs };
}

it('the block is a part of the tracker, and is hidden until there is a Distance', () => {
  const { block, image, on } = tracker();
  expect(on).toEqual([image]);
  expect([image.visible, image.y]).toEqual([false, 0]);
  block.draw(3);
  expect(image.visible).toBe(true);
  block.draw(undefined);
  expect([image.visible, image.texture.key, image.x]).toEqual([false, 'block/3', cellX(3)]);
});

it.each([1, 4])('at Distance %i the block lies on its cell, prints the Distance and covers the cell', (distance) => {
  const { block, image } = tracker();
  block.draw(distance);
  expect([image.visible, image.texture.key, image.x]).toEqual([true, `block/${distance}`, cellX(distance)]);
  expect([image.displayWidth, image.displayHeight]).toEqual([
    expect.closeTo(TRACKER.cell),
    expect.closeTo(TRACKER.height),
  ]);
});

it.each([
  [1, 2, 170],
  [2, 5, 510],
  [5, 3, 340],
])(
  'from Distance %i to %i the block slides for %i ms, and prints the new Distance at the end',
  async (from, to, ms) => {
    const { block, image, runs } = tracker();
    block.draw(from);
    await block.slide(from, to);
    expect(runs).toEqual([{ to: { x: cellX(to) }, duration: ms, ease: 'Cubic.Out', face: `block/${from}` }]);
    expect([image.x, image.texture.key]).toEqual([cellX(to), `block/${to}`]);
  },
);
