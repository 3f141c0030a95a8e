import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../src/rules/inHand/vocabulary';
import { book } from '../../kit/books';
import { attacker, duel, FAST, hand, idle, melee, passage } from '../../kit/scenes';
import { at, effect } from '../../kit/table';

const attack = (value: number, more: object = {}) => ({ kind: 'attack', value, ...more }) as const;
const hit = (more: object, distance = 1) =>
  duel(distance, { cards: hand({ top: [attack(1, { range: 7, ...more })] }) })
    .plays('one', 'top')
    .attacks('dummy-1')
    .rolls(...(distance === 1 ? (['A', 'A'] as const) : (['A'] as const)));
const offered = (game: ReturnType<typeof hit>) => game.legal('effect').map(({ by }) => by);

describe('attack effects', () => {
  it('R15.1: come after the damage of the attack', () => {
    const game = hit({ push: 1 }, 2).effect(1);
    expect(game.story('monsterHurt', 'distanceChanged')).toEqual(['monsterHurt', 'distanceChanged']);
  });

  it('R15.1: come even if the attack did no damage', () => {
    const game = duel(2, { cards: hand({ top: [attack(0, { range: 2, conditions: ['disarm'] })] }) })
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A')
      .effect(1);
    expect(game.log('monsterHurt')).toEqual([]);
    expect(game.foeBears()).toEqual(['disarm']);
  });

  it('R15.1: are optional; the player decides about each of them', () => {
    const game = hit({ push: 2, conditions: ['muddle'] }, 2)
      .effect(0)
      .effect(1);
    expect(game.distance).toBe(2);
    expect(game.foeBears()).toEqual(['muddle']);
    expect(game.log('effectWaived')).toHaveLength(1);
  });

  it('R15.3: Push X adds 0 to X to the Distance, up to a Distance of 7', () => {
    expect(offered(hit({ push: 3 }, 2))).toEqual([0, 1, 2, 3]);
    expect(offered(hit({ push: 3 }, 6))).toEqual([0, 1]);
    expect(hit({ push: 3 }, 2).effect(3).distance).toBe(5);
  });

  it('R15.3: Pull X subtracts 0 to X from the Distance, down to a Distance of 1', () => {
    expect(offered(hit({ pull: 3 }, 5))).toEqual([0, 1, 2, 3]);
    expect(offered(hit({ pull: 3 }, 2))).toEqual([0, 1]);
    expect(hit({ pull: 3 }, 5).effect(3).distance).toBe(2);
  });
});

describe('a Push or Pull that cannot change the Distance', () => {
  it('R15.3: is skipped without a question', () => {
    const pulled = hit({ pull: 2 });
    expect(pulled.phase).toBe('heroTurn.choosing');
    expect(pulled.log('effectWaived')).toMatchObject([{ rider: { kind: 'pull', value: 2 }, rule: 'R15.3' }]);
    expect(hit({ push: 2 }, 7).phase).toBe('heroTurn.choosing');
    expect(hit({ pull: 2 }, 2).phase).toBe('heroTurn.effects');
    expect(hit({ push: 2 }, 6).phase).toBe('heroTurn.effects');
  });

  it('R15.3: is checked only when its turn comes, because the effect before it may have made it possible', () => {
    const both = hit({ push: 1, pull: 1 });
    expect(both.effect(1).phase).toBe('heroTurn.effects');
    expect(both.effect(1).effect(1).distance).toBe(1);
    expect(both.effect(0).phase).toBe('heroTurn.choosing');
  });

  it('R15.1: does not prevent the question about a condition that follows it', () => {
    expect(
      hit({ pull: 1, conditions: ['muddle'] })
        .effect(1)
        .foeBears(),
    ).toEqual(['muddle']);
  });
});

describe('effects without an attack', () => {
  const ride: Ability = { kind: 'ride', push: 1, conditions: ['immobilize'] };
  const cards = hand({ top: [attack(1)] }, { bottom: [ride] });

  it('R15.2: are added to the next attack of this turn, which is on the other card', () => {
    const game = melee({ cards }).plays('two', 'bottom').performs().plays('one', 'top').attacks('dummy-1').rolls('A');
    expect(game.effect(1).distance).toBe(2);
    expect(game.effect(1).effect(1).log('effectGiven')).toMatchObject([{ who: 'monster', kind: 'immobilize' }]);
  });

  it('R15.2: apply at once to the target of the attack if the attack came first', () => {
    const game = melee({ cards }).plays('one', 'top').attacks('dummy-1').rolls('A').plays('two', 'bottom').performs();
    expect(game.phase).toBe('heroTurn.effects');
    expect(game.effect(0).effect(1).log('effectGiven')).toMatchObject([{ who: 'monster', kind: 'immobilize' }]);
  });

  it('R15.2: do not apply to a target that is dead', () => {
    const frail = { ...idle, hp: { normal: 1, elite: 1 } };
    const game = melee({ cards, foes: [frail] })
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A')
      .plays('two', 'bottom')
      .performs();
    expect(game.log('effectOffered')).toEqual([]);
  });

  it('R15.2: are not added to an attack in another turn', () => {
    const game = melee({ cards })
      .plays('two', 'bottom')
      .performs()
      .ends()
      .selects('one', 'three')
      .rolls('A')
      .basic('one', 'top')
      .attacks('dummy-1')
      .rolls('A');
    expect(game.log('effectOffered')).toEqual([]);
  });

  it('R15.2: include Pierce, which counts in the calculation of the attack', () => {
    const piercing = hand({ top: [attack(1)] }, { bottom: [{ kind: 'ride', pierce: 2 }] });
    const game = melee({ cards: piercing }).plays('two', 'bottom').performs().plays('one', 'top').attacks('dummy-1');
    expect(game.rolls('A').events('attackResolved')).toMatchObject([{ pierce: 2 }]);
  });
});

describe('Pierce without an attack', () => {
  const cards = hand({ top: [attack(1)] }, { bottom: [{ kind: 'ride', pierce: 2, push: 1 }, attack(1, { range: 2 })] });
  const game = melee({ cards }).plays('one', 'top').attacks('dummy-1').rolls('A').plays('two', 'bottom').performs();

  it('R15.2, R15.4: Pierce that comes after an attack waits for another attack, while the other effects apply at once', () => {
    expect(game.legal('effect')).toHaveLength(2);
    const second = game.effect(1).attacks('dummy-1').rolls('A');
    expect(second.events('attackResolved')).toMatchObject([{ pierce: 2 }]);
    expect(second.phase).not.toBe('heroTurn.effects');
  });
});

describe('a monster’s effects', () => {
  const hurt = (more: object, distance = 1) =>
    at(book({ board: passage(1), foes: [attacker(1, { initiative: FAST, range: 7, ...more })] }))
      .given(({ fight }) => {
        if (fight) fight.distance = distance;
      })
      .selects('one', 'two')
      .rolls('A', ...(distance === 1 ? (['A', 'A'] as const) : (['A'] as const)));

  it('R15.2: are always applied', () => {
    const game = hurt({ push: 2, conditions: ['disarm'] }, 2).suffers();
    expect(game.distance).toBe(4);
    expect(game.heroBears()).toEqual(['disarm']);
  });

  it('R21.1: are applied even when its damage is negated', () => {
    const game = hurt({ conditions: ['disarm'] }, 2).say({ type: 'negateByDiscarding', cards: ['three', 'four'] });
    expect(game.hp).toBe(8);
    expect(game.heroBears()).toEqual(['disarm']);
  });

  it('R15.1: are applied even when its attack does no damage', () => {
    const game = hurt({ attack: 0, conditions: ['disarm'] }, 2);
    expect(game.log('damagePending')).toEqual([]);
    expect(game.heroBears()).toEqual(['disarm']);
  });

  it('R15.3: Push and Pull keep the Distance between 1 and 7', () => {
    expect(hurt({ push: 9 }, 2).suffers().distance).toBe(7);
    expect(hurt({ pull: 9 }, 4).suffers().distance).toBe(1);
  });

  it('R15.3, R30.3: a Pull that cannot change the Distance moves nobody and springs no trap', () => {
    const game = at(book({ board: passage(1), foes: [attacker(1, { initiative: FAST, pull: 2 })] }))
      .given(({ fight }) => {
        if (fight) fight.hindrances = ['trap'];
      })
      .selects('one', 'two')
      .rolls('A', 'A')
      .suffers();
    expect(game.log('distanceChanged')).toEqual([]);
    expect(game.fight.sprung).toBe(false);
  });

  it('R15.4: its Pierce ignores the hero’s Shield', () => {
    const piercer = attacker(3, { initiative: FAST, pierce: 1 });
    const game = at(book({ board: passage(1), foes: [piercer] }))
      .given(({ hero }) => {
        hero.effects.push(effect('shield', { value: 2 }));
      })
      .selects('one', 'two')
      .rolls('A', 'A');
    expect(game.events('attackResolved')).toMatchObject([{ pierce: 1, shield: 2, damage: 2 }]);
  });

  it('R30.3: a pulled hero springs a trap among the Hindrances', () => {
    const game = at(book({ board: passage(1), foes: [attacker(1, { initiative: FAST, range: 7, pull: 9 })] }))
      .given(({ fight }) => {
        if (fight) Object.assign(fight, { distance: 4, hindrances: ['trap'] });
      })
      .selects('one', 'two')
      .rolls('A', 'A')
      .suffers();
    expect(game.phase).toBe('monsterTurn.suffering');
    expect(game.suffers().hp).toBe(8 - 1 - 3);
  });
});
