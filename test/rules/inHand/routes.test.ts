import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HexId, terrainAt } from '../../../src/rules/core/board';
import * as routes from '../../../src/rules/core/routes';
import {
  canStand,
  heroWalker,
  type MapSituation,
  MOVE_MODES,
  type MoveGear,
  type MoveMode,
} from '../../../src/rules/inHand/walkers';
import { drawn, situations, slowRange, slowReach } from '../../kit/slowGeometry';

const NEVER = Number.POSITIVE_INFINITY;
const { rangeBetween, isWithinRange } = routes;

const stepCost = (situation: MapSituation, to: HexId, mode: MoveMode, gear?: MoveGear) =>
  heroWalker(situation, mode, gear).stepCost(to);
/** The points that ending a jump on a hex costs in addition to its steps. */
const landingCost = (situation: MapSituation, hex: HexId, gear?: MoveGear) =>
  heroWalker(situation, 'jump', gear).landingCost(hex);
const reach = (situation: MapSituation, from: HexId, points: number, mode: MoveMode, gear?: MoveGear) =>
  routes.reachableHexes(situation.board, from, points, heroWalker(situation, mode, gear));
const stepsFrom = (situation: MapSituation, from: HexId, left: number, mode: MoveMode, gear?: MoveGear) =>
  routes.enterableHexes(situation.board, from, left, heroWalker(situation, mode, gear));

describe('R12.1 range', () => {
  test('R12.1 range is counted in hexes; obstacles, terrain and monsters do not matter', () => {
    const { situation, at } = drawn('a\n\nX\n\nm\n\nT\n\n~\n\nb');
    expect(rangeBetween(situation, at('a'), at('b'))).toBe(5);
    expect(rangeBetween(situation, at('b'), at('a'))).toBe(5);
    expect(rangeBetween(situation, at('a'), at('a'))).toBe(0);
  });

  test('R12.1 range never goes through walls: it is counted around them', () => {
    const { situation, at } = drawn('a\n  .\n.\n- .\nb');
    expect(rangeBetween(situation, at('a'), at('b'))).toBe(3);
    expect(isWithinRange(situation, at('a'), at('b'), 3)).toBe(true);
    expect(isWithinRange(situation, at('a'), at('b'), 2)).toBe(false);
  });

  test('R13.1 neither a closed door nor anything behind it is within range', () => {
    const { situation, at } = drawn('a\n\nD\n\nb');
    expect(rangeBetween(situation, at('a'), 'a2')).toBe(NEVER);
    expect(rangeBetween(situation, 'a2', at('a'))).toBe(NEVER);
    expect(rangeBetween(situation, 'a2', 'a2')).toBe(NEVER);
    expect(rangeBetween(situation, at('a'), at('b'))).toBe(NEVER);
    expect(rangeBetween({ ...situation, opened: ['a2'] }, at('a'), at('b'))).toBe(2);
  });

  test('R4.2 rock is never within range', () => {
    const { situation, at } = drawn('a\n\n#\n\nb');
    expect(rangeBetween(situation, at('a'), 'a2')).toBe(NEVER);
    expect(rangeBetween(situation, at('a'), at('b'))).toBe(NEVER);
  });

  test('R12.1 range agrees with a slow, simple implementation', () => {
    fc.assert(
      fc.property(situations(4, 3), ({ situation, a, b }) => {
        expect(rangeBetween(situation, a, b)).toBe(slowRange(situation, a, b));
      }),
      { numRuns: 200 },
    );
  });
});

describe('R10 one step', () => {
  const { situation, at } = drawn('. . T H ~ X D m'.split(' ').join('\n\n'));
  const hexes = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', at('m')];

  test.each([
    { rule: 'R4.1 plain', hex: 'a2', move: 1, stand: true },
    { rule: 'R4.4 trap', hex: 'a3', move: 1, stand: true },
    { rule: 'R4.5 hazardous', hex: 'a4', move: 1, stand: true },
    { rule: 'R4.6 difficult', hex: 'a5', move: 2, stand: true },
    { rule: 'R4.7 obstacle', hex: 'a6', move: NEVER, stand: false },
    { rule: 'R4.3 closed door', hex: 'a7', move: 1, stand: true },
    { rule: 'R4.10 living monster', hex: 'a8', move: NEVER, stand: false },
  ])('$rule: entering costs $move', ({ hex, move, stand }) => {
    expect(stepCost(situation, hex, 'move')).toBe(move);
    expect(canStand(situation, hex)).toBe(stand);
  });

  test('R10.2 a jump pays 1 for every hex, including obstacles, monsters and closed doors', () => {
    expect(hexes.map((hex) => stepCost(situation, hex, 'jump'))).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('R4.2 rock cannot be entered', () => {
    expect(MOVE_MODES.map((mode) => stepCost(situation, 'b1', mode))).toEqual([NEVER, NEVER]);
    expect(canStand(situation, 'b1')).toBe(false);
  });

  test('R4.6 a jump that ends on difficult terrain pays 1 more, and it cannot end on an obstacle or a monster', () => {
    expect(hexes.map((hex) => landingCost(situation, hex))).toEqual([0, 0, 0, 0, 1, NEVER, 0, NEVER]);
  });

  test('R23.1 waders make difficult terrain cost 1', () => {
    expect(stepCost(situation, 'a5', 'move', { waders: true })).toBe(1);
    expect(landingCost(situation, 'a5', { waders: true })).toBe(0);
  });

  test('R4.10 a dead monster does not block the way', () => {
    expect(stepCost({ ...situation, monsters: [] }, at('m'), 'move')).toBe(1);
  });
});

describe('R10.1 the hexes within reach of a move', () => {
  test('R10.1 are all hexes for which the points suffice, except the start hex', () => {
    const { situation, at } = drawn(`
      .   .   .
        .   .
      @   .   .
        .   .
      .   .   .
    `);
    const reached = reach(situation, at('@'), 1, 'move');
    expect([...reached.keys()].sort()).toEqual(['a1', 'a3', 'b1', 'b2']);
    expect(reach(situation, at('@'), 0, 'move').size).toBe(0);
  });

  test('R10.1 do not lie behind walls, obstacles or living monsters', () => {
    const { situation, at } = drawn('. X @ m .'.split(' ').join('\n\n'));
    expect(reach(situation, at('@'), 9, 'move').size).toBe(0);
    expect([...reach({ ...situation, monsters: [] }, at('@'), 9, 'move').keys()]).toEqual(['a4', 'a5']);
    const walled = drawn('@\n-\n.');
    expect(reach(walled.situation, walled.at('@'), 9, 'move').size).toBe(0);
  });

  test('R4.6 take difficult terrain into account: it costs 2 points, and the cheapest way goes around it', () => {
    const { situation, at } = drawn(`
      @
        .
      ~
        .
      g
    `);
    const goal = reach(situation, at('@'), 4, 'move').get(at('g'));
    expect(goal).toEqual({ cost: 3, path: ['a2', 'a3'], canStop: true });
    expect(reach(situation, at('@'), 4, 'move', { waders: true }).get(at('g'))?.cost).toBe(2);
    expect(reach(situation, at('@'), 1, 'move').has('a2')).toBe(false);
  });

  test('R4.4 come with the path with the fewest traps, among paths of equal cost', () => {
    const { situation, at } = drawn(`
      #   T
        @   g
      #   H
        .
      #   .
    `);
    expect(reach(situation, at('@'), 2, 'move').get(at('g'))?.path).toEqual(['c2', 'd1']);
    expect(reach({ ...situation, spent: ['c1'] }, at('@'), 2, 'move').get(at('g'))?.path).toEqual(['c1', 'd1']);
  });

  test('R4.5 come with the path with the fewest hazardous hexes among those, unless hazards do no harm', () => {
    const { situation, at } = drawn(`
      #   H
        @   g
      #   .
    `);
    expect(reach(situation, at('@'), 2, 'move').get(at('g'))?.path).toEqual(['c2', 'd1']);
    expect(reach(situation, at('@'), 2, 'move', { waders: true }).get(at('g'))?.path).toEqual(['c1', 'd1']);
  });

  test('R4.4 come with a path over traps if the traps are not sprung on the way', () => {
    const { situation, at } = drawn(`
      #   T
        @   g
      #   .
    `);
    expect(reach(situation, at('@'), 2, 'move').get(at('g'))?.path).toEqual(['c2', 'd1']);
    expect(reach(situation, at('@'), 2, 'move', { overTraps: true }).get(at('g'))?.path).toEqual(['c1', 'd1']);
  });

  test('R10.1 come with the cheapest path, even if a longer one is less dangerous', () => {
    const { situation, at } = drawn('@\n  .\nT\n  .\ng');
    expect(reach(situation, at('@'), 3, 'move').get(at('g'))?.path).toEqual(['a2', 'a3']);
  });

  test('R4.3 can lie behind closed doors, which cost nothing extra', () => {
    const { situation, at } = drawn('@ D g'.split(' ').join('\n\n'));
    const reached = reach(situation, at('@'), 2, 'move');
    expect(reached.get('a2')).toEqual({ cost: 1, path: ['a2'], canStop: true });
    expect(reached.get(at('g'))).toEqual({ cost: 2, path: ['a2', 'a3'], canStop: true });
  });
});

describe('R10.2 the hexes within reach of a jump', () => {
  const { situation, at } = drawn('@ X m ~ D g'.split(' ').join('\n\n'));

  test('R10.2 can be reached over obstacles, monsters and terrain, but a jump cannot end on an obstacle or a monster', () => {
    const reached = reach(situation, at('@'), 5, 'jump');
    expect(reached.get('a2')).toEqual({ cost: 1, path: ['a2'], canStop: false });
    expect(reached.get('a3')?.canStop).toBe(false);
    expect(reached.get(at('g'))).toEqual({ cost: 5, path: ['a2', 'a3', 'a4', 'a5', 'a6'], canStop: true });
  });

  test('R4.6 take one point more if they are difficult terrain on which the jump ends', () => {
    expect(reach(situation, at('@'), 3, 'jump').get('a4')).toMatchObject({ cost: 3, canStop: false });
    expect(reach(situation, at('@'), 4, 'jump').get('a4')).toMatchObject({ cost: 4, canStop: true });
    expect(reach(situation, at('@'), 3, 'jump', { waders: true }).get('a4')).toMatchObject({ cost: 3, canStop: true });
  });

  test('R10.2 do not lie behind a wall', () => {
    const walled = drawn('@\n-\n.');
    expect(reach(walled.situation, walled.at('@'), 9, 'jump').size).toBe(0);
    expect(stepsFrom(walled.situation, walled.at('@'), 9, 'jump')).toEqual([]);
  });
});

describe('R10 the next step', () => {
  test('R10.1 can go to any neighbour for which the points suffice, listed clockwise from the top', () => {
    const { situation, at } = drawn(`
      .   X   .
        .   ~
      .   @   T
        D   m
      .   .   .
    `);
    expect(stepsFrom(situation, at('@'), 1, 'move')).toEqual(['c3', 'b2', 'b1']);
    expect(stepsFrom(situation, at('@'), 2, 'move')).toEqual(['d1', 'c3', 'b2', 'b1']);
    expect(stepsFrom(situation, at('@'), 0, 'move')).toEqual([]);
  });

  test('R10.2 a jump may step onto an obstacle only if a point is left to land, even if only on the hex it came from', () => {
    const { situation, at } = drawn('@\n\nX\n\n.');
    expect(stepsFrom(situation, at('@'), 1, 'jump')).toEqual([]);
    expect(stepsFrom(situation, at('@'), 2, 'jump')).toEqual(['a2']);
    expect(stepsFrom(situation, 'a2', 1, 'jump')).toEqual(['a1', 'a3']);
  });

  test('R4.6 a jump needs 2 points to step onto difficult terrain with nothing behind it', () => {
    const { situation, at } = drawn('@\n\n~\n\nX');
    expect(stepsFrom(situation, at('@'), 1, 'jump')).toEqual([]);
    expect(stepsFrom(situation, at('@'), 1, 'jump', { waders: true })).toEqual(['a2']);
    expect(stepsFrom(situation, at('@'), 2, 'jump')).toEqual(['a2']);
  });
});

describe('R10 properties', () => {
  test.each(MOVE_MODES)('R10 reach of a %s agrees with a search of every path', (mode) => {
    fc.assert(
      fc.property(situations(4, 4, 3), fc.nat(5), ({ situation, a }, points) => {
        const reached = reach(situation, a, points, mode);
        const expected = slowReach(situation, a, points, mode);
        expect([...reached.keys()].sort()).toEqual([...expected.keys()].sort());
        for (const [hex, { cost, path, canStop }] of reached) {
          const [over = NEVER, traps, hazards] = expected.get(hex) ?? [];
          const difficult = terrainAt(situation, hex) === 'difficult';
          expect(canStop).toBe(canStand(situation, hex) && over + Number(mode === 'jump' && difficult) <= points);
          expect(cost).toBe(over + Number(mode === 'jump' && difficult && canStop));
          const entered = path.map((step) => terrainAt(situation, step));
          const danger = (kind: string) => entered.filter((terrain) => mode === 'move' && terrain === kind).length;
          expect([danger('trap'), danger('hazardous')]).toEqual([traps, hazards]);
        }
      }),
      { numRuns: 100 },
    );
  });

  test.each(MOVE_MODES)(
    'R10 single steps of a %s can follow every path within reach, and never lead to a hex where it cannot end',
    (mode) => {
      fc.assert(
        fc.property(situations(4, 4, 3), fc.nat(5), ({ situation, a }, points) => {
          for (const { path, canStop } of reach(situation, a, points, mode).values()) {
            let [at, left] = [a, points];
            for (const next of canStop ? path : []) {
              expect(stepsFrom(situation, at, left, mode)).toContain(next);
              left -= stepCost(situation, next, mode);
              at = next;
            }
          }
          for (const next of stepsFrom(situation, a, points, mode)) {
            const left = points - stepCost(situation, next, mode);
            const here = canStand(situation, next) && (mode === 'move' || landingCost(situation, next) <= left);
            expect(here || stepsFrom(situation, next, left, mode).length > 0).toBe(true);
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});
