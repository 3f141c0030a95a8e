/** Tests what a held thing knows of its pointer: its place, its speed, and whether its release is a tap. */
import { expect, it } from 'vitest';
import { Grip } from '../../../src/scenes/inHand/table/Grip';

const pointer = (worldX: number, worldY: number, timeStamp: number, id = 1) =>
  ({ id, worldX, worldY, event: { timeStamp } }) as never;

it('the thing keeps its distance from the pointer', () => {
  const grip = new Grip(pointer(100, 100, 0), { x: 90, y: 130 });
  expect(grip.positionFor(pointer(150, 40, 16))).toEqual({ x: 140, y: 70 });
});

it('only the pointer that picked the thing up holds it', () => {
  const grip = new Grip(pointer(100, 100, 0), { x: 90, y: 130 });
  expect([grip.isOf(pointer(1, 1, 9)), grip.isOf(pointer(100, 100, 0, 2))]).toEqual([true, false]);
});

it.each([
  ['where it came down', 100, true],
  ['7 px away', 107, true],
  ['8 px away', 108, false],
] as const)('a pointer that is released %s', (_, x, isTap) => {
  expect(new Grip(pointer(100, 100, 0), { x: 0, y: 0 }).isTapAt(pointer(x, 100, 90))).toBe(isTap);
});

it('a long slow drag is no tap, however little the pointer has moved lately', () => {
  const grip = new Grip(pointer(100, 100, 0), { x: 0, y: 0 });
  for (let step = 1; step <= 200; step += 1) grip.note(pointer(100 + step / 10, 100, 16 * step));
  expect(grip.isTapAt(pointer(120, 100, 3300))).toBe(false);
});

it('the speed is that of the latest movement, or of the whole way upwards', () => {
  const grip = new Grip(pointer(100, 100, 0), { x: 0, y: 0 });
  for (const [x, at] of [
    [100, 500],
    [110, 516],
    [120, 532],
  ] as const)
    grip.note(pointer(x, 100, at));
  expect(grip.velocityAt(532).x).toBeGreaterThan(500);
  expect(grip.speedUpwards(pointer(100, 40, 100))).toBe(600);
});
