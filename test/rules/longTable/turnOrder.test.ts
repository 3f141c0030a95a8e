import { describe, expect, it } from 'vitest';
import { answerQuestion, runTasks } from '../../../src/rules/longTable/engine';
import { figureOf } from '../../../src/rules/longTable/figures';
import type { FigureId, WorkingState } from '../../../src/rules/longTable/state';
import { applyRule } from '../../../src/rules/longTable/transaction';
import { addToOrder, beginOrder, sortByTurnOrder } from '../../../src/rules/longTable/turnOrder';
import { cardsOf, startTable, type TableKit } from '../../kit/longTable';

type Laid = ReturnType<typeof startTable>;

const MAP = `
  1   2   3
    .   .
  a   b   B
    .   .
`;
const drawn = (kit: TableKit = {}) =>
  startTable(MAP, {
    figures: { '1': 'fighter', '2': 'archer', '3': 'healer', a: 'rat', b: 'crow', B: 'elite crow' },
    heroes: { fighter: { cards: cardsOf('fighter') }, archer: { cards: cardsOf('archer') }, healer: {} },
    monsters: { rat: { initiative: 50 }, crow: { initiative: 50 } },
    ...kit,
  });

const plan = ({ state }: Laid, hero: string, leading: number, second: number): void => {
  const seat = state.seats.find((each) => each.hero === hero);
  if (seat) seat.plan = { plan: 'cards', leading: `${hero}${leading}`, second: `${hero}${second}` };
};
const rest = ({ state }: Laid, hero: string): void => {
  const seat = state.seats.find((each) => each.hero === hero);
  if (seat) seat.plan = { plan: 'longRest' };
};
const ordered = ({ book, state }: Laid) =>
  applyRule(book, state, (t) => {
    beginOrder(t);
    runTasks(t);
  });
const names = (state: { readonly order: WorkingState['order'] | readonly object[] }) =>
  (state.order as WorkingState['order']).map((place) =>
    place.place === 'hero' ? place.hero : place.place === 'type' ? place.monster : place.escort,
  );
const first = (laid: Laid, state: ReturnType<typeof ordered>['state'], name: string) =>
  applyRule(laid.book, state, (t) => answerQuestion(t, { type: 'choose', option: { option: 'order', first: name } }));

describe('initiative and the turn order', () => {
  it('L6.3: initiative is that of the leading card, 99 for a long rest, or that of a type’s card; the lower acts first', () => {
    const laid = drawn({ monsters: { rat: { initiative: 35 }, crow: { initiative: 65 } } });
    plan(laid, 'fighter', 7, 1);
    plan(laid, 'archer', 5, 2);
    rest(laid, 'healer');
    const { state, events } = ordered(laid);
    expect(names(state)).toEqual(['rat', 'archer', 'crow', 'fighter', 'healer']);
    expect(state.order.map(({ initiative }) => initiative)).toEqual([35, 50, 65, 70, 99]);
    expect(events.at(-1)).toMatchObject({ type: 'turnOrderSet', rule: 'L6.5' });
  });

  it('L6.4: of two equal heroes the one with the lower second card goes first, and a hero goes before a type', () => {
    const laid = drawn({ monsters: { rat: { initiative: 50 }, crow: { initiative: 65 } } });
    plan(laid, 'fighter', 5, 3);
    plan(laid, 'archer', 5, 2);
    plan(laid, 'healer', 5, 9);
    expect(names(ordered(laid).state)).toEqual(['archer', 'fighter', 'healer', 'rat', 'crow']);
  });

  it('L6.4: the player orders heroes whose second cards are equal too', () => {
    const laid = drawn({ monsters: { rat: { initiative: 20 }, crow: { initiative: 65 } } });
    plan(laid, 'fighter', 5, 3);
    plan(laid, 'archer', 5, 3);
    plan(laid, 'healer', 5, 2);
    const asked = ordered(laid);
    expect(asked.state.question).toMatchObject({
      ask: 'choice',
      choice: { rule: 'L6.4', options: [{ first: 'fighter' }, { first: 'archer' }], preset: 0 },
    });
    const set = first(laid, asked.state, 'archer');
    expect(names(set.state)).toEqual(['rat', 'healer', 'archer', 'fighter', 'crow']);
    expect(set.events.map(({ type }) => type)).toEqual(['choiceMade', 'turnOrderSet']);
  });

  it('L6.4: the player orders two equal types; the preset is by name', () => {
    const laid = drawn();
    plan(laid, 'fighter', 1, 3);
    plan(laid, 'archer', 2, 3);
    plan(laid, 'healer', 3, 2);
    const asked = ordered(laid);
    expect(asked.state.question).toMatchObject({
      choice: { options: [{ first: 'crow' }, { first: 'rat' }], preset: 0 },
    });
    expect(names(first(laid, asked.state, 'rat').state).slice(3)).toEqual(['rat', 'crow']);
    expect(names(first(laid, asked.state, 'crow').state).slice(3)).toEqual(['crow', 'rat']);
  });

  it('L6.4: a resting hero has no second card, and comes after a hero with a card of 99', () => {
    const laid = drawn({ monsters: { rat: { initiative: 20 }, crow: { initiative: 30 } } });
    rest(laid, 'fighter');
    plan(laid, 'archer', 10, 9);
    plan(laid, 'healer', 1, 2);
    const { state } = ordered(laid);
    expect(state.question).toBeNull();
    expect(names(state)).toEqual(['healer', 'rat', 'crow', 'archer', 'fighter']);
  });

  it('L2.1: an event can set the initiative for round 1, whatever cards are played', () => {
    const laid = drawn({ monsters: { rat: { initiative: 35 }, crow: { initiative: 65 } } });
    const heroes = laid.book.heroes.map((each, i) => {
      const pending = i === 0 ? [{ pending: 'initiative', initiative: 99 } as const] : [];
      return { ...each, setup: { ...each.setup, pending } };
    });
    const late = { ...laid, book: { ...laid.book, heroes } };
    for (const hero of ['fighter', 'archer', 'healer']) plan(late, hero, 1, 2);
    const initiatives = (round: number) => {
      late.state.round = round;
      return ordered(late).state.order.flatMap((each) =>
        each.place === 'hero' ? [`${each.hero} ${each.initiative}`] : [],
      );
    };
    expect(initiatives(1).at(-1)).toBe('fighter 99');
    expect(initiatives(2)).toContain('fighter 10');
  });

  it('L35.2: a hero without cards who stays on the map has initiative 99, after all other heroes', () => {
    const laid = drawn({ monsters: { rat: { initiative: 35 }, crow: { initiative: 65 } } });
    const [seat] = laid.state.seats;
    if (seat) seat.exhausted = true;
    rest(laid, 'archer');
    plan(laid, 'healer', 1, 2);
    expect(names(ordered(laid).state)).toEqual(['healer', 'rat', 'crow', 'archer', 'fighter']);
  });

  it('L6.5: no places are equal: summons come before their hero, elites before normals, then numbers decide', () => {
    const laid = drawn({ monsters: { rat: { initiative: 50 }, crow: { initiative: 65 } } });
    const summon = (id: FigureId) =>
      ({ id, kind: 'summon', summon: 'hound', hero: 'archer', card: 'archer1', since: 1 }) as const;
    laid.state.figures.push(
      { ...summon('summon:12'), hex: 'b1', hp: 1, maxHp: 1, tokens: [] },
      { ...summon('summon:3'), hex: 'b2', hp: 1, maxHp: 1, tokens: [] },
      { id: 'obstacle:box', kind: 'obstacle', obstacle: 'box', hex: 'd1', hp: 1, maxHp: 1, tokens: [] },
    );
    plan(laid, 'fighter', 7, 1);
    plan(laid, 'archer', 4, 2);
    rest(laid, 'healer');
    const { state } = ordered(laid);
    expect(sortByTurnOrder(laid.book, state, state.figures).map(({ id }) => id)).toEqual([
      'summon:3',
      'summon:12',
      'hero:archer',
      'monster:rat:1',
      'monster:crow:2',
      'monster:crow:1',
      'hero:fighter',
      'hero:healer',
      'obstacle:box',
    ]);
  });

  it('L6.5: escorts come after heroes and types with initiative 99', () => {
    const laid = drawn({
      monsters: { rat: { initiative: 99 }, crow: { initiative: 20 } },
      scenario: {
        escorts: [{ id: 'guest', hexes: ['b1'], hp: 4, move: 3, initiative: 99, immune: 'none' }],
      },
    });
    laid.state.figures.push({
      id: 'escort:guest:1',
      kind: 'escort',
      escort: 'guest',
      number: 1,
      hex: 'b1',
      hp: 4,
      maxHp: 4,
      tokens: [],
    });
    plan(laid, 'fighter', 1, 2);
    plan(laid, 'archer', 3, 2);
    rest(laid, 'healer');
    expect(names(ordered(laid).state)).toEqual(['fighter', 'crow', 'archer', 'healer', 'rat', 'guest']);
  });

  it('L10.2: a type that is revealed during the round gets its place, and the turn under way goes on', () => {
    const laid = drawn({
      figures: { '1': 'fighter', '2': 'archer', a: 'rat', b: 'crow', B: 'elite crow', '3': 'toad' },
      heroes: {},
      monsters: { rat: { initiative: 50 }, crow: { initiative: 12 }, toad: { initiative: 50 } },
      state: {
        order: [
          { place: 'hero', hero: 'fighter', initiative: 30 },
          { place: 'type', monster: 'rat', initiative: 50 },
          { place: 'hero', hero: 'archer', initiative: 50 },
        ],
        place: 0,
      },
    });
    laid.state.order = [
      { place: 'hero', hero: 'fighter', initiative: 30 },
      { place: 'hero', hero: 'archer', initiative: 50 },
      { place: 'type', monster: 'rat', initiative: 50 },
    ];
    const asked = applyRule(laid.book, laid.state, (t) => {
      addToOrder(t, ['crow', 'toad']);
      runTasks(t);
    });
    expect(asked.state.question).toMatchObject({ choice: { options: [{ first: 'rat' }, { first: 'toad' }] } });
    const set = first(laid, asked.state, 'toad');
    expect(names(set.state)).toEqual(['crow', 'fighter', 'archer', 'toad', 'rat']);
    expect(set.state.place).toBe(1);
    expect(set.events.at(-1)).toMatchObject({ type: 'turnOrderSet', rule: 'L10.2' });
  });

  it('L25.8: a type that has no card yet comes after all others', () => {
    const laid = drawn({ monsters: { rat: { initiative: 50 }, crow: { initiative: 12 } } });
    laid.state.order = [{ place: 'type', monster: 'rat', initiative: 50 }];
    const crow = figureOf(laid.state, 'monster:crow:1');
    const rat = figureOf(laid.state, 'monster:rat:1');
    if (!crow || !rat) throw new Error('not laid');
    expect(sortByTurnOrder(laid.book, laid.state, [crow, rat])).toEqual([rat, crow]);
  });
});

describe('ties in the turn order', () => {
  it('L35.3: the variant Grim takes the preset for a monster’s choice, but still asks about the turn order', () => {
    const laid = drawn({ setup: { variants: { lessChance: false, death: false, grim: true } } });
    plan(laid, 'fighter', 1, 3);
    plan(laid, 'archer', 2, 3);
    plan(laid, 'healer', 3, 2);
    expect(ordered(laid).state.question).toMatchObject({ ask: 'choice' });
  });
});
