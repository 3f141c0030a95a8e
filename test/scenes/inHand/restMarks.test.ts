/** Tests where the seal of a roll lies on the red line, and how it is pressed, struck out and taken away. */
import { expect, it, vi } from 'vitest';
import type { TweenOptions } from '../../../src/scenes/core/Motion';
import { alongLine, RestMarks, sealAlong } from '../../../src/scenes/inHand/table/RestMarks';
import { type Picture, Stage } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);

it.each([
  [0, -315],
  [31.5, 0],
  [63, 315],
  [15.9, -156],
])('%d mm of the card are %d px from the middle of a line of 630 px', (mm, px) => {
  expect(alongLine({ length: 630 } as never, mm)).toBeCloseTo(px);
});

it.each([
  [0, 100, 0],
  [0, 34, 0],
  [0, 33, 67],
  [0, 0, 34],
  [0, -33, 1],
  [0, -34, 0],
])('with its usual place at %i and the ring at %i the seal lies at %i', (usual, ring, expected) => {
  expect(sealAlong(usual, ring, { seal: 40, ring: 20 })).toBe(expected);
});

function marks() {
  const stage = new Stage();
  const runs: { to: Readonly<Record<string, number>>; duration: number; from: number }[] = [];
  const heard: unknown[] = [];
  const motion = {
    async run({ targets, to, duration }: TweenOptions) {
      runs.push({ to, duration, from: (targets as Picture).scaleX });
      Object.assign(targets, to);
    },
  };
  const baker = { inPx: (key: string) => key, inMm: (key: string) => key };
  const sound = { play: (voice: unknown) => void heard.push(voice) };
  const rest = new RestMarks(stage.scene as never, baker as never, motion as never, sound as never);
  const [mark, ring, stamp, frame, stroke] = stage.things;
  if (!mark || !ring || !stamp || !frame || !stroke) return expect.unreachable();
  return { rest, stage, runs, heard, mark, ring, stamp, frame, stroke };
}

const LINE = { point: { x: 500, y: 300 }, angle: 0, length: 630 } as never;
/** The size of the seal on this line, in px. */
const SIZE = 195;

it('nothing is marked before a roll, and nothing after it is cleared', async () => {
  const { rest, stage } = marks();
  const shown = () => stage.things.filter(({ visible }) => visible).length;
  expect([shown(), rest.sealAfter(LINE, { x: 1, y: 1 })]).toEqual([0, null]);
  await rest.press('B', LINE);
  await rest.strikeSeal();
  expect(shown()).toBe(2);
  rest.clear();
  expect(shown()).toBe(0);
});

it('the seal is pressed at its usual place, slightly turned, from a greater height', async () => {
  const { rest, runs, ring, stamp } = marks();
  ring.setPosition(800, 300).setDisplaySize(40, 40);
  await rest.press('C', LINE);
  expect(stamp).toMatchObject({
    texture: { key: 'stamp/C' },
    x: expect.closeTo(344),
    y: expect.closeTo(300),
    visible: true,
  });
  expect([stamp.angle, stamp.displayWidth]).toEqual([expect.closeTo(-5), expect.closeTo(SIZE)]);
  expect(runs).toEqual([{ to: { scale: SIZE / 100 }, duration: 120, from: expect.closeTo(1.6 * (SIZE / 100)) }]);
  expect(rest.sealAfter(LINE, { x: 10, y: 0 })).toMatchObject({ targets: stamp, to: { x: expect.closeTo(344) } });
  // The ring would come under the seal.
  const beside = 350 + (SIZE + 40) / 2 + 4;
  expect(rest.sealAfter(LINE, { x: -450, y: 0 })?.to).toMatchObject({ x: expect.closeTo(beside) });
});

it('a seal that does not count is struck out with a gouge', async () => {
  const { rest, runs, heard, stamp, stroke } = marks();
  await rest.press('A', LINE);
  await rest.strikeSeal();
  expect(stroke).toMatchObject({ x: stamp.x, y: stamp.y, visible: true, displayWidth: expect.closeTo(SIZE) });
  expect(runs[1]).toEqual({ to: { scale: SIZE / 100 }, duration: 160, from: expect.closeTo(0.3 * (SIZE / 100)) });
  expect(heard).toEqual([{ sound: 'gouge', buzz: 12 }]);
});

it('a seal that counts moves into a box at half its width, and is gone', async () => {
  const { rest, runs, stamp } = marks();
  await rest.press('A', LINE);
  await rest.moveSealTo({ x: 10, y: 20, width: 60, height: 40 });
  expect(runs[1]).toMatchObject({ to: { x: 40, y: 40, scale: expect.closeTo(0.3) }, duration: 220 });
  expect(stamp.visible).toBe(false);
});

it('the ring and the marked cell are hidden while the card turns, and shown afterwards unless all marks were cleared', () => {
  const { rest, mark, ring, stamp } = marks();
  const card = { scale: 1, rotation: 0, depth: 60, pointAt: (x: number, y: number) => ({ x, y }) } as never;
  const shown = () => [mark.visible, ring.visible, stamp.visible];
  rest.markCell(2, card, LINE);
  void rest.press('B', LINE);
  rest.hideOn(card);
  expect(shown()).toEqual([false, false, true]);
  rest.showHidden();
  expect(shown()).toEqual([true, true, true]);
  rest.hideOn(card);
  rest.clear();
  rest.showHidden();
  expect(shown()).toEqual([false, false, false]);
});
