// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { openSettings, shownSettings } from '../../src/app/settings';
import { setLanguage, t } from '../../src/i18n';
import { DEFAULTS, type Settings } from '../../src/storage/settings';

afterEach(async () => {
  vi.unstubAllGlobals();
  await setLanguage('en');
});

function page(first: Partial<Settings> = {}, lies = true) {
  const heard: string[] = [];
  const saved: Settings[] = [];
  const settings = openSettings({
    first: { ...DEFAULTS, ...first },
    save(next) {
      saved.push(next);
      heard.push('save');
    },
    table: () => ({ fit: () => void heard.push('fit'), reprint: () => void heard.push('reprint') }),
    isTableShown: () => lies,
    updateSound: () => void heard.push('tune'),
    changed: () => void heard.push('changed'),
  });
  return { settings, heard, saved };
}

const { documentElement } = document;

it('applies the settings to the page immediately', () => {
  page({ textSize: 1.3, contrast: 'high' });
  expect(documentElement.style.getPropertyValue('--text-size')).toBe('1.3');
  expect(documentElement.dataset['contrast']).toBe('high');
});

it('applies a changed setting to sound and page, saves it and redraws', () => {
  const { settings, heard, saved } = page();
  settings.change({ contrast: 'high' });
  expect(settings.current).toEqual({ ...DEFAULTS, contrast: 'high' });
  expect(saved).toEqual([settings.current]);
  expect(documentElement.dataset['contrast']).toBe('high');
  expect(heard).toEqual(['tune', 'save', 'changed']);
});

it.each<[Partial<Settings>]>([[{ hand: 'left' }], [{ textSize: 1.15 }]])('lays the table out again for %j', (part) => {
  const { settings, heard } = page();
  settings.change(part);
  expect(heard).toContain('fit');
});

it('switches the language, reprints the table and saves the choice', async () => {
  const { settings, heard } = page();
  await settings.changeLanguage('cs');
  expect(t('frame.close')).toBe('Zavřít');
  expect(documentElement.lang).toBe('cs');
  expect(settings.current.language).toBe('cs');
  expect(heard).toEqual(['reprint', 'tune', 'save', 'changed']);
  const empty = page({}, false);
  await empty.settings.changeLanguage('ru');
  expect(empty.heard).not.toContain('reprint');
});

it('keeps the language chosen last, even if an earlier one arrives after it', async () => {
  const { settings } = page();
  const first = settings.changeLanguage('ru');
  await settings.changeLanguage('cs');
  await first;
  expect([t('frame.close'), settings.current.language]).toEqual(['Zavřít', 'cs']);
});

it('reduces motion as the player has set, otherwise as the system asks', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
  expect(page().settings.isMotionReduced()).toBe(true);
  expect(page({ reducedMotion: false }).settings.isMotionReduced()).toBe(false);
});

it('takes over stored settings without saving them again, and their language only if it is another', async () => {
  const { settings, heard } = page();
  await settings.replace({ ...DEFAULTS, language: 'cs', textSize: 1.3 });
  expect([settings.current.language, documentElement.lang, t('frame.close')]).toEqual(['cs', 'cs', 'Zavřít']);
  expect(documentElement.style.getPropertyValue('--text-size')).toBe('1.3');
  expect(heard).toEqual(['tune', 'fit', 'reprint', 'changed']);
  heard.length = 0;
  await settings.replace({ ...DEFAULTS, language: 'cs', textSize: 1.3 });
  await settings.replace({ ...DEFAULTS, language: null, textSize: 1.3 });
  expect([heard, documentElement.lang]).toEqual([['tune', 'changed', 'tune', 'changed'], 'cs']);
});

it('hides odds and hints in a small claim, and nothing else', () => {
  const first = { ...DEFAULTS, odds: true, hints: true };
  expect(shownSettings(first, true)).toEqual({ ...first, odds: false, hints: false });
  expect(shownSettings(first, false)).toBe(first);
});

it('works before the table is loaded', async () => {
  const settings = openSettings({
    first: DEFAULTS,
    save: () => {},
    table: () => null,
    isTableShown: () => true,
    updateSound: () => {},
    changed: () => {},
  });
  settings.change({ hand: 'left' });
  await settings.changeLanguage('cs');
  expect(settings.current).toMatchObject({ hand: 'left', language: 'cs' });
});
