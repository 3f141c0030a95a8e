// @vitest-environment jsdom
/** Tests the settings that the player chooses: the terms of a campaign, the level of a scenario, the penalties of a dungeon. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { campaignBook } from '../../../src/content/longTable';
import { DEFAULT_CAMPAIGN_OPTIONS } from '../../../src/flow/longTable/game';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { WorldMap } from '../../../src/panels/longTable/camp/WorldMap';
import { FoundingPage } from '../../../src/panels/longTable/FoundingPage';
import { CampaignOptionsLines } from '../../../src/panels/longTable/Terms';
import { legalMoves, makeMove } from '../../../src/rules/longTable/campaign/play';
import type { Settings } from '../../../src/storage/settings';
import { begin } from '../../kit/campaign';
import { paper, testApp } from '../kit';
import { boardOpened } from './opened';

boardOpened();

const PICTURES = { glyph() {}, block() {}, sign: () => '', icon: () => '' };
const tap = (root: Element, selector: string) =>
  act(() => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    found.click();
  });

it.each([
  ['openInformation', { ...DEFAULT_CAMPAIGN_OPTIONS, openInformation: false }],
  ['lessChance', { ...DEFAULT_CAMPAIGN_OPTIONS, variants: { ...DEFAULT_CAMPAIGN_OPTIONS.variants, lessChance: true } }],
  ['death', { ...DEFAULT_CAMPAIGN_OPTIONS, variants: { ...DEFAULT_CAMPAIGN_OPTIONS.variants, death: true } }],
  ['grim', { ...DEFAULT_CAMPAIGN_OPTIONS, variants: { ...DEFAULT_CAMPAIGN_OPTIONS.variants, grim: true } }],
] as const)('L3.4, L35: founds a party with the setting of %s that the player chose', async (name, terms) => {
  const found = vi.fn((..._: Parameters<LongTableApp['foundParty']>) => true);
  const root = paper();
  const app = { cardPictures: PICTURES, foundParty: found, view: { saves: [] } } as unknown as LongTableApp;
  await act(() => render(<FoundingPage app={app} />, root));
  await tap(root, `[name=${name}]`);
  await tap(root, '[type=submit]');
  expect(found.mock.calls[0]?.[2]).toEqual(terms);
});

it.each([
  ['a campaign in hand that has ended', [{ ok: true, mode: 'inHand', ending: 21 }], 'paid by the hour'],
  ['one that has not', [{ ok: true, mode: 'inHand', ending: null }, { ok: false }], 'Nobody who dies owing'],
])('tells what went before: %s', async (_, saves, words) => {
  const root = paper();
  const app = { cardPictures: PICTURES, view: { saves } } as unknown as LongTableApp;
  await act(() => render(<FoundingPage app={app} />, root));
  expect([...root.querySelectorAll('.lead')].at(-1)?.textContent).toContain(words);
});

it('L32.2: the player names each hero and the party, and an empty name becomes the default name', async () => {
  const found = vi.fn((..._: Parameters<LongTableApp['foundParty']>) => true);
  const root = paper();
  const app = { cardPictures: PICTURES, foundParty: found, view: { saves: [] } } as unknown as LongTableApp;
  await act(() => render(<FoundingPage app={app} />, root));
  const fields = () => [...root.querySelectorAll<HTMLInputElement>('.field input')].map(({ value }) => value);
  expect(fields()).toEqual(['Sasha Levy', 'Nan Wherry', 'The Receivers']);
  await tap(root, '[type=submit]');
  const write = (selector: string, words: string) =>
    act(() => {
      const field = root.querySelector<HTMLInputElement>(selector);
      if (!field) throw new Error(`there is no ${selector}`);
      field.value = words;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await write('[name="called bailiff"]', '  Mirka ');
  await write('[name="called ferrywoman"]', 'Olga');
  await write('[autocomplete=off]', 'The Four');
  await tap(root, '[type=submit]');
  await write('[name="called bailiff"]', ' ');
  await write('[name="called ferrywoman"]', '');
  await write('[autocomplete=off]', '');
  await tap(root, '[type=submit]');
  expect(found.mock.calls.map(([name, heroes]) => [name, heroes.map((hero) => hero.name)])).toEqual([
    ['The Receivers', ['Sasha Levy', 'Nan Wherry']],
    ['The Four', ['Mirka', 'Olga']],
    ['The Receivers', ['Sasha Levy', 'Nan Wherry']],
  ]);
  // A hero who does not take part has no field for a name.
  await tap(root, '[name=bailiff]');
  expect(root.querySelector('[name="called bailiff"]')).toBeNull();
});

it('L1.1, L3.4: shows HP and cards of each hero, and offers open information only for two or more heroes', async () => {
  const root = paper();
  await act(() =>
    render(<FoundingPage app={{ cardPictures: PICTURES, view: { saves: [] } } as unknown as LongTableApp} />, root),
  );
  expect(root.querySelector('.heroes .values')?.textContent).toBe('12 HP, 10 cards. Easy to lead.');
  expect(root.querySelector('[name=openInformation]')).not.toBeNull();
  await tap(root, '[name=ferrywoman]');
  expect(root.querySelector('[name=openInformation]')).toBeNull();
});

it('L35: the terms of a party name the rule of each variant that it plays with', async () => {
  const root = paper();
  const lines = async (terms: typeof DEFAULT_CAMPAIGN_OPTIONS) => {
    await act(() => render(<CampaignOptionsLines {...terms} onRule={(rule) => void openedRules.push(rule)} />, root));
    return [...root.querySelectorAll('.rule-number')].map((rule) => rule.textContent);
  };
  const openedRules: string[] = [];
  expect(await lines(DEFAULT_CAMPAIGN_OPTIONS)).toEqual(['L3.4']);
  // Pressing the number opens the rule.
  await tap(root, '.rule-number');
  expect(openedRules).toEqual(['L3.4']);
  expect(await lines({ openInformation: false, variants: { lessChance: true, death: true, grim: true } })).toEqual([
    'L35.1',
    'L35.2',
    'L35.3',
  ]);
  expect(await lines({ ...DEFAULT_CAMPAIGN_OPTIONS, openInformation: false })).toEqual([]);
  expect(root.textContent).not.toBe('');
});

/** Draws the map of a new party. `moves` collects what the player does there. */
async function atTheMap() {
  const state = begin(campaignBook(), ['bailiff', 'ferrywoman']);
  const moves: Parameters<LongTableApp['makeMove']>[0][] = [];
  const root = paper();
  const { app, turn } = testApp();
  Object.assign(app, {
    cardPictures: PICTURES,
    makeMove: (move: (typeof moves)[number]) => moves.push(move),
    changeSettings: (change: Partial<Settings>) => void turn({ settings: { ...app.view.settings, ...change } }),
  });
  const map = <WorldMap app={app as unknown as LongTableApp} state={state} moves={legalMoves(campaignBook(), state)} />;
  await act(() => render(map, root));
  /** Leaves the map and comes back to it, as after a scenario. */
  const comeBack = async () => {
    await act(() => render(null, root));
    await act(() => render(map, root));
  };
  return { state, moves, root, comeBack };
}

it('L3.1: the player sets any level from 0 to 7, or returns to a recommended one', async () => {
  const { moves, root } = await atTheMap();
  const boxes = root.querySelectorAll('[name=level]');
  expect(boxes).toHaveLength(8);
  await act(() => (boxes[7] as HTMLElement).click());
  await tap(root, '[data-scenario]');
  await act(() => (root.querySelectorAll('[name=difficulty]')[2] as HTMLElement).click());
  await tap(root, '[data-scenario]');
  expect(moves).toMatchObject([{ level: 7 }, { level: 2 }]);
});

it('L3.1: the difficulty that the player chose is proposed again for the next scenario', async () => {
  const { moves, root, comeBack } = await atTheMap();
  const difficulty = () =>
    [...root.querySelectorAll<HTMLInputElement>('[name=difficulty]')].map(({ checked }) => checked);
  expect(difficulty()).toEqual([false, true, false, false]);
  await act(() => (root.querySelectorAll('[name=difficulty]')[3] as HTMLElement).click());
  await comeBack();
  expect(difficulty()).toEqual([false, false, false, true]);
  await tap(root, '[data-scenario]');
  expect(moves).toMatchObject([{ level: 3 }]);
});

it('L34.4: a dungeon has no, a minor and a major penalty, unless the player changes them for each floor', async () => {
  const { state, moves, root } = await atTheMap();
  await tap(root, '[data-move=dungeon]');
  await tap(root, '[name=floor0][value=major]');
  await tap(root, '[name=floor2][value=none]');
  await tap(root, '[data-move=dungeon]');
  expect(moves).toMatchObject([{ penalties: ['none', 'minor', 'major'] }, { penalties: ['major', 'minor', 'none'] }]);
  for (const move of moves) expect('refused' in makeMove(campaignBook(), state, move)).toBe(false);
});

it('L32.1: names the heroes who cannot be in so small a party, and who can, beside the heroes', async () => {
  const root = paper();
  const app = { cardPictures: PICTURES, view: { saves: [] } } as unknown as LongTableApp;
  await act(() => render(<FoundingPage app={app} />, root));
  const problem = () => root.querySelector('.heroes [role=status]')?.textContent;
  const seal = () => root.querySelector<HTMLButtonElement>('[type=submit]')?.disabled;
  expect([problem(), seal()]).toEqual(['', false]);
  await tap(root, '[name=ferrywoman]');
  await tap(root, '[name=sexton]');
  expect(problem()).toBe(
    'Sexton: at the start only in a party of 3 or more. A smaller party starts with Bailiff and Ferrywoman.',
  );
  expect(seal()).toBe(true);
  await tap(root, '[name=ferrywoman]');
  expect([problem(), seal()]).toEqual(['', false]);
});
