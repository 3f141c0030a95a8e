import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../src/rules/inHand/vocabulary';
import { book, monster } from '../../kit/books';
import { attacker, FAST, hand, idle, melee, passage, SLOW } from '../../kit/scenes';
import { at, effect } from '../../kit/table';

const shield = (lasts?: 'round' | 'combat' | 'scenario') =>
  ({ kind: 'grant', bonus: 'shield', value: 1, ...(lasts ? { lasts } : {}) }) as const;
const bottom = (...abilities: Ability[]) => hand({ bottom: abilities });
const alone = book({ board: '@', goals: [{ kind: 'endTurnOn', at: 'z9' }], cards: bottom(shield()) });

describe('an effect without a duration symbol', () => {
  it('R17.2: the hero’s Shield lasts to the end of the monster’s next turn', () => {
    const game = melee({ foes: [attacker(2)], cards: bottom(shield()) })
      .plays('one', 'bottom')
      .performs()
      .ends();
    expect(game.heroBears()).toEqual(['shield']);
    expect(game.rolls('A').events('attackResolved')).toMatchObject([{ damage: 1 }]);
    expect(game.rolls('A').suffers().heroBears()).toEqual([]);
  });

  it('R17.2: when the monster has already acted, the hero’s Shield lasts to the end of the monster’s turn in the next round', () => {
    const game = at(book({ board: passage(1), foes: [attacker(1, { initiative: FAST })], cards: bottom(shield()) }))
      .selects('one', 'two')
      .rolls('A', 'A')
      .suffers()
      .plays('one', 'bottom')
      .performs()
      .ends();
    expect(game.heroBears()).toEqual(['shield']);
    const next = game.selects('three', 'four').rolls('A', 'A');
    expect(next.log('attackResolved').at(-1)).toMatchObject({ damage: 0 });
    expect(next.heroBears()).toEqual([]);
  });

  it('R17.1: without a monster on the map, it lasts to the end of the next round', () => {
    const game = at(alone).selects('one', 'two').plays('one', 'bottom').performs().ends();
    expect(game.heroBears()).toEqual(['shield']);
    expect(game.selects('three', 'four').ends().heroBears()).toEqual([]);
  });

  it('R17.2: an attack bonus that the hero gains in the hero’s own turn ends with that turn, used or not', () => {
    const bonus = { kind: 'grant', bonus: 'attack', value: 2 } as const;
    const game = melee({ cards: hand({ bottom: [bonus] }) })
      .plays('one', 'bottom')
      .performs();
    expect(game.basic('two', 'top').attacks('dummy-1').events('attackDeclared')).toMatchObject([{ attack: 4 }]);
    expect(game.ends().heroBears()).toEqual([]);
  });

  it('R17.2: a move bonus that the hero gains in the hero’s own turn ends with that turn', () => {
    const bonus = { kind: 'grant', bonus: 'move', value: 2 } as const;
    const game = melee({ cards: hand({ top: [bonus] }) })
      .plays('one', 'top')
      .performs()
      .basic('two', 'bottom');
    expect(game.legal('shift').map(({ distance }) => distance)).toEqual([2, 3, 4, 5]);
  });

  it('R17.2: a monster that acts second immobilizes the hero for its turn in the next round (the example of the rule book)', () => {
    const game = melee({ foes: [attacker(1, { initiative: SLOW, conditions: ['immobilize'] })] })
      .ends()
      .rolls('A')
      .suffers();
    expect(game.heroBears()).toEqual(['immobilize']);
    const next = game.selects('three', 'four').rolls('A').basic('three', 'bottom');
    expect(next.events('abilitySkipped')).toMatchObject([{ kind: 'move', why: 'prevented' }]);
    expect(next.ends().heroBears()).toEqual([]);
  });

  it('R17.2: a monster that acts first immobilizes the hero for its turn in this round', () => {
    const game = at(book({ board: passage(1), foes: [attacker(1, { initiative: FAST, conditions: ['immobilize'] })] }))
      .selects('one', 'two')
      .rolls('A', 'A')
      .suffers();
    expect(game.basic('one', 'bottom').events('abilitySkipped')).toHaveLength(1);
    expect(game.ends().heroBears()).toEqual([]);
  });

  it('R17.2: the monster’s Shield lasts to the end of the hero’s next turn', () => {
    const game = at(book({ board: passage(1), foes: [attacker(1, { initiative: FAST, shield: 2 })] }))
      .selects('one', 'two')
      .rolls('A', 'A')
      .suffers();
    expect(game.foeBears()).toEqual(['shield']);
    const hit = game.basic('one', 'top').attacks('dummy-1').rolls('A');
    expect(hit.events('attackResolved')).toMatchObject([{ shield: 2, damage: 0 }]);
    expect(hit.ends().foeBears()).toEqual([]);
  });

  // If the hero has a turn between two turns of the monster, the old Shield ends with it. If the monster acts last in one round
  // and first in the next, there is no such turn: both Shields last until the same hero turn, and they add up.
  it.each([
    ['first in both rounds', FAST, FAST, 2],
    ['last in both rounds', SLOW, SLOW, 2],
    ['first and then last', FAST, SLOW, 0],
    ['last and then first', SLOW, FAST, 4],
  ] as const)('R17.2, R19.1: the monster gains a Shield in two rounds and acts %s', (_, one, other, shielded) => {
    const printed = { attack: 1, shield: 2 };
    const columns = {
      A: attacker(1, { ...printed, initiative: one }).behaviour.normal.A,
      B: attacker(1, { ...printed, initiative: other }).behaviour.normal.B,
      C: idle.behaviour.normal.C,
    };
    const start = at(book({ board: passage(1), foes: [monster({ hp: 20, columns })], hp: 20 })).selects('one', 'two');
    const first = start.rolls('A');
    const second = (one === FAST ? first.rolls('A').suffers().ends() : first.ends().rolls('A').suffers())
      .selects('three', 'four')
      .rolls('B');
    const turn = other === FAST ? second.rolls('A').suffers() : second;
    const hit = turn.basic('three', 'top').attacks('dummy-1').rolls('A');
    expect(hit.events('attackResolved')).toMatchObject([{ by: 'hero', shield: shielded }]);
  });
});

describe('effects of an interrupt', () => {
  const room = `
    .   .
      .
    @   1
      .
    .   .
  `;
  const interrupter = monster({
    hp: 20,
    columns: attacker(1, { initiative: FAST, move: 3, conditions: ['disarm'], shield: 2 }).behaviour.normal,
  });
  const bow = { kind: 'attack', value: 3, range: 3 } as const;
  const cards = hand({ top: [bow], bottom: [bow] }, { top: [bow], bottom: [bow] });
  const game = at(book({ board: room, foes: [interrupter], cards }))
    .selects('one', 'two')
    .plays('one', 'top')
    .attacks('dummy-1')
    .rolls('A', 'A')
    .suffers();

  it('R17.5: Disarm from an interrupt does not affect the rest of the hero’s current turn', () => {
    expect(game.heroBears()).toEqual(['disarm']);
    expect(game.phase).toBe('heroTurn.rolling');
    const next = game.rolls('A', 'A').plays('two', 'bottom');
    expect(next.legal('attack')).toHaveLength(1);
  });

  it('R17.5: the monster’s Shield from an interrupt works at once', () => {
    expect(game.rolls('A', 'A').events('attackResolved')).toMatchObject([{ shield: 2, damage: 1 }]);
  });

  it('R17.5: both effects last through the hero’s whole next turn', () => {
    const next = game.rolls('A', 'A').ends();
    expect(next.state.round).toBe(2);
    expect(next.heroBears()).toEqual(['disarm']);
    expect(next.foeBears()).toEqual(['shield']);
    const slow = next.selects('one', 'two').rolls('A', 'A').suffers();
    expect(slow.plays('one', 'top').events('abilitySkipped')).toMatchObject([{ kind: 'attack', why: 'prevented' }]);
  });
});

describe('an interrupt that gives a condition which the hero has already', () => {
  const room = `
    .   .
      .
    @   1
      .
    .   .
  `;
  const muddler = monster({
    hp: 20,
    columns: attacker(1, { initiative: FAST, move: 3, conditions: ['muddle'] }).behaviour.normal,
  });
  const cards = hand({ top: [{ kind: 'attack', value: 3, range: 3 }] });

  it('R16.1, R17.5: the condition lasts for the rest of this turn and the whole next one', () => {
    const game = at(book({ board: room, foes: [muddler], cards }))
      .given(({ hero }) => {
        hero.effects.push(effect('muddle'));
      })
      .selects('one', 'two')
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A', 'A')
      .suffers();
    expect(game.state.attack).toMatchObject({ by: 'hero', advantage: -1 });
    const next = game.rolls('A', 'A').ends();
    expect(next.hero.effects).toMatchObject([{ kind: 'muddle', turns: 1, begun: false }]);
  });
});

describe('duration symbols', () => {
  it('R17.3: an effect with the symbol Round lasts to the end of this round', () => {
    const game = melee({ cards: bottom(shield('round')) })
      .plays('one', 'bottom')
      .performs();
    expect(game.heroBears()).toEqual(['shield']);
    expect(game.ends().heroBears()).toEqual([]);
  });

  it('R17.3: an effect with the symbol Combat lasts to the end of this combat', () => {
    const game = melee({ cards: bottom(shield('combat')) })
      .plays('one', 'bottom')
      .performs()
      .ends();
    const later = game.selects('three', 'four').rolls('A').ends().selects('one', 'three').rolls('A');
    expect(later.heroBears()).toEqual(['shield']);
    const killed = later
      .given(({ foes }) => {
        for (const foe of foes) foe.hp = 1;
      })
      .basic('three', 'top')
      .attacks('dummy-1')
      .rolls('A');
    expect(killed.state.fight).toBeNull();
    expect(killed.heroBears()).toEqual([]);
  });

  it('R17.3: a Combat effect that is used outside combat waits for a combat that begins before the end of the next round', () => {
    const cards = hand({ bottom: [shield('combat')] });
    const begun = at(book({ board: passage(3), foes: [idle], cards }))
      .selects('one', 'two')
      .plays('one', 'bottom')
      .performs();
    const round2 = begun.ends().selects('three', 'four');
    const fought = round2.basic('three', 'bottom').steps('b1', 'c1').rolls('A').ends();
    expect(fought.state.fight).not.toBeNull();
    expect(fought.selects('one', 'two').rolls('A').ends().heroBears()).toEqual(['shield']);
  });

  it('R17.3: a Combat effect ends when no combat begins by then', () => {
    const cards = hand({ bottom: [shield('combat')] });
    const game = at(book({ board: passage(3), foes: [idle], cards }))
      .selects('one', 'two')
      .plays('one', 'bottom')
      .performs()
      .ends()
      .selects('three', 'four')
      .ends();
    expect(game.heroBears()).toEqual([]);
  });

  it('R17.3: an effect with the symbol Scenario lasts to the end of the scenario', () => {
    const game = at(book({ board: '@', goals: [{ kind: 'endTurnOn', at: 'z9' }], cards: bottom(shield('scenario')) }))
      .selects('one', 'two')
      .plays('one', 'bottom')
      .performs()
      .ends()
      .selects('three', 'four')
      .ends();
    expect(game.heroBears()).toEqual(['shield']);
  });
});

describe('the active area', () => {
  const lasting = (lasts: 'round' | 'combat') =>
    melee({ cards: hand({ bottom: { abilities: [shield(lasts)], lost: true } }) })
      .plays('one', 'bottom')
      .performs();

  it('R17.4: a card with a duration symbol but no lost symbol is discarded as usual', () => {
    const game = melee({ cards: bottom(shield('combat')) })
      .plays('one', 'bottom')
      .performs();
    expect(game.cards('hand')).toContain('one/B');
  });

  it('R17.4: a card with a duration symbol and the lost symbol stays in the active area until its effect ends', () => {
    expect(lasting('round').cards('active')).toEqual(['one/A']);
    const over = lasting('round').ends();
    expect(over.cards('active')).toEqual([]);
    expect(over.cards('lost')).toEqual(['one/A']);
  });

  it('R17.4: such a card with a Combat effect stays in the active area until the combat is over', () => {
    const game = lasting('combat')
      .given(({ foes }) => {
        for (const foe of foes) foe.hp = 1;
      })
      .basic('two', 'top')
      .attacks('dummy-1')
      .rolls('A');
    expect(game.cards('lost')).toEqual(['one/A']);
  });

  it('R17.4: a card is not kept in the active area when its effect ends before its action is done', () => {
    const cards = hand({ top: { abilities: [shield('combat'), { kind: 'attack', value: 9 }], lost: true } });
    const game = melee({ cards }).plays('one', 'top').performs().attacks('dummy-1').rolls('A');
    expect(game.cards('lost')).toEqual(['one/A']);
  });

  it('R17.4: a lost card whose effect has no duration symbol is not kept in the active area', () => {
    const game = melee({ cards: hand({ bottom: { abilities: [shield()], lost: true } }) })
      .plays('one', 'bottom')
      .performs();
    expect(game.cards('lost')).toEqual(['one/A']);
    expect(game.heroBears()).toEqual(['shield']);
  });
});

describe('whose turn ends an effect', () => {
  it('R17.2: the monster’s turn does not end an effect on the hero that is for the hero’s own turn', () => {
    const game = melee({ foes: [attacker(1)] })
      .given(({ hero }) => {
        hero.effects.push(effect('strengthen', { until: 3 }));
      })
      .ends()
      .rolls('A')
      .suffers();
    expect(game.heroBears()).toEqual(['strengthen']);
  });
});
