import { describe, expect, it } from 'vitest';
import { dangersOn } from '../../../src/rules/inHand/movement';
import { type BookSketch, book } from '../../kit/books';
import { hand, idle, item, passage, zigzag } from '../../kit/scenes';
import { at, effect, type Game } from '../../kit/table';

const GOAL = { kind: 'endTurnOn', at: 'z9' } as const;

/** On the map, with a Move or a Jump of so many points begun. */
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
  it('R10.1: hex by hex, up to its points', () => {
    const game = walking(zigzag('@...'), 2).steps('b1', 'c1');
    expect(game.hero.at).toBe('c1');
    expect(game.log('moveEnded')).toMatchObject([{ at: 'c1', steps: 2 }]);
  });

  it('R10.3: may end before', () => {
    expect(walking(zigzag('@...'), 3).steps('b1').stops().hero.at).toBe('b1');
  });

  it('R10.1: not through walls', () => {
    const board = `
      @
      - .
      .
    `;
    expect(next(walking(board, 3))).toEqual(['b1']);
  });

  it('R10.1, R4.7: not through obstacles', () => {
    expect(walking(zigzag('@X.'), 3).events('abilitySkipped')).toHaveLength(1);
  });

  it('R10.1, R4.10: not through a living monster; through a dead one', () => {
    const board = zigzag('@.1.');
    const game = walking(board, 3, { foes: [idle] }).steps('b1');
    // Beside it the move ends by itself: nothing else can be entered but the way back.
    expect(next(game)).toEqual(['a1']);
    const dead = at(book({ board, foes: [idle], goals: [GOAL], cards: hand({ bottom: [{ kind: 'move', value: 3 }] }) }))
      .given(({ foes }) => {
        for (const foe of foes) foe.hp = 0;
      })
      .selects('one', 'two')
      .plays('one', 'bottom');
    expect(dead.steps('b1', 'c1', 'd1').hero.at).toBe('d1');
  });

  it('R4.6: difficult terrain takes 2', () => {
    expect(walking(zigzag('@~.'), 3).steps('b1', 'c1').hero.at).toBe('c1');
    expect(next(walking(zigzag('@~.'), 1))).toEqual([]);
  });
});

describe('doors', () => {
  it('R4.3: open when the hero enters, at no extra cost, and the move goes on', () => {
    const game = walking(zigzag('@D.'), 2).steps('b1', 'c1');
    expect(game.state.opened).toEqual(['b1']);
    expect(game.hero.at).toBe('c1');
  });

  it('R4.3: stay open', () => {
    const game = walking(zigzag('@D.'), 2).steps('b1', 'c1').ends();
    expect(game.state.opened).toEqual(['b1']);
  });

  it('R4.3: a closed one hides the monster behind it', () => {
    const far = zigzag('@D1');
    expect(walking(far, 1, { foes: [idle] }).state.fight).toBeNull();
    expect(walking(far, 1, { foes: [idle] }).steps('b1').state.fight?.foe).toBe('dummy-1');
  });
});

describe('traps', () => {
  it.each([0, 1, 2, 3] as const)('R4.4, R5.3: do 2+L damage on entering, at level %i', (scenarioLevel) => {
    const game = walking(zigzag('@T.'), 2, { setup: { scenarioLevel } }).steps('b1');
    expect(game.events('trapSprung')).toMatchObject([{ at: 'b1', damage: 2 + scenarioLevel }]);
    expect(game.suffers().hp).toBe(8 - 2 - scenarioLevel);
  });

  it('R4.4: are spent then; and the move goes on', () => {
    const game = walking(zigzag('@T.'), 3).steps('b1').suffers().steps('c1', 'b1');
    expect(game.hp).toBe(5);
    expect(game.state.spent).toEqual(['b1']);
  });

  it('R21.1: their damage can be negated, and the trap is spent all the same', () => {
    const game = walking(zigzag('@T.'), 2)
      .steps('b1')
      .say({ type: 'negateByDiscarding', cards: ['three', 'four'] });
    expect(game.hp).toBe(8);
    expect(game.state.spent).toEqual(['b1']);
  });

  it('R4.4: a deadly one ends the scenario in mid-move', () => {
    const game = walking(zigzag('@T.'), 2)
      .given(({ hero }) => {
        hero.hp = 3;
      })
      .steps('b1')
      .suffers();
    expect(game.phase).toBe('lost');
  });
});

describe('what is told of a way before it is gone', () => {
  const met = ({ play }: Game, ...path: string[]) => dangersOn(play.book, play.state, path);

  it.each([0, 1, 2, 3] as const)('R4.4, R4.5: is what it does, at level %i', (scenarioLevel) => {
    const game = walking(zigzag('@TH.'), 3, { setup: { scenarioLevel } });
    const [trap, hazard] = met(game, 'b1', 'c1', 'd1');
    const { hp } = game;
    const through = game.steps('b1').suffers();
    expect(hp - through.hp).toBe(trap?.damage);
    expect(through.hp - through.steps('c1').suffers().hp).toBe(hazard?.damage);
    expect([trap?.kind, hazard?.kind]).toEqual(['trap', 'hazard']);
  });

  it('R4.4: a trap goes off once, and a safe way has none', () => {
    expect(met(walking(zigzag('@T.'), 3), 'b1', 'c1', 'b1')).toMatchObject([{ at: 'b1', kind: 'trap' }]);
    expect(met(walking(zigzag('@.T'), 2), 'b1')).toEqual([]);
  });

  it('R10.2: of a jump it is its last hex alone', () => {
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
  ] as const)('R4.5: at level %i does %i, half of a trap rounded down', (scenarioLevel, damage) => {
    const game = walking(zigzag('@H.'), 1, { setup: { scenarioLevel } }).steps('b1');
    expect(game.events('hazardEntered')).toMatchObject([{ damage }]);
  });

  it('R4.5: each time, but not for starting in it or leaving it', () => {
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

  it('R10.2: but not walls', () => {
    const board = `
      @
      -
      .
    `;
    expect(jumping(board, 3).events('abilitySkipped')).toHaveLength(1);
  });

  it('R10.2: an unopened door is still entered and opened', () => {
    expect(jumping(zigzag('@D.'), 2).steps('b1', 'c1').state.opened).toEqual(['b1']);
  });

  it('R4.7, R10.2: never ends on an obstacle or a monster', () => {
    const game = jumping(zigzag('@X.'), 2).steps('b1');
    expect(game.legal('stop')).toEqual([]);
    expect(next(jumping(zigzag('@X.'), 1))).toEqual([]);
  });

  it('R4.4, R10.2: its last hex obeys the normal rules: a trap goes off', () => {
    const game = jumping(zigzag('@XT'), 2).steps('b1', 'c1');
    expect(game.events('trapSprung')).toHaveLength(1);
    expect(game.suffers().hp).toBe(5);
  });

  it('R4.5, R10.2: so does a hazard, once', () => {
    expect(jumping(zigzag('@.H'), 2).steps('b1', 'c1').suffers().hp).toBe(7);
  });

  it('R4.6, R10.2: difficult terrain costs 1 on the way, and 2 to end on', () => {
    expect(jumping(zigzag('@~.'), 2).steps('b1', 'c1').hero.at).toBe('c1');
    expect(next(jumping(zigzag('@~'), 1))).toEqual([]);
    expect(jumping(zigzag('@~'), 2).steps('b1').stops().hero.at).toBe('b1');
  });

  it('R25.2: passing over a monster starts no fight; ending near it does', () => {
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

  it('R23.1: add to it, before it or in its middle', () => {
    const game = walking(zigzag('@....'), 2, { items: [boot] })
      .steps('b1')
      .uses('boot');
    expect(game.steps('c1', 'd1', 'e1').hero.at).toBe('e1');
  });

  it('R23.1: make it a jump', () => {
    expect(
      walking(zigzag('@X.'), 1, { items: [slippers] })
        .uses('slippers')
        .steps('b1', 'c1').hero.at,
    ).toBe('c1');
  });

  it('R4.5: a hazard walked into acts once, also when the move becomes a jump on it', () => {
    const game = walking(zigzag('@H.'), 2, { items: [slippers] })
      .steps('b1')
      .suffers()
      .uses('slippers')
      .stops();
    expect(game.events('hazardEntered')).toEqual([]);
    expect(game.hp).toBe(7);
  });

  it('R23.1: carry over traps, not onto them', () => {
    const game = walking(zigzag('@TT.'), 1, { items: [boot] })
      .uses('boot')
      .steps('b1', 'c1');
    expect(game.hp).toBe(8);
    expect(game.stops().suffers().state.spent).toEqual(['c1']);
  });

  it('R16.2: are of no use to the immobilized', () => {
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

  it('R4.5, R4.6: waders make mire easy and cinders harmless', () => {
    const game = walking(zigzag('@~H'), 2, { items: [waders] }).steps('b1', 'c1');
    expect(game.hero.at).toBe('c1');
    expect(game.hp).toBe(8);
  });

  it('R4.4: a trap does less to who is licensed', () => {
    expect(
      walking(zigzag('@T.'), 1, { items: [licence] })
        .steps('b1')
        .suffers().hp,
    ).toBe(6);
  });
});
