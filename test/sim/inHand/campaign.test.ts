/** Replays the campaigns in which a bot has reached each ending, with the state machine that the game itself uses. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '../../../src/content/inHand/chapters';
import { endingScenarioOf } from '../../../src/flow/inHand/campaign';
import { playCampaign, shortestWayTo } from '../../../src/sim/inHand/campaign';
import { GOLDEN } from '../../../src/sim/inHand/golden';
import { decodeShare, type Journal } from '../../kit/inHand';

const golden = JSON.parse(readFileSync(new URL('campaigns.json', GOLDEN), 'utf8')) as Record<string, string[]>;
const ENDINGS = CHAPTERS.filter(({ isEnding }) => isEnding).map(({ number }) => number);

async function journalsOf(ending: number): Promise<Journal[]> {
  const read = await Promise.all((golden[ending] ?? []).map(decodeShare));
  return read.map((each) => {
    if (!each.ok) throw new Error(`${each.fault.field} ${each.fault.detail}`);
    return each.value;
  });
}

describe('the shortest way to an ending', () => {
  it('exists for each ending, begins with scenario 1 and ends with the ending', () => {
    for (const ending of ENDINGS) {
      const way = shortestWayTo(ending);
      expect([way[0], way.at(-1), new Set(way).size]).toEqual([1, ending, way.length]);
      expect(way.length).toBeGreaterThanOrEqual(14);
    }
    expect(() => shortestWayTo(99)).toThrow('no way leads to scenario 99');
  });
});

describe.each(ENDINGS)('the recorded campaign to ending %i', (ending) => {
  it('can be replayed, including town, King and defeats, and reaches the ending', async () => {
    const journals = await journalsOf(ending);
    const left = new Map(journals.map(({ setup, commands }) => [setup.seed, [...commands]]));
    // If a number of the content has changed, `npm run sim -- --campaign 20,21,22 --level 1 --games 1 --write` records new
    // campaigns.
    const [first] = journals;
    const scenarioLevel = first?.setup.scenarioLevel ?? 1;
    const { campaign, attempts, bought } = playCampaign(
      { ending, scenarioLevel, seed: `${ending} 0` },
      ({ book }) => left.get(book.setup.seed)?.shift() ?? null,
    );
    expect(attempts.map(({ journal }) => journal)).toEqual(journals);
    expect(endingScenarioOf(campaign)).toBe(ending);
    expect([campaign.level, campaign.upgrades.length]).toEqual([5, 4]);
    expect(campaign.wins).toBe(shortestWayTo(ending).length);
    expect(campaign.losses).toBe(attempts.length - campaign.wins);
    // According to the design document, a campaign's gold should buy about six items.
    expect(bought.length).toBeGreaterThanOrEqual(4);
  });
});
