/** Tests what the camp pages show of a campaign: places on the map, the deck after a perk, the result of an answer. */
import { beforeAll, describe, expect, it } from 'vitest';
import { campaignBook } from '../../../src/content/longTable/campaign/book';
import { specialRule } from '../../../src/i18n/longTable/stories';
import {
  deckLines,
  ledgerOf,
  movesOf,
  namedHp,
  nextConditions,
  outcomeTexts,
  placesOf,
  tooLittleGold,
  unpaidGold,
} from '../../../src/panels/longTable/camp/choices';
import { legalMoves, makeMove } from '../../../src/rules/longTable/campaign/play';
import { CONDITIONS } from '../../../src/rules/longTable/vocabulary';
import { begin, given, moved } from '../../kit/campaign';
import { openLongTable } from '../../kit/longTableWords';

const book = campaignBook();
const NEW = begin(book, ['bailiff', 'ferrywoman']);

beforeAll(openLongTable);

describe('the special rule of a page', () => {
  it('L27.9: gives HP as numbers for this party and level', () => {
    expect(namedHp('returnedToSender', 2, 3)).toBe(7);
    expect(namedHp('theCrossing', 2, 3)).toBe(12);
    expect(namedHp('paidIn', 2, 3)).toBe(42);
    expect(namedHp('noticeOnTheDoor', 2, 3)).toBe(0);
    expect(specialRule('returnedToSender', 7)).toContain('an obstacle of 7 HP');
  });
});

describe('the map (L30.1)', () => {
  it('lists only unlocked scenarios, with their places', () => {
    expect(placesOf(book, NEW)).toEqual([
      { id: 'noticeOnTheDoor', number: 1, place: 'B3', state: 'open', missing: [] },
    ]);
  });

  it('marks scenarios that are done, blocked, or still need achievements', () => {
    const later = given(NEW, ({ world }) => {
      world.unlocked.push('groundRent', 'returnedToSender', 'theCrossing');
      world.completed.push('noticeOnTheDoor');
      world.blocked.push('theCrossing');
    });
    expect(placesOf(book, later).map(({ id, state, missing }) => [id, state, missing])).toEqual([
      ['noticeOnTheDoor', 'done', []],
      ['groundRent', 'open', []],
      ['returnedToSender', 'locked', ['Schedule A', 'Schedule B']],
      ['theCrossing', 'shut', []],
    ]);
  });
});

describe('the deck (L32.7)', () => {
  it('is at first the standard deck of twenty cards, the worst first', () => {
    const lines = deckLines('bailiff', [], null);
    expect(lines.map(({ id }) => id)).toEqual(['null', '-2', '-1', '0', '+1', '+2', '2x']);
    expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(20);
  });

  it('shows which cards the perk that is looked at removes and adds', () => {
    const lines = deckLines('bailiff', [], 0);
    expect(lines.find(({ id }) => id === '-1')).toEqual({ id: '-1', count: 3, change: -2 });
    const second = deckLines('bailiff', [1], 1);
    expect(second.filter(({ change }) => change !== 0)).toEqual([
      { id: '-1', count: 2, change: -1 },
      { id: '+1', count: 6, change: 1 },
    ]);
  });
});

describe('the deck after a perk (L32.7)', () => {
  it('still lists a card that the perk removes completely', () => {
    let gone = 0;
    for (const hero of ['bailiff', 'ferrywoman', 'sexton', 'pawnbroker']) {
      const before = deckLines(hero, [], null);
      const all = (lines: typeof before) => lines.reduce((sum, { count }) => sum + count, 0);
      for (let line = 0; line < 12; line += 1) {
        const after = deckLines(hero, [], line);
        const changed = after.reduce((sum, { change }) => sum + change, 0);
        expect([hero, line, all(after) - all(before)]).toEqual([hero, line, changed]);
        gone += after.filter(({ count }) => count === 0).length;
      }
    }
    expect(gone).toBeGreaterThan(0);
  });
});

describe('the result of an answer (L31.2)', () => {
  it('describes what the answer has done, in the words of the card', () => {
    const asked = moved(book, NEW, { move: 'cityEvent' });
    const [first] = movesOf(legalMoves(book, asked), 'choose');
    if (!first) throw new Error('there is no answer');
    const made = makeMove(book, asked, first);
    if ('refused' in made) throw new Error(made.refused);
    expect(outcomeTexts(book, made.facts)).toHaveLength(1);
    expect(outcomeTexts(book, [])).toEqual([]);
  });

  it('lists the conditions that wait for the next scenario, and each has its rule', () => {
    const told = new Set<string>();
    for (const [event, { options }] of Object.entries(book.events))
      for (const option of ['A', 'B'] as const)
        for (const [outcome, { effects }] of options[option].outcomes.entries()) {
          const signs = nextConditions(book, [{ fact: 'outcomeApplied', event, option, outcome, rule: 'L31.2' }]);
          const printed = JSON.stringify(effects).match(/"pending":"(condition|bless|curse)"/g) ?? [];
          expect([event, option, outcome, signs.length]).toEqual([event, option, outcome, printed.length]);
          for (const sign of signs) {
            expect(CONDITIONS).toContain(sign);
            told.add(sign);
          }
        }
    expect(told.size).toBeGreaterThan(3);
    expect(nextConditions(book, [])).toEqual([]);
  });

  it('names the hero or condition that has caused the outcome, and no outcome with another cause', () => {
    const applied = (option: 'A' | 'B', outcome: number) =>
      outcomeTexts(book, [{ fact: 'outcomeApplied', event: 'R06', option, outcome, rule: 'L31.2' }]);
    expect(applied('A', 0).map(({ brings }) => brings)).toEqual(['With the Ferrywoman: nothing comes of it.']);
    expect(applied('A', 0)[0]?.tale).toMatch(/^The Ferrywoman says one word to the river/);
    const [other] = applied('A', 1);
    expect(other?.brings).toMatch(/^2 damage/);
    expect(other?.tale).toMatch(/^It comes up to the chest/);
  });
});

describe('the receipt (L31.2)', () => {
  it('lists everyone who has gained or lost something, and the changes of the party and the world', () => {
    const before = given(NEW, ({ heroes: [first] }) => first?.items.push('counterfeitPenny', 'counterfeitPenny'));
    const after = given(before, ({ heroes: [first, second], parties: [party], world }) => {
      if (!first || !second || !party) throw new Error('there are not two heroes in a party');
      first.gold -= 5;
      first.items = ['counterfeitPenny', 'paperweight'];
      second.experience += 4;
      second.pending.push({ pending: 'bless', cards: 2 });
      world.pending.push({ pending: 'joins', monster: 'tallyCrow', rank: 'normal' });
      party.reputation -= 1;
      world.prosperity += 2;
    });
    const [first, second] = before.heroes;
    const gold = first?.gold ?? 0;
    expect(ledgerOf(before, after)).toEqual([
      {
        hero: first?.no,
        changes: [{ what: 'gold', from: gold, to: gold - 5 }],
        gained: ['paperweight'],
        lost: ['counterfeitPenny'],
        waits: [],
      },
      {
        hero: second?.no,
        changes: [{ what: 'experience', from: 0, to: 4 }],
        gained: [],
        lost: [],
        waits: [{ pending: 'bless', cards: 2 }],
      },
      {
        hero: null,
        changes: [
          { what: 'reputation', from: 0, to: -1 },
          { what: 'prosperity', from: before.world.prosperity, to: before.world.prosperity + 2 },
        ],
        gained: [],
        lost: [],
        waits: [{ pending: 'joins', monster: 'tallyCrow', rank: 'normal' }],
      },
    ]);
  });

  it('is empty if nothing has changed', () => {
    expect(ledgerOf(NEW, NEW)).toEqual([]);
  });
});

it('L31.3: says of an option that costs more gold than the party has how much it has', () => {
  const asked = (gold: number) => ({
    ...NEW,
    question: { ask: 'option' as const, event: 'C06' },
    heroes: NEW.heroes.map((hero, nth) => ({ ...hero, gold: nth === 0 ? gold : 0 })),
  });
  expect(tooLittleGold(book, asked(11), { move: 'choose', option: 'A' })).toBe(11);
  expect(tooLittleGold(book, asked(15), { move: 'choose', option: 'A' })).toBeNull();
  expect(tooLittleGold(book, asked(11), { move: 'choose', option: 'B' })).toBeNull();
});

describe('what an answer has really cost (L31.4)', () => {
  const [event, option, nth] =
    Object.entries(book.events)
      .flatMap(([id, { options }]) =>
        (['A', 'B'] as const).flatMap((letter) =>
          options[letter].outcomes.flatMap(({ effects }, at) =>
            effects.some((each) => each.effect === 'gold' && each.n < 0 && each.whom === 'collective')
              ? [[id, letter, at] as const]
              : [],
          ),
        ),
      )
      .at(0) ?? expect.unreachable('no event costs gold');
  const facts = [{ fact: 'outcomeApplied', event, option, outcome: nth, rule: 'L31.2' }] as never;
  const withGold = (...gold: readonly number[]) =>
    given(NEW, (state) => {
      for (const [i, hero] of state.heroes.entries()) hero.gold = gold[i] ?? 0;
    });

  it('tells what the party could not pay, and nothing if it has paid all', () => {
    const { asked = 0 } = unpaidGold(book, facts, withGold(0, 0), withGold(0, 0)) ?? {};
    expect(asked).toBeGreaterThan(0);
    expect(unpaidGold(book, facts, withGold(0, 0), withGold(0, 0))).toEqual({ asked, lost: 0 });
    expect(unpaidGold(book, facts, withGold(1, 0), withGold(0, 0))).toEqual(asked > 1 ? { asked, lost: 1 } : null);
    expect(unpaidGold(book, facts, withGold(asked, 5), withGold(0, 5))).toBeNull();
    expect(unpaidGold(book, [], withGold(0, 0), withGold(0, 0))).toBeNull();
  });
});
