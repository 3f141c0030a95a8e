// @vitest-environment jsdom
/** The page of the Long Table's packs: a pack for it is taken and played by the party that was chosen; one in hand goes to its own page. */
import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { openChapter } from '../../../src/i18n';
import type { LongPackRoom } from '../../../src/packs/longTable';
import { uninstall } from '../../../src/packs/longTable/install';
import { openPackLibrary } from '../../../src/packs/longTable/library';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { PacksPage } from '../../../src/panels/longTable/PacksPage';
import { memoryStore } from '../../../src/storage/store';
import { fault } from '../../../src/storage/untrusted';
import { paper, testApp } from '../kit';
import { NAMED_PICTURES } from './pictures';

const TEXT = readFileSync('assets/packs/lowTide.json', 'utf8');

beforeAll(async () => void (await Promise.all([openChapter('packs'), openChapter('board'), openChapter('campaign')])));

it('is offered after its trial, taken, and played by the chosen heroes', async () => {
  const { app } = testApp();
  const saved: unknown[] = [];
  const resumed: string[] = [];
  const library = await openPackLibrary(memoryStore());
  const room = {
    library,
    handed: async () => TEXT,
    tryOut: async () => null,
    saves: { newest: async () => fault('absent'), save: (each: unknown) => void saved.push(each) },
    queue: { flush: async () => {} },
    tabs: { claim: async () => true, release: () => {} },
    now: () => 0,
  } as unknown as LongPackRoom;
  const sent: unknown[] = [];
  Object.assign(app, {
    packs: async () => room,
    cardPictures: NAMED_PICTURES,
    resume: (id: string) => resumed.push(id),
    packsOf: async (...to: unknown[]) => void sent.push(to),
  });
  const root = paper();
  const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  await act(async () => void render(<PacksPage app={app as unknown as LongTableApp} />, root));
  await settle();
  // What the other mode's page has handed over is looked into at once.
  expect(root.querySelector('[data-offer=lowTide]')).not.toBeNull();
  await act(async () => root.querySelector<HTMLElement>('[data-action=accept]')?.click());
  await settle();
  expect(library.packs.map(({ id }) => id)).toEqual(['lowTide']);
  await act(async () => root.querySelector<HTMLElement>('input[name=ferrywoman]')?.click());
  await act(async () => root.querySelector<HTMLElement>('[data-action=play]')?.click());
  await settle();
  expect(saved).toMatchObject([
    { campaign: { id: 'longPack.lowTide.lowTide', state: { heroes: [{ class: 'bailiff' }] } } },
  ]);
  expect(resumed).toEqual(['longPack.lowTide.lowTide']);
  await act(async () => root.querySelector<HTMLElement>('[data-action=otherPacks]')?.click());
  expect(sent).toEqual([['inHand', null]]);
  uninstall('lowTide');
});
