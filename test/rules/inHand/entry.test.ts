import { describe, expect, it } from 'vitest';
import { medianRange } from '../../../src/rules/inHand/foes';
import { setUp } from '../../../src/rules/inHand/setup';
import { type BookSketch, book, column, monster } from '../../kit/books';
import { attacker, FAST, hand, idle, item, passage, SLOW } from '../../kit/scenes';
import { at, effect, type Game } from '../../kit/table';

const HALL = `
  .   .   .   .
    .   .   .
  @   .   .   1
    .   .   .
  .   .   .   .
`;
const move = (value: number) => ({ kind: 'move', value }) as const;
const bow = (range = 3) => ({ kind: 'attack', value: 2, range }) as const;
const ranged = (range: number | null, initiative = SLOW) => attacker(1, { initiative, range });
const cards = hand(
  { initiative: 50, top: [bow(9)], bottom: [move(4)] },
  { initiative: 50, top: [bow(9)], bottom: [move(4)] },
);
const inHall = (sketch: Partial<BookSketch> = {}): Game =>
  at(book({ board: HALL, foes: [ranged(2)], cards, ...sketch })).selects('one', 'two');

/** Moves the hero in HALL from 6 hexes away to 2 hexes from a monster whose range is 2. */
const approach = (game: Game): Game => game.plays('one', 'bottom').steps('b2', 'c2', 'd2', 'e2');

describe('median and maximum range', () => {
  const median = (...ranges: [number | null, number | null, number | null]): number => {
    const [A, B, C] = ranges.map((range) => column({ initiative: 1, range }));
    if (!A || !B || !C) throw new Error('three columns');
    const printed = book({ board: passage(1), foes: [monster({ columns: { A, B, C } })] });
    const [foe] = setUp(printed).foes;
    return foe ? medianRange(printed, foe) : 0;
  };

  it.each([
    [[3, 3, 1], 3],
    [[3, 3, null], 3],
    [[4, 2, 3], 3],
    [[null, null, null], 1],
    [[null, 5, null], 1],
    [[2, 2, 2], 2],
    [[7, null, 2], 2],
  ] as const)('R25.1: of the ranges %j the second highest is %i; a range of "-" counts as 1', (ranges, expected) => {
    expect(median(...(ranges as [number | null, number | null, number | null]))).toBe(expected);
  });
});

describe('combat that begins by moving near', () => {
  it('R25.2: combat begins when a move ends within the median range and in sight', () => {
    const game = approach(inHall());
    expect(game.events('combatBegan')).toMatchObject([{ foe: 'dummy-1', distance: 2, reach: 2, cause: 'near' }]);
  });

  it('R25.2: combat does not begin when the move ends farther away than the median range', () => {
    expect(inHall().plays('one', 'bottom').steps('b2', 'c2').stops().state.fight).toBeNull();
  });

  it('R25.2: only the end of a move counts; passing a monster on the way does not begin combat', () => {
    const game = inHall({ cards: hand({ bottom: [move(6)] }) })
      .plays('one', 'bottom')
      .steps('b2', 'c2', 'd2', 'e2', 'd2', 'c2');
    expect(game.state.fight).toBeNull();
  });

  it('R25.2: combat does not begin without line of sight', () => {
    // The monster stands around the corner, two hexes away.
    const corner = `
      @   .
      - .
      .   1
    `;
    const game = at(book({ board: corner, foes: [ranged(3)] }));
    const { fight } = game.state;
    expect(fight?.foe ?? null).toBe(null);
  });

  it('R25.5: the Distance is the number of hexes between hero and monster, 1 when they are adjacent', () => {
    expect(at(book({ board: passage(1), foes: [idle] })).distance).toBe(1);
    expect(approach(inHall()).distance).toBe(2);
  });

  it('R25.5: from the behaviour roll on, the round is a combat round', () => {
    const game = approach(inHall()).rolls('A').ends();
    expect(game.phase).toBe('monsterTurn.rolling');
  });
});

describe('the interrupt', () => {
  it('R25.3: if the hero still has something to do, a faster monster takes its full turn and then the hero’s turn goes on', () => {
    const game = approach(inHall({ foes: [ranged(2, FAST)] })).rolls('A');
    expect(game.phase).toBe('interrupt.rolling');
    expect(game.log('interrupted')).toMatchObject([{ initiative: FAST, hero: 50 }]);
    const back = game.rolls('A').suffers();
    expect(back.phase).toBe('heroTurn.choosing');
    expect(back.plays('two', 'top').legal('attack')).toHaveLength(1);
  });

  it('R25.3: the monster does not act again in the round of its interrupt', () => {
    const game = approach(inHall({ foes: [ranged(2, FAST)] }))
      .rolls('A', 'A')
      .suffers()
      .ends();
    expect(game.state.round).toBe(2);
    expect(game.log('turnBegan').filter(({ who }) => who === 'monster')).toHaveLength(1);
  });

  it('R25.3: a slower monster acts after the hero', () => {
    const game = approach(inHall()).rolls('A');
    expect(game.phase).toBe('heroTurn.choosing');
    expect(game.ends().phase).toBe('monsterTurn.rolling');
  });

  it('R25.3: a monster of equal initiative does not interrupt', () => {
    expect(approach(inHall({ foes: [ranged(2, 50)] })).rolls('A').phase).toBe('heroTurn.choosing');
    expect(approach(inHall({ foes: [ranged(2, 49)] })).rolls('A').phase).toBe('interrupt.rolling');
  });

  it('R25.3: if the hero has nothing left to do, the monster acts now, last in the round', () => {
    const last = inHall({ foes: [ranged(2, FAST)] })
      .plays('two', 'top')
      .skips();
    const game = approach(last).rolls('A');
    expect(game.phase).toBe('monsterTurn.rolling');
    expect(game.log('interrupted')).toEqual([]);
    expect(game.rolls('A').suffers().state.round).toBe(2);
  });

  it('R25.3: an item that could still be used does not count as something left to do', () => {
    const pie = item('pie', { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] });
    const last = inHall({ foes: [ranged(2, FAST)], items: [pie] })
      .plays('two', 'top')
      .skips();
    expect(last.legal('useItem')).toHaveLength(1);
    const game = approach(last).stops().rolls('A');
    expect(game.log('interrupted')).toEqual([]);
    // The item may still be used; then the monster acts.
    expect(game.phase).toBe('heroTurn.choosing');
    expect(game.uses('pie').phase).toBe('monsterTurn.rolling');
  });

  it('R25.3: abilities left of the same action count as something to do', () => {
    const one = hand({ initiative: 50, bottom: [move(4), { kind: 'heal', value: 1 }] });
    const game = approach(inHall({ foes: [ranged(2, FAST)], cards: one }).basic('two', 'top')).rolls('A');
    expect(game.phase).toBe('interrupt.rolling');
  });

  it('R25.3: if the interrupt exhausts the hero, the hero’s turn does not go on', () => {
    const game = approach(inHall({ foes: [ranged(2, FAST)] }))
      .given(({ hero }) => {
        hero.hp = 1;
      })
      .rolls('A', 'A')
      .suffers();
    expect(game.phase).toBe('lost');
  });

  it('R25.3: if the monster dies in its own interrupt, the hero does the rest of the turn on the map', () => {
    const game = approach(inHall({ foes: [ranged(2, FAST)] }))
      .given(({ hero, foes }) => {
        hero.effects.push(effect('retaliate', { value: 9, range: 3 }));
        for (const foe of foes) foe.hp = 1;
      })
      .rolls('A', 'A')
      .suffers();
    expect(game.state.fight).toBeNull();
    expect(game.phase).toBe('heroTurn.choosing');
  });

  it('R23.1, R25.3: an item that lowers the hero’s initiative can prevent the interrupt', () => {
    const rapier = item('rapier', { when: 'initiative', lower: 15 });
    const game = approach(inHall({ foes: [ranged(2, 40)], items: [rapier] })).rolls('A');
    expect(game.phase).toBe('initiative');
    expect(game.uses('rapier').phase).toBe('heroTurn.choosing');
    expect(game.proceeds().phase).toBe('interrupt.rolling');
  });
});

describe('combat that begins with the hero’s attack', () => {
  const shoot = (game: Game): Game => game.plays('one', 'top').attacks('dummy-1');

  it('R25.2, R25.6: the hero may attack any monster within the hero’s range, even one whose own range is much shorter', () => {
    expect(shoot(inHall()).events('combatBegan')).toMatchObject([{ distance: 6, reach: null, cause: 'attack' }]);
  });

  it('R25.4: a faster monster interrupts before the attack is resolved', () => {
    expect(shoot(inHall()).phase).toBe('behaviour');
    const game = shoot(inHall()).rolls('A');
    expect(game.phase).toBe('heroTurn.rolling');
    expect(game.state.attack?.by).toBe('hero');
  });

  it('R18.2, R25.4: the attack keeps the elements that were consumed for it, in whatever order they were named', () => {
    const consume = { elements: ['dark', 'fire'], plus: 2 } as const;
    const paid = hand({ top: [{ ...bow(9), consume }] }, { shows: ['dark', 'fire'] });
    const game = inHall({ cards: paid }).plays('one', 'top').attacks('dummy-1', 'two/A/fire', 'two/A/dark').rolls('A');
    expect(game.events('attackDeclared')).toMatchObject([{ attack: 4 }]);
  });

  it('R25.4: the monster interrupts from any Distance', () => {
    const game = shoot(inHall({ foes: [attacker(1, { initiative: FAST, move: 2 })] })).rolls('A');
    expect(game.log('interrupted')).toHaveLength(1);
    expect(game.distance).toBe(4);
    expect(game.phase).toBe('heroTurn.rolling');
  });

  it('R25.4: the monster interrupts even if the attack is the last ability of the turn', () => {
    const game = shoot(
      inHall({ foes: [attacker(1, { initiative: FAST })] })
        .plays('two', 'bottom')
        .skips(),
    ).rolls('A');
    expect(game.log('interrupted')).toHaveLength(1);
    expect(game.phase).toBe('heroTurn.rolling');
  });

  describe('when the interrupt leaves the hero out of range', () => {
    // This monster moves from Distance 3 to 1, attacks, and pushes the hero to Distance 5.
    const shover = attacker(1, { initiative: FAST, move: 4, push: 4 });
    const near = `
      .   .   .
        .   1
      @   .   .
        .   .
      .   .   .
    `;
    const short = hand({ initiative: 50, top: [bow(3), { kind: 'heal', value: 1 }] }, { bottom: [move(2)] });
    const waiting = shoot(at(book({ board: near, foes: [shover], cards: short })).selects('one', 'two'))
      .rolls('A', 'A')
      .suffers();

    it('R25.4: the attack waits', () => {
      expect(waiting.distance).toBe(5);
      expect(waiting.phase).toBe('heroTurn.acting');
      expect(waiting.legal('attack')).toEqual([]);
      expect(waiting.log('attackLapsed')).toMatchObject([{ why: 'outOfRange', rule: 'R25.4' }]);
    });

    it('R25.4: the player may do the other card’s action now, then the attack', () => {
      const game = waiting.plays('two', 'bottom').shifts(3);
      expect(game.legal('attack')).toHaveLength(1);
      expect(game.attacks('dummy-1').phase).toBe('heroTurn.rolling');
      expect(game.attacks('dummy-1').rolls('A').legal('perform')).toHaveLength(1);
    });

    it('R25.4: of the other card only the other half may be played', () => {
      expect(waiting.legal('play').map(({ card, half }) => `${card} ${half}`)).toEqual(['two bottom', 'two bottom']);
    });

    it('R25.4: if the target is still out of range after the other card, the attack is skipped', () => {
      const game = waiting.plays('two', 'bottom').shifts(4);
      expect(game.events('abilitySkipped')).toMatchObject([{ kind: 'attack', why: 'prevented' }]);
      expect(game.legal('perform')).toHaveLength(1);
    });

    it('R25.4: the player may skip the attack at once', () => {
      expect(waiting.skips().legal('perform')).toHaveLength(1);
      expect(waiting.skips().legal('play')).toEqual([]);
    });

    it('R9.6: the player may end the turn at once; both cards are then discarded', () => {
      expect(waiting.ends().cards('hand')).toEqual(['one/B', 'two/B', 'three/A', 'four/A']);
    });

    it('R9.6: the player may end the turn after the other card', () => {
      const game = waiting.plays('two', 'bottom').shifts(3).ends();
      expect(game.cards('hand')).toEqual(['one/B', 'two/B', 'three/A', 'four/A']);
    });

    it('R9.6: the player may end the turn in the middle of the other card', () => {
      const game = waiting.plays('two', 'bottom').ends();
      expect(game.cards('hand')).toEqual(['one/B', 'two/B', 'three/A', 'four/A']);
      expect(game.state.turn).toBeNull();
    });
  });

  it('R25.4: if the other card is already done, the attack does not wait', () => {
    const shover = attacker(1, { initiative: FAST, move: 6, push: 6 });
    const begun = inHall({ foes: [shover], cards: hand({ initiative: 50, top: [bow(6)] }, {}) }).plays('two', 'bottom');
    const game = shoot(begun).rolls('A', 'A').suffers();
    expect(game.log('abilitySkipped')).toMatchObject([{ kind: 'attack', why: 'prevented' }]);
  });

  it('R26.1: if the monster dies in its interrupt, the attack may choose another target', () => {
    const two = HALL.replace('@   .   .   1', '@   2   .   1');
    const game = at(
      book({ board: two, foes: [attacker(1, { initiative: FAST, move: 9 }), { ...idle, id: 'idler' }], cards }),
    )
      .given(({ hero, foes }) => {
        hero.effects.push(effect('retaliate', { value: 99 }));
        for (const foe of foes) foe.hp = 1;
      })
      .selects('one', 'two')
      .plays('one', 'top')
      .attacks('dummy-1')
      .rolls('A', 'A')
      .suffers();
    expect(game.log('attackLapsed')).toMatchObject([{ why: 'dead' }]);
    expect(game.legal('attack').map(({ foe }) => foe)).toEqual(['idler-2']);
    expect(game.attacks('idler-2').phase).toBe('behaviour');
  });
});

describe('several monsters near the hero', () => {
  const pair = `
    1   .
      @
    2   .
  `;

  it('R25.6: the player chooses which of them to fight', () => {
    const game = at(book({ board: pair, foes: [idle, idle] }));
    expect(game.phase).toBe('entry');
    expect(game.legal()).toEqual([
      { type: 'fight', foe: 'dummy-1' },
      { type: 'fight', foe: 'dummy-2' },
    ]);
    const chosen = game.say({ type: 'fight', foe: 'dummy-2' });
    expect(chosen.phase).toBe('select');
    expect(chosen.fight.foe).toBe('dummy-2');
  });

  it('R25.6: the player also chooses when combat begins in the middle of a turn, before the behaviour roll', () => {
    const board = `
      1   .   .
        .   @
      2   .   .
    `;
    const game = at(book({ board, foes: [idle, idle] }))
      .selects('one', 'two')
      .basic('one', 'bottom')
      .steps('c2', 'b1');
    expect(game.phase).toBe('entry');
    expect(game.say({ type: 'fight', foe: 'dummy-1' }).phase).toBe('behaviour');
  });
});
