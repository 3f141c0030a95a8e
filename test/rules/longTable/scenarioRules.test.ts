import { describe, expect, it } from 'vitest';
import type { Book, GoalDef, RuleDeed, RuleTrigger, ScenarioDef } from '../../../src/rules/longTable/book';
import { runTasks } from '../../../src/rules/longTable/engine';
import type { EventOf, EventType, GameEvent } from '../../../src/rules/longTable/events';
import {
  checkGoal,
  checkGoalAtRoundEnd,
  isBehindDoors,
  progressOf,
  recordPlate,
} from '../../../src/rules/longTable/goalProgress';
import { beginRoundEnd } from '../../../src/rules/longTable/rounds';
import { endTurnOnHex, runRoundEndRules } from '../../../src/rules/longTable/scenarioRules';
import type { Figure, WorkingState } from '../../../src/rules/longTable/state';
import { applyRule, emit, type Transaction } from '../../../src/rules/longTable/transaction';
import { layRooms, monstersOn, pattern, type RoomsKit } from './kit';

const MAP = `
  1   .   A
    9   D   .
  2   .   B
`;
const laid = (scenario: Partial<ScenarioDef> = {}, kit: RoomsKit = {}) =>
  layRooms(MAP, {
    figures: { '1': 'fighter', '2': 'archer' },
    marks: { A: 'rat nnnn', B: 'crow eeee' },
    ...kit,
    scenario: { marks: { '1': ['a1'], '2': ['a2'], '9': ['b1'] }, ...scenario },
  });
type Laid = { book: Book; state: WorkingState };

const did = ({ book, state }: Laid, rule: (t: Transaction) => void) => {
  const result = applyRule(book, state, (t) => {
    rule(t);
    runTasks(t, 0);
  });
  return { book, state: result.state as WorkingState, events: result.events };
};
const of = <T extends EventType>(events: readonly GameEvent[], type: T) =>
  events.filter((each): each is EventOf<T> => each.type === type);
const rule = (trigger: RuleTrigger, ...does: RuleDeed[]) => laid({ rules: [{ id: 'it', trigger, does }] });
const fire: RuleDeed = { deed: 'element', element: 'fire' };
const triggered = ({ events }: { events: readonly GameEvent[] }) => of(events, 'ruleTriggered').length;
const told = (event: GameEvent) => (t: Transaction) => emit(t, event);

describe('triggers of scenario rules', () => {
  it('L27.5: a hero ends its turn on a mark', () => {
    const table = rule({ on: 'endTurn', mark: '1' }, fire);
    expect(triggered(did(table, (t) => endTurnOnHex(t, 'fighter', 'a1')))).toBe(1);
    expect(triggered(did(table, (t) => endTurnOnHex(t, 'fighter', 'a2')))).toBe(0);
  });

  it('L27.7: a hero, but not a monster, enters a mark', () => {
    const table = rule({ on: 'entered', mark: '9' }, fire);
    const stepped = (figure: string, to: string): GameEvent => ({
      type: 'stepped',
      figure,
      from: 'a1',
      to,
      cost: 1,
      left: null,
      by: null,
      rule: 'L9.1',
    });
    expect(triggered(did(table, told(stepped('hero:fighter', 'b1'))))).toBe(1);
    expect(triggered(did(table, told(stepped('hero:fighter', 'a1'))))).toBe(0);
    expect(triggered(did(table, told(stepped('monster:rat:1', 'b1'))))).toBe(0);
  });

  it('L27.7: a goal treasure is looted', () => {
    const table = laid({
      treasures: [
        { hex: 'b1', number: 4, goal: true },
        { hex: 'a2', number: 5 },
      ],
      rules: [{ id: 'it', trigger: { on: 'looted', mark: '9' }, does: [fire] }],
    });
    const looted = (number: number) =>
      told({ type: 'treasureLooted', hero: 'fighter', number, gold: 0, item: null, rule: 'L18.5' });
    expect(triggered(did(table, looted(4)))).toBe(1);
    expect(triggered(did(table, looted(5)))).toBe(0);
  });

  it('L27.7: a door that a rule opens triggers its own rule once', () => {
    const rules = [
      { id: 'way', trigger: { on: 'endTurn', mark: '1' }, does: [{ deed: 'open', door: 1 }] },
      { id: 'guests', trigger: { on: 'opened', door: 1 }, does: [fire] },
    ] as const;
    const { events } = did(laid({ rules }), (t) => endTurnOnHex(t, 'fighter', 'a1'));
    expect(of(events, 'ruleTriggered')).toHaveLength(2);
  });

  it('L27.7: a door opens, or a monster of a certain kind dies', () => {
    const opened = told({ type: 'doorOpened', hex: 'd1', by: null, rule: 'L10.6' });
    expect(triggered(did(rule({ on: 'opened', door: 1 }, fire), opened))).toBe(1);
    expect(triggered(did(rule({ on: 'opened', door: 2 }, fire), opened))).toBe(0);
    const dies = (figure: string) =>
      told({
        type: 'died',
        figure,
        hex: 'e1',
        credit: null,
        source: { from: 'rest' },
        money: false,
        rank: 'normal',
        number: 4,
        rule: 'L11.5',
      });
    expect(triggered(did(rule({ on: 'dies', monster: 'rat' }, fire), dies('monster:rat:4')))).toBe(1);
    expect(triggered(did(rule({ on: 'dies', monster: 'rat' }, fire), dies('monster:crow:4')))).toBe(0);
  });

  it('L27.7: a round ends: the first given one, then every n-th, up to the last', () => {
    const rounds = (trigger: RuleTrigger) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((round) => {
        const table = rule(trigger, fire);
        table.state.round = round;
        return triggered(did(table, runRoundEndRules)) > 0;
      });
    expect(rounds({ on: 'round', round: 4 })).toEqual([4]);
    expect(rounds({ on: 'round', round: 2, every: 3, to: 8 })).toEqual([2, 5, 8]);
  });

  it('L27.7: a rule with `once` is triggered only once', () => {
    const table = laid({ rules: [{ id: 'it', trigger: { on: 'endTurn', mark: '1' }, once: true, does: [fire] }] });
    const once = did(table, (t) => endTurnOnHex(t, 'fighter', 'a1'));
    expect(triggered(did(once, (t) => endTurnOnHex(t, 'fighter', 'a1')))).toBe(0);
  });
});

describe('effects of scenario rules', () => {
  const doing = (...does: RuleDeed[]) => did(rule({ on: 'round', round: 1 }, ...does), runRoundEndRules);
  const hp = ({ state }: { state: WorkingState }) =>
    state.figures.flatMap((each) => (each.kind === 'hero' ? [each.hp] : []));

  it('L27.3: spawn a monster that depends on the number of heroes and acts from the next round on', () => {
    const { state } = doing({ deed: 'spawn', monster: 'rat', pattern: pattern('-enn'), mark: '9' });
    expect(monstersOn(state)).toEqual(['elite rat b1']);
    expect(state.figures.at(-1)).toMatchObject({ since: 2, leavesMoney: false });
    expect(monstersOn(doing({ deed: 'spawn', monster: 'rat', pattern: pattern('n-nn'), mark: '9' }).state)).toEqual([]);
  });

  it('L27.7: flood a room: its plain hexes become difficult', () => {
    const { state, events } = doing({ deed: 'flood', room: 1 });
    expect(Object.keys(state.tiles).sort()).toEqual(['e1', 'e2', 'f1']);
    expect(of(events, 'terrainChanged')).toMatchObject([{ to: 'difficult' }]);
  });

  it('L27.7: damage all heroes or those in a room; each may negate the damage (L20.1)', () => {
    const { state } = doing({ deed: 'hurt', amount: { n: 1, perHero: 1 } });
    expect(state.question).toMatchObject({ ask: 'damage', hero: 'fighter', damage: { amount: 3 } });
    expect(doing({ deed: 'hurt', room: 1, amount: 2 }).state.question).toBeNull();
    expect(doing({ deed: 'hurt', room: 0, amount: 2 }).state.question).toMatchObject({ ask: 'damage' });
  });

  it('L27.7: give heals, conditions and elements', () => {
    const table = rule(
      { on: 'round', round: 1 },
      { deed: 'heal', amount: 2 },
      { deed: 'give', condition: 'muddle' },
      fire,
    );
    for (const figure of table.state.figures) figure.hp = 5;
    const { state } = did(table, runRoundEndRules);
    expect(hp({ state })).toEqual([7, 7]);
    expect(state.figures.map(({ tokens }) => tokens.map(({ token }) => token))).toEqual([['muddle'], ['muddle']]);
    expect(state.elements.fire).toBe('strong');
  });

  it('L27.4: unlock a door, which is a wall until its condition is met', () => {
    const locked = (does: RuleDeed[]) => {
      const table = laid({
        doors: [{ hex: 'd1', rooms: [0, 1], locked: true }],
        rules: [{ id: 'key', trigger: { on: 'endTurn', mark: '1' }, does }],
      });
      return did(table, (t) => endTurnOnHex(t, 'fighter', 'a1'));
    };
    expect(locked([]).state.unlocked).toEqual([]);
    expect(locked([{ deed: 'unlock', door: 1 }]).state.unlocked).toEqual(['d1']);
    expect(locked([{ deed: 'open', door: 1 }]).state.opened).toEqual(['d1']);
  });

  it('L29.1: fail the scenario', () => {
    const { state, events } = doing({ deed: 'fail' });
    expect(state.ending).toBe('lost');
    expect(of(events, 'endingDecided')).toEqual([{ type: 'endingDecided', ending: 'lost', rule: 'L29.1' }]);
  });
});

describe('goals', () => {
  const withGoal = (goal: GoalDef, over: Partial<ScenarioDef> = {}, state: Partial<WorkingState> = {}) =>
    laid({ goal, ...over }, { state });
  const now = (table: Laid) => did(table, checkGoal).state.ending;
  const atEnd = (table: Laid) => did(table, checkGoalAtRoundEnd).state.ending;
  const monster = (kind: string): Figure => ({
    id: `monster:${kind}:1`,
    kind: 'monster',
    monster: kind,
    rank: 'normal',
    number: 1,
    leavesMoney: true,
    lien: false,
    since: 1,
    hex: 'c1',
    hp: 1,
    maxHp: 1,
    tokens: [],
  });
  const escort = (number: number, hex: string): Figure => ({
    id: `escort:guest:${number}`,
    kind: 'escort',
    escort: 'guest',
    number,
    hex,
    hp: 1,
    maxHp: 1,
    tokens: [],
  });
  const all = { rooms: [0, 1] };
  const SACK: Partial<ScenarioDef> = {
    marks: { '1': ['a1'], '9': ['b1'] },
    treasures: [{ hex: 'b1', number: 7, goal: true }],
  };
  const exhaustLast = ({ seats }: WorkingState) => {
    const last = seats.at(-1);
    if (last) last.exhausted = true;
  };

  it('L29.1: killAll is met when no monster is left and no room is closed', () => {
    const goal: GoalDef = { goal: 'killAll' };
    expect(now(withGoal(goal, {}, all))).toBe('won');
    expect(now(withGoal(goal))).toBeNull();
    const table = withGoal(goal, {}, all);
    table.state.figures.push(monster('rat'));
    expect(now(table)).toBeNull();
  });

  it('L29.1: kill is met when the monster’s room is open and the monster is dead', () => {
    const goal: GoalDef = { goal: 'kill', monster: 'crow' };
    expect(now(withGoal(goal))).toBeNull();
    const table = withGoal(goal, {}, all);
    table.state.figures.push(monster('rat'));
    expect(now(table)).toBe('won');
    table.state.figures.push(monster('crow'));
    expect(now(table)).toBeNull();
  });

  it('L29.1: plates is met when a hero has ended a turn on each of them (L27.5)', () => {
    const table = withGoal({ goal: 'plates', marks: ['1', '2'] });
    const one = did(table, (t) => recordPlate(t, 'fighter', 'a1'));
    expect(of(one.events, 'plateTriggered')).toMatchObject([{ mark: '1', hero: 'fighter' }]);
    expect(one.state.ending).toBeNull();
    expect(did(one, (t) => recordPlate(t, 'archer', 'a2')).state.ending).toBe('won');
  });

  it('L29.1: bells is met when all of them ring at once, each for some rounds', () => {
    const table = withGoal({ goal: 'bells', marks: ['1', '2'], rounds: 3 }, {}, { round: 2 });
    const one = did(table, (t) => recordPlate(t, 'fighter', 'a1'));
    expect(of(one.events, 'bellRang')).toMatchObject([{ mark: '1', until: 5 }]);
    one.state.round = 5;
    expect(did(one, (t) => recordPlate(t, 'fighter', 'a2')).state.ending).toBe('won');
    one.state.round = 6;
    expect(did(one, (t) => recordPlate(t, 'fighter', 'a2')).state.ending).toBeNull();
  });

  it('L29.1: the goal for treasures is met when heroes have enough of them', () => {
    const treasures = [
      { hex: 'a1', number: 1, goal: true as const },
      { hex: 'a2', number: 2, goal: true as const },
      { hex: 'b1', number: 3, goal: true as const },
    ];
    const table = withGoal({ goal: 'loot', marks: ['1', '2', '9'], count: 2 }, { treasures });
    const [fighter, archer] = table.state.seats;
    fighter?.carries.push(1);
    expect(now(table)).toBeNull();
    archer?.carries.push(3);
    expect(now(table)).toBe('won');
  });

  it('L29.1: destroy is met when all obstacles with HP are destroyed and their rooms are open (L27.6)', () => {
    const goal: GoalDef = { goal: 'destroy', ids: ['box'] };
    const destructibles = [{ id: 'box', hex: 'e1', hp: 3 }];
    expect(now(withGoal(goal, { destructibles }))).toBeNull();
    const table = withGoal(goal, { destructibles }, all);
    expect(now(table)).toBe('won');
    table.state.figures.push({
      id: 'obstacle:box',
      kind: 'obstacle',
      obstacle: 'box',
      hex: 'e1',
      hp: 1,
      maxHp: 3,
      tokens: [],
    });
    expect(now(table)).toBeNull();
  });

  it('L29.1: escort is met when every living escort has arrived, and fails when too few are alive', () => {
    const table = withGoal({ goal: 'escort', mark: '9', atLeast: 1 });
    expect(now(table)).toBe('lost');
    table.state.figures.push(escort(1, 'b1'));
    expect(now(table)).toBe('won');
    table.state.figures.push(escort(2, 'c1'));
    expect(now(table)).toBeNull();
  });

  it('L29.1: exit and fetch are met when every hero who is not exhausted is on the mark at the end of a round', () => {
    const marks = { '1': ['a1', 'a2'], '9': ['b1'] };
    const exit = withGoal({ goal: 'exit', mark: '1' }, { marks });
    expect([now(exit), atEnd(exit)]).toEqual([null, 'won']);
    const [fighter] = exit.state.figures;
    if (fighter) fighter.hex = 'c1';
    expect(atEnd(exit)).toBeNull();
    const [seat] = exit.state.seats;
    if (seat) seat.exhausted = true;
    expect(atEnd(exit)).toBe('won');
    const fetch = withGoal(
      { goal: 'fetch', treasure: '9', mark: '1' },
      { marks, treasures: [{ hex: 'b1', number: 7, goal: true }] },
    );
    expect(atEnd(fetch)).toBeNull();
    fetch.state.seats[0]?.carries.push(7);
    expect(atEnd(fetch)).toBe('won');
  });

  it('L29.1: survive and protect are judged at the end of their round', () => {
    expect(atEnd(withGoal({ goal: 'survive', round: 9 }, {}, { round: 8 }))).toBeNull();
    expect(atEnd(withGoal({ goal: 'survive', round: 9 }, {}, { round: 9 }))).toBe('won');
    const protect = withGoal({ goal: 'protect', escort: 'guest', round: 3 }, {}, { round: 3 });
    expect(now(protect)).toBe('lost');
    protect.state.figures.push(escort(1, 'c1'));
    expect([now(protect), atEnd(protect)]).toEqual([null, 'won']);
    protect.state.round = 2;
    expect(atEnd(protect)).toBeNull();
  });

  it('L34.1: clearRooms is met when all rooms of the dungeon are cleared', () => {
    expect(now(withGoal({ goal: 'clearRooms', rooms: 2 }))).toBeNull();
    expect(now(withGoal({ goal: 'clearRooms', rooms: 2 }, {}, all))).toBe('won');
  });

  it.each<
    [GoalDef, Partial<ScenarioDef>, Partial<WorkingState>, (state: WorkingState) => void, ReturnType<typeof progressOf>]
  >([
    [{ goal: 'killAll' }, {}, {}, (s) => s.figures.push(monster('rat')), { here: 1 }],
    [{ goal: 'kill', monster: 'crow' }, {}, {}, () => {}, null],
    [{ goal: 'clearRooms', rooms: 3 }, {}, all, () => {}, { done: 2, of: 3 }],
    [{ goal: 'clearRooms', rooms: 3 }, {}, all, (s) => s.figures.push(monster('rat')), { done: 1, of: 3 }],
    [{ goal: 'plates', marks: ['1', '2'] }, {}, {}, (s) => s.plates.push('2'), { done: 1, of: 2 }],
    [
      { goal: 'bells', marks: ['1', '2'], rounds: 3 },
      {},
      { round: 4 },
      (s) => Object.assign(s.bells, { 1: 3, 2: 4 }),
      { done: 1, of: 2 },
    ],
    [
      { goal: 'loot', marks: ['1', '2'], count: 1 },
      { treasures: [1, 2].map((number) => ({ hex: `a${number}`, number, goal: true as const })) },
      {},
      (s) => s.seats[0]?.carries.push(1, 2),
      { done: 1, of: 1 },
    ],
    [
      { goal: 'destroy', ids: ['box', 'chest'] },
      { destructibles: ['box', 'chest'].map((id) => ({ id, hex: id === 'box' ? 'a1' : 'e1', hp: 3 })) },
      {},
      () => {},
      { done: 1, of: 2 },
    ],
    [
      { goal: 'escort', mark: '9', atLeast: 1 },
      {},
      {},
      (s) => s.figures.push(escort(1, 'b1'), escort(2, 'c1')),
      { done: 1, of: 2 },
    ],
    [{ goal: 'exit', mark: '1' }, { marks: { '1': ['a1'] } }, {}, () => {}, { done: 1, of: 2 }],
    [{ goal: 'exit', mark: '1' }, { marks: { '1': ['a1'] } }, {}, exhaustLast, { done: 1, of: 1 }],
    [{ goal: 'fetch', treasure: '9', mark: '1' }, SACK, {}, () => {}, { done: 0, of: 1 }],
    [{ goal: 'fetch', treasure: '9', mark: '1' }, SACK, {}, (s) => s.seats[0]?.carries.push(7), { done: 1, of: 2 }],
    [{ goal: 'survive', round: 9 }, {}, { round: 4 }, () => {}, { done: 4, of: 9 }],
    [{ goal: 'protect', escort: 'guest', round: 3 }, {}, { round: 5 }, () => {}, { done: 3, of: 3 }],
  ])('L29.1: how far %j is', (goal, over, state, change, expected) => {
    const table = withGoal(goal, over, state);
    change(table.state);
    expect(progressOf(table.book, table.state)).toEqual(expected);
  });

  it('L10.1: what the goal requires counts as behind doors until a room with some of it is open', () => {
    const goal: GoalDef = { goal: 'plates', marks: ['1', '2'] };
    const [open, shut] = laid({ goal }).book.scenario.rooms.map(({ hexes }) => hexes[0] ?? '');
    const behind = (marks: ScenarioDef['marks'], state: Partial<WorkingState> = {}) => {
      const table = withGoal(goal, { marks }, state);
      return isBehindDoors(table.book, table.state);
    };
    if (!open || !shut) throw new Error('two rooms');
    expect(behind({ '1': [shut], '2': [shut] })).toBe(true);
    expect(behind({ '1': [shut], '2': [open] })).toBe(false);
    expect(behind({ '1': [shut], '2': [shut] }, all)).toBe(false);
    const plain = withGoal({ goal: 'killAll' });
    expect(isBehindDoors(plain.book, plain.state)).toBe(false);
  });

  it('L29.1: the first goal that is met decides, and the round is played to its end', () => {
    const table = withGoal(
      { goal: 'killAll' },
      { rules: [{ id: 'late', trigger: { on: 'round', round: 1 }, does: [{ deed: 'fail' }] }] },
      all,
    );
    const won = did(table, checkGoal);
    expect(won.state).toMatchObject({ ending: 'won', over: false });
    expect(did(won, beginRoundEnd).state).toMatchObject({ ending: 'won', over: false });
  });

  it('L2.1: no goal is met before the first round', () => {
    expect(now(withGoal({ goal: 'killAll' }, {}, { ...all, round: 0 }))).toBeNull();
  });
});
