// @vitest-environment jsdom
/** The steps from the title to what the whole application shows, which the browser's Back and Forward close and open. */
import { Blob } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Step } from '../../src/flow/trail';
import { encodeShare } from '../../src/storage/shareCode';
import { memoryStore } from '../../src/storage/store';
import { eventually, game, PLAIN, seated } from './wholeApp';

beforeEach(() => {
  // jsdom's own Blob cannot be streamed.
  vi.stubGlobal('Blob', Blob);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

type Game = ReturnType<typeof game>;

/** The steps as texts, such as 'sheet settings'. */
const steps = ({ shell }: Game): string[] =>
  shell.trail.steps.map(({ at, of }) => (of === undefined ? at : `${at} ${of}`));

/** Opens steps one after another, and returns the steps at the end. */
async function open(one: Game, ...wanted: readonly Step[]): Promise<string[]> {
  for (const step of wanted) await one.shell.trail.open(step, null);
  return steps(one);
}

/** Closes the last step, and returns the steps that are left. */
function closed(one: Game): string[] {
  one.shell.trail.close();
  return steps(one);
}

/** A campaign on its page. */
function begun() {
  const one = game();
  one.app.openNewCampaign();
  one.app.beginCampaign('Mirka', PLAIN);
  return { ...one, id: one.app.view.campaign?.id ?? '' };
}

it('has the steps of screens, sheets, dialogs and pages, each closed by Back in reverse order', () => {
  const one = begun();
  const { app, id } = one;
  app.openPage(1);
  app.showPage('chapters', 'two');
  app.show('menu');
  app.showPage('menu', 'more');
  const heard: string[] = [];
  app.registerDialog(() => void heard.push('closed'));
  const campaign = ['title', `campaign ${id}`];
  const below = [...campaign, 'page 1', 'page of chapters two'];
  expect(steps(one)).toEqual([...below, 'sheet menu', 'page of menu more', 'cover']);
  expect(closed(one)).toEqual([...below, 'sheet menu', 'page of menu more']);
  expect(heard).toEqual(['closed']);
  expect(closed(one)).toEqual([...below, 'sheet menu']);
  expect(closed(one)).toEqual(below);
  expect(app.pageOf('chapters')).toBe('two');
  expect(closed(one)).toEqual([...campaign, 'page 1']);
  expect(closed(one)).toEqual(campaign);
  expect(closed(one)).toEqual(['title']);
  expect(closed(one)).toEqual(['title']);
  expect(app.view).toMatchObject({ screen: 'title', sheet: null, campaign: null });
});

it('has a step for the rule in the reference, after the sheet from which it was opened', () => {
  const one = game();
  one.app.show('settings');
  one.app.showRule('R16.2');
  expect(steps(one)).toEqual(['title', 'sheet settings', 'sheet rules R16.2']);
  expect(closed(one)).toEqual(['title', 'sheet settings']);
  one.app.show('rules');
  expect(steps(one)).toEqual(['title', 'sheet settings', 'sheet rules']);
});

it('has one page for each panel, and forgets pages and dialogs when the steps before them change', () => {
  const one = game();
  const { app } = one;
  app.showPage('title', 'one');
  app.showPage('title', 'two');
  expect(steps(one)).toEqual(['title', 'page of title two']);
  app.showPage('title', null);
  expect([steps(one), app.pageOf('title')]).toEqual([['title'], null]);
  app.show('settings');
  app.showPage('settings', 'sound');
  expect(app.pageOf('settings')).toBe('sound');
  app.show('credits');
  app.showPage('credits', 'fonts');
  app.show('settings');
  expect(steps(one)).toEqual(['title', 'sheet settings']);
});

it('forgets a dialog that has closed itself, and renders anew for every page and dialog', () => {
  const one = game();
  const { app } = one;
  let rendered = 0;
  app.subscribe(() => {
    rendered += 1;
  });
  const close = app.registerDialog(() => {});
  expect([steps(one), rendered]).toEqual([['title', 'cover'], 1]);
  close();
  expect([steps(one), rendered]).toEqual([['title'], 2]);
  close();
  expect(rendered).toBe(2);
  app.showPage('title', 'one');
  app.showPage('title', null);
  expect(rendered).toBe(4);
});

it('opens screens, sheets, rules and pages again', async () => {
  const one = game();
  expect(await open(one, { at: 'naming' })).toEqual(['title', 'naming']);
  const sheet = { at: 'sheet', of: 'settings' };
  expect(await open(one, sheet, { at: 'page of settings', of: 'sound' })).toEqual([
    ...['title', 'naming'],
    ...['sheet settings', 'page of settings sound'],
  ]);
  expect(await open(one, { at: 'sheet', of: 'rules R2' })).toEqual([
    ...['title', 'naming'],
    ...['sheet settings', 'sheet rules R2'],
  ]);
  for (const of of ['credits', 'saves', 'watch', 'claims'])
    expect((await open(one, { at: 'sheet', of })).at(-1)).toBe(`sheet ${of}`);
  // The packs are a sheet in this mode and a screen in the other.
  expect((await open(one, { at: 'packs' })).at(-1)).toBe('sheet packs');
});

it('opens nothing that can no longer be opened', async () => {
  const one = game();
  const gone = ['sheet toString', 'sheet gone', 'sheet elsewhere', 'gone', 'campaign gone', 'moment 3', 'copy 1'];
  for (const name of gone) {
    const [at = '', of = ''] = name.split(' ');
    expect(await open(one, { at, of }), name).toEqual(['title']);
  }
  expect(one.app.view.warnings).toEqual([]);
});

it('opens a stored campaign again and leaves it, but does not open a trial of a draft', async () => {
  const { app, shell, store, id } = begun();
  app.quit();
  await shell.campaigns.access.waitUntilLeft();
  const one = game({ store });
  const opened = vi.spyOn(one.shell.campaigns.access, 'open');
  await one.shell.campaigns.list();
  expect(await open(one, { at: 'campaign', of: 'pack.draft_.page' })).toEqual(['title']);
  expect(opened).not.toHaveBeenCalled();
  expect(await open(one, { at: 'campaign', of: id })).toEqual(['title', `campaign ${id}`]);
  expect(closed(one)).toEqual(['title']);
  await eventually(() => one.app.view.saves).toHaveLength(1);
  // A single scenario is in no list, so its save is looked for.
  await open(one, { at: 'campaign', of: 'daily-2026-11-21' });
  expect(one.app.view.warnings).toHaveLength(1);
});

it('returns to the table and leaves it', async () => {
  const one = await seated();
  const id = one.app.view.campaign?.id;
  const table = ['title', `campaign ${id}`, 'table'];
  expect(steps(one)).toEqual(table);
  expect(closed(one)).toEqual(['title', `campaign ${id}`]);
  expect(await open(one, { at: 'table' })).toEqual(table);
});

it('watches the game of a code again, whose link is the address, and warns if the code is not valid', async () => {
  const { app } = await seated();
  const code = app.journal ? await encodeShare(app.journal) : '';
  const one = game({ store: memoryStore() });
  const { trail } = one.shell;
  const step = { at: 'watch', of: code.slice(-8) };
  expect(trail.hash).toBe('');
  await trail.open(step, null);
  expect([steps(one), one.app.view.warnings]).toEqual([['title'], []]);
  await trail.open(step, code);
  expect([trail.steps.at(-1), trail.hash]).toEqual([step, `#game=${code}`]);
  one.shell.trail.close();
  await eventually(() => steps(one)).toEqual(['title']);
  expect(trail.hash).toBe('');
  await trail.open(step, 'nonsense');
  expect([steps(one), one.app.view.warnings.length]).toEqual([['title'], 1]);
});

it('has steps for a moment of the played game and for the copy of it', async () => {
  const one = await seated();
  const { app, shell } = one;
  const [command] = app.view.interaction?.options ?? [];
  if (command) app.view.interaction?.send(command);
  const table = steps(one);
  expect(await open(one, { at: 'moment', of: '1' })).toEqual([...table, 'moment 1']);
  expect([app.view.viewing?.at, shell.trail.hash]).toEqual([1, '']);
  app.startCopy(1);
  await eventually(() => steps(one)).toEqual([...table, 'moment 1', 'copy 1']);
  shell.trail.close();
  await eventually(() => steps(one)).toEqual([...table, 'moment 1']);
  shell.trail.close();
  await eventually(() => steps(one)).toEqual(table);
  app.copies.startLesson();
  await eventually(() => steps(one)).toEqual([...table, 'copy lesson']);
});
