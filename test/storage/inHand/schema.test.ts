/** Tests which campaigns from outside are accepted. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Campaign, countPractice, newCampaign, type ScenarioResult } from '../../../src/flow/inHand/campaign';
import { finishScenario } from '../../../src/flow/inHand/outcome';
import { sell } from '../../../src/flow/inHand/town';
import { campaignOfDay, dailyOf } from '../../../src/session/inHand/daily';
import { campaignShape } from '../../../src/storage/inHand/schema';

const fresh = newCampaign('one', 'Tansy', { hindrances: false, onTable: false });
const table = { at: 'table', scenario: 1, scenarioLevel: 1, seed: 'test' } as const;
const won: ScenarioResult = { won: true, money: 2, treasures: [], purse: 0, flags: {}, rounds: 3 };
const done = finishScenario({ ...fresh, stage: table }, won);
const page = { at: 'table', scenario: 0, scenarioLevel: 1, seed: 'test', page: 'lostProperty/cellar' } as const;
const ofPage: Campaign = { ...fresh, id: 'pack.lostProperty.cellar', scenarios: {}, stage: page };

const outcomeOf = (of: Campaign, change: object): unknown => {
  if (of.stage.at !== 'outcome') return expect.unreachable('it is not over');
  return { ...of, stage: { ...of.stage, outcome: { ...of.stage.outcome, ...change } } };
};

describe('a campaign', () => {
  it.each<[string, unknown]>([
    ['new', fresh],
    ['of the Sexton', newCampaign('one', 'Tansy', fresh.variants, 'sexton')],
    ['of the Pawnbroker', newCampaign('one', 'Tansy', fresh.variants, 'pawnbroker')],
    ['at the table', { ...fresh, stage: table }],
    ['with its level gained', { ...fresh, level: 2, upgrades: ['neutralize'] }],
    ['after a scenario', done],
    ['of a day', campaignOfDay(dailyOf('2026-11-22'), 'Tansy')],
    ["of a pack's page", ofPage],
    ["of a pack's page that is won", finishScenario(ofPage, won)],
  ])('is taken: %s', (_, campaign) => {
    expect(v.is(campaignShape, campaign)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['after a scenario that there is not', outcomeOf(done, { scenario: 999_999 })],
    ['that unlocks a scenario that there is not', outcomeOf(done, { unlocked: [999_999] })],
    ['that blocks one', outcomeOf(done, { blocked: [0] })],
    ['after a page of a pack, and of none', outcomeOf(done, { scenario: 0 })],
    ["after a scenario of ours, and of a pack's page", { ...done, id: 'pack.lostProperty.cellar' }],
    ["at another page than its pack's", { ...ofPage, id: 'pack.lostProperty.attic' }],
    ['of a pack, at a scenario of ours', { ...ofPage, stage: table }],
    ['of a hero that there is not', { ...fresh, hero: 'gravedigger' }],
    ['with no card left for the levels to come', { ...fresh, upgrades: ['a', 'b', 'c', 'd'] }],
    ['with a card turned twice', { ...fresh, level: 3, upgrades: ['neutralize', 'neutralize'] }],
  ])('is refused: %s', (_, campaign) => {
    expect(v.is(campaignShape, campaign)).toBe(false);
  });

  it('with an unknown hero is refused with the name of the field', () => {
    const { issues = [] } = v.safeParse(campaignShape, { ...fresh, hero: 'gravedigger' });
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['hero']);
  });

  it('with a million of everything can be played on, and can still be saved', () => {
    const full = 1_000_000;
    const rich: Campaign = {
      ...fresh,
      gold: full,
      wins: full,
      losses: full,
      rounds: full,
      practice: full,
      stage: table,
    };
    expect(v.is(campaignShape, rich)).toBe(true);
    const after = [
      countPractice(rich),
      finishScenario(rich, { ...won, purse: 99 }),
      finishScenario(rich, { ...won, won: false, purse: -99 }),
      sell({ ...rich, items: ['wispLantern'] }, 'wispLantern'),
    ];
    for (const each of after) expect(v.is(campaignShape, each)).toBe(true);
    expect(
      after.map(({ practice, wins, losses, rounds }) => [practice, wins, losses, rounds].includes(999_999)),
    ).toEqual([true, true, true, false]);
  });
});
