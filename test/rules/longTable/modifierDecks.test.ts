import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedGenerator } from '../../../src/rules/core/chance';
import { beginAttack } from '../../../src/rules/longTable/attack';
import {
  addToDeck,
  type DrawMode,
  drawCards,
  drawModeOf,
  drawModifiers,
  isBetter,
  modifierOf,
  numberAfter,
  reshuffle,
  reshuffleModifierDecks,
} from '../../../src/rules/longTable/modifierDecks';
import type { ModifierDef } from '../../../src/rules/longTable/modifierDef';
import type { WorkingState } from '../../../src/rules/longTable/state';
import { applyRule } from '../../../src/rules/longTable/transaction';
import { STANDARD, startTable } from '../../kit/longTable';
import { fight, heroJob, type Laid, MODIFIERS, stack } from './fighting';

const DUEL = `
  1   .
    A   .
  .   .
`;
const laid = (): Laid => startTable(DUEL, { figures: { '1': 'fighter', A: 'rat' } });

/** Draws these cards in this order; returns the drawn cards, the cards that count, and the rule. */
function drawn(mode: DrawMode, base: number, cards: readonly string[]): [drawn: string, counted: string, rule: string] {
  const left = cards.map((id) => MODIFIERS[id] ?? { id, value: 0 });
  const { cards: out, counted, decided } = drawCards(mode, base, () => left.shift());
  return [out.map(({ id }) => id).join(' '), counted.map((i) => out[i]?.id).join(' '), decided];
}
const card = (id: string): ModifierDef => MODIFIERS[id] ?? { id, value: 0 };

/** Draws once from the fighter's deck, which is replaced by the given cards. */
function drawFrom(draw: readonly string[], discard: readonly string[] = [], mode: DrawMode = 'plain') {
  const { book, state } = stack(laid(), 'fighter', draw, discard);
  let counted: string[] = [];
  const resolution = applyRule(book, state, (t) => {
    const result = drawModifiers(t, 'fighter', mode, 3);
    counted = result.cards.map(({ id }) => id);
  });
  const [seat] = resolution.state.seats;
  if (!seat) throw new Error('nobody plays');
  return { drawn: counted, deck: seat.deck, pools: resolution.state.pools, events: resolution.events };
}

describe('modifier cards', () => {
  it('L12.1: a hero draws from its own deck, a summon from its hero’s, a monster from the monsters’', () => {
    const table = stack(stack(laid(), 'fighter', ['+1']), 'monsters', ['+2']);
    table.state.figures.push({
      id: 'summon:1',
      kind: 'summon',
      summon: 'dog',
      hero: 'fighter',
      card: 'fighter9',
      since: 0,
      hex: 'c1',
      hp: 3,
      maxHp: 3,
      tokens: [],
    });
    const book = { ...table.book, summons: { dog: { id: 'dog', values: { hp: 3, move: 2, attack: 2, range: null } } } };
    const by = (attacker: string, target: string) => {
      const job = heroJob(2, [target], {}, { attacker });
      const it = fight({ book, state: table.state }, (t) => beginAttack(t, job));
      if (it.state.question?.ask === 'draw') it.say({ type: 'draw' });
      return it.of('modifiersDrawn').map(({ deck, cards }) => [deck, ...cards]);
    };
    expect(by('hero:fighter', 'monster:rat:1')).toEqual([['fighter', '+1']]);
    expect(by('summon:1', 'monster:rat:1')).toEqual([['fighter', '+1']]);
    expect(by('monster:rat:1', 'hero:fighter')).toEqual([['monsters', '+2']]);
  });

  it('L12.1: an empty deck is replaced by its shuffled discards, without the cards of the current draw', () => {
    const { drawn: cards, deck, events } = drawFrom(['r+1', 'r+2'], ['+1']);
    expect(cards).toEqual(['r+1', 'r+2', '+1']);
    expect(deck.draw).toEqual([]);
    expect([...deck.discard].sort()).toEqual(['+1', 'r+1', 'r+2']);
    expect(events.map(({ type, rule }) => [type, rule])).toEqual([['deckShuffled', 'L12.1']]);
  });

  it('L12.1: when the deck and the discards are empty, the draw ends with the cards drawn so far', () => {
    expect(drawFrom(['r+1'], []).drawn).toEqual(['r+1']);
    expect(drawn('disadvantage', 3, ['r+1', 'r+2'])).toEqual(['r+1 r+2', '', 'L12.5']);
    expect(drawn('advantage', 3, ['+1'])).toEqual(['+1', '+1', 'L12.4']);
  });

  it('L12.3: a plain draw continues until a card is not rolling, and all cards apply', () => {
    expect(drawn('plain', 3, ['+1', '+2'])).toEqual(['+1', '+1', 'L12.3']);
    expect(drawn('plain', 3, ['r+1', 'r+2', '-1', '+2'])).toEqual(['r+1 r+2 -1', 'r+1 r+2 -1', 'L12.3']);
  });

  it('L12.4: advantage takes the better of two; a rolling card and the other card both apply; after two rolling cards it draws on', () => {
    expect(drawn('advantage', 3, ['+1', '+2', '2x'])).toEqual(['+1 +2', '+2', 'L12.6']);
    expect(drawn('advantage', 3, ['r+1', '-1', '2x'])).toEqual(['r+1 -1', 'r+1 -1', 'L12.4']);
    expect(drawn('advantage', 3, ['-1', 'r+1', '2x'])).toEqual(['-1 r+1', '-1 r+1', 'L12.4']);
    expect(drawn('advantage', 3, ['r+1', 'r+2', 'r+1', '0', '2x'])).toEqual([
      'r+1 r+2 r+1 0',
      'r+1 r+2 r+1 0',
      'L12.4',
    ]);
  });

  it('L12.5: disadvantage takes the worse of two; rolling cards do not apply, only the card that ends the draw', () => {
    expect(drawn('disadvantage', 3, ['+1', '+2', '2x'])).toEqual(['+1 +2', '+1', 'L12.6']);
    expect(drawn('disadvantage', 3, ['r+1', '+2', '2x'])).toEqual(['r+1 +2', '+2', 'L12.5']);
    expect(drawn('disadvantage', 3, ['+2', 'r+1', '2x'])).toEqual(['+2 r+1', '+2', 'L12.5']);
    expect(drawn('disadvantage', 3, ['r+1', 'r+2', 'r+1', '0', '2x'])).toEqual(['r+1 r+2 r+1 0', '0', 'L12.5']);
  });

  it('L12.6: a card is better if its number is as high and it has the same effects, one of them strictly better; otherwise the first drawn counts', () => {
    // The examples of the FAQ, where ? means that neither is better: +1 Stun > +1; +0 Stun ? +2; +1 Stun ? +1 Fire; +0 Muddle ?
    // +2 Stun.
    expect(isBetter(card('+1 stun'), card('+1'), 3)).toBe(true);
    for (const [a, b] of [
      ['0 stun', '+2'],
      ['+1 stun', '+1 fire'],
      ['0 muddle', '+2 stun'],
    ] as const) {
      expect([isBetter(card(a), card(b), 3), isBetter(card(b), card(a), 3)], `${a} ? ${b}`).toEqual([false, false]);
      for (const mode of ['advantage', 'disadvantage'] as const) {
        expect(drawn(mode, 3, [a, b])[1]).toBe(a);
        expect(drawn(mode, 3, [b, a])[1]).toBe(b);
      }
    }
    expect(drawn('advantage', 3, ['+1', '+1 stun'])[1]).toBe('+1 stun');
    expect(drawn('disadvantage', 3, ['+1 stun', '+1'])[1]).toBe('+1');
  });

  it('L12.6: a 2x counts as the damage that it adds: +2 is better at Attack 1, and neither is better at Attack 2', () => {
    expect(drawn('advantage', 1, ['2x', '+2'])[1]).toBe('+2');
    expect(drawn('advantage', 2, ['2x', '+2'])[1]).toBe('2x');
    expect(drawn('advantage', 2, ['+2', '2x'])[1]).toBe('+2');
    expect(drawn('advantage', 3, ['+2', '2x'])[1]).toBe('2x');
    // Damage is at least 0, so -2 at Attack 1 and a Null are equal.
    expect(drawn('advantage', 1, ['null', '-2'])[1]).toBe('null');
    expect(drawn('disadvantage', 1, ['-2', 'null'])[1]).toBe('-2');
  });

  it('L12.7: several sources of advantage do not add up; advantage and disadvantage cancel', () => {
    expect([
      drawModeOf(true, false),
      drawModeOf(false, true),
      drawModeOf(true, true),
      drawModeOf(false, false),
    ]).toEqual(['advantage', 'disadvantage', 'plain', 'plain']);
    const table = stack(laid(), 'fighter', ['+1', '+2', '0']);
    const hero = table.state.figures.find(({ id }) => id === 'hero:fighter');
    hero?.tokens.push({ token: 'strengthen', fresh: false }, { token: 'muddle', fresh: false });
    const it = fight(table, (t) => beginAttack(t, heroJob(3, ['monster:rat:1'], { range: 3, advantage: true })));
    it.say({ type: 'draw' });
    const [event] = it.of('modifiersDrawn');
    expect(event).toMatchObject({ cards: ['+1'], mode: 'plain' });
    expect(event?.advantage).toHaveLength(2);
    expect(event?.disadvantage).toEqual([{ from: 'token', token: 'muddle' }, { from: 'adjacent' }]);
  });

  it('L12.8: a Null makes the damage 0, whatever else is drawn; a 2x doubles after all additions', () => {
    expect(numberAfter(3, [card('r+2'), card('2x')])).toBe(10);
    expect(numberAfter(3, [card('r2x'), card('+2')])).toBe(10);
    expect(numberAfter(3, [card('r+2'), card('null')])).toBe(0);
    expect(numberAfter(3, [card('rNull'), card('2x')])).toBe(0);
    expect(numberAfter(1, [card('-2'), card('2x')])).toBe(0);
    const it = fight(stack(laid(), 'fighter', ['r0', 'null']), (t) => beginAttack(t, heroJob(3, ['monster:rat:1'])));
    it.say({ type: 'draw' });
    expect(it.of('attackReckoned')[0]?.damage).toBe(0);
    expect(it.of('conditionGiven').map(({ condition }) => condition)).toEqual(['muddle']);
  });

  it('L12.9: every drawn card is discarded, used or not; drawing a standard 2x or Null marks the deck for a reshuffle', () => {
    const unused = drawFrom(['null', '2x', '+1'], [], 'advantage');
    expect(unused.deck).toEqual({ draw: ['+1'], discard: ['null', '2x'], reshuffle: true });
    expect(drawFrom(['+1', '0'], [], 'advantage').deck.reshuffle).toBe(false);
  });

  it('L12.9, L28.1: only a marked deck is reshuffled at the end of the round', () => {
    const table = stack(stack(laid(), 'fighter', ['+1'], ['null']), 'monsters', ['0'], ['+2']);
    if (table.state.seats[0]) table.state.seats[0].deck.reshuffle = true;
    const { state, events } = applyRule(table.book, table.state, reshuffleModifierDecks);
    expect([...(state.seats[0]?.deck.draw ?? [])].sort()).toEqual(['+1', 'null']);
    expect(state.seats[0]?.deck).toMatchObject({ discard: [], reshuffle: false });
    expect(state.monsterDeck).toEqual({ draw: ['0'], discard: ['+2'], reshuffle: false });
    expect(events.map((each) => (each.type === 'deckShuffled' ? each.deck : each.type))).toEqual(['fighter']);
  });

  it('L1.7, L12.9: drawn blessings and curses return to their pools and do not mark the deck', () => {
    const { deck, pools } = drawFrom(['bless', 'curse'], [], 'advantage');
    expect(deck).toEqual({ draw: [], discard: [], reshuffle: false });
    expect(pools).toEqual({ heroCurses: 11, monsterCurses: 10, blessings: 11 });
  });

  it('L12.10: blessings and curses are shuffled into the undrawn part of the deck', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 40; seed += 1) {
      const table = stack(laid(), 'monsters', ['+1', '0', '-1'], ['+2']);
      table.state.generator = seedGenerator(`${seed}`);
      const { state } = applyRule(table.book, table.state, (t) => expect(addToDeck(t, 'monsters', 'curse')).toBe(true));
      expect([...state.monsterDeck.draw].sort()).toEqual(['+1', '-1', '0', 'curse']);
      expect(state.monsterDeck.discard).toEqual(['+2']);
      expect(state.pools.monsterCurses).toBe(9);
      places.add(state.monsterDeck.draw.indexOf('curse'));
    }
    expect(places.size).toBe(4);
  });

  it('L1.7: when the pool is empty no card is added', () => {
    const table = laid();
    table.state.pools = { heroCurses: 0, monsterCurses: 1, blessings: 0 };
    const { state } = applyRule(table.book, table.state, (t) => {
      expect(addToDeck(t, 'fighter', 'curse')).toBe(false);
      expect(addToDeck(t, 'fighter', 'bless')).toBe(false);
      expect(addToDeck(t, 'monsters', 'bless')).toBe(false);
      expect(addToDeck(t, 'monsters', 'curse')).toBe(true);
    });
    expect(state.seats[0]?.deck.draw).toHaveLength(20);
    expect(state.monsterDeck.draw).toHaveLength(21);
  });

  it('L35.1: with the variant Less Chance a 2x counts +2 and a Null -2, and the deck is still reshuffled', () => {
    const { book, state } = laid();
    const lessChance = { ...book, setup: { ...book.setup, variants: { lessChance: true, death: false, grim: false } } };
    const values = ['2x', 'bless', 'null', 'curse', '+1'].map((id) => modifierOf(lessChance, id).value);
    expect(values).toEqual([2, 2, -2, -2, 1]);
    const table = stack({ book: lessChance, state }, 'fighter', ['2x']);
    const it = fight(table, (t) => beginAttack(t, heroJob(3, ['monster:rat:1']))).say({ type: 'draw' });
    expect(it.of('attackReckoned')[0]?.damage).toBe(5);
    expect(it.state.seats[0]?.deck.reshuffle).toBe(true);
  });

  it('L35.1, L12.9: a 2x whose value the book has already changed is still a reason to reshuffle, a blessing is not', () => {
    const milder = { '2x': 2, bless: 2, null: -2, curse: -2 };
    const changed = Object.fromEntries(Object.entries(milder).map(([id, value]) => [id, { id, value }]));
    const isReshuffledAfter = (...cards: string[]) => {
      const { book, state } = stack(laid(), 'fighter', cards);
      const lessChance = { ...book, modifiers: { ...book.modifiers, ...changed } };
      const attack = fight({ book: lessChance, state }, (t) => beginAttack(t, heroJob(3, ['monster:rat:1'])));
      return attack.say({ type: 'draw' }).state.seats[0]?.deck.reshuffle;
    };
    expect(Object.keys(milder).map((card) => isReshuffledAfter(card))).toEqual([true, false, true, false]);
  });
});

const anyCard = fc.constantFrom(...Object.keys(MODIFIERS));
const anyMode = fc.constantFrom<DrawMode>('plain', 'advantage', 'disadvantage');

describe('modifier decks with random cards', () => {
  it('L12.6: two cards are never each better than the other, and no card is better than itself', () => {
    fc.assert(
      fc.property(anyCard, anyCard, fc.integer({ min: -2, max: 8 }), (a, b, base) => {
        expect(isBetter(card(a), card(b), base) && isBetter(card(b), card(a), base)).toBe(false);
        expect(isBetter(card(a), card(a), base)).toBe(false);
      }),
    );
  });

  it('L12.6: “better” is transitive', () => {
    fc.assert(
      fc.property(anyCard, anyCard, anyCard, fc.integer({ min: -2, max: 8 }), (a, b, c, base) => {
        fc.pre(isBetter(card(a), card(b), base) && isBetter(card(b), card(c), base));
        expect(isBetter(card(a), card(c), base)).toBe(true);
      }),
    );
  });

  it('L12.4, L12.5: advantage never gives less than disadvantage for the same two cards, if neither rolls nor has effects', () => {
    const plain = fc.constantFrom('0', '+1', '-1', '+2', '-2', '2x', 'null');
    fc.assert(
      fc.property(plain, plain, fc.integer({ min: 0, max: 8 }), (a, b, base) => {
        const worth = (mode: DrawMode) => numberAfter(base, [card(drawn(mode, base, [a, b])[1])]);
        expect(worth('advantage')).toBe(Math.max(numberAfter(base, [card(a)]), numberAfter(base, [card(b)])));
        expect(worth('disadvantage')).toBe(Math.min(numberAfter(base, [card(a)]), numberAfter(base, [card(b)])));
      }),
    );
  });

  it('L1.7, L12.9: no card is lost or added by draws, reshuffles, blessings and curses', () => {
    const deed = fc.oneof(
      anyMode.map((mode) => ({ do: 'draw' as const, mode })),
      fc.constantFrom('bless' as const, 'curse' as const).map((card) => ({ do: 'add' as const, card })),
      fc.constant({ do: 'reshuffle' as const }),
    );
    const deck = fc.array(fc.constantFrom(...Object.keys(MODIFIERS).filter((id) => id !== 'bless' && id !== 'curse')), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(deck, fc.array(deed, { maxLength: 40 }), fc.nat(), (cards, deeds, seed) => {
        const table = stack(laid(), 'fighter', cards);
        table.state.generator = seedGenerator(`${seed}`);
        const { state } = applyRule(table.book, table.state, (t) => {
          for (const each of deeds) {
            if (each.do === 'draw') drawModifiers(t, 'fighter', each.mode, 3);
            else if (each.do === 'add') addToDeck(t, 'fighter', each.card);
            else reshuffle(t, 'fighter');
            const all = allCards(t.state);
            expect(all.filter((id) => id !== 'bless' && id !== 'curse')).toEqual([...cards].sort());
            expect(all.filter((id) => id === 'bless').length + t.state.pools.blessings).toBe(10);
            expect(all.filter((id) => id === 'curse').length + t.state.pools.heroCurses).toBe(10);
          }
        });
        expect(state.pools.monsterCurses).toBe(10);
      }),
    );
  });

  it('L1.6: the standard deck of the tests is that of the rules', () => {
    const { state } = laid();
    const count = (id: string) => state.monsterDeck.draw.filter((each) => each === id).length;
    expect(Object.keys(STANDARD).map(count)).toEqual([6, 5, 5, 1, 1, 1, 1, 0, 0]);
  });
});

const allCards = ({ seats }: WorkingState): string[] =>
  [...(seats[0]?.deck.draw ?? []), ...(seats[0]?.deck.discard ?? [])].sort();
