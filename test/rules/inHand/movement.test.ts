import { describe, expect, it } from 'vitest';
import { dangersOn } from '../../../src/rules/inHand/movement';
import { type BookSketch, book } from '../../kit/books';
import { hand, idle, item, passage, zigzag } from '../../kit/scenes';
import { at, effect, type Game } from '../../kit/table';

const GOAL = { kind: 'endTurnOn', at: 'z9' } as const;

/** A game on the map in which the hero has begun a Move, or a Jump, with this many points. */
function walking(board: string, points: number, sketch: Partial<BookSketch> = {}, jump = false): Game {
  const ability = { kind: 'move', value: points, ...(jump ? { jump: true as const } : {}) } as const;
  const cards = hand({ bottom: [ability] });
  return at(book({ board, cards, goals: [GOAL], ...sketch }))
    .selects('one', 'two')
    .plays('one', 'bottom');
}
const jumping = (board: string, points: number, sketch: Partial<BookSketch> = {}) =>
  walking(board, points, sketch, true);
const next = (game: Game): string[] => game.legal('step').map(({ to }) => to);

describe('a move on the map', () => {
  it('R10.1: goes hex by hex, up to its points', () => {
    const game = walking(zigzag('@...'), 2).steps('b1', 'c1');
    expect(game.hero.at).toBe('c1');
    expect(game.log('moveEnded')).toMatchObject([{ at: 'c1', steps: 2 }]);
  });

  it('R10.3: may end before its points are used up', () => {
    expect(walking(zigzag('@...'), 3).steps('b1').stops().hero.at).toBe('b1');
  });

  it('R10.1: cannot pass through walls', () => {
    const board = `
      @
      - .
      .
    `;
    expect(next(walking(board, 3))).toEqual(['b1']);
  });

  it('R10.1, R4.7: cannot pass through obstacles', () => {
    expect(walking(zigzag('@X.'), 3).events('abilitySkipped')).toHaveLength(1);
  });

  it('R10.1, R4.10: cannot pass through a living monster, but can pass through a dead one', () => {
    const board = zigzag('@.1.');
    const game = walking(board, 3, { foes: [idle] }).steps('b1');
    // Beside the monster the move ends by itself: the only hex that could be entered is the one it came from.
    expect(next(game)).toEqual(['a1']);
    const dead = at(book({ board, foes: [idle], goals: [GOAL], cards: hand({ bottom: [{ kind: 'move', value: 3 }] }) }))
      .given(({ foes }) => {
        for (const foe of foes) foe.hp = 0;
      })
      .selects('one', 'two')
      .plays('one', 'bottom');
    expect(dead.steps('b1', 'c1', 'd1').hero.at).toBe('d1');
  });

  it('R4.6: costs 2 points to enter difficult terrain', () => {
    expect(walking(zigzag('@~.'), 3).steps('b1', 'c1').hero.at).toBe('c1');
    expect(next(walking(zigzag('@~.'), 1))).toEqual([]);
  });
});

describe('doors', () => {
  it('R4.3: open when the hero enters them, at no extra cost, and the move goes on', () => {
    const game = walking(zigzag('@D.'), 2).steps('b1', 'c1');
    expect(game.state.opened).toEqual(['b1']);
    expect(game.hero.at).toBe('c1');
  });

  it('R4.3: stay open once they are opened', () => {
    const game = walking(zigzag('@D.'), 2).steps('b1', 'c1').ends();
    expect(game.state.opened).toEqual(['b1']);
  });

  it('R4.3: hide the monster behind them while they are closed', () => {
    const far = zigzag('@D1');
    expect(walking(far, 1, { foes: [idle] }).state.fight).toBeNull();
    expect(walking(far, 1, { foes: [idle] }).steps('b1').state.fight?.foe).toBe('dummy-1');
  });
});

describe('traps', () => {
  it.each([0, 1, 2, 3] as const)('R4.4, R5.3: do 2+L damage when the hero enters, at level %i', (scenarioLevel) => {
    const game = walking(zigzag('@T.'), 2, { setup: { scenarioLevel } }).steps('b1');
    expect(game.events('trapSprung')).toMatchObject([{ at: 'b1', damage: 2 + scenarioLevel }]);
    expect(game.suffers().hp).toBe(8 - 2 - scenarioLevel);
  });

  it('R4.4: are spent when they are sprung, and the move goes on', () => {
    const game = walking(zigzag('@T.'), 3).steps('b1').suffers().steps('c1', 'b1');
    expect(game.hp).toBe(5);
    expect(game.state.spent).toEqual(['b1']);
  });

  it('R21.1: are spent even if their damage is negated', () => {
    const game = walking(zigzag('@T.'), 2)
      .steps('b1')
      .say({ type: 'negateByDiscarding', cards: ['three', 'four'] });
    expect(game.hp).toBe(8);
    expect(game.state.spent).toEqual(['b1']);
  });

  it('R4.4: end the scenario in mid-move when their damage exhausts the hero', () => {
    const game = walking(zigzag('@T.'), 2)
      .given(({ hero }) => {
        hero.hp = 3;
      })
      .steps('b1')
      .suffers();
    expect(game.phase).toBe('lost');
  });
});

describe('the dangers that are shown for a path before it is walked', () => {
  const met = ({ play }: Game, ...path: string[]) => dangersOn(play.book, play.state, path);

  it.each([0, 1, 2, 3] as const)('R4.4, R4.5: have the damage that they really do, at level %i', (scenarioLevel) => {
    const game = walking(zigzag('@TH.'), 3, { setup: { scenarioLevel } });
    const [trap, hazard] = met(game, 'b1', 'c1', 'd1');
    const { hp } = game;
    const through = game.steps('b1').suffers();
    expect(hp - through.hp).toBe(trap?.damage);
    expect(through.hp - through.steps('c1').suffers().hp).toBe(hazard?.damage);
    expect([trap?.kind, hazard?.kind]).toEqual(['trap', 'hazard']);
  });

  it('R4.4: include each trap only once, and are none on a safe path', () => {
    expect(met(walking(zigzag('@T.'), 3), 'b1', 'c1', 'b1')).toMatchObject([{ at: 'b1', kind: 'trap' }]);
    expect(met(walking(zigzag('@.T'), 2), 'b1')).toEqual([]);
  });

  it('R10.2: include only the last hex of a jump', () => {
    expect(met(jumping(zigzag('@T.'), 2), 'b1', 'c1')).toEqual([]);
    expect(met(jumping(zigzag('@TT'), 2), 'b1', 'c1')).toMatchObject([{ at: 'c1', kind: 'trap' }]);
  });
});

describe('hazardous terrain', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 2],
  ] as const)('R4.5: at level %i does %i damage: half of a trap’s damage, rounded down', (scenarioLevel, damage) => {
    const game = walking(zigzag('@H.'), 1, { setup: { scenarioLevel } }).steps('b1');
    expect(game.events('hazardEntered')).toMatchObject([{ damage }]);
  });

  it('R4.5: does damage each time that the hero enters it, but not when the hero starts in it or leaves it', () => {
    const there = walking(zigzag('@H.'), 3).steps('b1').suffers().steps('c1');
    expect(there.hp).toBe(7);
    expect(there.steps('b1').suffers().hp).toBe(6);
  });
});

describe('a jump', () => {
  it('R10.2: ignores obstacles, monsters, traps and hazards on the way', () => {
    const game = jumping(zigzag('@XTH1.'), 5, { foes: [idle] }).steps('b1', 'c1', 'd1', 'e1', 'f1');
    expect(game.hp).toBe(8);
    expect(game.state.spent).toEqual([]);
    expect(game.hero.at).toBe('f1');
  });

  it('R10.2: cannot cross walls', () => {
    const board = `
      @
      -
      .
    `;
    expect(jumping(board, 3).events('abilitySkipped')).toHaveLength(1);
  });

  it('R10.2: still enters and opens a closed door', () => {
    expect(jumping(zigzag('@D.'), 2).steps('b1', 'c1').state.opened).toEqual(['b1']);
  });

  it('R4.7, R10.2: never ends on an obstacle or a monster', () => {
    const game = jumping(zigzag('@X.'), 2).steps('b1');
    expect(game.legal('stop')).toEqual([]);
    expect(next(jumping(zigzag('@X.'), 1))).toEqual([]);
  });

  it('R4.4, R10.2: obeys the normal rules on its last hex: a trap there is sprung', () => {
    const game = jumping(zigzag('@XT'), 2).steps('b1', 'c1');
    expect(game.events('trapSprung')).toHaveLength(1);
    expect(game.suffers().hp).toBe(5);
  });

  it('R4.5, R10.2: suffers the damage of a hazard on its last hex, once', () => {
    expect(jumping(zigzag('@.H'), 2).steps('b1', 'c1').suffers().hp).toBe(7);
  });

  it('R4.6, R10.2: pays 1 point for difficult terrain on the way, and 2 to end on it', () => {
    expect(jumping(zigzag('@~.'), 2).steps('b1', 'c1').hero.at).toBe('c1');
    expect(next(jumping(zigzag('@~'), 1))).toEqual([]);
    expect(jumping(zigzag('@~'), 2).steps('b1').stops().hero.at).toBe('b1');
  });

  it('R25.2: starts no combat by passing over a monster, only by ending near it', () => {
    const over = jumping(zigzag('@.1...'), 5, { foes: [idle] }).steps('b1', 'c1', 'd1', 'e1', 'f1');
    expect(over.state.fight).toBeNull();
    expect(jumping(passage(3), 2, { foes: [idle] }).steps('b1', 'c1').state.fight?.foe).toBe('dummy-1');
  });
});

describe('items for a move', () => {
  const slippers = item('slippers', { when: 'move', plus: 2, jump: true });
  const boot = item('boot', { when: 'move', plus: 2, overTraps: true });
  const waders = item('waders', { when: 'always', easyDifficult: true, noHazard: true }, 'free');
  const licence = item('licence', { when: 'always', trapLess: 1 }, 'free');

  it('R23.1: add points to the move, before it begins or in its middle', () => {
    const game = walking(zigzag('@....'), 2, { items: [boot] })
      .steps('b1')
      .uses('boot');
    expect(game.steps('c1', 'd1', 'e1').hero.at).toBe('e1');
  });

  it('R23.1: can turn the move into a jump', () => {
    expect(
      walking(zigzag('@X.'), 1, { items: [slippers] })
        .uses('slippers')
        .steps('b1', 'c1').hero.at,
    ).toBe('c1');
  });

  it('R4.5: a hazard that the hero walked into does its damage once, even if the move becomes a jump on that hex', () => {
    const game = walking(zigzag('@H.'), 2, { items: [slippers] })
      .steps('b1')
      .suffers()
      .uses('slippers')
      .stops();
    expect(game.events('hazardEntered')).toEqual([]);
    expect(game.hp).toBe(7);
  });

  it('R23.1: can carry the hero over traps, but not onto them', () => {
    const game = walking(zigzag('@TT.'), 1, { items: [boot] })
      .uses('boot')
      .steps('b1', 'c1');
    expect(game.hp).toBe(8);
    expect(game.stops().suffers().state.spent).toEqual(['c1']);
  });

  it('R16.2: cannot be used by an immobilized hero', () => {
    const cards = hand({ bottom: [{ kind: 'move', value: 2 }] });
    const game = at(book({ board: zigzag('@..'), cards, items: [boot], goals: [GOAL] }))
      .given(({ hero }) => {
        hero.effects.push(effect('immobilize'));
      })
      .selects('one', 'two')
      .plays('one', 'bottom');
    expect(game.events('abilitySkipped')).toMatchObject([{ kind: 'move', why: 'prevented' }]);
    expect(game.hero.items).toEqual([{ id: 'boot', state: 'ready' }]);
  });

  it('R4.5, R4.6: waders remove the extra cost of difficult terrain and the damage of hazardous terrain', () => {
    const game = walking(zigzag('@~H'), 2, { items: [waders] }).steps('b1', 'c1');
    expect(game.hero.at).toBe('c1');
    expect(game.hp).toBe(8);
  });

  it('R4.4: the licence reduces the damage of traps', () => {
    expect(
      walking(zigzag('@T.'), 1, { items: [licence] })
        .steps('b1')
        .suffers().hp,
    ).toBe(6);
  });
});
