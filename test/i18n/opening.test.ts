/** Tests that chapters are loaded when opened, together with the main texts of their mode, and again for every later language. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../src/i18n';

/** Returns a fresh i18n module that has loaded no mode, and a mode that records which of its files are fetched. */
async function fresh() {
  vi.resetModules();
  const { addChapters, openChapter, openModes, setLanguage, t, onEarlyLookup } = await import('../../src/i18n');
  const fetched: string[] = [];
  const early: string[] = [];
  const broken = new Set<string>();
  onEarlyLookup((key) => void early.push(key));
  const file = (name: string, texts: object) => (language: Language) => async () => {
    fetched.push(`${name}.${language}`);
    if (broken.has(name)) throw new Error('offline');
    return { default: texts };
  };
  const inAll = (fetch: (language: Language) => () => Promise<{ default: object }>) => ({
    en: fetch('en'),
    ru: fetch('ru'),
    cs: fetch('cs'),
  });
  const mode = {
    always: inAll(file('always', { table: { menu: 'M' } })),
    late: { arrange: inAll(file('arrange', { goOn: 'G' })) },
  };
  await setLanguage('en');
  return { addChapters, openChapter, openModes, setLanguage, t, mode, fetched, early, broken };
}

describe('the texts of a mode', () => {
  let page: Awaited<ReturnType<typeof fresh>>;
  beforeEach(async () => {
    page = await fresh();
  });

  it('are not fetched before they are opened, and early use is reported', async () => {
    const { addChapters, mode, fetched, early, t } = page;
    addChapters(mode);
    expect(fetched).toEqual([]);
    expect(t('table.menu')).toBe('table.menu');
    expect(t('frame.close')).toBe('Close');
    expect(early).toEqual(['table.menu']);
  });

  it('are fetched once, however often they are opened', async () => {
    const { addChapters, openModes, mode, fetched, early, t } = page;
    addChapters(mode);
    addChapters(mode);
    await openModes();
    await openModes();
    expect(fetched).toEqual(['always.en']);
    expect(t('table.menu')).toBe('M');
    expect(early).toEqual([]);
  });

  it('are opened together with any of its late chapters', async () => {
    const { addChapters, openChapter, mode, fetched, t } = page;
    addChapters(mode);
    await openChapter('arrange');
    expect(fetched.sort()).toEqual(['always.en', 'arrange.en']);
    expect([t('table.menu'), t('arrange.goOn')]).toEqual(['M', 'G']);
  });

  it('must be added before a chapter is opened', async () => {
    await expect(page.openChapter('arrange')).rejects.toThrow('arrange');
    await expect(page.openModes()).resolves.toBeUndefined();
  });

  it('are fetched again after a failure', async () => {
    const { addChapters, openModes, mode, broken, t } = page;
    addChapters(mode);
    broken.add('always');
    await expect(openModes()).rejects.toThrow('offline');
    broken.clear();
    await openModes();
    expect(t('table.menu')).toBe('M');
  });

  it('are fetched in a new language too, even for a chapter opened while the language loads', async () => {
    const { addChapters, openChapter, openModes, setLanguage, mode, fetched, early, t } = page;
    addChapters(mode);
    await openModes();
    const coming = setLanguage('cs');
    await openChapter('arrange');
    await coming;
    expect(fetched.sort()).toEqual(['always.cs', 'always.en', 'arrange.cs', 'arrange.en']);
    expect([t('table.menu'), t('arrange.goOn'), t('frame.close')]).toEqual(['M', 'G', 'Zavřít']);
    expect(early).toEqual([]);
  });
});
