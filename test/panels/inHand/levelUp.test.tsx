// @vitest-environment jsdom
/** R28.1: tests that one card is upgraded, and that the seal is disabled until one is chosen. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it, vi } from 'vitest';
import { newCampaign } from '../../../src/flow/inHand/campaign';
import { t } from '../../../src/i18n';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { LevelUpPage } from '../../../src/panels/inHand/LevelUpPage';
import { DEFAULTS } from '../../../src/storage/settings';
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

it('R28.1: asks for a card, and upgrades the chosen one', async () => {
  const campaign = newCampaign('c0', 'Mirka', { hindrances: false, onTable: false });
  const upgraded: string[] = [];
  const { app } = testApp({ campaign, settings: { ...DEFAULTS, reducedMotion: true } } as never);
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

it('style guide, section 7: turns the chosen card to its new faces and back, but not with reduced motion', async () => {
  const campaign = newCampaign('c0', 'Mirka', { hindrances: false, onTable: false });
  const turns = async (reducedMotion: boolean) => {
    const { app } = testApp({ campaign, settings: { ...DEFAULTS, reducedMotion } } as never);
    Object.assign(app, { cardPictures: { glyph: () => {}, print: async () => {} } });
    const root = paper();
    await act(async () => void render(<LevelUpPage app={app as unknown as InHandApp} />, root));
    const card = root.querySelector<HTMLElement>('.turn');
    const now = () => [
      card?.ariaPressed ?? card?.getAttribute('aria-pressed'),
      card?.querySelector('small')?.textContent,
    ];
    expect(card?.querySelectorAll('.turn-card > .face')).toHaveLength(4);
    const seen = [now()];
    for (let press = 0; press < 2; press += 1) {
      await act(async () => card?.click());
      seen.push(now());
    }
    const [before, after] = [`${t('journey.levelUp.now')} A`, `${t('journey.levelUp.soon')} A`];
    expect(seen).toEqual([
      ['false', before],
      ['true', after],
      ['false', before],
    ]);
    return root.querySelector<HTMLElement>('.turnable')?.dataset['turns'];
  };
  expect([await turns(false), await turns(true)]).toEqual(['true', 'false']);
});
