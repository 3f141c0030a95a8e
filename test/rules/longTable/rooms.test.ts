import { describe, expect, it } from 'vitest';
import { seedGenerator } from '../../../src/rules/core/chance';
import type { Command } from '../../../src/rules/longTable/commands';
import { answerQuestion, optionsOf, runTasks } from '../../../src/rules/longTable/engine';
import type { EventOf, EventType, GameEvent } from '../../../src/rules/longTable/events';
import { openDoor, spawnByRule } from '../../../src/rules/longTable/rooms';
import { freeStandees, setUpRoom, spawnMonster } from '../../../src/rules/longTable/spawning';
import type { WorkingState } from '../../../src/rules/longTable/state';
import { applyRule } from '../../../src/rules/longTable/transaction';
import { nextTurn } from '../../../src/rules/longTable/turns';
import { layRooms, monstersOn, type RoomsKit } from './kit';

const MAP = `
  .   .   A   .
    1   D   .   C
  .   .   B   .
`;
const laid = (kit: RoomsKit = {}) =>
  layRooms(MAP, { figures: { '1': 'fighter' }, marks: { A: 'rat nnee', B: 'rat -nne', C: 'crow eeee' }, ...kit });
type Laid = ReturnType<typeof laid>;

const inTurn = (figure: string): WorkingState['turn'] => ({
  figure,
  startHex: 'b1',
  cards: [],
  played: [],
  longRest: false,
  created: [],
  itemsUsed: 0,
  ending: false,
});
const opening = ({ book, state }: Laid, by: string | null = 'hero:fighter') =>
  applyRule(book, state, (t) => {
    openDoor(t, 'd1', by);
    runTasks(t);
  });
const of = <T extends EventType>(events: readonly GameEvent[], type: T) =>
  events.filter((each): each is EventOf<T> => each.type === type);
const heroes = (...names: string[]) => ({ heroes: Object.fromEntries(names.map((name) => [name, {}])) });
const coming = { since: 1, leavesMoney: true };

/** A round in which the fighter has initiative 40 and the decks of the types in `shown` show a card. */
function inRound(kit: RoomsKit, shown: readonly string[], initiative = 40) {
  const table = laid(kit);
  const { state, book } = table;
  for (const id of ['rat', 'crow']) {
    const card = book.decks[id]?.[0]?.id ?? '';
    state.decks[id] = { draw: shown.includes(id) ? [] : [card], discard: [], shown: shown.includes(id) ? card : null };
  }
  state.order = [{ place: 'hero', hero: 'fighter', initiative }];
  state.place = 0;
  state.turn = inTurn('hero:fighter');
  return table;
}

describe('setting up a room', () => {
  it('L2.2: marks are read for the number of heroes, including exhausted ones', () => {
    const one = laid();
    const two = laid({ ...heroes('fighter', 'archer') });
    const three = laid({ ...heroes('fighter', 'archer', 'healer') });
    for (const seat of three.state.seats) seat.exhausted = seat.hero !== 'fighter';
    const set = ({ book, state }: Laid) =>
      monstersOn(applyRule(book, state, (t) => setUpRoom(t, 1, ['d1'], coming)).state).sort();
    expect(set(one)).toEqual(['elite crow h1', 'normal rat e1']);
    expect(set(two)).toHaveLength(3);
    expect(set(three).filter((each) => each.startsWith('elite rat'))).toHaveLength(1);
  });

  it('L2.3: each monster gets a random free standee number; elites and normals share the numbers', () => {
    const { book, state } = laid({
      ...heroes('fighter', 'archer', 'healer', 'thief'),
      monsters: { rat: { def: { standees: 2 } }, crow: {} },
    });
    const numbers = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      state.generator = seedGenerator(seed);
      const set = applyRule(book, state, (t) => setUpRoom(t, 1, ['d1'], coming)).state;
      const rats = set.figures.flatMap((each) => (each.kind === 'monster' && each.monster === 'rat' ? [each] : []));
      expect(rats.map(({ number }) => number).sort()).toEqual([1, 2]);
      expect(freeStandees(book, set, 'rat')).toEqual([]);
      numbers.add(rats.map(({ number }) => number).join());
    }
    expect(numbers).toEqual(new Set(['1,2', '2,1']));
  });

  it('L2.3: each type has its own numbers', () => {
    const { book, state } = laid({
      ...heroes('fighter', 'archer', 'healer', 'thief'),
      monsters: { rat: { def: { standees: 2 } }, crow: { def: { standees: 1 } } },
    });
    const set = applyRule(book, state, (t) => setUpRoom(t, 1, ['d1'], coming)).state;
    const numbers = set.figures.flatMap((each) => (each.kind === 'monster' ? [`${each.monster} ${each.number}`] : []));
    expect(numbers.sort()).toEqual(['crow 1', 'rat 1', 'rat 2']);
  });

  it('L2.3: the HP of a boss depend on the number of heroes (L27.1)', () => {
    const { book, state } = laid({ ...heroes('fighter', 'archer'), monsters: { rat: { boss: { hp: 9 } }, crow: {} } });
    const set = applyRule(book, state, (t) => spawnMonster(t, 'rat', 'boss', 'e1', coming)).state;
    expect(set.figures.at(-1)).toMatchObject({ rank: 'boss', hp: 18, maxHp: 18 });
  });

  it('L2.4: if too few standees are left, the marks nearest to the door are set up first', () => {
    const table = layRooms(['1', 'D', '.', '.', 'A', '.', 'B'].join('\n\n'), {
      figures: { '1': 'fighter' },
      marks: { A: 'rat nnnn', B: 'rat eeee' },
      monsters: { rat: { def: { standees: 1 } } },
      state: { opened: ['a2'] },
    });
    const { book, state } = table;
    const { state: set, events } = applyRule(book, state, (t) => setUpRoom(t, 1, ['a2'], coming));
    expect(monstersOn(set)).toEqual(['normal rat a5']);
    expect(of(events, 'standeesShort')).toEqual([
      { type: 'standeesShort', monster: 'rat', hexes: ['a7'], rule: 'L2.4' },
    ]);
  });

  it('L2.4: among marks of equal distance elites come first, then hex order decides', () => {
    const kit = (A: string, B: string): RoomsKit => ({
      figures: { '1': 'fighter' },
      marks: { A: `rat ${A}`, B: `rat ${B}` },
      monsters: { rat: { def: { standees: 1 } } },
    });
    const fork = `
  A   1
    .
  B   .
`;
    const both = (marks: RoomsKit) => {
      const { book, state } = layRooms(fork, marks);
      return monstersOn(applyRule(book, state, (t) => setUpRoom(t, 0, ['b1'], coming)).state);
    };
    expect(both(kit('nnnn', 'eeee'))).toEqual(['elite rat a2']);
    expect(both(kit('nnnn', 'nnnn'))).toEqual(['normal rat a1']);
  });

  it('L27.9: money, unlooted treasures, obstacles with HP and escorts are set up together with their room', () => {
    const table = laid({
      level: 2,
      ...heroes('fighter', 'archer'),
      setup: { looted: [7, 8] },
      scenario: {
        money: ['e1', 'e1', 'a1'],
        treasures: [
          { hex: 'f1', number: 7, gold: 5 },
          { hex: 'f1', number: 8, goal: true },
          { hex: 'g2', number: 9, gold: 1 },
        ],
        destructibles: [{ id: 'box', hex: 'g1', hp: { n: 1, perHero: 2, perLevel: 0.5 } }],
        escorts: [{ id: 'guest', hexes: ['h1', 'g2'], hp: 3, move: 2, initiative: 99, immune: 'none' }],
      },
    });
    table.state.treasures = [];
    const { book, state } = table;
    const set = applyRule(book, state, (t) => setUpRoom(t, 1, ['d1'], coming)).state;
    expect(set.money).toEqual(['e1', 'e1']);
    expect(set.treasures).toEqual([8, 9]);
    expect(set.figures.find(({ id }) => id === 'obstacle:box')).toMatchObject({ hex: 'g1', hp: 6, maxHp: 6 });
    const guests = set.figures.flatMap((each) => (each.kind === 'escort' ? [each.number] : []));
    expect(guests.sort()).toEqual([1, 2]);
  });

  it('L27.10: several escorts get random numbers, which set their order', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 8; seed += 1) {
      const { book, state } = laid({
        scenario: {
          escorts: [{ id: 'guest', hexes: ['h1', 'g2'], hp: 3, move: 2, initiative: 99, immune: 'none' }],
        },
      });
      const chance = { ...state, generator: seedGenerator(`escorts ${seed}`) };
      const set = applyRule(book, chance, (t) => setUpRoom(t, 1, ['d1'], coming)).state;
      const guests = set.figures.filter(({ kind }) => kind === 'escort');
      orders.add(guests.map((each) => (each.kind === 'escort' ? each.number : 0)).join());
    }
    expect(orders).toEqual(new Set(['1,2', '2,1']));
  });
});

describe('revealing a room', () => {
  it('L10.1: the door stays open, and the room is set up', () => {
    const table = inRound({}, ['rat', 'crow']);
    const { state, events } = opening(table);
    expect(state.opened).toEqual(['d1']);
    expect(state.rooms).toEqual([0, 1]);
    expect(of(events, 'doorOpened')).toEqual([{ type: 'doorOpened', hex: 'd1', by: 'hero:fighter', rule: 'L10.1' }]);
    const [revealed] = of(events, 'roomRevealed');
    expect(revealed).toMatchObject({ room: 1, rule: 'L10.1' });
    expect(revealed?.figures).toHaveLength(2);
    const again = applyRule(table.book, state, (t) => openDoor(t, 'd1', 'hero:fighter'));
    expect(again.events).toEqual([]);
  });

  it('L10.2: each new type whose deck shows no card draws one; L36.2: the event names the cards', () => {
    const { state, events } = opening(inRound({}, ['rat']));
    expect(of(events, 'monsterCardShown')).toMatchObject([{ deck: 'crow', card: 'crow1', rule: 'L10.2' }]);
    expect(of(events, 'roomRevealed')[0]?.cards).toEqual([{ deck: 'crow', card: 'crow1' }]);
    expect(state.decks['crow']).toEqual({ draw: [], discard: [], shown: 'crow1' });
  });

  it('L10.3: a type whose place in the order is after the opener acts at that place', () => {
    const { state } = opening(inRound({ monsters: { rat: { initiative: 40 }, crow: { initiative: 41 } } }, []));
    expect(state.late).toEqual([]);
    expect(state.order.map((each) => (each.place === 'type' ? each.monster : each.place))).toEqual([
      'hero',
      'rat',
      'crow',
    ]);
    expect(state.place).toBe(0);
  });

  it('L10.4: a type whose place is earlier waits for the end of the turn; L36.2: the event reports it', () => {
    const { state, events } = opening(inRound({ monsters: { rat: { initiative: 39 }, crow: { initiative: 41 } } }, []));
    const rat = state.figures.find((each) => each.kind === 'monster' && each.monster === 'rat');
    expect(state.late).toEqual([rat?.id]);
    expect(of(events, 'roomRevealed')[0]?.late).toEqual([rat?.id]);
    expect(state.order.map((each) => (each.place === 'type' ? each.monster : each.place))).toEqual([
      'rat',
      'hero',
      'crow',
    ]);
    expect(state.place).toBe(1);
  });

  it('L6.4, L10.5: if two waiting types are equal the player chooses which comes first', () => {
    const table = inRound({ monsters: { rat: { initiative: 39 }, crow: { initiative: 39 } } }, []);
    const { state } = opening(table);
    const choose = (first: string): Command => ({ type: 'choose', option: { option: 'order', first } });
    expect(optionsOf(table.book, state)).toEqual([choose('crow'), choose('rat')]);
    const next = (first: string) => {
      const set = applyRule(table.book, state, (t) => answerQuestion(t, choose(first))).state;
      return nextTurn(table.book, set)?.figure.id.split(':')[1];
    };
    expect([next('crow'), next('rat')]).toEqual(['crow', 'rat']);
  });

  it('L10.4: a type with the initiative of the type that is acting comes after it, without a question about the tie', () => {
    const table = inRound({ monsters: { rat: { initiative: 40 }, crow: { initiative: 40 } } }, ['crow']);
    table.state.order = [
      { place: 'type', monster: 'crow', initiative: 40 },
      { place: 'hero', hero: 'fighter', initiative: 70 },
    ];
    table.state.turn = inTurn('monster:crow:9');
    const { state } = opening(table, null);
    expect([state.late, state.place, state.question]).toEqual([[], 0, null]);
    expect(state.order.map((each) => (each.place === 'type' ? each.monster : each.place))).toEqual([
      'crow',
      'rat',
      'hero',
    ]);
  });

  it('L10.4: new monsters wait even if their type has acted already; L10.5: the older ones do not act again', () => {
    const table = inRound({ monsters: { rat: { initiative: 20 }, crow: { initiative: 60 } } }, ['rat', 'crow']);
    table.state.order = [
      { place: 'type', monster: 'rat', initiative: 20 },
      { place: 'hero', hero: 'fighter', initiative: 40 },
      { place: 'type', monster: 'crow', initiative: 60 },
    ];
    table.state.place = 1;
    const { state } = opening(table);
    expect(state.late.map((id) => id.split(':')[1])).toEqual(['rat']);
    expect(state.place).toBe(1);
  });

  it('L10.6: a door that a rule opens between rounds reveals monsters that act from the next round on', () => {
    const table = inRound({}, []);
    table.state.turn = null;
    const { state, events } = opening(table, null);
    expect(of(events, 'doorOpened')[0]).toMatchObject({ by: null, rule: 'L10.6' });
    expect(of(events, 'monsterCardShown')).toEqual([]);
    expect(state.late).toEqual([]);
    const since = state.figures.flatMap((each) => (each.kind === 'monster' ? [each.since] : []));
    expect(since).toEqual([2, 2]);
  });

  it('L10.6: a door that a rule opens in a turn counts as opened by the figure of that turn', () => {
    const table = inRound({ monsters: { rat: { initiative: 39 }, crow: { initiative: 41 } } }, []);
    const { state } = opening(table, null);
    expect(state.late).toHaveLength(1);
    expect(state.figures.flatMap((each) => (each.kind === 'monster' ? [each.since] : []))).toEqual([1, 1]);
  });

  it('L10.4, L10.6: new monsters of the type that is acting do not wait, since their place is not earlier', () => {
    const table = inRound({ monsters: { rat: { initiative: 40 }, crow: { initiative: 60 } } }, ['rat', 'crow']);
    table.state.order = [
      { place: 'type', monster: 'rat', initiative: 40 },
      { place: 'type', monster: 'crow', initiative: 60 },
    ];
    table.state.turn = inTurn('monster:rat:9');
    const { state, events } = opening(table, null);
    expect(monstersOn(state)).toHaveLength(2);
    expect(state.late).toEqual([]);
    expect(of(events, 'roomRevealed')[0]?.late).toEqual([]);
  });
});

describe('spawns', () => {
  const spawning = (table: Laid, hex: string) =>
    applyRule(table.book, table.state, (t) => {
      spawnByRule(t, 'rat', 'normal', hex);
      runTasks(t);
    });

  it('L27.3: a spawned monster is put on its hex, and leaves no money', () => {
    const table = inRound({ monsters: { rat: { initiative: 50 }, crow: {} } }, []);
    const { state } = spawning(table, 'a1');
    expect(state.figures.at(-1)).toMatchObject({ monster: 'rat', hex: 'a1', leavesMoney: false, since: 1 });
    expect(state.order.at(-1)).toEqual({ place: 'type', monster: 'rat', initiative: 50 });
  });

  it('L27.3: it is put on its hex whatever is on it; a trap stays armed', () => {
    const table = inRound({}, []);
    table.state.traps = [{ hex: 'a1', damage: 3, conditions: [] }];
    table.state.money = ['a1'];
    const { state } = spawning(table, 'a1');
    expect(state.figures.at(-1)).toMatchObject({ monster: 'rat', hex: 'a1', hp: state.figures.at(-1)?.maxHp });
    expect(state.traps).toHaveLength(1);
  });

  it('L27.3: if a figure is on that hex, it is put on the nearest empty hex of an open room', () => {
    const table = inRound({}, []);
    table.state.money = ['a1', 'a2'];
    expect(spawning(table, 'b1').state.figures.at(-1)).toMatchObject({ hex: 'c1' });
    table.state.money = [];
    expect(spawning(table, 'b1').state.figures.at(-1)).toMatchObject({ hex: 'a1' });
  });

  it('L27.3: within a round it acts like a revealed monster; at the end of a round it acts from the next round on', () => {
    const late = inRound({ monsters: { rat: { initiative: 10 }, crow: {} } }, []);
    const within = spawning(late, 'a1').state;
    expect(within.late).toEqual([within.figures.at(-1)?.id]);
    late.state.turn = null;
    const after = spawning(late, 'a1').state;
    expect(after.late).toEqual([]);
    expect(after.figures.at(-1)).toMatchObject({ since: 2 });
  });

  it('L27.3: without an empty hex no monster is spawned', () => {
    const table = inRound({}, []);
    table.state.money = ['a1', 'a2', 'c1', 'c2', 'b1'];
    expect(monstersOn(spawning(table, 'b1').state)).toEqual([]);
  });

  it('L2.3: without a free standee no monster is spawned', () => {
    const table = inRound({ monsters: { rat: { def: { standees: 0 } }, crow: {} } }, []);
    const { state, events } = spawning(table, 'a1');
    expect(monstersOn(state)).toEqual([]);
    expect(events).toEqual([]);
  });
});
