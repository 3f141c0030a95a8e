/** R1.1, R1.2: tests how an HP card gets from one number to another: it hops, turns in its plane, or is flipped. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TweenOptions } from '../../../src/scenes/core/Motion';
import { HERO_HP_GRID, HERO_HP_NUMBER } from '../../../src/scenes/inHand/art/characterHpCard';
import { MONSTER_HP_GRID, MONSTER_HP_NUMBER } from '../../../src/scenes/inHand/art/monsterHpCard';
import * as turning from '../../../src/scenes/inHand/sprites/turning';
import { animateHpChange, type HpChange, hpChangeBakes, turnOf } from '../../../src/scenes/inHand/table/moments/hp';
import { Stage } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
afterEach(() => void vi.restoreAllMocks());

/** A card whose mm are px, at some point of the screen. */
const card = (x: number, y: number, scale: number) => ({
  scale,
  rotation: 0,
  pointAt: (mmX: number, mmY: number) => ({ x: x + mmX, y: y + mmY }),
});
const CARDS = { hero: card(1000, 2000, 2), monster: card(5000, 6000, 3) };
const GRID = {
  hero: { x: 1000, y: 2000, grid: HERO_HP_GRID },
  monster: { x: 5000, y: 6000, grid: MONSTER_HP_GRID },
};

/** A table with these two cards that records what is painted and moved. */
function table(die = false) {
  const stage = new Stage();
  const told: string[] = [];
  const path: { x: number; y: number }[] = [];
  const motion = {
    async run({ targets, to, duration, onUpdate }: TweenOptions) {
      told.push(`${duration} ms`);
      for (const part of [0, 0.5, 1]) {
        if (!('part' in to)) continue;
        Object.assign(targets, { part });
        onUpdate?.();
        path.push(...stage.of('crossing').map(({ x, y }) => ({ x, y })));
      }
      if (!('part' in to)) Object.assign(targets, to);
    },
  };
  const laid = {
    die,
    motion,
    heroHp: CARDS.hero,
    monsterHp: CARDS.monster,
    ruler: {
      marks: { hideOn: () => void told.push('no ring'), showHidden: () => void told.push('ring') },
    },
    baker: { show: ({ key }: { key: string }) => key },
    paintHp: (_: unknown, who: string, hp: number) => void told.push(`${who} ${hp}`),
  };
  vi.spyOn(turning, 'flipCard').mockImplementation(async (_, sprite, { swap, ...how }) => {
    told.push(`flip ${(sprite as unknown) === CARDS.hero ? 'hero' : 'monster'} ${JSON.stringify(how)}`);
    swap();
  });
  vi.spyOn(turning, 'rotateHalfTurn').mockImplementation(async (_, sprite, swap) => {
    told.push(`round ${(sprite as unknown) === CARDS.hero ? 'hero' : 'monster'}`);
    swap();
  });
  const presentation = { scene: stage.scene, table: laid, next: {} } as never;
  return { stage, told, path, laid, change: (change: HpChange) => animateHpChange(presentation, change) };
}

describe('the turn of an HP card', () => {
  it.each([
    [7, 3, 'hop'],
    [9, 1, 'hop'],
    [8, 7, 'round'],
    [6, 5, 'round'],
    [7, 5, 'long'],
    [8, 6, 'long'],
    [8, 5, 'short'],
    [7, 6, 'short'],
    [5, 0, 'hop'],
    [2, -3, 'round'],
  ])('from %i to %i HP is: %s', (before, after, turn) => {
    expect([turnOf(before, after), turnOf(after, before)]).toEqual([turn, turn]);
  });

  it.each([
    ['hero', 8, 7, ['no ring', 'round hero', 'hero 7', 'ring', '90 ms']],
    ['monster', 8, 7, ['no ring', 'round monster', 'monster 7', 'ring', '90 ms']],
    ['hero', 7, 5, ['no ring', 'flip hero {"ms":380,"lift":18,"axis":"long"}', 'hero 5', 'ring', '90 ms']],
    ['monster', 8, 5, ['no ring', 'flip monster {"ms":380,"lift":18,"axis":"short"}', 'monster 5', 'ring', '90 ms']],
    ['hero', 7, 3, ['160 ms', 'hero 3', 'ring', '90 ms']],
    ['hero', 3, 3, []],
  ] as const)('of the %s from %i to %i paints the new number, and stamps it at the end', async (...given) => {
    const [who, before, after, expected] = given;
    const { told, change } = table();
    await change({ who, before, after });
    expect(told).toEqual(expected);
  });

  it('R2.2: does not happen in the variant with the die', async () => {
    const { stage, told, change } = table(true);
    await change({ who: 'hero', before: 8, after: 7 });
    await change({ who: 'hero', before: 7, after: 3 });
    expect(told).toEqual(['hero 7', 'ring', '90 ms', 'hero 3', 'ring', '90 ms']);
    expect(stage.of('crossing')).toEqual([]);
  });
});

describe('the ring of a hop', () => {
  it.each([
    // The values of a position are in two columns: 3, 7 in the first row, 11, 15 in the second.
    ['hero', 7, 3, [1, 0], [0, 0]],
    ['monster', 15, 3, [1, 1], [0, 0]],
    ['monster', 3, 11, [0, 0], [0, 1]],
    ['hero', 5, 0, [1, 0], [0, 0]],
  ] as const)('of the %s flies from %i to %i in an arc, and is gone afterwards', async (...given) => {
    const [who, before, after, from, to] = given;
    const { stage, path, change } = table();
    await change({ who, before, after });
    const { x, y, grid } = GRID[who];
    const cell = ([column, row]: readonly [number, number]) => ({
      x: x + grid.x + column * grid.dx,
      y: y + grid.y + row * grid.dy,
    });
    const [start, end] = [cell(from), cell(to)];
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 10 };
    const close = (point: { x: number; y: number }) => ({ x: expect.closeTo(point.x), y: expect.closeTo(point.y) });
    expect(path).toEqual([start, middle, end].map(close));
    const [ring, ...others] = stage.of('crossing');
    expect(others).toEqual([]);
    expect([ring?.displayWidth, ring?.displayHeight]).toEqual([8 * CARDS[who].scale, 8 * CARDS[who].scale]);
    expect(stage.left()).toEqual([]);
  });
});

describe('the stamped number', () => {
  it.each([
    ['hero', 2, 'struck/2', { x: 1000 + HERO_HP_NUMBER.x, y: 2000 + HERO_HP_NUMBER.y }],
    ['monster', -3, 'struck/0', { x: 5000 + MONSTER_HP_NUMBER.x, y: 6000 + MONSTER_HP_NUMBER.y }],
  ] as const)('of the %s with %i HP lies where the number is printed', async (who, after, key, place) => {
    const { stage, change } = table();
    await change({ who, before: 9, after });
    const [struck] = stage.of('struck');
    expect(struck).toMatchObject({ texture: { key }, ...place, gone: true });
    expect(struck?.displayWidth).toBeCloseTo(16 * CARDS[who].scale);
  });

  it('is painted ahead with the ring, in the scale of its card; nothing is painted if the HP stay', () => {
    const { laid } = table();
    const of = (change: HpChange) => hpChangeBakes(laid as never, change).map(({ key, mm, size }) => [key, mm, size]);
    const ring = ['crossing', 1, { width: 40, height: 40 }];
    expect(of({ who: 'hero', before: 4, after: -1 })).toEqual([ring, ['struck/0', 2, { width: 16, height: 16 }]]);
    expect(of({ who: 'monster', before: 4, after: 3 })).toEqual([ring, ['struck/3', 3, { width: 16, height: 16 }]]);
    expect(of({ who: 'monster', before: 4, after: 4 })).toEqual([]);
  });
});
