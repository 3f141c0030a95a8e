/** Puts the parts of the game together: from here on it can be shown, and asked. */
import { t } from '../i18n';
import { modeOf } from '../modes';
import { faultText } from '../panels/faultText';
import type { GameOptions } from '../scenes/game';
import type { Wake } from '../shell/wake';
import { type ModeSounds, nightOf } from '../sound';
import type { PersistenceRequest } from '../storage/persistence';
import { type WriteQueue, writeQueue } from '../storage/queue';
import { openSaves } from '../storage/saves';
import { type Settings, saveSettings } from '../storage/settings';
import type { Store } from '../storage/store';
import { openTabs, type Tabs, type TabsOptions } from '../storage/tabs';
import type { WriteAhead } from '../storage/writeAhead';
import { type Books, openBooks } from './books';
import { type Campaigns, openCampaigns } from './campaigns';
import { type Changes, openChanges } from './changes';
import { openHints } from './hints';
import { type Laying, type LayingOptions, openLaying } from './laying';
import { type Move, type Navigation, openNavigation } from './navigation';
import { CannotFetch, openPictures, type Picture, type Pictures } from './picture';
import { openSettings, type SettingsBook } from './settings';
import { openTableSession, type TableSession } from './tableSession';
import { openWatching, type Watching } from './watching';

/** What the browser lends, and what was read before anything could be shown. */
export interface ShellParts extends Pick<TabsOptions, 'locks' | 'channel'> {
  readonly store: Store;
  readonly settings: Settings;
  readonly ahead: WriteAhead;
  readonly keeper: PersistenceRequest;
  readonly wake: Wake;
  readonly sound: LayingOptions['sound'];
  /** What the screens sound like. */
  readonly sounds: Pick<ModeSounds<never, Move['command'], Move['was']>, 'screenVoice' | 'placeOf'>;
  now(): number;
  /** Whatever is printed on pages is to be printed again. */
  reprint(): void;
  /** Something is broken that nobody has an answer to. */
  onBroken(error: unknown): void;
  fetchPicture(options: Omit<GameOptions, 'plain' | 'scenes'>): Promise<Picture>;
}

/** The parts, as they know each other. */
export interface Shell {
  readonly changes: Changes;
  readonly navigation: Navigation;
  readonly session: TableSession;
  readonly watching: Watching;
  readonly laying: Laying;
  readonly settings: SettingsBook;
  readonly campaigns: Campaigns;
  readonly books: Books;
  readonly pictures: Pictures;
  readonly tabs: Tabs;
  readonly queue: WriteQueue;
  readonly keeper: PersistenceRequest;
  readonly sound: LayingOptions['sound'];
  readonly hint: () => Promise<void>;
  /** Volumes as they are set, and the place where we are. */
  tune(): void;
  /** The picture was wanted and cannot be had, or is broken. */
  onFailed(error: unknown): void;
}

/** Milliseconds in which a word at the prompt is painted. */
const A_FRAME = 30;

export function openShell(parts: ShellParts): Shell {
  const { store, ahead, keeper, wake, sound, sounds, now } = parts;
  const changes = openChanges();
  const { changed } = changes;
  const queue = writeQueue((fault) => navigation.warn(t('saves.failed', { why: faultText(fault) })));
  const tabs = openTabs({
    locks: parts.locks,
    channel: parts.channel,
    finish: queue.flush,
    onLost: (id) => campaigns.onTaken(id),
  });
  const saves = openSaves(store, queue, modeOf, { mayWrite: tabs.has, holds: tabs.holds, writeAhead: ahead });
  const onFailed = (error: unknown) =>
    error instanceof CannotFetch ? navigation.warn(t('frame.cannotFetch')) : parts.onBroken(error);

  const navigation = openNavigation({
    changed,
    onMoved(move) {
      const voice = sounds.screenVoice(move.command, move.was, move.is);
      if (voice) sound.play(voice);
      wake.keep(move.is === 'table');
      session.follow(move);
    },
    onSettled() {
      tune();
      changed();
    },
    onSaves: () => void keeper.ask().then(changed),
  });

  const pictures = openPictures({
    fetch: () =>
      parts.fetchPicture({
        onRefit: changed,
        onLost: () => navigation.warn(t('saves.pictureLost')),
        onBack() {
          if (watching.lying) pictures.here()?.table.reprint();
          navigation.dismiss(t('saves.pictureLost'));
        },
      }),
    onFailed,
    reprint: parts.reprint,
  });

  const settings = openSettings({
    first: parts.settings,
    save: (next) => saveSettings(store, queue, next),
    table: () => pictures.here()?.table ?? null,
    lies: () => watching.lying !== null,
    tune: () => tune(),
    changed,
  });

  const laying = openLaying({
    pictures,
    sound,
    settings: () => settings.current,
    reduced: settings.reduced,
    viewing: () => watching.viewing,
    changed,
    onLaid: (interaction, play) => session.settle(interaction, play),
  });

  const session = openTableSession({
    navigation,
    saves,
    laying,
    now,
    covered: () => watching.viewing !== null,
    count: (played) => books.count(played),
    onSeated() {
      tune();
      changed();
    },
    onFailed(error) {
      onFailed(error);
      void campaigns.door.leave();
    },
  });

  const watching = openWatching({
    fetch: () => import('../panels/viewer/open'),
    laying,
    interaction: () => session.interaction,
    finished: () => session.finished,
    onLooked(lying) {
      navigation.putAway();
      document.documentElement.toggleAttribute('data-watching', watching.viewing !== null);
      wake.keep(lying !== null);
      tune();
      changed();
    },
    warn: navigation.warn,
  });

  const campaigns = openCampaigns({
    saves,
    tabs,
    queue,
    keeper,
    navigation,
    now,
    interaction: () => session.interaction,
    sitDown: session.sitDown,
    changed,
  });

  const books = openBooks({
    store,
    saves,
    tabs,
    queue,
    door: campaigns.door,
    inside: () => navigation.campaign?.id,
    now,
    warnOf: campaigns.warnOf,
  });

  const hint = openHints({
    fetch: () => import('../bots/inHand/advise'),
    wanted: () => settings.current.hints,
    interaction: () => session.interaction,
    laid: () => laying.around.laid,
    say(words) {
      laying.notice(words);
      changed();
    },
    seen: () => new Promise((resolve) => setTimeout(resolve, A_FRAME)),
  });

  function tune(): void {
    const { sound: effects, ambience, vibration } = settings.current;
    sound.set({ effects, ambience, vibration: vibration && !settings.reduced() });
    const scenario = watching.lying?.play.book.scenario.id ?? null;
    sound.settle(sounds.placeOf(watching.viewing ? 'table' : navigation.screen, scenario), nightOf(scenario ?? ''));
  }

  return {
    changes,
    navigation,
    session,
    watching,
    laying,
    settings,
    campaigns,
    books,
    pictures,
    tabs,
    queue,
    keeper,
    sound,
    hint,
    tune,
    onFailed,
  };
}
