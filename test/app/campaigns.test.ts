// @vitest-environment jsdom
/** The list of campaigns in the whole application: what it shows, how campaigns are opened, and the way to the other mode. */
import { afterEach, expect, it, vi } from 'vitest';
import { newCampaign } from '../../src/flow/inHand/campaign';
import { t } from '../../src/i18n';
import { faultText } from '../../src/panels/faultText';
import { sealSave } from '../../src/storage/envelope';
import { keyOf } from '../../src/storage/records';
import { memoryStore, type Store } from '../../src/storage/store';
import { fault } from '../../src/storage/untrusted';
import { envelope, lockManager } from '../storage/kit';
import { eventually, game, longTableSave, PLAIN, type ShellParts } from './wholeApp';

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A text of the store: the save of a campaign in hand. */
const saveOf = (id: string) =>
  sealSave(envelope({ mode: 'inHand', campaign: newCampaign(id, id, PLAIN), table: null }));

/** A game whose store has these saves. */
async function withSaves(saves: Readonly<Record<string, string>>, more: Partial<ShellParts> = {}) {
  const store = memoryStore();
  for (const [id, text] of Object.entries(saves)) await store.set(keyOf(id, '0'), text);
  const one = game({ store, ...more });
  await one.shell.campaigns.list();
  return one;
}

/** What the page was told to open in another mode. */
const crossed = (heard: readonly string[]): unknown[] =>
  heard.flatMap((each) => (each.startsWith('cross ') ? [JSON.parse(each.slice('cross '.length))] : []));

it('lists campaigns of both modes, but no single scenario of either, even if it cannot be read', async () => {
  const { app } = await withSaves({
    one: saveOf('one'),
    'daily-2026-11-21': saveOf('daily-2026-11-21'),
    'pack.lostProperty.closingTime': '{"torn',
    party: await longTableSave('party'),
    'longPack.lost.page': await longTableSave('longPack.lost.page'),
  });
  expect(app.view.saves.map(({ id }) => id).sort()).toEqual(['one', 'party']);
  expect(app.view.warnings).toEqual([]);
});

it('opens a campaign of the other mode there, once all writes are complete, and one of this mode here', async () => {
  const { app, shell, heard } = await withSaves({ one: saveOf('one'), party: await longTableSave('party') });
  let written = false;
  shell.queue.put('slow', async () => {
    await new Promise((resolve) => setTimeout(resolve));
    written = true;
    heard.push('written');
  });
  app.resume('party');
  await eventually(() => crossed(heard)).toEqual([{ mode: 'longTable', create: false, resume: 'party' }]);
  expect([heard[0], written, app.view.campaign]).toEqual(['written', true, null]);
  app.resume('one');
  await eventually(() => app.view.campaign?.id).toBe('one');
  expect([app.view.screen, crossed(heard).length]).toEqual(['campaign', 1]);
});

it('begins campaigns, shows claims and opens packs in the mode that they belong to', async () => {
  const { app, store, heard } = game();
  app.openNewCampaign('inHand');
  expect(app.view.screen).toBe('naming');
  app.back();
  app.openClaim('inHand', 'c1');
  expect(app.pageOf('claims')).toBe('c1');
  expect(crossed(heard)).toEqual([]);
  app.openNewCampaign('longTable');
  app.openClaim('longTable', 'c2');
  await app.packsOf('longTable', null);
  expect(await store.keys()).toEqual([]);
  await app.packsOf('longTable', 'the text');
  await eventually(() => crossed(heard)).toEqual([
    { mode: 'longTable', create: true, resume: null },
    { mode: 'longTable', create: false, resume: null, claim: 'c2' },
    { mode: 'longTable', create: false, resume: null, packs: true },
    { mode: 'longTable', create: false, resume: null, packs: true },
  ]);
  expect(await store.get('packFor/longTable')).toBe('the text');
});

it('stays in this mode with a warning when the text of a pack cannot be stored', async () => {
  const store: Store = { ...memoryStore(), set: () => Promise.reject(new Error('no room')) };
  const { app, heard } = game({ store });
  await app.packsOf('longTable', 'the text');
  expect(app.view.warnings.join()).toContain('no room');
  expect(crossed(heard)).toEqual([]);
});

it('returns to the home mode when the player reaches the title of the other mode', async () => {
  const { app, shell, heard } = game({ home: 'longTable' });
  // At the title there is nothing to go back from.
  app.back();
  app.openNewCampaign();
  await shell.queue.flush();
  expect(crossed(heard)).toEqual([]);
  app.back();
  await eventually(() => crossed(heard)).toEqual([{ mode: 'longTable', create: false, resume: null }]);
  const home = game();
  home.app.openNewCampaign();
  home.app.back();
  await home.shell.queue.flush();
  expect(crossed(home.heard)).toEqual([]);
});

it('stays at the title of the other mode until a warning is dismissed, because the reload would take it away', async () => {
  const { app, shell, heard } = game({ home: 'longTable' });
  app.openNewCampaign();
  shell.navigation.warn('a warning');
  app.back();
  await shell.queue.flush();
  expect([app.view.screen, crossed(heard)]).toEqual(['title', []]);
  app.dismiss('a warning');
  await eventually(() => crossed(heard)).toEqual([{ mode: 'longTable', create: false, resume: null }]);
});

it('returns to the home mode when the player closes the last sheet over the title of the other mode', async () => {
  const { app, shell, heard } = game({ home: 'longTable' });
  app.show('claims');
  app.show('rules');
  // Closing the rules returns to the claims.
  app.show(null);
  await shell.queue.flush();
  expect([app.view.sheet, crossed(heard)]).toEqual(['claims', []]);
  app.show(null);
  await eventually(() => crossed(heard)).toEqual([{ mode: 'longTable', create: false, resume: null }]);
  const home = game();
  home.app.show('claims');
  home.app.show(null);
  await home.shell.queue.flush();
  expect(crossed(home.heard)).toEqual([]);
});

/** Two tabs of the same browser. The first has opened the campaign 'one'. */
async function twoTabs() {
  const locks = lockManager();
  const store = memoryStore();
  await store.set(keyOf('one', '0'), saveOf('one'));
  const tab = () => {
    const channel = new BroadcastChannel('campaigns');
    channels.push(channel);
    return game({ store, locks, channel });
  };
  const [first, second] = [tab(), tab()];
  await first.shell.campaigns.list();
  await second.shell.campaigns.list();
  first.app.resume('one');
  await eventually(() => first.app.view.campaign?.id).toBe('one');
  return { first, second };
}

it('asks before it takes a campaign from another tab, which saves and leaves it', async () => {
  const { first, second } = await twoTabs();
  second.app.resume('one');
  await eventually(() => second.app.view.sheet).toBe('elsewhere');
  expect(second.app.view.campaign).toBeNull();
  first.app.changeVariants({ ...PLAIN, hindrances: true });
  second.app.takeOver();
  expect(second.app.view.sheet).toBeNull();
  await eventually(() => second.app.view.campaign?.variants.hindrances).toBe(true);
  await eventually(() => first.app.view.warnings).toEqual([t('saves.taken')]);
  expect([first.app.view.screen, first.app.view.campaign]).toEqual(['title', null]);
  // The first tab takes it back, and its warning disappears.
  await first.shell.campaigns.access.waitUntilLeft();
  first.app.resume('one');
  await eventually(() => first.app.view.sheet).toBe('elsewhere');
  first.app.takeOver();
  await eventually(() => first.app.view.campaign?.id).toBe('one');
  expect(first.app.view.warnings).toEqual([]);
});

it('does not remove a campaign that is open in another tab, and forgets the warning when it is opened here', async () => {
  const { first, second } = await twoTabs();
  second.app.remove('one');
  await eventually(() => second.app.view.warnings).toEqual([faultText(fault('elsewhere', 'campaign').fault)]);
  expect(second.app.view.saves).toHaveLength(1);
  first.app.quit();
  await first.shell.campaigns.access.waitUntilLeft();
  second.app.resume('one');
  await eventually(() => second.app.view.campaign?.id).toBe('one');
  expect(second.app.view.warnings).toEqual([]);
  second.app.takeOver();
  expect(second.app.view.sheet).toBeNull();
});

it('takes nothing over when no campaign was refused', async () => {
  const { shell, app } = await withSaves({ one: saveOf('one') });
  app.show('settings');
  app.takeOver();
  await shell.queue.flush();
  expect([app.view.sheet, app.view.campaign]).toEqual([null, null]);
});

it('warns when the saves cannot be listed, and when one cannot be opened', async () => {
  const { app, shell } = game({ store: { ...memoryStore(), keys: () => Promise.reject(new Error('closed')) } });
  await shell.campaigns.list();
  expect(app.view.warnings.join()).toContain('closed');
  const other = game();
  await other.shell.campaigns.access.open('gone');
  const why = faultText(fault('absent', 'gone').fault);
  expect(other.app.view.warnings).toEqual([t('saves.broken', { why })]);
});

it.each([
  [{ lost: 'torn' }, 'frame.storage.older'],
  [{ restarted: true }, 'saves.relaid'],
  [{ restarts: true }, 'saves.relaid'],
  [{ mended: true }, 'saves.mended'],
  [{ rescued: true }, 'frame.storage.rescued'],
] as const)('warns when a campaign is opened after %j', async (how, warning) => {
  const { app, shell } = await withSaves({ one: saveOf('one') });
  const { load } = shell.saves;
  type Load = typeof load;
  const loadSo: Load = async (...given) => {
    const found = await load(...given);
    if (!found.ok) return found;
    const { result, ...rest } = found.value;
    return { ok: true, value: { ...rest, ...how, result: Object.assign({}, result, how) } } as typeof found;
  };
  vi.spyOn(shell.saves, 'load').mockImplementation(loadSo as Load);
  app.resume('one');
  await eventually(() => app.view.campaign?.id).toBe('one');
  expect(app.view.warnings).toEqual([t(warning)]);
});

it('exports the open campaign as it is now, and leaves it for an import, which is continued in the list of saves', async () => {
  const { app, shell, store } = await withSaves({ one: saveOf('one') });
  const { transfer } = app;
  expect(transfer.live()).toBeNull();
  await transfer.leave();
  expect(app.view.sheet).toBeNull();
  app.resume('one');
  await eventually(() => app.view.campaign?.id).toBe('one');
  expect(transfer.live()).toEqual({ mode: 'inHand', campaign: app.view.campaign, table: null });
  app.changeVariants({ ...PLAIN, hindrances: true });
  await transfer.leave();
  expect([app.view.sheet, app.view.campaign, shell.tabs.holds('one')]).toEqual(['saves', null, false]);
  expect((await store.keys()).filter((key) => key.startsWith('campaign/one')).length).toBeGreaterThan(1);
  await store.remove(keyOf('one', '0'));
  await store.set(keyOf('two', '0'), saveOf('two'));
  await transfer.changed?.();
  expect(app.view.saves.map(({ id }) => id)).toContain('two');
});

it('keeps the warning about a broken save while the save is there', async () => {
  const { app, shell } = await withSaves({ torn: '{"torn', one: saveOf('one') });
  const [warning] = app.view.warnings;
  expect(app.view.warnings).toHaveLength(1);
  app.remove('one');
  await eventually(() => app.view.saves.map(({ id }) => id)).toEqual(['torn']);
  expect(app.view.warnings).toEqual([warning]);
  app.remove('torn');
  await eventually(() => app.view.saves).toEqual([]);
  expect(app.view.warnings).toEqual([]);
  // A warning about another matter with the same words stays.
  shell.navigation.warn(String(warning));
  await shell.campaigns.list();
  expect(app.view.warnings).toEqual([warning]);
});
