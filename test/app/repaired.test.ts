// @vitest-environment jsdom
/** A campaign of the Long Table with a question that cannot be answered: it is opened without the question, and the page warns of that. */
import { afterEach, expect, it, vi } from 'vitest';
import { appOf } from '../../src/app/appOf';
import { openShell } from '../../src/app/shell';
import { campaignBook } from '../../src/content/longTable';
import { DEFAULT_CAMPAIGN_OPTIONS } from '../../src/flow/longTable/game';
import { t } from '../../src/i18n';
import { longTable } from '../../src/modes/longTable';
import { front } from '../../src/modes/longTable/front';
import type { LongTableMode } from '../../src/modes/longTable/types';
import { beginCampaign } from '../../src/rules/longTable/campaign/begin';
import type { Campaign } from '../../src/rules/longTable/campaign/state';
import { sealSave } from '../../src/storage/envelope';
import { keyOf } from '../../src/storage/records';
import { DEFAULTS } from '../../src/storage/settings';
import { memoryStore } from '../../src/storage/store';
import { openWriteAhead } from '../../src/storage/writeAhead';
import { campEnvelope } from '../kit/longTableWon';
import { mute } from './kit';

const ID = 'c000000000000000';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens a stored campaign, and returns the warnings of the page. */
async function warningsOf(state: Campaign): Promise<readonly string[]> {
  const store = memoryStore();
  await store.set(keyOf(ID, '0'), sealSave(campEnvelope({ id: ID, name: 'Receivers', stage: { at: 'camp' }, state })));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const shell = openShell<LongTableMode>({
    modes: (id) => (id === 'longTable' ? longTable : undefined),
    mode: longTable,
    home: 'inHand',
    front,
    store,
    settings: DEFAULTS,
    locks: undefined,
    channel: undefined,
    writeAhead: openWriteAhead(() => localStorage),
    keeper: { persistence: () => 'unknown', ask: async () => 'unknown' },
    wake: { setActive: () => {} },
    sound: mute(),
    now: () => 1000,
    reprint: () => {},
    switchMode: () => {},
    onBroken: (error) => expect.unreachable(String(error)),
    fetchPicture: () => new Promise(() => {}),
  });
  const app = appOf(front, shell, {
    random: (count) => new Uint8Array(count).fill(7),
    seed: null,
    renewable: () => false,
    renew: () => {},
    reload: () => {},
    alarm: () => null,
    onBroken: (error) => expect.unreachable(String(error)),
    rescue: () => {},
  });
  shell.navigation.sendQuietly({ type: 'ready' });
  await shell.campaigns.list();
  app.resume(ID);
  await expect.poll(() => app.view.campaign?.id).toBe(ID);
  return app.view.warnings;
}

it('warns when a question was left out, and does not warn for an intact campaign', async () => {
  const heroes = ['bailiff', 'ferrywoman'].map((each) => ({ class: each, name: each }));
  const begun = beginCampaign(campaignBook(), {
    party: 'Receivers',
    heroes,
    seed: 'laws',
    ...DEFAULT_CAMPAIGN_OPTIONS,
  });
  if ('refused' in begun) return expect.unreachable(begun.refused);
  const asked = begun.campaign;
  if (asked.question?.ask !== 'quest') return expect.unreachable('no hero is asked for a quest');
  expect(await warningsOf(asked)).toEqual([]);
  const again = { do: 'dealQuest', hero: asked.question.hero } as const;
  expect(await warningsOf({ ...asked, agenda: [...asked.agenda, again] })).toEqual([t('saves.mended')]);
});
