import { describe, expect, it } from 'vitest';
import { type BookSketch, book, column, frostDemon, monster } from '../../kit/books';
import { hand, item, passage } from '../../kit/scenes';
import { at } from '../../kit/table';

const clock = (initiative: number) => monster({ columns: column({ initiative }) });
const fighting = (initiative: number, sketch: Partial<BookSketch> = {}) =>
  at(book({ board: passage(1), foes: [clock(initiative)], cards: hand(), ...sketch })).selects('two', 'one');

describe('initiative', () => {
  it('R8.1: the hero’s initiative is that of the leading card', () => {
    expect(fighting(50).rolls('A').events('behaviourSet')).toMatchObject([{ hero: 20, initiative: 50 }]);
  });

  it('R8.1: the side with the lower initiative acts first', () => {
    expect(fighting(21).rolls('A').phase).toBe('heroTurn.choosing');
    const second = fighting(19).rolls('A');
    expect(second.story('turnBegan', 'turnEnded')).toEqual(['turnBegan', 'turnEnded', 'turnBegan']);
    expect(second.log('turnBegan').map(({ who }) => who)).toEqual(['monster', 'hero']);
  });

  it('R8.1: on a tie the hero acts first', () => {
    expect(fighting(20).rolls('A').log('turnBegan')).toMatchObject([{ who: 'hero' }]);
  });

  it('R8.1: the monster’s initiative is that of the rolled column, in the half for normal or elite monsters', () => {
    const columns = { A: column({ initiative: 11 }), B: column({ initiative: 22 }), C: column({ initiative: 33 }) };
    const spirit = monster({ columns });
    const elite = {
      ...spirit,
      behaviour: { ...spirit.behaviour, elite: { A: columns.C, B: columns.B, C: columns.A } },
    };
    const game = at(book({ board: passage(1), foes: [{ monster: elite, kind: 'elite' }] })).selects('one', 'two');
    expect((['A', 'B', 'C'] as const).map((face) => game.rolls(face).events('behaviourSet')[0]?.initiative)).toEqual([
      33, 22, 11,
    ]);
  });

  it('R8.1: Homebrew leads with 33; a demon that rolls A has 18 and acts first (the example of the rule book)', () => {
    const cards = hand({ id: 'homebrew', initiative: 33 });
    const game = at(book({ board: passage(1), foes: [frostDemon], cards }))
      .selects('one', 'two')
      .rolls('A');
    expect(game.events('behaviourSet')).toMatchObject([{ initiative: 18, hero: 33 }]);
    expect(game.log('turnBegan').map(({ who }) => who)).toEqual(['monster', 'hero']);
  });

  it('R6.1: out of combat nothing is rolled', () => {
    const game = at(book({ board: '@', goals: [{ kind: 'endTurnOn', at: 'z9' }] })).selects('one', 'two');
    expect(game.phase).toBe('heroTurn.choosing');
    expect(game.log('rolled')).toEqual([]);
  });
});

describe('items after the behaviour roll', () => {
  const rapier = item('rapier', { when: 'initiative', lower: 15 });
  const spectacles = item('spectacles', { when: 'behaviour' });

  it('R23.1: an item lowers the hero’s initiative for this round, to 1 at least', () => {
    const game = fighting(10, { items: [rapier] }).rolls('A');
    expect(game.phase).toBe('initiative');
    expect(game.uses('rapier').log('turnBegan')).toMatchObject([{ who: 'hero' }]);
    expect(game.uses('rapier').events('initiativeLowered')).toMatchObject([{ from: 20, to: 5 }]);
    expect(game.proceeds().log('turnBegan')).toMatchObject([{ who: 'monster' }, { who: 'hero' }]);
  });

  it('R23.1: an item cannot lower an initiative that is already 1', () => {
    const first = hand({ initiative: 1 });
    const game = at(book({ board: passage(1), foes: [clock(50)], cards: first, items: [rapier] })).selects(
      'one',
      'two',
    );
    expect(game.rolls('A').phase).toBe('heroTurn.choosing');
  });

  it('R23.1: another item repeats the behaviour roll, and the second result counts', () => {
    const game = fighting(10, { items: [spectacles] })
      .rolls('A')
      .uses('spectacles');
    expect(game.events('rolled')).toHaveLength(1);
    expect(game.fight.rolls).toBe(2);
    expect(game.hero.items).toEqual([{ id: 'spectacles', state: 'spent' }]);
  });

  it('R23.1: a spent item is not offered in the next round', () => {
    const game = fighting(10, { items: [rapier] })
      .rolls('A')
      .uses('rapier')
      .ends();
    expect(game.selects('one', 'two').rolls('A').phase).toBe('heroTurn.choosing');
  });
});
