/** The party bot obeys the rules, uses nothing that is hidden (L36.9), and takes obviously best commands. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerWithoutSearch } from '../../../src/bots/longTable/answerWithoutSearch';
import {
  CAREFUL_SETTINGS,
  createCarefulBot,
  createGreedyBot,
  GREEDY_SETTINGS,
} from '../../../src/bots/longTable/careful';
import { afterCommand, imagine, playOutRound } from '../../../src/bots/longTable/imagine';
import { objectivesOf, stepsTo } from '../../../src/bots/longTable/objectives';
import { roundsLeft } from '../../../src/bots/longTable/stamina';
import { bestLines } from '../../../src/bots/longTable/turnSearch';
import { worthOf } from '../../../src/bots/longTable/worth';
import { bookFor, goals } from '../../../src/content/longTable';
import { begin, isOver, legal, type Play, send } from '../../../src/flow/longTable/play';
import { seedGenerator } from '../../../src/rules/core/chance';
import type { Command } from '../../../src/rules/longTable/commands';
import { runTasks } from '../../../src/rules/longTable/engine';
import { figureOf, seatOf } from '../../../src/rules/longTable/figures';
import type { State, WorkingState } from '../../../src/rules/longTable/state';
import { beginNextTurn } from '../../../src/rules/longTable/turns';
import { startTable, type TableKit } from '../../kit/longTable';
import { setupFor } from '../../kit/longTableSetups';

/** A map of one column: the hexes of `row`, from top to bottom. */
const column = (row: string): string => row.split(' ').join('\n\n');

/** The fighter's turn; its first two cards have Attack 3 as top and Move 3 as bottom. */
function turn(drawing: string, kit: TableKit = {}): Play {
  const { book, state } = startTable(drawing, { ...kit, figures: { F: 'fighter', ...kit.figures } });
  const seat = seatOf(state, 'fighter');
  seat.plan = { plan: 'cards', leading: 'fighter1', second: 'fighter2' };
  seat.hand = seat.hand.filter((card) => card !== 'fighter1' && card !== 'fighter2');
  const t = { book, state, events: [] };
  beginNextTurn(t);
  runTasks(t);
  return { phase: 'turn.turn', book, state, events: [] };
}

/** The commands of the bot until the turn is over, and the table after them; its attacks draw average modifier cards. */
function played({ book, state }: Play): { commands: readonly Command[]; end: State } {
  const [line] = bestLines(book, imagine(book, state), 'fighter', CAREFUL_SETTINGS.turn);
  if (!line) throw new Error('nothing can be done');
  return { commands: line.commands, end: line.state };
}

/** A game that the bot plays, up to `most` commands. */
function* game(seed: string, most: number): Generator<{ play: Play; command: Command }> {
  const bot = createGreedyBot();
  let play = begin(bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed })));
  for (let said = 0; said < most && !isOver(play); said += 1) {
    const command = bot(play);
    if (!command) return;
    yield { play, command };
    const sent = send(play, command);
    if (!sent.ok) throw new Error(`${JSON.stringify(command)} is refused: ${sent.reason}`);
    play = sent.play;
  }
}

/** More commands than any scenario takes. */
const MAX_COMMANDS = 2000;

let known: { play: Play; command: Command }[] | undefined;
/** One scenario, played to its end. */
const whole = () => {
  known ??= [...game('whole', MAX_COMMANDS)];
  return known;
};

it('equips items, takes its cards and begins; battle goals that are still to be chosen do not delay it (L30.3)', () => {
  const setup = setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'ready', battleGoals: goals.ids });
  const [first, ...others] = setup.heroes;
  if (!first) return expect.unreachable('nobody is there');
  let play = begin(bookFor({ ...setup, heroes: [{ ...first, hand: [], items: ['hobnailBoots'] }, ...others] }));
  const bot = createCarefulBot();
  const said: string[] = [];
  while (play.phase === 'prepare' && said.length < 30) {
    const command = bot(play) ?? expect.unreachable('it says nothing');
    said.push(command.type);
    const sent = send(play, command);
    if (!sent.ok) return expect.unreachable(sent.reason);
    play = sent.play;
  }
  expect(play.phase).not.toBe('prepare');
  expect(said.filter((type) => type === 'equip')).toHaveLength(1);
  expect(said).not.toContain('keepGoal');
  expect(said).not.toContain('putBack');
});

describe('a turn', () => {
  it('kills an enemy that it can kill, and does not hurt one that it cannot kill', () => {
    const play = turn(column('r F b . .'), {
      figures: { r: 'rat', b: 'bear' },
      monsters: { rat: { normal: { hp: 3 } }, bear: { normal: { hp: 12 } } },
    });
    const { end } = played(play);
    expect(end.figures.map(({ id }) => id)).not.toContain('monster:rat:1');
  });

  it('moves towards an enemy first when its attack does not reach', () => {
    const { commands, end } = played(turn(column('. F . . r .'), { figures: { r: 'rat' } }));
    const halves = commands.flatMap((each) => (each.type === 'play' ? [each.half] : []));
    expect(halves).toEqual(['bottom', 'top']);
    expect(figureOf(end, 'monster:rat:1')?.hp).toBe(3);
  });

  it('does not step into a trap when there is a way around it', () => {
    const { end } = played(
      turn(
        `
      F
        .
      T
        .
      r
    `,
        { figures: { r: 'rat' } },
      ),
    );
    expect(end.traps).toHaveLength(1);
    expect(figureOf(end, 'hero:fighter')?.hp).toBe(10);
  });

  it('is rated by what the monsters do to it afterwards (L22.2)', () => {
    const { book, state } = turn(column('. F . r . .'), {
      figures: { r: 'rat' },
      monsters: { rat: { normal: { attack: 4, hp: 20 } } },
    });
    const [end] = bestLines(book, imagine(book, state), 'fighter', GREEDY_SETTINGS.turn);
    if (!end) throw new Error('nothing can be done');
    const later = playOutRound(book, end.state);
    expect(figureOf(later, 'hero:fighter')?.hp).toBeLessThan(figureOf(end.state, 'hero:fighter')?.hp ?? 0);
    expect(worthOf(book, later)).toBeLessThan(worthOf(book, end.state));
  });
});

describe('damage to a hero (L20.1)', () => {
  const struck = (hp: number, amount: number) => {
    const { book, state } = startTable(column('. F . r . .'), {
      figures: { F: 'fighter', r: 'rat' },
      heroes: { fighter: { hp } },
    });
    const t = { book, state, events: [] };
    const source = { from: 'monsterCard', monster: 'rat', card: 'rat1' } as const;
    state.agenda.push({ do: 'damage', figure: 'hero:fighter', amount, source, credit: 'monster:rat:1', attack: true });
    runTasks(t);
    return answerWithoutSearch(book, state)?.type;
  };

  it('is suffered when it is small, and avoided by losing a card when it would kill', () => {
    expect([struck(10, 2), struck(2, 2), struck(10, 9)]).toEqual(['suffer', 'loseFromHand', 'loseFromHand']);
  });
});

describe('the imagined position', () => {
  it('does not depend on the order of any deck (L36.9)', () => {
    for (const { play } of game('one', 14)) {
      const other = structuredClone(play.state) as WorkingState;
      other.generator = seedGenerator('another');
      other.monsterDeck.draw.reverse();
      for (const seat of other.seats) seat.deck.draw.reverse();
      for (const deck of Object.values(other.decks)) deck.draw.reverse();
      expect(createGreedyBot()({ ...play, state: other })).toEqual(createGreedyBot()(play));
    }
  });

  it('keeps figures, cards and money unchanged', () => {
    const { book, state } = turn(column('. F . r . .'), { figures: { r: 'rat' } });
    const { generator: _g, monsterDeck: _m, seats, decks: _d, ...rest } = imagine(book, state);
    const { generator: _h, monsterDeck: _n, seats: before, decks: _e, ...same } = state;
    expect(rest).toEqual(same);
    expect(seats.map(({ deck: _deck, ...seat }) => seat)).toEqual(before.map(({ deck: _deck, ...seat }) => seat));
  });

  it('has no monsters behind a door that opens', () => {
    let opened = 0;
    for (const { play } of whole()) {
      for (const command of legal(play).filter(({ type }) => type === 'step')) {
        const after = afterCommand(play.book, play.state, command);
        if (after.rooms.length === play.state.rooms.length) continue;
        opened += 1;
        const known = play.state.figures.map(({ id }) => id);
        expect(after.figures.filter(({ id, kind }) => kind === 'monster' && !known.includes(id))).toEqual([]);
      }
    }
    expect(opened).toBeGreaterThan(0);
  });
});

describe('the way to the goal', () => {
  const book = bookFor(setupFor('theRopewalk'));
  const { state } = begin(book);

  it('leads through closed doors to the goal (L29.1)', () => {
    const exit = objectivesOf(book, state).find(({ forEveryHero }) => forEveryHero);
    const steps = stepsTo(book, state, exit?.hexes ?? []);
    for (const hex of book.scenario.start) expect(steps.get(hex)).toBeGreaterThan(10);
  });

  it('is worth more when the heroes are nearer', () => {
    const at = (hexes: readonly string[]) => {
      const table = structuredClone(state) as WorkingState;
      table.figures = hexes.map((hex, i) => {
        const hero = ['bailiff', 'ferrywoman'][i] ?? '';
        return { id: `hero:${hero}`, kind: 'hero', hero, hex, hp: 9, maxHp: 9, tokens: [] };
      });
      return worthOf(book, table);
    };
    const door = book.scenario.doors[0]?.hex ?? '';
    const [near = ''] = [...stepsTo(book, state, [door])].filter(([, n]) => n === 1).map(([hex]) => hex);
    const [start = '', other = ''] = book.scenario.start;
    expect(at([near, other])).toBeGreaterThan(at([start, other]));
  });
});

describe('a lone hero between two sacks', () => {
  /** The Salt Office with open doors, no monsters, and one hero on the straight way from sack 1 to sack 3. `from` picks the hero's hex. */
  function at(taken: readonly string[], from: (steps: ReadonlyMap<string, number>, way: readonly string[]) => string) {
    const { book, state } = begin(bookFor(setupFor('theSaltOffice', ['bailiff'], { seed: 'lone' })));
    const table = structuredClone(state) as WorkingState;
    const { scenario } = book;
    table.rooms = scenario.rooms.map((_, room) => room);
    table.opened = scenario.doors.map(({ hex }) => hex);
    const [one, three] = ['1', '3'].map((mark) => stepsTo(book, table, scenario.marks[mark] ?? []));
    if (!one || !three) throw new Error('the Salt Office has no sacks');
    const long = one.get(scenario.marks[3]?.[0] ?? '') ?? 0;
    const way = [...one].flatMap(([hex, steps]) => (steps + (three.get(hex) ?? 0) === long ? [hex] : []));
    table.figures = table.figures.filter(({ kind }) => kind === 'hero');
    for (const figure of table.figures) figure.hex = from(one, way);
    const [seat] = table.seats;
    if (seat)
      seat.carries = scenario.treasures.flatMap(({ number, hex }) =>
        taken.some((mark) => scenario.marks[mark]?.includes(hex)) ? [number] : [],
      );
    return worthOf(book, table);
  }
  const onWay = (part: number) => (steps: ReadonlyMap<string, number>, way: readonly string[]) =>
    [...way].sort((a, b) => (steps.get(a) ?? 0) - (steps.get(b) ?? 0))[Math.round(part * (way.length - 1))] ?? '';

  it('approaches one of them: the middle is worth less than a place nearer to either (L29.1)', () => {
    for (const side of [0.2, 0.8]) expect(at(['2'], onWay(side))).toBeGreaterThan(at(['2'], onWay(0.5)) + 0.5);
  });

  it('takes one sack even if the next is far away', () => {
    expect(at(['1'], onWay(0))).toBeGreaterThan(at([], onWay(0)));
  });
});

describe('lasting things on the table', () => {
  const bonus = (until: 'round' | 'persistent'): WorkingState['bonuses'][number] => ({
    id: 90,
    kind: 'shield',
    bearer: 'hero:bailiff',
    amount: 2,
    range: 1,
    trigger: null,
    abilities: [],
    until,
    source: { from: 'card', hero: 'bailiff', card: 'neutralize', half: 'bottom' },
    used: 0,
    slots: [],
  });
  const office = () => {
    const play = begin(bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'stands' })));
    return { book: play.book, state: structuredClone(play.state) as WorkingState };
  };

  it('a bonus for the round costs no card, because the card comes back at the end of the round (L17.1)', () => {
    const { book, state } = office();
    const [seat] = state.seats;
    const card = seat?.hand[0];
    if (!seat || card === undefined) return expect.unreachable('there is no card');
    const inHand = worthOf(book, state);
    seat.hand = seat.hand.filter((each) => each !== card);
    seat.active = [{ card, half: 'bottom', pile: 'discard' }];
    state.bonuses = [bonus('round')];
    expect(worthOf(book, state)).toBeGreaterThanOrEqual(inHand - 1);
  });

  it('a lasting bonus is worth little without enemies, and keeps its worth while a door is about to open', () => {
    const { book, state } = office();
    const worth = (monsters: boolean, rooms: readonly number[], opened: number | null) => {
      const table = structuredClone(state);
      if (!monsters) table.figures = table.figures.filter(({ kind }) => kind !== 'monster');
      table.rooms = [...rooms];
      table.openings = opened === null ? [] : [{ room: 1, round: opened, by: 'hero:bailiff' }];
      table.round = 3;
      const without = worthOf(book, table);
      table.bonuses = [bonus('persistent')];
      return worthOf(book, table) - without;
    };
    const shut = worth(false, [0], null);
    expect(shut).toBeGreaterThan(2);
    expect(worth(false, [0, 1], 3)).toBe(shut);
    expect(worth(true, [0, 1], 2)).toBeCloseTo(shut);
    expect(worth(false, [0, 1], 2)).toBe(0);
  });
});

it('a door is opened although a box is behind it: the box counts before it is revealed (L29.1)', () => {
  const { book, state } = begin(bookFor(setupFor('returnedToSender', ['bailiff', 'ferrywoman'], { seed: 'boxes' })));
  const [door] = book.scenario.doors;
  const room = door?.rooms.find((each) => !state.rooms.includes(each)) ?? expect.unreachable('all is open');
  const table = structuredClone(state) as WorkingState;
  table.rooms = [...table.rooms, room];
  table.opened = [door?.hex ?? ''];
  for (const { id, hex } of book.scenario.destructibles)
    if (book.scenario.rooms[room]?.hexes.includes(hex))
      table.figures.push({ id: `obstacle:${id}`, kind: 'obstacle', obstacle: id, hex, hp: 4, maxHp: 4, tokens: [] });
  expect(table.figures.length).toBeGreaterThan(state.figures.length);
  expect(worthOf(book, table)).toBeGreaterThan(worthOf(book, state) + 4);
});

describe('the number of rounds left', () => {
  it.each([
    [9, 20],
    [10, 25],
    [11, 30],
  ])('with a hand of %i cards is %i, when cards are lost only by rests', (hand, rounds) => {
    expect(roundsLeft(hand, 0)).toBe(rounds);
  });

  it('falls with every lost card, and a card in the discard pile is never worth more than one in hand', () => {
    const cards = fc.nat({ max: 12 });
    fc.assert(
      fc.property(cards, cards, (hand, discard) => {
        expect(roundsLeft(hand + 1, discard)).toBeGreaterThanOrEqual(roundsLeft(hand, discard));
        expect(roundsLeft(hand, discard + 1)).toBeGreaterThanOrEqual(roundsLeft(hand, discard));
        expect(roundsLeft(hand + 2, discard)).toBeGreaterThan(roundsLeft(hand, discard));
      }),
    );
  });
});

describe('a whole scenario', () => {
  it('is played to its end with legal commands only', () => {
    expect(whole().length).toBeGreaterThan(60);
    expect(whole().length).toBeLessThan(MAX_COMMANDS);
  });

  it('starts with the proposed set-up, and sends no command when there is no question', () => {
    const play = begin(bookFor(setupFor('noticeOnTheDoor')));
    expect(createCarefulBot()(play)).toEqual({ type: 'begin' });
    expect(
      createCarefulBot()({ ...play, phase: 'won', state: { ...play.state, over: true, question: null } }),
    ).toBeNull();
  });
});

describe('a goal in a room is worth more than the opened way to it', () => {
  /** A scenario with all rooms open and all heroes on one hex, that of `mark`. */
  function entered(scenario: string, mark: string): Play & { state: WorkingState } {
    const play = begin(bookFor(setupFor(scenario, ['bailiff', 'ferrywoman'], { seed: 'worth' })));
    const state = structuredClone(play.state) as WorkingState;
    state.rooms = play.book.scenario.rooms.map((_, room) => room);
    const hex = play.book.scenario.marks[mark]?.[0] ?? '';
    for (const figure of state.figures) if (figure.kind === 'hero') figure.hex = hex;
    return { ...play, state };
  }

  it('looting the sea-chest is worth more, although the water rises and the hoists are far away (L29.1)', () => {
    const { book, state } = entered('theSinkingFund', '2');
    const lies = worthOf(book, state);
    const chest = book.scenario.treasures.find(({ goal }) => goal)?.number ?? 0;
    const seat = state.seats[0];
    if (!seat) return expect.unreachable('nobody is there');
    seat.carries = [chest];
    expect(worthOf(book, state) - lies).toBeGreaterThan(40);
  });
});
