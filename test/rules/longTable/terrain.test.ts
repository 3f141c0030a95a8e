import { describe, expect, it } from 'vitest';
import { run } from '../../../src/rules/longTable/engine';
import { lootHex } from '../../../src/rules/longTable/looting';
import { openedWith } from '../../../src/rules/longTable/penalties';
import { enter, fillGrave } from '../../../src/rules/longTable/terrain';
import { half } from '../../kit/longTable';
import { B, bottom, cardA, cardB, type Played, part, step, steps, turn } from './heroKit';

const FIELD = `
  .   T   .   .
    1   H   R
  .   .   .   .
`;
const rats = { figures: { R: 'rat' } };
const enters = (hex: string, how: Parameters<typeof enter>[3] = {}, figure = 'monster:rat:1') =>
  turn(FIELD, { ...rats, level: 2 }).do((t) => {
    t.state.question = null;
    enter(t, figure, hex, how);
    run(t);
  });

describe('entering hexes', () => {
  it('L4.5: a trap is sprung by a figure that is forced in; the kill is that of whoever did it', () => {
    const sprung = enters('c1', { by: 'hero:fighter' });
    expect(sprung.figure('monster:rat:1')?.hp).toBe(2);
    expect(sprung.of('damaged')).toMatchObject([{ n: 4, by: 'hero:fighter', source: { from: 'trap', hex: 'c1' } }]);
    expect(sprung.of('stepped')).toMatchObject([{ by: 'hero:fighter', rule: 'L14.2' }]);
    expect(sprung.state.tiles['c1']).toBe('plain');
  });

  it('L4.5: a trap’s conditions come, also without damage', () => {
    const table = turn(FIELD, {
      ...rats,
      state: { traps: [{ hex: 'c2', damage: 0, conditions: ['immobilize', 'poison'] }] },
    });
    const sprung = table.do((t) => {
      t.state.question = null;
      enter(t, 'monster:rat:1', 'c2');
      run(t);
    });
    expect(sprung.of('damaged')).toEqual([]);
    expect(sprung.figure('monster:rat:1')?.tokens.map(({ token }) => token)).toEqual(['immobilize', 'poison']);
    expect(sprung.of('trapSprung')).toMatchObject([{ damage: 0, conditions: ['immobilize', 'poison'] }]);
  });

  it('L9.4: neither trap nor hazard acts on what is over the hex', () => {
    expect(enters('c1', { over: true }).of('trapSprung')).toEqual([]);
    expect(enters('d1', { over: true }).of('hazardEntered')).toEqual([]);
    expect(enters('d1').of('hazardEntered')).toMatchObject([{ damage: 2 }]);
  });

  it('L4.6: a grave that is filled is gone', () => {
    const filled = turn('1   .', { state: { graves: ['a1', 'c1'] } }).do((t) => {
      fillGrave(t, 'a1');
      fillGrave(t, 'e1');
    });
    expect(filled.state.graves).toEqual(['c1']);
    expect(filled.of('graveFilled')).toHaveLength(1);
  });

  it('L4.6: graves are no hindrance to heroes', () => {
    const cards = [cardA(), cardB(half(part('attack', 1)), half(part('move', 2)))] as const;
    const walked = turn(FIELD, { cards, state: { graves: ['c2'] } }).send(bottom(B), ...steps('c2', 'b1'));
    expect(walked.of('stepped').map(({ cost }) => cost)).toEqual([1, 1]);
  });
});

describe('what a room of a random dungeon asks', () => {
  /** The fighter stands on b1. It is round 2; the room was opened in this round or in one before. */
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

  it('L34.4: traps in it do more', () => {
    const sprung = withPenalty({ penalty: 'trapsMore', n: 1 }).send(bottom(B), ...steps('c1'));
    expect(sprung.of('trapSprung')).toMatchObject([{ damage: 5 }]);
  });

  it('L34.4: money in it is not looted at the end of a turn', () => {
    const ended = (penalty: object) => withPenalty(penalty).do((t) => lootHex(t, 'fighter', 'b1')).seat.money;
    expect(ended({ penalty: 'lootByAbility' })).toBe(0);
    expect(ended({ penalty: 'noShortRest' })).toBe(1);
  });

  it('L34.4: in the round in which it is opened only the opener may enter it', () => {
    const beside = ['c1', 'c2'];
    const entered = (round: number, by: string, hexes = beside) =>
      withPenalty({ penalty: 'onlyOpenerEnters' }, round, by, hexes).send(bottom(B)).offers(step('c2'));
    expect(entered(2, 'hero:archer')).toBe(false);
    expect(entered(1, 'hero:archer')).toBe(true);
    expect(entered(2, 'hero:fighter')).toBe(true);
    // Whoever is inside goes on there.
    expect(entered(2, 'hero:archer', ['b1', ...beside])).toBe(true);
  });

  it('L34.4: what holds in the round of opening holds in the first room, opened at set-up, in round 1', () => {
    const { book, state } = withPenalty({ penalty: 'noShortRest' });
    const held = (round: number) =>
      openedWith(book, { ...state, round, openings: [{ room: 0, round: 0, by: null }] }, 'noShortRest').length;
    expect([held(1), held(2)]).toEqual([1, 0]);
  });

  it('L34.4: in the round in which it is opened there may be no short rest', () => {
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
