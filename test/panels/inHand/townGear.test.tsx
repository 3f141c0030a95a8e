// @vitest-environment jsdom
/** R29.2: tests the free places for items in the shop. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { newCampaign } from '../../../src/flow/inHand/campaign';
import { itemLimit } from '../../../src/flow/inHand/town';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { TownGear } from '../../../src/panels/inHand/TownGear';
import { neverResized, paper, testApp } from '../kit';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));
neverResized();

async function freePlaces(change: object) {
  const campaign = { ...newCampaign('one', 'Tansy', { hindrances: false, onTable: false }), items: [], ...change };
  const { app } = testApp({ campaign } as never);
  const nothing = () => {};
  const root = paper();
  await act(() =>
    render(
      <TownGear
        app={app as InHandApp}
        campaign={campaign as never}
        picked={null}
        bought={[]}
        onPick={nothing}
        onSell={nothing}
        onTakeBack={nothing}
      />,
      root,
    ),
  );
  const texts = [...root.querySelectorAll('li.free')].map(({ textContent }) => textContent);
  return [texts.length - itemLimit(campaign as never), texts.filter((text) => text?.includes('freeBelt')).length];
}

it.each([
  ['no belt', {}, 0],
  ['an extra pocket, but no belt', { hero: 'pawnbroker' }, 0],
  ['the belt', { achievements: ['utilityBelt'] }, 1],
  ['both', { hero: 'pawnbroker', achievements: ['utilityBelt'] }, 1],
])('given %s, then every place is shown, and the belt only to who has it', async (_, change, belts) => {
  expect(await freePlaces(change)).toEqual([0, belts]);
});
