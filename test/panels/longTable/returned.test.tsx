// @vitest-environment jsdom
/** L30.4: whoever returns to town after a scenario is there, and not on a map on which a button has gone. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import type { LongTableApp, LongTableView } from '../../../src/panels/longTable/app';
import { CampPage } from '../../../src/panels/longTable/CampPage';
import type { Campaign } from '../../../src/rules/longTable/campaign/state';
import { DEFAULTS } from '../../../src/storage/settings';
import { begin } from '../../kit/campaign';
import { paper, steps } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

boardOpened();

it('L30.4: the town opens when the party comes to it, and is found at its top', async () => {
  const town: Campaign = { ...begin(campaignBook(), ['bailiff', 'ferrywoman']), question: null };
  const map: Campaign = { ...town, stage: { at: 'camp', after: null } };
  const root = paper();
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollTo = scrolled;
  const back = steps();
  const shown = async (state: Campaign) => {
    const campaign = { id: 'a', name: 'The Receivers', stage: { at: 'camp' }, state };
    const view = { settings: DEFAULTS, sheet: null, page: null, interaction: null, campaign };
    const app = { view: view as unknown as LongTableView, cardPictures: NAMED_PICTURES, ...back };
    await act(() => render(<CampPage app={app as unknown as LongTableApp} />, root));
    return root.querySelector('.camp-tabs [aria-pressed=true]')?.getAttribute('data-page');
  };
  expect(await shown(map)).toBe('map');
  expect(scrolled).not.toHaveBeenCalled();
  expect(await shown(town)).toBe('town');
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  // What is asked is read from its beginning, and so is what comes after it.
  scrolled.mockClear();
  const [hero] = town.heroes;
  const question = { ask: 'pay', gold: 2, event: 'C02', option: 'A', outcome: 0 } as const;
  await shown({ ...town, question });
  expect(scrolled).toHaveBeenCalledTimes(1);
  await shown({ ...town, question, heroes: town.heroes.map((each) => (each === hero ? { ...each, gold: 9 } : each)) });
  expect(scrolled).toHaveBeenCalledTimes(1);
  await shown(town);
  expect(scrolled).toHaveBeenCalledTimes(2);
});
