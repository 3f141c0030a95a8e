/** Starts the game in this browser: passes the browser's facilities (store, clock, sound and so on) to the shell, and mounts the panels. */
import { addChapters, openModes, setLanguage, t } from '../i18n';
import { throwFetchError } from '../modes/fetching';
import type { Front } from '../modes/front';
import type { Mode } from '../modes/mode';
import type { ModeTypes } from '../modes/types';
import { mountPanels } from '../panels';
import { listenForKeys } from '../panels/keys';
import type { ByMode, ModeId } from '../rules/core/ruleset';
import { loadFonts } from '../scenes/art/fonts';
import { continueByKey } from '../shell/continueKey';
import { exposeForTests } from '../shell/expose';
import { removeLoadingMessage } from '../shell/loadingMessage';
import { keepOffline, type Offline } from '../shell/offline';
import { openWakeLock } from '../shell/wake';
import { openBrowserSound, pressVoice } from '../sound';
import { type Address, readAddress } from '../storage/address';
import { type FallbackStore, openBrowserStore } from '../storage/fallbackStore';
import { openPersistence } from '../storage/persistence';
import type { Settings } from '../storage/settings';
import { FETCH_TIMEOUT_MS, withTimeout } from '../storage/timeout';
import { openWriteAhead } from '../storage/writeAhead';
import type { Alarm } from './alarm';
import { appOf } from './appOf';
import { boot } from './boot';
import { followStore } from './followStore';
import { type ModeSwitch, openHistory, type Place } from './history';
import { markRenewal, warnAfterRenewal } from './renewal';
import { openShell, type Shell } from './shell';

/** All modes, and the mode that the page plays. */
export interface ModeSelection<M extends ModeTypes> {
  /** All modes, for reading saves and codes. */
  readonly modes: ByMode<Mode<M>>;
  /** The page's mode. */
  readonly mode: Mode<M>;
  readonly front: Front<M>;
  /** The mode that has the title screen. */
  readonly home: ModeId;
}

export interface StartOptions<M extends ModeTypes> extends ModeSelection<M> {
  readonly alarm: Alarm;
  /** The place from the browser's history, or null to open the title or the place named in the address. */
  readonly place: Place | null;
  /** Exports the stored saves unchecked. */
  rescue(): void;
}

/** Starts the game. Rejects if the game cannot start. */
export async function start<M extends ModeTypes>({ alarm, rescue, place, ...played }: StartOptions<M>): Promise<void> {
  const { front } = played;
  addChapters(front.chapters);
  const address = readAddress(location.search);
  let offline: Offline | null = null;
  let renewable = false;
  let alarmed: string | null = null;

  const { shell, app, keeper } = await boot({
    openStore: openBrowserStore,
    languages: navigator.languages,
    switchLanguage: setLanguage,
    loadFonts,
    open(store, settings) {
      const shell = shellHere(played, { store, settings }, address, {
        onBroken: alarm.raise,
        switchMode: (wish) => keeper.switchMode(wish),
      });
      const keeper = openHistory({
        page: window,
        here: played.mode.rules.id,
        first: place,
        trail: shell.trail,
        flush: shell.queue.flush,
      });
      const app = appOf(front, shell, {
        random,
        seed: address.seed,
        renewable: () => renewable,
        renew: () => offline?.renew(),
        reload: reloadIfOnline,
        alarm: () => alarmed,
        onBroken: alarm.raise,
        rescue,
      });
      mount(front, shell, app, address);
      followStore({ store, shell, now });
      return { shell, app, keeper, resume: () => keeper.resume().catch(shell.onFailed) };
    },
  });
  alarm.setWarningHandler(() => {
    alarmed = t('failure.standing');
    shell.navigation.warn(alarmed);
  });
  if (address.rules !== null && place === null) app.showRule(address.rules);
  warnAfterRenewal(() => sessionStorage, shell.navigation.warn);
  shell.updateSound();
  shell.changes.changed();
  // Loads the mode's texts and the picture once the title is shown. Failures are ignored here, because the first use reports them.
  whenPainted(element('panels'), () => {
    openModes().catch(() => {});
    shell.pictures.preload();
  });
  shell.changes.subscribe(keeper.scheduleUpdate);
  await keeper.start();
  // Tests open many pages and skip the service worker, unless they test offline play.
  if (!import.meta.env.PROD || address.test) return;
  offline = await keepOffline({
    ready() {
      renewable = true;
      shell.changes.changed();
    },
    reload(elsewhere) {
      if (elsewhere) markRenewal(sessionStorage);
      location.reload();
    },
  });
}

/** Reloads the page if the browser is online. Offline, the browser would show its error page instead of the game. */
const reloadIfOnline = (): void => {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  );
};

/** Makes the pages print everything again. */
const reprint = () => void dispatchEvent(new Event('reprint'));

const now = () => Date.now();

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

function shellHere<M extends ModeTypes>(
  played: ModeSelection<M>,
  kept: { readonly store: FallbackStore; readonly settings: Settings },
  { renderer }: Address,
  outside: { onBroken(error: unknown): void; switchMode(wish: ModeSwitch): void },
): Shell<M> {
  const { front } = played;
  return openShell({
    ...played,
    ...kept,
    ...outside,
    locks: navigator.locks,
    channel: 'BroadcastChannel' in window ? new BroadcastChannel('gloomholdin') : undefined,
    writeAhead: openWriteAhead(() => localStorage, kept.store),
    keeper: openPersistence(navigator.storage),
    wake: openWakeLock(),
    sound: openBrowserSound(front.sounds.voiceOf),
    now,
    reprint,
    async fetchPicture(heard) {
      const paints = import('./painterAssets').then(({ loadPainterAssets }) =>
        loadPainterAssets(front.loadIcons, reprint),
      );
      const coming = Promise.all([front.fetchPainting(), paints]);
      const [{ openPainting }] = await withTimeout(coming, FETCH_TIMEOUT_MS).catch(throwFetchError);
      return openPainting({ usesCanvas2d: renderer === 'canvas', ...heard });
    },
  });
}

/** Mounts the panels, and adds the page's listeners. */
function mount<M extends ModeTypes>(front: Front<M>, shell: Shell<M>, app: M['app'], { test }: Address): void {
  const { tableDisplay, pictures, queue, sound, watching } = shell;
  const table = () => pictures.loaded()?.table;
  removeLoadingMessage();
  mountPanels(element('panels'), app, front.panels);
  front.mountHud(element('hud'), app, () => tableDisplay.hudContext, {
    places: () => table()?.places() ?? {},
    look: async (x, y) => (await table()?.look(x, y)) ?? null,
    cancelPress: () => table()?.cancelPress(),
  });
  front.mountMirror(element('mirror'), app, () => tableDisplay.hudContext);
  const press = ({ target }: Event) => {
    const voice = pressVoice(target);
    if (voice) sound.play(voice);
  };
  addEventListener('click', press, true);
  continueByKey(() => {
    const { waiting } = tableDisplay.hudContext;
    if (!waiting || app.view.sheet) return false;
    waiting.resume();
    return true;
  });
  listenForKeys(app, front.keyActions);
  if (!test) return;
  const shown = {
    places: () => table()?.places() ?? {},
    drawn: async () => (await table()?.drawn()) ?? [],
    idle: async () => table()?.idle(),
  };
  exposeForTests(() => watching.onTable, shown, queue.flush);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/** Calls `then` once an element has children and the browser has painted them. */
function whenPainted(place: HTMLElement, then: () => void): void {
  const look = () => {
    if (!place.firstElementChild) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(then));
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true });
  look();
}
