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

/** Walks beside the monster of range 2 in HALL, 6 hexes off. */
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
  ] as const)('R25.1: of %j the second highest is %i; "-" counts 1', (ranges, expected) => {
    expect(median(...(ranges as [number | null, number | null, number | null]))).toBe(expected);
  });
});

describe('coming near', () => {
  it('R25.2: combat begins when a move ends within the median range and in sight', () => {
    const game = approach(inHall());
    expect(game.events('combatBegan')).toMatchObject([{ foe: 'dummy-1', distance: 2, reach: 2, cause: 'near' }]);
  });

  it('R25.2: not farther off', () => {
    expect(inHall().plays('one', 'bottom').steps('b2', 'c2').stops().state.fight).toBeNull();
  });

  it('R25.2: a move is completed first; what it passes does not count', () => {
    const game = inHall({ cards: hand({ bottom: [move(6)] }) })
      .plays('one', 'bottom')
      .steps('b2', 'c2', 'd2', 'e2', 'd2', 'c2');
    expect(game.state.fight).toBeNull();
  });

  it('R25.2: sight is needed', () => {
    // Around the corner, two hexes off.
    const corner = `
      @   .
      - .
      .   1
    `;
    const game = at(book({ board: corner, foes: [ranged(3)] }));
    const { fight } = game.state;
    expect(fight?.foe ?? null).toBe(null);
  });

  it('R25.5: Distance is the number of hexes between them, 1 when adjacent', () => {
    expect(at(book({ board: passage(1), foes: [idle] })).distance).toBe(1);
    expect(approach(inHall()).distance).toBe(2);
  });

  it('R25.5: from the roll on, the round is a combat round', () => {
    const game = approach(inHall()).rolls('A').ends();
    expect(game.phase).toBe('monsterTurn.rolling');
  });
});

describe('the interrupt', () => {
  it('R25.3: with something left, a faster monster takes its full turn, then the hero goes on', () => {
    const game = approach(inHall({ foes: [ranged(2, FAST)] })).rolls('A');
    expect(game.phase).toBe('interrupt.rolling');
    expect(game.log('interrupted')).toMatchObject([{ initiative: FAST, hero: 50 }]);
    const back = game.rolls('A').suffers();
    expect(back.phase).toBe('heroTurn.choosing');
    expect(back.plays('two', 'top').legal('attack')).toHaveLength(1);
  });

  it('R25.3: it does not act again in that round', () => {
    const game = approach(inHall({ foes: [ranged(2, FAST)] }))
      .rolls('A', 'A')
      .suffers()
      .ends();
    expect(game.state.round).toBe(2);
    expect(game.log('turnBegan').filter(({ who }) => who === 'monster')).toHaveLength(1);
  });

  it('R25.3: a slower one acts after the hero', () => {
    const game = approach(inHall()).rolls('A');
    expect(game.phase).toBe('heroTurn.choosing');
    expect(game.ends().phase).toBe('monsterTurn.rolling');
  });

  it('R25.3: equal initiative does not interrupt', () => {
    expect(approach(inHall({ foes: [ranged(2, 50)] })).rolls('A').phase).toBe('heroTurn.choosing');
    expect(approach(inHall({ foes: [ranged(2, 49)] })).rolls('A').phase).toBe('interrupt.rolling');
  });

  it('R25.3: with nothing left to do it acts now, last in the round', () => {
    const last = inHall({ foes: [ranged(2, FAST)] })
      .plays('two', 'top')
      .skips();
    const game = approach(last).rolls('A');
    expect(game.phase).toBe('monsterTurn.rolling');
    expect(game.log('interrupted')).toEqual([]);
    expect(game.rolls('A').suffers().state.round).toBe(2);
  });

  it('R25.3: an item that could still be used is nothing left to do', () => {
    const pie = item('pie', { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] });
    const last = inHall({ foes: [ranged(2, FAST)], items: [pie] })
      .plays('two', 'top')
      .skips();
    expect(last.legal('useItem')).toHaveLength(1);
    const game = approach(last).stops().rolls('A');
    expect(game.log('interrupted')).toEqual([]);
    // It may be used yet, and then the monster acts.
    expect(game.phase).toBe('heroTurn.choosing');
    expect(game.uses('pie').phase).toBe('monsterTurn.rolling');
  });

  it('R25.3: what is left of the same action counts', () => {
    const one = hand({ initiative: 50, bottom: [move(4), { kind: 'heal', value: 1 }] });
    const game = approach(inHall({ foes: [ranged(2, FAST)], cards: one }).basic('two', 'top')).rolls('A');
    expect(game.phase).toBe('interrupt.rolling');
  });

  it('R25.3: a hero that does not survive it has no turn to go on with', () => {
    const game = approach(inHall({ foes: [ranged(2, FAST)] }))
      .given(({ hero }) => {
        hero.hp = 1;
      })
      .rolls('A', 'A')
      .suffers();
    expect(game.phase).toBe('lost');
  });

  it('R25.3: a monster that dies of its own interrupt leaves the hero the rest of its turn, on the map', () => {
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

  it('R23.1, R25.3: an item that quickens the hero forestalls it', () => {
    const rapier = item('rapier', { when: 'initiative', lower: 15 });
    const game = approach(inHall({ foes: [ranged(2, 40)], items: [rapier] })).rolls('A');
    expect(game.phase).toBe('initiative');
    expect(game.uses('rapier').phase).toBe('heroTurn.choosing');
    expect(game.proceeds().phase).toBe('interrupt.rolling');
  });
});

describe('opening fire', () => {
  const shoot = (game: Game): Game => game.plays('one', 'top').attacks('dummy-1');

  it('R25.2, R25.6: the hero may open fire on any monster in its range, however far beyond the monster’s', () => {
    expect(shoot(inHall()).events('combatBegan')).toMatchObject([{ distance: 6, reach: null, cause: 'attack' }]);
  });

  it('R25.4: the monster gets its chance before the attack resolves', () => {
    expect(shoot(inHall()).phase).toBe('behaviour');
    const game = shoot(inHall()).rolls('A');
    expect(game.phase).toBe('heroTurn.rolling');
    expect(game.state.attack?.by).toBe('hero');
  });

  it('R18.2, R25.4: with what was consumed for it, in whatever order it was named', () => {
    const consume = { elements: ['dark', 'fire'], plus: 2 } as const;
    const paid = hand({ top: [{ ...bow(9), consume }] }, { shows: ['dark', 'fire'] });
    const game = inHall({ cards: paid }).plays('one', 'top').attacks('dummy-1', 'two/A/fire', 'two/A/dark').rolls('A');
    expect(game.events('attackDeclared')).toMatchObject([{ attack: 4 }]);
  });

  it('R25.4: however far away it is', () => {
    const game = shoot(inHall({ foes: [attacker(1, { initiative: FAST, move: 2 })] })).rolls('A');
    expect(game.log('interrupted')).toHaveLength(1);
    expect(game.distance).toBe(4);
    expect(game.phase).toBe('heroTurn.rolling');
  });

  it('R25.4: also with the very last ability of the turn', () => {
    const game = shoot(
      inHall({ foes: [attacker(1, { initiative: FAST })] })
        .plays('two', 'bottom')
        .skips(),
    ).rolls('A');
    expect(game.log('interrupted')).toHaveLength(1);
    expect(game.phase).toBe('heroTurn.rolling');
  });

  describe('when the interrupt leaves the hero out of range', () => {
    // It comes from 3 to 1, strikes, and shoves the hero to 5.
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

    it('R25.4: only the other half of the other card', () => {
      expect(waiting.legal('play').map(({ card, half }) => `${card} ${half}`)).toEqual(['two bottom', 'two bottom']);
    });

    it('R25.4: still out of range after that, it is skipped', () => {
      const game = waiting.plays('two', 'bottom').shifts(4);
      expect(game.events('abilitySkipped')).toMatchObject([{ kind: 'attack', why: 'prevented' }]);
      expect(game.legal('perform')).toHaveLength(1);
    });

    it('R25.4: or skipped at once', () => {
      expect(waiting.skips().legal('perform')).toHaveLength(1);
      expect(waiting.skips().legal('play')).toEqual([]);
    });

    it('R9.6: or the turn ended; both cards are discarded', () => {
      expect(waiting.ends().cards('hand')).toEqual(['one/B', 'two/B', 'three/A', 'four/A']);
    });

    it('R9.6: or after the other card', () => {
      const game = waiting.plays('two', 'bottom').shifts(3).ends();
      expect(game.cards('hand')).toEqual(['one/B', 'two/B', 'three/A', 'four/A']);
    });

    it('R9.6: also in the middle of the other card', () => {
      const game = waiting.plays('two', 'bottom').ends();
      expect(game.cards('hand')).toEqual(['one/B', 'two/B', 'three/A', 'four/A']);
      expect(game.state.turn).toBeNull();
    });
  });

  it('R25.4: with the other card done already there is nothing to wait for', () => {
    const shover = attacker(1, { initiative: FAST, move: 6, push: 6 });
    const begun = inHall({ foes: [shover], cards: hand({ initiative: 50, top: [bow(6)] }, {}) }).plays('two', 'bottom');
    const game = shoot(begun).rolls('A', 'A').suffers();
    expect(game.log('abilitySkipped')).toMatchObject([{ kind: 'attack', why: 'prevented' }]);
  });

  it('R26.1: a monster that dies of its interrupt leaves the attack free for another', () => {
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

describe('several monsters', () => {
  const pair = `
    1   .
      @
    2   .
  `;

  it('R25.6: the player chooses', () => {
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

  it('R25.6: in the middle of a turn too, before the roll', () => {
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
