import { describe, expect, it } from 'vitest';
import { seedGenerator } from '../../../src/rules/core/chance';
import type { Command } from '../../../src/rules/longTable/commands';
import type { WorkingState } from '../../../src/rules/longTable/state';
import { half } from '../../kit/longTable';
import { A, B, DONE, endTurn, item, type Played, part, seatIn, turn, use } from './heroKit';

const FIELD = `
  .   R   .
    1   .
  .   .   .
`;
const lose = (card: string): Command => ({ type: 'lose', card });
const shortRest: Command = { type: 'shortRest', hero: 'fighter' };
const takeIn = (card: string): Command => ({ type: 'endBonus', hero: 'fighter', card });

/** The turn of a hero who takes a long rest with these cards in discard. */
const longRest = (discard: string[], kit: Parameters<typeof turn>[1] = {}): Played =>
  turn(FIELD, {
    longRest: true,
    ...kit,
    before: (state) => {
      seatIn(state).discard = discard;
      kit.before?.(state);
    },
  });

/** The short rests at the end of a round, with these cards in discard. */
function shortRests(discard: string[], before: (state: WorkingState) => void = () => undefined): Played {
  const table = turn(FIELD, { before });
  return table
    .do(({ state }) => {
      state.turn = null;
      state.question = null;
      seatIn(state).discard = [...discard];
    })
    .tasks({ do: 'shortRests' });
}

describe('long rests', () => {
  it('L8.1, L8.3: the hero chooses the card to lose, and the others return to hand', () => {
    const asked = longRest([A, B, 'fighter9']);
    expect(asked.options).toEqual([lose(A), lose(B), lose('fighter9')]);
    const rested = asked.send(lose(B));
    expect(rested.seat.lost).toEqual([B]);
    expect(rested.seat.discard).toEqual([]);
    expect(rested.seat.hand).toEqual(['fighter1', 'fighter2', 'fighter3', 'fighter4', A, 'fighter9']);
    expect(rested.of('restTaken')).toMatchObject([{ long: true, lost: B, beside: false, rule: 'L8.3' }]);
    expect(rested.asks).toBeNull();
  });

  it('L8.3: a long rest heals 2 and refreshes spent items, but not consumed ones', () => {
    const items = [item('hat', { effect: { parts: [part('heal', 1)] } }), item('cake', { use: 'consumed' })];
    const rested = longRest([A, B], {
      items,
      before: (state) => {
        for (const figure of state.figures) figure.hp = 5;
        for (const held of seatIn(state).items)
          Object.assign(held, { state: held.item === 'hat' ? 'spent' : 'consumed', uses: 1 });
      },
    }).send(lose(A));
    expect(rested.figure()?.hp).toBe(7);
    expect(rested.seat.items).toEqual([
      { item: 'hat', state: 'ready', uses: 0 },
      { item: 'cake', state: 'consumed', uses: 1 },
    ]);
    expect(rested.of('itemRefreshed')).toMatchObject([{ item: 'hat', rule: 'L8.3' }]);
    expect(rested.options).toEqual([use('hat'), endTurn]);
  });

  it('L8.3: items may be used before the rest, as in any turn', () => {
    const items = [item('tea', { effect: { parts: [part('heal', 1, { self: true })] } })];
    const asked = longRest([A, B], { items });
    expect(asked.send(use('tea')).options).toEqual([lose(A), lose(B)]);
  });

  it('L8.1: with fewer than two cards in discard there is no rest, and the turn is over', () => {
    const passed = longRest([A]);
    expect(passed.asks).toBeNull();
    expect(passed.seat.discard).toEqual([A]);
    expect(passed.of('restTaken')).toEqual([]);
  });

  it('L8.1, L1.3: an active card that counts as discarded may be included, which ends its bonus, or left active', () => {
    const source = { from: 'card', hero: 'fighter', card: A, half: 'top' } as const;
    const active = (state: WorkingState) => {
      seatIn(state).active = [{ card: A, half: 'top', pile: 'discard' }];
      state.bonuses = [
        {
          id: 7,
          kind: 'shield',
          bearer: 'hero:fighter',
          amount: 1,
          range: 0,
          trigger: null,
          abilities: [],
          until: 'round',
          source,
          used: 0,
          slots: [],
        },
      ];
    };
    const asked = longRest([B], { before: active });
    expect(asked.options).toEqual([takeIn(A), endTurn]);
    const taken = asked.send(takeIn(A));
    expect(taken.state.bonuses).toEqual([]);
    expect(taken.options).toEqual([lose(B), lose(A)]);
    expect(longRest([B], { before: active }).send(endTurn).seat.active).toHaveLength(1);
  });

  it('L17.3: a bonus whose card counts as lost may also be ended at a rest; the card is then lost', () => {
    const active = (state: WorkingState) => {
      seatIn(state).active = [{ card: 'fighter1', half: 'top', pile: 'lost' }];
    };
    const before = longRest([A, B], { before: active });
    expect(before.options).toEqual([lose(A), lose(B), takeIn('fighter1')]);
    expect(before.send(takeIn('fighter1')).seat).toMatchObject({ active: [], lost: ['fighter1'], discard: [A, B] });
    const short = shortRests([A, B], active).send(takeIn('fighter1'));
    expect(short.seat).toMatchObject({ active: [], lost: ['fighter1'] });
    expect(short.options).toEqual([shortRest, DONE]);
  });

  it('L15.8: a stunned hero may still rest', () => {
    const rested = longRest([A, B], {
      before: (state) => {
        for (const figure of state.figures) figure.tokens = [{ token: 'stun', fresh: false }];
      },
    });
    expect(rested.send(lose(A)).seat.lost).toEqual([A]);
  });
});

describe('short rests', () => {
  it('L8.2: the lost card is random and equally likely to be any; the same seed gives the same card', () => {
    const drawn = (seed: string) => {
      const asked = shortRests([A, B, 'fighter9'], (state) => {
        state.generator = seedGenerator(seed);
      });
      return asked.send(shortRest).of('restDrawn')[0]?.card;
    };
    expect(drawn('one')).toBe(drawn('one'));
    const all = Array.from({ length: 40 }, (_, i) => drawn(`seed ${i}`));
    expect(new Set(all)).toEqual(new Set([A, B, 'fighter9']));
  });

  it('L8.2: if the hero keeps the drawn card, it is lost and the others return to hand', () => {
    const drawn = shortRests([A, B]).send(shortRest);
    const lost = drawn.of('restDrawn')[0]?.card ?? '';
    const rested = drawn.send({ type: 'keep' });
    expect(rested.seat.lost).toEqual([lost]);
    expect(rested.seat.discard).toEqual([]);
    expect(rested.of('restTaken')).toMatchObject([{ long: false, lost, rule: 'L8.2' }]);
    expect(rested.asks).toBeNull();
    expect(rested.figure()?.hp).toBe(10);
  });

  it('L8.2: once, for 1 damage that cannot be negated, another random card is lost instead', () => {
    const drawn = shortRests([A, B]).send(shortRest);
    const first = drawn.of('restDrawn')[0]?.card;
    const rested = drawn.send({ type: 'redraw' });
    expect(rested.figure()?.hp).toBe(9);
    expect(rested.asks).toBeNull();
    expect(rested.seat.lost).toEqual([A, B].filter((card) => card !== first));
    expect(rested.seat.hand).toContain(first);
  });

  it('L8.2: this exchange is not offered at 1 HP', () => {
    const rested = shortRests([A, B], (state) => {
      for (const figure of state.figures) figure.hp = 1;
    }).send(shortRest);
    expect(rested.of('restTaken')).toHaveLength(1);
    expect(rested.figure()?.hp).toBe(1);
  });

  it('L8.1, L8.2: only heroes with two cards in discard are asked, once each, and resting is optional', () => {
    expect(shortRests([A]).asks).toBeNull();
    expect(shortRests([A, B]).options).toEqual([shortRest, DONE]);
    expect(shortRests([A, B]).send(DONE).seat.discard).toEqual([A, B]);
    const two = turn(FIELD, { heroes: { archer: {} } })
      .do(({ state }) => {
        state.turn = null;
        state.question = null;
        seatIn(state).discard = [A, B];
        seatIn(state, 'archer').discard = ['archer1', 'archer2'];
        seatIn(state, 'archer').hand = [];
      })
      .tasks({ do: 'shortRests' });
    const one = two.send(shortRest, { type: 'keep' });
    expect(one.options).toEqual([{ type: 'shortRest', hero: 'archer' }, DONE]);
  });

  it('L8.2, L20.4: an exhausted hero does not rest', () => {
    const none = shortRests([A, B], (state) => {
      seatIn(state).exhausted = true;
    });
    expect(none.asks).toBeNull();
  });

  it('L8.2: the event says whether an enemy was adjacent to the hero', () => {
    const beside = turn(FIELD, { figures: { R: 'rat' } })
      .do(({ state }) => {
        state.turn = null;
        state.question = null;
        seatIn(state).discard = [A, B];
      })
      .tasks({ do: 'shortRests' })
      .send(shortRest, { type: 'keep' });
    expect(beside.of('restTaken')).toMatchObject([{ beside: true }]);
  });
});

describe('Recover and Refresh', () => {
  const recover = (amount: number | 'all', from: 'discard' | 'lost') =>
    half({ part: 'ability', ability: { verb: 'recover', amount, from, mods: {} } });
  const refresh = (amount: number | 'all', from: 'spent' | 'consumed') =>
    half({ part: 'ability', ability: { verb: 'refresh', amount, from, mods: {} } });
  const cardsWith = (top: ReturnType<typeof half>) =>
    [
      { id: A, hero: 'fighter', level: 1, initiative: 20, top, bottom: half(part('move', 1)) },
      { id: B, hero: 'fighter', level: 1, initiative: 30, top, bottom: half(part('move', 1)) },
    ] as const;
  const play: Command = { type: 'play', card: A, half: 'top', basic: false };
  const perform: Command = { type: 'perform' };

  it('L18.3: cards are recovered to hand from the named pile, chosen by the player', () => {
    const asked = turn(FIELD, {
      cards: cardsWith(recover(1, 'lost')),
      before: (state) =>
        Object.assign(seatIn(state), { lost: ['fighter1', 'fighter2'], discard: ['fighter3'], hand: [] }),
    }).send(play, perform);
    expect(asked.options).toEqual([
      { type: 'recover', card: 'fighter1' },
      { type: 'recover', card: 'fighter2' },
    ]);
    const taken = asked.send({ type: 'recover', card: 'fighter2' });
    expect(taken.seat.hand).toEqual(['fighter2']);
    expect(taken.seat.lost).toEqual(['fighter1']);
  });

  it('L18.3: neither the card that recovers nor an unrecoverable card can be recovered', () => {
    const none = turn(FIELD, {
      cards: cardsWith(recover(2, 'lost')),
      before: (state) => Object.assign(seatIn(state), { lost: ['fighter1'], unrecoverable: ['fighter1'], hand: [] }),
    }).send(play);
    expect(none.of('abilitySkipped')).toMatchObject([{ why: 'impossible' }]);
  });

  it('L18.3: a card is unrecoverable if it was lost by an unrecoverable action', () => {
    const cards = cardsWith({ ...half(part('shield', 1)), lost: true, unrecoverable: true });
    const lost = turn(FIELD, { cards }).send(play, perform);
    expect(lost.seat.active.map(({ card }) => card).concat(lost.seat.lost)).toEqual([A]);
    expect(lost.seat.unrecoverable).toEqual([A]);
  });

  it('L18.3: active cards may be recovered too, which ends their bonus', () => {
    const source = { from: 'card', hero: 'fighter', card: 'fighter1', half: 'top' } as const;
    const taken = turn(FIELD, {
      cards: cardsWith(recover(2, 'discard')),
      before: (state) => {
        Object.assign(seatIn(state), { hand: [], active: [{ card: 'fighter1', half: 'top', pile: 'discard' }] });
        state.bonuses = [
          {
            id: 7,
            kind: 'shield',
            bearer: 'hero:fighter',
            amount: 1,
            range: 0,
            trigger: null,
            abilities: [],
            until: 'round',
            source,
            used: 0,
            slots: [],
          },
        ];
      },
    }).send(play, perform);
    expect(taken.seat.hand).toEqual(['fighter1']);
    expect(taken.seat.active).toEqual([]);
    expect(taken.state.bonuses).toEqual([]);
  });

  it('L18.3: spent or consumed items become ready, as the ability says; “all” asks no question', () => {
    const items = [item('hat', {}), item('coat', {}), item('cake', { use: 'consumed' })];
    const before = (state: WorkingState) => {
      for (const held of seatIn(state).items) held.state = held.item === 'cake' ? 'consumed' : 'spent';
    };
    const all = turn(FIELD, { items, before, cards: cardsWith(refresh('all', 'spent')) }).send(play, perform);
    expect(all.seat.items.map(({ state }) => state)).toEqual(['ready', 'ready', 'consumed']);
    const one = turn(FIELD, { items, before, cards: cardsWith(refresh(1, 'spent')) }).send(play, perform);
    expect(one.options).toEqual([
      { type: 'refresh', item: 'hat' },
      { type: 'refresh', item: 'coat' },
    ]);
    expect(one.send({ type: 'refresh', item: 'coat' }).seat.items.map(({ state }) => state)).toEqual([
      'spent',
      'ready',
      'consumed',
    ]);
    const cake = turn(FIELD, { items, before, cards: cardsWith(refresh(1, 'consumed')) }).send(play, perform);
    expect(cake.seat.items.map(({ state }) => state)).toEqual(['spent', 'spent', 'ready']);
  });
});
