// @vitest-environment jsdom
/** Tests the list of campaigns, as far as possible without a mode. */
import { render } from 'preact';
import { expect, it, vi } from 'vitest';
import type { App } from '../../src/panels/app';
import { CampaignsPage } from '../../src/panels/CampaignsPage';
import type { ModePanels } from '../../src/panels/mode';
import { fault } from '../../src/storage/untrusted';
import { neverResized, steps } from './kit';

it('deletes an unreadable save only after a second question', async () => {
  neverResized();
  const removed: string[] = [];
  const app = {
    view: { saves: [{ ok: false, id: 'one', fault: fault('checksum').fault }] },
    cardPictures: { glyph: () => {} },
    ...steps(),
    remove: (id: string) => void removed.push(id),
    back: () => {},
  };
  const mode = { campaignLinks: [], CampaignLine: () => null, title: { games: [] } };
  const root = document.createElement('div');
  const draw = () => render(<CampaignsPage app={app as unknown as App} mode={mode as unknown as ModePanels} />, root);
  draw();
  const press = async (action: string) => {
    root.querySelector<HTMLElement>(`[data-campaign=one] [data-action=${action}]`)?.click();
    await new Promise(requestAnimationFrame);
  };
  await press('delete');
  expect(root.textContent).toContain('Delete what cannot be read for good?');
  await press('keep');
  expect(removed).toEqual([]);
  await press('delete');
  await press('sure');
  expect(removed).toEqual(['one']);
  render(null, root);
  vi.unstubAllGlobals();
});

it('starts a new campaign of the chosen mode, because the list contains both modes', () => {
  neverResized();
  const begun: (string | undefined)[] = [];
  const app = {
    view: { saves: [] },
    cardPictures: { glyph: () => {} },
    ...steps(),
    openNewCampaign: (mode?: string) => void begun.push(mode),
  };
  const games = [{ word: 'frame.inHand' }, { mode: 'longTable', word: 'frame.longTable' }];
  const mode = { campaignLinks: [], CampaignLine: () => null, title: { games } };
  const root = document.createElement('div');
  render(<CampaignsPage app={app as unknown as App} mode={mode as unknown as ModePanels} />, root);
  const buttons = [...root.querySelectorAll<HTMLElement>('.games button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['In handNew campaign', 'The Long TableNew campaign']);
  for (const each of buttons) each.click();
  expect(begun).toEqual([undefined, 'longTable']);
  render(null, root);
  vi.unstubAllGlobals();
});
