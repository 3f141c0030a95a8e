import { describe, expect, it } from 'vitest';
import { elementOf, isSymbol, visibleSymbols } from '../../../src/rules/inHand/elements';
import { ELEMENTS } from '../../../src/rules/inHand/vocabulary';
import { book, card, monster } from '../../kit/books';
import { attacker, FAST, hand, item, melee, zigzag } from '../../kit/scenes';
import { at, deal, type Game } from '../../kit/table';

const GOAL = { kind: 'endTurnOn', at: 'z9' } as const;
const symbols = ({ play: { book, state } }: Game): string[] => visibleSymbols(book, state).map(({ symbol }) => symbol);
const both = { elements: ['dark', 'fire'], plus: 3 } as const;
/** The ability of the card Healing Waters: it heals 4, or 7 if Dark and Fire are consumed. */
const waters = { kind: 'heal', value: 4, consume: both } as const;
const weak = (game: Game): Game =>
  game.given(({ hero }) => {
    hero.hp = 1;
  });
const healing = (second: Parameters<typeof hand>[1], first: Parameters<typeof hand>[0] = {}) =>
  weak(
    at(book({ board: '@', hp: 11, goals: [GOAL], cards: hand({ top: [waters], ...first }, second) }))
      .selects('one', 'two')
      .plays('one', 'top'),
  );

describe('the id of an element symbol', () => {
  it.each(ELEMENTS)('names its element: %s', (element) => {
    expect(elementOf(`one/A/${element}`)).toBe(element);
    expect(elementOf(`biscuit/${element}`)).toBe(element);
    expect(isSymbol(`one/A/${element}`)).toBe(true);
  });

  it.each(['', 'dark', 'one/A/', 'one/A/ice', 'one/A/Dark', 'one/A/darkness', 'one/A/undark'])('is not %j', (text) => {
    expect(isSymbol(text)).toBe(false);
    expect(() => elementOf(text)).toThrow(RangeError);
  });
});

describe('infused elements', () => {
  const cards = hand({ shows: ['dark'] }, { shows: ['fire'] });
  const game = at(book({ board: '@', goals: [GOAL], cards }));

  it('R18.1: are those whose symbols are visible on cards in hand', () => {
    expect(symbols(game)).toEqual(['one/A/dark', 'two/A/fire']);
  });

  it('R18.1: include those on selected cards, until the cards are discarded or lost', () => {
    expect(symbols(game.selects('one', 'three')).sort()).toEqual(['one/A/dark', 'two/A/fire']);
    expect(symbols(game.given(deal({ hand: ['two/A'], discard: ['one/A'] })))).toEqual(['two/A/fire']);
    expect(symbols(game.given(deal({ hand: ['two/A'], lost: ['one/A'] })))).toEqual(['two/A/fire']);
  });

  it('R18.3: do not include those on a card in the active area', () => {
    expect(symbols(game.given(deal({ hand: ['two/A'], active: ['one/A'] })))).toEqual(['two/A/fire']);
  });

  it('R18.1: include only the symbols on the side that a card shows', () => {
    const cards = [card('one', { shows: ['dark'] }, { shows: ['fire'] }), ...hand().slice(1)];
    const sided = at(book({ board: '@', goals: [GOAL], cards })).given(deal({ hand: ['one/B'] }));
    expect(symbols(sided)).toEqual(['one/B/fire']);
  });
});

describe('consuming elements', () => {
  it('R18.2: Healing Waters heals 4, and 7 for Dark and Fire (the example of the rule book)', () => {
    const game = healing({ shows: ['dark', 'fire'] });
    expect(game.performs().hp).toBe(5);
    expect(game.performs('two/A/dark', 'two/A/fire').hp).toBe(8);
  });

  it('R18.2: is possible only if all named symbols are available', () => {
    const game = healing({ shows: ['dark'] });
    expect(game.legal('perform')).toEqual([{ type: 'perform', consume: [] }]);
    expect(game.refusal({ type: 'perform', consume: ['two/A/dark'] })).toBe('notPaid');
  });

  it('R18.3: cannot use a card’s own symbols for that card’s abilities', () => {
    const game = healing({ shows: ['dark'] }, { shows: ['fire'] });
    expect(game.legal('perform')).toEqual([{ type: 'perform', consume: [] }]);
  });

  it('R18.2: uses each visible symbol at most once per turn', () => {
    const eat = { kind: 'heal', value: 1, consume: { elements: ['fire'], plus: 1 } } as const;
    const cards = hand({ top: [eat, eat] }, { shows: ['fire'] });
    const game = weak(
      at(book({ board: '@', goals: [GOAL], cards }))
        .selects('one', 'two')
        .plays('one', 'top'),
    );
    expect(game.performs('two/A/fire').legal('perform')).toEqual([{ type: 'perform', consume: [] }]);
  });

  it('R18.2: removes a symbol that an attack consumed for the rest of the turn', () => {
    const eat = { elements: ['fire'], plus: 1 } as const;
    const cards = [
      card('one', { top: [{ kind: 'attack', value: 1, consume: eat }] }),
      card('two', { bottom: [{ kind: 'heal', value: 1, consume: eat }] }),
      card('three', { shows: ['fire'] }),
      card('four', {}),
    ];
    const game = melee({ cards }).plays('one', 'top').attacks('dummy-1', 'three/A/fire').rolls('A');
    expect(game.plays('two', 'bottom').legal('perform')).toEqual([{ type: 'perform', consume: [] }]);
  });

  it('R18.2: takes two symbols for two of one element, and does not ask for their order', () => {
    const eat = { elements: ['fire', 'fire'], plus: 2 } as const;
    const cards = [
      card('one', { top: [{ kind: 'heal', value: 1, consume: eat }] }),
      ...['two', 'three', 'four'].map((id) => card(id, { shows: ['fire'] })),
    ];
    const game = melee({ cards }).plays('one', 'top');
    expect(game.legal('perform').map(({ consume }) => consume.length)).toEqual([0, 2, 2, 2]);
  });

  it('R12.5, R17.2: gives the attacker a condition that lasts for the rest of its own turn', () => {
    const consume = { elements: ['fire'], self: ['strengthen'] } as const;
    const cards = hand(
      { top: [{ kind: 'attack', value: 1, consume }] },
      { shows: ['fire'], bottom: [{ kind: 'attack', value: 1 }] },
    );
    const game = melee({ cards }).plays('one', 'top').attacks('dummy-1', 'two/A/fire').rolls('A');
    expect(game.plays('two', 'bottom').attacks('dummy-1').state.attack?.advantage).toBe(1);
    expect(game.ends().heroBears()).toEqual([]);
  });

  it('R18.2: can use the same symbol again in the next turn', () => {
    const eat = { kind: 'heal', value: 1, consume: { elements: ['fire'], plus: 1 } } as const;
    const cards = [...hand({ top: [eat] }).slice(0, 2), card('three', { shows: ['fire'] }, {}), card('four', {})];
    const game = weak(
      at(book({ board: '@', goals: [GOAL], cards }))
        .selects('one', 'two')
        .plays('one', 'top'),
    )
      .performs('three/A/fire')
      .ends()
      .selects('one', 'four')
      .plays('one', 'top');
    expect(game.legal('perform')).toHaveLength(2);
  });

  it('R18.2: adds to the value and the effects of an attack', () => {
    const consume = { elements: ['fire'], plus: 2, pierce: 1, conditions: ['stun'] } as const;
    const cards = hand({ top: [{ kind: 'attack', value: 1, consume }] }, { shows: ['fire'] });
    const game = melee({ cards }).plays('one', 'top');
    const paid = game.attacks('dummy-1', 'two/A/fire');
    expect(paid.events('attackDeclared')).toMatchObject([{ attack: 3 }]);
    expect(paid.events('elementConsumed')).toMatchObject([{ symbol: 'two/A/fire' }]);
    expect(paid.state.attack?.pierce).toBe(1);
    expect(paid.rolls('A').effect(1).foeBears()).toEqual(['stun']);
    expect(game.attacks('dummy-1').rolls('A').log('effectOffered')).toEqual([]);
  });

  it('R18.1: can use the element of an item in the turn in which the item is used', () => {
    const candle = item('candle', { when: 'turn', abilities: [{ kind: 'infuse', elements: ['fire'] }] }, 'consumed');
    const eat = { kind: 'heal', value: 1, consume: { elements: ['fire'], plus: 1 } } as const;
    const game = weak(
      at(book({ board: zigzag('@.'), goals: [GOAL], cards: hand({ top: [eat] }), items: [candle] }))
        .selects('one', 'two')
        .uses('candle')
        .plays('one', 'top'),
    );
    expect(game.performs('candle/fire').hp).toBe(3);
    expect(symbols(game.ends())).toEqual([]);
  });

  it('R18.2: is decided anew by the player if an interrupt takes away the symbols that were to be consumed', () => {
    const room = `
      .   .
        .
      @   1
        .
      .   .
    `;
    const quick = monster({ hp: 9, columns: attacker(2, { initiative: FAST, move: 2 }).behaviour.normal });
    const consume = { elements: ['fire'], plus: 2 } as const;
    const cards = [
      ...hand({ top: [{ kind: 'attack', value: 1, range: 3, consume }] }).slice(0, 2),
      card('three', { shows: ['fire'] }, {}),
      card('four', {}),
    ];
    const game = at(book({ board: room, foes: [quick], cards }))
      .selects('one', 'two')
      .plays('one', 'top')
      .attacks('dummy-1', 'three/A/fire')
      .rolls('A', 'A')
      .say({ type: 'negateByDiscarding', cards: ['three', 'four'] });
    expect(game.phase).toBe('heroTurn.acting');
    expect(game.legal('attack')).toEqual([{ type: 'attack', foe: 'dummy-1', consume: [] }]);
    expect(game.legal('play')).toEqual([]);
    expect(game.log('attackLapsed')).toEqual([]);
  });
});
