/** Tests each kind of penalty that the rooms of a random dungeon have (L34.4). */
import { describe, expect, it } from 'vitest';
import { push } from '../../../src/rules/longTable/agenda';
import type { Penalty } from '../../../src/rules/longTable/dungeonDef';
import { heal } from '../../../src/rules/longTable/effects';
import { answerQuestion, optionsOf, runTasks } from '../../../src/rules/longTable/engine';
import { mustActFirst } from '../../../src/rules/longTable/penalties';
import { candidatesOf } from '../../../src/rules/longTable/targets';
import { applyRule } from '../../../src/rules/longTable/transaction';
import { initiativeOfType } from '../../../src/rules/longTable/turnOrder';
import type { Ability } from '../../../src/rules/longTable/vocabulary';
import { EXIT, eventsOf, opened, placed, runRoundEnd, runToEnd } from './roomKit';

describe('L34.4: penalties when the room is opened', () => {
  it('L34.4: the hero who opens the room suffers damage, or each hero does', () => {
    const hurt = (whom: 'opener' | 'heroes', by: string | null = 'hero:fighter') => {
      const table = placed({ penalty: 'hurt', whom, n: 2 });
      return eventsOf(runToEnd(table, opened(table, by)).events, 'damaged').map(({ figure, n }) => [figure, n]);
    };
    expect(hurt('opener')).toEqual([['hero:fighter', 2]]);
    expect(hurt('heroes')).toEqual([
      ['hero:fighter', 2],
      ['hero:healer', 2],
    ]);
    // A door that a rule opened has no opener.
    expect(hurt('opener', null)).toEqual([]);
  });

  it('L10.2, L34.4: new monster types get their place in the order before the damage is asked about', () => {
    const table = placed({ penalty: 'hurt', whom: 'opener', n: 2 }, (state) => {
      state.order = [
        { place: 'hero', hero: 'fighter', initiative: 1 },
        { place: 'hero', hero: 'healer', initiative: 98 },
      ];
    });
    const [card = ''] = (table.book.decks['rat'] ?? []).map(({ id }) => id);
    table.state.decks['rat'] = { draw: [card], discard: [], shown: null };
    const { state } = opened(table);
    expect(state.question).toMatchObject({ ask: 'damage' });
    expect(state.order.map((each) => ('hero' in each ? each.hero : each.place))).toEqual(['fighter', 'type', 'healer']);
  });

  it('L34.4: the opener, each hero or every figure gets a condition', () => {
    const given = (whom: 'opener' | 'heroes' | 'all') => {
      const table = placed({ penalty: 'condition', whom, condition: 'muddle' });
      return eventsOf(runToEnd(table, opened(table)).events, 'conditionGiven').map(({ figure }) => figure);
    };
    expect(given('opener')).toEqual(['hero:fighter']);
    expect(given('heroes')).toEqual(['hero:fighter', 'hero:healer']);
    expect(given('all')).toHaveLength(4);
  });

  it('L34.4: the opener discards a card that the player chooses', () => {
    const table = placed({ penalty: 'openerDiscards' });
    const { state } = opened(table);
    const hand = table.state.seats[0]?.hand ?? [];
    expect(optionsOf(table.book, state)).toEqual(
      hand.map((card) => ({ type: 'choose', option: { option: 'card', card } })),
    );
    const [, second = ''] = hand;
    const done = applyRule(table.book, state, (t) =>
      answerQuestion(t, { type: 'choose', option: { option: 'card', card: second } }),
    ).state;
    expect(done.seats[0]?.discard).toEqual([second]);
    expect(done.seats[0]?.hand).toEqual(hand.filter((card) => card !== second));
  });

  it('L34.4: each hero spends one unspent item, if it has one', () => {
    const table = placed({ penalty: 'spendItem' });
    const { state } = opened(table);
    expect(optionsOf(table.book, state)).toHaveLength(2);
    const done = runToEnd(table, opened(table)).state;
    expect(done.seats[0]?.items.map((each) => each.state)).toEqual(['spent', 'ready']);
    expect(done.question).toBe(null);
  });

  it('L34.4: the room’s monsters have Shield 1 until the end of the round', () => {
    const table = placed({ penalty: 'monstersShield', n: 1 });
    const { state } = opened(table);
    expect(state.bonuses.map(({ kind, bearer, amount, until }) => [kind, bearer.slice(0, 11), amount, until])).toEqual([
      ['shield', 'monster:rat', 1, 'round'],
      ['shield', 'monster:rat', 1, 'round'],
    ]);
  });
});

describe('L34.4: penalties at the end of rounds and later', () => {
  it('L34.4: the room’s monsters heal at the end of the round in which it is opened', () => {
    const table = placed({ penalty: 'monstersHeal', n: 1 });
    const hurt = applyRule(table.book, opened(table).state, (t) => {
      for (const figure of t.state.figures) figure.hp -= 2;
    }).state;
    const healed = eventsOf(runRoundEnd({ book: table.book, state: hurt }).events, 'healed');
    expect(healed.map(({ figure, n }) => [figure.slice(0, 11), n])).toEqual([
      ['monster:rat', 1],
      ['monster:rat', 1],
    ]);
    const later = { ...hurt, round: 2 };
    expect(eventsOf(runRoundEnd({ book: table.book, state: later }).events, 'healed')).toEqual([]);
  });

  it('L34.4: the room’s monsters act first in the round after it is opened', () => {
    const table = placed({ penalty: 'monstersFirst' });
    const { state } = opened(table);
    expect([1, 2, 3].map((round) => mustActFirst(table.book, { ...state, round }, 'rat'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(mustActFirst(table.book, { ...state, round: 2 }, 'crow')).toBe(false);
    const shown = {
      ...state,
      decks: { rat: { draw: [], discard: [], shown: table.book.decks['rat']?.[0]?.id ?? '' } },
    };
    expect(initiativeOfType(table.book, { ...shown, round: 2 }, 'rat')).toBe(0);
    expect(initiativeOfType(table.book, { ...shown, round: 3 }, 'rat')).toBeGreaterThan(0);
  });

  it('L34.4: each hero in the room moves one hex nearer to the exit, if such a hex is free', () => {
    const table = placed({ penalty: 'drift', exit: EXIT });
    const inside = (hex: string) =>
      applyRule(table.book, opened(table).state, (t) => {
        for (const figure of t.state.figures) {
          if (figure.id === 'hero:fighter') figure.hex = hex;
        }
      }).state;
    const driven = runRoundEnd({ book: table.book, state: inside('f1') });
    const [only] = eventsOf(runToEnd(table, driven).events, 'stepped');
    expect(only).toMatchObject({ figure: 'hero:fighter', from: 'f1' });
    expect(eventsOf(runToEnd(table, runRoundEnd({ book: table.book, state: inside('i1') })).events, 'stepped')).toEqual(
      [],
    );
    // Heroes outside the room are not moved.
    expect(
      eventsOf(runToEnd(table, runRoundEnd({ book: table.book, state: opened(table).state })).events, 'stepped'),
    ).toEqual([]);
  });

  it('L34.4: heals restore less HP in the room', () => {
    const table = placed({ penalty: 'healsLess', n: 1 });
    const healed = (hex: string) =>
      applyRule(table.book, table.state, (t) => {
        const figure = t.state.figures.find(({ id }) => id === 'hero:fighter');
        if (figure) Object.assign(figure, { hp: 3, hex });
        heal(t, 'hero:fighter', 3, { from: 'rest' });
      }).state.figures.find(({ id }) => id === 'hero:fighter')?.hp;
    expect([healed('b1'), healed('h1')]).toEqual([6, 5]);
  });

  it('L34.4: attacks of heroes in the room have at most the range of the penalty', () => {
    const table = placed({ penalty: 'rangeAtMost', n: 1 });
    const { state } = opened(table);
    const ability: Ability = { verb: 'attack', amount: 2, mods: { range: 5 } };
    const reached = (hex: string) => {
      const moved = applyRule(table.book, state, (t) => {
        for (const figure of t.state.figures) if (figure.id === 'hero:fighter') figure.hex = hex;
      }).state;
      return candidatesOf(table.book, moved, 'hero:fighter', ability).length;
    };
    expect(reached('d1')).toBeGreaterThan(0);
    expect(reached('i2')).toBe(0);
  });

  it('L34.4: pushes and pulls on heroes in the room are longer', () => {
    const pushed = (penalty: Penalty) => {
      const table = placed(penalty);
      const given = applyRule(table.book, opened(table).state, (t) => {
        for (const figure of t.state.figures) {
          if (figure.id === 'hero:fighter') figure.hex = 'f1';
          if (figure.kind === 'monster') figure.hex = figure.rank === 'elite' ? 'e1' : 'i2';
        }
        const elite = t.state.figures.find((figure) => figure.kind === 'monster' && figure.rank === 'elite');
        const force = { by: elite?.id ?? '', target: 'hero:fighter', kind: 'push', left: 1, full: 1, slam: 0 } as const;
        push(t, { do: 'force', force: { ...force, path: [], source: { from: 'rest' }, mayWaive: false } });
        runTasks(t);
      });
      return eventsOf(runToEnd(table, given).events, 'forced').map(({ path }) => path.length);
    };
    expect(pushed({ penalty: 'forcedLonger', n: 1 })).toEqual([2]);
    expect(pushed({ penalty: 'healsLess', n: 1 })).toEqual([1]);
  });
});
