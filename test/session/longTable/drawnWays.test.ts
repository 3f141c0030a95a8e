/** L9: what a drawn way meets, hex by hex, on passages of one row. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { moverHex, pathExtendedTo, wayAlong, waysOf } from '../../../src/session/longTable/ways';
import { half } from '../../kit/longTable';
import { zigzag } from '../../kit/scenes';
import { A, bottom, cardA, cardB, part, type TurnKit, turn } from '../../rules/longTable/heroKit';
import { playOf } from './inputPlays';

const JUMP = { jump: true };

/** The fighter on a1 moves along a passage a1, b1, c1 and so on, by so many hexes. */
function moving(hexes: string, n = 3, mods: object = {}, kit: TurnKit = {}): Play {
  const cards = [cardA(undefined, half(part('move', n, mods))), cardB()] as const;
  const played = turn(zigzag(hexes), { figures: { r: 'rat' }, cards, ...kit }).send(bottom(A));
  expect(played.asks).toBe('move');
  return playOf(played);
}

describe('a way is extended', () => {
  it.each<[string, Play, readonly string[], string, readonly string[]]>([
    ['to the next hex', moving('1....'), [], 'b1', ['b1']],
    ['from its end', moving('1....'), ['b1'], 'c1', ['b1', 'c1']],
    ['over a gap', moving('1....'), [], 'd1', ['b1', 'c1', 'd1']],
    ['back to one of its hexes', moving('1....'), ['b1', 'c1', 'd1'], 'c1', ['b1', 'c1']],
    ['back to its first hex', moving('1....'), ['b1', 'c1', 'd1'], 'b1', ['b1']],
    ['back to the start', moving('1....'), ['b1', 'c1'], 'a1', []],
    ['to a closed door', moving('1D..'), [], 'b1', ['b1']],
    ['over a figure by a jump', moving('1r..', 3, JUMP), [], 'b1', ['b1']],
    ['over a gap with a figure in it by a jump', moving('1r..', 3, JUMP), [], 'c1', ['b1', 'c1']],
    ['to difficult ground that costs two', moving('1~..', 2), [], 'b1', ['b1']],
  ])('%s', (_, play, path, to, extended) => {
    expect(pathExtendedTo(play, path, to)).toEqual({ path: extended, refused: null });
  });

  it.each<[string, Play, readonly string[], string, string]>([
    ['far: with no movement left', moving('1....'), ['b1', 'c1', 'd1'], 'e1', 'far'],
    ['far: over too long a gap', moving('1....'), [], 'e1', 'far'],
    ['far: to difficult ground that costs too much', moving('.1~..', 1), [], 'c1', 'far'],
    ['far: to a hex that is not on the map', moving('1....'), [], 'z9', 'far'],
    [
      'far: to a hex of a room that is not open',
      moving('1....', 3, {}, { scenario: { rooms: [{ hexes: ['a1', 'b1'] }] } }),
      ['b1'],
      'c1',
      'far',
    ],
    ['foe: to a monster', moving('.1r..'), [], 'c1', 'foe'],
    ['obstacle: to an obstacle', moving('.1X..'), [], 'c1', 'obstacle'],
    ['door: beyond a door at its end', moving('1D..'), ['b1'], 'c1', 'door'],
    ['noEnd: onto a figure with no movement to go on', moving('.1r..', 1, JUMP), [], 'c1', 'noEnd'],
  ])('not %s', (_, play, path, to, refused) => {
    expect(pathExtendedTo(play, path, to)).toEqual({ path, refused });
  });

  it('not at all if no figure moves', () => {
    const play = playOf(turn(zigzag('1...')));
    expect(pathExtendedTo(play, ['b1'], 'c1')).toEqual({ path: ['b1'], refused: null });
    expect([moverHex(play), wayAlong(play, ['b1']), waysOf(play).size]).toEqual([null, null, 0]);
    expect(moverHex(moving('1...'))).toBe('a1');
  });
});

describe('a drawn way has', () => {
  it.each<[string, Play, readonly string[], object]>([
    ['its cost', moving('1....'), ['b1', 'c1'], { cost: 2, movement: 3, canStop: true, risks: [] }],
    ['the cost of difficult ground', moving('1~..'), ['b1', 'c1'], { cost: 3, canStop: true }],
    ['too high a cost', moving('1....', 1), ['b1', 'c1'], { cost: 2, movement: 1, canStop: false }],
    ['no end on a figure', moving('1r..', 3, JUMP), ['b1'], { cost: 1, canStop: false }],
    ['each risk once', moving('1TTH', 3), ['b1', 'c1', 'd1'], { risks: ['trap', 'hazard'] }],
    [
      'no risk of a trap that has gone off',
      moving('1T..', 3, {}, { state: { traps: [], tiles: { b1: 'plain' } as never } }),
      ['b1'],
      { risks: [] },
    ],
    ['the risk of a door', moving('1D..'), ['b1'], { risks: ['door'] }],
    ['only the risk of its last hex for a jump', moving('1TH.', 3, JUMP), ['b1', 'c1'], { risks: ['hazard'] }],
    ['no risk for a jump beyond it', moving('1TH.', 3, JUMP), ['b1', 'c1', 'd1'], { risks: [] }],
    ['the door even for a jump', moving('1D..', 3, JUMP), ['b1', 'c1'], { risks: ['door'] }],
  ])('%s', (_, play, path, way) => {
    expect(wayAlong(play, path)).toMatchObject({ path, ...way });
  });

  it('nothing if it is empty', () => {
    expect(wayAlong(moving('1...'), [])).toBeNull();
  });
});

describe('ways lead', () => {
  const ends = (play: Play) => [...waysOf(play)].map(([hex, { cost }]) => `${hex} ${cost}`);

  it.each<[string, Play, readonly string[]]>([
    ['as far as the movement', moving('1.....'), ['b1 1', 'c1 2', 'd1 3']],
    ['not past a monster', moving('1.r...'), ['b1 1']],
    ['over a monster by a jump', moving('1.r...', 3, JUMP), ['b1 1', 'd1 3']],
    ['to a door, not through it', moving('1.D..'), ['b1 1', 'c1 2']],
    [
      'not into rooms that are not open',
      moving('1...', 3, {}, { scenario: { rooms: [{ hexes: ['a1', 'b1'] }] } }),
      ['b1 1'],
    ],
  ])('%s', (_, play, found) => {
    expect(ends(play).filter((each) => !each.startsWith('a1'))).toEqual(found);
  });
});
