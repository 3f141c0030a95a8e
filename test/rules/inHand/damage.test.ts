import { describe, expect, it } from 'vitest';
import { type BookSketch, book } from '../../kit/books';
import { attacker, FAST, hand, item, passage, zigzag } from '../../kit/scenes';
import { at, deal } from '../../kit/table';

const GOAL = { kind: 'endTurnOn', at: 'z9' } as const;
/** A game in which a fast monster has just hit the hero for 3; the damage still waits for the player's answer. */
const struck = (change: Parameters<ReturnType<typeof at>['given']>[0] = () => {}, sketch: Partial<BookSketch> = {}) =>
  at(book({ board: passage(1), foes: [attacker(3, { initiative: FAST })], ...sketch }))
    .given(change)
    .selects('one', 'two')
    .rolls('A', 'A');

describe('answers to damage to the hero', () => {
  it('R21.1: the hero may suffer the damage', () => {
    expect(struck().suffers().hp).toBe(5);
    expect(struck().suffers().events('heroHurt')).toMatchObject([{ by: 'attack', before: 8, after: 5 }]);
  });

  it('R21.1: losing one card of the discard pile negates all of the damage', () => {
    const game = struck(deal({ hand: ['one', 'two'], discard: ['three/B', 'four/B'] }));
    expect(game.legal('negateByLosing').map(({ card }) => card)).toEqual(['three', 'four']);
    const saved = game.say({ type: 'negateByLosing', card: 'four' });
    expect(saved.hp).toBe(8);
    expect(saved.cards('lost')).toEqual(['four/B']);
  });

  it('R21.1, R7.2: discarding two cards of the hand negates all of it: a card on side A returns on side B, a card on side B is discarded', () => {
    const game = struck(deal({ hand: ['one', 'two', 'three/A', 'four/B'] })).say({
      type: 'negateByDiscarding',
      cards: ['four', 'three'],
    });
    expect(game.hp).toBe(8);
    expect(game.cards('hand')).toEqual(['three/B']);
    expect(game.cards('discard')).toEqual(['four/B']);
  });

  it('R21.2: the two selected cards cannot be discarded to negate damage', () => {
    const game = struck(deal({ hand: ['one', 'two'] }));
    expect(game.legal()).toEqual([{ type: 'suffer' }]);
    expect(game.refusal({ type: 'negateByDiscarding', cards: ['one', 'two'] })).toBe('notInHand');
  });

  it('R9.2, R21.2: a card whose action is already done this turn can pay for negating damage; the card whose action is under way cannot', () => {
    const cards = hand({ top: [{ kind: 'heal', value: 1 }] }, { bottom: [{ kind: 'harm', value: 1 }] });
    const game = at(book({ board: '@', goals: [GOAL], cards }))
      .selects('one', 'two')
      .plays('one', 'top')
      .performs()
      .plays('two', 'bottom')
      .performs();
    const given = game.legal('negateByDiscarding').map(({ cards: pair }) => pair.join('+'));
    expect(given).toEqual(['one+three', 'one+four', 'three+four']);
  });

  it('R21.1: damage of every kind can be negated: from traps, hazards, retaliation and cards', () => {
    const harm = at(book({ board: '@', goals: [GOAL], cards: hand({ top: [{ kind: 'harm', value: 2 }] }) }))
      .selects('one', 'two')
      .plays('one', 'top')
      .performs();
    expect(harm.state.suffering).toEqual({ amount: 2, cause: 'card' });
    expect(harm.may({ type: 'negateByDiscarding', cards: ['three', 'four'] })).toBe(true);
    const trap = at(book({ board: zigzag('@T'), goals: [GOAL] }))
      .selects('one', 'two')
      .basic('one', 'bottom')
      .steps('b1');
    expect(trap.may({ type: 'negateByDiscarding', cards: ['three', 'four'] })).toBe(true);
  });

  it('R22.1: with less than 1 HP the hero is exhausted and the scenario is lost at once', () => {
    const game = struck(({ hero }) => {
      hero.hp = 3;
    }).suffers();
    expect(game.phase).toBe('lost');
    expect(game.hp).toBe(0);
    expect(game.events().map(({ type }) => type)).toEqual(['heroHurt', 'heroExhausted', 'scenarioLost']);
  });

  it('R22.1: with 1 HP left the hero is not exhausted', () => {
    const game = struck(({ hero }) => {
      hero.hp = 4;
    }).suffers();
    expect(game.hp).toBe(1);
    expect(game.phase).toBe('heroTurn.choosing');
  });

  it('R9.2, R10.2: the card whose jump ended on a trap cannot be discarded to negate the trap’s damage', () => {
    const jump = { kind: 'move', value: 1, jump: true } as const;
    const game = at(book({ board: zigzag('@T'), goals: [GOAL], cards: hand({ bottom: [jump] }) }))
      .selects('one', 'two')
      .plays('one', 'bottom')
      .steps('b1');
    expect(game.phase).toBe('heroTurn.suffering');
    expect(game.legal('negateByDiscarding').map(({ cards }) => cards)).toEqual([['three', 'four']]);
    expect(game.suffers().cards('hand')).toContain('one/B');
  });
});

describe('items against damage', () => {
  const rug = item('rug', { when: 'damaged' });
  const ribbon = item('ribbon', { when: 'exhausting' }, 'consumed');
  const coat = item('coat', { when: 'attacked', shield: 2 });

  it('R23.1: an item for damage negates all damage of an attack', () => {
    const game = struck(() => {}, { items: [rug] }).uses('rug');
    expect(game.hp).toBe(8);
    expect(game.events('damageNegated')).toMatchObject([{ by: 'item', item: 'rug', amount: 3 }]);
  });

  it('R23.1: such an item negates only damage of attacks, not of traps', () => {
    const game = at(book({ board: zigzag('@T'), goals: [GOAL], items: [rug, ribbon] }))
      .given(({ hero }) => {
        hero.hp = 1;
      })
      .selects('one', 'two')
      .basic('one', 'bottom')
      .steps('b1');
    expect(game.legal('useItem')).toEqual([]);
  });

  it('R23.1: an item against exhaustion keeps the hero at 1 HP, and can be used only when the hero would be exhausted', () => {
    expect(struck(() => {}, { items: [ribbon] }).legal('useItem')).toEqual([]);
    const game = struck(
      ({ hero }) => {
        hero.hp = 2;
      },
      { items: [ribbon] },
    ).uses('ribbon');
    expect(game.hp).toBe(1);
    expect(game.hero.items).toEqual([{ id: 'ribbon', state: 'consumed' }]);
  });

  it('R23.1: an item can give Shield before the monster’s roll', () => {
    const game = at(book({ board: passage(1), foes: [attacker(3, { initiative: FAST })], items: [coat] }))
      .selects('one', 'two')
      .rolls('A');
    expect(game.phase).toBe('monsterTurn.rolling');
    expect(game.uses('coat').hero.items).toEqual([{ id: 'coat', state: 'spent' }]);
    expect(game.uses('coat').rolls('A').events('attackResolved')).toMatchObject([{ shield: 2, damage: 1 }]);
  });

  it('R23.1: an item cannot give Shield between the two rolls of a Disadvantage', () => {
    const archer = attacker(3, { initiative: FAST, range: 3 });
    const game = at(book({ board: passage(1), foes: [archer], items: [coat] }))
      .selects('one', 'two')
      .rolls('A');
    expect(game.legal('useItem')).toHaveLength(1);
    expect(game.rolls('A').legal()).toEqual([{ type: 'roll' }]);
  });
});
