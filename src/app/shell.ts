/** Builds the parts of the game and connects them. */
import { t } from '../i18n';
import { CannotFetch } from '../modes/fetching';
import type { Front, Picture } from '../modes/front';
import type { Mode } from '../modes/mode';
import type { ModeTypes, SavedOf } from '../modes/types';
import { faultText } from '../panels/faultText';
import type { ByMode, ModeId } from '../rules/core/ruleset';
import type { GameOptions } from '../scenes/game';
import type { ScreenWakeLock } from '../shell/wake';
import { nightOf, type Sound } from '../sound';
import type { PersistenceRequest } from '../storage/persistence';
import { type WriteQueue, writeQueue } from '../storage/queue';
import { openSaves, type Saves } from '../storage/saves';
import { type Settings, saveSettings } from '../storage/settings';
import type { Store } from '../storage/store';
import { openTabs, type Tabs, type TabsOptions } from '../storage/tabs';
import type { WriteAhead } from '../storage/writeAhead';
import { type Auditing, openAuditing } from './auditing';
import { type Campaigns, openCampaigns } from './campaigns';
import { type Changes, openChanges } from './changes';
import { copyOf, lessonOf, reserveStrip } from './copyOf';
import type { ModeSwitch } from './history';
import { type Navigation, openNavigation } from './navigation';
import { openPictures, type Pictures } from './picture';
import { openSettings, type SettingsController, shownSettings } from './settings';
import { openTableDisplay, type TableDisplay } from './tableDisplay';
import { openTableSession, type TableSession } from './tableSession';
import { openTrail, type TrailController } from './trail';
import { openWatching, type Watching } from './watching';

/** What the shell is built from: the modes, the browser's facilities, and the data read before the first render. */
export interface ShellParts<M extends ModeTypes> extends Pick<TabsOptions, 'locks' | 'channel'> {
  /** All modes, for reading saves and codes. */
  readonly modes: ByMode<Mode<M>>;
  /** The page's mode. */
  readonly mode: Mode<M>;
  readonly front: Front<M>;
  readonly store: Store;
  readonly settings: Settings;
  readonly ahead: WriteAhead;
  readonly keeper: PersistenceRequest;
  readonly wake: ScreenWakeLock;
  readonly sound: Sound<M['game']['event']>;
  now(): number;
  /** Prints all pictures on the pages again. */
  reprint(): void;
  /** Reports an unhandled error. */
  onBroken(error: unknown): void;
  fetchPicture(options: Omit<GameOptions, 'plain' | 'scenes'>): Promise<Picture<M>>;
  /** The mode that has the title screen. */
  readonly home: ModeId;
  /** Reloads the page with another mode. */
  switchMode(wish: ModeSwitch): void;
}

/** The connected parts of the game. */
export interface Shell<M extends ModeTypes> {
  readonly changes: Changes;
  readonly navigation: Navigation<M>;
  readonly session: TableSession<M>;
  readonly watching: Watching<M>;
  readonly tableDisplay: TableDisplay<M>;
  readonly settings: SettingsController;
  readonly campaigns: Campaigns<M>;
  readonly trail: TrailController;
  readonly auditing: Auditing<M>;
  readonly records: M['records'];
  readonly pictures: Pictures<M>;
  readonly modes: ByMode<Mode<M>>;
  /** The page's mode. */
  readonly here: ModeId;
  readonly rules: Mode<M>['rules'];
  readonly saves: Saves<SavedOf<M>>;
  readonly tabs: Tabs;
  readonly queue: WriteQueue;
  readonly store: Store;
  readonly keeper: PersistenceRequest;
  readonly sound: Sound<M['game']['event']>;
  /** Switches to another mode once all writes are complete. */
  switchMode(wish: ModeSwitch): void;
  /** Sets the volumes and vibration, and the background sound and music of the present screen. */
  updateSound(): void;
  /** Warns the player if something could not be fetched; reports any other error as unhandled. */
  onFailed(error: unknown): void;
}

/** Builds and connects all parts. Shows nothing yet. */
export function openShell<M extends ModeTypes>(parts: ShellParts<M>): Shell<M> {
  const { modes, mode, front, store, ahead, keeper, wake, sound, now } = parts;
  const { sounds } = front;
  const changes = openChanges();
  const { changed } = changes;
  /** The warnings about failed writes; they are dismissed once the writes have succeeded. */
  const failed = new Set<string>();
  const queue = writeQueue(
    (fault) => {
      const sentence = t('saves.failed', { why: faultText(fault) });
      failed.add(sentence);
      navigation.warn(sentence);
    },
    () => {
      for (const sentence of failed) navigation.dismiss(sentence);
      failed.clear();
    },
  );
  const tabs = openTabs({
    locks: parts.locks,
    channel: parts.channel,
    finish: queue.flush,
    onLost: (id) => campaigns.onTaken(id),
  });
  const saves = openSaves<SavedOf<M>>(store, queue, modes, {
    mayWrite: tabs.has,
    mayWriteNow: tabs.holds,
    writeAhead: ahead,
  });
  const switchMode = (wish: ModeSwitch) => void queue.flush().then(() => parts.switchMode(wish));
  const onFailed = (error: unknown) =>
    error instanceof CannotFetch ? navigation.warn(t('frame.cannotFetch')) : parts.onBroken(error);

  const navigation: Navigation<M> = openNavigation({
    game: front.outerGame(),
    changed,
    onMoved(move) {
      const voice = sounds.screenVoice(move.command, move.screenBefore, move.screenAfter);
      if (voice) sound.play(voice);
      wake.setActive(move.screenAfter === 'table');
      session.follow(move);
      // Only the home mode has the title screen.
      const left = move.screenAfter === 'title' && move.screenBefore !== 'boot' && move.screenBefore !== 'title';
      if (left && parts.home !== mode.rules.id) switchMode({ mode: parts.home, create: false, resume: null });
    },
    onSettled() {
      updateSound();
      changed();
    },
    onSaves: () => void keeper.ask().then(changed),
  });

  async function fetchPicture(options: Omit<GameOptions, 'plain' | 'scenes'>): Promise<Picture<M>> {
    const picture = await parts.fetchPicture(options);
    navigation.dismiss(t('frame.cannotFetch'));
    return picture;
  }

  const pictures: Pictures<M> = openPictures({
    lazyPainters: front.lazyPainters,
    fetch: () =>
      fetchPicture({
        onRefit: changed,
        onLost: () => navigation.warn(t('saves.pictureLost')),
        onBack() {
          if (watching.onTable) pictures.loaded()?.table.reprint();
          navigation.dismiss(t('saves.pictureLost'));
        },
      }),
    onFailed,
    reprint: parts.reprint,
  });

  const settings = openSettings({
    first: parts.settings,
    save: (next) => saveSettings(store, queue, next),
    table: () => pictures.loaded()?.table ?? null,
    isTableShown: () => watching.onTable !== null,
    updateSound: () => updateSound(),
    changed,
  });

  const tableDisplay: TableDisplay<M> = openTableDisplay({
    words: front,
    pictures,
    sound,
    settings: () => shownSettings(settings.current, (watching.copy?.claim ?? null) !== null),
    reduced: settings.reduced,
    viewing: () => watching.viewing,
    staysAtEnd: () => watching.viewing !== null || watching.copy !== null,
    changed,
    onDrawn(interaction, play) {
      session.endIfOver(interaction, play);
      hasMoved ||= interaction.session.journal.commands.length > 0;
      updateSound();
    },
  });

  const session: TableSession<M> = openTableSession({
    mode,
    front,
    navigation,
    saves,
    tableDisplay,
    now,
    settings: () => settings.current,
    covered: () => watching.viewing !== null || watching.copy !== null,
    count: (played) => books.count(played),
    onOpened() {
      updateSound();
      changed();
    },
    onFailed(error) {
      onFailed(error);
      void campaigns.access.leave();
    },
  });

  const watching: Watching<M> = openWatching({
    modes,
    fetch: () => import('../panels/viewer/open'),
    here: mode.rules.id,
    switchMode: (mode, watch) => switchMode({ mode, create: false, resume: null, watch }),
    tableDisplay,
    // On other screens, such as the campaign's page, no table shows the current scenario.
    interaction: () => (navigation.screen === 'table' ? session.interaction : null),
    finished: () => session.finished,
    onChanged(shown) {
      navigation.closeSheets();
      const { copy, viewing } = watching;
      document.documentElement.toggleAttribute('data-watching', viewing !== null && copy === null);
      reserveStrip(document.documentElement, copy?.of != null, copy?.of === null);
      wake.setActive(shown !== null);
      updateSound();
      changed();
    },
    async copyOf(play) {
      const copied = await copyOf({ mode, front, play, seed: `copy ${now()}`, settings: () => settings.current });
      copied.subscribe(() => tableDisplay.showNotice(null));
      return copied;
    },
    async lesson() {
      const opened = await lessonOf({ mode, front, settings: () => settings.current });
      opened?.subscribe(() => tableDisplay.showNotice(null));
      return opened;
    },
    warn: navigation.warn,
  });

  const campaigns: Campaigns<M> = openCampaigns({
    modes,
    mode,
    front,
    saves,
    tabs,
    queue,
    keeper,
    navigation,
    now,
    interaction: () => session.interaction,
    openTable: session.openTable,
    changed,
  });

  const auditing: Auditing<M> = openAuditing({
    mode,
    desk: front.auditDesk,
    store,
    game: () => watching.viewing?.journal ?? session.interaction?.session.journal ?? session.finished,
    finished: () => session.finished,
    campaign: () => (watching.viewing ? null : (navigation.campaign?.id ?? null)),
    now,
    changed,
  });

  const trail = openTrail<M>({
    front,
    navigation,
    watching,
    access: campaigns.access,
    lines: () => campaigns.lines,
    changed,
  });

  const books: M['records'] = front.openRecords({
    store,
    saves,
    tabs,
    queue,
    access: campaigns.access,
    openCampaignId: () => navigation.campaign?.id,
    now,
    warnOf: campaigns.warnOf,
  });

  /**
   * Whether the page has drawn a game with at least one command. Music and background sounds are loaded only then, so that they do not
   * delay the first table.
   */
  let hasMoved = false;

  function updateSound(): void {
    const { sound: effects, ambience, music, playsMusic, vibration } = settings.current;
    sound.set({ effects, ambience, music: playsMusic ? music : 0, vibration: vibration && !settings.reduced() });
    const { onTable: shown } = watching;
    const scenario = shown ? front.scenarioOf(shown.play) : null;
    const screen = watching.viewing || watching.copy ? 'table' : navigation.screen;
    const mood = shown ? front.moodOf(shown.play) : 'calm';
    const score = hasMoved ? { region: sounds.regionOf(screen, scenario), mood } : null;
    sound.setPlace(hasMoved ? sounds.placeOf(screen, scenario) : null, nightOf(scenario ?? ''), score);
  }

  return {
    changes,
    navigation,
    session,
    watching,
    tableDisplay,
    settings,
    campaigns,
    trail,
    auditing,
    records: books,
    pictures,
    modes,
    here: mode.rules.id,
    rules: mode.rules,
    saves,
    tabs,
    queue,
    store,
    keeper,
    sound,
    switchMode,
    updateSound,
    onFailed,
  };
}
