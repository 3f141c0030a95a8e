/** Tests the town (L32): shop, donations, levels, perks, new heroes, retirement, prosperity. */
import { describe, expect, it } from 'vitest';
import type { CampaignBook, QuestStep } from '../../../../src/rules/longTable/campaign/book';
import { countInStock, perksLeft, priceOf } from '../../../../src/rules/longTable/campaign/lookups';
import type { HeroResult } from '../../../../src/rules/longTable/campaign/result';
import type { Campaign } from '../../../../src/rules/longTable/campaign/state';
import { applyPerks, standardDeck } from '../../../../src/rules/longTable/perks';
import {
  begin,
  event,
  finished,
  given,
  heroOf,
  item,
  moved,
  node,
  played,
  playMoves,
  refusal,
  smallBook,
  with1,
} from '../../../kit/campaign';

const book = smallBook();
const prosperous = (campaign: Campaign, marks: number): Campaign =>
  given(campaign, ({ world }) => {
    world.prosperity = marks;
  });

describe('L32.1: a visit', () => {
  it('L32.1: has at most one city event; the next visit can have another', () => {
    const cities = smallBook({ events: { E: event('city', []), F: event('city', []) } });
    const once = moved(cities, begin(cities), { move: 'cityEvent' }, { move: 'choose', option: 'A' });
    expect(refusal(cities, once, { move: 'cityEvent' })).toBe('eventDrawn');
    const again = moved(cities, played(cities, once, 'one').campaign, { move: 'toTown' });
    expect(refusal(cities, again, { move: 'cityEvent' })).toBe(null);
  });

  it('L32.1: allows everything else as often as wanted, in any order', () => {
    const busy = moved(
      book,
      begin(book),
      { move: 'buy', hero: 1, item: 'hat' },
      { move: 'donate', hero: 2 },
      { move: 'sell', hero: 1, item: 'hat' },
      { move: 'buy', hero: 1, item: 'hat' },
    );
    expect(heroOf(busy, 1)).toMatchObject({ gold: 30 - 11 + 5 - 11, items: ['hat'] });
  });
});

describe('L32.2: a new hero', () => {
  const quests: CampaignBook['quests'] = Object.fromEntries(
    ['p', 'q', 'r'].map((id) => [id, { steps: [{ count: 'donated', atLeast: 10 }], gives: [] }]),
  );
  const make = (level: number, line = 1) => ({ move: 'newHero', class: 'archer', name: 'Ann', line, level }) as const;

  it('L32.2: has an unlocked class, a level up to the prosperity level, its gold, and the least experience for that level', () => {
    const town = prosperous(begin(book, ['fighter']), 9);
    expect(refusal(book, town, make(4))).toBe('level');
    expect(refusal(book, town, { ...make(1), class: 'thief' })).toBe('classNotOpen');
    const made = moved(book, town, make(3));
    expect(heroOf(made, 2)).toMatchObject({ class: 'archer', level: 1, experience: 95, gold: 60, name: 'Ann' });
    // The hero must gain each level (L32.5) before the party leaves.
    expect(refusal(book, made, { move: 'travel', scenario: 'one', level: 1 })).toBe('mustLevelUp');
    const grown = moved(
      book,
      made,
      { move: 'levelUp', hero: 2, card: 'archer3' },
      { move: 'levelUp', hero: 2, card: 'archer5' },
    );
    expect(heroOf(grown, 2).level).toBe(3);
    expect(perksLeft(heroOf(grown, 2))).toBe(2);
    expect(refusal(book, grown, { move: 'travel', scenario: 'one', level: 1 })).toBe(null);
  });

  it('L32.2: draws two personal quests, keeps one, and puts the other back', () => {
    const dealing = smallBook({ quests });
    const town = begin(dealing, ['fighter']);
    const asked = moved(dealing, town, make(1));
    const dealt = asked.question?.ask === 'quest' ? asked.question.quests : [];
    expect(dealt).toHaveLength(2);
    expect(asked.world.quests).toHaveLength(0);
    const kept = moved(dealing, asked, { move: 'keepQuest', quest: dealt[1] ?? '' });
    expect(heroOf(kept, 2).quest).toBe(dealt[1]);
    expect(kept.world.quests).toEqual([dealt[0]]);
    expect(refusal(dealing, asked, { move: 'keepQuest', quest: heroOf(town, 1).quest ?? '' })).toBe('notOffered');
  });

  it('L32.2: has no choice if only one quest is left; without a quest the hero never retires', () => {
    const dealing = smallBook({ quests: { only: { steps: [], gives: [] } } });
    const two = begin(dealing, ['fighter', 'archer']);
    expect(two.heroes.map(({ quest }) => quest)).toEqual(['only', null]);
    expect(refusal(dealing, two, { move: 'retire', hero: 2 })).toBe('questOpen');
  });

  it('L32.2: gets a perk for each hero retired in its line; a line continues when its hero has left', () => {
    const town = given(begin(book, ['fighter']), (state) => {
      state.lines = [0, 2];
    });
    expect(refusal(book, town, make(1, 0))).toBe('lineTaken');
    expect(perksLeft(heroOf(moved(book, town, make(1, 1)), 2))).toBe(2);
    expect(perksLeft(heroOf(moved(book, town, make(1, 2)), 2))).toBe(0);
    expect(refusal(book, town, make(1, 4))).toBe('lineTaken');
  });

  it('L32.2: can get gold, checkmarks and perks that quests have given to new heroes', () => {
    const town = given(begin(book, ['fighter']), ({ world }) => {
      world.newHeroes = { gold: 15, checkmarks: 1, perks: 1 };
    });
    const made = heroOf(moved(book, town, make(1)), 2);
    expect(made).toMatchObject({ gold: 45, checkmarks: 1 });
    expect(perksLeft(made)).toBe(1);
  });
});

describe('L32.3, L32.4: the shop', () => {
  it.each([
    [0, 25],
    [2, 25],
    [3, 24],
    [7, 23],
    [11, 22],
    [15, 21],
    [19, 20],
    [20, 20],
    [-2, 25],
    [-3, 26],
    [-7, 27],
    [-20, 30],
  ])('L32.3: at reputation %i an item with the price 25 costs %i', (reputation, price) => {
    const town = given(begin(book), ({ parties }) => {
      for (const party of parties) party.reputation = reputation;
    });
    expect(priceOf(book, town, 'tea')).toBe(price);
    expect(heroOf(moved(book, town, { move: 'buy', hero: 1, item: 'tea' }), 1).gold).toBe(30 - price);
  });

  it('L32.3: costs at least 1 gold for each item', () => {
    const cheap = smallBook({ items: { pin: item('pin', 2, 1) }, stock: { pin: 1 } });
    const town = given(begin(cheap), ({ parties }) => {
      for (const party of parties) party.reputation = 20;
    });
    expect(priceOf(cheap, town, 'pin')).toBe(1);
  });

  it('L21.1: puts a bought item on the hero until it is sold', () => {
    const bought = moved(book, begin(book), { move: 'buy', hero: 1, item: 'tea' });
    expect(heroOf(bought, 1).equipped).toEqual(['tea']);
    expect(heroOf(moved(book, bought, { move: 'sell', hero: 1, item: 'tea' }), 1).equipped).toEqual([]);
  });

  it('L32.3: sells no hero the same item twice; its stock is the copies that no hero in play owns', () => {
    const one = moved(book, begin(book), { move: 'buy', hero: 1, item: 'tea' });
    expect(refusal(book, one, { move: 'buy', hero: 1, item: 'tea' })).toBe('owned');
    expect(countInStock(one, 'tea')).toBe(0);
    expect(refusal(book, one, { move: 'buy', hero: 2, item: 'tea' })).toBe('outOfStock');
    // A hero who has left the party still owns the item.
    const left = moved(book, one, { move: 'leave', hero: 1 });
    expect(refusal(book, left, { move: 'buy', hero: 2, item: 'tea' })).toBe('outOfStock');
    expect(refusal(book, one, { move: 'buy', hero: 2, item: 'coat' })).toBe('outOfStock');
    expect(refusal(book, one, { move: 'buy', hero: 1, item: 'hat' })).toBe('tooPoor');
  });

  it('L32.4: buys items for half the printed price, rounded down, whatever the reputation', () => {
    const town = given(begin(book), ({ parties }) => {
      for (const party of parties) party.reputation = 20;
    });
    const sold = playMoves(book, town, { move: 'buy', hero: 1, item: 'hat' }, { move: 'sell', hero: 1, item: 'hat' });
    expect(heroOf(sold.campaign, 1)).toMatchObject({ gold: 30 - 6 + 5, items: [] });
    expect(countInStock(sold.campaign, 'hat')).toBe(2);
    expect(refusal(book, sold.campaign, { move: 'sell', hero: 1, item: 'hat' })).toBe('notOwned');
  });
});

describe('L32.5: levels', () => {
  it.each([
    [44, 1],
    [45, 2],
    [95, 3],
    [150, 4],
    [210, 5],
    [275, 6],
    [345, 7],
    [420, 8],
    [500, 9],
    [9999, 9],
  ])('L32.5: with %i experience a hero can rise to level %i', (experience, level) => {
    let town = with1(begin(book), 1, { experience });
    for (;;) {
      const hero = heroOf(town, 1);
      const cards = ['fighter3', 'fighter4', 'fighter5', 'fighter6'].filter((card) => !hero.pool.includes(card));
      const card = cards.find((each) => refusal(book, town, { move: 'levelUp', hero: 1, card: each }) === null) ?? null;
      if (refusal(book, town, { move: 'levelUp', hero: 1, card }) !== null) break;
      town = moved(book, town, { move: 'levelUp', hero: 1, card });
    }
    expect(heroOf(town, 1).level).toBe(level);
    expect(perksLeft(heroOf(town, 1))).toBe(level - 1);
  });

  it('L32.5: adds one card of at most the new level to the pool', () => {
    const town = with1(begin(book), 1, { experience: 45 });
    const up = (card: string | null) => ({ move: 'levelUp', hero: 1, card }) as const;
    expect(refusal(book, town, up('fighter5'))).toBe('notThatCard');
    expect(refusal(book, town, up('archer3'))).toBe('notThatCard');
    expect(refusal(book, town, up('fighter0'))).toBe('notThatCard');
    expect(refusal(book, town, up(null))).toBe('notThatCard');
    expect(heroOf(moved(book, town, up('fighter4')), 1).pool).toEqual(['fighter0', 'fighter1', 'fighter2', 'fighter4']);
  });

  it('L32.5: a level is gained only in town, and must be gained there', () => {
    const camp = given(with1(begin(book), 1, { experience: 45 }), (state) => {
      state.stage = { at: 'camp', after: null };
    });
    expect(refusal(book, camp, { move: 'levelUp', hero: 1, card: 'fighter3' })).toBe('notInTown');
    expect(refusal(book, camp, { move: 'travel', scenario: 'one', level: 1 })).toBe(null);
    const town = moved(book, camp, { move: 'toTown' });
    expect(refusal(book, town, { move: 'travel', scenario: 'one', level: 1 })).toBe('mustLevelUp');
    expect(refusal(book, town, { move: 'levelUp', hero: 2, card: 'archer3' })).toBe('tooLittleExperience');
  });
});

describe('L32.6: donations', () => {
  it('L32.6: once per visit each hero may give 10 gold for two blessings', () => {
    const given1 = moved(book, begin(book), { move: 'donate', hero: 1 });
    expect(heroOf(given1, 1)).toMatchObject({ gold: 20, pending: [{ pending: 'bless', cards: 2 }] });
    expect(refusal(book, given1, { move: 'donate', hero: 1 })).toBe('alreadyDonated');
    expect(refusal(book, given1, { move: 'donate', hero: 2 })).toBe(null);
    expect(refusal(book, with1(given1, 2, { gold: 9 }), { move: 'donate', hero: 2 })).toBe('tooPoor');
    const next = moved(book, played(book, given1, 'one').campaign, { move: 'toTown' });
    expect(refusal(book, next, { move: 'donate', hero: 1 })).toBe(null);
  });

  it('L32.6: every full 100 gold in total gives 1 prosperity', () => {
    const at = (donations: number) =>
      moved(
        book,
        given(begin(book), ({ world }) => {
          world.donations = donations;
        }),
        { move: 'donate', hero: 1 },
      ).world;
    expect([80, 90, 100, 190].map((donations) => at(donations).prosperity)).toEqual([0, 1, 0, 1]);
  });
});

describe('L32.7: perks', () => {
  it('L32.7: each box can be ticked once; each level gives one perk', () => {
    const town = with1(begin(book), 1, { level: 4 });
    const tick = { move: 'tickPerk', hero: 1, perk: 0 } as const;
    const ticked = moved(book, town, tick, tick);
    expect(heroOf(ticked, 1).perks).toEqual([2]);
    expect(refusal(book, ticked, tick)).toBe('boxesFull');
    expect(refusal(book, ticked, { ...tick, perk: 5 })).toBe('boxesFull');
    expect(refusal(book, begin(book), tick)).toBe('noPerkLeft');
  });

  it.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [18, 6],
  ])('L32.7: %i checkmarks give %i perks', (checkmarks, perks) => {
    expect(perksLeft(heroOf(with1(begin(book), 1, { checkmarks }), 1))).toBe(perks);
  });

  it('L32.7: checkmarks give at most six perks', () => {
    const full = with1(begin(book), 1, { checkmarks: 17 });
    const won = played(book, full, 'one', true, { fighter: { checkmarks: 2 } }).campaign;
    expect(heroOf(won, 1).checkmarks).toBe(18);
  });

  it('L32.7: the deck is built by replacing first, then removing, then adding', () => {
    const sheet = [
      { boxes: 2, does: [{ perk: 'remove', card: '-1', count: 2 }] },
      { boxes: 2, does: [{ perk: 'replace', card: '-1', by: '+1', count: 1 }] },
      { boxes: 1, does: [{ perk: 'add', card: 'rolling push1', count: 2 }] },
      {
        boxes: 1,
        does: [
          { perk: 'trait', trait: 'ignoresItemCards' },
          { perk: 'add', card: '+1', count: 1 },
        ],
      },
    ] as const;
    const counts = (ticks: number[]) => {
      const { deck } = applyPerks(sheet, ticks);
      return ['-1', '+1', 'rolling push1', '0'].map((card) => deck.filter((each) => each === card).length);
    };
    expect(counts([])).toEqual([5, 5, 0, 6]);
    expect(counts([1, 0, 1, 0])).toEqual([3, 5, 2, 6]);
    // Six cards are to be replaced or removed and only five are there: both replacements are made, and three cards are removed.
    expect(counts([2, 2, 0, 0])).toEqual([0, 7, 0, 6]);
    expect(counts([0, 0, 0, 1])).toEqual([5, 6, 0, 6]);
    expect(applyPerks(sheet, []).deck).toEqual(standardDeck());
    expect(applyPerks(sheet, [0, 0, 0, 1]).traits).toEqual({
      summonsHp: 0,
      ignoresItemCards: true,
      surefooted: false,
      moreSmallItems: 0,
    });
  });

  it('L1.6: a standard deck has 20 cards', () => {
    const deck = standardDeck();
    const count = (card: string) => deck.filter((each) => each === card).length;
    expect(['0', '+1', '-1', '+2', '-2', '2x', 'null'].map(count)).toEqual([6, 5, 5, 1, 1, 1, 1]);
    expect(deck).toHaveLength(20);
  });
});

describe('L32.11: retirement', () => {
  const quests: CampaignBook['quests'] = {
    give: {
      steps: [{ count: 'donated', atLeast: 10 }],
      gives: [
        { effect: 'class', hero: 'healer' },
        { effect: 'newHeroes', gold: 15 },
        { effect: 'blessings', n: 3 },
        { effect: 'event', event: 'late' },
        { effect: 'moreCopies', prosperity: 1 },
      ],
    },
  };
  const retiring = smallBook({
    quests,
    events: { late: event('city', [], { fromStart: false }) },
    randomDesigns: ['bell'],
    scenarios: [node('one', { unlocks: ['two'] }), node('two'), node('side', { side: true })],
  });
  const done = (campaign = begin(retiring)) =>
    moved(retiring, campaign, { move: 'buy', hero: 1, item: 'hat' }, { move: 'donate', hero: 1 });

  it('L32.11: a hero with a fulfilled quest must retire in town, after other business', () => {
    const town = done();
    expect(refusal(retiring, begin(retiring), { move: 'retire', hero: 1 })).toBe('questOpen');
    expect(refusal(retiring, town, { move: 'travel', scenario: 'one', level: 1 })).toBe('mustRetire');
    expect(refusal(retiring, town, { move: 'leave', hero: 1 })).toBe('mustRetire');
    expect(refusal(retiring, with1(town, 1, { experience: 45 }), { move: 'retire', hero: 1 })).toBe('mustLevelUp');
    expect(refusal(retiring, town, { move: 'sell', hero: 1, item: 'hat' })).toBe(null);
  });

  it('L32.11: retiring returns items to stock, removes gold and quest, adds prosperity, and unlocks a class and new events', () => {
    const { campaign, facts } = playMoves(retiring, done(), { move: 'retire', hero: 1 });
    expect(campaign.heroes.map(({ no }) => no)).toEqual([2]);
    expect(campaign.parties[0]?.heroes).toEqual([2]);
    expect(campaign.world).toMatchObject({
      prosperity: 1,
      quests: [],
      questsDone: ['give'],
      classes: ['fighter', 'archer', 'healer'],
      newHeroes: { gold: 15, checkmarks: 0, perks: 0 },
      blessings: 3,
      events: { city: ['late'] },
      copies: { tea: 2, hat: 3 },
    });
    expect(countInStock(campaign, 'hat')).toBe(3);
    expect(campaign.lines).toEqual([1, 0]);
    expect(facts[0]).toEqual({ fact: 'heroRetired', hero: 1, class: 'fighter', name: 'fighter', rule: 'L32.11' });
    const next = moved(retiring, campaign, { move: 'newHero', class: 'fighter', name: 'Two', line: 0, level: 1 });
    expect(heroOf(next, 3)).toMatchObject({ gold: 45, startPerks: 1 });
  });

  it('L32.11, L33.2: if the class is already unlocked, one design and one side scenario are given instead, or what the quest prints', () => {
    const open = given(done(), ({ world }) => {
      world.classes.push('healer');
    });
    const { world } = moved(retiring, open, { move: 'retire', hero: 1 });
    expect(world.copies['bell']).toBe(1);
    expect(world.unlocked).toContain('side');
    const printed = smallBook({
      quests: {
        give: {
          steps: [{ count: 'donated', atLeast: 10 }],
          gives: [{ effect: 'class', hero: 'archer', otherwise: [{ effect: 'prosperity', n: 2 }] }],
        },
      },
    });
    const town = moved(printed, begin(printed), { move: 'donate', hero: 1 }, { move: 'retire', hero: 1 });
    expect(town.world.prosperity).toBe(3);
  });

  it('L32.11: the last hero of a party may retire, and a new hero can be made', () => {
    const alone = moved(retiring, done(begin(retiring, ['fighter'])), { move: 'retire', hero: 1 });
    expect(alone.parties[0]?.heroes).toEqual([]);
    expect(refusal(retiring, alone, { move: 'travel', scenario: 'one', level: 1 })).toBe('noHeroes');
    const next = moved(retiring, alone, { move: 'newHero', class: 'fighter', name: '', line: 0, level: 1 });
    expect(refusal(retiring, next, { move: 'travel', scenario: 'one', level: 1 })).toBe(null);
  });
});

describe('L32.2: progress of quests', () => {
  /** The progress of a fighter in a quest with these steps, after scenarios with these results. */
  function steps(quest: readonly QuestStep[], ...results: readonly (Partial<HeroResult> & { won?: boolean })[]) {
    const counting = smallBook({
      quests: { q: { steps: quest, gives: [] } },
      scenarios: [node('one', { rewards: [{ effect: 'reputation', n: 3 }] })],
    });
    let now = begin(counting, ['fighter']);
    for (const { won = true, ...brought } of results) {
      now = moved(counting, now, { move: 'single', scenario: 'one', level: 1 });
      now = finished(counting, now, won, { fighter: brought }).campaign;
    }
    return heroOf(now, 1).progress;
  }

  it('L32.2: kills and counters add up over all scenarios, including lost ones', () => {
    const kills: QuestStep[] = [{ count: 'kills', monsters: ['rat', 'bat'], atLeast: 5 }];
    expect(steps(kills, { killed: { rat: 2, bat: 1, cat: 9 } })).toEqual({ step: 0, count: 3, names: [] });
    expect(steps(kills, { killed: { rat: 2, bat: 1 } }, { killed: { bat: 2 }, won: false }).step).toBe(1);
    const acted: QuestStep[] = [{ count: 'counter', counter: 'roundsActed', atLeast: 9 }];
    expect(steps(acted, { counters: { roundsActed: 8 } }).count).toBe(8);
    expect(steps(acted, { counters: { roundsActed: 8 } }, { counters: { roundsActed: 1 } }).step).toBe(1);
  });

  it('L32.2: different scenarios can be required to be won, each counting once, or to be won without exhaustion', () => {
    const wins: QuestStep[] = [{ count: 'wins', scenarios: ['one'], atLeast: 1 }];
    expect(steps(wins, { won: false }).step).toBe(0);
    expect(steps(wins, {}).step).toBe(1);
    expect(steps([{ count: 'wins', atLeast: 2 }], {}, {}).names).toEqual(['one']);
    expect(steps([{ count: 'wins', unexhausted: true, atLeast: 1 }], { exhausted: true }).step).toBe(0);
    expect(steps([{ count: 'wins', scenarios: ['two'], atLeast: 1 }], {}).names).toEqual([]);
  });

  it('L32.2: a step counts only after the step before it is fulfilled', () => {
    const two: QuestStep[] = [
      { count: 'wins', scenarios: ['one'], atLeast: 1 },
      { count: 'wins', unexhausted: true, atLeast: 1 },
    ];
    expect(steps(two, {}).step).toBe(1);
    expect(steps(two, {}, { exhausted: true }).step).toBe(1);
    expect(steps(two, {}, {}).step).toBe(2);
  });

  it('L32.2: items ever owned, gold donated, and reputation at the end of a scenario count', () => {
    const counting = smallBook({ quests: { q: { steps: [{ count: 'items', atLeast: 2 }], gives: [] } } });
    const bought = moved(
      counting,
      begin(counting, ['fighter']),
      { move: 'buy', hero: 1, item: 'hat' },
      { move: 'sell', hero: 1, item: 'hat' },
      { move: 'buy', hero: 1, item: 'hat' },
    );
    expect(heroOf(bought, 1).progress.names).toEqual(['hat']);
    const rich = with1(moved(counting, bought, { move: 'sell', hero: 1, item: 'hat' }), 1, { gold: 30 });
    expect(heroOf(moved(counting, rich, { move: 'buy', hero: 1, item: 'tea' }), 1).progress.step).toBe(1);
    const liked = smallBook({
      quests: { q: { steps: [{ count: 'reputation', atLeast: 3 }], gives: [] } },
      scenarios: [node('one', { rewards: [{ effect: 'reputation', n: 3 }] })],
    });
    expect(heroOf(played(liked, begin(liked, ['fighter']), 'one', false).campaign, 1).progress.step).toBe(0);
    // The rewards of the scenario are included, since they are part of its end.
    expect(heroOf(played(liked, begin(liked, ['fighter']), 'one').campaign, 1).progress.step).toBe(1);
  });
});

describe('L32.12: prosperity', () => {
  it.each([
    [3, 1],
    [4, 2],
    [9, 3],
    [15, 4],
    [22, 5],
    [30, 6],
    [39, 7],
    [50, 8],
    [64, 9],
  ])('L32.12: with %i marks the prosperity level is %i, and heroes may start at it', (marks, level) => {
    const town = prosperous(begin(book, ['fighter']), marks);
    const make = (at: number) => ({ move: 'newHero', class: 'archer', name: '', line: 1, level: at }) as const;
    expect(refusal(book, town, make(level))).toBe(null);
    expect(refusal(book, town, make(level + 1))).toBe('level');
  });

  it('L32.12: a new level adds its items to the shop', () => {
    const town = moved(
      book,
      given(begin(book), ({ world }) => {
        world.prosperity = 3;
        world.donations = 90;
      }),
      { move: 'donate', hero: 1 },
    );
    expect(town.world.prosperity).toBe(4);
    expect(countInStock(town, 'coat')).toBe(2);
  });

  it('L32.12: heroes below the prosperity level may rise to it at once', () => {
    const town = prosperous(begin(book), 9);
    const risen = moved(book, town, { move: 'rise', hero: 1 });
    expect(heroOf(risen, 1).experience).toBe(95);
    expect(refusal(book, risen, { move: 'rise', hero: 1 })).toBe('highEnough');
    expect(refusal(book, begin(book), { move: 'rise', hero: 1 })).toBe('highEnough');
  });

  it('L32.12: no marks are added after the last level', () => {
    const town = given(begin(book), ({ world }) => {
      world.prosperity = 64;
      world.donations = 90;
    });
    expect(moved(book, town, { move: 'donate', hero: 1 }).world.prosperity).toBe(64);
  });
});
