import { describe, expect, it } from 'vitest';
import { faceOn } from '../../../src/rules/inHand/cards';
import { book, card } from '../../kit/books';
import { attacker, hand, melee, passage, zigzag } from '../../kit/scenes';
import { at, deal } from '../../kit/table';

const alone = book({ board: '@', goals: [{ kind: 'endTurnOn', at: 'z9' }] });

describe('ability cards', () => {
  it('R1.3: have the values of their current level', () => {
    const cards = [card('one', { initiative: 10 }, { initiative: 20 }, { A: { initiative: 30 } }), ...hand().slice(1)];
    const sketch = { board: '@', cards };
    expect(faceOn(book(sketch), 'one', 'A').initiative).toBe(10);
    expect(faceOn(book({ ...sketch, setup: { upgrades: ['one'] } }), 'one', 'A').initiative).toBe(30);
  });

  it('R7.1: are selected in pairs from the hand, in any order, and the first one leads', () => {
    const game = at(alone);
    expect(game.legal('select')).toHaveLength(12);
    expect(game.refusal({ type: 'select', leading: 'one', second: 'one' })).toBe('needsTwoCards');
    expect(game.selects('three', 'one').state).toMatchObject({ leading: 'three', second: 'one', initiative: 30 });
  });

  it('R7.1: are not selected at the beginning of a round', () => {
    const next = at(alone).selects('three', 'one').ends();
    expect(next.state).toMatchObject({ round: 2, leading: null, second: null, initiative: 0 });
  });

  it('R7.2: return to the hand on side B when they are discarded on side A', () => {
    const game = at(alone).selects('one', 'two').ends();
    expect(game.cards('hand')).toEqual(['one/B', 'two/B', 'three/A', 'four/A']);
  });

  it('R7.2: go to the discard pile when they are discarded on side B', () => {
    const game = at(alone)
      .given(deal({ hand: ['one/B', 'two/B', 'three'] }))
      .selects('one', 'two')
      .ends();
    expect(game.cards('discard')).toEqual(['one/B', 'two/B']);
  });

  it('R7.2: with a lost attack are lost if the hero attacks, and discarded if the attack is skipped', () => {
    const attack = { kind: 'attack', value: 1 } as const;
    const game = melee({ cards: hand({ top: { abilities: [attack], lost: true } }) }).plays('one', 'top');
    expect(game.attacks('dummy-1').rolls('A').cards('lost')).toEqual(['one/A']);
    expect(game.skips().cards('hand')).toContain('one/B');
  });

  it('R7.2: are lost after an action with the lost symbol, even on side A', () => {
    const cards = hand({ bottom: { abilities: [{ kind: 'heal', value: 1 }], lost: true } });
    const game = at(book({ board: '@', cards, goals: [{ kind: 'endTurnOn', at: 'z9' }] })).selects('one', 'two');
    expect(game.plays('one', 'bottom').performs().cards('lost')).toEqual(['one/A']);
  });

  it('R7.2, R9.3: are discarded if no part of a lost action was done, by skipping or by ending the turn', () => {
    const abilities = [
      { kind: 'heal', value: 1 },
      { kind: 'move', value: 2 },
    ] as const;
    const cards = hand({ bottom: { abilities, lost: true } });
    const game = at(book({ board: zigzag('@..'), cards, goals: [{ kind: 'endTurnOn', at: 'z9' }] }))
      .selects('one', 'two')
      .plays('one', 'bottom');
    expect(game.skips().skips().cards('lost')).toEqual([]);
    expect(game.skips().skips().cards('hand')).toContain('one/B');
    expect(game.skips().ends().cards('lost')).toEqual([]);
    // The card is lost if one part was done.
    expect(game.skips().steps('b1').stops().cards('lost')).toEqual(['one/A']);
  });

  it('R7.2: are discarded if the only ability of a lost action is skipped', () => {
    const cards = hand({ bottom: { abilities: [{ kind: 'heal', value: 1 }], lost: true } });
    const game = at(book({ board: '@', cards, goals: [{ kind: 'endTurnOn', at: 'z9' }] })).selects('one', 'two');
    expect(game.plays('one', 'bottom').skips().cards('hand')).toContain('one/B');
  });

  it('R20.4: are recovered to the hand on the side that the ability names', () => {
    const cards = hand({ bottom: [{ kind: 'recover', from: 'lost', side: 'A' }] });
    const game = at(book({ board: '@', cards, goals: [{ kind: 'endTurnOn', at: 'z9' }] }))
      .given(deal({ hand: ['one', 'two'], lost: ['three/B', 'four/B'] }))
      .selects('one', 'two')
      .plays('one', 'bottom');
    expect(game.legal('recover').map((command) => command.card)).toEqual(['three', 'four']);
    expect(game.say({ type: 'recover', card: 'four' }).cards('hand')).toContain('four/A');
  });

  it('R21.2: cannot negate damage while they are selected, because they are neither in hand nor discarded', () => {
    const game = at(book({ board: passage(1), foes: [attacker(3, { initiative: 1 })] }))
      .selects('one', 'two')
      .rolls('A', 'A');
    expect(game.legal('negateByDiscarding').map(({ cards }) => cards)).toEqual([['three', 'four']]);
  });
});
