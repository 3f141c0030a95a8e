import { describe, expect, it } from 'vitest';
import type { WorkingState } from '../../../src/rules/longTable/state';
import { half } from '../../kit/longTable';
import { A, ability, B, bottom, cardA, cardB, item, PERFORM, part, step, top, turn } from './heroKit';

/** The fighter on b1, the archer two hexes away, the healer far away, one rat adjacent to the fighter and one behind. */
const FIELD = `
  .   R   .   .   .   .
    1   2   .   .   3
  .   .   E   .   .   .
`;
const four = { figures: { '2': 'archer', '3': 'healer', R: 'rat', E: 'elite rat' } };
const playing = (parts: Parameters<typeof half>[0][], kit: Parameters<typeof turn>[1] = {}) =>
  turn(FIELD, { ...four, cards: [cardA(half(...parts)), cardB()], ...kit }).send(top(A));
const hurt = (state: WorkingState) => {
  for (const figure of state.figures) figure.hp -= 4;
};
const DRAW = { type: 'draw' } as const;
const target = (figure: string) => ({ type: 'target', figure }) as const;

describe('abilities of heroes', () => {
  it('L18.1: Heal without a range heals oneself; with a range it heals oneself or one ally in range and sight', () => {
    const own = playing([part('heal', 3)], { before: hurt }).send(PERFORM);
    expect(own.figure()?.hp).toBe(9);
    const near = playing([part('heal', 3, { range: 3 })], { before: hurt }).send(PERFORM);
    expect(near.options.filter(({ type }) => type === 'target')).toEqual([
      target('hero:fighter'),
      target('hero:archer'),
    ]);
    const healed = near.send(target('hero:archer'));
    expect(healed.figure('hero:archer')?.hp).toBe(9);
    expect(healed.figure()?.hp).toBe(6);
  });

  it('L18.2, L15.4: conditions of a heal are given together with the heal', () => {
    const blessed = playing([part('heal', 3, { conditions: ['bless'] })], { before: hurt }).send(PERFORM);
    expect(blessed.of('conditionGiven')).toMatchObject([{ condition: 'bless', figure: 'hero:fighter' }]);
    expect(blessed.seat.deck.draw).toContain('bless');
  });

  it('L32.9: conditions that were bought for a push, a pull, damage or a shield are given too', () => {
    const wound = { conditions: ['wound'] } as const;
    for (const verb of ['shove', 'drag', 'damage'] as const) {
      const done = playing([part(verb, 1, wound)]).send(PERFORM);
      const way = done.options.find(({ type }) => type === 'force' || type === 'waive');
      const over = way ? done.send(way) : done;
      expect([verb, over.figure('monster:rat:1')?.tokens]).toMatchObject([verb, [{ token: 'wound' }]]);
    }
    const shielded = playing([part('shield', 1, { conditions: ['strengthen'] })]).send(PERFORM);
    expect(shielded.figure()?.tokens).toMatchObject([{ token: 'strengthen' }]);
  });

  it('L37.8, L37.9, L13.3: Give is for allies or oneself, Inflict for enemies; without a range they affect adjacent figures', () => {
    const given = playing([part('give', 0, { conditions: ['strengthen'], range: 3, targets: 2 })]).send(PERFORM);
    expect(given.figure('hero:archer')?.tokens).toMatchObject([{ token: 'strengthen' }]);
    expect(given.figure()?.tokens).toMatchObject([{ token: 'strengthen' }]);
    const inflicted = playing([part('inflict', 0, { conditions: ['muddle'] })]).send(PERFORM);
    expect(inflicted.figure('monster:rat:1')?.tokens).toMatchObject([{ token: 'muddle' }]);
    expect(inflicted.figure('monster:rat:2')?.tokens).toEqual([]);
  });

  it('L11.2: Damage is not an attack, so no modifier card is drawn', () => {
    const done = playing([part('damage', 3, { range: 5, targets: 'all' })]).send(PERFORM);
    const all =
      done.asks === 'targets'
        ? done.send({ type: 'target', figure: 'monster:rat:1' }, { type: 'target', figure: 'monster:rat:2' })
        : done;
    expect(all.figure('monster:rat:1')?.hp).toBe(3);
    expect(all.figure('monster:rat:2')?.hp).toBe(6);
    expect(all.of('modifiersDrawn')).toEqual([]);
  });

  it('L11.1: an attack includes what the consumed elements add to it', () => {
    const improvements = [{ costs: [{ element: 'fire' }], mods: { plus: [{ n: 1 }], conditions: ['wound'] }, xp: 1 }];
    const elements = {
      fire: 'strong',
      ice: 'inert',
      air: 'inert',
      earth: 'inert',
      light: 'inert',
      dark: 'inert',
    } as const;
    const paid = playing([part('attack', 2, {}, { improvements })], { state: { elements } }).send(
      { type: 'pay', nth: 0 },
      DRAW,
    );
    expect(paid.figure('monster:rat:1')).toMatchObject({ hp: 3, tokens: [{ token: 'wound' }] });
    expect(paid.seat.experience).toBe(1);
  });

  it('L17.1, L17.4: Shield works at once, also for nearby allies, and lasts as long as the half prints', () => {
    const near = half(part('shield', 1, { allies: 2 }));
    const round = turn(FIELD, { ...four, cards: [cardA({ ...near, round: true }), cardB()] }).send(top(A), PERFORM);
    expect(round.state.bonuses.map(({ kind, bearer, until }) => [kind, bearer, until])).toEqual([
      ['shield', 'hero:fighter', 'round'],
      ['shield', 'hero:archer', 'round'],
    ]);
    const slots = [{ xp: false }, { xp: true }];
    const persistent = { ...half(part('retaliate', 2, { range: 3 })), persistent: true, slots } as const;
    const kept = turn(FIELD, { ...four, cards: [cardA(persistent), cardB()] }).send(top(A), PERFORM);
    expect(kept.state.bonuses).toMatchObject([
      { kind: 'retaliate', amount: 2, range: 3, until: 'persistent', slots, used: 0 },
    ]);
  });

  it('L37.17, L37.18, L17.2: bonuses to attacks, advantage and triggers become lasting effects, each of its kind', () => {
    const standing = half(
      ability({ verb: 'bonus', amount: 1, to: 'attacks', mods: {} }),
      ability({ verb: 'advantage', mods: {} }),
      ability({
        verb: 'when',
        trigger: { on: 'damaged' },
        abilities: [{ verb: 'prevent', amount: 4, mods: {} }],
        mods: {},
      }),
    );
    const laid = turn(FIELD, { ...four, cards: [cardA({ ...standing, round: true }), cardB()] }).send(
      top(A),
      PERFORM,
      PERFORM,
      PERFORM,
    );
    expect(laid.state.bonuses.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['attacks', 1],
      ['advantage', 0],
      ['when', 0],
    ]);
    expect(laid.state.bonuses[2]?.trigger).toEqual({ on: 'damaged' });
  });

  it('L7.2: additions per hex moved, spent item or nearby grave are calculated when the ability is done', () => {
    const perHex = half(part('shield', 0, { plus: [{ n: 1, per: 'hexMoved', upTo: 2 }] }));
    const cards = [cardA(perHex), cardB(half(part('attack', 1)), half(part('move', 3)))] as const;
    const moved = turn(FIELD, { ...four, cards }).send(bottom(B), step('c2'), step('b1'), step('a2'), top(A), PERFORM);
    expect(moved.state.bonuses).toMatchObject([{ amount: 1 }]);
    const perItem = half(part('shield', 0, { plus: [{ n: 1, per: 'spentItem' }] }));
    const spent = turn(FIELD, {
      ...four,
      cards: [cardA(perItem), cardB()],
      items: [item('hat', { moment: 'attacked' }), item('coat', { moment: 'attacked' })],
      before: (state) => {
        for (const seat of state.seats) for (const held of seat.items) held.state = 'spent';
      },
    }).send(top(A), PERFORM);
    expect(spent.state.bonuses).toMatchObject([{ amount: 2 }]);
  });

  it('L37.10, L14.2: Shove and Drag push and pull without an attack', () => {
    const lane = `
      1

      R

      .
    `;
    const rats = { figures: { R: 'rat' } };
    const shoved = turn(lane, { ...rats, cards: [cardA(half(part('shove', 1))), cardB()] }).send(top(A), PERFORM);
    const pushed = shoved.send({ type: 'force', to: 'a3' });
    expect(pushed.figure('monster:rat:1')?.hex).toBe('a3');
    expect(pushed.of('modifiersDrawn')).toEqual([]);
    const hall = `
      1   .
        .
      .   .
        .
      R   .
    `;
    const dragged = turn(hall, { ...rats, cards: [cardA(half(part('drag', 1, { range: 2 }))), cardB()] });
    expect(dragged.send(top(A), PERFORM, { type: 'force', to: 'a2' }).figure('monster:rat:1')?.hex).toBe('a2');
  });

  it('L37.13, L11.5: Finish kills a normal enemy with at most the printed HP; an elite suffers 2 instead', () => {
    const weak = (state: WorkingState) => {
      for (const figure of state.figures) if (figure.kind === 'monster') figure.hp = 3;
    };
    const normal = playing([part('finish', 3, { range: 1 })], { before: weak }).send(PERFORM);
    expect(normal.figure('monster:rat:1')).toBeUndefined();
    expect(normal.of('finished')).toHaveLength(1);
    const both = playing([part('finish', 2, { range: 4 })], { before: weak }).send(PERFORM);
    expect(both.figure('monster:rat:1')?.hp).toBe(3);
    expect(both.figure('monster:rat:2')?.hp).toBe(1);
  });

  it('L19.5: a summon that is bid to act does its lines at once, with its hero’s modifier deck', () => {
    const bid = half(
      ability({
        verb: 'bid',
        whom: 'summons',
        mods: {},
        abilities: [{ verb: 'attack', amount: 1, relative: true, mods: {} }],
      }),
    );
    const dog = { id: 'dog', values: { hp: 3, move: 2, attack: 1, range: null } };
    const done = turn(FIELD, {
      ...four,
      cards: [cardA(bid), cardB()],
      book: { summons: { dog } },
      before: (state) => {
        state.figures.push({
          id: 'summon:9',
          kind: 'summon',
          summon: 'dog',
          hero: 'fighter',
          card: 'fighter1',
          since: 0,
          hex: 'b1',
          hp: 3,
          maxHp: 3,
          tokens: [],
        });
        for (const figure of state.figures) if (figure.id === 'hero:fighter') figure.hex = 'a1';
      },
    }).send(top(A), PERFORM, DRAW);
    expect(done.figure('monster:rat:1')?.hp).toBe(4);
    expect(done.of('modifiersDrawn')).toMatchObject([{ deck: 'fighter', figure: 'summon:9' }]);
  });
});
