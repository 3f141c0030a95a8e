/** Tests travel and events (L31). */
import { describe, expect, it } from 'vitest';
import type { CampaignBook, Effect, Outcome } from '../../../../src/rules/longTable/campaign/book';
import { setupOf } from '../../../../src/rules/longTable/campaign/setupOf';
import type { Campaign } from '../../../../src/rules/longTable/campaign/state';
import {
  begin,
  event,
  given,
  heroOf,
  moved,
  node,
  played,
  playMoves,
  refusal,
  smallBook,
  with1,
} from '../../../kit/campaign';

const travel = (scenario: string) => ({ move: 'travel', scenario, level: 1 }) as const;
const A = { move: 'choose', option: 'A' } as const;

/** A campaign whose party has drawn a city event; the event's option A has these outcomes. */
function atEvent(
  outcomes: readonly Outcome[],
  over: Partial<CampaignBook> = {},
): { book: CampaignBook; campaign: Campaign } {
  const book = smallBook({ events: { E: event('city', outcomes) }, ...over });
  return { book, campaign: moved(book, begin(book), { move: 'cityEvent' }) };
}

const gold = (n: number, whom: 'each' | 'collective' = 'each'): Effect => ({ effect: 'gold', n, whom });
const purses = (campaign: Campaign): number[] => campaign.heroes.map((hero) => hero.gold);

describe('L31.1: road events', () => {
  const book = smallBook({
    events: { R: event('road', [], { fromStart: true }) },
    scenarios: [
      node('one', { unlocks: ['two', 'three', 'near'], links: ['two'] }),
      node('two'),
      node('three'),
      node('near', { linkedToTown: true }),
    ],
  });
  const asksOnTheWay = (campaign: Campaign, to: string) => moved(book, campaign, travel(to)).question?.ask === 'option';

  it('L31.1: come before a scenario, also from town', () => {
    const there = moved(book, begin(book), travel('one'));
    expect(there.question).toEqual({ ask: 'option', event: 'R' });
    expect(there.stage.at).toBe('road');
    const arrived = moved(book, there, { move: 'choose', option: 'B' });
    expect(arrived.stage).toMatchObject({ at: 'scenario', journey: { scenario: 'one', level: 1 } });
    expect(arrived.world.events.road).toEqual(['R']);
  });

  it('L31.1: do not come before a repeated scenario, nor before one that is linked to the last one in either direction', () => {
    const lost = given(begin(book), (state) => {
      state.stage = { at: 'camp', after: 'one' };
      state.world.unlocked.push('two', 'three', 'near');
    });
    expect(asksOnTheWay(lost, 'one')).toBe(false);
    expect(asksOnTheWay(lost, 'two')).toBe(false);
    expect(asksOnTheWay(lost, 'three')).toBe(true);
    expect(asksOnTheWay(lost, 'near')).toBe(true);
    const fromTwo = given(lost, (state) => {
      state.stage = { at: 'camp', after: 'two' };
    });
    expect(asksOnTheWay(fromTwo, 'one')).toBe(false);
    expect(asksOnTheWay(moved(book, lost, { move: 'toTown' }), 'near')).toBe(false);
    expect(asksOnTheWay(moved(book, lost, { move: 'toTown' }), 'one')).toBe(true);
  });

  it('L31.1: do not come before a single scenario or a dungeon', () => {
    expect(moved(book, begin(book), { move: 'single', scenario: 'one', level: 1 }).stage.at).toBe('scenario');
    const dungeon = { move: 'dungeon', level: 1, penalties: ['none', 'minor', 'major'] } as const;
    expect(moved(book, begin(book), dungeon).stage.at).toBe('scenario');
  });

  it('L31.1: are skipped when the deck is empty', () => {
    const empty = smallBook();
    const { campaign, facts } = playMoves(empty, begin(empty), travel('one'));
    expect(campaign.stage.at).toBe('scenario');
    expect(facts).toContainEqual({ fact: 'deckEmpty', deck: 'road', rule: 'L31.2' });
  });
});

describe('L31.2, L31.3: choices in events and their outcomes', () => {
  it('L31.2: the outcome is shown only after the choice, which cannot be taken back', () => {
    const { book, campaign } = atEvent([{ effects: [gold(3)] }]);
    expect(purses(campaign)).toEqual([30, 30]);
    const { campaign: chosen, facts } = playMoves(book, campaign, A);
    expect(purses(chosen)).toEqual([33, 33]);
    expect(facts.map(({ fact }) => fact)).toEqual(['optionChosen', 'outcomeApplied', 'gold', 'gold', 'eventLeft']);
    expect(refusal(book, chosen, { move: 'choose', option: 'B' })).toBe('notAsked');
  });

  it('L31.2: all outcomes whose condition is met apply, from top to bottom', () => {
    const { book, campaign } = atEvent([
      { when: { if: 'class', hero: 'fighter' }, effects: [{ effect: 'reputation', n: 5 }] },
      { when: { if: 'reputation', atLeast: 5 }, effects: [gold(1)] },
      { when: { if: 'class', hero: 'thief' }, effects: [gold(100)] },
      { otherwise: true, effects: [gold(50)] },
    ]);
    expect(purses(moved(book, campaign, A))).toEqual([31, 31]);
  });

  it('L31.3: an outcome can require a class in the party or a range of reputation, or apply otherwise', () => {
    const outcomes: Outcome[] = [
      { when: { if: 'class', hero: 'thief' }, effects: [gold(1)] },
      { otherwise: true, when: { if: 'reputation', atLeast: 3, atMost: 4 }, effects: [gold(2)] },
      { otherwise: true, effects: [gold(3)] },
    ];
    const { book, campaign } = atEvent(outcomes);
    const at = (reputation: number) =>
      given(campaign, ({ parties }) => {
        for (const party of parties) party.reputation = reputation;
      });
    expect([2, 3, 4, 5].map((reputation) => purses(moved(book, at(reputation), A))[0])).toEqual([33, 32, 32, 33]);
    const thief = given(at(3), ({ heroes }) => {
      for (const hero of heroes) if (hero.no === 2) hero.class = 'thief';
    });
    expect(purses(moved(book, thief, A))).toEqual([31, 31]);
  });

  it('L31.3: the party pays a price together, if it has enough and agrees', () => {
    const { book, campaign } = atEvent([
      { when: { if: 'pay', gold: 40 }, effects: [{ effect: 'reputation', n: 2 }] },
      { otherwise: true, effects: [{ effect: 'reputation', n: -1 }] },
    ]);
    const asked = moved(book, campaign, A);
    expect(asked.question).toMatchObject({ ask: 'pay', gold: 40 });
    const paid = moved(
      book,
      asked,
      { move: 'pay', agree: true },
      { move: 'share', hero: 1, gold: 12 },
      { move: 'share', hero: 2, gold: 28 },
    );
    expect(purses(paid)).toEqual([18, 2]);
    expect(paid.parties[0]?.reputation).toBe(2);
    expect(paid.question).toBe(null);
    const refused = moved(book, asked, { move: 'pay', agree: false });
    expect(purses(refused)).toEqual([30, 30]);
    expect(refused.parties[0]?.reputation).toBe(-1);
    const poor = with1(campaign, 1, { gold: 9 });
    expect(moved(book, poor, A).parties[0]?.reputation).toBe(-1);
  });

  it('L31.3: a party that must pay all its gold is not asked how to share the payment', () => {
    const { book, campaign } = atEvent([{ when: { if: 'pay', gold: 60 }, effects: [] }]);
    const paid = moved(book, campaign, A, { move: 'pay', agree: true });
    expect(purses(paid)).toEqual([0, 0]);
  });

  it('L31.3: an outcome can require an item that is still available, or take an item away', () => {
    const { book, campaign } = atEvent([
      { when: { if: 'free', item: 'bell' }, effects: [{ effect: 'item', item: 'bell' }] },
      { otherwise: true, when: { if: 'taken', item: 'bell' }, effects: [gold(9)] },
    ]);
    expect(moved(book, campaign, A).question).toMatchObject({ ask: 'hero' });
    const taken = given(campaign, (state) => {
      state.world.copies['bell'] = 1;
      for (const hero of state.heroes) if (hero.no === 1) hero.items = ['bell'];
    });
    expect(purses(moved(book, taken, A))).toEqual([39, 39]);
  });
});

describe('L31.4: the heroes who are affected', () => {
  it('L31.4: "each" affects every hero of the party, and no hero loses more than it has', () => {
    const { book, campaign } = atEvent([{ effects: [gold(-20)] }]);
    const left = moved(book, with1(campaign, 2, { gold: 8 }), A);
    expect(purses(left)).toEqual([10, 0]);
  });

  it('L31.4: collective gold is shared by the choice of the player', () => {
    const { book, campaign } = atEvent([{ effects: [gold(8, 'collective')] }]);
    const asked = moved(book, campaign, A);
    expect(asked.question).toMatchObject({ ask: 'share', left: 8 });
    expect(refusal(book, asked, { move: 'share', hero: 1, gold: 9 })).toBe('notOffered');
    expect(refusal(book, asked, { move: 'share', hero: 1, gold: 0 })).toBe('notOffered');
    const shared = moved(book, asked, { move: 'share', hero: 2, gold: 5 }, { move: 'share', hero: 1, gold: 3 });
    expect(purses(shared)).toEqual([33, 35]);
    const alone = moved(book, begin(book, ['fighter']), { move: 'cityEvent' }, A);
    expect(purses(alone)).toEqual([38]);
  });

  it('L31.4: a collective loss is at most what all heroes together have', () => {
    const { book, campaign } = atEvent([{ effects: [gold(-15, 'collective')] }]);
    const asked = moved(book, with1(campaign, 2, { gold: 0 }), A);
    expect(purses(asked)).toEqual([15, 0]);
    const both = moved(book, campaign, A);
    expect(refusal(book, both, { move: 'share', hero: 1, gold: 16 })).toBe('notOffered');
    expect(purses(moved(book, both, { move: 'share', hero: 1, gold: 15 }))).toEqual([15, 30]);
    const poor = given(campaign, ({ heroes }) => {
      for (const hero of heroes) hero.gold = 4;
    });
    expect(purses(moved(book, poor, A))).toEqual([0, 0]);
  });

  it('L31.4: the player chooses the hero for an effect on one hero', () => {
    const { book, campaign } = atEvent([
      {
        effects: [
          { effect: 'checkmarks', n: 1, whom: 'one' },
          { effect: 'next', pending: { pending: 'bless', cards: 2 }, whom: 'one' },
        ],
      },
    ]);
    const asked = moved(book, campaign, A);
    expect(asked.question).toMatchObject({ ask: 'hero', heroes: [1, 2] });
    const done = moved(book, asked, { move: 'chooseHero', hero: 2 }, { move: 'chooseHero', hero: 1 });
    expect(heroOf(done, 2)).toMatchObject({ checkmarks: 1, pending: [] });
    expect(heroOf(done, 1)).toMatchObject({ checkmarks: 0, pending: [{ pending: 'bless', cards: 2 }] });
  });

  it('L31.4: an effect never takes a level or a perk from a hero, nor a prosperity level from the town', () => {
    const { book, campaign } = atEvent([
      {
        effects: [
          { effect: 'experience', n: -30, whom: 'each' },
          { effect: 'checkmarks', n: -2, whom: 'each' },
          { effect: 'prosperity', n: -3 },
        ],
      },
    ]);
    const rich = given(campaign, (state) => {
      state.world.prosperity = 5;
      state.heroes = state.heroes.map((hero) => ({ ...hero, level: 2, experience: 50, checkmarks: 4 }));
    });
    const left = moved(book, rich, A);
    expect(heroOf(left, 1)).toMatchObject({ experience: 45, checkmarks: 3 });
    expect(left.world.prosperity).toBe(4);
  });
});

describe('L31.5, L31.6: cards and reputation', () => {
  it('L31.5: the card is removed or goes to the bottom of the deck, as its option says', () => {
    const book = smallBook({ events: { E: event('city', []), F: event('city', []), G: event('city', []) } });
    const drawn = moved(book, begin(book), { move: 'cityEvent' });
    const [first = '', ...rest] = begin(book).world.events.city;
    const left = moved(book, drawn, A);
    expect(left.world.events.city).toEqual(rest);
    expect(left.world.eventsGone).toEqual([first]);
    const returned = moved(book, drawn, { move: 'choose', option: 'B' });
    expect(returned.world.events.city).toEqual([...rest, first]);
    expect(returned.world.eventsGone).toEqual([]);
  });

  it('L31.5: an added card is shuffled into the deck, once', () => {
    const add: Effect = { effect: 'event', event: 'X' };
    const events = {
      ...Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, event('city', [{ effects: [add, add] }])])),
      X: event('city', [{ effects: [add] }], { fromStart: false }),
    };
    const book = smallBook({ events });
    const places = new Set(
      ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'].map((seed) => {
        const added = moved(book, begin(book, undefined, { seed }), { move: 'cityEvent' }, A);
        expect(added.world.events.city.filter((id) => id === 'X')).toEqual(['X']);
        expect(added.world.events.city).toHaveLength(6);
        return added.world.events.city.indexOf('X');
      }),
    );
    expect(places.size).toBeGreaterThan(2);
    const gone = given(begin(book), ({ world }) => {
      world.events.city = ['a'];
      world.eventsGone = ['X'];
    });
    expect(moved(book, gone, { move: 'cityEvent' }, A).world.events.city).toEqual([]);
    const underWay = given(begin(book), ({ world }) => {
      world.events.city = ['X'];
    });
    const done = moved(book, underWay, { move: 'cityEvent' }, A);
    expect(done.world.events.city).toEqual([]);
    expect(done.world.eventsGone).toEqual(['X']);
  });

  it('L31.6: reputation stays between -20 and 20', () => {
    const change = (n: number): Outcome[] => [{ effects: [{ effect: 'reputation', n }] }];
    const up = atEvent(change(25));
    expect(moved(up.book, up.campaign, A).parties[0]?.reputation).toBe(20);
    const down = atEvent(change(-25));
    expect(moved(down.book, down.campaign, A).parties[0]?.reputation).toBe(-20);
  });

  it('L2.1: effects of events wait for the next set-up, and are used up by it', () => {
    const { book, campaign } = atEvent([
      {
        effects: [
          { effect: 'next', pending: { pending: 'damage', amount: 2 }, whom: 'each' },
          { effect: 'nextTable', pending: { pending: 'monstersShield', amount: 1 } },
        ],
      },
    ]);
    const there = moved(book, campaign, A, travel('one'));
    const setup = setupOf(book, there);
    expect(setup.pending).toEqual([{ pending: 'monstersShield', amount: 1 }]);
    expect(setup.heroes.map(({ pending }) => pending)).toEqual([
      [{ pending: 'damage', amount: 2 }],
      [{ pending: 'damage', amount: 2 }],
    ]);
    const home = played(book, moved(book, campaign, A), 'one', false).campaign;
    const again = setupOf(book, moved(book, home, travel('one')));
    expect([again.pending, ...again.heroes.map(({ pending }) => pending)]).toEqual([[], [], []]);
  });
});
