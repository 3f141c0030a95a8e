/** What can be done can be saved: after each legal move of many random campaigns the save is of its own schema. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { stageOf } from '../../../src/flow/longTable/campaign';
import { campaignShape } from '../../../src/storage/longTable/schema';
import { walk } from '../../kit/randomCampaign';

const CAMPAIGNS = 200;
const MOVES = 60;

it.each(Array.from({ length: CAMPAIGNS / 20 }, (_, i) => i))(
  'campaigns of the twenty no. %i are of their shape after each move',
  (tens) => {
    for (let i = 0; i < 20; i += 1) {
      for (const state of walk(`saved ${tens * 20 + i}`, MOVES)) {
        const campaign = { id: 'two', name: 'Receivers', stage: stageOf(state), state };
        const { issues } = v.safeParse(campaignShape, JSON.parse(JSON.stringify(campaign)));
        expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
      }
    }
  },
  120_000,
);
