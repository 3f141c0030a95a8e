import { describe, expect, it } from 'vitest';
import type { BookSketch } from '../../kit/books';
import { book } from '../../kit/books';
import { hand, item, melee, zigzag } from '../../kit/scenes';
import { at } from '../../kit/table';

const GOAL = { kind: 'endTurnOn', at: 'z9' } as const;
const alone = (sketch: Partial<BookSketch> = {}) =>
  at(book({ board: zigzag('@..'), goals: [GOAL], ...sketch })).selects('one', 'two');

const heal = (value: number) => ({ kind: 'heal', value }) as const;
const harm = (value: number) => ({ kind: 'harm', value }) as const;

describe('the two selected cards', () => {
  it('R9.1: the hero plays the top of one and the bottom of the other, in either order', () => {
    const game = alone();
    expect(game.legal('play')).toHaveLength(8);
    const first = alone({ cards: hand({ top: [heal(1)] }) })
      .plays('one', 'top')
      .skips();
    expect(first.legal('play')).toEqual([
      { type: 'play', card: 'two', half: 'bottom', basic: false },
      { type: 'play', card: 'two', half: 'bottom', basic: true },
    ]);
  });

  it('R9.1: the hero never plays both halves of one card, nor two tops', () => {
    const game = alone().plays('one', 'top');
    expect(game.refusal({ type: 'play', card: 'one', half: 'bottom', basic: false })).toBe('notSelected');
    expect(game.refusal({ type: 'play', card: 'two', half: 'top', basic: false })).toBe('otherHalf');
  });

  it('R9.1: the hero cannot play a card that was not selected', () => {
    expect(alone().refusal({ type: 'play', card: 'three', half: 'top', basic: false })).toBe('notSelected');
  });

  it('R9.2: abilities are done in printed order', () => {
    const cards = hand({ top: [heal(1), { kind: 'gain', condition: 'invisible' }] });
    const game = alone({ cards }).plays('one', 'top');
    expect(game.performs().story('healed', 'effectGiven')).toEqual(['healed']);
    expect(game.performs().performs().story('healed', 'effectGiven')).toEqual(['healed', 'effectGiven']);
  });

  it('R9.2: an action is finished before the other card is played', () => {
    const game = alone({ cards: hand({ top: [heal(1), heal(1)] }) })
      .plays('one', 'top')
      .performs();
    expect(game.legal('play')).toEqual([]);
  });

  it('R9.2: a card is discarded when its action is done, not before', () => {
    const game = alone({ cards: hand({ top: [heal(1)] }) }).plays('one', 'top');
    expect(game.cards('selected')).toContain('one/A');
    expect(game.performs().cards('hand')).toContain('one/B');
    expect(game.performs().story('actionBegan', 'healed', 'actionEnded', 'cardMoved')).toEqual([
      'actionBegan',
      'healed',
      'actionEnded',
      'cardMoved',
    ]);
  });
});

describe('skipping parts of a turn', () => {
  it('R9.3: any ability may be skipped', () => {
    const game = alone({ cards: hand({ top: [heal(1), heal(2)] }) }).plays('one', 'top');
    expect(game.skips().skips().phase).toBe('heroTurn.choosing');
  });

  it('R9.3: damage to the hero may not be skipped', () => {
    const game = alone({ cards: hand({ top: [heal(1), harm(2)] }) })
      .plays('one', 'top')
      .skips();
    expect(game.legal()).toEqual([{ type: 'perform', consume: [] }]);
    expect(game.performs().phase).toBe('heroTurn.suffering');
    expect(game.performs().suffers().hp).toBe(6);
  });

  it('R9.3: an ability that cannot be done is skipped without a question', () => {
    const game = alone({ cards: hand({ top: [{ kind: 'attack', value: 3 }] }) }).plays('one', 'top');
    expect(game.events('abilitySkipped')).toMatchObject([{ kind: 'attack', why: 'prevented' }]);
    expect(game.phase).toBe('heroTurn.choosing');
  });

  it('R9.6: the turn may end at any point; unused cards are then discarded', () => {
    const game = alone({ cards: hand({ top: [heal(1), heal(1)] }) })
      .plays('one', 'top')
      .performs()
      .ends();
    expect(game.cards('hand')).toEqual(['one/B', 'two/B', 'three/A', 'four/A']);
    expect(game.state.round).toBe(2);
  });

  it('R9.6: the turn cannot end before the mandatory part of an action that has begun is done', () => {
    const game = alone({ cards: hand({ top: [heal(1), harm(2)] }) }).plays('one', 'top');
    expect(game.refusal({ type: 'endTurn' })).toBe('mustFinish');
    expect(game.performs().performs().suffers().legal('endTurn')).toHaveLength(1);
  });

  it('R9.6: the turn cannot end in the middle of a move', () => {
    const game = alone().basic('one', 'bottom').steps('b1');
    expect(game.refusal({ type: 'endTurn' })).toBe('mustFinish');
    expect(game.stops().may({ type: 'endTurn' })).toBe(true);
  });

  it('R9.6: the turn ends by itself when nothing else is left to do', () => {
    const game = alone({ cards: hand({ top: [heal(1)] }) })
      .plays('one', 'top')
      .performs()
      .plays('two', 'bottom');
    expect(game.state.round).toBe(2);
  });
});

describe('basic actions', () => {
  it('R9.4: any card can be played as Attack 2 in place of its top', () => {
    const game = melee().basic('one', 'top').attacks('dummy-1');
    expect(game.events('attackDeclared')).toMatchObject([{ attack: 2, range: 1, ranged: false }]);
  });

  it('R9.4: any card can be played as Move 2 in place of its bottom', () => {
    const game = alone().basic('one', 'bottom').steps('b1', 'c1');
    expect(game.hero.at).toBe('c1');
  });

  it('R9.4: a card played as a basic action is discarded, even if its printed action would lose it', () => {
    const cards = hand({ bottom: { abilities: [heal(1)], lost: true } });
    const game = alone({ cards }).basic('one', 'bottom').steps('b1').stops();
    expect(game.cards('lost')).toEqual([]);
    expect(game.cards('hand')).toContain('one/B');
  });
});

describe('items in the hero’s turn', () => {
  const pie = item('pie', { when: 'turn', abilities: [heal(3)] }, 'consumed');
  const tea = item('tea', { when: 'turn', abilities: [heal(1)] });

  it('R9.5: any number of items may be used before, between and after the actions', () => {
    const weak = alone({ items: [pie, tea] }).given(({ hero }) => {
      hero.hp = 2;
    });
    const game = weak.uses('pie').plays('one', 'top').uses('tea');
    expect(game.hp).toBe(6);
    expect(game.hero.items.map(({ state }) => state)).toEqual(['consumed', 'spent']);
  });

  it('R9.5: an item may be used in the middle of an ability', () => {
    const game = alone({ items: [tea] })
      .given(({ hero }) => {
        hero.hp = 2;
      })
      .basic('one', 'bottom')
      .steps('b1')
      .uses('tea');
    expect(game.hp).toBe(3);
    expect(game.phase).toBe('heroTurn.acting');
  });

  it('R9.6: the turn does not end by itself while an item can still be used', () => {
    const game = alone({ items: [tea] })
      .plays('one', 'top')
      .plays('two', 'bottom');
    expect(game.phase).toBe('heroTurn.choosing');
    expect(game.legal().map(({ type }) => type)).toEqual(['useItem', 'endTurn']);
  });
});
