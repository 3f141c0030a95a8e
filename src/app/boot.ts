/** The order in which the page comes up: what is kept, what is set, what is spoken; then the game, and the saves in it. */
import { LANGUAGES, type Language, language, preferredLanguage, t } from '../i18n';
import type { ModeBooks, ModeTypes } from '../modes/types';
import { loadSettings, type Settings } from '../storage/settings';
import type { Store } from '../storage/store';
import { storageFault } from '../storage/untrusted';
import type { Campaigns } from './campaigns';

export interface BootOptions<Opened> {
  openStore(): Promise<Store>;
  /** Language tags, the one that is liked best first. */
  readonly languages: readonly string[];
  /** Fetches a language and speaks it; rejects when it cannot be had. */
  speak(language: Language): Promise<void>;
  /** What words are set in. Never rejects: the next best font is better than no game. */
  loadFonts(language: Language): Promise<void>;
  /** Puts the game together and mounts what shows it. */
  open(store: Store, settings: Settings): Opened;
}

/** The parts of the game that coming up asks for. */
export interface Bootable {
  readonly shell: {
    readonly navigation: { warn(sentence: string): void; note(command: { readonly type: 'ready' }): void };
    readonly campaigns: Pick<Campaigns<ModeTypes>, 'list' | 'warnOf'>;
    readonly books: Pick<ModeBooks, 'packs'>;
  };
}

/** Resolves when the title may be shown. Rejects when there can be no game. */
export async function boot<Opened extends Bootable>(options: BootOptions<Opened>): Promise<Opened> {
  const { openStore, languages, speak, loadFonts, open } = options;
  const store = await openStore();
  const settings = await loadSettings(store);
  const wanted = LANGUAGES.find((each) => each === settings.language) ?? preferredLanguage(languages);
  await Promise.all([speak(wanted), loadFonts(wanted)]);
  document.documentElement.lang = language();
  const opened = open(store, settings);
  const { navigation, campaigns, books } = opened.shell;
  if (!store.persistent) navigation.warn(t('frame.storage.denied'));
  // Without one, nobody need fetch what reads them.
  await store
    .keys()
    .then(async (keys) => keys.some((key) => key.startsWith('pack/')) && (await books.packs()))
    .catch((error: unknown) => campaigns.warnOf(storageFault(error)));
  await campaigns.list();
  navigation.note({ type: 'ready' });
  return opened;
}
