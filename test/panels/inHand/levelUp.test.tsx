// @vitest-environment jsdom
/** R28.1: one card turns; the seal is shut until one is chosen, and says which. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it, vi } from 'vitest';
import { newCampaign } from '../../../src/flow/inHand/campaign';
import { t } from '../../../src/i18n';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { LevelUpPage } from '../../../src/panels/inHand/LevelUpPage';
import { paper, testApp } from '../kit';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

it('R28.1: asks for a card, and seals the one that was chosen', async () => {
  const campaign = newCampaign('c0', 'Mirka', { hindrances: false, onTable: false });
  const upgraded: string[] = [];
  const { app } = testApp({ campaign } as never);
  Object.assign(app, {
    upgrade: (card: string) => upgraded.push(card),
    cardPictures: { glyph: () => {}, print: async () => {} },
  });
  const root = paper();
  await act(async () => void render(<LevelUpPage app={app as unknown as InHandApp} />, root));
  const row = () => root.querySelector<HTMLElement>('.seal-row');
  const seal = () => root.querySelector<HTMLButtonElement>('[data-action=upgrade]');
  expect(t('journey.levelUp.choose')).not.toContain('journey');
  expect([row()?.textContent?.includes(t('journey.levelUp.choose')), seal()?.disabled]).toEqual([true, true]);
  const card = root.querySelector<HTMLElement>('.turnable li button, .turnable li [role=radio], .turnable li input');
  await act(async () => card?.click());
  expect([row()?.textContent?.includes(t('journey.levelUp.choose')), seal()?.disabled]).toEqual([false, false]);
  await act(async () => seal()?.click());
  expect(upgraded).toHaveLength(1);
});
