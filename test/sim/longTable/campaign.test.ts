/** Tests campaigns of the Long Table that a bot plays: it does everything between scenarios, and reaches each ending. */
import { describe, expect, it } from 'vitest';
import { type GeneratorState, nextInt, seedGenerator } from '../../../src/rules/core/chance';
import { partyHeroes } from '../../../src/rules/longTable/campaign/lookups';
import type { Campaign } from '../../../src/rules/longTable/campaign/state';
import { type Ending, PATHS, type PlayScenario, playCampaign } from '../../../src/sim/longTable/campaign';
import { brought } from '../../kit/campaign';

/** Simulates scenarios: three of four are won at random, and a party gains the usual amounts. */
function tables(seed: string, won: (campaign: Campaign) => boolean): PlayScenario {
  let generator: GeneratorState = seedGenerator(seed);
  const upTo = (n: number): number => {
    const [value, next] = nextInt(generator, n);
    generator = next;
    return value;
  };
  return (campaign) => ({
    rounds: 12,
    result: {
      won: won(campaign),
      heroes: partyHeroes(campaign).map((hero) =>
        brought(hero.class, {
          experience: 12 + upTo(6),
          gold: 8 + upTo(10),
          checkmarks: upTo(2),
          counters: { roundsActed: 11, eliteKills: 1 },
          killed: { shuffler: 2 },
          equipped: hero.items,
          hand: hero.pool.slice(0, 3),
        }),
      ),
    },
  });
}

const always = () => true;
const NAMES = { I: 'paidIn', II: 'nothingLeftOver', III: 'settled' } as const satisfies Record<Ending, string>;

describe('a campaign', () => {
  it.each(['I', 'II', 'III'] as const)(
    'L33.1: reaches ending %s along its path, with each scenario played once if all are won',
    (ending) => {
      const { attempts, campaign } = playCampaign(ending, ['bailiff', 'ferrywoman'], 'fair', tables(ending, always));
      expect(attempts.flatMap(({ scenario }) => scenario ?? [])).toEqual(PATHS[ending]);
      expect(campaign.world.endings).toEqual([NAMES[ending]]);
    },
  );

  it('includes levels, perks, the shop, events, enhancements, retirement and a dungeon', () => {
    const { facts, events, attempts, campaign } = playCampaign(
      'I',
      ['bailiff', 'ferrywoman'],
      'full',
      tables('full', always),
    );
    for (const fact of [
      'levelledUp',
      'perkTicked',
      'itemBought',
      'donated',
      'enhanced',
      'heroRetired',
      'heroMade',
      'questKept',
    ])
      expect([fact, facts[fact] ?? 0]).not.toEqual([fact, 0]);
    expect(events.city).toBeGreaterThanOrEqual(5);
    expect(events.road).toBeGreaterThanOrEqual(5);
    expect(attempts.filter(({ scenario }) => scenario === null)).toHaveLength(1);
    expect(partyHeroes(campaign)).toHaveLength(2);
  });

  it('repeats a lost scenario one level easier (L3.1)', () => {
    let lost = 0;
    const { attempts } = playCampaign(
      'II',
      ['bailiff', 'ferrywoman'],
      'hard',
      tables('hard', ({ stage }) => {
        const isSecond = stage.at === 'scenario' && stage.journey.scenario === 'groundRent';
        if (isSecond && lost < 1) lost += 1;
        else return true;
        return false;
      }),
    );
    expect(attempts.filter(({ scenario }) => scenario === 'groundRent').map(({ won, level }) => [won, level])).toEqual([
      [false, 1],
      [true, 0],
    ]);
  });

  it('stops with an error if no scenario is ever won', () => {
    expect(() =>
      playCampaign(
        'I',
        ['bailiff'],
        'lost',
        tables('lost', () => false),
      ),
    ).toThrow('no ending after 60 tries');
  });
});
