// @vitest-environment jsdom
/** Tests the example pack of the game in hand when its file cannot be loaded. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it, vi } from 'vitest';
import { openChapter, t } from '../../../src/i18n';
import { openPackLibrary } from '../../../src/packs/inHand/library';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { PacksSheet } from '../../../src/panels/inHand/packs/Packs';
import { memoryStore } from '../../../src/storage/store';
import { paper, testApp } from '../kit';

vi.mock('../../../assets/packs/lostProperty.json?raw', () => {
  throw new Error('offline');
});
beforeAll(() => openChapter('packs'));

it('a sentence says so', async () => {
  const { app } = testApp();
  const library = await openPackLibrary(memoryStore());
  Object.assign(app, { loadPacks: async () => ({ library, takeStoredPack: async () => null }) });
  const root = paper();
  await act(async () => void render(<PacksSheet app={app as unknown as InHandApp} />, root));
  const button = () => root.querySelector<HTMLElement>('[data-action=example]');
  await expect.poll(button).not.toBeNull();
  await act(async () => button()?.click());
  const said = () => [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');
  await expect.poll(said).toContain(t('frame.cannotFetch'));
});
