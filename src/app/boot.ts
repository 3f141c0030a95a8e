/** Starts the game step by step: opens the store, loads settings, language and fonts, builds the game and lists the saves. */
import { LANGUAGES, type Language, language, preferredLanguage, t } from '../i18n';
import type { ModeRecords, ModeTypes } from '../modes/types';
import { loadSettings, type Settings } from '../storage/settings';
import type { Store } from '../storage/store';
import { settleOrTimeout } from '../storage/timeout';
import { storageFault } from '../storage/untrusted';
import type { Campaigns } from './campaigns';

export interface BootOptions<Opened, S extends Store = Store> {
  openStore(): Promise<S>;
  /** Language tags in the order of the user's preference. */
  readonly languages: readonly string[];
  /** Loads the texts of a language and switches to it; rejects if they cannot be loaded. */
  switchLanguage(language: Language): Promise<void>;
  /** Loads fonts. The start waits for them only until a timeout, because a fallback font is better than no game. */
  loadFonts(language: Language): Promise<void>;
  /** Builds the game and mounts its panels. */
  open(store: S, settings: Settings): Opened;
}

/** The parts of the game that `boot` uses. */
export interface Bootable {
  /** Reopens the campaign that was open before a reload, if any. */
  resume(): Promise<void>;
  readonly shell: {
    readonly navigation: { warn(sentence: string): void; sendQuietly(command: { readonly type: 'ready' }): void };
    readonly campaigns: Pick<Campaigns<ModeTypes>, 'list' | 'warnOf'>;
    readonly records: Pick<ModeRecords, 'isPack' | 'loadPacks'>;
  };
}

/** Starts the game. Resolves when the title can be shown; rejects if the game cannot start. */
export async function boot<Opened extends Bootable, S extends Store>(options: BootOptions<Opened, S>): Promise<Opened> {
  const { openStore, languages, switchLanguage, loadFonts, open } = options;
  const store = await openStore();
  const settings = await loadSettings(store);
  const wanted = LANGUAGES.find((each) => each === settings.language) ?? preferredLanguage(languages);
  await Promise.all([switchLanguage(wanted), settleOrTimeout(loadFonts(wanted))]);
  document.documentElement.lang = language();
  const opened = open(store, settings);
  const { navigation, campaigns, records } = opened.shell;
  if (!store.persistent) navigation.warn(t('frame.storage.denied'));
  // Loads the module that reads packs only if the store has a pack.
  await store
    .keys()
    .then(async (keys) => keys.some(records.isPack) && (await records.loadPacks()))
    .catch((error: unknown) => campaigns.warnOf(storageFault(error)));
  await campaigns.list();
  // Waits for the reopened campaign, but not longer than a timeout. If it opens after that, it replaces the title screen.
  await settleOrTimeout(opened.resume());
  navigation.sendQuietly({ type: 'ready' });
  return opened;
}
