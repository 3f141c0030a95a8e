import { describe, expect, it } from 'vitest';
import { faceOn } from '../../src/rules/cards';
import { heroModifiers, monsterModifiers, positionOf } from '../../src/rules/hpCards';
import { setUp } from '../../src/rules/setup';
import { book, card, monster } from '../kit/books';
import { attacker, hand, idle, item, passage, tablesByPosition, zigzag } from '../kit/scenes';
import { at, deal } from '../kit/table';

const alone = book({ board: '@', goals: [{ kind: 'endTurnOn', at: 'z9' }] });

describe('the HP cards', () => {
  it('R1.1: HP h shows position (h-1) mod 4', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(positionOf)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0]);
  });

  it.each([4, 8])('R1.1: losing exactly %i HP leaves the card as it lies', (loss) => {
    for (let hp = loss + 1; hp <= 20; hp += 1) expect(positionOf(hp - loss)).toBe(positionOf(hp));
  });

  it("R1.1: the row of the hero's table is its level", () => {
    const table = [1, 2, 3, 4, 5].map((level) => [level, level, level] as const);
    const levelled = book({ board: '@', heroTables: [table, table, table, table], setup: { level: 3 } });
    expect(heroModifiers(levelled, setUp(levelled))).toEqual([3, 3, 3]);
  });

  it("R5.2: the row of the monster's table is the scenario's level", () => {
    const table = [0, 1, 2, 3].map((level) => [level, level, level] as const);
    const tables = [table, table, table, table] as const;
    const level2 = book({
      board: passage(1),
      foes: [idle],
      monsterTables: tables,
      setup: { level: 5, scenarioLevel: 2 },
    });
    const [foe] = setUp(level2).foes;
    expect(foe && monsterModifiers(level2, foe)).toEqual([2, 2, 2]);
  });

  it('R1.2: each position has a table of its own', () => {
    const tables = tablesByPosition(10, 20, 30, 40);
    const shown = book({ board: '@', heroTables: tables, hp: 6 });
    expect(heroModifiers(shown, setUp(shown))).toEqual([20, 20, 20]);
  });
});

describe('set-up', () => {
  it('R3.4: start hex, maximum HP, four cards in hand on side A, items ready', () => {
    const laid = book({ board: zigzag('.@'), items: [item('hat', { when: 'damaged' })] });
    expect(setUp(laid).hero).toMatchObject({ at: 'b1', hp: 8, items: [{ id: 'hat', state: 'ready' }] });
    expect(at(laid).cards('hand')).toEqual(['one/A', 'two/A', 'three/A', 'four/A']);
  });

  it.each([
    [1, 5],
    [3, 7],
    [5, 9],
  ] as const)('R28.1: at level %i the hero has %i HP', (level, hp) => {
    const laid = book({ board: '@', setup: { level } });
    const grown = { ...laid, hero: { ...laid.hero, maxHp: [5, 6, 7, 8, 9] } };
    expect(setUp(grown).hero.hp).toBe(hp);
  });

  it.each([
    [0, 5, 8],
    [1, 6, 9],
    [2, 7, 10],
    [3, 8, 11],
  ] as const)(
    'R5.4: at level %i a monster of 6 HP has %i, an elite one of 9 has %i',
    (scenarioLevel, normal, elite) => {
      const demon = monster({ hp: 6, elite: 9, columns: idle.behaviour.normal });
      const both = book({
        board: zigzag('@12'),
        foes: [demon, { monster: demon, kind: 'elite' }],
        setup: { scenarioLevel },
      });
      expect(setUp(both).foes.map(({ hp, maxHp }) => [hp, maxHp])).toEqual([
        [normal, normal],
        [elite, elite],
      ]);
    },
  );
});

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

  it('R7.2: a card whose action shows the lost symbol is lost, from either side', () => {
    const cards = hand({ bottom: { abilities: [{ kind: 'heal', value: 1 }], lost: true } });
    const game = at(book({ board: '@', cards, goals: [{ kind: 'endTurnOn', at: 'z9' }] })).selects('one', 'two');
    expect(game.plays('one', 'bottom').performs().cards('lost')).toEqual(['one/A']);
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
