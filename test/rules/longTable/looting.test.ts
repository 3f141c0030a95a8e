import { describe, expect, it } from 'vitest';
import type { TreasureDef } from '../../../src/rules/longTable/book';
import { seatOf } from '../../../src/rules/longTable/figures';
import { lootHex, placeMoney, takeAwayMoney } from '../../../src/rules/longTable/looting';
import { half } from '../../kit/longTable';
import { A, B, cardA, cardB, item, PERFORM, part, seatIn, top, turn } from './heroKit';

const ROOM = `
  .   .   .   .   .
    1   .   R   .
  .   .   .   .   .
`;
const loot = (n: number) => [cardA(half(part('loot', n))), cardB()] as const;
const rats = { figures: { R: 'rat' } };
const treasures = (...defs: TreasureDef[]) => ({ scenario: { treasures: defs } });

describe('money and treasure', () => {
  it('L4.7: a hex can have any number of money tokens', () => {
    const table = turn(ROOM).do((t) => {
      placeMoney(t, 'c2');
      placeMoney(t, 'c2');
      lootHex(t, 'fighter', 'c2');
    });
    expect(table.seat.money).toBe(2);
    expect(table.state.money).toEqual([]);
    expect(table.of('moneyTaken')).toMatchObject([{ hexes: ['c2', 'c2'], kept: true }]);
  });

  it('L18.4: Loot takes all money and treasure in range, even under figures', () => {
    const looted = turn(ROOM, {
      ...rats,
      cards: loot(2),
      state: { money: ['c1', 'd1', 'f1', 'g1'] },
      ...treasures({ hex: 'e1', number: 4, gold: 10 }),
    }).send(top(A), PERFORM);
    expect(looted.state.money).toEqual(['f1', 'g1']);
    expect(looted.seat.money).toBe(2);
    expect(looted.seat.gold).toBe(0);
    const wider = turn(ROOM, {
      ...rats,
      cards: loot(4),
      state: { money: ['c1', 'f1'] },
      ...treasures({ hex: 'e1', number: 4, gold: 10 }),
    }).send(top(A), PERFORM);
    expect(wider.seat).toMatchObject({ money: 2, gold: 10, found: [4] });
    expect(wider.of('moneyTaken')).toMatchObject([{ rule: 'L18.4' }]);
  });

  it('L18.4: Loot takes only what is in sight', () => {
    const map = `
      1   .
        #
      .   .
        .
      .   .
    `;
    const seen = turn(map, { cards: loot(5), state: { money: ['a2', 'c1'] } }).send(top(A), PERFORM);
    expect(seen.state.money).toEqual(['c1']);
    expect(seen.of('moneyTaken')).toMatchObject([{ hexes: ['a2'] }]);
  });

  it('L18.5: a treasure takes effect at once: it gives gold, or an item for later', () => {
    const table = turn(ROOM, {
      items: [item('hat', { price: 21 })],
      book: { items: { hat: item('hat', { price: 21 }), coat: item('coat', { price: 30 }) } },
      ...treasures({ hex: 'c2', number: 1, item: 'coat' }, { hex: 'd1', number: 2, gold: 15 }),
    }).do((t) => {
      lootHex(t, 'fighter', 'c2');
      lootHex(t, 'fighter', 'd1');
    });
    expect(table.seat).toMatchObject({ gold: 15, found: [1, 2], carries: [] });
    expect(table.state.treasures).toEqual([]);
    expect(table.seat.items.map((held) => held.item)).toEqual(['hat']);
    expect(table.of('treasureLooted')).toMatchObject([
      { number: 1, item: 'coat', gold: 0, rule: 'L18.6' },
      { number: 2, item: null, gold: 15 },
    ]);
  });

  it('L18.5: an item that the hero already owns is sold at once for half its price, rounded down', () => {
    const table = turn(ROOM, {
      items: [item('hat', { price: 21 })],
      ...treasures({ hex: 'c2', number: 1, item: 'hat' }),
    }).do((t) => lootHex(t, 'fighter', 'c2'));
    expect(table.seat.gold).toBe(10);
    expect(table.of('treasureLooted')).toMatchObject([{ item: null, gold: 10 }]);
  });

  it('L18.5: if two treasures give the same item, the second one is sold', () => {
    const table = turn(ROOM, {
      book: { items: { coat: item('coat', { price: 30 }) } },
      ...treasures({ hex: 'c2', number: 1, item: 'coat' }, { hex: 'c2', number: 2, item: 'coat' }),
    }).do((t) => lootHex(t, 'fighter', 'c2'));
    expect(table.seat.gold).toBe(15);
    expect(table.of('treasureLooted').map((event) => event.item)).toEqual(['coat', null]);
  });

  it('L18.5: a treasure that the same hero loots again gives nothing', () => {
    const table = turn(ROOM, treasures({ hex: 'c2', number: 3, goal: true, gold: 5 })).do((t) => {
      lootHex(t, 'fighter', 'c2');
      t.state.treasures = [3];
      lootHex(t, 'fighter', 'c2');
    });
    expect(table.seat).toMatchObject({ gold: 5, found: [3] });
  });

  it('L18.5: a treasure that another hero looted before gives nothing', () => {
    const table = turn(ROOM, {
      ...treasures({ hex: 'c2', number: 3, goal: true, gold: 5 }),
      heroes: { archer: {} },
      figures: { R: 'archer' },
    }).do((t) => {
      lootHex(t, 'fighter', 'c2');
      t.state.treasures = [3];
      lootHex(t, 'archer', 'c2');
    });
    expect(seatOf(table.state, 'archer')).toMatchObject({ gold: 0, found: [], carries: [3] });
    expect(table.of('treasureLooted').map(({ gold }) => gold)).toEqual([5, 0]);
  });

  it('L4.7: a goal treasure is carried', () => {
    const table = turn(ROOM, treasures({ hex: 'c2', number: 3, goal: true })).do((t) => lootHex(t, 'fighter', 'c2'));
    expect(table.seat.carries).toEqual([3]);
    expect(table.state.treasures).toEqual([]);
  });

  it('L27.7: if the scenario allows it, a hero puts down a goal treasure once, which removes Wound and Poison', () => {
    const table = turn(ROOM, {
      scenario: { sacks: true, treasures: [{ hex: 'g1', number: 3, goal: true }] },
      before: (state) => {
        seatIn(state).carries = [3];
        state.treasures = [];
        for (const figure of state.figures)
          figure.tokens = (['wound', 'poison', 'muddle'] as const).map((token) => ({ token, fresh: false }));
      },
    });
    const down = table.send({ type: 'putDown', hero: 'fighter', treasure: 3 });
    expect(down.figure()?.tokens.map(({ token }) => token)).toEqual(['muddle']);
    expect(down.state).toMatchObject({ treasures: [3], putDown: { '3': 'b1' } });
    expect(down.seat).toMatchObject({ carries: [], hasPutDown: true });
    const again = down.do((t) => lootHex(t, 'fighter', 'b1'));
    expect(again.seat.carries).toEqual([3]);
    expect(again.state.putDown).toEqual({});
    expect(again.options.some(({ type }) => type === 'putDown')).toBe(false);
  });

  it('L25.9: money that a monster loots is lost, and monsters loot no treasure', () => {
    const table = turn(ROOM, {
      ...rats,
      state: { money: ['f1', 'a1'] },
      ...treasures({ hex: 'e1', number: 4, gold: 10 }),
    });
    const taken = table.do((t) => takeAwayMoney(t, 'monster:rat:1', 1));
    expect(taken.state.money).toEqual(['a1']);
    expect(taken.state.treasures).toEqual([4]);
    expect(taken.of('moneyTaken')).toMatchObject([{ kept: false }]);
    expect(taken.seat.money).toBe(0);
    expect(taken.seat.hand).not.toContain(B);
  });
});
