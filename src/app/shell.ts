/** Builds the parts of the game and connects them. */
import { t } from '../i18n';
import { FetchError } from '../modes/fetching';
import type { Front, Picture } from '../modes/front';
import type { Mode } from '../modes/mode';
import type { ModeTypes, SavedOf } from '../modes/types';
import type { ByMode, ModeId } from '../rules/core/ruleset';
import type { GameOptions } from '../scenes/game';
import type { ScreenWakeLock } from '../shell/wake';
import type { Sound } from '../sound';
import type { PersistenceRequest } from '../storage/persistence';
import type { WriteQueue } from '../storage/queue';
import { openSaves, type Saves } from '../storage/saves';
import { type Settings, saveSettings } from '../storage/settings';
import type { Store } from '../storage/store';
import { openTabs, type Tabs, type TabsOptions } from '../storage/tabs';
import type { WriteAhead } from '../storage/writeAhead';
import type { Auditing } from './auditing';
import { type Campaigns, openCampaigns } from './campaigns';
import { type Changes, openChanges } from './changes';
import type { ModeSwitch } from './history';
import type { Navigation } from './navigation';
import type { Pictures } from './picture';
import { openSettings, type SettingsController } from './settings';
import {
  auditingOf,
  navigationOf,
  openMusic,
  openQueue,
  picturesOf,
  tableDisplayOf,
  tableSessionOf,
  watchingOf,
} from './shellParts';
import type { TableDisplay } from './tableDisplay';
import type { TableSession } from './tableSession';
import { openTrail, type TrailController } from './trail';
import type { Watching } from './watching';

/** What the shell is built from: the modes, the browser's facilities, and the data read before the first render. */
export interface ShellParts<M extends ModeTypes> extends Pick<TabsOptions, 'locks' | 'channel'> {
  /** All modes, for reading saves and codes. */
  readonly modes: ByMode<Mode<M>>;
  /** The page's mode. */
  readonly mode: Mode<M>;
  readonly front: Front<M>;
  readonly store: Store;
  readonly settings: Settings;
  readonly writeAhead: WriteAhead;
  readonly keeper: PersistenceRequest;
  readonly wake: ScreenWakeLock;
  readonly sound: Sound<M['game']['event']>;
  now(): number;
  /** Prints all pictures on the pages again. */
  reprint(): void;
  /** Reports an unhandled error. */
  onBroken(error: unknown): void;
  fetchPicture(options: Omit<GameOptions, 'usesCanvas2d' | 'scenes'>): Promise<Picture<M>>;
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
  /** Switches to the home mode, the only one that has the title screen, unless the page plays it. */
  returnHome(): void;
  /** Sets the volumes and vibration, and the background sound and music of the present screen. */
  updateSound(): void;
  /** Warns the player if something could not be fetched; reports any other error as unhandled. */
  onFailed(error: unknown): void;
}

/** Builds and connects all parts. Shows nothing yet. */
export function openShell<M extends ModeTypes>(parts: ShellParts<M>): Shell<M> {
  const { modes, mode, front, store, writeAhead, keeper, sound, now } = parts;
  const changes = openChanges();
  const { changed } = changes;
  /** Returns the whole shell. Its parts need each other, so each part calls this function once all parts exist. */
  const all = () => shell;
  const music = openMusic(parts, all);
  const queue = openQueue(all);
  const tabs = openTabs({
    locks: parts.locks,
    channel: parts.channel,
    finish: queue.flush,
    onLost: (id) => campaigns.onTaken(id),
  });
  const saves = openSaves<SavedOf<M>>(store, queue, modes, {
    mayWrite: tabs.has,
    mayWriteNow: tabs.holds,
    writeAhead,
  });
  const navigation = navigationOf(parts, all);
  const pictures = picturesOf(parts, all);
  const settings = openSettings({
    first: parts.settings,
    save: (next) => saveSettings(store, queue, next),
    table: () => pictures.loaded()?.table ?? null,
    isTableShown: () => watching.onTable !== null,
    updateSound: music.update,
    changed,
  });
  const tableDisplay = tableDisplayOf(parts, all, { pictures, settings, noteMove: music.noteMove });
  const session = tableSessionOf(parts, all, { navigation, saves, tableDisplay });
  const watching = watchingOf(parts, all, { navigation, tableDisplay });
  const campaigns: Campaigns<M> = openCampaigns({
    ...{ modes, mode, front, saves, tabs, queue, keeper, navigation, now, changed },
    interaction: () => session.interaction,
    openTable: session.openTable,
  });
  const { access } = campaigns;
  const auditing = auditingOf(parts, all);
  const trail = openTrail<M>({ front, navigation, watching, access, lines: () => campaigns.lines, changed });
  const openCampaignId = () => navigation.campaign?.id;
  const { warnOf } = campaigns;
  const records: M['records'] = front.openRecords({ store, saves, tabs, queue, access, openCampaignId, now, warnOf });

  const shell: Shell<M> = {
    ...{
      changes,
      navigation,
      session,
      watching,
      tableDisplay,
      settings,
      campaigns,
      trail,
      auditing,
      records,
      pictures,
    },
    ...{ modes, here: mode.rules.id, rules: mode.rules, saves, tabs, queue, store, keeper, sound },
    switchMode: (wish) => void queue.flush().then(() => parts.switchMode(wish)),
    returnHome() {
      // Changing the mode reloads the page, and the player could not read a warning: the page changes when the warning is dismissed.
      if (parts.home !== mode.rules.id && navigation.warnings.length === 0)
        shell.switchMode({ mode: parts.home, create: false, resume: null });
    },
    updateSound: music.update,
    onFailed: (error) =>
      error instanceof FetchError ? navigation.warn(t('frame.cannotFetch')) : parts.onBroken(error),
  };
  return shell;
}
