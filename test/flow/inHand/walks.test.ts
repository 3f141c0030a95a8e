/** Whole campaigns in the game's own machine, with wins and defeats, to each of the three endings. */

import { describe, expect, it } from 'vitest';
import { getInitialSnapshot, transition } from 'xstate';
import { CHAPTERS } from '../../../src/content/inHand/chapters';
import { availabilityOf, type Campaign, endingScenarioOf, progressOf } from '../../../src/flow/inHand/campaign';
import { type GameCommand, type GameSnapshot, screenMachine, screenOf } from '../../../src/flow/inHand/game';
import { countCompleted, upgradeableCards } from '../../../src/flow/inHand/levels';
import { buyRefusal, canWearTogether, itemLimit, itemsOnSale, mustSell } from '../../../src/flow/inHand/town';
import type { Flags } from '../../../src/rules/inHand/book';
import { sealSave } from '../../../src/storage/envelope';
import { unseal } from '../../kit/inHand';
import { envelope } from '../../storage/kit';

const VARIANTS = { hindrances: false, onTable: false };
const campaignOf = ({ context }: GameSnapshot): Campaign => context.campaign ?? expect.unreachable('no campaign');
const say = (snapshot: GameSnapshot, command: GameCommand): GameSnapshot =>
  transition(screenMachine, snapshot, command)[0];

interface Plan {
  /** The scenarios to play, the most wanted one first; other scenarios are not played. */
  readonly wishes: readonly number[];
  /** Of this many scenarios, one is lost before it is won. */
  readonly loses: number;
  readonly flags?: Readonly<Record<number, Flags>>;
  readonly treasures?: Readonly<Record<number, readonly number[]>>;
}

interface Walk {
  readonly campaign: Campaign;
  readonly screens: ReadonlySet<string>;
  readonly scenarios: readonly number[];
}

/** Plays a campaign to its end, with one command per screen. */
function walk({ wishes, loses, flags = {}, treasures = {} }: Plan): Walk {
  const screens = new Set<string>();
  const scenarios: number[] = [];
  const tries = new Map<number, number>();
  let snapshot = say(getInitialSnapshot(screenMachine), { type: 'ready' });
  snapshot = say(say(snapshot, { type: 'create' }), { type: 'name', id: 'one', name: 'Tansy', variants: VARIANTS });
  const bought = new Set<number>();

  const next = (): GameCommand => {
    const campaign = campaignOf(snapshot);
    const { stage } = campaign;
    switch (screenOf(snapshot)) {
      case 'campaign': {
        if (!bought.has(campaign.wins + campaign.losses)) return { type: 'visitTown' };
        const scenario = wishes.find((number) => availabilityOf(campaign, number) === 'open');
        return { type: 'open', scenario: scenario ?? expect.unreachable(`nothing to play after ${scenarios}`) };
      }
      case 'page':
        return { type: 'begin', seed: 'walk' };
      case 'summons':
        return { type: 'obey' };
      case 'table': {
        const { scenario } = stage.at === 'table' ? stage : expect.unreachable(stage.at);
        const tried = (tries.get(scenario) ?? 0) + 1;
        tries.set(scenario, tried);
        const won = tried > 1 || scenarios.length % loses !== 0;
        if (won) scenarios.push(scenario);
        const result = { won, money: 5, treasures: treasures[scenario] ?? [], purse: 0, flags: flags[scenario] ?? {} };
        return { type: 'ended', result: { ...result, rounds: 9 } };
      }
      case 'outcome':
        return { type: 'proceed' };
      case 'levelUp':
        return { type: 'upgrade', card: upgradeableCards(campaign)[0] ?? expect.unreachable('no card is left') };
      case 'town': {
        bought.add(campaign.wins + campaign.losses);
        const [first] = campaign.items;
        if (mustSell(campaign) && first) return { type: 'sell', item: first };
        const item = itemsOnSale(campaign).find(({ id }) => buyRefusal(campaign, id) === null);
        return item ? { type: 'buy', item: item.id } : { type: 'back' };
      }
      default:
        return expect.unreachable(screenOf(snapshot));
    }
  };

  for (let steps = 0; screenOf(snapshot) !== 'ending'; steps++) {
    expect(steps, 'the campaign goes on for ever').toBeLessThan(600);
    screens.add(screenOf(snapshot));
    const before = campaignOf(snapshot);
    snapshot = say(snapshot, next());
    const campaign = campaignOf(snapshot);
    const read = unseal(sealSave(envelope({ mode: 'inHand', campaign, table: null })));
    if (campaign !== before && campaign.stage.at !== 'table')
      expect(read).toMatchObject({ ok: true, value: { envelope: { campaign } } });
    sound(campaign, screenOf(snapshot));
  }
  return { campaign: campaignOf(snapshot), screens, scenarios };
}

/** Checks what must hold for every campaign on every screen. */
function sound(campaign: Campaign, screen: string): void {
  expect(campaign.gold).toBeGreaterThanOrEqual(0);
  expect(new Set(campaign.items).size).toBe(campaign.items.length);
  expect(campaign.level).toBe(campaign.upgrades.length + 1);
  if (screen === 'town' || screen === 'outcome' || screen === 'levelUp') return;
  expect(campaign.items.length).toBeLessThanOrEqual(itemLimit(campaign));
  expect(canWearTogether(campaign.items)).toBe(true);
}

const CROWN = [1, 2, 3, 4, 5, 7, 10, 9, 12, 13, 15, 17, 18, 19, 22];
const UNPAID = [1, 2, 3, 4, 6, 8, 11, 9, 14, 13, 16, 17, 18, 19, 21];

describe('a whole campaign', () => {
  it.each<[string, number, Plan]>([
    [
      'Struck Off, on the side of the Crown',
      20,
      {
        wishes: [...CROWN.slice(0, -1), 20],
        loses: 2,
        flags: { 5: { torn: 3 }, 7: { alarm: 0 } },
        treasures: { 1: [1], 3: [3], 12: [11], 15: [15] },
      },
    ],
    [
      'Struck Off, on the side of the Unpaid',
      20,
      { wishes: [...UNPAID.slice(0, -1), 20], loses: 4, treasures: { 1: [1], 16: [16], 17: [17] } },
    ],
    ['The Solvent King', 21, { wishes: UNPAID, loses: 3, treasures: { 3: [3], 4: [4], 9: [8] } }],
    [
      'Carried Forward',
      22,
      { wishes: CROWN, loses: 5, flags: { 5: { served: 3 }, 22: { signed: 'sister' } }, treasures: { 1: [1] } },
    ],
  ])('reaches %s', (_name, ending, plan) => {
    const { campaign, screens, scenarios } = walk(plan);
    expect(endingScenarioOf(campaign)).toBe(ending);
    expect([...screens].sort()).toEqual(['campaign', 'levelUp', 'outcome', 'page', 'summons', 'table', 'town'].sort());
    expect(campaign).toMatchObject({ level: 5, wins: scenarios.length, rounds: 9 * (campaign.wins + campaign.losses) });
    expect(campaign.losses).toBeGreaterThan(2);
    expect(countCompleted(campaign)).toBe(scenarios.length);
    expect(CHAPTERS.filter(({ number }) => /open/.test(availabilityOf(campaign, number)))).toEqual([]);
    for (const number of [20, 21, 22]) expect(progressOf(campaign, number).completed).toBe(number === ending);
  });

  it('passes earlier choices on to its ending', () => {
    const { campaign } = walk({
      wishes: CROWN,
      loses: 5,
      flags: { 5: { torn: 1, served: 2 }, 22: { signed: 'king' } },
      treasures: { 15: [15] },
    });
    expect(campaign.flags).toEqual({ torn: 1, served: 2, signed: 'king' });
    expect(campaign.looted).toContain(15);
  });
});
