// @vitest-environment jsdom
/** Tests which page the camp opens, and when it scrolls to the top (L30.4). */
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

it('L30.4: opens the town page at its top when the party comes to town', async () => {
  const town: Campaign = { ...begin(campaignBook(), ['bailiff', 'ferrywoman']), question: null };
  const map: Campaign = { ...town, stage: { at: 'camp', after: null } };
  const root = paper();
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollTo = scrolled;
  const back = steps();
  const pageAt = async (state: Campaign) => {
    const campaign = { id: 'a', name: 'The Receivers', stage: { at: 'camp' }, state };
    const view = { settings: DEFAULTS, sheet: null, page: null, interaction: null, campaign };
    const app = { view: view as unknown as LongTableView, cardPictures: NAMED_PICTURES, ...back };
    await act(() => render(<CampPage app={app as unknown as LongTableApp} />, root));
    return root.querySelector('.camp-tabs [aria-pressed=true]')?.getAttribute('data-page');
  };
  expect(await pageAt(map)).toBe('map');
  expect(scrolled).not.toHaveBeenCalled();
  expect(await pageAt(town)).toBe('town');
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  // The page also scrolls to the top when a question appears and when it has been answered.
  scrolled.mockClear();
  const [hero] = town.heroes;
  const question = { ask: 'pay', gold: 2, event: 'C02', option: 'A', outcome: 0 } as const;
  await pageAt({ ...town, question });
  expect(scrolled).toHaveBeenCalledTimes(1);
  await pageAt({ ...town, question, heroes: town.heroes.map((each) => (each === hero ? { ...each, gold: 9 } : each)) });
  expect(scrolled).toHaveBeenCalledTimes(1);
  await pageAt(town);
  expect(scrolled).toHaveBeenCalledTimes(2);
  // Another tab begins at its top, too.
  scrolled.mockClear();
  act(() => root.querySelector<HTMLElement>('[data-page=party]')?.click());
  await pageAt(town);
  expect(scrolled).toHaveBeenCalledTimes(1);
});
