// @vitest-environment jsdom
/** The list of campaigns, as far as it can be tested without a mode. */
import { render } from 'preact';
import { expect, it, vi } from 'vitest';
import type { App } from '../../src/panels/app';
import { CampaignsPage } from '../../src/panels/CampaignsPage';
import type { ModePanels } from '../../src/panels/mode';
import { fault } from '../../src/storage/untrusted';

it('deletes a save that cannot be read, when that was asked twice', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const removed: string[] = [];
  const app = {
    view: { saves: [{ ok: false, id: 'one', fault: fault('checksum').fault }] },
    cardPictures: { glyph: () => {} },
    subscribe: () => () => {},
    remove: (id: string) => void removed.push(id),
    back: () => {},
  };
  const mode = { campaigns: [], CampaignLine: () => null };
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
