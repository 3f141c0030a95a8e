/** Reading the printed campaign (sections 2, 7, 8, 10). */
import { describe, expect, it } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import { readNeeds, readOption, readRewards } from '../../../src/content/longTable/notation/campaign';
import { readFoeCard, readPenalty } from '../../../src/content/longTable/notation/dungeon';

const effects = (printed: string) => readOption(`always: ${printed}`, 'x').outcomes[0]?.effects;

describe('an event', () => {
  it('L31.2, L31.3 consists of outcomes, and the first whose condition holds applies', () => {
    expect(readOption('bailiff: rep +2 / pay 10: xp +5 each / rep >= 5: nothing / else: rep -1', 'r')).toEqual({
      outcomes: [
        { when: { if: 'class', hero: 'bailiff' }, effects: [{ effect: 'reputation', n: 2 }] },
        {
          otherwise: true,
          when: { if: 'pay', gold: 10 },
          effects: [{ effect: 'experience', n: 5, whom: 'each' }],
        },
        { otherwise: true, when: { if: 'reputation', atLeast: 5 }, effects: [] },
        { otherwise: true, effects: [{ effect: 'reputation', n: -1 }] },
      ],
      after: 'bottom',
    });
    expect(readOption('rep <= -3: nothing', 'x')).toMatchObject({
      outcomes: [{ when: { if: 'reputation', atMost: -3 } }],
      after: 'leaves',
    });
  });

  it('gives an item if a copy is free, and otherwise its replacement', () => {
    expect(readOption('always: item paperweight / if taken: gold +20 collective', 'x').outcomes).toEqual([
      { when: { if: 'free', item: 'paperweight' }, effects: [{ effect: 'item', item: 'paperweight' }] },
      {
        otherwise: true,
        when: { if: 'taken', item: 'paperweight' },
        effects: [{ effect: 'gold', n: 20, whom: 'collective' }],
      },
    ]);
  });

  it.each([
    ['checkmark one', { effect: 'checkmarks', n: 1, whom: 'one' }],
    ['gold -3 collective', { effect: 'gold', n: -3, whom: 'collective' }],
    ['gold +6 each', { effect: 'gold', n: 6, whom: 'each' }],
    ['prosperity +1', { effect: 'prosperity', n: 1 }],
    ['party Postage', { effect: 'achievement', achievement: 'Postage' }],
    ['next: Bless 2 one', { effect: 'next', pending: { pending: 'bless', cards: 2 }, whom: 'one' }],
    ['next: Curse each', { effect: 'next', pending: { pending: 'curse', cards: 1 }, whom: 'each' }],
    ['next: 2 damage each', { effect: 'next', pending: { pending: 'damage', amount: 2 }, whom: 'each' }],
    ['next: Poison one', { effect: 'next', pending: { pending: 'condition', condition: 'poison' }, whom: 'one' }],
    ['next: no item may be used in round 1', { effect: 'next', pending: { pending: 'noItems' }, whom: 'each' }],
    [
      'next: initiative 99 in round 1',
      { effect: 'next', pending: { pending: 'initiative', initiative: 99 }, whom: 'each' },
    ],
    [
      "next: +2 on each hero's moves in round 1",
      { effect: 'next', pending: { pending: 'moves', plus: 2 }, whom: 'each' },
    ],
    [
      'next: monsters of the first room get Shield 1 in round 1',
      { effect: 'nextTable', pending: { pending: 'monstersShield', amount: 1 } },
    ],
    [
      'next: tallyCrow joins the first room (normal)',
      { effect: 'nextTable', pending: { pending: 'joins', monster: 'tallyCrow', rank: 'normal' } },
    ],
  ])('L31.4 %s', (printed, effect) => {
    expect(effects(printed)).toEqual([effect]);
  });

  it('L2.1 (6) `next` applies only to the one effect that follows it', () => {
    expect(effects('next: 2 damage each, prosperity +1')).toHaveLength(2);
  });

  it.each([
    ['rep', 'no number'],
    ['gold +5', 'is no way of sharing'],
    ['xp +3 all', '"all" is no recipient'],
    ['next: Muddle 2 each', 'a condition must not have a number'],
    ['next: Tea each', '"Tea" is no condition'],
    ['newHeroes hats 3', '"hats 3" is no bonus of new heroes'],
    ['moreCopies some', 'P and a prosperity level'],
  ])('refuses %j', (printed, problem) => {
    expect(() => effects(printed)).toThrow(problem);
  });
});

describe('readRewards', () => {
  it('L33.1 some of them depend on an achievement', () => {
    expect(readRewards('xp +10 each; with Postage: gold +10 collective; event C08')).toEqual([
      { effect: 'experience', n: 10, whom: 'each' },
      {
        effect: 'when',
        when: { if: 'achievement', achievement: 'Postage' },
        effects: [{ effect: 'gold', n: 10, whom: 'collective' }],
      },
      { effect: 'event', event: 'C08' },
    ]);
    expect(readRewards('-')).toEqual([]);
  });

  it('L32.11 a class that is already open is replaced by another reward', () => {
    expect(readRewards('opens sexton, if open: prosperity +1, event C11')).toEqual([
      {
        effect: 'class',
        hero: 'sexton',
        otherwise: [
          { effect: 'prosperity', n: 1 },
          { effect: 'event', event: 'C11' },
        ],
      },
    ]);
    expect(readRewards('opens sexton')).toEqual([{ effect: 'class', hero: 'sexton', otherwise: [] }]);
  });

  it('L30.1 requirements are achievements, one of each group', () => {
    expect(readNeeds('Both Bells; Hawser or Passenger List')).toEqual([['Both Bells'], ['Hawser', 'Passenger List']]);
    expect(readNeeds('-')).toEqual([]);
  });
});

describe("the dungeon's cards", () => {
  it.each([
    ['difficult terrain costs 3', { penalty: 'difficultCosts', n: 3 }],
    ['every figure gets Muddle', { penalty: 'condition', whom: 'all', condition: 'muddle' }],
    ['the opener gets Curse', { penalty: 'condition', whom: 'opener', condition: 'curse' }],
    ['each hero suffers 2', { penalty: 'hurt', whom: 'heroes', n: 2 }],
    ['its monsters Heal 1 at the end of the round in which it is opened', { penalty: 'monstersHeal', n: 1 }],
  ])('L34.4 %s', (printed, read) => {
    expect(readPenalty(printed)).toEqual(read);
  });

  it('L34.2 a monster card names the contents of each spot', () => {
    expect(readFoeCard('x', 'A shuffler nne, J t, K $, L *').spots).toEqual([
      { spot: 1, monster: 'shuffler', pattern: 'nne' },
      { spot: 10, lies: 'trap' },
      { spot: 11, lies: 'money' },
      { spot: 12, lies: 'treasure' },
    ]);
  });
});

describe('the book of campaigns', () => {
  const book = campaignBook();

  it('L30.1 every scenario can be reached, and each road has its own scenarios', () => {
    const open = new Set(book.start.scenarios);
    for (const id of open)
      for (const next of book.scenarios.find((node) => node.id === id)?.unlocks ?? []) open.add(next);
    expect([...open].sort()).toEqual(book.scenarios.map(({ id }) => id).sort());
    expect(book.scenarios.filter(({ blocks }) => blocks.length > 0).map(({ number }) => number)).toEqual([
      6, 7, 13, 14,
    ]);
  });

  it('L30.3 the river has one state at a time', () => {
    const rivers = Object.entries(book.achievements).filter(([, { type }]) => type === 'River');
    expect(rivers.map(([id]) => id)).toEqual(['River: Fogged', 'River: Clear', 'River: Crossed', 'River: Shut']);
  });

  it('L4.7 the ordinary treasures have the numbers of their scenarios', () => {
    expect(book.treasures).toEqual({
      1: { number: 1, item: 'funeralSeedCake' },
      2: { number: 2, gold: 12 },
      3: { number: 3, design: 'bullseyeLantern' },
      4: { number: 4, design: 'grapnelOnAString' },
      5: { number: 5, gold: 15 },
      8: { number: 8, design: 'pairOfInkwells' },
      10: { number: 10, gold: 20 },
      11: { number: 11, gold: 25 },
      12: { number: 12, design: 'coachmansBoots' },
    });
  });

  it('L32.12 the stock grows with prosperity, and does not contain items that are found or given', () => {
    const at = (level: number) => Object.values(book.stock).filter((each) => each === level).length;
    expect([1, 2, 3, 4, 5].map(at)).toEqual([11, 4, 3, 2, 1]);
    expect(book.stock['mrSumpsWatch']).toBeUndefined();
    expect(book.randomDesigns).toHaveLength(10);
  });

  it('L32.7 perk sheets have the number of checks that section 4 states', () => {
    const checks = Object.values(book.classes).map(({ perks }) => [
      perks.length,
      perks.reduce((sum, { boxes }) => sum + boxes, 0),
    ]);
    expect(checks).toEqual([
      [12, 18],
      [12, 18],
      [13, 17],
      [12, 18],
    ]);
  });

  it('L33.3 the first hundred gold donated at the Box opens a page', () => {
    expect(book.pages['almoner']).toEqual({
      opens: { on: 'donations', atLeast: 100 },
      gives: [{ effect: 'design', item: 'aldermansChain' }],
    });
  });
});
