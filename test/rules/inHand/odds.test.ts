import { describe, expect, it } from 'vitest';
import {
  attackOdds,
  decisiveFaces,
  forecast,
  isSettled,
  killChance,
  meanDamage,
  oddsOfAllFaces,
  type TurnOdds,
  turnOdds,
} from '../../../src/rules/inHand/odds';
import type { Effect } from '../../../src/rules/inHand/state';
import { FACES, type Face } from '../../../src/rules/inHand/vocabulary';
import { type BookSketch, book, flatTables, monster } from '../../kit/books';
import { attacker, FAST, hand, idle, melee, passage, SLOW, zigzag } from '../../kit/scenes';
import { at, effect, type Game } from '../../kit/table';

type Change = Parameters<Game['given']>[0];

const heroTables = flatTables(-1, 0, 2);
const monsterTables = flatTables(-2, 0, 1, 4);
const strike = (sketch: Partial<BookSketch> = {}, change: Parameters<Game['given']>[0] = () => {}) =>
  melee({ cards: hand({ top: [{ kind: 'attack', value: 3 }] }), heroTables, monsterTables, ...sketch })
    .given(change)
    .plays('one', 'top')
    .attacks('dummy-1');
const bearing = (kind: 'strengthen' | 'muddle') =>
  strike({}, ({ hero }) => {
    hero.effects.push(effect(kind, { begun: true }));
  });
const attacked = (change: Parameters<Game['given']>[0] = () => {}, printed: object = {}) =>
  at(book({ board: passage(1), foes: [attacker(3, { initiative: FAST, ...printed })], heroTables, monsterTables }))
    .given(change)
    .selects('one', 'two')
    .rolls('A');

/** Every possible outcome of the current attack, found by forcing each face; `after` is the target's HP afterwards. */
function futures(game: Game): { face: Face; modifier: number; damage: number; after: number }[] {
  return FACES.flatMap((face) => {
    const next = game.rolls(face);
    const [resolved] = next.events('attackResolved');
    if (!resolved) return futures(next);
    const { by, modifier, damage } = resolved;
    const after = by === 'hero' ? next.foe().hp : Math.max(0, next.hp - damage);
    return [{ face: resolved.face, modifier, damage, after }];
  });
}

const inFaces = (all: ReturnType<typeof futures>) =>
  FACES.flatMap((face) => {
    const some = all.filter((each) => each.face === face);
    const [first] = some;
    return first ? [{ ...first, cases: some.length }] : [];
  });

const odds = (game: Game) => {
  const found = attackOdds(game.play.book, game.state);
  if (!found) throw new Error('no attack waits for its roll');
  return found;
};

const wholeTurn = (game: Game): TurnOdds => {
  const found = turnOdds(game.play.book, game.state);
  if (!found) throw new Error('no turn is to come');
  return found;
};

describe('the odds of an attack', () => {
  const games: Record<string, Game> = {
    'one roll': strike(),
    Advantage: bearing('strengthen'),
    Disadvantage: bearing('muddle'),
    'Advantage, the first roll made': bearing('strengthen').rolls('B'),
    'Disadvantage, the first roll made': bearing('muddle').rolls('B'),
    'a Shield': strike({ foes: [monster({ traits: { shield: 2 }, columns: idle.behaviour.normal })] }),
    'a kill in sight': strike({}, ({ foes }) => {
      for (const foe of foes) foe.hp = 3;
    }),
    'equal modifiers': strike({ heroTables: flatTables(1, 1, 1) }, ({ hero }) => {
      hero.effects.push(effect('strengthen', { begun: true }));
    }),
    'a monster’s': attacked(),
    'a monster’s, with Disadvantage': attacked(() => {}, { range: 3 }),
    'a monster’s, against a Shield': attacked(({ hero }) => {
      hero.effects.push(effect('shield', { value: 2 }));
    }),
  };

  it.each(Object.keys(games))('R12.3, R14.1: equal those of a full enumeration: %s', (name) => {
    const game = games[name];
    if (!game) throw new Error(name);
    const all = futures(game);
    const { of, outcomes } = odds(game);
    expect(of).toBe(all.length);
    expect(outcomes).toMatchObject(inFaces(all).map(({ after, ...outcome }) => ({ ...outcome, hp: { after } })));
  });

  it('have the same mean and the same chance to kill as a full enumeration', () => {
    for (const game of Object.values(games)) {
      const all = futures(game);
      expect(meanDamage(odds(game))).toEqual({ sum: all.reduce((sum, { damage }) => sum + damage, 0), of: all.length });
      expect(killChance(odds(game))).toEqual({ cases: all.filter(({ after }) => after <= 0).length, of: all.length });
    }
  });

  it('give the position of the target’s HP card afterwards, or null for a dead target', () => {
    const { outcomes } = odds(
      strike({}, ({ foes }) => {
        for (const foe of foes) foe.hp = 5;
      }),
    );
    // 5 HP minus 2, 3 and 5 damage.
    expect(outcomes.map(({ hp, position }) => [hp.after, position])).toEqual([
      [3, 2],
      [2, 1],
      [0, null],
    ]);
  });

  it('R14.1: between two rolls, list the outcomes that can no longer occur, with 0 cases', () => {
    const { play } = bearing('muddle').rolls('B');
    const all = oddsOfAllFaces(play.book, play.state);
    expect(all?.outcomes.map(({ face, cases }) => [face, cases])).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 0],
    ]);
    expect(attackOdds(play.book, play.state)?.outcomes.map(({ face }) => face)).toEqual(['A', 'B']);
  });

  it('are null when no attack waits for a roll', () => {
    const game = melee();
    expect(attackOdds(game.play.book, game.state)).toBeNull();
  });

  it('do not advance the random generator', () => {
    const game = strike();
    const before = JSON.stringify(game.state);
    odds(game);
    forecast(game.play.book, game.state);
    expect(JSON.stringify(game.state)).toBe(before);
  });
});

describe('the faces that decide the scenario', () => {
  const decisive = ({ play }: Game) => decisiveFaces(play.book, play.state);
  const dying: Change = ({ foes }) => {
    for (const foe of foes) foe.hp = 3;
  };

  it('R6.2: include those that kill the last monster of the goal', () => {
    // Attack 3 with the modifiers -1, 0 and 2.
    expect(decisive(strike({}, dying))).toEqual(['B', 'C']);
    const more = strike({ board: zigzag('@1...2'), foes: [idle, { ...idle, id: 'other' }] }, dying);
    expect(decisive(more)).toEqual([]);
  });

  it('R21.1: include those that leave the hero no HP', () => {
    const weak = (hp: number) =>
      attacked(({ hero }) => {
        hero.hp = hp;
      });
    // Attack 3 with the modifiers -2, 0 and 1.
    expect(decisive(weak(3))).toEqual(['B', 'C']);
    expect(decisive(weak(9))).toEqual([]);
  });

  it('R14.1: are none before the first of two rolls; before the second they are those after which the roll that counts decides', () => {
    const muddled = bearing('muddle').given(dying);
    expect(decisive(muddled)).toEqual([]);
    expect(decisive(muddled.rolls('A'))).toEqual([]);
    expect(decisive(muddled.rolls('C'))).toEqual(['B', 'C']);
  });

  it('are none when no attack waits for a roll', () => {
    expect(decisive(melee())).toEqual([]);
  });
});

describe('an attack with the same result for every face', () => {
  const settled = ({ play }: Game) => isSettled(play.book, play.state);
  /** Whether the states after each forced face differ in nothing but the generator. */
  const areAlike = (game: Game) => {
    const states = FACES.map((face) => ({ ...game.rolls(face).state, generator: null }));
    return states.every((state) => JSON.stringify(state) === JSON.stringify(states[0]));
  };
  const withHp = (hp: number) =>
    strike({}, ({ foes }) => {
      for (const foe of foes) foe.hp = hp;
    });
  const shielded = attacked(({ hero }) => {
    hero.effects.push({ ...effect('strengthen'), kind: 'shield', value: 9 } as unknown as Effect);
  });

  it.each([
    ['R12.5: the monster dies with each', withHp(2), true],
    ['R12.5: the monster survives some', withHp(3), false],
    ['R12.3: the hero’s Shield takes all damage', shielded, true],
    ['R12.3: the damage differs', attacked(), false],
  ] as const)('%s', (_, game, is) => {
    expect([settled(game), areAlike(game)]).toEqual([is, is]);
  });

  it('is none when no attack waits for a roll', () => {
    expect(settled(melee())).toBe(false);
  });
});

describe('the forecast of a monster’s turn', () => {
  const columns = {
    A: { initiative: SLOW, move: 2, attack: 2, range: null },
    B: { initiative: SLOW, move: 1, attack: 1, range: 3 },
    C: { initiative: SLOW, move: null, attack: null, range: null },
  };
  const beast = monster({ hp: 9, columns });
  const begun = at(book({ board: passage(1), foes: [beast], monsterTables }))
    .given(({ fight }) => {
      if (fight) fight.distance = 3;
    })
    .selects('one', 'two');

  it('R24: equals what happens when that face is rolled', () => {
    for (const { face, distance, attack } of forecast(begun.play.book, begun.state)) {
      const played = begun.rolls(face).ends();
      expect(attack === null).toBe(played.phase !== 'monsterTurn.rolling');
      expect(distance).toBe(played.distance);
      if (attack) expect(attack).toEqual(odds(played));
    }
  });

  it('R8.1: has three entries before the behaviour roll and one after it', () => {
    expect(forecast(begun.play.book, begun.state).map(({ face }) => face)).toEqual(['A', 'B', 'C']);
    const rolled = begun.rolls('B');
    expect(forecast(rolled.play.book, rolled.state).map(({ face }) => face)).toEqual(['B']);
  });

  it('can be calculated for any Distance', () => {
    const from = (distance: number) =>
      forecast(begun.play.book, begun.state, distance).map(({ attack }) => attack !== null);
    expect(from(3)).toEqual([true, true, false]);
    expect(from(4)).toEqual([false, true, false]);
    expect(from(7)).toEqual([false, false, false]);
  });

  it('is empty without a fight', () => {
    const alone = at(book({ board: '@', goals: [{ kind: 'endTurnOn', at: 'z9' }] }));
    expect(forecast(alone.play.book, alone.state)).toEqual([]);
    expect(turnOdds(alone.play.book, alone.state)).toBeNull();
  });

  it('is empty when the monster’s turn is over', () => {
    const game = begun.rolls('C').given(({ fight }) => {
      if (fight) fight.acted = true;
    });
    expect(forecast(game.play.book, game.state)).toEqual([]);
    expect(turnOdds(game.play.book, game.state)).toBeNull();
  });
});

describe('the odds of a whole turn of the monster', () => {
  const columns = {
    A: { initiative: SLOW, move: 2, attack: 2, range: null },
    B: { initiative: SLOW, move: 1, attack: 1, range: 3, push: 1, heal: { value: 2, row: 'move' } },
    C: { initiative: SLOW, move: 3, attack: null, range: null, shield: 1 },
  } as const;
  const scene = (change: Change = () => {}, printed: Parameters<typeof monster>[0] = { columns }) =>
    at(book({ board: passage(1), foes: [monster({ hp: 9, ...printed })], monsterTables, hp: 6 }))
      .given(({ fight }) => {
        if (fight) fight.distance = 3;
      })
      .given(change)
      .selects('one', 'two');
  const bears = (...effects: Effect[]): Change => {
    return ({ hero }) => hero.effects.push(...effects);
  };
  const games: Record<string, Game> = {
    'three behaviours': scene(),
    'one that is rolled': scene().rolls('A'),
    'one without an attack': scene().rolls('C'),
    'beside the hero': scene(({ fight }) => {
      if (fight) fight.distance = 1;
    }),
    'held beside the hero, with Disadvantage': scene(({ fight }) => {
      if (fight) Object.assign(fight, { distance: 1, effects: [effect('immobilize')] });
    }),
    'a hero near its end': scene(({ hero }) => {
      hero.hp = 2;
    }),
    'a Shield and Retaliate': scene(bears(effect('shield'), effect('retaliate', { value: 3, range: 3 }))),
    'a Retaliate that kills': scene((state) => {
      bears(effect('retaliate', { value: 9, range: 3 }))(state);
    }),
    'a heal before the attack, and one after it': scene(({ foes }) => {
      for (const foe of foes) foe.hp = 7;
    }),
    'an invisible hero': scene(bears(effect('invisible'))),
    'a trap among the Hindrances': scene(({ fight }) => fight?.hindrances.push('trap')),
    'a pull onto a trap': scene(({ fight }) => fight?.hindrances.push('trap'), {
      columns: { initiative: SLOW, move: null, attack: 1, range: 3, pull: 3 },
    }),
  };

  /** Every possible end of the turn, found by forcing each face, with its weight. The hero suffers all damage. */
  function ends(game: Game, weight: number): { weight: number; game: Game }[] {
    const { phase, state } = game;
    if (phase === 'behaviour' || phase === 'monsterTurn.rolling')
      return FACES.flatMap((face) => ends(game.rolls(face), weight / 3));
    if (phase === 'monsterTurn.suffering') return ends(game.suffers(), weight);
    const over = phase === 'lost' || game.log('turnEnded').some(({ who }) => who === 'monster');
    if (!over && state.turn) return ends(game.ends(), weight);
    return [{ weight, game }];
  }

  it.each(Object.keys(games))('R24: equal those of a full enumeration: %s', (name) => {
    const start = games[name];
    if (!start) throw new Error(name);
    const whole = 3 ** 5;
    const counted = new Map<string, number>();
    for (const { weight, game } of ends(start, whole)) {
      const damage = game.log('heroHurt').reduce((sum, { amount }) => sum + amount, 0);
      const end = [damage, game.hp, game.foe().hp, game.state.fight?.distance ?? null].join();
      counted.set(end, (counted.get(end) ?? 0) + weight);
    }
    const { of, outcomes } = wholeTurn(start);
    const told = outcomes.map(({ damage, hp, foeHp, distance, cases }) => {
      return [[damage, hp.after, foeHp.after, distance].join(), (cases * whole) / of] as const;
    });
    expect(new Map(told)).toEqual(counted);
    expect(told).toHaveLength(counted.size);
    for (const { hp, position, foeHp, foePosition } of outcomes) {
      expect(position).toBe(hp.after > 0 ? (hp.after - 1) % 4 : null);
      expect(foePosition).toBe(foeHp.after > 0 ? (foeHp.after - 1) % 4 : null);
    }
  });

  it('are counted in thirds for the behaviour, times the cases of the attack with the most rolls', () => {
    expect(wholeTurn(scene()).of).toBe(9);
    expect(wholeTurn(scene().rolls('A')).of).toBe(3);
    expect(wholeTurn(scene().rolls('C')).of).toBe(1);
    expect(wholeTurn(games['held beside the hero, with Disadvantage'] ?? scene()).of).toBe(27);
  });

  it('give the mean damage and the chance that the hero does not survive', () => {
    // The hero has 2 HP. A does 2-2, 2+0 or 2+1 damage; B does 1-2, 1+0 or 1+1; C does none.
    const turn = wholeTurn(games['a hero near its end'] ?? scene());
    expect(killChance(turn)).toEqual({ cases: 3, of: 9 });
    expect(meanDamage(turn)).toEqual({ sum: 0 + 2 + 3 + 0 + 1 + 2, of: 9 });
  });
});
