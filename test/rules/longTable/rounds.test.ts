import { describe, expect, it } from 'vitest';
import { discardRoundCards, revealCards } from '../../../src/rules/longTable/abilityDecks';
import type { Book } from '../../../src/rules/longTable/book';
import { resultOf } from '../../../src/rules/longTable/campaign/result';
import type { Command } from '../../../src/rules/longTable/commands';
import { answerQuestion, optionsOf, runTasks } from '../../../src/rules/longTable/engine';
import type { EventOf, EventType, GameEvent } from '../../../src/rules/longTable/events';
import type { ItemDef } from '../../../src/rules/longTable/itemDef';
import { beginRound, beginRoundEnd, endScenario } from '../../../src/rules/longTable/rounds';
import type { Seat, State, WorkingState } from '../../../src/rules/longTable/state';
import { applyRule, type Transaction } from '../../../src/rules/longTable/transaction';
import { startTable, type TableKit } from '../../kit/longTable';

const MAP = `
  1   2
    a
  .   b
`;
const table = (kit: TableKit = {}) =>
  startTable(MAP, {
    figures: { '1': 'fighter', '2': 'archer', a: 'rat', b: 'crow' },
    monsters: { rat: {}, crow: { initiative: 60 } },
    state: { round: 0 },
    ...kit,
  });
type Laid = { book: Book; state: WorkingState | State };

const did = ({ book, state }: Laid, rule: (t: Transaction) => void) => {
  const result = applyRule(book, state, (t) => {
    rule(t);
    runTasks(t, 0);
  });
  return { book, ...result };
};
const said = (laid: Laid, ...commands: Command[]) =>
  commands.reduce(
    (now, command) => ({ book: laid.book, ...applyRule(laid.book, now.state, (t) => answerQuestion(t, command)) }),
    { ...laid, events: [] as readonly GameEvent[] },
  );
const begun = (laid: Laid) => did(laid, beginRound);
const seatIn = ({ state }: Laid, hero: string): Seat => {
  const seat = (state as WorkingState).seats.find((each) => each.hero === hero);
  if (!seat) throw new Error(`no ${hero}`);
  return seat;
};
const of = <T extends EventType>(events: readonly GameEvent[], type: T) =>
  events.filter((each): each is EventOf<T> => each.type === type);
const plan = (hero: string, a: number, b: number): Command => ({
  type: 'select',
  hero,
  leading: `${hero}${a}`,
  second: `${hero}${b}`,
});
const offers = ({ book, state }: Laid, type: Command['type'], hero: string) =>
  optionsOf(book, state).filter((each) => each.type === type && 'hero' in each && each.hero === hero);

describe('the round', () => {
  it('L5.1: rounds count from 1, and heroes choose cards before monster cards are drawn', () => {
    const first = begun(table());
    expect(first.state.round).toBe(1);
    expect(first.state.question).toEqual({ ask: 'select' });
    expect(first.events.map(({ type }) => type)).toEqual(['roundBegan']);
    expect(
      begun(first.state.question ? { ...first, state: { ...first.state, question: null } } : first).state.round,
    ).toBe(2);
  });

  it('L6.1: a hero chooses two cards from hand, one of them the leading card', () => {
    const asked = begun(table());
    expect(offers(asked, 'select', 'fighter')).toHaveLength(90);
    const one = said(asked, plan('fighter', 3, 7));
    expect(seatIn(one, 'fighter').plan).toEqual({ plan: 'cards', leading: 'fighter3', second: 'fighter7' });
    expect(seatIn(one, 'fighter').hand).toHaveLength(8);
    expect(of(one.events, 'planned')).toMatchObject([{ hero: 'fighter', leading: 'fighter3', second: 'fighter7' }]);
  });

  it('L6.1: a plan can be changed until the last hero has chosen', () => {
    const one = said(begun(table()), plan('fighter', 3, 7));
    const other = said(one, plan('fighter', 7, 1));
    expect(seatIn(other, 'fighter').plan).toMatchObject({ leading: 'fighter7', second: 'fighter1' });
    expect([...seatIn(other, 'fighter').hand].sort()).not.toContain('fighter7');
    expect(seatIn(other, 'fighter').hand).toHaveLength(8);
    const all = said(other, plan('archer', 1, 2));
    expect(all.state.question).toBeNull();
    expect(of(all.events, 'turnOrderSet')).toHaveLength(1);
  });

  it('L6.1: a long rest needs two cards in discard', () => {
    const laid = table();
    expect(offers(begun(laid), 'longRest', 'fighter')).toEqual([]);
    seatIn(laid, 'fighter').discard = seatIn(laid, 'fighter').hand.splice(0, 2);
    const asked = begun(laid);
    expect(offers(asked, 'longRest', 'fighter')).toHaveLength(1);
    const resting = said(asked, { type: 'longRest', hero: 'fighter' }, plan('archer', 1, 2));
    expect(resting.state.order.find((place) => place.place === 'hero' && place.hero === 'fighter')?.initiative).toBe(
      99,
    );
  });

  it('L17.3: while cards are chosen, effects of an active card may be ended, which does not change a plan', () => {
    const laid = table();
    const seat = seatIn(laid, 'fighter');
    seat.hand = seat.hand.filter((card) => card !== 'fighter1');
    seat.active = [{ card: 'fighter1', half: 'top', pile: 'lost' }];
    const one = said(begun(laid), plan('fighter', 3, 7));
    const ended = said(one, { type: 'endBonus', hero: 'fighter', card: 'fighter1' });
    expect(seatIn(ended, 'fighter')).toMatchObject({ active: [], lost: ['fighter1'], plan: { leading: 'fighter3' } });
    expect(ended.state.question).toEqual({ ask: 'select' });
  });

  it('L6.1: with fewer than two cards in hand only a long rest can be chosen', () => {
    const laid = table();
    const seat = seatIn(laid, 'fighter');
    seat.discard = seat.hand.splice(0, 9);
    const asked = begun(laid);
    expect(offers(asked, 'select', 'fighter')).toEqual([]);
    expect(offers(asked, 'longRest', 'fighter')).toHaveLength(1);
  });

  it('L6.1: a hero who can neither play nor rest is exhausted (L20.4)', () => {
    const laid = table();
    const seat = seatIn(laid, 'fighter');
    seat.lost = seat.hand.splice(0, 9);
    const asked = begun(laid);
    expect(of(asked.events, 'exhausted')).toMatchObject([{ hero: 'fighter', why: 'cards' }]);
    expect(asked.state.question).toEqual({ ask: 'select' });
    expect(said(asked, plan('archer', 1, 2)).state.question).toBeNull();
  });

  it('L20.5: when all heroes are exhausted, the scenario is lost at once', () => {
    const laid = table();
    for (const seat of laid.state.seats) seat.lost = seat.hand.splice(0, 9);
    const over = begun(laid);
    expect(over.state).toMatchObject({ over: true, ending: 'lost', question: null });
  });

  it('L20.5: it is not lost if its goal was met before', () => {
    const laid = table();
    for (const seat of laid.state.seats) seat.lost = seat.hand.splice(0, 9);
    laid.state.ending = 'won';
    expect(begun(laid).state).toMatchObject({ over: true, ending: 'won' });
  });
});

describe('monster cards', () => {
  it('L6.2: each deck with a type on the map shows one card', () => {
    const laid = table({ monsters: { rat: {}, crow: { initiative: 60 }, toad: {} } });
    laid.state.decks = {
      rat: { draw: ['rat1'], discard: [], shown: null },
      crow: { draw: ['crow1'], discard: [], shown: null },
      toad: { draw: ['toad1'], discard: [], shown: null },
    };
    const { state, events } = did(laid, revealCards);
    expect(of(events, 'monsterCardShown').map(({ deck, card, initiative }) => [deck, card, initiative])).toEqual([
      ['crow', 'crow1', 60],
      ['rat', 'rat1', 50],
    ]);
    expect(state.decks['toad']).toEqual({ draw: ['toad1'], discard: [], shown: null });
  });

  it('L6.2: types that share a deck share the shown card (L1.5)', () => {
    const laid = table({ monsters: { rat: { def: { deck: 'crow' } }, crow: {} } });
    laid.state.decks = {
      crow: { draw: ['crow1'], discard: [], shown: null },
      rat: { draw: [], discard: [], shown: null },
    };
    expect(of(did(laid, revealCards).events, 'monsterCardShown')).toHaveLength(1);
  });

  it('L6.2: an empty deck is shuffled from its discards first', () => {
    const laid = table();
    laid.state.decks['rat'] = { draw: [], discard: ['rat1'], shown: null };
    laid.state.decks['crow'] = { draw: ['crow1'], discard: [], shown: null };
    const { state, events } = did(laid, revealCards);
    expect(of(events, 'deckShuffled')).toEqual([{ type: 'deckShuffled', deck: 'rat', cards: 1, rule: 'L6.2' }]);
    expect(state.decks['rat']).toEqual({ draw: [], discard: [], shown: 'rat1' });
  });
});

describe('items after the turn order is set', () => {
  const WATCH: ItemDef = {
    id: 'watch',
    slot: 'small',
    use: 'spent',
    moment: 'orderSet',
    effect: { initiative: 20 },
    minusCards: 0,
    price: 1,
    copies: 1,
  };
  const ordered = () => {
    const laid = table({ heroes: { fighter: { items: ['watch'] }, archer: {} }, book: { items: { watch: WATCH } } });
    return said(begun(laid), plan('fighter', 5, 1), plan('archer', 4, 2));
  };
  const order = ({ state }: Laid) =>
    (state as WorkingState).order.map(({ place, initiative }) => `${place} ${initiative}`);

  it('L21.2: such an item moves the hero earlier or later in the order', () => {
    const asked = ordered();
    expect(asked.state.question).toEqual({ ask: 'orderSet' });
    const earlier = said(asked, { type: 'changeInitiative', hero: 'fighter', item: 'watch', to: 'lower' });
    expect(order(earlier)[0]).toBe('hero 30');
    expect(earlier.state.question).toBeNull();
    expect(of(earlier.events, 'initiativeChanged')).toMatchObject([{ hero: 'fighter', initiative: 30 }]);
    expect(order(said(asked, { type: 'changeInitiative', hero: 'fighter', item: 'watch', to: 'higher' })).at(-1)).toBe(
      'hero 70',
    );
  });

  it('L21.2: it need not be used, and its effect lasts for this round', () => {
    const asked = ordered();
    expect(said(asked, { type: 'proceed' }).state.question).toBeNull();
    const earlier = said(asked, { type: 'changeInitiative', hero: 'fighter', item: 'watch', to: 'lower' });
    expect(seatIn(begun(earlier), 'fighter').initiativeChange).toBe(0);
  });
});

describe('the end of the round', () => {
  it('L28.1: resolves scenario rules, decks, elements, bonuses, short rests and the end of the scenario, in this order', () => {
    const laid = table({
      scenario: {
        rules: [{ id: 'burns', trigger: { on: 'round', round: 1 }, does: [{ deed: 'element', element: 'fire' }] }],
      },
    });
    const { state: now } = laid;
    now.round = 1;
    now.elements = { ...now.elements, ice: 'waning', air: 'strong' };
    now.decks['rat'] = { draw: ['rat1'], discard: [], shown: null };
    now.decks['crow'] = { draw: [], discard: [], shown: 'crow1' };
    now.monsterDeck = { draw: ['0'], discard: ['null'], reshuffle: true };
    const fighter = seatIn(laid, 'fighter');
    fighter.discard = fighter.hand.splice(0, 2);
    const bonus = {
      amount: 1,
      range: 0,
      trigger: null,
      abilities: [],
      source: { from: 'perk' as const },
      used: 0,
      slots: [],
    };
    now.bonuses = [
      { ...bonus, id: 90, kind: 'shield', bearer: 'hero:fighter', until: 'round' },
      { ...bonus, id: 91, kind: 'shield', bearer: 'hero:fighter', until: 'persistent' },
    ];
    const ended = did(laid, beginRoundEnd);
    expect(ended.events.map(({ type }) => type)).toEqual([
      'ruleTriggered',
      'elementCreated',
      'elementsInfused',
      'deckShuffled',
      'elementsWaned',
      'bonusEnded',
    ]);
    const { state } = ended;
    expect(state.elements).toMatchObject({ fire: 'waning', ice: 'inert', air: 'waning' });
    expect(state.monsterDeck.draw).toHaveLength(2);
    expect(state.decks['crow']).toEqual({ draw: [], discard: ['crow1'], shown: null });
    expect(state.bonuses.map(({ id }) => id)).toEqual([91]);
    expect(state.question).toEqual({ ask: 'rests' });
    const over = said(ended, { type: 'done' });
    expect(of(over.events, 'roundEnded')).toEqual([{ type: 'roundEnded', round: 1, rule: 'L28.1' }]);
  });

  it('L28.1: (3) a deck whose shown card has the shuffle symbol is reshuffled, others are not', () => {
    const laid = table();
    const [card] = laid.book.decks['rat'] ?? [];
    if (!card) throw new Error('no card');
    const book = { ...laid.book, decks: { ...laid.book.decks, rat: [{ ...card, shuffle: true }] } };
    laid.state.decks['rat'] = { draw: ['rat2'], discard: ['rat3'], shown: 'rat1' };
    laid.state.decks['crow'] = { draw: ['crow2'], discard: ['crow3'], shown: 'crow1' };
    const { state, events } = did({ book, state: laid.state }, discardRoundCards);
    expect(of(events, 'deckShuffled')).toEqual([{ type: 'deckShuffled', deck: 'rat', cards: 3, rule: 'L28.1' }]);
    expect(state.decks['rat']?.discard).toEqual([]);
    expect(state.decks['crow']).toEqual({ draw: ['crow2'], discard: ['crow3', 'crow1'], shown: null });
  });
});

describe('the end of the scenario', () => {
  const ended = (ending: WorkingState['ending']) => {
    const laid = table({
      level: 3,
      book: { goals: { tidy: { id: 'tidy', checkmarks: 1, needs: [{ counter: 'kills', atMost: 0 }] } } },
    });
    const fighter = seatIn(laid, 'fighter');
    fighter.money = 2;
    fighter.gold = 5;
    fighter.goals = ['tidy'];
    const archer = seatIn(laid, 'archer');
    archer.exhausted = true;
    archer.money = 1;
    laid.state.ending = ending;
    return did(laid, endScenario);
  };

  it('L29.2: turns money tokens into gold by the level, whether won or lost (L3.2)', () => {
    for (const ending of ['won', 'lost'] as const) {
      const over = ended(ending);
      expect(of(over.events, 'moneyChanged')).toEqual([
        { type: 'moneyChanged', hero: 'fighter', tokens: 2, gold: 6, rule: 'L29.2' },
        { type: 'moneyChanged', hero: 'archer', tokens: 1, gold: 3, rule: 'L29.2' },
      ]);
      expect(resultOf(over.book, over.state).heroes.map(({ gold }) => gold)).toEqual([11, 3]);
    }
  });

  it('L29.3: after a victory gives bonus experience to every hero, even exhausted ones, and judges battle goals', () => {
    const over = ended('won');
    const { events } = over;
    expect(resultOf(over.book, over.state).heroes.map(({ experience }) => experience)).toEqual([10, 10]);
    expect(of(events, 'experienceGained').map(({ hero, n }) => [hero, n])).toEqual([
      ['fighter', 10],
      ['archer', 10],
    ]);
    expect(of(events, 'battleGoalJudged')).toMatchObject([{ hero: 'fighter', goal: 'tidy', fulfilled: true }]);
    expect(events.at(-1)).toEqual({ type: 'scenarioEnded', ending: 'won', rule: 'L29.1' });
  });

  it('L29.3: after a defeat does neither', () => {
    const { events } = ended('lost');
    expect([...of(events, 'experienceGained'), ...of(events, 'battleGoalJudged')]).toEqual([]);
    expect(ended(null).state).toMatchObject({ over: true, ending: 'lost' });
  });
});
