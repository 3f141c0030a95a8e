/** Tests that red line, ring and printed cells of the ruler (R2.1) agree at any window size. */
import { expect, it, vi } from 'vitest';
import { positionOnRuler, RULER_POSITIONS } from '../../../src/rules/inHand/dice';
import { FACES } from '../../../src/rules/inHand/vocabulary';
import { CARD } from '../../../src/scenes/art/geometry';
import { ROLL_LINE } from '../../../src/scenes/inHand/art/geometry';
import { arrangeLayout, DEFAULT_ARRANGEMENT } from '../../../src/scenes/inHand/table/arrangement';
import { hand, melee } from '../../kit/scenes';
import { staged, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

/** The printed strip of fifteen cells along the left edge of the card, in mm. */
const STRIP = 5.4;
const CELL = 88 / 15;

const LEFT = { ...DEFAULT_ARRANGEMENT, hand: 'left' } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether a part of a straight line passes through the inside of a convex polygon. */
function runsThrough(from: Point, to: Point, corners: readonly Point[]): boolean {
  let [enters, leaves] = [0, 1];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const side = ({ x, y }: Point) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    const [here, there] = [side(from), side(to)];
    if (here < 0 && there < 0) leaves = -1;
    else if (here < 0) enters = Math.max(enters, here / (here - there));
    else if (there < 0) leaves = Math.min(leaves, here / (here - there));
  });
  return leaves - enters > 1e-9;
}

/** A sequence of numbers from 0 to 1 that is the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

it('in 1,000 throws the line crosses only the cell of the rolled letter, and the ring is around the cell’s centre', async () => {
  const { play } = melee({ cards: hand({ top: [{ kind: 'attack', value: 4 }], bottom: [] }) })
    .plays('one', 'top')
    .attacks('dummy-1');
  const { table } = await staged(play, play);
  const { ring } = table.ruler.marks as unknown as { ring: Point & { visible: boolean } };
  const { ruler, heroHp, monsterHp, motion } = table;
  const next = numbers(7);
  motion.speed = 0;
  const seen = new Set<number>();
  for (let throws = 0; throws < 1000; throws += 1) {
    const [width, height] = [320 + next() * 1700, 340 + next() * 1100];
    const layout = arrangeLayout(
      width,
      height,
      'roll',
      { top: 0, bottom: next() * 40 },
      next() < 0.5 ? DEFAULT_ARRANGEMENT : LEFT,
    );
    heroHp.place(layout.heroHp);
    monsterHp.place(layout.monsterHp);
    table.updateRulerLine();
    monsterHp.setPosition(monsterHp.x + (next() - 0.5) * 500, monsterHp.y + (next() - 0.5) * 500);
    monsterHp.setRotation(monsterHp.rotation + (next() - 0.5) * 0.17);
    const { face, residue } = positionOnRuler(Math.floor(next() * RULER_POSITIONS));
    const from = 2 + next() * 11;
    await ruler.show(residue, false, { mm: 30 + next() * 25, cells: { from, to: Math.min(13, from + next() * 9) } });

    const line = [0, CARD.width].map((x) => heroHp.pointAt(x, ROLL_LINE.y));
    const [left = ring, right = ring] = line;
    const crossed = Array.from({ length: 15 }, (_, cell) => cell).filter((cell) => {
      const [top, foot] = [88 - (cell + 1) * CELL, 88 - cell * CELL];
      const corners = [
        monsterHp.pointAt(0, top),
        monsterHp.pointAt(STRIP, top),
        monsterHp.pointAt(STRIP, foot),
        monsterHp.pointAt(0, foot),
      ];
      return runsThrough(left, right, corners);
    });
    expect(crossed.map((cell) => FACES[cell % 3])).toEqual([face]);
    const [cell = -1] = crossed;
    seen.add(cell);
    const centre = monsterHp.pointAt(STRIP / 2, 88 - (cell + 0.5) * CELL);
    expect(ring.visible).toBe(true);
    expect(Math.hypot(ring.x - centre.x, ring.y - centre.y)).toBeLessThan(0.1 * CELL * monsterHp.scale);
  }
  expect(seen.size).toBeGreaterThan(12);
});
