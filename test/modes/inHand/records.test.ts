// @vitest-environment jsdom
/** The records of the game in hand in the whole application: statistics, archive, the daily scenario, packs and the workshop. */
import { afterEach, expect, it, vi } from 'vitest';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { memoryStore } from '../../../src/storage/store';
import { eventually, game, seated } from '../../app/wholeApp';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A game whose scenario has been played to its end and counted. */
async function counted() {
  const one = await seated();
  const { session } = one.shell.session.interaction ?? {};
  if (!session) throw new Error('nothing lies on the table');
  for (let command = greedyBot(session.play); command; command = greedyBot(session.play)) session.dispatch(command);
  one.shell.records.countFinished(session);
  return one;
}

it('counts a finished scenario for its campaign and in the archive, before they are read', async () => {
  const { app } = await counted();
  const own = await app.readStats(app.view.campaign?.id ?? '');
  expect(own).toMatchObject({ ok: true, value: { cells: [{ scenario: 'plotNine', games: 1 }] } });
  expect(await app.readStats(null)).toEqual(own);
  expect(await app.readStats('another')).toMatchObject({ ok: true, value: { cells: [] } });
  expect((await app.readArchive())?.games).toHaveLength(1);
});

it('counts nothing without a campaign', async () => {
  const one = await seated();
  const { session } = one.shell.session.interaction ?? {};
  one.app.quit();
  if (session) one.shell.records.countFinished(session);
  expect(await one.app.readStats(null)).toMatchObject({ value: { cells: [] } });
});

it('starts today’s scenario once the open campaign is left, and resumes it by its day', async () => {
  const { app, shell } = await seated();
  app.quit();
  expect(await app.readDaily(null)).toMatchObject({ begun: false, daily: { day: '1970-01-01' } });
  app.playDaily('Mirka');
  await eventually(() => app.view.campaign?.id).toBe('daily-1970-01-01');
  await eventually(() => app.view.interaction).not.toBeNull();
  app.quit();
  await shell.campaigns.access.waitUntilLeft();
  expect(await app.readDaily(null)).toMatchObject({ begun: true });
  expect(await app.readDaily('1970-01-02')).toMatchObject({ begun: false, unfinished: '1970-01-01' });
  app.playDaily('another', '1970-01-01');
  await eventually(() => app.view.campaign?.name).toBe('Mirka');
  expect(app.view.saves.map(({ id }) => id)).not.toContain('daily-1970-01-01');
});

it('warns when the daily scenario cannot be started', async () => {
  const { app } = game({ store: { ...memoryStore(), keys: () => Promise.reject(new Error('closed')) } });
  app.playDaily('Mirka');
  await eventually(() => app.view.warnings.join()).toContain('closed');
});

it('opens packs, workshop and claims once, packs anew when the records of the store have changed, and after a failure', async () => {
  const store = memoryStore();
  let fails = true;
  const { app, shell } = game({
    store: {
      ...store,
      keys() {
        if (fails) return Promise.reject(new Error('closed'));
        return store.keys();
      },
    },
  });
  await expect(app.loadPacks()).rejects.toThrow('closed');
  fails = false;
  const packs = await app.loadPacks();
  expect(await app.loadPacks()).toBe(packs);
  shell.records.dropPackCache();
  expect(await app.loadPacks()).not.toBe(packs);
  expect(await app.loadWorkshop()).toBe(await app.loadWorkshop());
  expect(await shell.records.claims()).toBe(await shell.records.claims());
});

it('merges results of claims, statistics and the archive of two stores', async () => {
  const one = await counted();
  await one.app.readStats(null);
  const { mergerOf } = one.shell.records;
  const keys = (await one.store.keys()).filter((key) => mergerOf(key));
  expect(keys.map((key) => key.split('/')[0]).sort()).toEqual(['archive', 'stats']);
  for (const key of keys) {
    const text = String(await one.store.get(key));
    expect(await mergerOf(key)?.(text, null), key).toBe(text);
  }
  expect(one.shell.records.mergerOf('settings')).toBeNull();
  expect(['pack/one', 'longPack/one'].map(one.shell.records.isPack)).toEqual([true, false]);
});
