// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { type Bootable, type BootOptions, boot } from '../../src/app/boot';
import { setLanguage } from '../../src/i18n';
import type { Settings } from '../../src/storage/settings';
import { memoryStore, type Store } from '../../src/storage/store';

afterEach(() => setLanguage('en'));

/** A store with these entries. */
const kept = (entries: Record<string, string> = {}, persistent = true): Store => ({
  ...memoryStore(),
  persistent,
  keys: async () => Object.keys(entries),
  get: async (key) => entries[key] ?? null,
});

/** Starts the game with this store. `heard` lists the steps of the start in their order. */
function page(store: Store, more: Partial<BootOptions<Bootable>> = {}, opened: Partial<Bootable['shell']> = {}) {
  const heard: string[] = [];
  let set: Settings | null = null;
  const shell: Bootable['shell'] = {
    navigation: {
      warn: (sentence) => void heard.push(sentence),
      sendQuietly: ({ type }) => void heard.push(type),
    },
    campaigns: {
      list: async () => void heard.push('list'),
      warnOf: ({ detail }) => void heard.push(`warn of ${detail}`),
    },
    records: {
      isPack: (key: string) => key.startsWith('pack/'),
      loadPacks: async () => {
        heard.push('packs');
        throw new Error('no packs');
      },
    },
    ...opened,
  };
  const coming = boot({
    openStore: async () => {
      heard.push('store');
      return store;
    },
    languages: ['de', 'ru-RU', 'cs'],
    async switchLanguage(language) {
      heard.push(`speak ${language}`);
      await setLanguage(language);
    },
    loadFonts: async (language) => void heard.push(`fonts ${language}`),
    open(_, settings) {
      set = settings;
      heard.push('open');
      return { shell, resume: async () => void heard.push('resume') };
    },
    ...more,
  });
  return { coming, heard, shell, settings: () => set };
}

it('starts in order: store, texts and fonts, the game, its saves, the title', async () => {
  const { coming, heard, shell } = page(kept());
  expect((await coming).shell).toBe(shell);
  expect(heard).toEqual(['store', 'speak ru', 'fonts ru', 'open', 'list', 'resume', 'ready']);
  expect(document.documentElement.lang).toBe('ru');
});

it('uses the language from the settings rather than that of the browser', async () => {
  const { coming, heard, settings } = page(kept({ settings: '{"language":"cs","speed":2}' }));
  await coming;
  expect(heard).toContain('speak cs');
  expect(settings()?.speed).toBe(2);
});

it('does not open the game before its texts are loaded', async () => {
  let speak = () => {};
  const spoken = new Promise<void>((resolve) => {
    speak = resolve;
  });
  const { coming, heard } = page(kept(), { switchLanguage: () => spoken });
  await vi.waitFor(() => expect(heard).toContain('fonts ru'));
  expect(heard).not.toContain('open');
  speak();
  await coming;
  expect(heard).toContain('open');
});

it('waits two seconds for fonts, then starts without them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { coming, heard } = page(kept(), { loadFonts: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(1990);
  expect(heard).not.toContain('open');
  await vi.advanceTimersByTimeAsync(20);
  vi.useRealTimers();
  await coming;
  expect(heard).toContain('ready');
});

it('warns that nothing is saved if the browser denies storage', async () => {
  const { coming, heard } = page(kept({}, false), { languages: ['en'] });
  await coming;
  expect(heard.some((sentence) => sentence.startsWith('This browser keeps nothing'))).toBe(true);
});

it('loads the pack reader only if the store has a pack, and starts even if loading fails', async () => {
  const { coming, heard } = page(kept({ 'pack/lostProperty': '{}' }));
  await coming;
  expect(heard.slice(-5)).toEqual(['packs', 'warn of Error: no packs', 'list', 'resume', 'ready']);
});

it('warns if the store cannot list its keys, and starts', async () => {
  const { coming, heard } = page({ ...kept(), keys: () => Promise.reject(new Error('closed')) });
  await coming;
  expect(heard.slice(-4)).toEqual(['warn of Error: closed', 'list', 'resume', 'ready']);
});

it.each<[string, Partial<BootOptions<Bootable>>]>([
  ['the store', { openStore: () => Promise.reject(new Error('broken')) }],
  ['the language', { switchLanguage: () => Promise.reject(new Error('broken')) }],
  [
    'the game',
    {
      open: () => {
        throw new Error('broken');
      },
    },
  ],
])('rejects if %s fails', async (_, more) => {
  const { coming, heard } = page(kept(), more);
  await expect(coming).rejects.toThrow('broken');
  expect(heard).not.toContain('ready');
});
