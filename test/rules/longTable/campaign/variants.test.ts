/** Tests the variants of a campaign (L35), and the set-up that a campaign gives to a scenario (L2.1). */
import { describe, expect, it } from 'vitest';
import { bookFor, campaignBook } from '../../../../src/content/longTable';
import { resultOf } from '../../../../src/rules/longTable/campaign/result';
import { setupOf } from '../../../../src/rules/longTable/campaign/setupOf';
import { endScenario } from '../../../../src/rules/longTable/rounds';
import { applyRule } from '../../../../src/rules/longTable/transaction';
import { begin, finished, given, heroOf, moved, node, played, refusal, smallBook } from '../../../kit/campaign';
import { startTable } from '../../../kit/longTable';

const travel = { move: 'travel', scenario: 'one', level: 1 } as const;
const variants = (over: object) => ({ variants: { lessChance: false, death: false, grim: false, ...over } });

describe('L35: variants', () => {
  it('L35.1, L35.3: are chosen for the campaign and apply in each of its scenarios', () => {
    const book = smallBook();
    const milder = begin(book, undefined, variants({ lessChance: true, grim: true }));
    expect(setupOf(book, moved(book, milder, travel)).variants).toEqual({ lessChance: true, death: false, grim: true });
  });

  it('L35.1: less chance makes blessings and the standard 2x worth +2, curses and the standard Null worth -2', () => {
    const values = (lessChance: boolean) => {
      const book = campaignBook();
      const campaign = begin(book, ['bailiff', 'ferrywoman'], variants({ lessChance }));
      const there = moved(book, campaign, { move: 'single', scenario: 'noticeOnTheDoor', level: 1 });
      const { modifiers } = bookFor(setupOf(book, there));
      return ['bless', '2x', 'curse', 'null', '+2'].map((id) => modifiers[id]?.value);
    };
    expect(values(true)).toEqual([2, 2, -2, -2, 2]);
    expect(values(false)).toEqual(['2x', '2x', 'null', 'null', 2]);
  });

  it('L35.2: a dead hero is removed: items return to stock, gold is lost, the quest goes back; another hero can be made', () => {
    const book = smallBook({ quests: { q: { steps: [{ count: 'items', atLeast: 9 }], gives: [] } } });
    const owner = moved(book, begin(book, undefined, variants({ death: true })), { move: 'buy', hero: 1, item: 'hat' });
    expect(heroOf(owner, 1).quest).toBe('q');
    const { campaign, facts } = played(book, owner, 'one', false, {
      fighter: { dead: true, exhausted: true, gold: 5 },
    });
    expect(campaign.heroes.map(({ no }) => no)).toEqual([2]);
    expect(campaign.parties[0]?.heroes).toEqual([2]);
    expect(campaign.world.quests).toEqual(['q']);
    expect(campaign.world.copies['hat']).toBe(2);
    expect(facts).toContainEqual({ fact: 'heroDied', hero: 1, class: 'fighter', name: 'fighter', rule: 'L35.2' });
    const next = moved(
      book,
      campaign,
      { move: 'toTown' },
      { move: 'buy', hero: 2, item: 'hat' },
      { move: 'newHero', class: 'fighter', name: 'Another', line: 0, level: 1 },
    );
    expect(heroOf(next, 3)).toMatchObject({ name: 'Another', startPerks: 0, gold: 30, quest: 'q' });
  });

  it('L35.2: the rewards of a scenario go to the heroes who are alive', () => {
    const book = smallBook({
      scenarios: [node('one', { rewards: [{ effect: 'gold', n: 8, whom: 'collective' }] })],
    });
    const { campaign } = played(book, begin(book), 'one', true, { fighter: { dead: true } });
    expect(campaign.heroes.map(({ no, gold }) => [no, gold])).toEqual([[2, 38]]);
  });

  it('L35.2: a party without living heroes goes to town', () => {
    const book = smallBook();
    const { campaign } = played(book, begin(book), 'one', false, { fighter: { dead: true }, archer: { dead: true } });
    expect(refusal(book, campaign, travel)).toBe('noHeroes');
    expect(refusal(book, campaign, { move: 'toTown' })).toBe(null);
  });
});

describe('L2.1: the set-up that a campaign gives to a scenario', () => {
  it('L2.1: contains heroes, level, battle goals, the treasures already looted and a seed of its own', () => {
    const book = smallBook({ goals: { g: { id: 'g', checkmarks: 1, needs: [] } }, treasures: { 4: { number: 4 } } });
    const first = moved(book, begin(book), { ...travel, level: 3 });
    const setup = setupOf(book, first);
    expect(setup).toMatchObject({ scenario: 'one', level: 3, openInformation: true, looted: [], battleGoals: ['g'] });
    expect(setup.heroes[0]).toMatchObject({ hero: 'fighter', level: 1, pool: ['fighter0', 'fighter1', 'fighter2'] });
    const home = finished(book, first, false, {
      fighter: { treasures: [4], hand: ['fighter1', 'fighter0', 'gone'], equipped: ['hat'] },
    }).campaign;
    const again = setupOf(book, moved(book, home, travel));
    expect(again.looted).toEqual([4]);
    expect(again.seed).not.toBe(setup.seed);
    // The hand and items of the last scenario are proposed again, as far as the hero still has them.
    expect(again.heroes[0]).toMatchObject({ hand: ['fighter1', 'fighter0'], equipped: [] });
  });

  it('L3.4: never plays with open information for a single hero', () => {
    const book = smallBook();
    expect(setupOf(book, moved(book, begin(book, ['fighter']), travel)).openInformation).toBe(false);
    const closed = begin(book, undefined, { openInformation: false });
    expect(setupOf(book, moved(book, closed, travel)).openInformation).toBe(false);
  });

  it('L30.1: cannot be made when no scenario is chosen', () => {
    expect(() => setupOf(smallBook(), begin(smallBook()))).toThrow('not at a scenario');
  });
});

describe('L29: the result of a scenario', () => {
  const table = (ending: 'won' | 'lost') => {
    const { book, state } = startTable('f   h', {
      figures: { f: 'fighter', h: 'healer' },
      level: 2,
      book: { goals: { kills: { id: 'kills', checkmarks: 2, needs: [{ counter: 'kills', atLeast: 1 }] } } },
    });
    const [seat, other] = state.seats;
    if (!seat || !other) throw new Error('no seats');
    Object.assign(seat, { money: 3, gold: 5, experience: 7, found: [4], goals: ['kills'], killed: { rat: 1 } });
    seat.counters = { kills: 1 };
    Object.assign(other, { exhausted: true, goals: ['kills'], counters: { exhausted: 1, dead: 1 } });
    const ended = applyRule(book, { ...state, ending }, endScenario);
    return resultOf(book, ended.state);
  };

  it('L29.2: keeps experience, turns money tokens into gold by L3.2, and lists treasures by number', () => {
    expect(table('lost')).toMatchObject({
      won: false,
      heroes: [
        { hero: 'fighter', experience: 7, gold: 3 * 3 + 5, treasures: [4], checkmarks: 0, exhausted: false },
        { hero: 'healer', experience: 0, gold: 0, exhausted: true, dead: true },
      ],
    });
  });

  it('L29.3: after a victory includes bonus experience and battle goals for every hero, even exhausted ones', () => {
    expect(table('won')).toMatchObject({
      won: true,
      heroes: [
        { experience: 7 + 8, checkmarks: 2, killed: { rat: 1 } },
        { experience: 8, checkmarks: 0 },
      ],
    });
  });

  it('L29.3: gives a hero the rewards of its battle goal', () => {
    const book = smallBook();
    const campaign = given(moved(book, begin(book, ['fighter']), travel), () => undefined);
    const home = finished(book, campaign, true, { fighter: { checkmarks: 2, experience: 15 } }).campaign;
    expect(heroOf(home, 1)).toMatchObject({ checkmarks: 2, experience: 15 });
  });
});
