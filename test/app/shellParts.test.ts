// @vitest-environment jsdom
/** How the parts of the whole application are connected: sounds, music, warnings, audits, and what a renewal waits for. */
import { afterEach, expect, it, vi } from 'vitest';
import { t } from '../../src/i18n';
import { FetchError } from '../../src/modes/fetching';
import type { Picture, TableInit } from '../../src/modes/front';
import { front } from '../../src/modes/inHand/front';
import type { InHandMode } from '../../src/modes/inHand/types';
import { soundSeedOf } from '../../src/sound';
import { DEFAULTS } from '../../src/storage/settings';
import { blank, mute } from './kit';
import { eventually, game, seated } from './wholeApp';

type Init = TableInit<InHandMode>;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

/** A worker that answers nothing. */
class SilentWorker {
  postMessage(): void {}
  terminate(): void {}
}

/** A sound that records its levels and places. */
function listened() {
  const levels: unknown[] = [];
  const places: unknown[][] = [];
  const sound = {
    ...mute(),
    setLevels: (each: unknown) => void levels.push(each),
    setPlace: (...place: unknown[]) => void places.push(place),
  };
  return { sound, levels, places };
}

/** A picture that keeps what it was last asked to show. */
function kept(heard: string[] = []): { picture: Picture<InHandMode>; init(): Init } {
  let last: Init | null = null;
  const picture = blank(heard, {
    show(init) {
      heard.push('lay');
      last = init;
    },
  });
  return {
    picture,
    init() {
      if (!last) throw new Error('nothing was shown');
      return last;
    },
  };
}

/** Sends the first legal command to the game on the table. */
function send({ shell }: Pick<ReturnType<typeof game>, 'shell'>): void {
  const interaction = shell.watching.playable;
  const [command] = interaction?.options ?? [];
  if (command) interaction?.send(command);
}

it('starts a new version, or reloads, only when everything is written', async () => {
  const { app, shell, heard } = game();
  let write = () => {};
  const writing = new Promise<void>((resolve) => {
    write = resolve;
  });
  shell.queue.put('slow', () => writing);
  app.startNewVersion();
  app.reload();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([]);
  write();
  await eventually(() => heard).toEqual(['renew', 'reload']);
});

it('plays the sounds of the ways between the screens, and keeps the screen on only at the table', async () => {
  const one = game();
  const { app, lit } = one;
  const voices: string[] = [];
  const { screenVoice } = front.sounds;
  vi.spyOn(front.sounds, 'screenVoice').mockImplementation((...way) => {
    const voice = screenVoice(...way);
    if (voice) voices.push(voice.sound);
    return voice;
  });
  app.openNewCampaign();
  expect(lit()).toBe(false);
  app.beginCampaign('Mirka', { hindrances: false, onTable: false });
  app.openPage(1);
  app.enterScenario();
  await eventually(() => app.view.interaction).not.toBeNull();
  expect(lit()).toBe(true);
  expect(voices.length).toBeGreaterThan(0);
  expect(one.heard.filter((each) => voices.includes(each))).toEqual(voices);
  app.back();
  expect(lit()).toBe(false);
  vi.restoreAllMocks();
});

it('sets vibration and volumes by the settings, and the place by what is shown once a move is made', async () => {
  const { sound, levels, places } = listened();
  const { picture, init } = kept();
  const one = await seated(game({ sound, fetchPicture: async () => picture }));
  const { app } = one;
  app.changeSettings({ sound: 0.2, ambience: 0.4, vibration: true });
  expect(levels.at(-1)).toMatchObject({ effects: 0.2, ambience: 0.4, vibration: true });
  app.changeSettings({ reducedMotion: true });
  expect(levels.at(-1)).toMatchObject({ vibration: false });
  app.changeSettings({ reducedMotion: false, vibration: false });
  expect(levels.at(-1)).toMatchObject({ vibration: false });
  init().onDrawn(init().interaction.play, {} as Parameters<Init['onDrawn']>[1]);
  expect(places.at(-1)?.[0]).toBeNull();
  send(one);
  init().onDrawn(init().interaction.play, {} as Parameters<Init['onDrawn']>[1]);
  const { scenario } = init().interaction.play.book;
  expect(places.at(-1)?.slice(0, 2)).toEqual([front.sounds.placeOf('table', scenario.id), soundSeedOf(scenario.id)]);
  app.back();
  expect(places.at(-1)?.slice(0, 2)).toEqual([front.sounds.placeOf('campaign', null), soundSeedOf('')]);
  // A watched game sounds like its table, on whatever screen it was opened.
  app.quit();
  app.copies.startLesson();
  await eventually(() => app.view.copy).not.toBeNull();
  const lesson = one.shell.watching.onTable?.play.book.scenario.id ?? '';
  expect(places.at(-1)?.[0]).toEqual(front.sounds.placeOf('table', lesson));
});

it('shows hands, odds and speed as set, no odds in a claim, and keeps the table of a copy at its end', async () => {
  const { picture, init } = kept();
  const one = await seated(game({ fetchPicture: async () => picture }));
  const { app } = one;
  app.changeSettings({ odds: true, speed: 2, hand: 'left' });
  expect([init().showsOdds(), init().speed(), init().hand(), init().clearsAtEnd()]).toEqual([true, 2, 'left', true]);
  app.changeSettings({ reducedMotion: true });
  expect(init().speed()).toBe(0);
  send(one);
  app.watchAt(1);
  await eventually(() => app.view.viewing).not.toBeNull();
  const isShown = () => init().interaction === one.shell.watching.onTable;
  await eventually(isShown).toBe(true);
  expect(init().clearsAtEnd()).toBe(false);
  app.startCopy(1);
  await eventually(() => app.view.copy !== null && isShown()).toBe(true);
  expect([init().clearsAtEnd(), init().showsOdds()]).toEqual([false, true]);
  await one.shell.watching.playClaim(init().interaction.play, 'claim 7');
  expect([isShown(), init().showsOdds()]).toEqual([true, false]);
});

it('renders anew when a table is drawn, when the language changes, and when persistence is answered', async () => {
  let asked = 0;
  const one = game({
    keeper: {
      persistence: () => 'unknown',
      async ask() {
        asked += 1;
        return 'granted';
      },
    },
  });
  let rendered = 0;
  one.app.subscribe(() => {
    rendered += 1;
  });
  one.app.show('saves');
  expect([asked, rendered]).toEqual([1, 1]);
  await eventually(() => rendered).toBe(2);
  await one.app.changeLanguage('cs');
  expect([one.app.view.language, one.app.view.settings.language, rendered]).toEqual(['cs', 'cs', 3]);
  await one.app.changeLanguage('en');
  await one.shell.queue.flush();
  expect(JSON.parse(String(await one.store.get('settings')))).toMatchObject({ language: 'en' });
});

it('forgets the warning about a missing picture once the picture is loaded', async () => {
  let online = false;
  const { app, shell } = game({
    async fetchPicture() {
      if (!online) throw new FetchError('offline');
      return blank();
    },
  });
  await expect(app.showPractice({ words: () => new DOMRect(), onFace: () => {}, onMiss: () => {} })).rejects.toThrow();
  expect(app.view.warnings).toEqual([t('frame.cannotFetch')]);
  online = true;
  shell.pictures.preload();
  await eventually(() => app.view.warnings).toEqual([]);
});

it('repaints a table only if one is shown, and prints the pages when the picture arrives', async () => {
  const heard: string[] = [];
  let back = () => {};
  const { shell, heard: page } = game({
    async fetchPicture({ onBack }) {
      back = onBack;
      return blank(heard);
    },
  });
  await shell.pictures.load();
  expect(page).toEqual(['reprint pages']);
  back();
  expect(heard).not.toContain('reprint');
});

it('audits the watched game before the played one, for the campaign only if it is its own game', async () => {
  vi.stubGlobal('Worker', SilentWorker);
  const one = await seated();
  const { app, shell } = one;
  send(one);
  expect(await app.audit.restoreLast()).toBe(false);
  app.audit.watch(0);
  app.show('audit');
  app.audit.open();
  expect(shell.auditing.journal).toBe(shell.session.interaction?.session.journal);
  await eventually(() => app.audit.view?.state).toBe('working');
  app.audit.stop();
  expect(app.audit.view?.state).toBe('stopped');
  app.audit.open();
  await eventually(() => app.audit.view?.state).toBe('working');
  app.audit.watch(1);
  await eventually(() => app.view.viewing?.at).toBe(1);
  expect(app.view.viewing?.journal).toBe(shell.auditing.journal);
  app.audit.pause();
  expect(app.audit.view?.state).toBe('resting');
  app.audit.open();
  await eventually(() => app.audit.view?.state).toBe('working');
  // A copy that is begun in the audit continues the audited game, and the audit rests meanwhile.
  app.show('audit');
  app.startCopy(1);
  expect(app.audit.view?.state).toBe('resting');
  await eventually(() => app.view.copy).not.toBeNull();
  expect(shell.watching.copy?.original?.journal).toBe(shell.auditing.journal);
  app.copies.leave();
  await eventually(() => app.view.sheet).toBe('audit');
  app.audit.open();
  await eventually(() => app.audit.view?.state).toBe('working');
  app.copies.resumeCopy();
  expect(app.audit.view?.state).toBe('resting');
});

it('shows the same journal as the table: of the copy, else of the played game, else of the one that has just ended', async () => {
  const { picture, init } = kept();
  const one = await seated(game({ fetchPicture: async () => picture }));
  const { app, shell } = one;
  const journal = shell.session.interaction?.session.journal;
  expect(app.journal).toBe(journal);
  const lost = { ...init().interaction.play, phase: 'lost' } as Parameters<Init['onDrawn']>[0];
  init().onDrawn(lost, {} as Parameters<Init['onDrawn']>[1]);
  expect([app.view.screen, app.view.finished, app.view.interaction]).toEqual(['outcome', true, null]);
  expect(app.journal).toBe(journal);
  app.watchAt(0);
  await eventually(() => app.view.viewing?.journal).toEqual(journal);
  app.stopWatching();
  await eventually(() => app.view.viewing).toBeNull();
  expect((await app.readStats(null)).ok).toBe(true);
  app.startCopy(0);
  await eventually(() => app.view.copy).not.toBeNull();
  expect(shell.watching.copy?.original?.journal).toEqual(journal);
});

it('shows campaigns, dismisses warnings, and answers hints only while they are switched on', async () => {
  const one = await seated(game());
  const { app, shell } = one;
  shell.navigation.warn('It burns.');
  app.dismiss('It burns.');
  expect(app.view.warnings).toEqual([]);
  app.changeSettings({ hints: false });
  app.showHint();
  expect(shell.tableDisplay.hudContext.notice).toBeNull();
  expect(app.view.settings).toEqual({ ...DEFAULTS, hints: false });
  app.quit();
  app.showCampaigns();
  expect(app.view.screen).toBe('campaigns');
  app.back();
  expect([app.view.screen, app.view.page]).toEqual(['title', null]);
});
