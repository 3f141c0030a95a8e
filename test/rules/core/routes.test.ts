import { describe, expect, it } from 'vitest';
import { type HexId, parseBoard, terrainAt } from '../../../src/rules/core/board';
import { enterableHexes, reachableHexes, saferHexes } from '../../../src/rules/core/routes';
import type { Walker } from '../../../src/rules/core/walker';

const NEVER = Number.POSITIVE_INFINITY;

function drawn(text: string) {
  const { board, marks } = parseBoard(text);
  const terrain = (hex: HexId) => terrainAt({ board, opened: [], spent: [] }, hex);
  return { board, terrain, from: marks['@']?.[0] ?? '', to: marks['g']?.[0] ?? '' };
}

/** Returns a walker that can enter each hex for 1 movement and without danger, with the changes of a test. */
const walker = (changes: Partial<Walker> = {}): Walker => ({
  stepCost: () => 1,
  landingCost: () => 0,
  dangersOf: () => [],
  ...changes,
});

describe('a walker', () => {
  it('reaches the hexes that its step costs allow', () => {
    const { board, terrain, from, to } = drawn('@ T ~ g'.split(' ').join('\n\n'));
    const costs = walker({ stepCost: (hex) => (terrain(hex) === 'trap' ? 3 : 1) });
    expect(reachableHexes(board, from, 5, costs).get(to)).toEqual({ cost: 5, path: ['a2', 'a3', 'a4'], canStop: true });
    expect(reachableHexes(board, from, 4, costs).has(to)).toBe(false);
    const afraid = walker({ stepCost: (hex) => (terrain(hex) === 'trap' ? NEVER : 1) });
    expect(reachableHexes(board, from, 9, afraid).size).toBe(0);
    expect(enterableHexes(board, from, 9, afraid)).toEqual([]);
  });

  it('ends a move only where its landing cost allows it, and takes no step after which it could not end', () => {
    const { board, terrain, from } = drawn('@ X X g'.split(' ').join('\n\n'));
    const flier = walker({ landingCost: (hex) => (terrain(hex) === 'obstacle' || hex === from ? NEVER : 0) });
    expect([...reachableHexes(board, from, 3, flier)].map(([hex, { canStop }]) => [hex, canStop])).toEqual([
      ['a2', false],
      ['a3', false],
      ['a4', true],
    ]);
    expect(enterableHexes(board, from, 2, flier)).toEqual([]);
    expect(enterableHexes(board, from, 3, flier)).toEqual(['a2']);
  });

  it('avoids dangers in their order on routes of the same cost', () => {
    const { board, terrain, from, to } = drawn(`
      #   T
        @   g
      #   H
    `);
    const avoiding = (...kinds: readonly string[]) =>
      walker({ dangersOf: (hex) => kinds.map((kind) => Number(terrain(hex) === kind)) });
    expect(reachableHexes(board, from, 2, avoiding('trap', 'hazardous')).get(to)?.path).toEqual(['c2', 'd1']);
    expect(reachableHexes(board, from, 2, avoiding('hazardous', 'trap')).get(to)?.path).toEqual(['c1', 'd1']);
    expect(reachableHexes(board, from, 2, avoiding('obstacle', 'door', 'hazardous')).get(to)?.path).toEqual([
      'c1',
      'd1',
    ]);
  });

  it('is offered a longer path around a danger if its points suffice, and the cheapest path otherwise', () => {
    const { board, terrain, from, to } = drawn(`
      .   .
        @
      .   .
        T
      .   .
        g
    `);
    const careful = walker({ dangersOf: (hex) => [Number(terrain(hex) === 'trap')] });
    const trap = Object.keys(board.hexes).find((hex) => terrain(hex) === 'trap') ?? '';
    const path = (points: number) => saferHexes(board, from, points, careful).get(to)?.path;
    expect(path(2)).toEqual([trap, to]);
    expect(path(9)).not.toContain(trap);
    expect(path(9)?.length).toBeGreaterThan(2);
    expect(saferHexes(board, from, 9, careful).get(trap)?.path).toEqual([trap]);
  });
});
