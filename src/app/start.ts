/** Brings the game up in this browser: lends it what the browser has, and mounts what shows it. */
import { addChapters, type ModeTexts, openModes, setLanguage, t } from '../i18n';
import { mountPanels } from '../panels';
import { IN_HAND_PANELS, keyActions, mountHud, mountMirror } from '../panels/inHand';
import type { InHandApp } from '../panels/inHand/app';
import { listenForKeys } from '../panels/keys';
import { loadFonts } from '../scenes/art/fonts';
import { expose } from '../shell/expose';
import { goOnByKey } from '../shell/goOnKey';
import { keepOffline, type Offline } from '../shell/offline';
import { openWake } from '../shell/wake';
import { openBrowserSound, pressVoice } from '../sound';
import { sounds } from '../sound/inHand';
import { type Address, readAddress, sharedGame } from '../storage/address';
import { openPersistence } from '../storage/persistence';
import type { Settings } from '../storage/settings';
import { openStore, type Store } from '../storage/store';
import { openWriteAhead } from '../storage/writeAhead';
import type { Alarm } from './alarm';
import { appOf } from './appOf';
import { boot } from './boot';
import { cannotFetch } from './picture';
import { openShell, type Shell } from './shell';

export interface StartOptions {
  readonly alarm: Alarm;
  /** The chapters of the mode that is played. */
  readonly chapters: ModeTexts;
  /** Takes the saves out as they lie. */
  rescue(): void;
}

export async function start({ alarm, chapters, rescue }: StartOptions): Promise<void> {
  addChapters(chapters);
  const address = readAddress(location.search);
  let offline: Offline | null = null;
  let renewable = false;
  let alarmed: string | null = null;

  const { shell, app } = await boot({
    openStore,
    languages: navigator.languages,
    speak: setLanguage,
    loadFonts,
    open(store, settings) {
      const shell = shellHere(store, settings, address, alarm.raise);
      const app = appOf(shell, {
        random,
        seed: address.seed,
        forgetAddress: () => history.replaceState(null, '', location.pathname + location.search),
        renewable: () => renewable,
        renew: () => offline?.renew(),
        alarm: () => alarmed,
        onBroken: alarm.raise,
        rescue,
      });
      mount(shell, app, address);
      return { shell, app };
    },
  });
  alarm.stands(() => {
    alarmed = t('failure.standing');
    shell.navigation.warn(alarmed);
  });
  if (address.rules !== null) app.showRule(address.rules);
  shell.tune();
  shell.changes.changed();
  // The title is there: the texts of the mode come behind it, and the picture. Should they not come, whoever needs them asks again.
  whenPainted(element('panels'), () => {
    openModes().catch(() => {});
    shell.pictures.ahead();
  });
  const follow = () => void watchAddressed(shell, app);
  addEventListener('hashchange', follow);
  follow();
  // Tests play many fresh pages: those that are not about this do without.
  if (!import.meta.env.PROD || address.test) return;
  offline = await keepOffline(() => {
    renewable = true;
    shell.changes.changed();
  });
}

/** Pages print again what they have printed. */
const reprint = () => void dispatchEvent(new Event('reprint'));

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

function shellHere(store: Store, settings: Settings, { renderer }: Address, onBroken: Alarm['raise']): Shell {
  return openShell({
    store,
    settings,
    locks: navigator.locks,
    channel: 'BroadcastChannel' in window ? new BroadcastChannel('gloomholdin') : undefined,
    ahead: openWriteAhead(() => localStorage),
    keeper: openPersistence(navigator.storage),
    wake: openWake(),
    sound: openBrowserSound(sounds.voiceOf),
    sounds,
    now: () => Date.now(),
    reprint,
    async fetchPicture(heard) {
      const paints = import('./paints').then(({ loadPaints }) => loadPaints(reprint));
      const [{ openPainting }] = await Promise.all([import('./painting'), paints]).catch(cannotFetch);
      return openPainting({ plain: renderer === 'canvas', ...heard });
    },
    onBroken,
  });
}

/** Shows the game, and listens to the page. */
function mount(shell: Shell, app: InHandApp, { test }: Address): void {
  const { laying, pictures, queue, sound, watching } = shell;
  const table = () => pictures.here()?.table;
  mountPanels(element('panels'), app, IN_HAND_PANELS);
  mountHud(element('hud'), app, () => laying.around, {
    places: () => table()?.places() ?? {},
    look: async (x, y) => (await table()?.look(x, y)) ?? null,
    letGo: () => table()?.letGo(),
  });
  mountMirror(element('mirror'), app);
  const press = ({ target }: Event) => {
    const voice = pressVoice(target);
    if (voice) sound.play(voice);
  };
  addEventListener('click', press, true);
  goOnByKey(() => {
    const { waiting } = laying.around;
    if (!waiting || app.view.sheet) return false;
    waiting.goOn();
    return true;
  });
  addEventListener('visibilitychange', () => void queue.flush());
  addEventListener('pagehide', () => void queue.flush());
  listenForKeys(app, keyActions);
  if (!test) return;
  const shown = {
    places: () => table()?.places() ?? {},
    drawn: async () => (await table()?.drawn()) ?? [],
    idle: async () => table()?.idle(),
  };
  expose(() => watching.lying, shown, queue.flush);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/** Looks at the game that the address asks for. */
async function watchAddressed({ navigation }: Shell, app: InHandApp): Promise<void> {
  const code = sharedGame(location.hash);
  const why = code === null ? null : await app.watch(code);
  if (why !== null) navigation.warn(why);
}

/** When something stands in a place, and has been painted. */
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
