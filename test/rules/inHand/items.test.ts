import { describe, expect, it } from 'vitest';
import type { ItemEffect } from '../../../src/rules/inHand/vocabulary';
import { book } from '../../kit/books';
import { duel, hand, item, melee, zigzag } from '../../kit/scenes';
import { at, deal } from '../../kit/table';

const GOAL = { kind: 'endTurnOn', at: 'z9' } as const;
const turn = (...abilities: Extract<ItemEffect, { when: 'turn' }>['abilities']) =>
  ({ when: 'turn', abilities }) as const;
const pie = turn({ kind: 'heal', value: 1 });
const alone = (...items: ReturnType<typeof item>[]) => at(book({ board: zigzag('@...'), goals: [GOAL], items, hp: 8 }));

describe('how an item is used up', () => {
  it.each([
    ['consumed', 'consumed'],
    ['spent', 'spent'],
    ['free', 'ready'],
  ] as const)('R23.1: an item with the use %s is %s after use', (use, state) => {
    const game = alone(item('pie', pie, use))
      .selects('one', 'two')
      .uses('pie');
    expect(game.hero.items).toEqual([{ id: 'pie', state }]);
  });

  it('R23.1: a spent item can be used again only after a long rest', () => {
    const game = alone(item('pie', pie))
      .given(deal({ hand: ['one', 'two'], discard: ['three/B', 'four/B'] }))
      .selects('one', 'two')
      .uses('pie')
      .ends()
      .proceeds();
    expect(game.refusal({ type: 'useItem', item: 'pie' })).toBe('itemNotReady');
    const rested = game.say({ type: 'longRest' }, { type: 'lose', card: 'four' });
    expect(rested.selects('one', 'two').may({ type: 'useItem', item: 'pie' })).toBe(true);
  });

  it('R23.1: an item of the turn cannot be used outside the hero’s turn', () => {
    expect(alone(item('pie', pie)).refusal({ type: 'useItem', item: 'pie' })).toBe('itemNotNow');
  });
});

describe('an item of the turn while an attack waits for its roll', () => {
  it('R12.3, R14.1: gives the attack the bonus or Strengthen that it gives the hero, and nothing else', () => {
    const attacking = (effect: ItemEffect) =>
      melee({ items: [item('bag', effect)] })
        .basic('one', 'top')
        .attacks('dummy-1')
        .uses('bag').state.attack?.advantage;
    expect(attacking(pie)).toBe(0);
    expect(attacking(turn({ kind: 'gain', condition: 'strengthen' }))).toBe(1);
  });
});

describe('conditions and effects of items', () => {
  it('R23.1: an item for combat can be used in combat only', () => {
    const apron = item('apron', {
      ...turn({ kind: 'grant', bonus: 'shield', value: 1, lasts: 'combat' }),
      inCombat: true,
    });
    expect(alone(apron).selects('one', 'two').legal('useItem')).toEqual([]);
    expect(
      melee({ items: [apron] })
        .uses('apron')
        .heroBears(),
    ).toEqual(['shield']);
  });

  it('R23.1: an item with a maximum Distance can be used up to that Distance', () => {
    const fuse = item('fuse', { ...turn({ kind: 'strike', value: 2 }), inCombat: true, maxDistance: 3 });
    expect(duel(4, { items: [fuse] }).legal('useItem')).toEqual([]);
    expect(
      duel(3, { items: [fuse] })
        .uses('fuse')
        .foe().hp,
    ).toBe(4);
  });

  it('R26.1: an item that kills the monster ends the combat, and the hero’s turn goes on', () => {
    const fuse = item('fuse', { ...turn({ kind: 'strike', value: 9 }), inCombat: true });
    const game = melee({ items: [fuse] }).uses('fuse');
    expect(game.state.fight).toBeNull();
    expect(game.legal('play')).toHaveLength(8);
  });

  it('R23.1: an item with several abilities does them in order', () => {
    const flask = item('flask', turn({ kind: 'heal', value: 2 }, { kind: 'gain', condition: 'strengthen' }));
    const game = alone(flask)
      .given(({ hero }) => {
        hero.hp = 1;
      })
      .selects('one', 'two')
      .uses('flask');
    expect(game.hp).toBe(3);
    expect(game.heroBears()).toEqual(['strengthen']);
  });

  it('R9.3, R20.4: leeches do their damage first, and then a card is recovered', () => {
    const leeches = item('leeches', turn({ kind: 'harm', value: 1 }, { kind: 'recover', from: 'discard', side: 'B' }));
    const game = alone(leeches)
      .given(deal({ hand: ['one', 'two'], discard: ['three/B', 'four/B'] }))
      .selects('one', 'two')
      .uses('leeches');
    expect(game.phase).toBe('heroTurn.suffering');
    const choice = game.suffers();
    expect(choice.phase).toBe('heroTurn.favour');
    expect(choice.say({ type: 'recover', card: 'three' }).cards('hand')).toEqual(['three/B']);
  });

  it('R20.4: leeches recover nothing if negating their damage took the last card that could be recovered', () => {
    const leeches = item('leeches', turn({ kind: 'harm', value: 1 }, { kind: 'recover', from: 'discard', side: 'B' }));
    const game = alone(leeches)
      .given(deal({ hand: ['one', 'two'], discard: ['three/B'] }))
      .selects('one', 'two')
      .uses('leeches')
      .say({ type: 'negateByLosing', card: 'three' });
    expect(game.phase).toBe('heroTurn.choosing');
    expect(game.state.favour).toBeNull();
  });

  it('R20.4: leeches that are used in the middle of an attack recover the card before the attack’s roll', () => {
    const leeches = item('leeches', turn({ kind: 'harm', value: 1 }, { kind: 'recover', from: 'discard', side: 'B' }));
    const game = melee({ items: [leeches] })
      .given(deal({ selected: ['one', 'two'], discard: ['three/B'] }))
      .basic('one', 'top')
      .attacks('dummy-1')
      .uses('leeches')
      .suffers();
    expect(game.phase).toBe('heroTurn.favour');
    const back = game.say({ type: 'recover', card: 'three' });
    expect(back.phase).toBe('heroTurn.rolling');
  });

  it('R9.3: an ability of an item that asks the player may be skipped', () => {
    const leeches = item('leeches', turn({ kind: 'harm', value: 1 }, { kind: 'recover', from: 'discard', side: 'B' }));
    const game = alone(leeches)
      .given(deal({ hand: ['one', 'two'], discard: ['three/B'] }))
      .selects('one', 'two')
      .uses('leeches')
      .suffers();
    expect(game.legal().map(({ type }) => type)).toEqual(['recover', 'skip']);
    expect(game.skips().phase).toBe('heroTurn.choosing');
    expect(game.skips().cards('discard')).toEqual(['three/B']);
  });

  it('R23.1: an ability of an item waits until the ability before it is answered or its damage is suffered', () => {
    const recover = { kind: 'recover', from: 'discard', side: 'A' } as const;
    const harm = { kind: 'harm', value: 1 } as const;
    const game = alone(item('bundle', turn(recover, harm, harm, recover)))
      .given(deal({ hand: ['one', 'two'], discard: ['three/B', 'four/B'] }))
      .selects('one', 'two')
      .uses('bundle')
      .say({ type: 'recover', card: 'three' })
      .suffers()
      .suffers();
    expect(game.hp).toBe(6);
    expect(game.say({ type: 'recover', card: 'four' }).cards('hand')).toEqual(['three/A', 'four/A']);
  });

  it('R9.5, R23.1: no other item can be used while damage waits for its answer', () => {
    const thorn = item('thorn', turn({ kind: 'harm', value: 1 }, { kind: 'heal', value: 1 }));
    const asked = melee({ items: [thorn, item('pie', pie)] }).uses('thorn');
    expect(asked.state.suffering).toMatchObject({ amount: 1 });
    expect(asked.refusal({ type: 'useItem', item: 'pie' })).toBe('itemNotNow');
    expect(asked.suffers().may({ type: 'useItem', item: 'pie' })).toBe(true);
  });

  it('R9.6: an item can be used if any of its abilities can be done; the others are skipped', () => {
    const bag = item('bag', turn({ kind: 'recover', from: 'lost', side: 'A' }, { kind: 'heal', value: 1 }));
    const game = alone(bag)
      .given(({ hero }) => {
        hero.hp = 4;
      })
      .selects('one', 'two');
    expect(game.uses('bag').hp).toBe(5);
  });

  it('R23.1: an item cannot be used if its damage to the hero is all that it would do', () => {
    const leeches = item('leeches', turn({ kind: 'harm', value: 1 }, { kind: 'recover', from: 'discard', side: 'B' }));
    expect(alone(leeches).selects('one', 'two').legal('useItem')).toEqual([]);
  });

  it('R17.2, R23.1: a move bonus from an item in the middle of a move counts for that move', () => {
    const oil = item('oil', turn({ kind: 'grant', bonus: 'move', value: 1 }));
    const game = alone(oil).selects('one', 'two').basic('one', 'bottom').steps('b1').uses('oil');
    expect(game.steps('c1', 'd1').hero.at).toBe('d1');
  });

  it('R23.1: an item for a finished move can be used after a move that was long enough', () => {
    const shoes = item('shoes', { when: 'moved', atLeast: 2, condition: 'invisible' }, 'consumed');
    const game = alone(shoes).selects('one', 'two');
    expect(game.legal('useItem')).toEqual([]);
    const walking = game.basic('one', 'bottom').steps('b1');
    expect(walking.legal('useItem')).toEqual([]);
    const walked = walking.steps('c1');
    expect(walked.uses('shoes').heroBears()).toEqual(['invisible']);
    expect(walked.stops().plays('two', 'top').legal('useItem')).toHaveLength(1);
  });

  it('R23.1: in combat the length of a move is the change of Distance', () => {
    const shoes = item('shoes', { when: 'moved', atLeast: 2, condition: 'invisible' }, 'consumed');
    const game = melee({ items: [shoes], cards: hand({ bottom: [{ kind: 'move', value: 2 }] }) }).plays(
      'one',
      'bottom',
    );
    expect(game.shifts(2).legal('useItem')).toEqual([]);
    expect(game.shifts(3).legal('useItem')).toHaveLength(1);
  });

  it('R23.1: a free item can be used once with each move', () => {
    const stilts = item('stilts', { when: 'move', plus: 1 }, 'free');
    const game = alone(stilts).selects('one', 'two').basic('one', 'bottom').uses('stilts');
    expect(game.state.turn?.move?.left).toBe(3);
    expect(game.legal('useItem')).toEqual([]);
  });
});
