import { describe, expect, it } from 'vitest';
import type { BadCondition } from '../../../src/rules/inHand/vocabulary';
import { type BookSketch, book } from '../../kit/books';
import { attacker, FAST, hand, idle, item, melee, passage, SLOW, zigzag } from '../../kit/scenes';
import { at, deal, effect, type Game } from '../../kit/table';

const attack = { kind: 'attack', value: 1 } as const;
const move = { kind: 'move', value: 2 } as const;
const cards = hand({ top: [attack], bottom: [move] }, { top: [attack], bottom: [move] });

/** Returns a game at the beginning of the turn of a hero with a condition. */
const suffering = (condition: BadCondition, sketch: Partial<BookSketch> = {}) =>
  at(book({ board: passage(1), foes: [idle], cards, ...sketch }))
    .given(({ hero }) => {
      hero.effects.push(effect(condition));
    })
    .selects('one', 'two')
    .rolls('A');

describe('bad conditions on the hero', () => {
  it('R16.2: Immobilize prevents move abilities', () => {
    const game = suffering('immobilize');
    expect(game.plays('one', 'bottom').events('abilitySkipped')).toMatchObject([{ kind: 'move', why: 'prevented' }]);
    expect(game.plays('one', 'top').legal('attack')).toHaveLength(1);
  });

  it('R16.2: Immobilize also prevents moves on the map', () => {
    const game = at(book({ board: zigzag('@..'), cards, goals: [{ kind: 'endTurnOn', at: 'z9' }] }))
      .given(({ hero }) => {
        hero.effects.push(effect('immobilize'));
      })
      .selects('one', 'two')
      .basic('one', 'bottom');
    expect(game.events('abilitySkipped')).toMatchObject([{ kind: 'move', why: 'prevented' }]);
  });

  it('R16.2: Disarm prevents attack abilities', () => {
    const game = suffering('disarm');
    expect(game.plays('one', 'top').events('abilitySkipped')).toMatchObject([{ kind: 'attack', why: 'prevented' }]);
    expect(game.plays('one', 'bottom').legal('shift')).toHaveLength(2);
  });

  it('R16.2: Stun prevents abilities and items, and discards the two selected cards', () => {
    const tea = item('tea', { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] });
    const game = suffering('stun', { items: [tea] });
    expect(game.state.round).toBe(2);
    expect(game.cards('hand')).toEqual(['one/B', 'two/B', 'three/A', 'four/A']);
    expect(game.log('actionBegan')).toEqual([]);
    expect(game.log('itemUsed')).toEqual([]);
  });

  it('R16.2: Stun does not prevent a short rest', () => {
    const game = melee()
      .given(deal({ hand: ['three/B', 'four/B'], selected: ['one/B', 'two/B'] }))
      .given(({ hero }) => hero.effects.push(effect('stun', { begun: true })))
      .ends();
    expect(game.phase).toBe('cleanup');
    expect(game.say({ type: 'shortRest' }, { type: 'keep' }).cards('lost')).toHaveLength(1);
  });

  it('R16.2: Stun lasts for one turn', () => {
    const game = suffering('stun').selects('three', 'four').rolls('A');
    expect(game.phase).toBe('heroTurn.choosing');
  });

  it('R16.2: Muddle gives Disadvantage to attacks in the turn', () => {
    const game = suffering('muddle').plays('one', 'top').attacks('dummy-1');
    expect(game.events('attackDeclared')).toMatchObject([{ advantage: -1 }]);
  });
});

describe('bad conditions on the monster', () => {
  const striker = attacker(3, { initiative: SLOW, move: 3, heal: { value: 1, row: 'range' }, shield: 1 });
  const against = (condition: BadCondition, distance = 3) =>
    melee({ foes: [striker] })
      .given(({ fight }) => {
        if (!fight) return;
        fight.distance = distance;
        fight.effects.push(effect(condition));
      })
      .ends();

  it('R16.2: Immobilize prevents its move', () => {
    const game = against('immobilize');
    expect(game.distance).toBe(3);
    expect(game.log('monsterHeld')).toMatchObject([
      { what: 'move', reason: 'immobilized' },
      { what: 'attack', reason: 'outOfRange' },
    ]);
    expect(against('immobilize', 1).phase).toBe('monsterTurn.rolling');
  });

  it('R16.2, R24.3: Disarm prevents its attack, and it moves to Distance 1', () => {
    const game = against('disarm');
    expect(game.distance).toBe(1);
    expect(game.log('monsterHeld')).toMatchObject([{ what: 'attack', reason: 'disarmed' }]);
  });

  it('R16.2: Stun prevents everything in its turn, and ends then', () => {
    const game = against('stun', 1);
    expect(game.log('monsterHeld')).toMatchObject([{ what: 'all', reason: 'stunned' }]);
    expect(game.log('effectGiven')).toEqual([]);
    expect(game.log('healed')).toEqual([]);
    expect(game.foeBears()).toEqual([]);
  });

  it('R16.2: Muddle gives Disadvantage to its attack', () => {
    expect(against('muddle', 1).log('attackDeclared')).toMatchObject([{ by: 'monster', advantage: -1 }]);
  });
});

describe('conditions of the same kind', () => {
  const twice = hand({ top: [{ kind: 'attack', value: 1, conditions: ['muddle', 'muddle', 'disarm'] }] });

  it('R16.1: are refreshed and not added, while other kinds are added', () => {
    const game = melee({ cards: twice }).plays('one', 'top').attacks('dummy-1').rolls('A').effect(1).effect(1);
    expect(game.foeBears()).toEqual(['muddle']);
    expect(game.events('effectGiven')).toMatchObject([{ refreshed: true }]);
    expect(
      game
        .effect(1)
        .log('effectGiven')
        .map(({ kind }) => kind),
    ).toEqual(['muddle', 'muddle', 'disarm']);
  });

  it('R16.1: last for one turn even if they are refreshed before it', () => {
    const game = melee({ cards: twice, foes: [attacker(1)] })
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A')
      .effect(1)
      .effect(1)
      .effect(0)
      .ends()
      .rolls('A', 'A')
      .suffers();
    expect(game.log('attackDeclared').at(-1)).toMatchObject({ by: 'monster', advantage: -1 });
    expect(game.foeBears()).toEqual([]);
  });

  it('R16.1: are never shortened when they are refreshed', () => {
    const shroud = item('shroud', { when: 'turn', abilities: [{ kind: 'gain', condition: 'invisible' }] }, 'consumed');
    const game = melee({
      items: [shroud],
      cards: hand({ bottom: [{ kind: 'gain', condition: 'invisible', turns: 2 }] }),
    })
      .plays('one', 'bottom')
      .performs()
      .uses('shroud');
    expect(game.hero.effects).toMatchObject([{ kind: 'invisible', turns: 2, until: null }]);
  });
});

describe('good conditions', () => {
  const vanish = hand({ bottom: [{ kind: 'gain', condition: 'invisible' }] });
  const vanishTwice = hand({ bottom: [{ kind: 'gain', condition: 'invisible', turns: 2 }] });
  const strengthen = hand({ bottom: [{ kind: 'gain', condition: 'strengthen' }] }, { top: [attack] });

  it('R16.3: Invisible keeps the monster from approaching and attacking in its next turn', () => {
    const game = melee({ foes: [attacker(3, { move: 3 })], cards: vanish })
      .given(({ fight }) => {
        if (fight) fight.distance = 3;
      })
      .plays('one', 'bottom')
      .performs()
      .ends();
    expect(game.log('monsterHeld').map(({ what, reason }) => [what, reason])).toEqual([
      ['move', 'heroInvisible'],
      ['attack', 'heroInvisible'],
    ]);
    expect(game.heroBears()).toEqual([]);
  });

  it('R16.3: Invisible lasts two enemy turns if the card says so', () => {
    const round = melee({ foes: [attacker(3)], cards: vanishTwice })
      .plays('one', 'bottom')
      .performs()
      .ends();
    expect(round.heroBears()).toEqual(['invisible']);
    const second = round.selects('three', 'four').rolls('A').ends();
    expect(second.log('attackDeclared')).toEqual([]);
    expect(second.heroBears()).toEqual([]);
  });

  it('R16.3: Invisible prevents a combat when the hero comes near, and when a round starts', () => {
    const wandering = hand({ bottom: [{ kind: 'gain', condition: 'invisible', turns: 2 }, move] });
    const game = at(book({ board: passage(3), foes: [idle], cards: wandering }))
      .selects('one', 'two')
      .plays('one', 'bottom')
      .performs()
      .steps('b1', 'c1')
      .ends();
    expect(game.state).toMatchObject({ fight: null, round: 2 });
  });

  describe('R16.3: Invisible for two enemy turns, out of combat', () => {
    const nobody = at(book({ board: '@', goals: [{ kind: 'endTurnOn', at: 'z9' }], cards: vanishTwice }));
    const hidden = nobody.selects('one', 'two').plays('one', 'bottom').performs();
    const waits = (game: Game, ...cards: readonly [string, string]) => {
      const over = game.selects(...cards).ends();
      return over.phase === 'cleanup' ? over.proceeds() : over;
    };

    it('ends at the end of the second round', () => {
      expect(hidden.ends().heroBears()).toEqual(['invisible']);
      const second = waits(hidden.ends(), 'three', 'four');
      expect(second.state.round).toBe(3);
      expect(second.heroBears()).toEqual([]);
      expect(second.log('effectEnded')).toMatchObject([
        { who: 'hero', kind: 'invisible', why: 'round', rule: 'R16.3' },
      ]);
    });

    it('is shortened only by the enemy turn, not by the end of the round, in combat', () => {
      const game = at(book({ board: passage(1), foes: [attacker(1, { initiative: SLOW })], cards: vanishTwice }))
        .selects('one', 'two')
        .rolls('A')
        .plays('one', 'bottom')
        .performs()
        .ends();
      expect(game.hero.effects).toMatchObject([{ kind: 'invisible', turns: 1 }]);
    });

    it('ends at the end of a round if one enemy turn has already passed', () => {
      const one = hidden.given(({ hero }) => {
        for (const each of hero.effects) each.turns = 1;
      });
      expect(one.ends().heroBears()).toEqual([]);
    });
  });

  it('R16.3: an invisible hero may start a combat with an attack', () => {
    const game = at(book({ board: passage(1), foes: [idle], cards }))
      .given((state) => {
        state.fight = null;
        state.hero.effects.push(effect('invisible', { turns: 2, until: null }));
      })
      .selects('one', 'two')
      .plays('one', 'top')
      .attacks('dummy-1');
    expect(game.fight.foe).toBe('dummy-1');
  });

  it('R16.3: an invisible monster cannot be targeted by attacks or items', () => {
    const fuse = item('fuse', { when: 'turn', inCombat: true, abilities: [{ kind: 'strike', value: 2 }] });
    const ghost = attacker(1, { initiative: FAST, invisible: true });
    const game = at(book({ board: passage(1), foes: [ghost], cards, items: [fuse] }))
      .selects('one', 'two')
      .rolls('A', 'A')
      .suffers();
    expect(game.foeBears()).toEqual(['invisible']);
    expect(game.legal('useItem')).toEqual([]);
    expect(game.plays('one', 'top').events('abilitySkipped')).toHaveLength(1);
  });

  it('R16.3, R17.2: Strengthen that the hero gains in its own turn counts for that turn', () => {
    const game = melee({ cards: strengthen }).plays('one', 'bottom').performs();
    expect(game.plays('two', 'top').attacks('dummy-1').events('attackDeclared')).toMatchObject([{ advantage: 1 }]);
    expect(game.ends().heroBears()).toEqual([]);
  });
});
