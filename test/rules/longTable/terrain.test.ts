import { describe, expect, it } from 'vitest';
import { runTasks } from '../../../src/rules/longTable/engine';
import { lootHex } from '../../../src/rules/longTable/looting';
import { roomsOpenedWith } from '../../../src/rules/longTable/penalties';
import { enterHex, fillGrave } from '../../../src/rules/longTable/terrain';
import { half } from '../../kit/longTable';
import { B, bottom, cardA, cardB, type Played, part, step, steps, turn } from './heroKit';

const FIELD = `
  .   T   .   .
    1   H   R
  .   .   .   .
`;
const rats = { figures: { R: 'rat' } };
const enters = (hex: string, how: Parameters<typeof enterHex>[3] = {}, figure = 'monster:rat:1') =>
  turn(FIELD, { ...rats, level: 2 }).do((t) => {
    t.state.question = null;
    enterHex(t, figure, hex, how);
    runTasks(t);
  });

describe('entering hexes', () => {
  it('L4.5: a figure that is forced into a trap springs it; a kill counts for the figure that forced it', () => {
    const sprung = enters('c1', { by: 'hero:fighter' });
    expect(sprung.figure('monster:rat:1')?.hp).toBe(2);
    expect(sprung.of('damaged')).toMatchObject([{ n: 4, by: 'hero:fighter', source: { from: 'trap', hex: 'c1' } }]);
    expect(sprung.of('stepped')).toMatchObject([{ by: 'hero:fighter', rule: 'L14.2' }]);
    expect(sprung.state.tiles['c1']).toBe('plain');
  });

  it('L4.5: the conditions of a trap apply even if it does no damage', () => {
    const table = turn(FIELD, {
      ...rats,
      state: { traps: [{ hex: 'c2', damage: 0, conditions: ['immobilize', 'poison'] }] },
    });
    const sprung = table.do((t) => {
      t.state.question = null;
      enterHex(t, 'monster:rat:1', 'c2');
      runTasks(t);
    });
    expect(sprung.of('damaged')).toEqual([]);
    expect(sprung.figure('monster:rat:1')?.tokens.map(({ token }) => token)).toEqual(['immobilize', 'poison']);
    expect(sprung.of('trapSprung')).toMatchObject([{ damage: 0, conditions: ['immobilize', 'poison'] }]);
  });

  it('L9.4: traps and hazards do not affect a figure that flies or jumps over the hex', () => {
    expect(enters('c1', { over: true }).of('trapSprung')).toEqual([]);
    expect(enters('d1', { over: true }).of('hazardEntered')).toEqual([]);
    expect(enters('d1').of('hazardEntered')).toMatchObject([{ damage: 2 }]);
  });

  it('L4.6: a filled grave is removed', () => {
    const filled = turn('1   .', { state: { graves: ['a1', 'c1'] } }).do((t) => {
      fillGrave(t, 'a1');
      fillGrave(t, 'e1');
    });
    expect(filled.state.graves).toEqual(['c1']);
    expect(filled.of('graveFilled')).toHaveLength(1);
  });

  it('L4.6: graves do not slow heroes', () => {
    const cards = [cardA(), cardB(half(part('attack', 1)), half(part('move', 2)))] as const;
    const walked = turn(FIELD, { cards, state: { graves: ['c2'] } }).send(bottom(B), ...steps('c2', 'b1'));
    expect(walked.of('stepped').map(({ cost }) => cost)).toEqual([1, 1]);
  });
});

describe('penalties of a random dungeon’s room', () => {
  /** The fighter is on b1 in round 2; the room was opened in `round`. */
  const withPenalty = (penalty: object, round = 2, by = 'hero:archer', hexes = ['b1', 'c1', 'c2']): Played => {
    const table = turn(FIELD, {
      ...rats,
      level: 2,
      cards: [cardA(), cardB(half(part('attack', 1)), half(part('move', 3)))],
      state: { round: 2, openings: [{ room: 0, round, by }], money: ['b1'] },
      scenario: {
        rooms: [{ hexes, penalties: [penalty] as never }],
      },
    });
    return table;
  };

  it('L34.4: traps in the room do more damage', () => {
    const sprung = withPenalty({ penalty: 'trapsMore', n: 1 }).send(bottom(B), ...steps('c1'));
    expect(sprung.of('trapSprung')).toMatchObject([{ damage: 5 }]);
  });

  it('L34.4: money in the room is not looted at the end of a turn', () => {
    const ended = (penalty: object) => withPenalty(penalty).do((t) => lootHex(t, 'fighter', 'b1')).seat.money;
    expect(ended({ penalty: 'lootByAbility' })).toBe(0);
    expect(ended({ penalty: 'noShortRest' })).toBe(1);
  });

  it('L34.4: in the round in which the room is opened, only the hero who opened it may enter', () => {
    const beside = ['c1', 'c2'];
    const entered = (round: number, by: string, hexes = beside) =>
      withPenalty({ penalty: 'onlyOpenerEnters' }, round, by, hexes).send(bottom(B)).offers(step('c2'));
    expect(entered(2, 'hero:archer')).toBe(false);
    expect(entered(1, 'hero:archer')).toBe(true);
    expect(entered(2, 'hero:fighter')).toBe(true);
    // A hero who is already inside may move on.
    expect(entered(2, 'hero:archer', ['b1', ...beside])).toBe(true);
  });

  it('L34.4: penalties for the round of opening apply to the first room, which is opened at set-up, in round 1', () => {
    const { book, state } = withPenalty({ penalty: 'noShortRest' });
    const held = (round: number) =>
      roomsOpenedWith(book, { ...state, round, openings: [{ room: 0, round: 0, by: null }] }, 'noShortRest').length;
    expect([held(1), held(2)]).toEqual([1, 0]);
  });

  it('L34.4: a penalty can forbid short rests in the round in which the room is opened', () => {
    const asks = (round: number) =>
      withPenalty({ penalty: 'noShortRest' }, round)
        .do(({ state }) => {
          state.question = null;
          for (const seat of state.seats) seat.discard = ['fighter1', 'fighter2'];
        })
        .tasks({ do: 'shortRests' }).asks;
    expect(asks(2)).toBeNull();
    expect(asks(1)).toBe('rests');
  });
});
