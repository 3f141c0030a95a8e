/** Chapters are fetched when they are opened, with what their mode always needs, and in every language that is spoken from then on. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../src/i18n';

/** A page on which nothing has been fetched yet, and a mode that notes what is fetched of it. */
async function fresh() {
  vi.resetModules();
  const { addChapters, openChapter, openModes, setLanguage, t, whenTooEarly } = await import('../../src/i18n');
  const fetched: string[] = [];
  const early: string[] = [];
  const broken = new Set<string>();
  whenTooEarly((key) => void early.push(key));
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

describe('a mode', () => {
  let page: Awaited<ReturnType<typeof fresh>>;
  beforeEach(async () => {
    page = await fresh();
  });

  it('costs nothing before it is opened, and whoever asks too early is heard', async () => {
    const { addChapters, mode, fetched, early, t } = page;
    addChapters(mode);
    expect(fetched).toEqual([]);
    expect(t('table.menu')).toBe('table.menu');
    expect(t('frame.close')).toBe('Close');
    expect(early).toEqual(['table.menu']);
  });

  it('is opened once, in one piece', async () => {
    const { addChapters, openModes, mode, fetched, early, t } = page;
    addChapters(mode);
    addChapters(mode);
    await openModes();
    await openModes();
    expect(fetched).toEqual(['always.en']);
    expect(t('table.menu')).toBe('M');
    expect(early).toEqual([]);
  });

  it('is opened with any of its late chapters', async () => {
    const { addChapters, openChapter, mode, fetched, t } = page;
    addChapters(mode);
    await openChapter('arrange');
    expect(fetched.sort()).toEqual(['always.en', 'arrange.en']);
    expect([t('table.menu'), t('arrange.goOn')]).toEqual(['M', 'G']);
  });

  it('must be started before its chapters are opened', async () => {
    await expect(page.openChapter('arrange')).rejects.toThrow('arrange');
    await expect(page.openModes()).resolves.toBeUndefined();
  });

  it('that could not be fetched is fetched again', async () => {
    const { addChapters, openModes, mode, broken, t } = page;
    addChapters(mode);
    broken.add('always');
    await expect(openModes()).rejects.toThrow('offline');
    broken.clear();
    await openModes();
    expect(t('table.menu')).toBe('M');
  });

  it('is spoken in the next language too, also when it is opened while that comes', async () => {
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
