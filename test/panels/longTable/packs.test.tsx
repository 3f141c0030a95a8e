// @vitest-environment jsdom
/** Tests the packs page of the Long Table: a pack is accepted and played by the chosen heroes; other packs go to their own page. */
import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import type { LongPackContext } from '../../../src/packs/longTable';
import { uninstall } from '../../../src/packs/longTable/install';
import { openPackLibrary } from '../../../src/packs/longTable/library';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { PacksPage } from '../../../src/panels/longTable/PacksPage';
import { memoryStore } from '../../../src/storage/store';
import { fault } from '../../../src/storage/untrusted';
import { paper, testApp } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

const TEXT = readFileSync('assets/packs/lowTide.json', 'utf8');

boardOpened();

it('a pack is offered after its trial, accepted, and played by the chosen heroes', async () => {
  const { app } = testApp();
  const saved: unknown[] = [];
  const resumed: string[] = [];
  const library = await openPackLibrary(memoryStore());
  const room = {
    library,
    takeStoredPack: async () => TEXT,
    runTrial: async () => null,
    saves: { newest: async () => fault('absent'), save: (each: unknown) => void saved.push(each) },
    queue: { flush: async () => {} },
    tabs: { claim: async () => true, release: () => {} },
    now: () => 0,
  } as unknown as LongPackContext;
  const sent: unknown[] = [];
  Object.assign(app, {
    loadPacks: async () => room,
    cardPictures: NAMED_PICTURES,
    resume: (id: string) => resumed.push(id),
    packsOf: async (...to: unknown[]) => void sent.push(to),
  });
  const root = paper();
  const press = async (selector: string) => {
    const found = await vi.waitFor(
      () => root.querySelector<HTMLElement>(selector) ?? expect.unreachable(selector),
      30_000,
    );
    await act(async () => found.click());
  };
  await act(async () => void render(<PacksPage app={app as unknown as LongTableApp} />, root));
  // A pack that the page of the other mode has stored is checked at once.
  await press('[data-offer=lowTide] [data-action=accept]');
  await press('[data-pack=lowTide] input[name=ferrywoman]');
  expect(library.packs.map(({ id }) => id)).toEqual(['lowTide']);
  await press('[data-action=play]');
  await vi.waitFor(() => expect(resumed).toEqual(['longPack.lowTide.lowTide']), 30_000);
  expect(saved).toMatchObject([
    { campaign: { id: 'longPack.lowTide.lowTide', state: { heroes: [{ class: 'bailiff' }] } } },
  ]);
  await press('[data-action=otherPacks]');
  expect(sent).toEqual([['inHand', null]]);
  uninstall('lowTide');
});
