import { describe, expect, it } from 'vitest';
import type { Face } from '../../../src/rules/inHand/vocabulary';
import { book, flatTables } from '../../kit/books';
import { attacker, duel, FAST, hand, item, melee, passage, tablesByPosition } from '../../kit/scenes';
import { at, effect, type Game } from '../../kit/table';

const attack = { kind: 'attack', value: 3 } as const;
const tables = { heroTables: flatTables(-1, 0, 2) };
const swing = melee({ cards: hand({ top: [attack] }), ...tables }).plays('one', 'top');
const strengthened = swing.given(({ hero }) => {
  hero.effects.push(effect('strengthen', { begun: true }));
});
const muddled = swing.given(({ hero }) => {
  hero.effects.push(effect('muddle', { begun: true }));
});
const both = muddled.given(({ hero }) => {
  hero.effects.push(effect('strengthen', { begun: true }));
});
const damage = (game: Game, ...faces: Face[]) =>
  game
    .attacks('dummy-1')
    .rolls(...faces)
    .events('attackResolved')[0]?.damage;

describe('Advantage and Disadvantage', () => {
  it('R14.1: Advantage uses the better of two rolls, in either order', () => {
    expect(damage(strengthened, 'A', 'C')).toBe(5);
    expect(damage(strengthened, 'C', 'A')).toBe(5);
  });

  it('R14.1: Disadvantage uses the worse of two rolls, in either order', () => {
    expect(damage(muddled, 'A', 'C')).toBe(2);
    expect(damage(muddled, 'C', 'A')).toBe(2);
  });

  it('R14.1: the second roll’s event names the roll that is not used', () => {
    const rolled = (game: Game, ...faces: Face[]) =>
      game
        .attacks('dummy-1')
        .rolls(...faces)
        .log('rolled')
        .filter(({ purpose }) => purpose === 'heroAttack')
        .map(({ nth, of, dropped }) => [nth, of, dropped]);
    expect(rolled(strengthened, 'A', 'C')).toEqual([
      [1, 2, null],
      [2, 2, 'A'],
    ]);
    expect(rolled(muddled, 'A', 'C')).toEqual([
      [1, 2, null],
      [2, 2, 'C'],
    ]);
  });

  it('R23.1: a heal between the two rolls does not change the modifier of the first', () => {
    const pie = item('pie', { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] });
    const weak = melee({ cards: hand({ top: [attack] }), heroTables: tablesByPosition(2, 1, 0, 0), items: [pie] })
      .given(({ hero }) => {
        hero.hp = 1;
        hero.effects.push(effect('strengthen', { begun: true }));
      })
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A')
      .uses('pie');
    expect(weak.hp).toBe(2);
    expect(weak.state.attack?.rolls).toEqual([{ face: 'A', modifier: 2 }]);
    expect(weak.rolls('A').events('attackResolved')).toMatchObject([{ modifier: 2, damage: 5 }]);
  });

  it('R14.2: Advantage and Disadvantage cancel each other', () => {
    expect(both.attacks('dummy-1').events('attackDeclared')).toMatchObject([
      { advantage: 0, reasons: ['strengthen', 'muddle'] },
    ]);
    expect(damage(both, 'A')).toBe(2);
  });

  it('R14.2: they do not stack: two Disadvantages and one Advantage cancel each other', () => {
    const shot = melee({ cards: hand({ top: [{ ...attack, range: 3 }] }) })
      .plays('one', 'top')
      .given(({ hero }) => {
        hero.effects.push(effect('muddle', { begun: true }), effect('strengthen', { begun: true }));
      });
    expect(shot.attacks('dummy-1').events('attackDeclared')).toMatchObject([{ advantage: 0 }]);
  });

  it('R12.2: a ranged attack has Disadvantage at Distance 1, but not at Distance 2', () => {
    const cards = hand({ top: [{ ...attack, range: 3 }] });
    const shot = (distance: number) => duel(distance, { cards }).plays('one', 'top').attacks('dummy-1');
    expect(shot(1).events('attackDeclared')).toMatchObject([{ advantage: -1, reasons: ['adjacent'] }]);
    expect(shot(2).events('attackDeclared')).toMatchObject([{ advantage: 0 }]);
  });

  it('R12.2: a monster’s ranged attack at Distance 1 has Disadvantage', () => {
    const archer = attacker(3, { initiative: FAST, range: 2 });
    const game = at(book({ board: passage(1), foes: [archer], monsterTables: flatTables(-1, 0, 1, 4) }))
      .selects('one', 'two')
      .rolls('A');
    expect(game.log('attackDeclared')).toMatchObject([{ advantage: -1 }]);
    expect(game.rolls('C', 'A').events('attackResolved')).toMatchObject([{ damage: 2 }]);
  });
});
