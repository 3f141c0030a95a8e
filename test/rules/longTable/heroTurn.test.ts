import { describe, expect, it } from 'vitest';
import type { WorkingState } from '../../../src/rules/longTable/state';
import type { Cost } from '../../../src/rules/longTable/vocabulary';
import { half } from '../../kit/longTable';
import {
  A,
  ability,
  B,
  bottom,
  cardA,
  cardB,
  DONE,
  element,
  elements,
  endTurn,
  item,
  PERFORM,
  part,
  SKIP,
  STOP,
  seatIn,
  step,
  steps,
  top,
  turn,
  use,
  xp,
} from './heroKit';

/** A field with the fighter on b1. */
const FIELD = `
  .   .   .   .
    1   .   .
  .   .   .   .
`;
const FIGHT = `
  .   R   .   .
    1   .   .
  .   .   .   .
`;
const rats = { figures: { R: 'rat' } };
const shield = half(part('shield', 1));

describe('a hero’s turn', () => {
  it('L7.1: one card is played for its top and the other for its bottom, in either order', () => {
    const begun = turn(FIELD);
    for (const card of [A, B]) for (const play of [top(card), bottom(card)]) expect(begun.options).toContainEqual(play);
    const moved = begun.send(bottom(B), ...steps('c2'), STOP);
    expect(moved.options.filter(({ type }) => type === 'play')).toEqual([top(A), top(A, true)]);
  });

  it('L7.1: either action may be left out; an unused card is discarded', () => {
    const ended = turn(FIELD).send(endTurn);
    expect(ended.seat.discard).toEqual([A, B]);
    expect(ended.of('cardMoved').map(({ why }) => why)).toEqual(['unused', 'unused']);
    expect(ended.asks).toBeNull();
  });

  it('L7.1: after both actions the turn ends without a question', () => {
    const done = turn(FIELD, { cards: [cardA(shield), cardB()] }).send(top(A), PERFORM, bottom(B), STOP);
    expect(done.asks).toBeNull();
  });

  it('L7.2: the abilities of an action are done in printed order, and each may be skipped', () => {
    const cards = [cardA(half(part('shield', 1), part('retaliate', 2), part('heal', 1))), cardB()] as const;
    const done = turn(FIELD, { cards }).send(top(A), SKIP, PERFORM, SKIP);
    expect(done.of('abilitySkipped').map(({ ability, why }) => [ability.verb, why])).toEqual([
      ['shield', 'chosen'],
      ['heal', 'chosen'],
    ]);
    expect(done.of('abilityBegan').map((event) => event.ability.verb)).toEqual(['retaliate']);
  });

  it('L7.2: damage to the hero itself cannot be skipped', () => {
    const cards = [cardA(half(part('suffer', 2), part('heal', 1))), cardB()] as const;
    const done = turn(FIELD, { cards }).send(top(A));
    expect(done.figure()?.hp).toBe(8);
    expect(done.of('damaged')).toHaveLength(1);
  });

  it('L7.2: an ability that would do nothing is skipped without a question', () => {
    const cards = [cardA(half(part('attack', 3), part('loot', 1), part('shield', 1))), cardB()] as const;
    const asked = turn(FIELD, { cards }).send(top(A));
    expect(asked.of('abilitySkipped').map(({ ability, why }) => [ability.verb, why])).toEqual([
      ['attack', 'impossible'],
      ['loot', 'impossible'],
    ]);
    expect(asked.options).toEqual([PERFORM, SKIP]);
  });

  it('L7.3: any card may be played as Attack 2 or Move 2, and is then discarded', () => {
    const cards = [cardA({ ...shield, lost: true }), cardB({ ...shield, lost: true })] as const;
    const played = turn(FIGHT, { cards, ...rats }).send(top(A, true), PERFORM, { type: 'draw' });
    expect(played.figure('monster:rat:1')?.hp).toBe(4);
    expect(played.seat.discard).toEqual([A]);
    const moved = played.send(bottom(B, true), step('a1'), step('a2'));
    expect(moved.figure()?.hex).toBe('a2');
    expect(moved.seat.discard).toEqual([A, B]);
  });

  it('L7.4: a card goes to discard when its action is done, before the other card is played', () => {
    const played = turn(FIELD, { cards: [cardA(shield), cardB()] }).send(bottom(B), ...steps('c2'), STOP);
    expect(played.seat.discard).toEqual([B]);
    expect(played.state.turn?.cards).toEqual([A]);
  });

  it('L7.4: a card with the lost symbol is lost if some part of its action was done, and discarded otherwise', () => {
    const lost = half(part('shield', 1), part('heal', 1));
    const cards = [cardA({ ...lost, lost: true }), cardB()] as const;
    expect(turn(FIELD, { cards }).send(top(A), SKIP, PERFORM).seat.lost).toEqual([A]);
    const skipped = turn(FIELD, { cards }).send(top(A), SKIP, SKIP);
    expect(skipped.seat.lost).toEqual([]);
    expect(skipped.seat.discard).toEqual([A]);
    expect(skipped.of('actionEnded')).toMatchObject([{ done: false }]);
  });

  it('L7.4: a card that leaves a bonus becomes active, and counts as discarded or lost', () => {
    const round = turn(FIELD, { cards: [cardA({ ...shield, round: true }), cardB()] }).send(top(A), PERFORM);
    expect(round.seat.active).toEqual([{ card: A, half: 'top', pile: 'discard' }]);
    const persistent = { ...shield, persistent: true, slots: [{ xp: false }] } as const;
    const lost = turn(FIELD, { cards: [cardA(persistent), cardB()] }).send(top(A), PERFORM);
    expect(lost.seat.active).toEqual([{ card: A, half: 'top', pile: 'lost' }]);
    const skipped = turn(FIELD, { cards: [cardA(persistent), cardB()] }).send(top(A), SKIP);
    expect(skipped.seat.discard).toEqual([A]);
  });

  it('L7.4, L20.4: when a hero dies in the middle of an action, the rest is dropped and all cards are lost', () => {
    const cards = [cardA(half(part('suffer', 20), part('shield', 1), xp(2))), cardB()] as const;
    const dead = turn(FIELD, { cards, heroes: { archer: {} } }).send(top(A));
    expect(dead.asks).toBeNull();
    expect(dead.figure()).toBeUndefined();
    expect(dead.seat.lost.toSorted()).toEqual([A, B, 'fighter1', 'fighter2', 'fighter3', 'fighter4'].toSorted());
    expect(dead.of('bonusBegan')).toEqual([]);
    expect(dead.seat.experience).toBe(2);
  });

  it('L15.2, L15.8: a hero stunned in its own turn does nothing more, and its other card is discarded', () => {
    const stunned = turn(FIELD, {
      cards: [cardA(shield), cardB()],
      state: { traps: [{ hex: 'c2', damage: 0, conditions: ['stun'] }] },
    }).send(bottom(B), step('c2'));
    expect(stunned.asks).toBeNull();
    expect(stunned.figure()?.hex).toBe('c2');
    expect(stunned.seat.discard).toEqual([B, A]);
  });

  it('L15.7: a hero who becomes immobilized moves no farther, and a disarmed hero does not attack', () => {
    const held = turn(FIGHT, {
      ...rats,
      state: { traps: [{ hex: 'c2', damage: 0, conditions: ['immobilize', 'disarm'] }] },
    }).send(bottom(B), step('c2'));
    expect(held.figure()?.hex).toBe('c2');
    const tried = held.send(top(A));
    expect(tried.of('abilitySkipped')).toMatchObject([{ why: 'prevented' }]);
  });

  it('L21.2: items for the hero’s own turn are used between actions and within an ability', () => {
    const items = [item('cake', { use: 'consumed', effect: { parts: [part('heal', 3, { self: true })] } })];
    const before = (state: WorkingState) => {
      for (const figure of state.figures) figure.hp = 4;
    };
    const within = turn(FIELD, { items, before, cards: [cardA(shield), cardB()] }).send(top(A), use('cake'));
    expect(within.figure()?.hp).toBe(7);
    expect(within.asks).toBe('ability');
    expect(within.offers(use('cake'))).toBe(false);
    expect(within.seat.items).toEqual([{ item: 'cake', state: 'consumed', uses: 1 }]);
    expect(within.state.turn?.itemsUsed).toBe(1);
  });
});

describe('costs of improvements', () => {
  const burning = half({
    part: 'ability',
    ability: {
      verb: 'shield',
      amount: 1,
      mods: {},
      improvements: [{ costs: [{ element: 'fire' }], mods: { plus: [{ n: 2 }] }, xp: 1 }],
    },
  });
  const payFire = { type: 'pay', nth: 0 } as const;

  it('L16.2: an improvement may be paid for with an available element, which becomes inert at once', () => {
    const cards = [cardA(burning), cardB()] as const;
    const strong = turn(FIELD, { cards, state: elements({ fire: 'waning' }) }).send(top(A));
    expect(strong.options).toEqual([payFire, PERFORM, SKIP]);
    const paid = strong.send(payFire);
    expect(paid.state.elements.fire).toBe('inert');
    expect(paid.state.bonuses).toMatchObject([{ kind: 'shield', amount: 3 }]);
    expect(paid.seat.experience).toBe(1);
    const plain = turn(FIELD, { cards }).send(top(A));
    expect(plain.options).toEqual([PERFORM, SKIP]);
    expect(plain.send(PERFORM).state.bonuses).toMatchObject([{ amount: 1 }]);
    expect(plain.seat.experience).toBe(0);
  });

  it('L16.2: several element symbols of one improvement are consumed together or not at all', () => {
    const both = [{ element: 'fire' }, { element: 'any' }] as const;
    const improvements = [{ costs: both, mods: { plus: [{ n: 1 }] } }];
    const cards = [cardA(half(part('shield', 1, {}, { improvements }))), cardB()] as const;
    const one = turn(FIELD, { cards, state: elements({ fire: 'strong' }) }).send(top(A));
    expect(one.options).toEqual([PERFORM, SKIP]);
    const two = turn(FIELD, {
      cards,
      state: elements({ fire: 'strong', ice: 'strong', air: 'waning' }),
    }).send(top(A));
    expect(two.options.filter(({ type }) => type === 'pay')).toEqual([
      { type: 'pay', nth: 0, element: 'ice' },
      { type: 'pay', nth: 0, element: 'air' },
    ]);
    const paid = two.send({ type: 'pay', nth: 0, element: 'air' });
    expect(paid.state.elements).toMatchObject({ fire: 'inert', ice: 'strong', air: 'inert' });
  });

  it('L16.6: each element symbol of a cost takes a different element, also for “any” and for an element named twice', () => {
    const paysFor = (costs: readonly Cost[], there: Parameters<typeof elements>[0]) => {
      const improvements = [{ costs, mods: { plus: [{ n: 2 }] } }];
      const cards = [cardA(half(part('shield', 1, {}, { improvements }))), cardB()] as const;
      return turn(FIELD, { cards, state: elements(there) }).send(top(A));
    };
    const any = [{ element: 'any' }, { element: 'any' }] as const;
    expect(paysFor(any, { fire: 'strong' }).options).toEqual([PERFORM, SKIP]);
    const three = paysFor(any, { fire: 'strong', ice: 'strong', air: 'waning' });
    expect(three.options.filter(({ type }) => type === 'pay')).toEqual([
      { type: 'pay', nth: 0, elements: ['fire', 'ice'] },
      { type: 'pay', nth: 0, elements: ['fire', 'air'] },
      { type: 'pay', nth: 0, elements: ['ice', 'air'] },
    ]);
    const paid = three.send({ type: 'pay', nth: 0, elements: ['fire', 'air'] });
    expect(paid.state.elements).toMatchObject({ fire: 'inert', ice: 'strong', air: 'inert' });
    expect(paid.state.bonuses).toMatchObject([{ kind: 'shield', amount: 3 }]);
    const named = [{ element: 'fire' }, { element: 'any' }, { element: 'any' }] as const;
    expect(paysFor(named, { fire: 'strong', ice: 'strong', dark: 'strong' }).options[0]).toEqual({
      type: 'pay',
      nth: 0,
      elements: ['ice', 'dark'],
    });
    expect(paysFor([{ element: 'fire' }, { element: 'fire' }], { fire: 'strong' }).options).toEqual([PERFORM, SKIP]);
  });

  it('L16.6: a part that depends on a cost is done only if the cost is paid; its experience is gained with it', () => {
    const gated = half(
      part('heal', 1),
      ability({ verb: 'shield', amount: 1, mods: {} }, { costs: [{ element: 'dark' }], xp: 1 }),
    );
    const cards = [cardA(gated), cardB()] as const;
    const without = turn(FIELD, { cards }).send(top(A), PERFORM);
    expect(without.of('abilitySkipped')).toMatchObject([{ why: 'impossible' }]);
    const dark = turn(FIELD, { cards, state: elements({ dark: 'strong' }) }).send(top(A), PERFORM);
    expect(dark.options).toEqual([{ type: 'pay', nth: -1 }, SKIP]);
    const paid = dark.send({ type: 'pay', nth: -1 });
    expect(paid.state.bonuses).toHaveLength(1);
    expect(paid.seat.experience).toBe(1);
  });

  it('L37.21, L37.22, L37.23, L16.2: Pledge spends an item without its effect, Forfeit removes it, Coin returns a money token', () => {
    const costs = (other: string) => [{ costs: [{ other }], mods: { plus: [{ n: 2 }] } }];
    const pay = (other: string) =>
      turn(FIELD, {
        cards: [cardA(half(part('shield', 1, {}, { improvements: costs(other) }))), cardB()],
        items: [item('vase', { moment: 'attack' })],
        before: (state) => {
          seatIn(state).money = 1;
        },
      }).send(top(A));
    const pledged = pay('pledge').send({ type: 'pay', nth: 0, item: 'vase' });
    expect(pledged.seat.items).toMatchObject([{ state: 'spent' }]);
    expect(pledged.of('itemUsed')).toEqual([]);
    expect(pay('forfeit').send({ type: 'pay', nth: 0, item: 'vase' }).seat.items).toMatchObject([{ state: 'aside' }]);
    const coin = pay('coin').send({ type: 'pay', nth: 0 });
    expect(coin.seat.money).toBe(0);
    expect(coin.state.bonuses).toMatchObject([{ amount: 3 }]);
    expect(
      pay('pledge').send({ type: 'pay', nth: 0, item: 'vase' }).offers({ type: 'pay', nth: 0, item: 'vase' }),
    ).toBe(false);
  });

  it('L37.4, L16.2: Fill uses up a grave within 3 hexes', () => {
    const improvements = [{ costs: [{ other: 'fill' }], mods: { plus: [{ n: 2 }] } }];
    const filled = turn(FIELD, {
      cards: [cardA(half(part('shield', 1, {}, { improvements }))), cardB()],
      state: { graves: ['d1', 'e2', 'g1'] },
    }).send(top(A));
    expect(filled.options.filter(({ type }) => type === 'pay')).toEqual([
      { type: 'pay', nth: 0, hex: 'd1' },
      { type: 'pay', nth: 0, hex: 'e2' },
    ]);
    expect(filled.send({ type: 'pay', nth: 0, hex: 'd1' }).state.graves).toEqual(['e2', 'g1']);
  });

  it('L37.2, L16.2: Call requires a target with a lien, and removes the lien', () => {
    const improvements = [{ costs: [{ other: 'call' }], mods: { plus: [{ n: 3 }] } }];
    const call = (lien: boolean) =>
      turn(FIGHT, {
        ...rats,
        cards: [cardA(half(part('attack', 1, {}, { improvements }))), cardB()],
        before: (state) => {
          for (const figure of state.figures)
            if (figure.kind === 'monster') Object.assign(figure, { lien, lienBy: 'fighter' });
        },
      }).send(top(A));
    expect(call(false).offers({ type: 'pay', nth: 0 })).toBe(false);
    const paid = call(true).send({ type: 'pay', nth: 0 }, { type: 'draw' });
    expect(paid.figure('monster:rat:1')).toMatchObject({ hp: 2, lien: false });
  });
});

describe('elements and experience of an action', () => {
  it('L16.1: an action creates its free elements if any part of it is done; a skipped action creates none', () => {
    const cards = [cardA(half(part('heal', 1), part('shield', 1), element('fire'), element('ice'))), cardB()] as const;
    expect(turn(FIELD, { cards }).send(top(A), SKIP, PERFORM).state.turn?.created).toEqual(['fire', 'ice']);
    expect(turn(FIELD, { cards }).send(top(A), SKIP, SKIP).state.turn?.created).toEqual([]);
  });

  it('L16.5: for a free symbol of any element the player chooses the element', () => {
    const cards = [cardA(half(part('shield', 1), element('any'))), cardB()] as const;
    const asked = turn(FIELD, { cards }).send(top(A), PERFORM);
    expect(asked.options).toHaveLength(6);
    expect(asked.send({ type: 'element', element: 'light' }).state.turn?.created).toEqual(['light']);
    expect(turn(FIELD, { cards }).send(top(A), SKIP).asks).toBe('turn');
    const two = [cardA(half(part('shield', 1), part('heal', 1), element('any'))), cardB()] as const;
    const once = turn(FIELD, { cards: two }).send(top(A), PERFORM, { type: 'element', element: 'ice' }, PERFORM);
    expect(once.asks).toBe('turn');
  });

  it('L18.7: experience is gained once, when at least a part of the action is done', () => {
    const cards = [cardA(half(part('heal', 1), part('shield', 1), xp(2))), cardB()] as const;
    expect(turn(FIELD, { cards }).send(top(A), PERFORM, PERFORM).seat.experience).toBe(2);
    expect(turn(FIELD, { cards }).send(top(A), SKIP, SKIP).seat.experience).toBe(0);
  });

  it('L18.7: a move of 0 hexes does not count as done', () => {
    const cards = [cardA(), cardB(half(part('attack', 1)), half(part('move', 3), xp(1)))] as const;
    expect(turn(FIELD, { cards }).send(bottom(B), STOP).seat.experience).toBe(0);
    expect(turn(FIELD, { cards }).send(bottom(B), step('c2'), STOP).seat.experience).toBe(1);
  });

  it('L18.7: kills give no experience', () => {
    const killed = turn(FIGHT, {
      ...rats,
      before: (state) => {
        for (const figure of state.figures) if (figure.kind === 'monster') figure.hp = 1;
      },
    }).send(top(A), PERFORM, { type: 'draw' });
    expect(killed.figure('monster:rat:1')).toBeUndefined();
    expect(killed.seat.experience).toBe(0);
  });
});

describe('placing things on the map', () => {
  const summon = half(ability({ verb: 'summon', summon: 'dog', mods: {} }), xp(1));
  const dog = { dog: { id: 'dog', values: { hp: 3, move: 2, attack: 1, range: null } } };

  it('L19.1: a summon is placed on an empty hex adjacent to the hero, chosen by the player', () => {
    const cards = [cardA({ ...summon, persistent: true, lost: true }), cardB()] as const;
    const state = { money: ['a1'] };
    const asked = turn(FIGHT, { cards, ...rats, state, book: { summons: dog }, heroes: { fighter: { level: 2 } } });
    const placing = asked.send(top(A), PERFORM);
    expect(placing.options).toEqual([
      { type: 'place', hex: 'a2' },
      { type: 'place', hex: 'c2' },
    ]);
    const placed = placing.send({ type: 'place', hex: 'a2' });
    expect(placed.figure('summon:1')).toMatchObject({ hex: 'a2', hp: 5, maxHp: 5, since: 1, card: A });
    expect(placed.seat.experience).toBe(1);
  });

  it('L19.1: without an empty adjacent hex the ability cannot be used', () => {
    const cards = [cardA({ ...summon, persistent: true, lost: true }), cardB()] as const;
    const none = turn('1', { cards, book: { summons: dog } }).send(top(A));
    expect(none.of('abilitySkipped')).toMatchObject([{ why: 'impossible' }]);
    expect(none.seat.discard).toEqual([A]);
  });

  it('L19.2: the card of a summon is active like a persistent bonus; when the card leaves, the summon is removed', () => {
    const cards = [cardA({ ...summon, persistent: true, lost: true }), cardB()] as const;
    const placed = turn(FIELD, { cards, book: { summons: dog } }).send(top(A), PERFORM, { type: 'place', hex: 'c2' });
    expect(placed.seat.active).toEqual([{ card: A, half: 'top', pile: 'lost' }]);
    const ended = placed.send({ type: 'endBonus', hero: 'fighter', card: A });
    expect(ended.figure('summon:1')).toBeUndefined();
    expect(ended.seat.lost).toEqual([A]);
  });

  it('L37.14, L37.15, L4.6: abilities place traps and remove them', () => {
    const cards = [
      cardA(half(part('trap', 3, { range: 2, conditions: ['immobilize'] }))),
      cardB(half(part('attack', 1)), half(part('disarmTrap', 0, { range: 2 }))),
    ] as const;
    const set = turn(FIELD, { cards }).send(top(A), PERFORM, { type: 'place', hex: 'd1' });
    expect(set.state.traps).toEqual([{ hex: 'd1', damage: 3, conditions: ['immobilize'] }]);
    const off = set.send(bottom(B), PERFORM);
    expect(off.state.traps).toEqual([]);
    expect(off.of('trapRemoved')).toMatchObject([{ hex: 'd1' }]);
  });

  it('L37.3, L4.6: Dig places graves on empty hexes; beyond four the oldest is removed, and the hero may dig fewer', () => {
    const cards = [cardA(half(part('dig', 2, { range: 3 }))), cardB()] as const;
    const state = { graves: ['a1', 'a2', 'e1', 'e2'] };
    const dug = turn(FIELD, { cards, state }).send(top(A), PERFORM, { type: 'place', hex: 'd1' });
    expect(dug.state.graves).toEqual(['a2', 'e1', 'e2', 'd1']);
    expect(dug.of('graveDug')).toMatchObject([{ gone: 'a1' }]);
    expect(dug.offers({ type: 'place', hex: 'd1' })).toBe(false);
    expect(dug.send(DONE).asks).toBe('turn');
  });

  it('L4.6: no grave can be dug on doors, marked hexes, tokens or figures', () => {
    const cards = [cardA(half(part('dig', 1))), cardB()] as const;
    const dig = turn(
      `
        .   .   .
          1   .
        .   M   .
      `,
      { cards, state: { money: ['a1'] } },
    ).send(top(A), PERFORM);
    expect(dig.options).toEqual([
      { type: 'place', hex: 'a2' },
      { type: 'place', hex: 'c1' },
    ]);
  });
});

describe('bidding another figure to act', () => {
  const bid = (whom: 'ally' | 'summon' | 'summons', ...abilities: ReturnType<typeof part>[]) =>
    half(
      ability({
        verb: 'bid',
        whom,
        mods: whom === 'ally' ? { range: 4 } : {},
        abilities: abilities.flatMap((each) => (each.part === 'ability' ? [each.ability] : [])),
      }),
    );
  const PAIR = `
    .   .   .   R   .
      1   .   2   .
    .   .   .   .   .
  `;
  const pair = { figures: { '2': 'archer', R: 'rat' } };

  it('L37.16, L7.2: an ally who is bidden acts at once with its own deck, and this is not a turn of the ally', () => {
    const cards = [cardA(bid('ally', part('attack', 2))), cardB()] as const;
    const bidden = turn(PAIR, {
      ...pair,
      cards,
      before: (state) => {
        seatIn(state, 'archer').deck.draw = ['+2'];
      },
    }).send(top(A), PERFORM, { type: 'draw' });
    expect(bidden.figure('monster:rat:1')?.hp).toBe(2);
    expect(bidden.state.turn?.figure).toBe('hero:fighter');
    expect(bidden.asks).toBe('turn');
  });

  it('L35.2: a hero who has no cards left cannot be bidden', () => {
    const cards = [cardA(bid('ally', part('move', 2))), cardB()] as const;
    const before = (state: WorkingState) => {
      seatIn(state, 'archer').exhausted = true;
    };
    const none = turn(PAIR, { ...pair, cards, before }).send(top(A));
    expect(none.of('abilitySkipped')).toMatchObject([{ why: 'impossible' }]);
  });

  it('L21.2, L7.2: a bidden ally cannot use items for moves, because it is not its turn', () => {
    const boots = item('boots', { moment: 'move', effect: { plus: 2 } });
    const before = (state: WorkingState) => {
      seatIn(state, 'archer').items = [{ item: 'boots', state: 'ready', uses: 0 }];
    };
    const cards = [cardA(bid('ally', part('move', 2))), cardB(half(part('move', 2)), half(part('move', 2)))] as const;
    const moving = turn(PAIR, { ...pair, cards, items: [boots], before }).send(top(A), PERFORM);
    expect(moving.asks).toBe('move');
    expect(moving.options.filter(({ type }) => type === 'useItem')).toEqual([]);
  });

  it('L7.2: a stunned ally cannot be bidden', () => {
    const cards = [cardA(bid('ally', part('move', 2))), cardB()] as const;
    const none = turn(PAIR, {
      ...pair,
      cards,
      before: (state) => {
        for (const figure of state.figures)
          if (figure.id === 'hero:archer') figure.tokens = [{ token: 'stun', fresh: false }];
      },
    }).send(top(A));
    expect(none.of('abilitySkipped')).toMatchObject([{ why: 'impossible' }]);
  });
});
