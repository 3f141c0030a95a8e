import { describe, expect, it } from 'vitest';
import { runTasks } from '../../../src/rules/longTable/engine';
import type { EventOf, EventType, GameEvent } from '../../../src/rules/longTable/events';
import type { Figure, WorkingState } from '../../../src/rules/longTable/state';
import { applyRule, type Transaction } from '../../../src/rules/longTable/transaction';
import { beginNextTurn, nextTurn } from '../../../src/rules/longTable/turns';
import { startTable, type TableKit } from '../../kit/longTable';

const MAP = `
  1   .   .
    .   a
  .   .   A
    .   b
  2   .   c
`;
/** A table with initiatives: fighter 30, rats 50, crow 60, archer 70. The monsters do nothing in their turns. */
const table = (kit: TableKit = {}) => {
  const idle = { parts: [] };
  return startTable(MAP, {
    figures: { '1': 'fighter', '2': 'archer', a: 'rat', A: 'elite rat', b: 'crow', c: 'crow' },
    monsters: { rat: idle, crow: idle },
    ...kit,
    state: {
      order: [
        { place: 'hero', hero: 'fighter', initiative: 30 },
        { place: 'type', monster: 'rat', initiative: 50 },
        { place: 'type', monster: 'crow', initiative: 60 },
        { place: 'hero', hero: 'archer', initiative: 70 },
      ],
      ...kit.state,
    },
  });
};
type Laid = ReturnType<typeof table>;

const summon = (id: string, hex: string, since: number): Figure => ({
  id,
  kind: 'summon',
  summon: 'hound',
  hero: 'archer',
  card: 'archer1',
  since,
  hex,
  hp: 3,
  maxHp: 3,
  tokens: [],
});

const stepped = (
  { book, state }: Laid | { book: Laid['book']; state: WorkingState },
  rule: (t: Transaction) => void,
) => {
  const result = applyRule(book, state, (t) => {
    rule(t);
    runTasks(t, 0);
  });
  return { book, state: result.state as WorkingState, events: result.events };
};
/** The figures whose turns begin, in order; each hero ends its turn at once. */
function turns(laid: Laid): string[] {
  const names: string[] = [];
  let now: { book: Laid['book']; state: WorkingState } = laid;
  for (let i = 0; i < 20 && nextTurn(now.book, now.state); i += 1) {
    const next = nextTurn(now.book, now.state);
    names.push(`${next?.figure.id}${next?.late ? ' late' : ''}`);
    const { state } = stepped(now, beginNextTurn);
    now = { book: now.book, state: { ...state, turn: null, question: null, agenda: [] } };
  }
  return names;
}
const of = <T extends EventType>(events: readonly GameEvent[], type: T) =>
  events.filter((each): each is EventOf<T> => each.type === type);

describe('whose turn is next', () => {
  it('L22.1: turns follow the order; within a type elites come before normals, by number', () => {
    expect(turns(table())).toEqual([
      'hero:fighter',
      'monster:rat:2',
      'monster:rat:1',
      'monster:crow:1',
      'monster:crow:2',
      'hero:archer',
    ]);
  });

  it('L19.3: summons act just before their hero, the oldest first, but not in the round in which they came', () => {
    const hound = { id: 'hound', values: { hp: 3, move: 0, attack: 0, range: null } };
    const laid = table({ state: { round: 2 }, book: { summons: { hound } } });
    laid.state.figures.push(summon('summon:9', 'b1', 1), summon('summon:4', 'b2', 1), summon('summon:12', 'b3', 2));
    expect(turns(laid).slice(-3)).toEqual(['summon:4', 'summon:9', 'hero:archer']);
  });

  it('L25.8: a monster that was summoned in this round acts from the next round on', () => {
    const laid = table();
    const rat = laid.state.figures.find(({ id }) => id === 'monster:rat:1');
    if (rat?.kind === 'monster') rat.since = 2;
    expect(turns(laid)).not.toContain('monster:rat:1');
  });

  it('L20.4: an exhausted hero has no turn, even if L35.2 leaves it on the map', () => {
    const laid = table();
    const [seat] = laid.state.seats;
    if (seat) seat.exhausted = true;
    expect(turns(laid)[0]).toBe('monster:rat:2');
  });

  it('L27.8: an escort without a move has no turn', () => {
    const laid = table({
      scenario: {
        escorts: [
          { id: 'guest', hexes: [], hp: 1, move: 2, initiative: 99, immune: 'none' },
          { id: 'post', hexes: [], hp: 1, move: 0, initiative: 99, immune: 'all' },
        ],
      },
    });
    const escort = (id: string, hex: string): Figure => ({
      id: `escort:${id}:1`,
      kind: 'escort',
      escort: id,
      number: 1,
      hex,
      hp: 1,
      maxHp: 1,
      tokens: [],
    });
    laid.state.figures.push(escort('guest', 'b1'), escort('post', 'b2'));
    laid.state.order.push(
      { place: 'escorts', escort: 'guest', initiative: 99 },
      { place: 'escorts', escort: 'post', initiative: 99 },
    );
    expect(turns(laid).at(-1)).toBe('escort:guest:1');
  });

  it('L10.5: after that, late monsters act by initiative, once each; older monsters of their type do not act again', () => {
    const laid = table();
    laid.state.place = 3;
    laid.state.acted = ['hero:fighter', 'monster:rat:2', 'monster:crow:1', 'hero:archer'];
    laid.state.late = ['monster:crow:2', 'monster:rat:1'];
    expect(turns(laid)).toEqual(['monster:rat:1 late', 'monster:crow:2 late']);
  });

  it('L10.5: late monsters act before the next in the order', () => {
    const laid = table();
    laid.state.acted = ['hero:fighter'];
    laid.state.late = ['monster:crow:2'];
    expect(turns(laid)[0]).toBe('monster:crow:2 late');
    const { events } = stepped(laid, beginNextTurn);
    expect(of(events, 'turnBegan')).toEqual([
      { type: 'turnBegan', figure: 'monster:crow:2', late: true, rule: 'L10.5' },
    ]);
  });

  it('L16.4: what a type has consumed counts for the group that acts now; late monsters consume anew', () => {
    const laid = table();
    laid.state.paid = { rat: [0], crow: [1] };
    laid.state.acted = ['hero:fighter'];
    // The rats' group begins its turns and consumes; what was consumed counts for the whole group.
    const first = stepped(laid, beginNextTurn);
    expect(Object.keys(first.state.paid)).toContain('crow');
    const paid = { ...first.state, turn: null, paid: { rat: [7] } };
    expect(stepped({ book: laid.book, state: paid }, beginNextTurn).state.paid['rat']).toEqual([7]);
    const late = { ...paid, late: ['monster:crow:1', 'monster:crow:2'], paid: { crow: [7] } };
    const one = stepped({ book: laid.book, state: late }, beginNextTurn);
    expect(one.state.paid['crow'] ?? []).not.toEqual([7]);
    const again = { ...one.state, turn: null, paid: { crow: [5] } };
    expect(stepped({ book: laid.book, state: again }, beginNextTurn).state.paid['crow']).toEqual([5]);
  });
});

describe('the beginning and end of a turn', () => {
  it('L7.1: Wound takes effect first, then the planned cards are taken', () => {
    const laid = table();
    const fighter = laid.state.figures.find(({ id }) => id === 'hero:fighter');
    fighter?.tokens.push({ token: 'wound', fresh: false });
    const [seat] = laid.state.seats;
    if (!seat) throw new Error('nobody');
    seat.hand = [];
    seat.plan = { plan: 'cards', leading: 'fighter1', second: 'fighter2' };
    const { state, events } = stepped(laid, beginNextTurn);
    expect(of(events, 'damaged')).toMatchObject([{ figure: 'hero:fighter', n: 1, source: { token: 'wound' } }]);
    expect(state.turn?.cards).toEqual(['fighter1', 'fighter2']);
    expect(state.seats[0]?.plan).toBeNull();
    expect(state.question).toEqual({ ask: 'turn', hero: 'fighter' });
  });

  /** The end of the fighter's turn, on a hex with money and a pressure plate, after an element was created. */
  function ending(kit: TableKit = {}) {
    const laid = table({
      scenario: {
        marks: { '7': ['a1'] },
        rules: [{ id: 'bell', trigger: { on: 'endTurn', mark: '7' }, does: [{ deed: 'element', element: 'air' }] }],
      },
      ...kit,
    });
    const { state } = laid;
    state.money = ['a1'];
    const [seat] = state.seats;
    if (!seat) throw new Error('nobody');
    state.turn = {
      figure: 'hero:fighter',
      startHex: 'a1',
      cards: seat.hand.splice(0, 2),
      played: [],
      longRest: false,
      created: ['fire'],
      itemsUsed: 0,
      ending: false,
    };
    state.agenda = [{ do: 'endTurn', figure: 'hero:fighter' }];
    state.figures.find(({ id }) => id === 'hero:fighter')?.tokens.push({ token: 'muddle', fresh: false });
    return laid;
  }

  it('L7.5: loot, pressure plates, elements and conditions are resolved in this order', () => {
    const { state, events } = stepped(ending(), () => {});
    expect(events.map(({ type }) => type)).toEqual([
      'cardMoved',
      'cardMoved',
      'moneyTaken',
      'ruleTriggered',
      'elementCreated',
      'elementsInfused',
      'conditionEnded',
      'turnEnded',
    ]);
    expect(state.turn).toBeNull();
    expect(state.elements).toMatchObject({ fire: 'strong', air: 'strong' });
  });

  it('L7.4: unused cards are discarded', () => {
    const { state } = stepped(ending(), () => {});
    expect(state.seats[0]?.discard).toEqual(['fighter1', 'fighter2']);
  });

  it('L20.4: if the hero has died, created elements still become strong, but nothing is looted', () => {
    const laid = ending();
    laid.state.figures = laid.state.figures.filter(({ id }) => id !== 'hero:fighter');
    const [seat] = laid.state.seats;
    if (!seat) throw new Error('nobody');
    seat.exhausted = true;
    seat.lost.push(...(laid.state.turn?.cards.splice(0) ?? []));
    const { events } = stepped(laid, () => {});
    expect(events.map(({ type }) => type)).toEqual(['elementsInfused', 'turnEnded']);
  });

  it('L15.2: a condition that was given in this turn stays until the next', () => {
    const laid = ending();
    const fighter = laid.state.figures.find(({ id }) => id === 'hero:fighter');
    fighter?.tokens.push({ token: 'strengthen', fresh: true });
    const { state } = stepped(laid, () => {});
    expect(state.figures.find(({ id }) => id === 'hero:fighter')?.tokens).toEqual([
      { token: 'strengthen', fresh: false },
    ]);
  });
});
