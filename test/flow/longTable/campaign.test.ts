/** The stage of a campaign of the Long Table, as saves and lists show it. */
import { expect, it } from 'vitest';
import { stageOf } from '../../../src/flow/longTable/campaign';
import type { Campaign } from '../../../src/rules/longTable/campaign/state';

it('is at the table during a scenario, and in camp otherwise', () => {
  const at = (stage: string) => stageOf({ stage: { at: stage } } as unknown as Campaign).at;
  expect([at('scenario'), at('camp'), at('city')]).toEqual(['table', 'camp', 'camp']);
});
