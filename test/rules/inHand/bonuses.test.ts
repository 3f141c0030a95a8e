import { describe, expect, it } from 'vitest';
import { type BookSketch, book, monster } from '../../kit/books';
import { attacker, duel, FAST, hand, idle, melee, passage } from '../../kit/scenes';
import { at, effect } from '../../kit/table';

const attack = (value: number, more: object = {}) => ({ kind: 'attack', value, ...more }) as const;
const traits = (more: object) => monster({ hp: 20, traits: more, columns: idle.behaviour.normal });
const hit = (sketch: Partial<BookSketch>, distance = 1) =>
  duel(distance, { cards: hand({ top: [attack(3, { range: 7 })] }), ...sketch })
    .plays('one', 'top')
    .attacks('dummy-1');
/** Returns a game in which a fast monster attacks the hero, before the roll for the attack. */
const attacked = (printed: object, change: Parameters<ReturnType<typeof at>['given']>[0]) =>
  at(book({ board: passage(1), foes: [attacker(3, { initiative: FAST, ...printed })] }))
    .given(change)
    .selects('one', 'two')
    .rolls('A');

describe('Shield', () => {
  it('R19.1: reduces the damage of each attack on the bearer', () => {
    expect(
      hit({ foes: [traits({ shield: 2 })] }, 2)
        .rolls('A')
        .foe().hp,
    ).toBe(19);
  });

  it('R19.1: adds up the monster’s trait and its effects', () => {
    const game = hit({ foes: [traits({ shield: 1 })] }, 2).given(({ fight }) => {
      fight?.effects.push(effect('shield', { value: 1 }), effect('shield', { value: 1 }));
    });
    expect(game.rolls('A').events('attackResolved')).toMatchObject([{ shield: 3, damage: 0 }]);
  });

  it('R19.1: reduces only attacks, not retaliation', () => {
    const thorns = traits({ retaliate: { value: 2, range: 7 } });
    const game = hit({ foes: [thorns] }, 2).given(({ hero }) => {
      hero.effects.push(effect('shield', { value: 5 }));
    });
    expect(game.rolls('A').suffers().hp).toBe(6);
  });
});

describe('Retaliate', () => {
  it('R19.2: damages the attacker after an attack from Distance 1', () => {
    const game = melee({ foes: [traits({ retaliate: { value: 2, range: 1 } })] })
      .basic('one', 'top')
      .attacks('dummy-1')
      .rolls('A');
    expect(game.story('monsterHurt', 'retaliated', 'damagePending')).toEqual([
      'monsterHurt',
      'retaliated',
      'damagePending',
    ]);
    expect(game.suffers().hp).toBe(6);
  });

  it('R19.2: damages an attacker at a greater Distance only within its range', () => {
    expect(
      hit({ foes: [traits({ retaliate: { value: 2, range: 1 } })] }, 2)
        .rolls('A')
        .log('retaliated'),
    ).toEqual([]);
    expect(hit({ foes: [traits({ retaliate: { value: 2, range: 3 } })] }, 3).rolls('A').phase).toBe(
      'heroTurn.suffering',
    );
  });

  it('R19.2: adds up all values whose range reaches the attacker', () => {
    const game = hit({ foes: [traits({ retaliate: { value: 1, range: 7 } })] }, 2).given(({ fight }) => {
      fight?.effects.push(effect('retaliate', { value: 2, range: 2 }), effect('retaliate', { value: 4, range: 1 }));
    });
    expect(game.rolls('A').events('retaliated')).toMatchObject([{ value: 3, distance: 2 }]);
  });

  it('R19.2: does not happen if the attack pushes the monster out of reach', () => {
    const cards = hand({ top: [attack(1, { push: 1 })] });
    const game = melee({ cards, foes: [traits({ retaliate: { value: 2, range: 1 } })] })
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A');
    expect(game.effect(1).log('retaliated')).toEqual([]);
    expect(game.effect(0).log('retaliated')).toHaveLength(1);
  });

  it('R19.2: happens if the attack pulls the monster into reach', () => {
    const cards = hand({ top: [attack(1, { range: 3, pull: 2 })] });
    const game = duel(3, { cards, foes: [traits({ retaliate: { value: 2, range: 1 } })] })
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A')
      .effect(2);
    expect(game.events('retaliated')).toMatchObject([{ distance: 1, value: 2 }]);
  });

  it('R19.2: of the hero damages the monster, and may kill it in the monster’s turn', () => {
    const thorny = attacked({}, ({ hero, foes }) => {
      hero.effects.push(effect('retaliate', { value: 2 }));
      for (const foe of foes) foe.hp = 2;
    });
    const game = thorny.rolls('A').suffers();
    expect(game.log('retaliated')).toMatchObject([{ by: 'hero', value: 2 }]);
    expect(game.state.fight).toBeNull();
    expect(game.hp).toBe(5);
    expect(game.phase).toBe('heroTurn.choosing');
  });

  it('R19.2: happens whether or not the attack did damage', () => {
    const thorny = attacked({ attack: 0 }, ({ hero }) => {
      hero.effects.push(effect('retaliate', { value: 2 }));
    });
    expect(thorny.rolls('A').foe().hp).toBe(18);
  });

  it('R19.2: does not happen if the attack exhausted the hero', () => {
    const thorny = attacked({ attack: 9 }, ({ hero }) => {
      hero.effects.push(effect('retaliate', { value: 2 }));
    });
    const game = thorny.rolls('A').suffers();
    expect(game.phase).toBe('lost');
    expect(game.log('retaliated')).toEqual([]);
  });

  it('R19.2: does not reach a monster that pushes the hero away', () => {
    const thorny = attacked({ push: 2 }, ({ hero }) => {
      hero.effects.push(effect('retaliate', { value: 2 }));
    });
    expect(thorny.rolls('A').suffers().log('retaliated')).toEqual([]);
  });

  it('R21.1: can be negated by the hero', () => {
    const game = hit({ foes: [traits({ retaliate: { value: 2, range: 7 } })] }, 2)
      .rolls('A')
      .say({ type: 'negateByDiscarding', cards: ['three', 'four'] });
    expect(game.hp).toBe(8);
  });
});
