/** Tests that any campaign can be saved: after each legal move of many random campaigns the save fits its schema and all laws. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import { stageOf } from '../../../src/flow/longTable/campaign';
import { brokenLaw } from '../../../src/storage/longTable/campaignLaws';
import { campaignShape } from '../../../src/storage/longTable/schema';
import { brokenUnderWayLaw } from '../../../src/storage/longTable/underWayLaws';
import { fuzzCampaigns } from '../../kit/campaignStates';
import { walk } from '../../kit/randomCampaign';

const BOOK = campaignBook();
const CAMPAIGNS = 200;
const MOVES = 60;

it.each(Array.from({ length: CAMPAIGNS / 20 }, (_, i) => i))(
  'campaigns of the twenty no. %i are of their shape, and lawful, after each move',
  (tens) => {
    for (let i = 0; i < 20; i += 1) {
      for (const state of walk(`saved ${tens * 20 + i}`, MOVES)) {
        const campaign = { id: 'two', name: 'Receivers', stage: stageOf(state), state };
        const { issues } = v.safeParse(campaignShape, JSON.parse(JSON.stringify(campaign)));
        expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
        expect(brokenLaw(BOOK, state)).toBeNull();
        expect(brokenUnderWayLaw(BOOK, state)).toBeNull();
      }
    }
  },
  120_000,
);

it('a thousand changed campaigns are refused, mended or accepted, and all accepted ones can be played on and saved', async () => {
  const { taken, mended, shapeless, refused } = await fuzzCampaigns('long', 1000);
  expect(Math.min(taken, mended, shapeless, Object.values(refused).length)).toBeGreaterThan(10);
}, 300_000);
