/** The browser's Back, Forward and Reload from every screen of both modes: only Back at the title leaves the game. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { readTranscript } from '../../src/cli/transcript';
import { bookFor } from '../../src/content/inHand';
import { linkTo } from '../../src/storage/address';
import { encodeShare } from '../../src/storage/shareCode';
import { launch, PROFILES, type Visit, visit } from '../kit/browser';
import { newGame } from '../kit/inHand';
import { partyAt, savedAt, tableOf } from '../kit/longTableWon';
import { modeOf } from '../kit/modes';
import { journalOf, seated } from '../kit/player';
import { MIRKA, opened, putIn, putInCode } from '../kit/putIn';

const url = inject('page');
const TITLE = '.title-screen';
const OUTSIDE = 'about:blank';

let browser: Browser;
let one: Visit;
let page: Page;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The tab shows another page before the game, so that the test can see when Back leaves the game. */
beforeEach(async () => {
  one = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  page = one.page;
  await page.goto(OUTSIDE);
  return async () => {
    expect(one.errors).toEqual([]);
    await one.context.close();
  };
});

const press = (action: string) => page.click(`[data-action=${action}]`);
const shows = (selector: string) => page.waitForSelector(selector);
const closes = (selector: string) => page.waitForSelector(selector, { state: 'detached' });

async function backTo(selector: string): Promise<void> {
  await page.goBack();
  await shows(selector);
  expect(page.url()).not.toBe(OUTSIDE);
}

async function forwardTo(selector: string): Promise<void> {
  await page.goForward();
  await shows(selector);
}

async function reloadTo(selector: string): Promise<void> {
  await page.reload();
  await shows(selector);
}

/** Expects that Back leaves the game; this is possible only from the title. */
async function leaves(): Promise<void> {
  await shows(TITLE);
  await page.goBack();
  expect(page.url()).toBe(OUTSIDE);
}

/** The number of entries in the tab's history. */
const entries = () => page.evaluate(() => history.length);

/** Expects that Back closes the opened sheet, Forward and Reload show it again, and its own close button goes back in the history. */
async function isSheet(open: () => Promise<void>, selector: string): Promise<void> {
  await open();
  await shows(selector);
  await page.goBack();
  await closes(selector);
  await forwardTo(selector);
  await page.goBack();
  await closes(selector);
}

const SHEETS = {
  settings: '.volumes',
  rules: '.reference',
  saves: '[data-persistence]',
  watch: '[name=code]',
  credits: '.veil',
  archive: '.archive',
  practice: '.practice .paper',
  packs: '[data-action=example]',
  workshop: '[data-action=newDrawing]',
  claims: '.claim-row',
  daily: '[data-action=playDaily]',
} as const;

it('from the title, Back closes each of its sheets, and then leaves the game', async () => {
  await page.goto(`${url}?test`);
  for (const [action, selector] of Object.entries(SHEETS)) await isSheet(() => press(action), selector);
  const before = await entries();
  for (let time = 0; time < 3; time += 1) {
    await press('credits');
    await shows('.veil');
    await page.keyboard.press('Escape');
    await closes('.veil');
  }
  expect(await entries()).toBe(before);
  await press('settings');
  await reloadTo(SHEETS.settings);
  await backTo(TITLE);
  await closes('.veil');
  await leaves();
  await forwardTo(TITLE);
});

it('in hand, Back leads from pages, shop, sheets and table to the campaign, and from there to the title', async () => {
  await page.goto(`${url}?test&seed=plot36`);
  await putIn(page, { ...MIRKA, items: [], scenarios: opened(1) });
  await press('campaigns');
  await press('delete');
  await shows('[role=alertdialog]');
  await page.goBack();
  await closes('[role=alertdialog]');
  await backTo(TITLE);
  await press('new');
  await shows('input');
  await backTo(TITLE);

  await press('continue');
  await shows('.journey');
  await isSheet(() => press('archive'), '.archive');
  await press('town');
  await shows('.town');
  await page.locator('.shelf button').first().click();
  await shows('.counter:not(.unpicked)');
  await page.goBack();
  await closes('.counter:not(.unpicked)');
  await reloadTo('.town');
  await backTo('.journey:not(.town)');
  await forwardTo('.town');
  await press('back');
  await page.click('button[data-scenario="2"]');
  await shows('[data-action=enter]');
  await reloadTo('[data-action=enter]');
  await backTo('[data-action=town]');
  await forwardTo('[data-action=enter]');
  await press('enter');
  await seated(page);
  const journal = await journalOf(page);

  await isSheet(() => page.click('.burger'), '[data-action=leave]');
  await page.click('.burger');
  await press('rules');
  await shows('.reference');
  await page.goBack();
  await shows('[data-action=leave]');
  await page.goBack();
  await closes('.veil');
  await page.reload();
  await seated(page);
  expect(await journalOf(page)).toEqual(journal);
  await backTo('[data-action=toTable]');
  await reloadTo('[data-action=toTable]');
  await press('toTable');
  await seated(page);
  expect(await journalOf(page)).toEqual(journal);
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await shows(TITLE);
  await page.goForward();
  await forwardTo('.hud .prompt');
  await seated(page);
  expect(await journalOf(page)).toEqual(journal);
  await backTo('[data-action=toTable]');
  await backTo(TITLE);
  await leaves();
});

it('Back leads from a single scenario to the sheet from which it was started', async () => {
  await page.goto(`${url}?test`);
  await press('daily');
  await press('playDaily');
  await seated(page);
  const journal = await journalOf(page);
  await page.reload();
  await seated(page);
  expect(await journalOf(page)).toEqual(journal);
  await backTo('[data-action=playDaily]');
  await page.goForward();
  await seated(page);
  expect(await journalOf(page)).toEqual(journal);
  await backTo('[data-action=playDaily]');
  await page.goBack();
  await closes('.veil');
  await leaves();
});

it('Back during an animation keeps the command, and Forward shows its result', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${url}?test`);
  await press('daily');
  await press('playDaily');
  await seated(page);
  const told = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.mirror [data-command]')?.click();
    const { journal, phase } = window.gloomholdin;
    history.back();
    return { commands: journal?.commands.length, phase };
  });
  expect(told.commands).toBe(1);
  await shows('[data-action=playDaily]');
  await forwardTo('.hud .prompt');
  await seated(page);
  const { journal, phase } = await page.evaluate(() => ({
    journal: window.gloomholdin.journal,
    phase: window.gloomholdin.phase,
  }));
  expect({ commands: journal?.commands.length, phase }).toEqual(told);
});

it('Back leads from a drawing to the list of the workshop', async () => {
  await page.goto(`${url}?test`);
  await press('workshop');
  await press('newDrawing');
  await shows('.desk');
  await reloadTo('.desk');
  await backTo('[data-action=newDrawing]');
  await forwardTo('.desk');
  await backTo('[data-action=newDrawing]');
  await press('remove');
  await shows('[role=alertdialog]');
  await page.goBack();
  await closes('[role=alertdialog]');
  await backTo(TITLE);
  await leaves();
});

it('at the Long Table, Back leads from tabs, sheets and table to the camp, and from there to the title of both games', async () => {
  const campaign = partyAt('noticeOnTheDoor', 'back');
  const { journal } = tableOf(campaign).session;
  await page.goto(`${url}?test`);
  await putInCode(page, await savedAt({ campaign, journal }, 0));
  await press('campaigns');
  await page.click('.campaign-list [data-action=newlongTable]');
  await shows('.founding');
  await backTo(TITLE);
  await forwardTo('.founding');
  await backTo(TITLE);

  await press('continue');
  await seated(page);
  await isSheet(() => page.click('.burger'), '[data-action=leave]');
  await page.keyboard.press('l');
  await shows('.veil');
  await page.goBack();
  await closes('.veil');
  await page.reload();
  await seated(page);
  await backTo('.camp [data-action=toTable]');
  await page.click('[data-page=party]');
  await shows('.party-pages');
  await reloadTo('.party-pages');
  await page.goBack();
  await shows('.travels');
  await press('toTable');
  await seated(page);
  expect((await journalOf(page))?.setup).toEqual(JSON.parse(JSON.stringify(journal.setup)));
  await backTo('.camp');
  await backTo(TITLE);
  await shows('[data-game="frame.inHand"]');
  await forwardTo('.camp');
  await press('back');
  await shows(TITLE);
  await leaves();
});

const transcriptOf = (path: string) => readTranscript(readFileSync(path, 'utf8'), modeOf);

it('Back leads from a watched game to the previous screen, in the mode of the game', async () => {
  const { setup, commands } = transcriptOf('test/cli/inHand/plotNine.json');
  const link = linkTo(`${url}?test`, await encodeShare({ ...newGame(bookFor(setup)).journal, commands }));
  await page.goto(link);
  await shows('.viewer');
  await reloadTo('.viewer');
  await backTo(TITLE);
  expect(page.url()).not.toContain('#');
  await forwardTo('.viewer');
  expect(page.url()).toBe(link);
  await press('unwatch');
  await shows(TITLE);
  expect(page.url()).not.toContain('#');

  const party = partyAt('noticeOnTheDoor', 'back');
  await press('watch');
  await page.fill('[name=code]', await encodeShare(tableOf(party).session.journal));
  await press('watch-code');
  await shows('.hud.long');
  await shows('.viewer');
  await backTo(TITLE);
  await leaves();
});
