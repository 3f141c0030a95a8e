// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { type FailurePanelOptions, showFailure } from '../../src/app/failurePanel';

afterEach(() => document.body.replaceChildren());

function shown(more: Partial<FailurePanelOptions> = {}) {
  const heard: string[] = [];
  const takeAway = showFailure({
    root: document.body,
    languages: ['en-GB'],
    error: new TypeError('chunk 7'),
    rescue: async () => 3,
    reload: () => void heard.push('again'),
    ...more,
  });
  const panel = document.querySelector('.failure');
  const press = (action: string) => panel?.querySelector<HTMLElement>(`[data-action=${action}]`)?.click();
  const status = () => panel?.querySelector('[role=status]')?.textContent;
  return { heard, takeAway, panel, press, status };
}

it('states that the game could not be opened, offers actions, and shows the error', () => {
  const { panel } = shown();
  expect(panel?.querySelector('h1')?.textContent).toBe('The game could not be opened.');
  expect(panel?.querySelector('p')?.textContent).toBe(
    'The campaigns saved on this device are untouched. Save a copy of them, or try again.',
  );
  expect(panel?.querySelector('small')?.textContent).toBe('TypeError: chunk 7');
  expect([...(panel?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Save a copy of my campaigns',
    'Try again',
  ]);
  expect(panel?.getAttribute('role')).toBe('alert');
});

it.each([
  [['ru-RU', 'en'], 'ru', 'Игру не удалось открыть.'],
  [['de', 'cs'], 'cs', 'Hru se nepodařilo otevřít.'],
  [['de'], 'en', 'The game could not be opened.'],
])('for a browser with the languages %j uses %s', (languages, lang, words) => {
  const { panel } = shown({ languages });
  expect([panel?.getAttribute('lang'), panel?.querySelector('h1')?.textContent]).toEqual([lang, words]);
});

it('reloads the page on request', () => {
  const { heard, press } = shown();
  press('again');
  expect(heard).toEqual(['again']);
});

it.each<[FailurePanelOptions['rescue'], string]>([
  [async () => 2, 'The copy is saved.'],
  [async () => 0, 'No campaign is saved on this device.'],
  [async () => null, 'The browser does not let the saves be read.'],
  [() => Promise.reject(new Error('denied')), 'The browser does not let the saves be read.'],
])('reports whether the copy of the saves succeeded (%#)', async (rescue, words) => {
  const { press, status } = shown({ rescue });
  expect(status()).toBe('');
  press('rescue');
  await expect.poll(status).toContain(words);
});

it('can be removed', () => {
  const { takeAway } = shown();
  takeAway();
  expect(document.querySelector('.failure')).toBeNull();
});
