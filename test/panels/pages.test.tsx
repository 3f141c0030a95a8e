// @vitest-environment jsdom
/** Tests that pages and sheets of the mode are shown, and those that all modes share. */
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountPanels } from '../../src/panels';
import type { AppView } from '../../src/panels/app';
import { LINKS, type ModePanels } from '../../src/panels/mode';
import type { SaveLine } from '../../src/storage/saveLines';
import { ACTIONS, DEFAULTS } from '../../src/storage/settings';
import { neverResized, paper, testApp } from './kit';

// The canvas of these tests is never resized.
neverResized();

const LINE: SaveLine = {
  ok: true,
  id: 'abc',
  mode: 'inHand',
  name: 'Ysolde',
  level: 3,
  stage: 'camp',
  done: 4,
  gold: 12,
  ending: null,
  scenario: null,
  savedAt: 0,
};

const MODE: ModePanels = {
  pages: { camp: () => <main>The camp</main> },
  sheets: { atlas: () => <p role="dialog">An atlas</p>, throwing: () => <p role="dialog">Throw!</p> },
  canvasSheets: ['throwing'],
  rollWord: 'keys.action.roll',
  title: {
    games: [{ word: 'frame.inHand' }, { mode: 'longTable', word: 'frame.longTable' }],
    large: [{ sheet: 'atlas', word: 'frame.rules' }],
    learning: [LINKS.credits],
    keeping: [{ sheet: 'throwing', word: 'frame.settings' }],
    lesson: 'learnt',
  },
  sampleGame: async () => '',
  campaignLinks: [{ sheet: 'atlas', word: 'campaigns.books' }],
  CampaignLine: ({ line }) => <h2>{line.name} has come far</h2>,
  CampaignSettings: () => <p>A setting of the camp</p>,
};

async function shown(first: Parameters<typeof testApp>[0] = {}) {
  const { app, asked, turn } = testApp(first);
  const root = paper();
  await act(() => void mountPanels(root, app, MODE));
  const press = (action: string) => root.querySelector<HTMLElement>(`[data-action=${action}]`)?.click();
  return { root, asked, turn, press };
}

it('shows the page of a screen, and nothing if the mode has none', async () => {
  const { root, turn } = await shown({ screen: 'camp' });
  expect(root.textContent).toBe('The camp');
  await turn({ screen: 'elsewhere' });
  expect(root.textContent).toBe('');
  await turn({ screen: 'boot' });
  expect(root.textContent).toBe('');
});

it('says that the cards are being laid out until the game is open, and then shows nothing over the table', async () => {
  const { root, turn } = await shown({ screen: 'table' });
  expect(root.textContent).toBe('The cards are being laid out…');
  await turn({ interaction: {} as AppView['interaction'] });
  expect(root.innerHTML).toBe('');
});

it('shows sheets of the mode and sheets that all modes share', async () => {
  const { root, turn } = await shown({ screen: 'camp', sheet: 'atlas' });
  await expect.poll(() => root.textContent).toBe('The campAn atlas');
  await turn({ sheet: 'credits' });
  expect(root.querySelector('[role=dialog] h1')?.textContent).toBe('Credits');
  await turn({ sheet: 'no such sheet' });
  expect(root.textContent).toBe('The camp');
});

it('given the sheet of the keys, when it is shown, then every key is in sight without unfolding', async () => {
  const { root } = await shown({ screen: 'table', interaction: {} as AppView['interaction'], sheet: 'keys' });
  await expect.poll(() => root.querySelectorAll('[role=dialog] [data-key]').length).toBe(ACTIONS.length);
  expect(root.querySelector('details')).toBeNull();
});

it('the title has the links of the mode in its order', async () => {
  const { root, asked, press } = await shown();
  const small = [...root.querySelectorAll('.group button')].map((each) => each.textContent);
  expect(small).toEqual(['Credits', 'Settings', 'Music: on']);
  press('atlas');
  press('throwing');
  press('new');
  expect(asked).toEqual(['show atlas', 'show throwing', 'create']);
});

it('the title begins with the lesson for a newcomer, once: a player who knows it finds it among the small links', async () => {
  const isLarge = async (lessons: string[]) =>
    (await shown({ settings: { ...DEFAULTS, lessons } })).root.querySelector('.slab[data-action=lesson]') !== null;
  expect([await isLarge([]), await isLarge(['learnt'])]).toEqual([true, false]);
});

it('the button that continues a game names its scenario and round, if it is in a scenario', async () => {
  const line = async (more: Partial<Extract<SaveLine, { ok: true }>>) =>
    (await shown({ screen: 'title', saves: [{ ...LINE, ...more }] })).root.querySelector('[data-action=continue] small')
      ?.textContent;
  expect(await line({})).toBe('In hand · Ysolde, level 3');
  expect(await line({ stage: 'table', scenario: 5, round: 2 })).toBe(
    'In hand · Ysolde, level 3 · scenario 5 · round 2',
  );
  expect(await line({ mode: 'longTable' })).toBe('The Long Table · Ysolde, level 3');
});

it('hides the title under a sheet that shows something on the canvas', async () => {
  const { root, turn } = await shown();
  await turn({ sheet: 'throwing' });
  await expect.poll(() => root.textContent).toBe('Throw!');
  await turn({ sheet: 'atlas' });
  expect(root.querySelector('.title-screen')).not.toBeNull();
});

it('draws each campaign of the list with the panel of its mode', async () => {
  const { root, asked, press } = await shown({ screen: 'campaigns', saves: [LINE] });
  await expect.poll(() => root.querySelector('[data-campaign=abc] h2')?.textContent).toBe('Ysolde has come far');
  press('atlas');
  expect(asked).toEqual(['show atlas']);
});

describe('the settings', () => {
  beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
  afterEach(() => void vi.unstubAllGlobals());

  it('include the settings of the mode', async () => {
    const { root } = await shown({ screen: 'camp', sheet: 'settings' });
    await expect.poll(() => root.querySelector('[role=dialog]')?.textContent).toContain('A setting of the camp');
  });

  it.each([
    [null, true],
    [false, false],
  ])('given a system with reduced motion and %s chosen here, then the box is ticked: %s', async (chosen, ticked) => {
    const { root } = await shown({ sheet: 'settings', settings: { ...DEFAULTS, reducedMotion: chosen } });
    const box = () => root.querySelector<HTMLInputElement>('input[type=checkbox]:not([name])');
    await expect.poll(() => box()?.checked).toBe(ticked);
  });
});

it.each(['inHand', 'longTable'] as const)('the title of the mode %s offers all modes in the same order', async (id) => {
  const { MODES } = await import('../../src/modes');
  const panels =
    id === 'inHand'
      ? (await import('../../src/panels/inHand')).IN_HAND_PANELS
      : (await import('../../src/panels/longTable')).LONG_TABLE_PANELS;
  expect(panels.title.games.map(({ mode }) => mode ?? id)).toEqual(Object.keys(MODES));
});
