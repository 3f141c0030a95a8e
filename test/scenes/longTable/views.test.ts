/** Tests which tiles and marks the map of the Long Table shows, and which areas a label should not cover. */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { CONDITION, HP, NUMBER } from '../../../src/scenes/longTable/art/figure';
import { BOARDS, HEX } from '../../../src/scenes/longTable/board';
import { circlesOf, coveredAreas, freeSpot, overlap } from '../../../src/scenes/longTable/table/freeSpots';
import { draftMarks, hiddenMarks, marksOf } from '../../../src/scenes/longTable/table/markViews';
import { tilesOf } from '../../../src/scenes/longTable/table/tileViews';
import { EMPTY_DRAFT, NO_PLACES } from '../../../src/session/longTable/draft';

const SCENARIO = {
  rooms: [{ hexes: ['a1', 'b1', 'a2'] }, { hexes: ['d2', 'e2'] }],
  doors: [],
  goal: { goal: 'kill' },
  marks: { x: ['a2', 'e2'], y: ['b1'] },
  treasures: [
    { number: 7, hex: 'b1' },
    { number: 8, hex: 'e2' },
  ],
};
const STATE = {
  rooms: [0],
  round: 2,
  opened: [],
  unlocked: [],
  traps: [],
  graves: [],
  money: [],
  treasures: [],
  putDown: {},
  plates: [],
  bells: {},
  figures: [],
  question: null,
};
const playWith = (scenario: object, state: object) =>
  ({ book: { scenario: { ...SCENARIO, ...scenario } }, state: { ...STATE, ...state } }) as unknown as Play;
const tiles = (scenario: object, state: object = {}) =>
  tilesOf(playWith(scenario, state)).map(({ hex, tile }) => [hex, tile]);

describe('the tiles', () => {
  it.each([
    ['closed', { locked: false }, {}],
    ['locked', { locked: true }, {}],
    ['closed', { locked: true }, { unlocked: ['c2'] }],
    ['open', { locked: false }, { opened: ['c2'] }],
    ['open', { locked: true }, { opened: ['c2'] }],
  ])('a door beside an open room is %s: %j', (state, door, more) => {
    const doors = [{ hex: 'c2', ...door }];
    expect(tiles({ doors }, more)).toEqual([['c2', { tile: 'door', state }]]);
  });

  it('a door that no open room touches is not shown', () => {
    expect(tiles({ doors: [{ hex: 'f5', locked: false }] })).toEqual([]);
  });

  it.each(['exit', 'fetch', 'escort'])('the hexes to reach for the goal %s are shown in open rooms', (goal) => {
    expect(tiles({ goal: { goal, mark: 'x' } })).toEqual([['a2', { tile: 'exit' }]]);
    expect(tiles({ goal: { goal, mark: 'unknown' } })).toEqual([]);
  });

  it.each(['plates', 'bells'])('the plates of the goal %s are shown in open rooms', (goal) => {
    const plate = (hex: string, mark: string) => [hex, { tile: 'plate', mark, done: false }];
    expect(tiles({ goal: { goal, marks: ['x', 'y', 'z'] } })).toEqual([plate('a2', 'x'), plate('b1', 'y')]);
    expect(tiles({ goal: { goal: 'kill', marks: ['x'], mark: 'x' } })).toEqual([]);
  });

  it.each([
    [{ plates: ['y'] }, true],
    [{ plates: ['x'] }, false],
    [{ bells: { y: 2 } }, true],
    [{ bells: { y: 1 } }, false],
    [{ bells: { y: 0 }, round: 0 }, false],
    [{ bells: { y: 1 }, round: 0 }, true],
  ])('a plate is done if a hero has stood there or its bell still rings: %j', (state, done) => {
    expect(tiles({ goal: { goal: 'bells', marks: ['y'] } }, state)).toEqual([
      ['b1', { tile: 'plate', mark: 'y', done }],
    ]);
  });

  it('traps are shown in open rooms, graves everywhere, money once for each hex with its count', () => {
    const traps = [{ hex: 'a1' }, { hex: 'd2' }];
    expect(tiles({}, { traps, graves: ['d2'], money: ['b1', 'a1', 'b1'] })).toEqual([
      ['a1', { tile: 'trap' }],
      ['d2', { tile: 'grave' }],
      ['b1', { tile: 'money', count: 2 }],
      ['a1', { tile: 'money', count: 1 }],
    ]);
  });

  it('a treasure is shown where it is printed or was put down, in open rooms', () => {
    expect(tiles({}, { treasures: [7, 8, 9] })).toEqual([['b1', { tile: 'treasure', number: 7 }]]);
    expect(tiles({}, { treasures: [8], putDown: { 8: 'a1' } })).toEqual([['a1', { tile: 'treasure', number: 8 }]]);
  });

  it('a treasure has the name that the goal gives to it, also where it was put down, if the goal names several', () => {
    const markOf = (goal: object, state: object) =>
      tiles({ goal }, { treasures: [7], ...state }).map(([, tile]) => tile);
    const loot = { goal: 'loot', marks: ['x', 'y'], count: 1 };
    expect(markOf(loot, {})).toMatchObject([{ mark: 'y' }]);
    expect(markOf(loot, { putDown: { 7: 'a1' } })).toMatchObject([{ mark: 'y' }]);
    expect(markOf({ ...loot, marks: ['x', 'z'] }, {})).toEqual([{ tile: 'treasure', number: 7 }]);
    expect(markOf({ ...loot, marks: ['y'] }, {})).toEqual([{ tile: 'treasure', number: 7 }]);
  });
});

const FIGURES = [
  { id: 'h', kind: 'hero', hex: 'a1' },
  { id: 'm', kind: 'monster', hex: 'b1' },
  { id: 'o', kind: 'obstacle', hex: 'b2' },
];
const marks = (interaction: object, state: object = {}, printed: readonly string[] = []) =>
  marksOf(
    playWith({}, { figures: FIGURES, ...state }),
    { places: NO_PLACES, draft: EMPTY_DRAFT, ...interaction } as never,
    new Set(printed),
  ).map(({ hex, mark }) => [hex, mark]);
const spots = (...all: (readonly [string, object])[]) => ({ places: { ...NO_PLACES, spots: new Map(all) } });

describe('the marks of possible actions', () => {
  it('a way has its cost; it is dangerous because of a risk other than a door', () => {
    const way = (risks: readonly string[]) => ({ kind: 'way', way: { cost: 3, risks, path: [] }, commands: [] });
    const mark = { mark: 'way', cost: 3, danger: false, aside: false };
    expect(marks(spots(['c1', way([])]))).toEqual([['c1', mark]]);
    expect(marks(spots(['c1', way(['door'])]))).toEqual([['c1', mark]]);
    expect(marks(spots(['c1', way(['door', 'trap'])]))).toEqual([['c1', { ...mark, danger: true }]]);
    expect(marks(spots(['c1', way([])]), {}, ['c1'])).toEqual([['c1', { ...mark, aside: true }]]);
  });

  it.each([
    ['way', 'c1', { mark: 'place' }],
    ['choice', 'c1', { mark: 'choice' }],
    ['target', 'a1', { mark: 'target', ours: true }],
    ['target', 'b1', { mark: 'target', ours: false }],
    ['target', 'b2', { mark: 'target', ours: false }],
    ['target', 'c1', { mark: 'target', ours: false }],
  ])('a spot %s on %s', (kind, hex, mark) => {
    expect(marks(spots([hex, { kind, way: null, commands: [] }]))).toEqual([[hex, mark]]);
  });

  it('L13.2: every hex that an area could cover is marked until the area is placed, with the enemies on it', () => {
    const places = { ...NO_PLACES, areas: [{ hexes: ['a1', 'b1'] }, { hexes: ['b1', 'c1'] }] };
    const target = { mark: 'target', ours: false };
    expect(marks({ places })).toEqual([
      ['a1', { mark: 'place' }],
      ['b1', { mark: 'place' }],
      ['b1', target],
      ['c1', { mark: 'place' }],
    ]);
    expect(marks({ places, draft: { ...EMPTY_DRAFT, area: { hexes: ['a1'] } } })).toEqual([]);
  });

  it.each([
    ['hero', []],
    ['summon', []],
    ['character', []],
    ['monster', ['target']],
    ['obstacle', ['target']],
  ])('L13.2: given a figure %s in an area, then it has the further marks %j', (kind, targets) => {
    const state = {
      figures: [{ id: 'x', kind, hex: 'c1' }],
      question: { ask: 'targets', placing: ['c1'], chosen: [] },
    };
    expect(marks({}, state).map(([, mark]) => (mark as { mark: string }).mark)).toEqual(['area', ...targets]);
  });

  it('an area that the rules have placed is marked, also in the preview', () => {
    const question = { ask: 'targets', placing: ['c1'], chosen: [] };
    const area = [['c1', { mark: 'area' }]];
    expect(marks({}, { question })).toEqual(area);
    expect(marks({ preview: { state: { question } } })).toEqual(area);
    expect(marks({ preview: { state: { question: null } } }, { question })).toEqual([]);
    expect(marks({}, { question: { ...question, placing: null } })).toEqual([]);
  });

  it('chosen targets have numbers if there are several, also while a card is drawn', () => {
    const targets = (chosen: readonly string[]) => ({ question: { ask: 'targets', placing: null, chosen } });
    expect(marks({}, targets(['m']))).toEqual([['b1', { mark: 'chosen', nth: null }]]);
    expect(marks({}, targets(['o', 'm', 'gone']))).toEqual([
      ['b2', { mark: 'chosen', nth: 1 }],
      ['b1', { mark: 'chosen', nth: 2 }],
    ]);
    expect(marks({}, { question: { ask: 'draw', strike: { job: { targets: ['m'] } } } })).toHaveLength(1);
    expect(marks({}, { question: { ask: 'items', chosen: ['m'] } })).toEqual([]);
  });
});

describe('the marks of the draft', () => {
  const draft = (more: object) =>
    draftMarks(playWith({}, { figures: FIGURES }), { ...EMPTY_DRAFT, ...more } as never).map(({ hex, mark }) => [
      hex,
      mark.mark,
    ]);

  it('a path ends at its goal', () => {
    expect(draft({ path: ['b1', 'c1', 'd1'] })).toEqual([
      ['b1', 'path'],
      ['c1', 'path'],
      ['d1', 'goal'],
    ]);
  });

  it('a placed area, the inspected figure and highlighted hexes are marked', () => {
    expect(draft({ area: { hexes: ['b1', 'c1'] } })).toEqual([
      ['b1', 'area'],
      ['b1', 'target'],
      ['c1', 'area'],
    ]);
    expect(draft({ inspected: 'm', highlighted: ['c1', 'b1'] })).toEqual([
      ['c1', 'look'],
      ['b1', 'look'],
    ]);
    expect(draft({ inspected: 'gone' })).toEqual([]);
  });
});

it.each([
  ['plate', true],
  ['exit', true],
  ['treasure', true],
  ['trap', false],
  ['money', false],
  ['door', false],
])('a tile under a figure is shown at the edge of the figure if it is for a goal: %s', (tile, matters) => {
  const placed = [
    { hex: 'a1', tile: { tile } },
    { hex: 'c1', tile: { tile } },
  ] as never;
  const found = hiddenMarks([{ hex: 'a1' }], placed).map(({ hex, mark }) => [hex, mark]);
  expect(found).toEqual(matters ? [['a1', { mark: 'under', tile: { tile } }]] : []);
});

describe('the places of labels', () => {
  const board = BOARDS.upright;
  const view = (figures: object[], placed: object[]) => ({ figures, marks: placed }) as never;
  const way = (hex: string, aside: boolean) => ({ hex, mark: { mark: 'way', cost: 1, danger: false, aside } });
  const near = ({ x, y }: { x: number; y: number }, radius: number) => ({
    x: expect.closeTo(x),
    y: expect.closeTo(y),
    radius: expect.closeTo(radius),
  });

  it('figures cover a disc and their signs, and the ghost is a figure', () => {
    const { all, signs } = coveredAreas(view([{ hex: 'a1' }], []), 'c1', board);
    expect([signs.length, all.length]).toEqual([6, 8]);
    for (const [i, hex] of ['a1', 'c1'].entries()) {
      expect(all[6 + i]).toEqual(near(board.centre(hex), HEX * 0.41));
      const { x, y } = board.centre(hex);
      for (const [j, sign] of [NUMBER, CONDITION, HP].entries())
        expect(signs[3 * i + j]).toEqual(near({ x: x + sign.dx * HEX, y: y + sign.dy * HEX }, sign.radius * HEX));
    }
  });

  it('costs of steps are covered where they are printed, but not under the ghost, and other marks are free', () => {
    const marksThere = [way('a1', false), way('b1', true), way('c1', false), { hex: 'd1', mark: { mark: 'look' } }];
    const { signs } = coveredAreas(view([], marksThere), 'c1', board);
    const b = board.centre('b1');
    expect(signs.slice(0, -3)).toEqual([
      near(board.centre('a1'), HEX * 0.19),
      near({ x: b.x - HEX * 0.28, y: b.y + HEX * 0.24 }, HEX * 0.19),
    ]);
  });

  it('a free label is where it is wanted; without any room it is there, too', () => {
    const seen = { x: 0, y: 0, width: 400, height: 400 };
    expect(freeSpot({ x: 100, y: 100 }, { width: 40, height: 18 }, [], seen)).toEqual({ x: 100, y: 100 });
    expect(freeSpot({ x: 100, y: 100 }, { width: 400, height: 18 }, [], { ...seen, width: 300 })).toEqual({
      x: 100,
      y: 100,
    });
  });

  it('a circle overlaps a box by how far it reaches into it', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    expect(overlap(box, { x: 13, y: 5, radius: 3 })).toBe(0);
    expect(overlap(box, { x: 13, y: 5, radius: 4 })).toBe(1);
    expect(overlap(box, { x: 5, y: -2, radius: 4 })).toBe(2);
    expect(overlap(box, { x: 5, y: 5, radius: 4 })).toBe(4);
    expect(overlap(box, { x: 13, y: 14, radius: 6 })).toBe(1);
  });

  it('circles fill a label from left to right', () => {
    expect(circlesOf({ x: 50, y: 20 }, { width: 40, height: 10 })).toEqual(
      [35, 45, 55, 65].map((x) => ({ x, y: 20, radius: 5 })),
    );
    expect(circlesOf({ x: 50, y: 20 }, { width: 10, height: 10 })).toHaveLength(2);
  });
});
