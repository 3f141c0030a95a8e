// @vitest-environment jsdom
/** Tests that a panel that cannot be drawn is reported, that the other panels stay, and that the saves can be exported. */
import { afterEach, expect, it, vi } from 'vitest';
import { t } from '../../../src/i18n';
import { mountPanels } from '../../../src/panels';
import type { App, AppView } from '../../../src/panels/app';
import { IN_HAND_PANELS } from '../../../src/panels/inHand';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { DEFAULTS } from '../../../src/storage/settings';

let unmount = () => {};
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

/** Returns an app whose title cannot be drawn while its saves are broken. */
function app() {
  const heard: string[] = [];
  const listeners = new Set<() => void>();
  const state = { broken: true, warnings: [] as string[], screen: 'title' as AppView['screen'] };
  const view = {
    get screen() {
      return state.screen;
    },
    get saves() {
      if (state.broken) throw new Error('no saves');
      return [];
    },
    get warnings() {
      return state.warnings;
    },
    alarm: 'It burns.',
    language: 'en',
    interaction: null,
    sheet: null,
    isUpdateReady: false,
    settings: DEFAULTS,
  };
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const made = {
    view: view as unknown as AppView,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reportBroken(error: unknown) {
      heard.push(String(error));
      state.warnings = ['It burns.'];
      changed();
    },
    exportAllSaves: () => void heard.push('rescue'),
    dismiss: (warning: string) => void heard.push(`dismiss ${warning}`),
  } satisfies Partial<App>;
  return { made: made as unknown as InHandApp, heard, state, changed };
}

it('shows a warning above the remaining panels, and offers the saves', async () => {
  const { made, heard } = app();
  const root = document.createElement('div');
  unmount = mountPanels(root, made, IN_HAND_PANELS);
  await expect.poll(() => root.querySelector('.warning')?.textContent).toContain('It burns.');
  expect(heard).toEqual(['Error: no saves']);
  root.querySelector<HTMLElement>('[data-action=rescue]')?.click();
  root.querySelector<HTMLElement>('[data-action=dismiss]')?.click();
  expect(heard.slice(1)).toEqual(['rescue', 'dismiss It burns.']);
});

it('draws the next screen after an error', async () => {
  const { made, state, changed } = app();
  const root = document.createElement('div');
  unmount = mountPanels(root, made, IN_HAND_PANELS);
  await expect.poll(() => root.querySelector('.warning')).not.toBeNull();
  state.broken = false;
  state.screen = 'table';
  changed();
  await expect.poll(() => root.querySelector('.laying')?.textContent).toBe('The cards are being laid out…');
});

it('does not offer the saves beside other warnings', async () => {
  const { made, state } = app();
  state.broken = false;
  state.warnings = ['It leaks.'];
  const root = document.createElement('div');
  unmount = mountPanels(root, made, IN_HAND_PANELS);
  await expect.poll(() => root.querySelector('.warning')?.textContent).toContain('It leaks.');
  expect(root.querySelector('[data-action=rescue]')).toBeNull();
});

it('offers a reload only beside the warning that a part could not be fetched', async () => {
  const { made, state, heard, changed } = app();
  Object.assign(made, { reload: () => void heard.push('reload') });
  Object.assign(state, { broken: false, warnings: [t('frame.cannotFetch')] });
  const root = document.createElement('div');
  unmount = mountPanels(root, made, IN_HAND_PANELS);
  await expect.poll(() => root.querySelector('[data-action=reload]')).not.toBeNull();
  root.querySelector<HTMLElement>('[data-action=reload]')?.click();
  expect(heard).toEqual(['reload']);
  state.warnings = ['It leaks.'];
  changed();
  await expect.poll(() => root.querySelector('[data-action=reload]')).toBeNull();
});

it('a new version is announced, except at the table, and can be postponed', async () => {
  const { made, state, changed } = app();
  Object.assign(state, { broken: false, warnings: [], screen: 'table' });
  Object.assign(made.view, { isUpdateReady: true });
  const root = document.createElement('div');
  unmount = mountPanels(root, made, IN_HAND_PANELS);
  expect(root.querySelector('[data-action=renew]')).toBeNull();
  Object.assign(state, { screen: 'title' });
  changed();
  await expect.poll(() => root.querySelector('[data-action=renew]')).not.toBeNull();
  root.querySelector<HTMLElement>('[data-action=later]')?.click();
  await expect.poll(() => root.querySelector('.warning')).toBeNull();
});
