/** Tests the entry of a campaign in the list of saves. */
import { expect, it } from 'vitest';
import { newCampaign } from '../../../src/flow/inHand/campaign';
import { SAVED_IN_HAND } from '../../../src/storage/inHand/mode';

const camp = newCampaign('one', 'Tansy', { hindrances: false, onTable: false });
const line = { name: 'Tansy', level: 1, done: 0, gold: 10, ending: null };

it('the entry names the scenario under way, and none between scenarios', () => {
  const at = { at: 'table', scenario: 4, scenarioLevel: 1, seed: 's' } as const;
  expect(SAVED_IN_HAND.lineOf({ ...camp, stage: at })).toEqual({ ...line, stage: 'table', scenario: 4 });
  expect(SAVED_IN_HAND.lineOf(camp)).toEqual({ ...line, stage: 'camp', scenario: null });
});
