/** Tests the campaign and its sheets (L30), and rewards (L33). */
import { describe, expect, it } from 'vitest';
import { beginCampaign } from '../../../../src/rules/longTable/campaign/begin';
import type { CampaignBook, Effect } from '../../../../src/rules/longTable/campaign/book';
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

const wish = (...heroes: string[]) => ({
  party: 'P',
  heroes: heroes.map((each) => ({ class: each, name: each })),
  variants: { lessChance: false, death: false, grim: false },
  openInformation: true,
  seed: 's',
});

/** A campaign in which winning the scenario `one` gives these rewards. */
function rewarded(rewards: readonly Effect[], over: Partial<CampaignBook> = {}) {
  const book = smallBook({ scenarios: [node('one', { rewards }), node('two'), node('side', { side: true })], ...over });
  return { book, campaign: begin(book) };
}

describe('L30: the campaign', () => {
  it('L30.1: a scenario can be played if it is unlocked and not completed, and the party has the achievements that it requires', () => {
    const book = smallBook({
      achievements: { Key: { scope: 'party' }, Lamp: { scope: 'global' }, Rope: { scope: 'party' } },
      scenarios: [
        node('one', { unlocks: ['two'], rewards: [{ effect: 'achievement', achievement: 'Key' }] }),
        node('two', { needs: [['Key'], ['Lamp', 'Rope']] }),
      ],
    });
    const start = begin(book);
    const to = (scenario: string) => ({ move: 'travel', scenario, level: 1 }) as const;
    expect(refusal(book, start, to('two'))).toBe('notUnlocked');
    expect(refusal(book, start, to('nowhere'))).toBe('noSuchScenario');
    const won = played(book, start, 'one').campaign;
    expect(won.world.completed).toEqual(['one']);
    expect(refusal(book, won, to('one'))).toBe('completed');
    expect(refusal(book, won, to('two'))).toBe('needsMissing');
    const lamp = given(won, ({ world }) => world.achievements.push('Lamp'));
    expect(refusal(book, lamp, to('two'))).toBe(null);
    const rope = given(won, ({ parties }) => parties[0]?.achievements.push('Rope'));
    expect(refusal(book, rope, to('two'))).toBe(null);
  });

  it('L30.1: a lost scenario may be tried again and unlocks nothing', () => {
    const book = smallBook();
    const lost = played(book, begin(book), 'one', false).campaign;
    expect(lost.world).toMatchObject({ completed: [], unlocked: ['one'] });
    expect(refusal(book, lost, { move: 'travel', scenario: 'one', level: 1 })).toBe(null);
  });

  it('L30.1: a blocked scenario cannot be played in the campaign, but can be played as a single scenario', () => {
    const book = smallBook({ scenarios: [node('one', { unlocks: ['two'], blocks: ['two'] }), node('two')] });
    const won = played(book, begin(book), 'one').campaign;
    expect(refusal(book, won, { move: 'travel', scenario: 'two', level: 1 })).toBe('blocked');
    expect(refusal(book, won, { move: 'single', scenario: 'two', level: 1 })).toBe(null);
  });

  it('L30.1: a single scenario counts for gold, experience, treasure, goals and quests, but gives no rewards and no event', () => {
    const book = smallBook({
      scenarios: [node('one', { unlocks: ['two'], rewards: [{ effect: 'prosperity', n: 1 }] }), node('two')],
      treasures: { 5: { number: 5, item: 'bell' } },
      quests: { win: { steps: [{ count: 'wins', atLeast: 1 }], gives: [] } },
      events: { R1: event('road', []) },
    });
    const there = moved(book, begin(book), { move: 'single', scenario: 'one', level: 1 });
    expect(there.stage.at).toBe('scenario');
    const home = finished(book, there, true, {
      fighter: { experience: 12, gold: 7, checkmarks: 1, treasures: [5] },
      archer: {},
    }).campaign;
    expect(heroOf(home, 1)).toMatchObject({
      experience: 12,
      gold: 37,
      checkmarks: 1,
      items: ['bell'],
      progress: { step: 1 },
    });
    expect(home.world).toMatchObject({ completed: [], unlocked: ['one'], prosperity: 0, looted: [5] });
  });

  it('L30.2: the world is shared by all parties, and each party has its own sheet', () => {
    const book = smallBook({
      achievements: { Mine: { scope: 'party' }, Ours: { scope: 'global' } },
      scenarios: [
        node('one', {
          unlocks: ['two'],
          rewards: [
            { effect: 'achievement', achievement: 'Mine' },
            { effect: 'achievement', achievement: 'Ours' },
            { effect: 'reputation', n: 2 },
            { effect: 'prosperity', n: 1 },
          ],
        }),
        node('two'),
      ],
    });
    const won = moved(book, played(book, begin(book), 'one').campaign, { move: 'toTown' });
    const second = moved(book, won, { move: 'foundParty', name: 'Others' }, { move: 'note', text: 'We are new.' });
    expect(second.parties).toEqual([
      { name: 'The Party', notes: '', achievements: ['Mine'], reputation: 2, heroes: [1, 2] },
      { name: 'Others', notes: 'We are new.', achievements: [], reputation: 0, heroes: [] },
    ]);
    expect(second.world).toMatchObject({ achievements: ['Ours'], prosperity: 1, completed: ['one'] });
    expect(refusal(book, second, { move: 'travel', scenario: 'one', level: 1 })).toBe('noHeroes');
    const back = moved(book, second, { move: 'playParty', party: 0 });
    expect(back.party).toBe(0);
  });

  it('L30.2: when a party is disbanded its heroes stay in town, and the other parties keep their order', () => {
    const book = smallBook();
    const second = moved(book, begin(book), { move: 'foundParty', name: 'Two' });
    const third = moved(book, second, { move: 'foundParty', name: 'Three' });
    const left = moved(book, third, { move: 'disband', party: 0 });
    expect(left.parties.map(({ name }) => name)).toEqual(['Two', 'Three']);
    expect(left.parties[left.party]?.name).toBe('Three');
    const hero = left.heroes[0]?.no ?? -1;
    expect(moved(book, left, { move: 'join', hero }).parties[left.party]?.heroes).toEqual([hero]);
  });

  it('L30.2: in town heroes may join or leave: a party has at most four, and no class twice', () => {
    const book = smallBook();
    const left = playMoves(book, begin(book), { move: 'leave', hero: 1 });
    expect(left.facts).toEqual([{ fact: 'left', hero: 1, party: 0, rule: 'L30.2' }]);
    expect(left.campaign.parties[0]?.heroes).toEqual([2]);
    const joined = moved(book, left.campaign, { move: 'join', hero: 1 });
    expect(joined.parties[0]?.heroes).toEqual([2, 1]);
    expect(refusal(book, joined, { move: 'join', hero: 1 })).toBe('inAParty');
  });

  it('L30.2, L32.2: a campaign begins with one to four heroes of the classes that are unlocked for this number', () => {
    const book = smallBook();
    const refused = (...heroes: string[]) => {
      const begun = beginCampaign(book, wish(...heroes));
      return 'refused' in begun ? begun.refused : null;
    };
    expect(refused()).toBe('noHeroes');
    expect(refused('fighter', 'fighter')).toBe('classInParty');
    expect(refused('fighter', 'thief')).toBe('classNotOpen');
    expect(refused('fighter', 'archer', 'healer', 'thief', 'fighter')).toBe('partyFull');
    expect(refused('fighter', 'healer', 'thief')).toBe(null);
    expect(begin(book, ['fighter', 'healer', 'thief']).world.classes).toEqual(['fighter', 'archer', 'healer', 'thief']);
    const campaign = begin(book);
    expect(campaign.heroes.map(({ level, gold, experience, pool }) => ({ level, gold, experience, pool }))).toEqual([
      { level: 1, gold: 30, experience: 0, pool: ['fighter0', 'fighter1', 'fighter2'] },
      { level: 1, gold: 30, experience: 0, pool: ['archer0', 'archer1', 'archer2'] },
    ]);
  });

  it('L30.3: an achievement with a type replaces the present one of that type; others may be gained several times', () => {
    const gain = (achievement: string): Effect => ({ effect: 'achievement', achievement });
    const { book, campaign } = rewarded([gain('River: Wide'), gain('Medal'), gain('River: Dry'), gain('Medal')], {
      achievements: {
        'River: Wide': { scope: 'global', type: 'River' },
        'River: Dry': { scope: 'global', type: 'River' },
        'Bank: Open': { scope: 'global', type: 'Bank' },
        Medal: { scope: 'global' },
      },
      start: { ...smallBook().start, achievements: ['Bank: Open'] },
    });
    const { campaign: won, facts } = played(book, campaign, 'one');
    expect(won.world.achievements).toEqual(['Bank: Open', 'Medal', 'River: Dry', 'Medal']);
    expect(facts).toContainEqual({
      fact: 'achievement',
      achievement: 'River: Dry',
      replaces: 'River: Wide',
      rule: 'L33.1',
    });
  });

  it('L30.4: after a scenario the party goes to town, or directly to another scenario', () => {
    const book = smallBook();
    const won = played(book, begin(book), 'one').campaign;
    expect(won.stage).toEqual({ at: 'camp', after: 'one' });
    expect(moved(book, won, { move: 'travel', scenario: 'two', level: 0 }).stage.at).toBe('scenario');
    const town = moved(book, won, { move: 'toTown' });
    expect(town.stage).toEqual({ at: 'town', eventDrawn: false, donated: [] });
    expect(refusal(book, won, { move: 'buy', hero: 1, item: 'hat' })).toBe('notInTown');
  });
});

describe('L33: rewards', () => {
  it('L33.1: a won scenario gives its rewards in the listed order, and unlocks what it lists', () => {
    const { book, campaign } = rewarded(
      [
        { effect: 'experience', n: 10, whom: 'each' },
        { effect: 'gold', n: 4, whom: 'each' },
        { effect: 'reputation', n: -2 },
        { effect: 'prosperity', n: 4 },
        { effect: 'design', item: 'bell' },
        { effect: 'scenario', scenario: 'two' },
        { effect: 'class', hero: 'thief', otherwise: [] },
        { effect: 'ending', ending: 'happy' },
      ],
      {},
    );
    const { campaign: won, facts } = played(book, campaign, 'one');
    expect(won.heroes.map(({ experience, gold }) => [experience, gold])).toEqual([
      [10, 34],
      [10, 34],
    ]);
    expect(won.parties[0]?.reputation).toBe(-2);
    // The coats are in the shop from prosperity level 2 on.
    expect(won.world).toMatchObject({
      prosperity: 4,
      copies: { tea: 1, hat: 2, coat: 2, bell: 1 },
      unlocked: ['one', 'two'],
      classes: ['fighter', 'archer', 'thief'],
      endings: ['happy'],
    });
    expect(facts.map(({ fact }) => fact)).toEqual(
      [
        'setOut',
        'deckEmpty',
        'arrived',
        'scenarioFinished',
        'completed',
        'experience',
        'experience',
        'gold',
        'gold',
        'reputation',
        'prosperity',
        'stocked',
        'stocked',
        'unlocked',
        'classOpened',
        'ended',
      ].slice(3),
    );
  });

  it('L32.12: two prosperity levels at once add the items of both', () => {
    const stock = { ...smallBook().stock, coat: 2, bell: 3 };
    const { book, campaign } = rewarded([{ effect: 'prosperity', n: 9 }], { stock });
    expect(played(book, campaign, 'one').campaign.world.copies).toMatchObject({ coat: 2, bell: 1 });
  });

  it('L33.1: a lost scenario gives only what the heroes gained in it', () => {
    const { book, campaign } = rewarded([{ effect: 'gold', n: 4, whom: 'each' }]);
    const lost = played(book, campaign, 'one', false, { fighter: { gold: 3, experience: 2, checkmarks: 1 } }).campaign;
    expect(lost.heroes.map(({ gold }) => gold)).toEqual([33, 30]);
    // Battle goals count only in a won scenario (L29.3).
    expect(heroOf(lost, 1)).toMatchObject({ experience: 2, checkmarks: 0 });
  });

  it('L33.1: an item as a reward is one copy for one hero without it, chosen by the player', () => {
    const { book, campaign } = rewarded([{ effect: 'item', item: 'bell' }]);
    const asked = played(book, campaign, 'one').campaign;
    expect(asked.question).toMatchObject({ ask: 'hero', heroes: [1, 2] });
    const chosen = moved(book, asked, { move: 'chooseHero', hero: 2 });
    expect(heroOf(chosen, 2).items).toEqual(['bell']);
    expect(chosen.world.copies['bell']).toBe(1);
    expect(chosen.question).toBe(null);
  });

  it('L33.1: a copy from stock is used if there is one; a hero who owns the item is not offered; without a copy nothing is given', () => {
    const { book, campaign } = rewarded([
      { effect: 'item', item: 'hat' },
      { effect: 'item', item: 'hat' },
    ]);
    const bought = moved(book, campaign, { move: 'buy', hero: 1, item: 'hat' });
    const { campaign: won, facts } = played(book, bought, 'one');
    expect(won.heroes.map(({ items }) => items)).toEqual([['hat'], ['hat']]);
    expect(won.world.copies['hat']).toBe(2);
    expect(facts.filter(({ fact }) => fact === 'itemHeld')).toEqual([{ fact: 'itemHeld', item: 'hat', rule: 'L33.1' }]);
  });

  it('L33.1, L18.5: an item that every hero owns is sold at once by a hero whom the player chooses', () => {
    const { book, campaign } = rewarded([{ effect: 'item', item: 'hat' }], {
      items: { ...smallBook().items, hat: item('hat', 11, 3) },
    });
    const both = moved(book, campaign, { move: 'buy', hero: 1, item: 'hat' }, { move: 'buy', hero: 2, item: 'hat' });
    const sold = moved(book, played(book, both, 'one').campaign, { move: 'chooseHero', hero: 1 });
    expect(heroOf(sold, 1)).toMatchObject({ items: ['hat'], gold: 30 - 11 + 5 });
    expect(sold.world.copies['hat']).toBe(3);
  });

  it('L33.2: random designs and side scenarios are drawn from their decks; an empty deck gives nothing', () => {
    const { book, campaign } = rewarded(
      [
        { effect: 'randomDesign' },
        { effect: 'randomDesign' },
        { effect: 'randomScenario' },
        { effect: 'randomScenario' },
      ],
      { randomDesigns: ['bell'] },
    );
    const { campaign: won, facts } = played(book, campaign, 'one');
    expect(won.world.copies['bell']).toBe(1);
    expect(won.world.unlocked).toEqual(['one', 'side']);
    expect(facts.flatMap((each) => (each.fact === 'deckEmpty' ? [[each.deck, each.rule]] : []))).toEqual([
      ['designs', 'L33.2'],
      ['sideScenarios', 'L33.2'],
    ]);
  });

  it('L33.2: a random design that the campaign already has is skipped', () => {
    const { book, campaign } = rewarded([{ effect: 'design', item: 'bell' }, { effect: 'randomDesign' }], {
      randomDesigns: ['bell'],
    });
    expect(played(book, campaign, 'one').facts.map(({ fact }) => fact)).toContain('deckEmpty');
  });

  it('L33.3: a sealed page opens once, when its condition is met', () => {
    const gives: Effect[] = [{ effect: 'gold', n: 5, whom: 'each' }];
    const pages: CampaignBook['pages'] = {
      liked: { opens: { on: 'reputation', atLeast: 2 }, gives },
      hated: { opens: { on: 'reputation', atMost: -2 }, gives },
      held: { opens: { on: 'achievements', needs: [['Medal']] }, gives },
    };
    const { book, campaign } = rewarded(
      [
        { effect: 'reputation', n: 2 },
        { effect: 'achievement', achievement: 'Medal' },
      ],
      { pages, achievements: { Medal: { scope: 'party' } } },
    );
    const won = played(book, campaign, 'one');
    expect(won.facts.flatMap((each) => (each.fact === 'pageOpened' ? [each.page] : []))).toEqual(['liked', 'held']);
    expect(heroOf(won.campaign, 1).gold).toBe(40);
    const again = moved(book, won.campaign, { move: 'toTown' }, { move: 'donate', hero: 1 });
    expect(again.world.pages).toEqual(['liked', 'held']);
    const disliked = given(campaign, ({ parties }) => {
      for (const party of parties) party.reputation = -2;
    });
    expect(moved(book, disliked, { move: 'donate', hero: 1 }).world.pages).toEqual(['hated']);
  });

  it('L33.3: donations, a fulfilled quest and the first retirement open pages', () => {
    const quests: CampaignBook['quests'] = { q: { steps: [{ count: 'donated', atLeast: 10 }], gives: [] } };
    const book = smallBook({
      quests,
      pages: {
        box: { opens: { on: 'donations', atLeast: 20 }, gives: [] },
        mine: { opens: { on: 'retired', quest: 'q' }, gives: [] },
        first: { opens: { on: 'firstRetirement' }, gives: [] },
      },
    });
    const one = moved(book, begin(book), { move: 'donate', hero: 1 });
    expect(one.world.pages).toEqual([]);
    const two = moved(book, one, { move: 'donate', hero: 2 });
    expect(two.world.pages).toEqual(['box']);
    expect(moved(book, two, { move: 'retire', hero: 1 }).world.pages).toEqual(['box', 'mine', 'first']);
  });

  it('L18.5: a treasure can be looted once per campaign; an item that the hero already owned was sold in the scenario', () => {
    const book = smallBook({
      treasures: {
        1: { number: 1, item: 'bell' },
        2: { number: 2, design: 'coat' },
        3: { number: 3, goal: true, item: 'hat' },
      },
    });
    const first = played(book, begin(book), 'one', false, { fighter: { treasures: [1, 2, 3] } }).campaign;
    expect(heroOf(first, 1).items).toEqual(['bell']);
    expect(first.world).toMatchObject({ looted: [1, 2], copies: { coat: 2, bell: 1 } });
    const again = played(book, first, 'one', false, { archer: { treasures: [1] }, fighter: {} }).campaign;
    expect(heroOf(again, 2).items).toEqual([]);
    const owner = with1(begin(book), 1, { items: ['bell'] });
    expect(heroOf(played(book, owner, 'one', false, { fighter: { treasures: [1] } }).campaign, 1).items).toEqual([
      'bell',
    ]);
  });
});
