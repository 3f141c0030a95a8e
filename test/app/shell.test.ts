// @vitest-environment jsdom
/** The whole application, on a store in memory, with a picture that paints nothing. */
import { Blob } from 'node:buffer';
import { afterEach, expect, it, vi } from 'vitest';
import { FetchError } from '../../src/modes/fetching';
import { front } from '../../src/modes/inHand/front';
import { DEFAULTS } from '../../src/storage/settings';
import { encodeShare } from '../../src/storage/shareCode';
import { memoryStore, type Store } from '../../src/storage/store';
import { openWriteAhead } from '../../src/storage/writeAhead';
import { blank, mute } from './kit';
import { game, PLAIN, type ShellParts, seated } from './wholeApp';

const MISSING =
  'This part of the game could not be fetched. Go online and reload the page; after that it works offline too.';

/** A sound that records its levels and its music. */
function listened() {
  const levels: unknown[] = [];
  const scores: unknown[] = [];
  const sound = {
    ...mute(),
    setLevels: (each: unknown) => void levels.push(each),
    setPlace: (_place: unknown, _seed: unknown, score: unknown) => void scores.push(score),
  };
  return { sound, levels, scores };
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('leads from the title to a table, and saves every step', async () => {
  const { app, shell, lit, store } = await seated();
  expect(app.view).toMatchObject({ screen: 'table', sheet: null, finished: false });
  expect(lit()).toBe(true);
  await shell.queue.flush();
  expect((await store.keys()).filter((key) => key.startsWith('campaign/'))).not.toEqual([]);
  await app.quit();
  await expect.poll(() => app.view.saves).toMatchObject([{ ok: true, name: 'Mirka', stage: 'table' }]);
  expect([app.view.screen, app.view.interaction, lit()]).toEqual(['title', null, false]);
});

it('writes a command to the write-ahead before any subscriber is notified', async () => {
  const { app } = await seated();
  const { interaction, campaign } = app.view;
  const ahead = openWriteAhead(() => localStorage);
  let seen: string | null = null;
  interaction?.subscribe(() => {
    seen ??= ahead.get(campaign?.id ?? '');
  });
  const [command] = interaction?.options ?? [];
  if (command) interaction?.send(command);
  expect(seen).toContain(JSON.stringify(command));
});

it('opens the campaign from the table and returns, without changing the game', async () => {
  const { app, shell, heard } = await seated();
  const { interaction } = app.view;
  const [command] = interaction?.options ?? [];
  if (command) interaction?.send(command);
  const journal = app.journal;
  app.back();
  expect([app.view.screen, app.view.interaction]).toEqual(['campaign', null]);
  expect(shell.campaigns.transfer.live()?.table?.journal).toEqual(journal);
  app.openPage(1);
  app.visitTown();
  expect(app.view.screen).toBe('campaign');
  heard.length = 0;
  app.returnToTable();
  expect(app.view.screen).toBe('table');
  await expect.poll(() => heard).toContain('lay');
  expect(app.view.interaction).toBe(interaction);
  app.back();
  app.quit();
  expect([app.view.screen, app.journal]).toEqual(['title', null]);
});

it('keeps a game that was left while its table was still being fetched', async () => {
  const first = await seated();
  const [command] = first.app.view.interaction?.options ?? [];
  if (command) first.app.view.interaction?.send(command);
  const left = first.app.journal;
  first.app.quit();
  await first.shell.campaigns.access.waitUntilLeft();
  let bring = () => {};
  const coming = new Promise<void>((resolve) => {
    bring = resolve;
  });
  const { app, shell } = game({ store: first.store, fetchPicture: () => coming.then(() => blank()) });
  await shell.campaigns.list();
  app.resume(app.view.saves[0]?.id ?? '');
  await expect.poll(() => app.view.screen).toBe('table');
  app.back();
  app.returnToTable();
  bring();
  await expect.poll(() => app.journal).toEqual(left);
});

it('resumes a game at the command at which it was left', async () => {
  const { app, shell, store } = await seated();
  const { interaction } = app.view;
  const [command] = interaction?.options ?? [];
  if (command) interaction?.send(command);
  const left = interaction?.session.journal;
  app.quit();
  await shell.campaigns.access.waitUntilLeft();
  const again = game({ store });
  await again.shell.campaigns.list();
  const [line] = again.app.view.saves;
  again.app.resume(line?.id ?? '');
  await expect.poll(() => again.app.view.interaction?.session.journal).toEqual(left);
});

it('returns to the title with a warning when the table cannot be fetched, and opens it when a later attempt succeeds', async () => {
  let online = false;
  const one = game({
    fetchPicture: async () => {
      if (!online) throw new FetchError('offline');
      return blank();
    },
  });
  const { app } = one;
  app.openNewCampaign();
  app.beginCampaign('Mirka', PLAIN);
  app.openPage(1);
  app.enterScenario();
  await expect.poll(() => app.view.screen).toBe('title');
  expect(app.view.warnings).toEqual([MISSING]);
  await expect.poll(() => app.view.saves).toHaveLength(1);
  online = true;
  app.resume(app.view.saves[0]?.id ?? '');
  await expect.poll(() => app.view.screen).toBe('campaign');
  app.openPage(1);
  app.enterScenario();
  await expect.poll(() => app.view.interaction).not.toBeNull();
});

it('raises an alarm when the picture is broken, and does not blame the network', async () => {
  const { app, heard } = game({ fetchPicture: () => Promise.reject(new Error('no WebGL')) });
  await expect(app.showPractice({ words: () => new DOMRect(), onFace: () => {}, onMiss: () => {} })).rejects.toThrow();
  expect(heard).toEqual(['broken: Error: no WebGL']);
  expect(app.view.warnings).toEqual([]);
});

it('closes the table when another tab takes the campaign over', async () => {
  const { app, shell } = await seated();
  shell.campaigns.onTaken('another');
  expect(app.view.screen).toBe('table');
  shell.campaigns.onTaken(app.view.campaign?.id ?? '');
  expect(app.view.screen).toBe('title');
  expect(app.view.warnings).toHaveLength(1);
});

it('shows a watched game over the table, without losing a command of the played game', async () => {
  const { app, shell, heard } = await seated();
  // jsdom's own Blob cannot be streamed.
  vi.stubGlobal('Blob', Blob);
  const played = app.view.interaction;
  app.show('log');
  const { journal } = app;
  expect(await app.watch(journal ? await encodeShare(journal) : '')).toBeNull();
  expect(app.view).toMatchObject({ screen: 'table', sheet: null });
  expect(app.view.viewing).not.toBeNull();
  expect(document.documentElement.hasAttribute('data-watching')).toBe(true);
  heard.length = 0;
  app.stopWatching();
  await expect.poll(() => heard).toContain('lay');
  expect(shell.watching.onTable).toBe(played);
  expect(document.documentElement.hasAttribute('data-watching')).toBe(false);
});

it('keeps a sheet open while the variants change, and closes it when the game moves on', () => {
  const { app } = game();
  app.openNewCampaign();
  expect(app.beginCampaign('   ', PLAIN)).toBe(false);
  expect(app.beginCampaign('Mirka', PLAIN)).toBe(true);
  app.show('settings');
  app.changeVariants({ ...PLAIN, hindrances: true });
  expect(app.view.sheet).toBe('settings');
  expect(app.view.campaign?.variants.hindrances).toBe(true);
  app.openPage(1);
  expect(app.view.sheet).toBeNull();
});

it('warns when the graphics card drops the picture, and repaints the table when the picture is back', async () => {
  const notes: string[] = [];
  const events: Parameters<ShellParts['fetchPicture']>[0][] = [];
  const { app } = await seated(
    game({
      async fetchPicture(options) {
        events.push(options);
        return blank(notes);
      },
    }),
  );
  events[0]?.onLost();
  expect(app.view.warnings).toHaveLength(1);
  events[0]?.onBack();
  expect(app.view.warnings).toEqual([]);
  expect(notes.at(-1)).toBe('reprint');
});

it('forwards to the page what only the page can do', async () => {
  const { app, heard } = game({}, { renewable: () => true, alarm: () => 'It burns.' });
  app.exportAllSaves();
  app.reportBroken('panel');
  app.startNewVersion();
  app.reload();
  await expect.poll(() => heard).toEqual(['rescue', 'broken: panel', 'renew', 'reload']);
  expect([app.view.isUpdateReady, app.view.alarm]).toEqual([true, 'It burns.']);
});

it('warns of a save that cannot be read, and lists the others', async () => {
  const store = memoryStore();
  await store.set('campaign/torn/0', '{"torn');
  const { app, shell } = game({ store });
  await shell.campaigns.list();
  expect(app.view.saves).toMatchObject([{ ok: false, id: 'torn' }]);
  expect(app.view.warnings).toHaveLength(1);
});

it('removes a warning when its cause is gone: a later write succeeds, or the broken save is deleted', async () => {
  const inner = memoryStore();
  let full = true;
  const store: Store = {
    ...inner,
    set: (key, text) => (full ? Promise.reject(new Error('no room')) : inner.set(key, text)),
  };
  const { app, shell } = await seated(game({ store }));
  await shell.queue.flush();
  expect(app.view.warnings.join()).toContain('no room');
  full = false;
  const [command] = app.view.interaction?.options ?? [];
  if (command) app.view.interaction?.send(command);
  await shell.queue.flush();
  expect(app.view.warnings).toEqual([]);

  localStorage.clear();
  const other = game();
  await other.store.set('campaign/torn/0', '{"torn');
  await other.shell.campaigns.list();
  expect(other.app.view.warnings).toHaveLength(1);
  other.app.remove('torn');
  await expect.poll(() => other.app.view.saves).toEqual([]);
  expect(other.app.view.warnings).toEqual([]);
});

it('plays music from the first move on, for the region and the mood of the game', async () => {
  const { sound, scores } = listened();
  let tense = false;
  let laid: ((play: never) => void) | undefined;
  const picture = {
    ...blank(),
    show(init: { onDrawn: unknown }) {
      laid = init.onDrawn as typeof laid;
    },
  };
  const one = game({
    sound,
    front: { ...front, moodOf: () => (tense ? 'tense' : 'calm') },
    fetchPicture: async () => picture,
  });
  const { app } = await seated(one);
  const { interaction } = app.view;
  laid?.(interaction?.play as never);
  expect(scores.filter(Boolean)).toEqual([]);
  const [command] = interaction?.options ?? [];
  if (command) interaction?.send(command);
  laid?.(interaction?.play as never);
  expect(scores.at(-1)).toEqual({ region: 'pledge', mood: 'calm' });
  tense = true;
  laid?.(interaction?.play as never);
  expect(scores.at(-1)).toEqual({ region: 'pledge', mood: 'tense' });
});

it('plays music at its own volume, and stops it immediately when it is turned off', () => {
  const { sound, levels } = listened();
  const { app } = game({ sound });
  app.changeSettings({ music: 0.3 });
  expect(levels.at(-1)).toMatchObject({ music: 0.3, ambience: DEFAULTS.ambience });
  app.changeSettings({ playsMusic: false });
  expect(levels.at(-1)).toMatchObject({ music: 0, ambience: DEFAULTS.ambience });
});
