/** Tests battle goals (L29.3), and the counters for them and for personal quests. */
import { describe, expect, it } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import type { Book } from '../../../src/rules/longTable/book';
import { countEvents } from '../../../src/rules/longTable/counters';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { judgeGoals } from '../../../src/rules/longTable/goals';
import type { Counter } from '../../../src/rules/longTable/goalTest';
import type { WorkingState } from '../../../src/rules/longTable/state';
import { startTable } from '../../kit/longTable';

const table = () =>
  startTable(
    `
    f   h   .   r
      .   D   s
    `,
    { figures: { f: 'fighter', h: 'healer', r: 'elite rat', s: 'crow' }, book: { goals: battleGoals }, level: 2 },
  );

const source = { from: 'rest' } as const;

/** Counts each event as if a command of its own had caused it; figures do not move. */
function counted({ book, state }: { book: Book; state: WorkingState }, ...events: GameEvent[]): WorkingState {
  for (const event of events) countEvents({ book, state, events: [event] }, 0);
  return state;
}

const fighter = (state: WorkingState) => state.seats.find(({ hero }) => hero === 'fighter')?.counters ?? {};

const round = (n: number): GameEvent => ({ type: 'roundBegan', round: n, rule: 'L5.1' });
const roundEnd = (n: number): GameEvent => ({ type: 'roundEnded', round: n, rule: 'L28.1' });
const turn = (figure: string): GameEvent => ({ type: 'turnBegan', figure, late: false, rule: 'L5.1' });
const damaged = (figure: string, n: number, by: string | null): GameEvent => ({
  type: 'damaged',
  figure,
  n,
  hp: 5,
  source,
  by,
  rule: 'L11.3',
});
const died = (figure: string, credit: string | null, rank: 'normal' | 'elite' | 'boss' | null): GameEvent => ({
  type: 'died',
  figure,
  rank,
  number: rank && 1,
  hex: 'a1',
  credit,
  source,
  money: true,
  rule: 'L11.5',
});
const money = (hexes: string[], rule: string): GameEvent => ({
  type: 'moneyTaken',
  figure: 'hero:fighter',
  hexes,
  kept: true,
  rule,
});
const used = (rule = 'L21.2'): GameEvent => ({ type: 'itemUsed', hero: 'fighter', item: 'tea', state: 'spent', rule });
const ended = (half: 'top' | 'bottom', basic: boolean, done = true): GameEvent => ({
  type: 'actionEnded',
  hero: 'fighter',
  card: 'loud',
  half,
  basic,
  done,
  rule: 'L7.4',
});

describe('counters of a scenario', () => {
  it('L2.1: count a hero’s turn before all monsters, and a turn after all other figures', () => {
    const state = counted(
      table(),
      round(1),
      turn('hero:fighter'),
      turn('monster:rat:1'),
      turn('hero:healer'),
      roundEnd(1),
    );
    expect(fighter(state)).toMatchObject({ roundsActed: 1, roundsBeforeMonsters: 1 });
    expect(fighter(state).roundsAfterAll).toBeUndefined();
    expect(state.seats[1]?.counters).toMatchObject({ roundsAfterAll: 1 });
    expect(state.seats[1]?.counters.roundsBeforeMonsters).toBeUndefined();
  });

  it('L2.1: count no turn as before the monsters if no monster acts, and start again each round', () => {
    const state = counted(table(), round(1), turn('hero:healer'), turn('hero:fighter'), roundEnd(1), round(2));
    expect(fighter(state)).toMatchObject({ roundsActed: 1, roundsAfterAll: 1 });
    expect(fighter(state).roundsBeforeMonsters).toBeUndefined();
    expect(state.turns).toEqual([]);
  });

  it('L2.1: count damage in rounds 1 to 3 by the round of the event, not by the round after the command', () => {
    const laid = table();
    laid.state.round = 4;
    countEvents({ ...laid, events: [damaged('hero:fighter', 2, null), round(4), damaged('hero:fighter', 1, null)] }, 0);
    expect(fighter(laid.state).damageInRounds1To3).toBe(2);
  });

  it('L2.1: count damage during set-up as before round 1', () => {
    const laid = table();
    laid.state.round = 0;
    expect(fighter(counted(laid, damaged('hero:fighter', 2, null))).damageInRounds1To3).toBeUndefined();
  });

  it('L2.1: count only events from the given index on', () => {
    const laid = table();
    countEvents({ ...laid, events: [damaged('hero:fighter', 2, null), damaged('hero:fighter', 1, null)] }, 1);
    expect(fighter(laid.state).damageInRounds1To3).toBe(1);
  });

  it('L2.1: count the first hero to damage an enemy, once per enemy', () => {
    const state = counted(
      table(),
      damaged('monster:rat:1', 0, 'hero:fighter'),
      damaged('monster:rat:1', 2, 'hero:fighter'),
      damaged('monster:rat:1', 2, 'hero:fighter'),
      damaged('monster:crow:1', 2, 'hero:healer'),
      damaged('monster:crow:1', 2, 'hero:fighter'),
      damaged('hero:healer', 1, 'hero:fighter'),
    );
    expect(fighter(state).firstDamages).toBe(1);
    expect(state.seats[1]?.counters.firstDamages).toBe(1);
  });

  it('L18.8: count kills for the figure that is credited; a summon’s kill is its hero’s, even if the summon dies in it', () => {
    const laid = table();
    countEvents(
      {
        ...laid,
        events: [
          died('monster:rat:1', 'summon:7', 'elite'),
          { type: 'summonGone', figure: 'summon:7', summon: 'wolf', hero: 'fighter', why: 'hp', rule: 'L19.2' },
        ],
      },
      0,
    );
    counted(laid, died('monster:rat:2', 'hero:fighter', 'normal'), died('monster:crow:1', null, 'boss'));
    expect(fighter(laid.state)).toMatchObject({ kills: 2, eliteKills: 1, lastKill: 0 });
    expect(laid.state.seats[0]?.killed).toEqual({ rat: 2 });
    counted(laid, died('obstacle:box1', 'hero:fighter', null));
    expect(fighter(laid.state)).toMatchObject({ kills: 2, lastKill: 1 });
  });

  it('L18.8: credit the kills of several summons that die at once each to its own hero', () => {
    const laid = table();
    const gone = (figure: string, hero: string): GameEvent => ({
      type: 'summonGone',
      figure,
      summon: 'wolf',
      hero,
      why: 'hp',
      rule: 'L19.2',
    });
    const events = [
      died('monster:rat:1', 'summon:7', 'normal'),
      gone('summon:6', 'archer'),
      gone('summon:7', 'fighter'),
    ];
    countEvents({ ...laid, events }, 0);
    expect(fighter(laid.state).kills).toBe(1);
  });

  it('L18.4, L18.6: count money from loot abilities and from the end of turns separately, and money from a lien as neither', () => {
    const laid = table();
    const rooms = [{ hexes: ['a1', 'c1'] }, { hexes: ['i1'] }];
    const book = { ...laid.book, scenario: { ...laid.book.scenario, rooms } };
    const state = counted(
      { book, state: laid.state },
      money(['a1', 'c1'], 'L18.4'),
      money(['i1'], 'L18.6'),
      money(['i1'], 'L11.5'),
    );
    expect(fighter(state)).toMatchObject({ moneyByLoot: 2, moneyOtherwise: 1, roomsLooted: 2 });
  });

  it('L21.2: count items per round and per turn; a pledged item does not count as used', () => {
    const laid = table();
    const { state } = laid;
    const events = [turn('hero:fighter'), used(), used('L16.2'), turn('monster:rat:1'), used(), used()];
    countEvents({ ...laid, events }, 0);
    expect(fighter(state)).toMatchObject({ itemsBefore5: 3, mostItemsInTurn: 2 });
    state.round = 5;
    expect(fighter(counted(laid, used()))).toMatchObject({ itemsBefore5: 3, itemsFrom5: 1 });
  });

  it('L21.2: an item that is used between two turns belongs to neither', () => {
    const laid = table();
    const ended: GameEvent = { type: 'turnEnded', figure: 'hero:fighter', rule: 'L7.5' };
    countEvents({ ...laid, events: [turn('hero:fighter'), used(), ended, used()] }, 0);
    countEvents({ ...laid, events: [used()] }, 0);
    countEvents({ ...laid, events: [used(), turn('monster:rat:1'), used()] }, 0);
    expect(fighter(laid.state)).toMatchObject({ itemsBefore5: 5, mostItemsInTurn: 1 });
    // A turn that the command neither begins nor ends.
    laid.state.turn = { figure: 'monster:rat:1' } as never;
    countEvents({ ...laid, events: [used()] }, 0);
    expect(fighter(laid.state)).toMatchObject({ mostItemsInTurn: 2 });
  });

  it('L8.1: count rests, and separately long rests next to an enemy', () => {
    const rest = (long: boolean, beside: boolean): GameEvent => ({
      type: 'restTaken',
      hero: 'fighter',
      long,
      lost: 'a',
      beside,
      rule: 'L8.1',
    });
    const state = counted(table(), rest(true, false), rest(false, true), rest(true, true));
    expect(fighter(state)).toMatchObject({ rests: 3, restsBesideEnemy: 1 });
  });

  it('L10.1: count the doors that a hero opened, not those opened by others or by a rule', () => {
    const door = (by: string | null): GameEvent => ({ type: 'doorOpened', hex: 'e1', by, rule: 'L10.1' });
    const state = counted(table(), door('hero:fighter'), door('hero:healer'), door(null));
    expect(fighter(state)).toMatchObject({ doorsOpened: 1, doorsOpenedByOthers: 1 });
  });

  it('L7.4: count actions with the lost symbol that are done and are not basic', () => {
    const laid = table();
    const { book } = startTable('f', {
      figures: { f: 'fighter' },
      heroes: {
        fighter: {
          cards: [
            {
              id: 'loud',
              hero: 'fighter',
              level: 1,
              initiative: 5,
              top: { parts: [], lost: true },
              bottom: { parts: [] },
            },
          ],
        },
      },
    });
    const state = counted(
      { book, state: laid.state },
      ended('top', false),
      ended('top', true),
      ended('top', false, false),
      ended('bottom', false),
    );
    expect(fighter(state).lostActions).toBe(1);
  });

  it('L20.4, L35.2: count exhaustion, and death separately', () => {
    const exhausted = (why: 'hp' | 'death'): GameEvent => ({ type: 'exhausted', hero: 'fighter', why, rule: 'L20.4' });
    expect(fighter(counted(table(), exhausted('hp')))).toEqual({ exhausted: 1 });
    expect(fighter(counted(table(), exhausted('death')))).toEqual({ exhausted: 1, dead: 1 });
  });

  it('L2.1: count rounds that a hero ends with 3 HP or less', () => {
    const laid = table();
    const [figure] = laid.state.figures;
    if (figure) figure.hp = 3;
    expect(fighter(counted(laid, roundEnd(1))).roundsAtThreeHp).toBe(1);
    if (figure) figure.hp = 4;
    expect(fighter(counted(laid, roundEnd(2))).roundsAtThreeHp).toBe(1);
  });

  it('L11.3: keep the highest damage of a single attack', () => {
    const reckoned = (attacker: string, damage: number): GameEvent => ({
      type: 'attackReckoned',
      attacker,
      target: 'monster:rat:1',
      terms: [],
      modifiers: [],
      shield: [],
      pierce: 0,
      damage,
      rule: 'L11.3',
    });
    const state = counted(
      table(),
      reckoned('hero:fighter', 5),
      reckoned('hero:fighter', 3),
      reckoned('monster:rat:1', 9),
    );
    expect(fighter(state).mostDamageInAttack).toBe(5);
  });
});

const battleGoals = campaignBook().goals;

/** For each goal: counters that just fulfil it, and counters that are one short. The scenario level is 2. */
const CASES: readonly (readonly [string, Partial<Record<Counter, number>>, Partial<Record<Counter, number>>])[] = [
  ['earlyBird', { roundsBeforeMonsters: 3 }, { roundsBeforeMonsters: 2 }],
  ['lastOrders', { roundsAfterAll: 3 }, { roundsAfterAll: 2 }],
  ['byTheBook', { moneyByLoot: 2 }, { moneyByLoot: 3, moneyOtherwise: 1 }],
  ['byTheBook', { moneyByLoot: 2 }, { moneyByLoot: 1 }],
  ['pettyCash', { roomsLooted: 3 }, { roomsLooted: 2 }],
  ['aGoodStart', {}, { damageInRounds1To3: 1 }],
  ['byAThread', { roundsAtThreeHp: 2 }, { roundsAtThreeHp: 2, exhausted: 1 }],
  ['byAThread', { roundsAtThreeHp: 2 }, { roundsAtThreeHp: 1 }],
  ['savingIt', { itemsFrom5: 1 }, { itemsFrom5: 1, itemsBefore5: 1 }],
  ['savingIt', { itemsFrom5: 1 }, {}],
  ['bothHands', { mostItemsInTurn: 2 }, { mostItemsInTurn: 1 }],
  ['noTimeToSit', { rests: 2 }, { rests: 3 }],
  ['lunchIsLunch', { restsBesideEnemy: 1 }, {}],
  ['openingRemarks', { firstDamages: 4 }, { firstDamages: 3 }],
  ['theLastWord', { lastKill: 1 }, { lastKill: 0 }],
  ['afterYou', { doorsOpenedByOthers: 1 }, { doorsOpenedByOthers: 1, doorsOpened: 1 }],
  ['afterYou', { doorsOpenedByOthers: 1 }, {}],
  ['burntBridges', { lostActions: 3 }, { lostActions: 2 }],
  ['oneStamp', { mostDamageInAttack: 8 }, { mostDamageInAttack: 7 }],
];

/** The results of the battle goals at a table with four rooms in round 9, where the fighter has this goal. */
function judged(
  goal: string,
  counters: Partial<Record<Counter, number>>,
  change: Partial<WorkingState['seats'][number]> = {},
) {
  const { book, state } = table();
  const rooms = [0, 1, 2, 3].map(() => ({ hexes: [] }));
  state.round = 9;
  const seats = state.seats.map((seat, i) => (i === 0 ? { ...seat, ...change, goals: [goal], counters } : seat));
  return judgeGoals({ ...book, scenario: { ...book.scenario, rooms } }, { ...state, seats });
}

describe('battle goals', () => {
  it.each(CASES)('L29.3: %s', (goal, enough, short) => {
    const checkmarks = battleGoals[goal]?.checkmarks ?? 0;
    expect(judged(goal, enough)).toEqual([{ hero: 'fighter', goal, fulfilled: true, checkmarks }]);
    expect(judged(goal, short)).toEqual([{ hero: 'fighter', goal, fulfilled: false, checkmarks: 0 }]);
  });

  it('L29.3: deepPockets counts cards in hand, in discard, and active cards that count as discarded', () => {
    const change = (pile: 'discard' | 'lost') => ({
      hand: ['a', 'b', 'c'],
      discard: ['d', 'e'],
      active: [{ card: 'f', half: 'top' as const, pile }],
      lost: ['g'],
    });
    expect(judged('deepPockets', {}, change('discard'))).toMatchObject([{ fulfilled: true }]);
    expect(judged('deepPockets', {}, change('lost'))).toMatchObject([{ fulfilled: false }]);
  });

  it('L29.3: noTimeToSit requires nine rounds', () => {
    const { book, state } = table();
    const seats = state.seats.map((seat) => ({ ...seat, goals: ['noTimeToSit'] }));
    expect(judgeGoals(book, { ...state, round: 8, seats })[0]?.fulfilled).toBe(false);
    expect(judgeGoals(book, { ...state, round: 9, seats })[0]?.fulfilled).toBe(true);
  });

  it('L2.1: a goal that was not chosen is not judged', () => {
    const { book, state } = table();
    const seats = state.seats.map((seat) => ({ ...seat, goals: ['earlyBird', 'afterYou'] }));
    expect(judgeGoals(book, { ...state, seats })).toEqual([]);
  });
});
