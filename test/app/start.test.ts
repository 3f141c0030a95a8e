// @vitest-environment jsdom
/** The start of the whole game in a page: what it mounts, what it opens first, and how it meets the browser. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Alarm } from '../../src/app/alarm';
import type { Place } from '../../src/app/history';
import { start } from '../../src/app/start';
import { t } from '../../src/i18n';
import type { TableInit } from '../../src/modes/front';
import { inHand } from '../../src/modes/inHand';
import { front } from '../../src/modes/inHand/front';
import type { InHandMode } from '../../src/modes/inHand/types';
import type { InHandApp } from '../../src/panels/inHand/app';
import type { OfflineOptions } from '../../src/shell/offline';
import { modeOf } from '../kit/modes';
import { blank, mute } from './kit';
import { eventually, PLAIN } from './wholeApp';

/** What the replaced parts of the browser have heard. */
const heard: string[] = [];
let offline: OfflineOptions | null = null;

vi.mock('../../src/scenes/art/fonts', () => ({ loadFonts: async () => {} }));
vi.mock('../../src/app/painterAssets', () => ({
  async loadPainterAssets(loadIcons: () => Promise<void>, onPrint: () => void) {
    void loadIcons();
    heard.push('assets');
    onPrint();
  },
}));
vi.mock('../../src/sound', async (original) => ({
  ...(await original<typeof import('../../src/sound')>()),
  openBrowserSound: () => mute(heard),
}));
vi.mock('../../src/shell/offline', () => ({
  async keepOffline(options: OfflineOptions) {
    offline = options;
    return { renew: () => void heard.push('renew') };
  },
}));

let isOnline = true;
beforeEach(() => {
  heard.length = 0;
  offline = null;
  isOnline = true;
  const listen = window.addEventListener;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    heard.push(`fetch ${method}`);
    if (!isOnline) throw new TypeError('offline');
    return { ok: true };
  });
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((...given: unknown[]) => {
    listened.push(given as (typeof listened)[number]);
    return Reflect.apply(listen, window, given);
  });
  document.body.innerHTML = ['on-its-way', 'panels', 'hud', 'mirror'].map((id) => `<div id="${id}"></div>`).join('');
});
/** The listeners of the page, which outlive a test otherwise. */
const listened: Parameters<typeof removeEventListener>[] = [];
afterEach(() => {
  for (const each of listened.splice(0)) removeEventListener(...each);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
});

/** Starts the game at an address. */
async function startedAt(search = '', place: Place | null = null) {
  vi.stubGlobal('location', {
    ...{ pathname: '/', search, hash: '', href: `https://game/${search}` },
    reload: () => void heard.push('reload'),
  });
  let app: InHandApp | undefined;
  const init: { last?: TableInit<InHandMode> } = {};
  let warn = () => {};
  const alarm: Alarm = {
    raise: (error) => void heard.push(`raised ${error}`),
    setWarningHandler(say) {
      warn = say;
    },
  };
  await start<InHandMode>({
    alarm,
    place,
    rescue: () => void heard.push('rescue'),
    ...{ modes: modeOf, mode: inHand, home: 'inHand' },
    front: {
      ...front,
      mountHud(root, opened) {
        app = opened;
        heard.push(`hud in ${root.id}`);
      },
      mountMirror: (root) => heard.push(`mirror in ${root.id}`),
      loadIcons: async () => void heard.push('icons of the mode'),
      fetchPainting: async () => ({
        async openPainting({ usesCanvas2d }) {
          heard.push(`picture${usesCanvas2d ? ' without WebGL' : ''}`);
          return blank(heard, {
            show(last) {
              init.last = last;
            },
          });
        },
      }),
    },
  });
  if (!app) throw new Error('the HUD was not mounted');
  return { app, init, warn: () => warn() };
}

const shown = (selector: string) => document.querySelector<HTMLElement>(`#panels ${selector}`);

it('mounts the title, removes the loading message, and then loads the picture', async () => {
  const { app } = await startedAt();
  expect(app.view.screen).toBe('title');
  expect(document.getElementById('on-its-way')).toBeNull();
  await eventually(() => shown('button')).not.toBeNull();
  expect(heard.slice(0, 2)).toEqual(['hud in hud', 'mirror in mirror']);
  await eventually(() => heard).toContain('picture');
  expect(heard).toEqual(expect.arrayContaining(['icons of the mode', 'assets']));
  expect(offline).toBeNull();
  expect('gloomholdin' in window).toBe(false);
});

it('opens the rules and the renderer that the address names', async () => {
  const { app } = await startedAt('?rules=R2&renderer=canvas');
  expect([app.view.sheet, app.view.rule]).toEqual(['rules', 'R2']);
  await eventually(() => heard).toContain('picture without WebGL');
});

it('opens the place of the history rather than the rules that the address names', async () => {
  const place = { mode: 'inHand', trail: [{ at: 'title' }, { at: 'naming' }] };
  const { app } = await startedAt('?rules=R2', place);
  expect([app.view.screen, app.view.sheet]).toEqual(['naming', null]);
});

it('keeps the history in step with the game', async () => {
  const { app } = await startedAt();
  app.show('settings');
  await eventually(() => JSON.stringify(history.state)).toContain('settings');
});

it('warns of an uncaught error, and offers to export the saves', async () => {
  const { app, warn } = await startedAt();
  warn();
  await eventually(() => shown('.alarm')?.textContent).toContain(t('failure.standing'));
  expect([app.view.alarm, app.view.warnings.at(-1)]).toEqual([t('failure.standing'), t('failure.standing')]);
  shown('[data-action=rescue]')?.click();
  expect(heard).toContain('rescue');
  app.reportBroken('panel');
  expect(heard).toContain('raised panel');
});

it('offers a new version once it is ready, and starts it when asked', async () => {
  vi.stubEnv('PROD', true);
  const { app } = await startedAt();
  app.startNewVersion();
  expect(app.view.isUpdateReady).toBe(false);
  offline?.ready();
  await eventually(() => shown('[data-action=renew]')).not.toBeNull();
  heard.length = 0;
  shown('[data-action=renew]')?.click();
  await eventually(() => heard).toContain('renew');
});

it('reloads when a new version has been started, and says so afterwards if it was in another tab', async () => {
  vi.stubEnv('PROD', true);
  await startedAt();
  offline?.reload(false);
  expect(heard).toContain('reload');
  expect((await startedAt()).app.view.warnings).not.toContain(t('frame.renew.elsewhere'));
  offline?.reload(true);
  expect((await startedAt()).app.view.warnings).toContain(t('frame.renew.elsewhere'));
});

it('installs nothing for offline play in a page that a test has opened, and shows that page to the test', async () => {
  vi.stubEnv('PROD', true);
  await startedAt('?test');
  expect(offline).toBeNull();
  expect('gloomholdin' in window).toBe(true);
});

it('reloads the page to fetch what is missing, unless the browser is offline', async () => {
  const { app } = await startedAt();
  isOnline = false;
  app.reload();
  await eventually(() => heard).toContain('fetch HEAD');
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).not.toContain('reload');
  isOnline = true;
  app.reload();
  await eventually(() => heard).toContain('reload');
});

it('plays a sound for a press on a button, and none for a press beside it', async () => {
  await startedAt();
  document.body.click();
  expect(heard).not.toContain('select');
  const settings = () => shown('button[data-action=settings]');
  await eventually(settings).not.toBeNull();
  settings()?.click();
  expect(heard.filter((each) => each === 'select')).toHaveLength(1);
});

it('continues a paused table by Enter, except under a sheet', async () => {
  const { app, init } = await startedAt('?seed=one');
  app.openNewCampaign();
  app.beginCampaign('Mirka', PLAIN);
  app.openPage(1);
  app.enterScenario();
  await eventually(() => init.last).toBeDefined();
  expect(app.journal?.setup).toMatchObject({ seed: 'one' });
  const press = () => {
    heard.length = 0;
    const pressed = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    document.body.dispatchEvent(pressed);
    return [heard.includes('goOn'), pressed.defaultPrevented];
  };
  expect(press()).toEqual([false, false]);
  const { play } = init.last?.interaction ?? {};
  const event = { type: 'roundBegan' } as unknown as Parameters<TableInit<InHandMode>['onWait']>[0];
  if (play) init.last?.onWait(event, play);
  app.show('log');
  expect(press()).toEqual([false, false]);
  app.show(null);
  expect(press(), 'no other listener acts on the key').toEqual([true, true]);
});

it('fails if the page lacks a place for the panels', async () => {
  document.getElementById('mirror')?.remove();
  await expect(startedAt()).rejects.toThrow('#mirror');
});
