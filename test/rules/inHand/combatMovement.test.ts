import { describe, expect, it } from 'vitest';
import type { HindranceKind } from '../../../src/rules/inHand/vocabulary';
import { type BookSketch, book, column, monster } from '../../kit/books';
import { attacker, duel, FAST, hand, idle, item, melee, passage } from '../../kit/scenes';
import { at, type Game } from '../../kit/table';

const move = (value: number) => ({ kind: 'move', value }) as const;
const jump = (value: number) => ({ kind: 'move', value, jump: true }) as const;
const shifts = (game: Game): number[] => game.legal('shift').map(({ distance }) => distance);
const withMove = (distance: number, value: number, sketch: Partial<BookSketch> = {}) =>
  duel(distance, { cards: hand({ bottom: [move(value)] }), ...sketch }).plays('one', 'bottom');

/** Returns the game with Hindrances of these kinds. */
const hindered = (game: Game, ...kinds: HindranceKind[]): Game =>
  game.given(({ fight }) => {
    if (fight) fight.hindrances = kinds;
  });

describe('Distance', () => {
  it('R11.1: changes by 1 for each movement point, in either direction', () => {
    expect(shifts(withMove(4, 2))).toEqual([2, 3, 5, 6]);
  });

  it('R11.1: stays between 1 and 7', () => {
    expect(shifts(withMove(1, 9))).toEqual([2, 3, 4, 5, 6, 7]);
    expect(shifts(withMove(7, 1))).toEqual([6]);
  });

  it('R11.1: changes without moving a figure on the map', () => {
    const game = withMove(4, 2).shifts(2);
    expect(game.distance).toBe(2);
    expect(game.hero.at).toBe('a1');
    expect(game.foe().at).toBe('b1');
    expect(game.events('distanceChanged')).toMatchObject([{ from: 4, to: 2, by: 'hero', spent: 2 }]);
  });

  it('R9.3: does not change if the move is skipped', () => {
    expect(withMove(4, 2).skips().distance).toBe(4);
  });
});

describe('Hindrances in play', () => {
  it('R11.2, R30.1: each add 1 to the movement for a change of Distance by 1', () => {
    expect(shifts(hindered(withMove(4, 4), 'difficult'))).toEqual([2, 3, 5, 6]);
    expect(shifts(hindered(withMove(4, 4), 'difficult', 'obstacle'))).toEqual([3, 5]);
    expect(shifts(hindered(withMove(4, 2), 'difficult', 'obstacle'))).toEqual([]);
  });

  it('R30.1: do not make a jump dearer', () => {
    const game = duel(4, { cards: hand({ bottom: [jump(2)] }) }).plays('one', 'bottom');
    expect(shifts(hindered(game, 'difficult', 'obstacle'))).toEqual([2, 3, 5, 6]);
  });

  it('R30.1: are counted when combat starts, if the campaign uses the variant', () => {
    const variants = { hindrances: true, onTable: false };
    const board = `
      .   ~   .
        ~   ~
      @   ~   .
        ~   1
      .   ~   .
    `;
    const wide = monster({ columns: column({ initiative: 90, range: 3, attack: 1 }) });
    expect(at(book({ board, foes: [wide], setup: { variants } })).fight.hindrances).toEqual(['difficult', 'difficult']);
    expect(at(book({ board, foes: [wide] })).fight.hindrances).toEqual([]);
  });

  it('R30.1: cost the monster the same', () => {
    const walker = attacker(1, { initiative: FAST, move: 3 });
    const begun = at(book({ board: passage(1), foes: [walker] })).given(({ fight }) => {
      if (fight) Object.assign(fight, { distance: 5, hindrances: ['obstacle'] });
    });
    expect(begun.selects('one', 'two').rolls('A').distance).toBe(4);
  });

  it('R30.1: do not make the move of a flying monster dearer', () => {
    const flier = {
      ...attacker(1, { initiative: FAST, move: 3 }),
      traits: { normal: { flying: true }, elite: {} },
    } as const;
    const begun = at(book({ board: passage(1), foes: [flier] })).given(({ fight }) => {
      if (fight) Object.assign(fight, { distance: 5, hindrances: ['obstacle'] });
    });
    expect(begun.selects('one', 'two').rolls('A').distance).toBe(2);
  });

  it('R30.3: with a trap damage the first party that comes to Distance 1, once per combat', () => {
    const game = hindered(withMove(2, 2), 'trap').shifts(1);
    expect(game.events('hindranceSprung')).toMatchObject([{ who: 'hero', kind: 'trap', damage: 3 }]);
    const hurt = game.suffers();
    expect(hurt.hp).toBe(5);
    expect(hurt.fight.sprung).toBe(true);
  });

  it('R30.3: do no more damage after their damage was negated', () => {
    const game = hindered(withMove(2, 2), 'trap')
      .shifts(1)
      .say({ type: 'negateByDiscarding', cards: ['three', 'four'] });
    expect(game.hp).toBe(8);
    expect(game.fight.sprung).toBe(true);
  });

  it('R30.3: do the damage of the worse of two kinds', () => {
    const game = hindered(withMove(2, 3), 'hazardous', 'trap').shifts(1);
    expect(game.events('hindranceSprung')).toMatchObject([{ kind: 'trap' }]);
  });

  describe('R20.2, R30.1, R30.3: a trap that is disarmed during the combat', () => {
    const variants = { hindrances: true, onTable: false };
    const wide = monster({ columns: column({ initiative: 90, range: 4, attack: 1 }) });
    const disarm = { kind: 'disarmTrap', range: 3 } as const;
    const able = hand({ top: [disarm] }, { bottom: [{ kind: 'move', value: 6 }] });
    /** Returns a board in which these hexes form a column of a room two hexes wide, so that the way around them is longer. */
    const straight = (hexes: string) => [...hexes].map((hex) => `${hex}\n  .`).join('\n');
    const begun = (board: string) =>
      at(book({ board: straight(board), foes: [wide], cards: able, setup: { variants } }))
        .selects('one', 'two')
        .rolls('A');
    const disarmed = (board: string, hex: string) =>
      begun(board).plays('one', 'top').say({ type: 'disarmTrap', at: hex }).plays('two', 'bottom');

    it('stays a Hindrance for the movement cost, but does no damage', () => {
      const game = disarmed('@T.1', 'a2');
      expect(game.fight.hindrances).toEqual(['trap']);
      expect(game.shifts(1).events('distanceChanged')).toMatchObject([{ spent: 4 }]);
      expect(game.shifts(1).events('hindranceSprung')).toEqual([]);
      expect(game.shifts(1).fight.sprung).toBe(false);
    });

    it('leaves the damage to a second trap that is not disarmed', () => {
      const game = disarmed('@TT1', 'a3');
      expect(game.shifts(1).events('hindranceSprung')).toMatchObject([{ kind: 'trap', damage: 3 }]);
    });

    it('leaves the damage to hazardous terrain, the milder kind', () => {
      expect(disarmed('@TH1', 'a2').shifts(1).events('hindranceSprung')).toMatchObject([
        { kind: 'hazardous', damage: 1 },
      ]);
    });

    it('does not affect the counted trap if it is not on the route', () => {
      // The trap behind the hero is on no route.
      const game = disarmed('T@T.1', 'a1');
      expect(game.shifts(1).events('hindranceSprung')).toHaveLength(1);
    });

    it('can be either of two traps on equal routes', () => {
      const fork = '#   T\n  @   1\n#   T';
      const cards = hand({ top: [disarm] }, { bottom: [{ kind: 'move', value: 6 }] });
      const game = at(book({ board: fork, foes: [wide], cards, setup: { variants } }))
        .selects('one', 'two')
        .rolls('A');
      for (const hex of ['c1', 'c2']) {
        const safe = game.plays('one', 'top').say({ type: 'disarmTrap', at: hex }).plays('two', 'bottom');
        expect(safe.shifts(1).events('hindranceSprung')).toEqual([]);
      }
      expect(game.plays('two', 'bottom').shifts(1).events('hindranceSprung')).toHaveLength(1);
    });

    it('R3.1: can also be removed by a special rule of the scenario', () => {
      const rule = { kind: 'when', id: 'swept', trigger: { on: 'turnEnds' } } as const;
      const swept = { ...rule, does: [{ do: 'terrain', hexes: ['a2'], to: 'plain' }] } as const;
      const game = at(book({ board: straight('@T.1'), foes: [wide], rules: [swept], setup: { variants } }))
        .selects('one', 'two')
        .rolls('A')
        .ends()
        .rolls('A')
        .suffers()
        .selects('three', 'four')
        .rolls('A')
        .given(({ fight }) => {
          if (fight) fight.distance = 2;
        });
      expect(game.basic('three', 'bottom').shifts(1).log('hindranceSprung')).toEqual([]);
    });

    describe('R30.4: together with abilities that change the Hindrances', () => {
      const trap = (change: 1 | -1) => ({ kind: 'hindrance', change, terrain: 'trap' }) as const;
      const hinder = { type: 'hinder', terrain: 'trap' } as const;
      const sprungAfter = (board: string, hexes: readonly string[], ...changes: readonly (1 | -1)[]) => {
        const top = [...hexes.map(() => disarm), ...changes.map(trap)];
        const cards = hand({ top }, { bottom: [{ kind: 'move', value: 9 }] });
        return at(book({ board: straight(board), foes: [wide], cards, setup: { variants } }))
          .selects('one', 'two')
          .rolls('A')
          .plays('one', 'top')
          .say(...hexes.map((hex) => ({ type: 'disarmTrap', at: hex }) as const))
          .say(...changes.map(() => hinder))
          .plays('two', 'bottom')
          .shifts(1)
          .events('hindranceSprung').length;
      };

      it('does not disarm a trap that is added', () => {
        expect(sprungAfter('@T.1', ['a2'], 1)).toBe(1);
        expect(sprungAfter('@T.1', ['a2'], -1, 1)).toBe(1);
      });

      it('does not disarm a trap that replaced the counted one', () => {
        const cards = hand({ top: [trap(-1), trap(1), disarm] }, { bottom: [{ kind: 'move', value: 9 }] });
        const game = at(book({ board: straight('@T.1'), foes: [wide], cards, setup: { variants } }))
          .selects('one', 'two')
          .rolls('A')
          .plays('one', 'top')
          .say(hinder, hinder, { type: 'disarmTrap', at: 'a2' })
          .plays('two', 'bottom');
        expect(game.shifts(1).events('hindranceSprung')).toHaveLength(1);
      });

      it('stays a Hindrance when the armed one of two traps is removed', () => {
        expect(sprungAfter('@TT1', ['a2'], -1)).toBe(0);
        expect(sprungAfter('@TT1', [], -1)).toBe(1);
        expect(sprungAfter('@TT1', ['a2', 'a3'])).toBe(0);
      });
    });
  });

  it('R30.1, R30.3: stay for the movement cost after their trap was triggered, but do no more damage', () => {
    const first = hindered(withMove(2, 2), 'trap').shifts(1).suffers();
    const again = first.given(({ fight }) => {
      if (fight) fight.distance = 3;
    });
    const walking = again.ends().selects('three', 'four').rolls('A').basic('three', 'bottom');
    expect(walking.shifts(2).events('distanceChanged')).toMatchObject([{ from: 3, to: 2, spent: 2 }]);
    const near = walking.given(({ fight }) => {
      if (fight) fight.distance = 2;
    });
    expect(near.shifts(1).events('hindranceSprung')).toEqual([]);
  });

  it('R30.3: do not damage a jumping hero, and stay for the next party', () => {
    const game = duel(2, { cards: hand({ bottom: [jump(1)] }) }).plays('one', 'bottom');
    const landed = hindered(game, 'trap').shifts(1);
    expect(landed.events('hindranceSprung')).toEqual([]);
    expect(landed.fight.sprung).toBe(false);
  });

  it('R30.3: damage a monster that is pulled to Distance 1, and may kill it', () => {
    const hook = { kind: 'attack', value: 1, range: 3, pull: 2 } as const;
    const frail = { ...idle, hp: { normal: 4, elite: 4 } };
    const game = hindered(duel(3, { foes: [frail], cards: hand({ top: [hook] }) }), 'trap')
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A')
      .effect(2);
    expect(game.log('hindranceSprung')).toMatchObject([{ who: 'monster', damage: 3 }]);
    expect(game.foe().hp).toBe(0);
    expect(game.state.fight).toBeNull();
  });

  it('R30.1: do not affect push and pull', () => {
    const shove = { kind: 'attack', value: 1, push: 2 } as const;
    const game = hindered(melee({ cards: hand({ top: [shove] }) }), 'obstacle', 'difficult');
    expect(game.plays('one', 'top').attacks('dummy-1').rolls('A').effect(2).distance).toBe(3);
  });

  it('R30.3: may kill a monster in its own turn, after which the combat is over', () => {
    const frail = { ...attacker(1, { initiative: FAST, move: 2 }), hp: { normal: 3, elite: 3 } };
    const game = at(book({ board: passage(1), foes: [frail] }))
      .given(({ fight }) => {
        if (fight) Object.assign(fight, { distance: 2, hindrances: ['trap'] });
      })
      .selects('one', 'two')
      .rolls('A');
    expect(game.state.fight).toBeNull();
    expect(game.phase).toBe('heroTurn.choosing');
    expect(game.log('attackDeclared')).toEqual([]);
  });
});

describe('abilities on Hindrances', () => {
  const add = { kind: 'hindrance', change: 1, terrain: 'any' } as const;
  const fleeting = { ...add, lasts: 'round' } as const;
  const remove = { kind: 'hindrance', change: -1, terrain: 'any' } as const;
  const hinder = (terrain: HindranceKind) => ({ type: 'hinder', terrain }) as const;

  it('R30.4: add a Hindrance of the kind that the player chooses', () => {
    const game = melee({ cards: hand({ bottom: [add] }) }).plays('one', 'bottom');
    expect(game.legal('hinder')).toHaveLength(4);
    expect(game.say(hinder('trap')).fight.hindrances).toEqual(['trap']);
    expect(game.say(hinder('trap')).events('hindranceChanged')).toMatchObject([{ change: 1, count: 1 }]);
  });

  it('R30.4: are skipped if they would add a third Hindrance', () => {
    const full = hindered(melee({ cards: hand({ bottom: [add] }) }), 'trap', 'obstacle').plays('one', 'bottom');
    expect(full.events('abilitySkipped')).toHaveLength(1);
  });

  it('R30.4: remove one of the present Hindrances', () => {
    const game = hindered(melee({ cards: hand({ bottom: [remove] }) }), 'trap', 'obstacle').plays('one', 'bottom');
    expect(
      game
        .legal('hinder')
        .map(({ terrain }) => terrain)
        .sort(),
    ).toEqual(['obstacle', 'trap']);
    expect(game.say(hinder('trap')).fight.hindrances).toEqual(['obstacle']);
    expect(game.say(hinder('trap')).events('hindranceChanged')).toEqual([
      { type: 'hindranceChanged', terrain: 'trap', change: -1, count: 1, rule: 'R30.4' },
    ]);
  });

  it('R30.4, R17.3: can add a Hindrance until the end of the round', () => {
    const game = melee({ cards: hand({ bottom: [fleeting] }) })
      .plays('one', 'bottom')
      .say(hinder('trap'))
      .ends();
    expect(game.state.round).toBe(2);
    expect(game.fight.hindrances).toEqual([]);
    expect(game.events('hindranceChanged')).toMatchObject([{ terrain: 'trap', change: -1, count: 0 }]);
  });

  it('R30.4, R17.3: can remove a Hindrance until the end of the round', () => {
    const aside = { ...remove, lasts: 'round' } as const;
    const game = hindered(melee({ cards: hand({ bottom: [aside] }) }), 'difficult', 'trap')
      .plays('one', 'bottom')
      .say(hinder('trap'));
    expect(game.fight.hindrances).toEqual(['difficult']);
    expect(game.ends().fight.hindrances).toEqual(['difficult', 'trap']);
    expect(game.ends().events('hindranceChanged')).toMatchObject([{ terrain: 'trap', change: 1, count: 2 }]);
  });

  it('R30.4: do not bring a removed Hindrance back as a third one', () => {
    const aside = { ...remove, lasts: 'round' } as const;
    const game = hindered(melee({ cards: hand({ bottom: [aside, add] }) }), 'difficult', 'trap')
      .plays('one', 'bottom')
      .say(hinder('trap'), hinder('obstacle'))
      .ends();
    expect(game.fight.hindrances).toEqual(['difficult', 'obstacle']);
  });

  it('R30.4, R17.3: do not bring back a removed Hindrance that was added only for the round', () => {
    const aside = { ...remove, lasts: 'round' } as const;
    const game = melee({ cards: hand({ bottom: [fleeting, aside] }) })
      .plays('one', 'bottom')
      .say(hinder('trap'), hinder('trap'))
      .ends();
    expect(game.fight.hindrances).toEqual([]);
  });

  it('R30.4: do not end another Hindrance of the same kind if the one for the round was already removed', () => {
    const forGood = hand({ bottom: [fleeting, remove, { ...add, terrain: 'trap' }] });
    const game = melee({ cards: forGood })
      .plays('one', 'bottom')
      .say(hinder('trap'), hinder('trap'), hinder('trap'))
      .ends();
    expect(game.fight.hindrances).toEqual(['trap']);
  });

  it('R30.4: can also be abilities of items', () => {
    const mallet = item('mallet', { when: 'turn', inCombat: true, abilities: [remove] });
    const game = hindered(melee({ items: [mallet] }), 'difficult').uses('mallet');
    expect(game.phase).toBe('heroTurn.favour');
    expect(game.say(hinder('difficult')).fight.hindrances).toEqual([]);
  });

  it('R23.1: of an item cannot be used without a Hindrance to remove', () => {
    const mallet = item('mallet', { when: 'turn', inCombat: true, abilities: [remove] });
    expect(melee({ items: [mallet] }).legal('useItem')).toEqual([]);
  });
});
