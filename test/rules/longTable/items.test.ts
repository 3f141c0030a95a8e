import { describe, expect, it } from 'vitest';
import { markUsed, mustBeUsed, refreshItem, usableItems } from '../../../src/rules/longTable/items';
import type { WorkingState } from '../../../src/rules/longTable/state';
import { half } from '../../kit/longTable';
import {
  A,
  B,
  bottom,
  cardA,
  cardB,
  element,
  item,
  PERFORM,
  part,
  SKIP,
  STOP,
  seatIn,
  step,
  top,
  turn,
  use,
} from './heroKit';

const FIELD = `
  .   .   .
    1   .
  .   .   .
`;
const tea = item('tea', { effect: { parts: [part('heal', 2, { self: true })] } });
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('items in a scenario', () => {
  it('L21.2: an item is used only at its moment, and in the hero’s own turn', () => {
    const coat = item('coat', { moment: 'attacked', effect: { shield: 1 } });
    const table = turn(FIELD, { items: [tea, coat] });
    expect(table.options.filter(({ type }) => type === 'useItem')).toEqual([use('tea')]);
    expect(ids(usableItems(table.book, table.state, 'fighter', 'attacked'))).toEqual(['coat']);
    const other = turn(FIELD, {
      items: [tea],
      heroes: { archer: {} },
      before: (state) => {
        if (state.turn) state.turn.figure = 'hero:archer';
      },
    });
    expect(other.options).toEqual([]);
  });

  it('L21.2: any number of items may be used in a turn', () => {
    const items = [tea, item('salve', { effect: { parts: [part('heal', 1, { self: true })] } })];
    const before = (state: WorkingState) => {
      for (const figure of state.figures) figure.hp = 4;
    };
    const used = turn(FIELD, { items, before }).send(use('tea'), use('salve'));
    expect(used.figure()?.hp).toBe(7);
    expect(used.state.turn?.itemsUsed).toBe(2);
  });

  it('L21.2: several abilities of an item are done in order, and each may be skipped', () => {
    const chain = item('chain', {
      effect: { parts: [part('give', 0, { self: true, conditions: ['strengthen'] }), part('heal', 2, { self: true })] },
    });
    const used = turn(FIELD, { items: [chain] }).send(use('chain'), PERFORM, SKIP);
    expect(used.figure()?.tokens).toEqual([{ token: 'strengthen', fresh: true }]);
    expect(used.of('healed')).toEqual([]);
    expect(used.seat.items).toMatchObject([{ state: 'spent' }]);
  });

  it('L21.2: an item that would recover nothing or refresh nothing is not offered', () => {
    const recover = item('flask', {
      effect: { parts: [{ part: 'ability', ability: { verb: 'recover', amount: 1, from: 'discard', mods: {} } }] },
    });
    expect(turn(FIELD, { items: [recover] }).offers(use('flask'))).toBe(false);
    const before = (state: WorkingState) => {
      seatIn(state).discard = [seatIn(state).hand.pop() ?? ''];
    };
    const active = (pile: 'discard' | 'lost') => (state: WorkingState) => {
      const [card = ''] = seatIn(state).hand;
      seatIn(state).active = [{ card, pile } as never];
    };
    expect(turn(FIELD, { items: [recover], before: active('lost') }).offers(use('flask'))).toBe(false);
    expect(turn(FIELD, { items: [recover], before: active('discard') }).offers(use('flask'))).toBe(true);
    const taken = turn(FIELD, { items: [recover], before }).send(use('flask'));
    expect(taken.seat.discard).toEqual([]);
    expect(taken.seat.hand).toContain('fighter4');
  });

  it('L21.4: an item becomes spent, consumed or neither; it can be used only while it is ready', () => {
    const items = [item('hat', {}), item('cake', { use: 'consumed' }), item('ring', { use: 'free' })];
    const used = turn(FIELD, { items }).do((t) => {
      for (const { id } of items) markUsed(t, 'fighter', id);
    });
    expect(used.seat.items.map(({ state }) => state)).toEqual(['spent', 'consumed', 'ready']);
    expect(ids(usableItems(used.book, used.state, 'fighter', 'turn'))).toEqual(['ring']);
    expect(used.of('itemUsed').map(({ rule }) => rule)).toEqual(['L21.4', 'L21.4', 'L21.4']);
  });

  it('L21.4: an item with use slots must be used whenever it fits, and is spent when the last slot is used', () => {
    const apron = item('apron', { moment: 'attacked', slots: 2, effect: { shield: 1 } });
    expect(mustBeUsed(apron)).toBe(true);
    expect(mustBeUsed(tea)).toBe(false);
    const once = turn(FIELD, { items: [apron] }).do((t) => markUsed(t, 'fighter', 'apron'));
    expect(once.seat.items).toEqual([{ item: 'apron', state: 'ready', uses: 1 }]);
    const twice = once.do((t) => markUsed(t, 'fighter', 'apron'));
    expect(twice.seat.items).toEqual([{ item: 'apron', state: 'spent', uses: 2 }]);
    const fresh = twice.do((t) => refreshItem(t, 'fighter', 'apron'));
    expect(fresh.seat.items).toEqual([{ item: 'apron', state: 'ready', uses: 0 }]);
  });

  it('L15.8: a stunned hero uses no items', () => {
    const before = (state: WorkingState) => {
      for (const figure of state.figures) figure.tokens = [{ token: 'stun', fresh: false }];
    };
    const { book, state } = turn(FIELD, { items: [tea], before });
    expect(usableItems(book, state, 'fighter', 'turn')).toEqual([]);
  });

  it('L2.1: an event can forbid all items in the first round', () => {
    const shut = turn(FIELD, { items: [tea] });
    const [hero] = shut.book.heroes;
    if (hero) Object.assign(hero.setup, { pending: [{ pending: 'noItems' }] });
    expect(usableItems(shut.book, shut.state, 'fighter', 'turn')).toEqual([]);
    expect(ids(usableItems(shut.book, { ...shut.state, round: 2 }, 'fighter', 'turn'))).toEqual(['tea']);
  });

  it('L16.2: a rest does not refresh a forfeited item, but does refresh a pledged one', () => {
    const improvements = (other: string) => [{ costs: [{ other }], mods: { plus: [{ n: 1 }] } }];
    const pay = (other: string) =>
      turn(FIELD, {
        items: [tea],
        cards: [cardA(half(part('shield', 1, {}, { improvements: improvements(other) }))), cardB()],
      }).send(top(A), { type: 'pay', nth: 0, item: 'tea' });
    expect(pay('pledge').of('itemPledged')).toMatchObject([{ state: 'spent' }]);
    const aside = pay('forfeit');
    expect(aside.of('itemPledged')).toMatchObject([{ state: 'aside' }]);
    expect(aside.offers(use('tea'))).toBe(false);
  });

  it('L21.3: a hero may use items of its turn in the middle of a move, which then goes on', () => {
    const used = turn(FIELD, {
      items: [tea],
      cards: [cardA(), cardB(half(part('attack', 1)), half(part('move', 2), element('ice')))],
    });
    const on = used.send(bottom(B), step('c1'), use('tea'), step('c2'));
    expect(on.figure()?.hex).toBe('c2');
    expect(on.of('healed')).toHaveLength(1);
    expect(on.state.turn?.created).toEqual(['ice']);
    expect(on.offers(STOP)).toBe(false);
  });
});
