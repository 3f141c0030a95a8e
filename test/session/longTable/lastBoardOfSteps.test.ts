/** What the last board of a scenario shows, detail by detail, with a replay that the test makes up. */
import { expect, it, vi } from 'vitest';
import type { ScenarioDef } from '../../../src/rules/longTable/book';
import type { Figure, WorkingState } from '../../../src/rules/longTable/state';
import { lastBoardOf, MAX_WAY, PRINTED_THINGS, RING_KINDS } from '../../../src/session/longTable/lastBoard';
import { startTable } from '../../kit/longTable';
import { zigzag } from '../../kit/scenes';

const { replay } = vi.hoisted(() => ({ replay: { steps: [] as unknown[] } }));
vi.mock('../../../src/session/longTable/turnReplay', () => ({ replaySteps: () => replay.steps }));

interface Sketch {
  readonly scenario?: Partial<ScenarioDef>;
  readonly state?: Partial<WorkingState>;
  readonly figures?: (figures: readonly Figure[]) => readonly object[];
  readonly events?: readonly object[];
  readonly phase?: string;
}

/** The last board of a game on a1 to g1: the fighter on a1, a rat on c1, a trap on e1; room 0 is a1 to e1, and f1 and g1 are not open. */
function boardAfter({ scenario = {}, state = {}, figures = (all) => all, events = [], phase = 'lost' }: Sketch = {}) {
  const table = startTable(zigzag('1.r.T..'), {
    figures: { '1': 'fighter', r: 'rat' },
    heroes: { fighter: { hp: 10 } },
    scenario: { rooms: [{ hexes: ['a1', 'b1', 'c1', 'd1', 'e1'] }, { hexes: ['f1', 'g1'] }], ...scenario },
    state,
  });
  const end = { ...table.state, figures: figures(table.state.figures) };
  const begun = { phase: 'prepare', state: table.state };
  replay.steps = [
    { before: begun, events: [], after: begun },
    { before: begun, events, after: { phase, state: end } },
  ];
  return lastBoardOf(table.book, {} as never);
}

const [FIGHTER, RAT] = ['hero:fighter', 'monster:rat:1'] as const;
const noHero = (all: readonly Figure[]) => all.filter(({ kind }) => kind !== 'hero');

it('has scenario, result, round and the HP of the heroes', () => {
  expect(boardAfter({ state: { round: 7 } })).toMatchObject({
    scenario: 'test',
    won: false,
    round: 7,
    hp: 10,
    fallen: 0,
  });
  expect(boardAfter({ phase: 'won' }).won).toBe(true);
  expect(boardAfter({ figures: noHero }).hp).toBe(0);
});

it('has the floor of the open rooms, by terrain', () => {
  expect(boardAfter().floor).toEqual({ plain: ['a1', 'b1', 'c1', 'd1'], trap: ['e1'] });
  expect(boardAfter({ state: { rooms: [1] } }).floor).toEqual({ plain: ['f1', 'g1'] });
});

const only = (thing: string, sketch: Sketch) =>
  boardAfter(sketch).things.flatMap((each) => (each.thing === thing ? [each.hex] : []));

const DOORS = { doors: ['b1', 'f1', 'g1'].map((hex) => ({ hex, rooms: [0, 1] as [number, number] })) };
const TREASURES = {
  treasures: [
    { number: 1, hex: 'a1' },
    { number: 2, hex: 'b1' },
  ] as never,
};
const marked = (goal: object): Sketch => ({ scenario: { goal: goal as never, marks: { x: ['d1', 'g1'] } } });

it.each<[string, string, Sketch, readonly string[]]>([
  ['closed doors in or beside open rooms', 'door', { scenario: DOORS, state: { opened: [] } }, ['b1', 'f1']],
  ['no opened door as closed', 'door', { scenario: DOORS, state: { opened: ['b1'] } }, ['f1']],
  ['opened doors', 'openDoor', { scenario: DOORS, state: { opened: ['b1'] } }, ['b1']],
  ['traps that are left', 'trap', {}, ['e1']],
  ['no trap that has gone off', 'trap', { state: { traps: [] } }, []],
  ['graves', 'grave', { state: { graves: ['c1'] } }, ['c1']],
  ['money, once for each hex', 'money', { state: { money: ['c1', 'c1', 'd1'] } }, ['c1', 'd1']],
  ['treasures that are left', 'treasure', { scenario: TREASURES, state: { treasures: [2] } }, ['b1']],
  [
    'treasures where they were put down',
    'treasure',
    { scenario: TREASURES, state: { treasures: [1, 2], putDown: { 1: 'd1' } } },
    ['d1', 'b1'],
  ],
  ['the way out of a goal to leave', 'exit', marked({ goal: 'exit', mark: 'x' }), ['d1']],
  ['that of a goal to fetch', 'exit', marked({ goal: 'fetch', mark: 'x' }), ['d1']],
  ['that of a goal to escort', 'exit', marked({ goal: 'escort', mark: 'x' }), ['d1']],
  ['no way out of another goal', 'exit', marked({ goal: 'kill', mark: 'x' }), []],
  ['no way out of an unknown mark', 'exit', { scenario: { goal: { goal: 'exit', mark: 'y' } as never } }, []],
])('has %s', (_, thing, sketch, hexes) => {
  expect(only(thing, sketch)).toEqual(hexes);
  expect(PRINTED_THINGS).toContain(thing);
});

it('has the numbers that the map prints: of monsters and escorts, but not of bosses, summons and obstacles', () => {
  const figures = [
    { id: '1', kind: 'summon', summon: 'goat', hex: 'a1' },
    { id: '2', kind: 'escort', escort: 'clerk', number: 3, hex: 'b1' },
    { id: '3', kind: 'obstacle', obstacle: 'crate12', hex: 'c1' },
    ...['normal', 'elite', 'boss', 'named'].map((rank, number) => ({
      ...{ id: rank, kind: 'monster', monster: 'rat', rank, number, hex: 'd1' },
    })),
  ];
  const found = boardAfter({ figures: () => figures }).figures;
  expect(found.map(({ number }) => number ?? null)).toEqual([null, 3, null, 0, 1, null, null]);
});

it('has the numbers of the plates in the open rooms, and none with another goal', () => {
  const goalOf = (goal: string) => ({ scenario: { goal: { goal, marks: ['1', '2'], mark: '1' }, marks: PLATES } });
  const PLATES = { '1': ['d1'], '2': ['z9'], x: ['a1'] };
  for (const goal of ['plates', 'bells'])
    expect(boardAfter(goalOf(goal) as never).plates).toEqual([{ hex: 'd1', mark: '1' }]);
  expect(boardAfter(goalOf('exit') as never).plates).toBeUndefined();
});

it('has figures with their picture and the colour of their ring, but no heroes', () => {
  const figures = [
    { id: '1', kind: 'summon', summon: 'goat', hex: 'a1' },
    { id: '2', kind: 'escort', escort: 'clerk', hex: 'b1' },
    { id: '3', kind: 'obstacle', obstacle: 'crate12', hex: 'c1' },
    ...['normal', 'elite', 'boss', 'named'].map((rank) => ({
      id: rank,
      kind: 'monster',
      monster: 'rat',
      rank,
      hex: 'd1',
    })),
    { id: FIGHTER, kind: 'hero', hero: 'fighter', hex: 'e1', hp: 1 },
  ];
  const found = boardAfter({ figures: () => figures }).figures;
  expect(found.map(({ kind, side }) => [kind, side])).toEqual([
    ['goat', 'ally'],
    ['clerk', 'ally'],
    ['crate', 'obstacle'],
    ['rat', 'normal'],
    ['rat', 'elite'],
    ['rat', 'boss'],
    ['rat', 'boss'],
  ]);
  for (const { side } of found) expect(RING_KINDS).toContain(side);
  expect(new Set(found.map(({ side }) => side)).size).toBe(RING_KINDS.length);
});

const stepped = (to: string, figure: string = FIGHTER) => ({ type: 'stepped', figure, to });
const wayAfter = (...events: readonly object[]) => boardAfter({ events }).heroes[0]?.way;

it.each<[string, readonly object[], readonly string[]]>([
  ['begins at the hex of the set-up', [], ['a1']],
  ['has each step once', [stepped('b1'), stepped('b1'), stepped('a1')], ['a1', 'b1', 'a1']],
  ['has where the hero was carried', [{ type: 'carried', figure: FIGHTER, to: 'b1' }], ['a1', 'b1']],
  ['has each hex of a push', [{ type: 'forced', figure: FIGHTER, path: ['b1', 'c1'] }], ['a1', 'b1', 'c1']],
  ['has each hex of a retreat', [{ type: 'retreated', figure: FIGHTER, path: ['b1'] }], ['a1', 'b1']],
  [
    'begins anew where the hero is placed',
    [stepped('b1'), { type: 'figurePlaced', figure: FIGHTER, hex: 'd1' }],
    ['d1'],
  ],
  ['has no step of another figure', [stepped('b1', RAT)], ['a1']],
])('the way of a hero %s', (_, events, way) => {
  expect(wayAfter(...events)).toEqual(way);
});

it('a way is kept up to a greatest length', () => {
  const steps = Array.from({ length: MAX_WAY + 5 }, (_, i) => stepped(i % 2 === 0 ? 'b1' : 'a1'));
  expect([MAX_WAY, wayAfter(...steps)?.length]).toEqual([120, 120]);
});

it('a hero who has fallen lies on the last hex of its way', () => {
  const { heroes } = boardAfter({ figures: noHero, events: [stepped('b1')] });
  expect(heroes).toEqual([{ hero: 'fighter', hex: 'b1', hasFallen: true, way: ['a1', 'b1'] }]);
  expect(boardAfter().heroes).toMatchObject([{ hex: 'a1', hasFallen: false }]);
});

const DEATH = { type: 'died', figure: RAT };
const BEGAN = { type: 'turnBegan', figure: FIGHTER };

it.each<[string, readonly object[], number, readonly string[]]>([
  ['where a monster died', [DEATH], 1, ['c1']],
  ['where it had gone', [{ type: 'monsterMoved', figure: RAT, path: ['d1', 'e1'] }, DEATH], 1, ['e1']],
  ['each hex once', [DEATH, { type: 'figurePlaced', figure: RAT, hex: 'c1' }, DEATH], 2, ['c1']],
  [
    'where a summoned monster died',
    [
      { type: 'monsterSummoned', figure: 'monster:owl:1', hex: 'd1' },
      { type: 'died', figure: 'monster:owl:1' },
    ],
    1,
    ['d1'],
  ],
  ['no death of a hero', [{ type: 'died', figure: FIGHTER }], 0, []],
  ['no second death of the same monster', [DEATH, DEATH], 1, ['c1']],
])('skulls mark %s', (_, events, fallen, skulls) => {
  expect(boardAfter({ events })).toMatchObject({ fallen, skulls });
});

it.each<[string, Sketch, string]>([
  ['the last death', { events: [BEGAN, DEATH] }, 'c1'],
  ['the last turn of a hero, if it began later', { events: [DEATH, stepped('b1'), BEGAN, stepped('d1')] }, 'b1'],
  ['no turn of a monster', { events: [DEATH, { type: 'turnBegan', figure: 'monster:rat:2' }] }, 'c1'],
  ['the first hero, if nothing has happened', {}, 'a1'],
  ['the first room, if there is no hero either', { state: { seats: [] } }, 'a1'],
])('the light comes from %s', (_, sketch, last) => {
  expect(boardAfter(sketch).last).toBe(last);
});

it('needs at least the set-up', () => {
  replay.steps = [];
  expect(() => lastBoardOf({} as never, {} as never)).toThrow('no steps');
});
