/** Tests the effect of each of the twenty penalties that are printed on room cards (L34.4). */
import { describe, expect, it } from 'vitest';
import { dungeonBook } from '../../../src/content/longTable/dungeon/book';
import { push } from '../../../src/rules/longTable/agenda';
import type { Penalty } from '../../../src/rules/longTable/dungeonDef';
import { heal } from '../../../src/rules/longTable/effects';
import { optionsOf, runTasks } from '../../../src/rules/longTable/engine';
import { requireFigure, seatOf } from '../../../src/rules/longTable/figures';
import { lootHex } from '../../../src/rules/longTable/looting';
import { canEnter } from '../../../src/rules/longTable/penalties';
import type { State, WorkingState } from '../../../src/rules/longTable/state';
import { candidatesOf } from '../../../src/rules/longTable/targets';
import { enterHex } from '../../../src/rules/longTable/terrain';
import { applyRule, type Transaction } from '../../../src/rules/longTable/transaction';
import { initiativeOfType } from '../../../src/rules/longTable/turnOrder';
import { walkerFor } from '../../../src/rules/longTable/walkers';
import { EXIT, eventsOf, opened, placed, runRoundEnd, runToEnd } from './roomKit';

const OPENER = 'hero:fighter';
const OTHER = 'hero:healer';
/** One hex inside the room that is opened, and one outside it in the room before. */
const [INSIDE, OUTSIDE] = ['f1', 'c2'];

/** The penalty of a room card, as parsed from its printed text. */
function asked(card: string, step: 'minor' | 'major'): Penalty {
  const found = dungeonBook().rooms.find(({ id }) => id === card)?.[step];
  if (!found) throw new Error(`no room card ${card}`);
  return found.penalty === 'drift' ? { ...found, exit: EXIT } : found;
}

/** The table after the room with this penalty is opened; `change` then edits the state. */
function room(card: string, step: 'minor' | 'major', change: (state: WorkingState) => void = () => undefined) {
  const table = placed(asked(card, step));
  const { state, events } = runToEnd(table, opened(table));
  const edited = structuredClone(state) as WorkingState;
  change(edited);
  return { book: table.book, state: edited, events };
}
type Room = ReturnType<typeof room>;

/** The options of the question that is asked when the fighter opens a room with this penalty, and the table after an answer. */
function question(card: string, step: 'minor' | 'major') {
  const table = placed(asked(card, step));
  const given = opened(table);
  return { options: optionsOf(table.book, given.state), after: runToEnd(table, given) };
}

const doing = ({ book, state }: Room, rule: (t: Transaction) => void) =>
  runToEnd(
    { book },
    applyRule(book, state, (t) => {
      rule(t);
      runTasks(t);
    }),
  );

const put =
  (hex: string, figure = OPENER) =>
  (state: WorkingState) => {
    requireFigure(state, figure).hex = hex;
  };
const monsters = ({ figures }: Pick<State, 'figures'>) => figures.filter(({ kind }) => kind === 'monster');
const gotten = ({ events }: Pick<Room, 'events'>, condition: string) =>
  eventsOf(events, 'conditionGiven').flatMap((each) =>
    each.condition === condition ? [each.figure.slice(0, 11)] : [],
  );

describe('Counting Room', () => {
  it('L34.4: money in it is looted only by Loot abilities', () => {
    const looted = (hex: string) => {
      const there = room('countingRoom', 'minor', (state) => {
        put(hex)(state);
        state.money = [hex];
      });
      return seatOf(doing(there, (t) => lootHex(t, 'fighter', hex)).state, 'fighter').money;
    };
    expect([looted(INSIDE), looted(OUTSIDE)]).toEqual([0, 1]);
  });

  it('L34.4: the room’s monsters have Shield 1 until the end of the round in which it is opened', () => {
    const there = room('countingRoom', 'major');
    expect(there.state.bonuses.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['shield', 1],
      ['shield', 1],
    ]);
    expect(runToEnd(there, runRoundEnd(there)).state.bonuses).toEqual([]);
  });
});

describe('Cellar', () => {
  it('L34.4: difficult terrain costs 3', () => {
    const { book, state } = room('cellar', 'minor', ({ tiles }) => {
      for (const hex of [INSIDE, OUTSIDE]) tiles[hex] = 'difficult';
    });
    for (const figure of state.figures) {
      const { stepCost } = walkerFor(book, state, figure, false);
      expect([INSIDE, OUTSIDE].map(stepCost)).toEqual([3, 2]);
    }
  });

  it('L34.4: each hero gets Muddle', () => {
    expect(gotten(room('cellar', 'major'), 'muddle')).toEqual(['hero:fighte', 'hero:healer']);
  });
});

describe('Cloakroom', () => {
  it('L34.4: the hero who opens the room discards a card that the player chooses', () => {
    const { options, after } = question('cloakroom', 'minor');
    const { hand } = seatOf(placed(asked('cloakroom', 'minor')).state, 'fighter');
    expect(options).toEqual(hand.map((card) => ({ type: 'choose', option: { option: 'card', card } })));
    expect(seatOf(after.state, 'fighter').discard).toEqual(hand.slice(0, 1));
    expect(seatOf(after.state, 'healer').discard).toEqual([]);
  });

  it('L34.4: each hero spends one unspent item', () => {
    const { options, after } = question('cloakroom', 'major');
    expect(options).toEqual(['tea', 'hat'].map((item) => ({ type: 'choose', option: { option: 'item', item } })));
    expect(seatOf(after.state, 'fighter').items.map(({ state }) => state)).toEqual(['spent', 'ready']);
  });
});

describe('Drying Yard', () => {
  it('L34.4: the range of heroes’ attacks is at most 3', () => {
    const targets = (hex: string, range: number, id = OPENER) => {
      const { book, state } = room('dryingYard', 'minor', put(hex, id));
      return candidatesOf(book, state, id, { verb: 'attack', amount: 1, mods: { range } }).length;
    };
    // The rats are on e1 and e2: four hexes from i2, three from h1.
    expect([targets('i2', 5), targets('h1', 5)]).toEqual([0, 2]);
    const heals = room('dryingYard', 'minor', put('i2'));
    const aid = { verb: 'heal', amount: 1, mods: { range: 9 } } as const;
    expect(candidatesOf(heals.book, heals.state, OPENER, aid)).toContain(OTHER);
  });

  it('L34.4: every figure gets Muddle', () => {
    expect(gotten(room('dryingYard', 'major'), 'muddle')).toEqual([
      'hero:fighte',
      'hero:healer',
      'monster:rat',
      'monster:rat',
    ]);
  });
});

describe('Weighbridge', () => {
  const hurt = (step: 'minor' | 'major') =>
    eventsOf(room('weighbridge', step).events, 'damaged').map(({ figure, n }) => [figure, n]);

  it('L34.4: the hero who opens the room suffers 1', () => {
    expect(hurt('minor')).toEqual([[OPENER, 1]]);
  });

  it('L34.4: each hero suffers 2', () => {
    expect(hurt('major')).toEqual([
      [OPENER, 2],
      [OTHER, 2],
    ]);
  });
});

describe('Slip', () => {
  /** How many hexes the fighter or a rat, standing on g1, is pushed or pulled by its enemy on i1. */
  const forced = (target: 'hero' | 'monster', kind: 'push' | 'pull') => {
    const there = room('slip', 'minor');
    const [rat, other] = monsters(there.state);
    if (!rat || !other) throw new Error('no rats came');
    const [by, moved] = target === 'hero' ? [rat.id, OPENER] : [OPENER, rat.id];
    put('i2', other.id)(there.state);
    put(kind === 'push' ? 'f1' : 'e1', moved)(there.state);
    put(kind === 'push' ? 'e1' : 'i1', by)(there.state);
    const force = { by, target: moved, kind, left: 1, full: 1, slam: 0, path: [], source: { from: 'rest' } } as const;
    const done = doing(there, (t) => push(t, { do: 'force', force: { ...force, path: [], mayWaive: false } }));
    return eventsOf(done.events, 'forced').map(({ path }) => path.length);
  };

  it('L34.4: pushes and pulls on heroes are 1 hex longer', () => {
    expect([forced('hero', 'push'), forced('hero', 'pull')]).toEqual([[2], [2]]);
    expect([forced('monster', 'push'), forced('monster', 'pull')]).toEqual([[1], [1]]);
  });

  it('L34.4: at the end of each round each hero moves 1 hex nearer to the exit, if such a hex is free', () => {
    const steps = (round: number, hex: string, full: boolean) => {
      const there = room('slip', 'major', (state) => {
        state.round = round;
        put(hex)(state);
        // Monsters occupy h1 and i1, the hexes nearer to the exit.
        if (full) for (const [i, { id }] of monsters(state).entries()) put(['h1', 'i1'][i] ?? 'h1', id)(state);
      });
      return eventsOf(runToEnd(there, runRoundEnd(there)).events, 'stepped').map(({ figure, from }) => [figure, from]);
    };
    expect(steps(1, 'f1', false)).toEqual([[OPENER, 'f1']]);
    expect(steps(4, 'f1', false)).toEqual([[OPENER, 'f1']]);
    expect(steps(1, 'g1', true)).toEqual([]);
    expect(steps(1, OUTSIDE, false)).toEqual([]);
  });
});

describe('Chapel of Ease', () => {
  it('L34.4: no short rest is offered in the round in which the room is opened', () => {
    const asks = (round: number) => {
      const there = room('chapelOfEase', 'minor', (state) => {
        state.round = round;
        for (const seat of state.seats) seat.discard = seat.hand.splice(0, 2);
      });
      return applyRule(there.book, there.state, (t) => {
        push(t, { do: 'shortRests' });
        runTasks(t);
      }).state.question?.ask;
    };
    expect([asks(1), asks(2)]).toEqual([undefined, 'rests']);
  });

  it('L34.4: heals restore 1 HP less', () => {
    const healed = (hex: string) => {
      const there = room('chapelOfEase', 'major', (state) => {
        put(hex)(state);
        requireFigure(state, OPENER).hp = 1;
      });
      return eventsOf(doing(there, (t) => heal(t, OPENER, 3, { from: 'rest' })).events, 'healed').map(({ n }) => n);
    };
    expect([healed(INSIDE), healed(OUTSIDE)]).toEqual([[2], [3]]);
  });
});

describe('Sorting Floor', () => {
  it('L34.4: the hero who opens the room gets Curse', () => {
    expect(gotten(room('sortingFloor', 'minor'), 'curse')).toEqual(['hero:fighte']);
  });

  it('L34.4: each hero gets Curse', () => {
    expect(gotten(room('sortingFloor', 'major'), 'curse')).toEqual(['hero:fighte', 'hero:healer']);
  });
});

describe('Loft', () => {
  it('L34.4: traps do 1 more damage', () => {
    const sprung = (hex: string) => {
      const there = room('loft', 'minor', ({ traps }) => traps.push({ hex, damage: 2, conditions: [] }));
      return eventsOf(doing(there, (t) => enterHex(t, OTHER, hex)).events, 'damaged').map(({ n }) => n);
    };
    expect([sprung(INSIDE), sprung(OUTSIDE)]).toEqual([[3], [2]]);
  });

  it('L34.4: in the round in which the room is opened, only the hero who opened it may enter', () => {
    const may = (hero: string, round: number, by: string | null = OPENER, from?: string) => {
      const { book, state } = room('loft', 'major', (edited) => {
        edited.round = round;
        edited.openings = edited.openings.map((each) => ({ ...each, by }));
        if (from) put(from, hero)(edited);
      });
      return canEnter(book, state, hero, INSIDE);
    };
    expect([may(OPENER, 1), may(OTHER, 1), may(OTHER, 2)]).toEqual([true, false, true]);
    // The penalty does not apply if a rule opened the door, nor to a hero who is already inside.
    expect([may(OTHER, 1, null), may(OTHER, 1, OPENER, 'g1')]).toEqual([true, true]);
  });
});

describe('Committee Room', () => {
  it('L34.4: the room’s monsters Heal 1 at the end of the round in which it is opened', () => {
    const healed = (round: number) => {
      const there = room('committeeRoom', 'minor', (state) => {
        state.round = round;
        for (const figure of state.figures) figure.hp -= 2;
      });
      return eventsOf(runToEnd(there, runRoundEnd(there)).events, 'healed').map(({ figure, n }) => [
        figure.slice(0, 11),
        n,
      ]);
    };
    expect(healed(1)).toEqual([
      ['monster:rat', 1],
      ['monster:rat', 1],
    ]);
    expect(healed(2)).toEqual([]);
  });

  it('L34.4: the room’s monsters act first in the round after it is opened', () => {
    const { book, state } = room('committeeRoom', 'major');
    const shown = book.decks['rat']?.[0];
    const decks = { rat: { draw: [], discard: [], shown: shown?.id ?? '' } };
    const initiatives = [1, 2, 3].map((round) => initiativeOfType(book, { ...state, decks, round }, 'rat'));
    expect(initiatives).toEqual([shown?.initiative, 0, shown?.initiative]);
  });
});

it('L34.4: no other penalties exist: each of the ten room cards has two', () => {
  const { rooms } = dungeonBook();
  expect(rooms.map(({ id }) => id)).toEqual([
    'countingRoom',
    'cellar',
    'cloakroom',
    'dryingYard',
    'weighbridge',
    'slip',
    'chapelOfEase',
    'sortingFloor',
    'loft',
    'committeeRoom',
  ]);
});
