// @vitest-environment jsdom
/** Tests that every page of the camp can be drawn for randomly changed campaigns that loading accepts. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import type { LongTableApp, LongTableView } from '../../../src/panels/longTable/app';
import { CampPage } from '../../../src/panels/longTable/CampPage';
import type { Campaign } from '../../../src/rules/longTable/campaign/state';
import { EMPTY_TALLY } from '../../../src/session/longTable/tally';
import { DEFAULTS } from '../../../src/storage/settings';
import { fuzzCampaigns } from '../../kit/campaignStates';
import { noting, stubBrowser } from '../drawn';
import { paper, steps } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

stubBrowser();
boardOpened();
beforeAll(async () => {
  for (const fetch of Object.values(import.meta.glob('../../../src/panels/longTable/**/*.tsx'))) await fetch();
}, 60_000);

/** Returns an app that shows a page of the camp. */
function camp(state: Campaign, page: string): LongTableApp {
  const campaign = { id: 'a', name: 'The Receivers', stage: { at: 'camp' }, state };
  const view = { settings: DEFAULTS, sheet: null, finished: false, page: null, interaction: null, campaign };
  return noting<LongTableApp>(
    {
      view: view as unknown as LongTableView,
      cardPictures: NAMED_PICTURES,
      ...steps(),
      pageOf: () => page,
      readStats: async () => ({ ok: true, value: EMPTY_TALLY }),
    },
    [],
  );
}

it.each(['pages0', 'pages1', 'pages2', 'pages3', 'pages4'])(
  'draws every page of the accepted campaigns: %s',
  async (seed) => {
    const { sample } = await fuzzCampaigns(seed, 160);
    expect(sample.length).toBeGreaterThan(30);
    for (const state of sample)
      for (const page of state.question ? ['map'] : ['map', 'party', 'town', 'engraver']) {
        const root = paper();
        await act(() => render(<CampPage app={camp(state, page)} />, root));
        expect(root.querySelector('.camp')?.textContent).not.toMatch(/undefined|\[object|NaN/);
        await act(() => render(null, root));
      }
  },
  300_000,
);
