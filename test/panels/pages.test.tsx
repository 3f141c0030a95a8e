// @vitest-environment jsdom
/** Pages and sheets are handed in by the mode; what every mode has is there without it. */
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { mountPanels } from '../../src/panels';
import type { AppView } from '../../src/panels/app';
import { LINKS, type ModePanels } from '../../src/panels/mode';
import type { SaveLine } from '../../src/storage/saves';
import { neverResized, paper, testApp } from './kit';

// A canvas that nobody paints on.
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
  onCanvas: ['throwing'],
  rollWord: 'keys.action.roll',
  title: {
    games: [{ word: 'frame.inHand' }, { mode: 'longTable', word: 'frame.longTable' }],
    large: [{ sheet: 'atlas', word: 'frame.rules' }],
    learning: [LINKS.credits],
    keeping: [{ sheet: 'throwing', word: 'frame.settings' }],
    lesson: true,
  },
  sampleGame: async () => '',
  campaigns: [{ sheet: 'atlas', word: 'campaigns.books' }],
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

it('shows the page of a screen, and nothing where the mode has none', async () => {
  const { root, turn } = await shown({ screen: 'camp' });
  expect(root.textContent).toBe('The camp');
  await turn({ screen: 'elsewhere' });
  expect(root.textContent).toBe('');
  await turn({ screen: 'boot' });
  expect(root.textContent).toBe('');
});

it('says that the cards are being laid out until they lie there, and then leaves the table free', async () => {
  const { root, turn } = await shown({ screen: 'table' });
  expect(root.textContent).toBe('The cards are being laid out…');
  await turn({ interaction: {} as AppView['interaction'] });
  expect(root.innerHTML).toBe('');
});

it('shows a sheet of the mode, and one that every mode has', async () => {
  const { root, turn } = await shown({ screen: 'camp', sheet: 'atlas' });
  await expect.poll(() => root.textContent).toBe('The campAn atlas');
  await turn({ sheet: 'credits' });
  expect(root.querySelector('[role=dialog] h1')?.textContent).toBe('Credits');
  await turn({ sheet: 'no such sheet' });
  expect(root.textContent).toBe('The camp');
});

it('leads from the title to what the mode has, in the order that it gives', async () => {
  const { root, asked, press } = await shown();
  const small = [...root.querySelectorAll('.group button')].map((each) => each.textContent);
  expect(small).toEqual(['Credits', 'Settings', 'Music: on']);
  press('atlas');
  press('throwing');
  press('new');
  expect(asked).toEqual(['show atlas', 'show throwing', 'create']);
});

it('says of the game to go on with in which scenario and round it stands, once there is one', async () => {
  const line = async (more: Partial<Extract<SaveLine, { ok: true }>>) =>
    (await shown({ screen: 'title', saves: [{ ...LINE, ...more }] })).root.querySelector('[data-action=continue] small')
      ?.textContent;
  expect(await line({})).toBe('In hand · Ysolde, level 3');
  expect(await line({ stage: 'table', scenario: 5, round: 2 })).toBe(
    'In hand · Ysolde, level 3 · scenario 5 · round 2',
  );
  expect(await line({ mode: 'longTable' })).toBe('The Long Table · Ysolde, level 3');
});

it('clears the title for a sheet that shows something on the canvas', async () => {
  const { root, turn } = await shown();
  await turn({ sheet: 'throwing' });
  await expect.poll(() => root.textContent).toBe('Throw!');
  await turn({ sheet: 'atlas' });
  expect(root.querySelector('.title-screen')).not.toBeNull();
});

it('lists campaigns in the words of the mode', async () => {
  const { root, asked, press } = await shown({ screen: 'campaigns', saves: [LINE] });
  await expect.poll(() => root.querySelector('[data-campaign=abc] h2')?.textContent).toBe('Ysolde has come far');
  press('atlas');
  expect(asked).toEqual(['show atlas']);
});

it('has the settings of the mode among all others', async () => {
  const { root } = await shown({ screen: 'camp', sheet: 'settings' });
  await expect.poll(() => root.querySelector('[role=dialog]')?.textContent).toContain('A setting of the camp');
});

it.each(['inHand', 'longTable'] as const)('the title of the mode %s leads to every mode, in one order', async (id) => {
  const { MODES } = await import('../../src/modes');
  const panels =
    id === 'inHand'
      ? (await import('../../src/panels/inHand')).IN_HAND_PANELS
      : (await import('../../src/panels/longTable')).LONG_TABLE_PANELS;
  expect(panels.title.games.map(({ mode }) => mode ?? id)).toEqual(Object.keys(MODES));
});
