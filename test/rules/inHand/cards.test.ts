import { describe, expect, it } from 'vitest';
import { faceOn } from '../../../src/rules/inHand/cards';
import { book, card } from '../../kit/books';
import { attacker, hand, melee, passage, zigzag } from '../../kit/scenes';
import { at, deal } from '../../kit/table';

const alone = book({ board: '@', goals: [{ kind: 'endTurnOn', at: 'z9' }] });

describe('ability cards', () => {
  it('R1.3: only the half of its current level is active', () => {
    const cards = [card('one', { initiative: 10 }, { initiative: 20 }, { A: { initiative: 30 } }), ...hand().slice(1)];
    const sketch = { board: '@', cards };
    expect(faceOn(book(sketch), 'one', 'A').initiative).toBe(10);
    expect(faceOn(book({ ...sketch, setup: { upgrades: ['one'] } }), 'one', 'A').initiative).toBe(30);
  });

  it('R7.1: two cards of the hand, the first of which leads, in every order', () => {
    const game = at(alone);
    expect(game.legal('select')).toHaveLength(12);
    expect(game.refusal({ type: 'select', leading: 'one', second: 'one' })).toBe('needsTwoCards');
    expect(game.selects('three', 'one').state).toMatchObject({ leading: 'three', second: 'one', initiative: 30 });
  });

  it('R7.1: a new round begins with no card chosen', () => {
    const next = at(alone).selects('three', 'one').ends();
    expect(next.state).toMatchObject({ round: 2, leading: null, second: null, initiative: 0 });
  });

  it('R7.2: discarding side A flips the card to side B, back into the hand', () => {
    const game = at(alone).selects('one', 'two').ends();
    expect(game.cards('hand')).toEqual(['one/B', 'two/B', 'three/A', 'four/A']);
  });

  it('R7.2: discarding side B puts it in the discard pile', () => {
    const game = at(alone)
      .given(deal({ hand: ['one/B', 'two/B', 'three'] }))
      .selects('one', 'two')
      .ends();
    expect(game.cards('discard')).toEqual(['one/B', 'two/B']);
  });

  it('R7.2: a lost attack is lost by attacking', () => {
    const attack = { kind: 'attack', value: 1 } as const;
    const game = melee({ cards: hand({ top: { abilities: [attack], lost: true } }) }).plays('one', 'top');
    expect(game.attacks('dummy-1').rolls('A').cards('lost')).toEqual(['one/A']);
    expect(game.skips().cards('hand')).toContain('one/B');
  });

  it('R7.2: a card whose action shows the lost symbol is lost, from either side', () => {
    const cards = hand({ bottom: { abilities: [{ kind: 'heal', value: 1 }], lost: true } });
    const game = at(book({ board: '@', cards, goals: [{ kind: 'endTurnOn', at: 'z9' }] })).selects('one', 'two');
    expect(game.plays('one', 'bottom').performs().cards('lost')).toEqual(['one/A']);
  });

  it('R7.2, R9.3: begun and wholly skipped, every part of it, or the turn ended in it: it is discarded', () => {
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
    // One part of it done is enough.
    expect(game.skips().steps('b1').stops().cards('lost')).toEqual(['one/A']);
  });

  it('R7.2: nothing of it done, it is only discarded', () => {
    const cards = hand({ bottom: { abilities: [{ kind: 'heal', value: 1 }], lost: true } });
    const game = at(book({ board: '@', cards, goals: [{ kind: 'endTurnOn', at: 'z9' }] })).selects('one', 'two');
    expect(game.plays('one', 'bottom').skips().cards('hand')).toContain('one/B');
  });

  it('R20.4: recovers a lost card to the hand, on the side that the ability names', () => {
    const cards = hand({ bottom: [{ kind: 'recover', from: 'lost', side: 'A' }] });
    const game = at(book({ board: '@', cards, goals: [{ kind: 'endTurnOn', at: 'z9' }] }))
      .given(deal({ hand: ['one', 'two'], lost: ['three/B', 'four/B'] }))
      .selects('one', 'two')
      .plays('one', 'bottom');
    expect(game.legal('recover').map((command) => command.card)).toEqual(['three', 'four']);
    expect(game.say({ type: 'recover', card: 'four' }).cards('hand')).toContain('four/A');
  });

  it('R21.2: the two selected cards are neither in hand nor discarded', () => {
    const game = at(book({ board: passage(1), foes: [attacker(3, { initiative: 1 })] }))
      .selects('one', 'two')
      .rolls('A', 'A');
    expect(game.legal('negateByDiscarding').map(({ cards }) => cards)).toEqual([['three', 'four']]);
  });
});
