import { describe, expect, it } from 'vitest';
import type { Column } from '../../../src/rules/inHand/vocabulary';
import { book, frostDemon, monster } from '../../kit/books';
import { attacker, FAST, hand, idle, melee, passage, SLOW } from '../../kit/scenes';
import { at, effect, type Game } from '../../kit/table';

type Change = Parameters<Game['given']>[0];
/**
 * Plays the turn of a fast monster with this behaviour column, starting at this Distance, up to the first question to the player.
 */
function turnOf(printed: Partial<Column>, distance: number, change: Change = () => {}): Game {
  const beast = monster({ hp: 9, columns: { initiative: FAST, move: null, attack: null, range: null, ...printed } });
  return at(book({ board: passage(1), foes: [beast] }))
    .given((state) => {
      if (state.fight) state.fight.distance = distance;
      change(state);
    })
    .selects('one', 'two')
    .rolls('A');
}
const held = (game: Game): string[][] => game.log('monsterHeld').map(({ what, reason }) => [what, reason]);
const declared = (game: Game) => game.log('attackDeclared');

describe('where the monster goes', () => {
  it.each([
    // Columns: Distance, move, range, Distance after the move.
    [4, 2, null, 2],
    [4, 9, null, 1],
    [1, 3, null, 1],
    [5, 1, 3, 4],
    [5, 9, 3, 3],
    [3, 9, 3, 3],
    [2, 9, 3, 2],
    [1, 3, 3, 2],
    [1, 3, 1, 1],
    [7, 2, 4, 5],
  ] as const)('R24.2: from Distance %i with Move %i and range %s it goes to %i', (distance, move, range, to) => {
    expect(turnOf({ move, attack: 1, range }, distance).distance).toBe(to);
  });

  it('R24.2: a ranged monster at Distance 1 that cannot move still shoots, with Disadvantage', () => {
    expect(declared(turnOf({ attack: 1, range: 3 }, 1))).toMatchObject([{ advantage: -1 }]);
  });

  it('R24.3: a muddled ranged monster does not step away', () => {
    const game = turnOf({ move: 3, attack: 1, range: 3 }, 1, ({ fight }) => {
      fight?.effects.push(effect('muddle'));
    });
    expect(game.distance).toBe(1);
  });

  it('R24.3: a monster with a move but no attack closes in as if it had a melee attack', () => {
    expect(turnOf({ move: 2, range: 4 }, 4).distance).toBe(2);
  });

  it('R24.3: a disarmed monster closes in as if it had a melee attack', () => {
    const game = turnOf({ move: 2, attack: 2, range: 4 }, 4, ({ fight }) => {
      fight?.effects.push(effect('disarm'));
    });
    expect(game.distance).toBe(2);
    expect(held(game)).toEqual([['attack', 'disarmed']]);
  });

  it('R24.3: a heal in the range row leaves the monster melee', () => {
    expect(turnOf({ move: 1, attack: 2, heal: { value: 1, row: 'range' } }, 3).distance).toBe(2);
  });

  it('R30.1: a monster with too little movement for the Hindrances stays, and an event reports it', () => {
    const hindered = (printed: Partial<Column>, distance: number) =>
      turnOf({ move: 2, attack: 1, ...printed }, distance, ({ fight }) => {
        fight?.hindrances.push('obstacle', 'difficult');
      });
    expect(held(hindered({}, 4))).toEqual([
      ['move', 'hindered'],
      ['attack', 'outOfRange'],
    ]);
    expect(held(hindered({ range: 3 }, 1))).toEqual([['move', 'hindered']]);
    expect(hindered({ move: 3 }, 4).distance).toBe(3);
  });

  it('R24.2: a monster never moves after its attack', () => {
    const game = turnOf({ move: 3, attack: 1, range: 3 }, 2).rolls('A').suffers();
    expect(game.distance).toBe(2);
  });

  it('R24.2: an event reports that the monster stayed because it was in range', () => {
    expect(held(turnOf({ move: 3, attack: 1 }, 1))).toEqual([['move', 'inRange']]);
  });
});

describe('the event for a monster that did not attack', () => {
  it('R12.1: names the Distance and the range that was too short', () => {
    const [told] = turnOf({ move: null, attack: 1, range: 2 }, 3)
      .log('monsterHeld')
      .filter(({ what }) => what === 'attack');
    expect(told).toMatchObject({ reason: 'outOfRange', distance: 3, range: 2, rule: 'R12.1' });
  });
});

describe('the event for a monster that did not move', () => {
  const ruleOf = (...game: Parameters<typeof turnOf>) => turnOf(...game).log('monsterHeld')[0]?.rule;

  it.each([
    ['R24.2', {}, () => {}],
    ['R16.2', { move: 1 }, ({ fight }) => fight?.effects.push(effect('immobilize'))],
    ['R24.3', { move: 1 }, ({ hero }) => hero.effects.push(effect('invisible'))],
    ['R30.1', { move: 1 }, ({ fight }) => fight?.hindrances.push('obstacle')],
  ] as [string, Partial<Column>, (state: Parameters<Change>[0]) => void][])('%s is told', (rule, printed, change) => {
    expect(ruleOf({ attack: 1, ...printed }, 3, change)).toBe(rule);
  });
});

describe('what the monster does', () => {
  it('R24.1: it does what its rolled column says', () => {
    const columns = {
      A: attacker(1).behaviour.normal.A,
      B: attacker(4).behaviour.normal.A,
      C: idle.behaviour.normal.C,
    };
    const game = melee({ foes: [monster({ hp: 9, columns })] });
    expect(declared(game.ends())).toMatchObject([{ attack: 1 }]);
  });

  it('R1.6: "-" in the row move or attack means that the monster does not move or attack', () => {
    expect(held(turnOf({}, 3))).toEqual([
      ['move', 'noMove'],
      ['attack', 'noAttack'],
    ]);
  });

  it('R24.5: its bonuses take effect when its turn begins', () => {
    const game = turnOf({ attack: 1, shield: 2, retaliate: { value: 1, range: 2 } }, 1);
    expect(game.story('effectGiven', 'attackDeclared')).toEqual(['effectGiven', 'effectGiven', 'attackDeclared']);
    expect(game.foeBears()).toEqual(['shield', 'retaliate']);
  });

  it('R24.3: against an invisible hero it neither moves nor attacks, but does everything else', () => {
    const game = turnOf({ move: 3, attack: 1, shield: 1, heal: { value: 2, row: 'range' } }, 4, ({ hero, foes }) => {
      hero.effects.push(effect('invisible'));
      for (const foe of foes) foe.hp = 3;
    });
    expect(held(game)).toEqual([
      ['move', 'heroInvisible'],
      ['attack', 'heroInvisible'],
    ]);
    expect(game.foe().hp).toBe(5);
    expect(game.foeBears()).toEqual(['shield']);
  });

  it('R24.4: it heals before its attack if it has lost at least as much HP as it heals', () => {
    const hurt = (hp: number) =>
      turnOf({ attack: 1, heal: { value: 3, row: 'move' } }, 1, ({ foes }) => {
        for (const foe of foes) foe.hp = hp;
      });
    expect(hurt(6).story('healed', 'attackDeclared')).toEqual(['healed', 'attackDeclared']);
    expect(hurt(7).story('healed', 'attackDeclared')).toEqual(['attackDeclared']);
    const after = hurt(7).rolls('A').suffers();
    expect(after.foe().hp).toBe(9);
    expect(after.log('healed')).toMatchObject([{ who: 'monster', amount: 2 }]);
  });

  it('R24.4: damage on its way counts: it heals before its attack if it has then lost enough HP', () => {
    const onTheWay = (damage: 3 | 1) =>
      turnOf({ move: 3, attack: 1, heal: { value: 3, row: 'range' } }, 2, ({ fight }) => {
        fight?.hindrances.push(damage === 3 ? 'trap' : 'hazardous');
      });
    expect(onTheWay(3).log('hindranceSprung')).toMatchObject([{ who: 'monster', damage: 3 }]);
    expect(onTheWay(3).story('hindranceSprung', 'healed', 'attackDeclared')).toEqual([
      'hindranceSprung',
      'healed',
      'attackDeclared',
    ]);
    expect(onTheWay(3).foe().hp).toBe(9);
    expect(onTheWay(1).story('hindranceSprung', 'healed', 'attackDeclared')).toEqual([
      'hindranceSprung',
      'attackDeclared',
    ]);
  });

  it('R24.4: a heal that it used before its move is not used again', () => {
    const game = turnOf({ move: 3, attack: 1, heal: { value: 3, row: 'range' } }, 2, ({ fight, foes }) => {
      fight?.hindrances.push('trap');
      for (const foe of foes) foe.hp = 6;
    });
    expect(game.log('healed')).toHaveLength(1);
    expect(game.rolls('A').suffers().log('healed')).toHaveLength(1);
    expect(game.foe().hp).toBe(6);
  });

  it('R12.3: its modifiers are those of its position, in the row for the scenario level', () => {
    const row = (n: number) => [n, n, n] as const;
    const table = [row(0), row(1), row(2), row(3)];
    const beast = attacker(2, { initiative: FAST });
    const monsterTables = [table, table, table, table] as const;
    const game = at(book({ board: passage(1), foes: [beast], monsterTables, setup: { scenarioLevel: 3 } }))
      .selects('one', 'two')
      .rolls('A', 'A');
    expect(game.events('attackResolved')).toMatchObject([{ modifier: 3, damage: 5 }]);
  });
});

describe('the examples of the rule book', () => {
  it('Frost Demon (R1.6): B moves up to 3 and hits for 2 from Distance 1', () => {
    const game = at(book({ board: passage(1), foes: [frostDemon] }))
      .given(({ fight }) => {
        if (fight) fight.distance = 4;
      })
      .selects('four', 'one')
      .rolls('B');
    expect(game.distance).toBe(1);
    expect(declared(game)).toMatchObject([{ attack: 2, range: 1, ranged: false }]);
  });

  it('Frost Demon (R1.6): A heals 3 instead of attacking', () => {
    const game = at(book({ board: passage(1), foes: [frostDemon] }))
      .given(({ foes }) => {
        for (const foe of foes) foe.hp = 2;
      })
      .selects('two', 'one')
      .rolls('A');
    expect(game.foe().hp).toBe(5);
    expect(declared(game)).toEqual([]);
  });

  it('Frost Demon (R1.6): C attacks with Pierce 3', () => {
    const game = melee({ foes: [frostDemon] })
      .given(({ hero, fight }) => {
        hero.effects.push(effect('shield', { value: 4 }));
        if (fight) fight.face = 'C';
      })
      .ends()
      .rolls('A');
    expect(game.events('attackResolved')).toMatchObject([{ shield: 4, pierce: 3, damage: 3 }]);
  });

  it('R24.2, example 1: the hero (14 before 35) closes from 3 to 1 and attacks; the monster steps to Distance 2 and shoots', () => {
    const archer = monster({ hp: 9, columns: attacker(3, { initiative: 35, move: 2, range: 3 }).behaviour.normal });
    const cards = hand({ initiative: 14, bottom: [{ kind: 'move', value: 2 }] });
    const game = at(book({ board: passage(1), foes: [archer], cards }))
      .given(({ fight }) => {
        if (fight) fight.distance = 3;
      })
      .selects('one', 'two')
      .rolls('A')
      .plays('one', 'bottom')
      .shifts(1)
      .basic('two', 'top')
      .attacks('dummy-1')
      .rolls('A');
    expect(game.log('turnBegan').map(({ who }) => who)).toEqual(['hero', 'monster']);
    expect(game.distance).toBe(2);
    expect(game.events('distanceChanged')).toMatchObject([
      { from: 1, to: 2, by: 'monster', reason: 'avoidsDisadvantage' },
    ]);
    expect(game.events('attackDeclared')).toMatchObject([{ attack: 3, advantage: 0 }]);
  });

  it('R24.2, example 2: a monster with Move -, Attack 2 and range - at Distance 2 can do nothing', () => {
    const columns = attacker(2, { initiative: 25 }).behaviour.normal;
    const game = at(book({ board: passage(1), foes: [monster({ columns })] }))
      .given(({ fight }) => {
        if (fight) fight.distance = 2;
      })
      .selects('four', 'one')
      .rolls('C');
    expect(held(game)).toEqual([
      ['move', 'noMove'],
      ['attack', 'outOfRange'],
    ]);
    expect(game.phase).toBe('heroTurn.choosing');
  });

  it('Distance: a monster beside the hero that steps away by 1 is at Distance 2, while nobody moves on the map', () => {
    const archer = attacker(1, { initiative: SLOW, move: 1, range: 2 });
    const game = melee({ foes: [archer] }).ends();
    expect(game.distance).toBe(2);
    expect(game.foe().at).toBe('b1');
  });
});
