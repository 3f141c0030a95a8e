/**
 * Tests ruler and die under a pointer: picking up, moving, throwing, missing, cancelling. The animation does not affect the
 * result.
 */
import { describe, expect, it, vi } from 'vitest';
import type { Play } from '../../../src/flow/inHand/play';
import { CARD } from '../../../src/scenes/art/geometry';
import { HERO_MODIFIERS_LAYOUT } from '../../../src/scenes/inHand/art/characterHpCard';
import { ROLL_LINE } from '../../../src/scenes/inHand/art/geometry';
import { MONSTER_MODIFIERS_LAYOUT } from '../../../src/scenes/inHand/art/monsterHpCard';
import { uncoverCell } from '../../../src/scenes/inHand/table/moments/uncover';
import { filmed } from '../../kit/film';
import { hand, melee } from '../../kit/scenes';
import { staged, stagedAlike } from '../../kit/stage';
import { SAMPLES } from '../../sound/inHand/events';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

/** A play in a fight that waits for a throw. */
const due = (): Play =>
  melee({ cards: hand({ top: [{ kind: 'attack', value: 4 }], bottom: [] }) })
    .plays('one', 'top')
    .attacks('dummy-1').play;

const pointer = (id: number, worldX: number, worldY: number, timeStamp: number) =>
  ({ id, worldX, worldY, event: { timeStamp } }) as never;

type Way = readonly (readonly [x: number, y: number])[];

async function at(onTable: boolean, size?: readonly [number, number]) {
  const play = due();
  const { stage, table, show } = await staged(play, play, { onTable, ...(size ? { size: [...size] } : {}) });
  const thrown = onTable ? table.die : table.ruler;
  if (!thrown) return expect.unreachable('nothing to throw');
  const parts: object = { ...thrown, ...(onTable ? {} : table.ruler.marks) };
  const signs = Object.fromEntries(Object.entries(parts).filter(([, each]) => each?.setPosition && each?.setAlpha));
  const rolled: boolean[] = [];
  /** Moves the pointer along a way, one step every 16 ms; returns the answer at each step. */
  const pull = (way: Way, { id = 1, rolls = true } = {}) => {
    const { x, y } = onTable ? (signs['image'] as { x: number; y: number }) : table.monsterHp;
    const said: unknown[] = [];
    way.forEach(([dx, dy], nth) => {
      const now = pointer(id, x + dx, y + dy, 1000 + 16 * nth);
      if (nth === 0) said.push(thrown.grab(now));
      else if (nth < way.length - 1) thrown.drag(now);
      else
        said.push(
          thrown.release(now, () => {
            rolled.push(rolls);
            return rolls;
          }),
        );
    });
    return said;
  };
  const event = { ...SAMPLES.rolled, dropped: null };
  return {
    stage,
    table,
    thrown,
    signs,
    rolled,
    pull,
    show: (more: Partial<typeof event> = {}) => show({ ...event, ...more }),
  };
}

const AWAY: Way = [
  [0, 0],
  [0, 60],
  [0, 120],
  [0, 180],
  [0, 180],
];
const TAP: Way = [
  [0, 0],
  [2, 1],
  [2, 1],
];

describe.each([
  ['the ruler', false],
  ['the die', true],
] as const)('%s', (name, onTable) => {
  it('is picked up at its position, by one pointer at a time', async () => {
    const { thrown, signs, table } = await at(onTable);
    const { x, y } = onTable ? (signs['image'] as { x: number; y: number }) : table.monsterHp;
    expect(thrown.grab(pointer(1, x + 400, y + 400, 0))).toBe(false);
    expect(thrown.grab(pointer(1, x, y, 0))).toBe(true);
    expect(thrown.grab(pointer(2, x, y, 0))).toBe(false);
    expect(thrown.release(pointer(2, x, y, 9), () => true)).toBeNull();
    const lies = () => Object.values(signs).map((each) => [each.x, each.y]);
    const before = [table.monsterHp.x, table.monsterHp.y, ...lies()];
    thrown.drag(pointer(2, x + 60, y + 60, 16));
    expect([table.monsterHp.x, table.monsterHp.y, ...lies()]).toEqual(before);
    thrown.cancel();
    expect(thrown.release(pointer(1, x, y, 9), () => true)).toBeNull();
    expect(thrown.grab(pointer(2, x, y, 0))).toBe(true);
  });

  it('returns from a throw that misses, and nothing is rolled', async () => {
    const { pull, rolled } = await at(onTable);
    const aside: Way = onTable
      ? [
          [0, 0],
          [-20, 300],
          [-40, 900],
          [-60, 1500],
          [-80, 2000],
        ]
      : AWAY.map(([, d]) => [d * 4, d * 9]);
    expect(pull(aside)).toEqual([true, 'miss']);
    expect(rolled).toEqual([]);
  });

  it('rolls at a tap, unless the table forbids it', async () => {
    const { pull, rolled } = await at(onTable);
    expect(pull(TAP, { rolls: false })).toEqual([true, 'miss']);
    expect(pull(TAP)).toEqual([true, 'thrown']);
    expect(rolled).toEqual([false, true]);
  });

  it.each([
    [
      'a throw',
      onTable
        ? ([
            [0, 0],
            [10, -30],
            [24, -70],
            [40, -120],
            [40, -120],
          ] as Way)
        : ([
            [0, 0],
            [0, -20],
            [0, -44],
            [0, -70],
            [0, -70],
          ] as Way),
    ],
    ['a tap', TAP],
  ])('can be seen on its way: %s', async (how, way) => {
    const { stage, table, signs, pull, show } = await at(onTable);
    const over = filmed(stage, { 'monster HP': table.monsterHp, ...signs });
    const said = pull(way);
    await stage.until(show());
    await stage.pass(240);
    const lines = [`said ${said.join(', ')}`, ...over()];
    expect(lines.length).toBeGreaterThan(8);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./films/${`${name} ${how}`.replace(/\W+/g, '-')}.txt`);
  });
});

it('R2.1: while the ruler is held it follows the hand, leans at most 5 degrees, and no face is marked', async () => {
  const { thrown, signs, table, rolled } = await at(false);
  const { x, y, rotation } = table.monsterHp;
  thrown.grab(pointer(1, x, y, 0));
  let most = 0;
  for (let step = 0; step <= 12; step += 1) {
    thrown.drag(pointer(1, x - 30 * step, y - 20 * step, 16 * step));
    expect([table.monsterHp.x, table.monsterHp.y]).toEqual([x - 30 * step, y - 20 * step]);
    most = Math.max(most, Math.abs(table.monsterHp.rotation - rotation));
    expect(Object.values(signs).filter(({ visible }, i) => visible && i !== 0)).toEqual([]);
  }
  expect((most * 180) / Math.PI).toBeGreaterThan(3);
  expect((most * 180) / Math.PI).toBeLessThanOrEqual(5.001);
  expect(rolled).toEqual([]);
});

it('R2.1: the ruler is blurred while it slides, and sharp while it crawls and rests', async () => {
  const { stage, table, pull, show } = await at(false);
  pull(TAP);
  const began = stage.now;
  const blurred: number[] = [];
  stage.onFrame = () => {
    if (table.monsterHp.front.y !== 0) blurred.push(stage.now - began);
  };
  await stage.until(show());
  expect(blurred.length).toBeGreaterThan(20);
  expect(Math.max(...blurred)).toBeLessThanOrEqual(310);
  expect(table.monsterHp.front.y).toBe(0);
});

describe.each([
  [390, 844],
  [768, 1024],
  [844, 390],
  [1440, 900],
] as const)('R2.1: on a table of %i x %i a throw', (...size) => {
  const FLUNG = [
    ['up', 0, -110],
    ['to the left', -110, 0],
    ['hard up to the left', -180, -180],
    ['to the right', 90, -10],
    ['gently', -4, -6],
  ] as const;

  it.each(FLUNG)(
    '%s ends where the result is read: beside the row of the hero’s table that applies',
    async (_, dx, dy) => {
      const { table, signs, pull, show, stage } = await at(false, size);
      const way = [0, 0.3, 0.6, 1, 1].map((part) => [dx * part, dy * part] as const);
      if (pull(way)[1] !== 'thrown') return;
      await stage.until(show());
      const { ring, stamp } = signs as Record<string, { x: number; y: number; visible: boolean }>;
      const rest = table.heroHp.pointAt(42.6, ROLL_LINE.y);
      expect(ring?.visible && stamp?.visible).toBe(true);
      expect([ring?.x, ring?.y]).toEqual([expect.closeTo(rest.x), expect.closeTo(rest.y)]);
      // The stamp is on the line, beside the edge of the ruler.
      expect(stamp?.x).toBeLessThan((ring?.x ?? 0) - 90);
      expect(stamp?.y).toBeCloseTo(ring?.y ?? 0);
    },
  );

  it('moves away from the hero’s table cell that gives the modifier, and can be read as before', async () => {
    for (const row of [0, 2, 4])
      for (const column of HERO_MODIFIERS_LAYOUT.columns) {
        const { table, pull, show, stage, signs } = await at(false, size);
        pull(TAP);
        await stage.until(show());
        const before = readAt(table.ruler.reading);
        const y = HERO_MODIFIERS_LAYOUT.y + HERO_MODIFIERS_LAYOUT.rowHeight * (row + 0.5);
        await stage.until(uncoverCell(table, 'hero', { x: column, y }));
        const cell = table.heroHp.pointAt(column + 3, y + 2);
        expect(table.monsterHp.pointInCard(cell.x, cell.y)).toBeNull();
        expect(readAt(table.ruler.reading)).toBeCloseTo(before);
        const { ring } = signs as Record<string, { x: number; y: number }>;
        expect(ring?.x).toBeCloseTo(table.ruler.reading.at.x);
        expect(ring?.x).toBeLessThan(table.heroHp.pointAt(CARD.width, 0).x);
      }
  });

  it('moves the cell of the monster’s table into the window', async () => {
    for (const column of MONSTER_MODIFIERS_LAYOUT.columns) {
      const { table, pull, show, stage, signs } = await at(false, size);
      pull(TAP);
      await stage.until(show({ purpose: 'monsterAttack' }));
      const y =
        MONSTER_MODIFIERS_LAYOUT.y + MONSTER_MODIFIERS_LAYOUT.rowHeight * ((table.view?.monsterHp?.level ?? 0) + 0.5);
      await stage.until(uncoverCell(table, 'monster', { x: column, y }));
      const cell = table.monsterHp.pointAt(column, y);
      expect(cell.x).toBeLessThan(size[0] - 30);
      expect(table.tracker.pointInCard(cell.x, cell.y)).toBeNull();
      const { ring, stamp } = signs as Record<string, { x: number; y: number; displayWidth: number }>;
      if (!ring || !stamp) return expect.unreachable('no marks');
      expect(ring.x - ring.displayWidth / 2).toBeGreaterThanOrEqual(0);
      expect(Math.hypot(ring.x - stamp.x, ring.y - stamp.y)).toBeGreaterThan(
        (ring.displayWidth + stamp.displayWidth) / 2,
      );
    }
  });
});

/** The point where the line crosses the ruler, in px from the ruler's zero mark. */
const readAt = ({ pose, at: { x, y } }: { pose: { x: number; y: number }; at: { x: number; y: number } }) =>
  Math.hypot(x - pose.x, y - pose.y);
