import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { CHAPTERS } from '../../../src/content/inHand/chapters';
import {
  availabilityOf,
  type Campaign,
  canPlay,
  changeVariants,
  enterScenario,
  giveItemsToKing,
  HEROES,
  leaveOutcome,
  newCampaign,
  obeySummons,
  progressOf,
  type ScenarioResult,
  setupFor,
  setupOf,
} from '../../../src/flow/inHand/campaign';
import { levelUp, mustLevelUp, upgradeableCards } from '../../../src/flow/inHand/levels';
import { finishScenario } from '../../../src/flow/inHand/outcome';
import type { Phase } from '../../../src/flow/inHand/phases';
import { begin, type Play } from '../../../src/flow/inHand/play';
import { resultOf } from '../../../src/flow/inHand/result';
import { isSingle } from '../../../src/flow/inHand/singleGame';
import { itemLimit } from '../../../src/flow/inHand/town';

const fresh = newCampaign('one', 'Tansy', { hindrances: true, onTable: false });
const WON: ScenarioResult = { won: true, money: 0, treasures: [], purse: 0, flags: {}, rounds: 8 };
const LOST: ScenarioResult = { won: false, money: 0, treasures: [], purse: 0, flags: {}, rounds: 8 };

/** A fight at its start, without a foe. */
const NO_FIGHT: Omit<NonNullable<Play['state']['fight']>, 'foe'> = {
  distance: 1,
  face: null,
  rolls: 0,
  acted: false,
  effects: [],
  hindrances: [],
  fleeting: [],
  absent: [],
  sprung: false,
};

/** A campaign at the table of a scenario, even if the scenario cannot be played. */
function atTable(scenario: number, campaign: Campaign = fresh): Campaign {
  return { ...campaign, stage: { at: 'table', scenario, scenarioLevel: 1, seed: 'seed' } };
}

/** A campaign after a scenario and its outcome page. */
function played(scenario: number, campaign: Campaign = fresh, result: ScenarioResult = WON): Campaign {
  return leaveOutcome(finishScenario(atTable(scenario, campaign), result));
}

const outcomeOf = ({ stage }: Campaign) => (stage.at === 'outcome' ? stage.outcome : expect.unreachable(stage.at));

describe('R2.2, R30 the variants', () => {
  const other = { hindrances: false, onTable: true };

  it('can be changed in camp', () => {
    expect(changeVariants(fresh, other)).toEqual({ ...fresh, variants: other });
  });

  it('cannot be changed while a scenario is on the table', () => {
    expect(changeVariants(atTable(1), other)).toEqual(atTable(1));
  });
});

describe('the heroes', () => {
  const of = (hero?: (typeof HEROES)[number]) => newCampaign('one', 'Tansy', fresh.variants, hero);

  it('start with the gold of their card, and the Bailiff is the default', () => {
    expect(of().hero).toBe('bailiff');
    expect(HEROES.map((hero) => of(hero).gold)).toEqual([10, 10, 30]);
  });

  it('R29.2: may own the number of items in the rule, and the Pawnbroker one more', () => {
    expect(HEROES.map((hero) => itemLimit(of(hero)))).toEqual([2, 2, 3]);
    const belted = (hero: (typeof HEROES)[number]) => itemLimit({ ...of(hero), achievements: ['utilityBelt'] });
    expect(HEROES.map(belted)).toEqual([3, 3, 4]);
  });

  it('R28.1: upgrade their own cards', () => {
    expect(upgradeableCards(of('sexton'))).toEqual(['sixFeet', 'sparePlot', 'consecratedGround', 'lastRites']);
    expect(upgradeableCards(of('pawnbroker'))).toEqual(['valuation', 'storeCredit', 'redeem', 'fireSale']);
  });

  it("are part of the scenario's set-up", () => {
    expect(setupOf(enterScenario(of('sexton'), 1, 1, 'seed'))).toMatchObject({ hero: 'sexton', gold: 10 });
  });
});

describe('the scenario tracker', () => {
  it('R1.8: a new one has level 1, no upgrades, no achievements, and scenario 1 unlocked', () => {
    expect(fresh).toMatchObject({ name: 'Tansy', level: 1, upgrades: [], achievements: [], items: [] });
    expect(fresh.scenarios).toEqual({ 1: { unlocked: true, completed: false, blocked: false } });
  });
});

describe('R3: which scenarios can be played', () => {
  it('R3.3 a new campaign starts with scenario 1 unlocked, at level 1, with 10 gold', () => {
    expect(fresh).toMatchObject({ level: 1, gold: 10, items: [], achievements: [], wins: 0, losses: 0 });
    expect(CHAPTERS.filter(({ number }) => progressOf(fresh, number).unlocked)).toMatchObject([{ number: 1 }]);
    expect(canPlay(fresh, 1)).toBe(true);
  });

  it('R3.2 a scenario cannot be played when it is locked, completed, blocked, or lacks an achievement', () => {
    const scenarios = {
      5: { unlocked: true, completed: false, blocked: true },
      10: { unlocked: true, completed: false, blocked: false },
      1: { unlocked: true, completed: true, blocked: false },
    };
    const campaign: Campaign = { ...fresh, scenarios };
    expect([1, 2, 5, 10, 23].map((number) => availabilityOf(campaign, number))).toEqual([
      'completed',
      'locked',
      'blocked',
      'needs',
      'locked',
    ]);
    expect(availabilityOf({ ...campaign, achievements: ['redGem'] }, 10)).toBe('needs');
    expect(availabilityOf({ ...campaign, achievements: ['redGem', 'blueGem'] }, 10)).not.toBe('needs');
    for (const number of [1, 2, 5, 10, 23]) expect(enterScenario(campaign, number, 1, 'seed')).toBe(campaign);
  });

  it('R3.2 a lost scenario can be retried', () => {
    expect(canPlay(played(1, fresh, LOST), 1)).toBe(true);
    expect(canPlay(played(1, fresh, WON), 1)).toBe(false);
  });

  it('R3.3 completing a scenario blocks others; losing it does not', () => {
    const choice = played(4);
    expect(progressOf(choice, 6)).toEqual({ unlocked: true, completed: false, blocked: false });
    expect(progressOf(played(5, choice, LOST), 6).blocked).toBe(false);
    expect(progressOf(played(5, choice), 6)).toEqual({ unlocked: true, completed: false, blocked: true });
    expect(availabilityOf(played(5, choice), 6)).toBe('blocked');
  });

  it('163 positions can be reached, and an ending can be reached from each of them', () => {
    const playable = (campaign: Campaign) =>
      CHAPTERS.map(({ number }) => number).filter((number) => /open|undrawn/.test(availabilityOf(campaign, number)));
    const done = ({ scenarios }: Campaign) => Object.keys(scenarios).filter((key) => scenarios[Number(key)]?.completed);
    const seen = new Map<string, Campaign>([['', fresh]]);
    for (const campaign of seen.values()) {
      if (done(campaign).some((number) => Number(number) >= 20)) continue;
      const next = playable(campaign);
      expect(next, `after ${done(campaign)}`).not.toEqual([]);
      for (const number of next) {
        const then = played(number, campaign);
        const key = done(then).join();
        if (!seen.has(key)) seen.set(key, then);
      }
    }
    expect(seen.size).toBe(163);
  });
});

describe('R3.5: the king needs your items', () => {
  const owner: Campaign = { ...fresh, items: ['mournersHat', 'gravediggersLicence', 'chokeLead'] };

  it('R3.5 those on cards of the scenario are sold for their full cost; quest items and items on other cards stay', () => {
    const { campaign, taken, gold } = giveItemsToKing(owner, 1);
    expect({ taken, gold }).toEqual({ taken: ['mournersHat'], gold: 14 });
    expect(campaign).toEqual({ ...owner, items: ['gravediggersLicence', 'chokeLead'], gold: 24 });
    expect(giveItemsToKing(campaign, 1)).toEqual({ campaign, taken: [], gold: 0 });
  });

  it('R3.5 the sold items are missing when the scenario starts', () => {
    const entered = enterScenario(owner, 1, 2, 'seed');
    expect(entered).toMatchObject({ gold: 24, scenarioLevel: 2 });
    expect(setupOf(obeySummons(entered))).toEqual({
      scenario: 'plotNine',
      hero: 'bailiff',
      level: 1,
      upgrades: [],
      items: ['gravediggersLicence', 'chokeLead'],
      scenarioLevel: 2,
      looted: [],
      gold: 24,
      flags: {},
      variants: { hindrances: true, onTable: false },
      seed: 'seed',
    });
  });

  it('a set-up can be played, and there is no set-up between scenarios', () => {
    const setup = setupOf(enterScenario(fresh, 1, 1, 'seed'));
    expect(setup && bookFor(setup).scenario.number).toBe(1);
    expect(setupOf(fresh)).toBeNull();
  });

  it('a campaign at a table cannot enter another scenario', () => {
    const entered = enterScenario(fresh, 1, 1, 'seed');
    expect(enterScenario(entered, 1, 1, 'other')).toBe(entered);
  });
});

describe('R27: the end of a scenario', () => {
  it('is read from the table once the scenario is over', () => {
    const play = begin(bookFor(setupFor(fresh, 1, 1, 'seed')));
    const hero = { ...play.state.hero, money: 3, treasures: [1] };
    const laid = (phase: Phase): Play => ({ ...play, phase, state: { ...play.state, hero } });
    expect(resultOf(laid('select'))).toBeNull();
    expect(resultOf(laid('won'))).toEqual({ won: true, money: 3, treasures: [1], purse: 0, flags: {}, rounds: 1 });
    const lost = { by: 'late', last: { round: 1, left: play.state.foes.length } };
    expect(resultOf(laid('lost'))).toEqual({
      won: false,
      money: 3,
      treasures: [1],
      purse: 0,
      flags: {},
      rounds: 1,
      lost,
    });
  });

  it.each([
    ['R22.1', 0, 'hp', 7],
    // The cards run out before the cards of round 7 are chosen.
    ['R7.3', 5, 'cards', 6],
  ] as const)(
    '%s: records what had run out, the last round played, and the monster of the fight',
    (_, hp, spent, round) => {
      const play = begin(bookFor(setupFor(fresh, 1, 1, 'seed')));
      const { state } = play;
      const [foe] = state.foes;
      if (!foe) return expect.unreachable('nobody is there');
      const fight = { ...NO_FIGHT, foe: foe.id };
      const over = { ...state, round: 7, ending: 'exhausted', hero: { ...state.hero, hp }, fight } as const;
      const result = resultOf({ ...play, phase: 'lost', state: over });
      expect(result?.rounds).toBe(round);
      expect(result?.lost).toEqual({
        by: 'exhausted',
        last: { round, spent, left: state.foes.length, foe: { monster: foe.monster, hp: foe.hp } },
      });
    },
  );

  it.each([0, 1, 2, 3] as const)(
    'R27.1 after a win or a loss, each token is 2 gold at level %i as at any other',
    (scenarioLevel) => {
      const campaign = enterScenario(fresh, 1, scenarioLevel, 'seed');
      const lost = finishScenario(campaign, { won: false, money: 4, treasures: [], purse: 0, flags: {}, rounds: 8 });
      expect(lost.gold).toBe(18);
      expect(outcomeOf(lost).gold).toEqual({ money: 8, treasures: 0, reward: 0 });
      expect(
        finishScenario(campaign, { won: true, money: 4, treasures: [], purse: 0, flags: {}, rounds: 8 }).gold,
      ).toBe(24);
    },
  );

  it('R27.2 a win completes the scenario, unlocks others and gives the reward', () => {
    const won = finishScenario(atTable(1), WON);
    expect(won).toMatchObject({ gold: 16, wins: 1, losses: 0 });
    expect(won.scenarios).toEqual({
      1: { unlocked: true, completed: true, blocked: false },
      2: { unlocked: true, completed: false, blocked: false },
      3: { unlocked: true, completed: false, blocked: false },
    });
    expect(outcomeOf(won)).toMatchObject({ scenario: 1, won: true, unlocked: [2, 3], gold: { reward: 6 } });
  });

  it('R27.2 a win gives achievements, items and items for sale, each only once', () => {
    const won = played(8, { ...fresh, achievements: ['redGem'], forSale: ['redPen'] });
    expect(won).toMatchObject({ achievements: ['redGem'], items: ['stewardsMallet'], forSale: ['redPen'] });
    const first = finishScenario(atTable(8), WON);
    expect(first).toMatchObject({ achievements: ['redGem'], items: ['stewardsMallet'], forSale: ['redPen'] });
    expect(outcomeOf(first)).toMatchObject({ achievements: ['redGem'], forSale: ['redPen'] });
  });

  it('R27.2 a loss gives only what was looted', () => {
    const lost = finishScenario(atTable(8), LOST);
    expect(lost).toEqual({ ...fresh, losses: 1, rounds: 8, stage: lost.stage });
    expect(outcomeOf(lost)).toMatchObject({ won: false, achievements: [], items: [], unlocked: [], blocked: [] });
  });

  it('is counted only once', () => {
    const once = finishScenario(atTable(1), { won: true, money: 3, treasures: [1], purse: 0, flags: {}, rounds: 8 });
    expect(finishScenario(once, { won: true, money: 3, treasures: [1], purse: 0, flags: {}, rounds: 8 })).toBe(once);
    const left = leaveOutcome(once);
    expect(finishScenario(left, WON)).toBe(left);
    expect(leaveOutcome(left)).toBe(left);
  });

  it.each([true, false])('R4.9 an item from a treasure joins the inventory at the end (won: %s)', (won) => {
    const entered = enterScenario(fresh, 1, 1, 'seed');
    expect(entered.items).toEqual([]);
    const finished = finishScenario(entered, { won, money: 0, treasures: [1], purse: 0, flags: {}, rounds: 8 });
    expect(finished).toMatchObject({ items: ['gravediggersLicence'], looted: [1] });
    expect(outcomeOf(finished).items).toEqual(['gravediggersLicence']);
  });

  it('R4.8 a treasure is looted once per campaign, and the next set-up excludes it', () => {
    const retry = enterScenario(played(1, fresh, { ...LOST, treasures: [1] }), 1, 1, 'again');
    expect(setupOf(retry)?.looted).toEqual([1]);
    const again = finishScenario(
      { ...retry, items: [] },
      { won: true, money: 0, treasures: [1, 99], purse: 0, flags: {}, rounds: 8 },
    );
    expect(again).toMatchObject({ items: [], looted: [1] });
  });
});

describe('R28: levels', () => {
  const completed = (count: number, changes: Partial<Campaign> = {}): Campaign => ({
    ...fresh,
    scenarios: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [index + 1, { unlocked: true, completed: true, blocked: false }]),
    ),
    ...changes,
  });

  it('R28.1 a level is gained after the 3rd, 6th, 9th and 12th completed scenario', () => {
    const gains: number[] = [];
    let campaign = fresh;
    for (let count = 0; count <= 15; count++) {
      campaign = completed(count, { level: campaign.level, upgrades: campaign.upgrades });
      while (mustLevelUp(campaign)) {
        gains.push(count);
        const [card] = upgradeableCards(campaign);
        campaign = card ? levelUp(campaign, card) : expect.unreachable('no card is left');
      }
    }
    expect(gains).toEqual([3, 6, 9, 12]);
    expect(campaign.level).toBe(5);
    expect([...campaign.upgrades].sort()).toEqual(['healingWaters', 'neutralize', 'opportunist', 'shadowTactics']);
  });

  it('R28.1 a new level turns one ability card to its level 2 half, never a card twice, and no card without a level', () => {
    const gained = levelUp(completed(3), 'neutralize');
    expect(gained).toMatchObject({ level: 2, upgrades: ['neutralize'] });
    expect(levelUp(gained, 'opportunist')).toBe(gained);
    const later = { ...gained, scenarios: completed(6).scenarios };
    expect(levelUp(later, 'neutralize')).toBe(later);
    expect(levelUp(later, 'spoon')).toBe(later);
    expect(levelUp(later, 'opportunist')).toMatchObject({ level: 3, upgrades: ['neutralize', 'opportunist'] });
  });

  it('R28.1 the set-up contains level and upgrades', () => {
    const setup = setupOf(atTable(1, levelUp(completed(3), 'neutralize')));
    expect(setup).toMatchObject({ level: 2, upgrades: ['neutralize'] });
  });
});

describe('a single game', () => {
  it.each([
    ['daily-2026-11-22', true],
    ['pack.lostProperty.cellar', true],
    ['one', false],
    ['daily-2026', false],
    ['pack.lostProperty', false],
  ])('is a daily one or one of a pack: %s, %s', (id, is) => {
    expect(isSingle({ id })).toBe(is);
  });

  it('stays at its outcome and never returns to a camp', () => {
    const day = finishScenario({ ...atTable(1), id: 'daily-2026-11-22' }, WON);
    expect(leaveOutcome(day)).toBe(day);
    expect(leaveOutcome(finishScenario(atTable(1), WON)).stage).toEqual({ at: 'camp' });
  });
});
