/** The seal that confirms an answer is visible at every size and can be touched, even at questions with the most answers. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import type { TableCampaign } from '../../src/flow/longTable/campaign';
import { isOver } from '../../src/flow/longTable/play';
import type { LongTable } from '../../src/flow/longTable/types';
import type { Journal } from '../../src/journal/journal';
import { isPerformedOnMap, sealOf } from '../../src/session/longTable/places';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { eagerBot } from '../kit/longTableGames';
import { lookAt } from '../kit/longTablePage';
import { partyAt, savedAt, tableOf } from '../kit/longTableWon';
import { putInCode } from '../kit/putIn';

const url = inject('page');
const SEEDS = Array.from({ length: 24 }, (_, nth) => `seal${nth}`);

const SIZES = [
  [390, 844],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1024, 768],
] as const;

interface Moment {
  readonly campaign: TableCampaign;
  readonly journal: Journal<LongTable>;
  readonly buttons: number;
}

/** For each question that a seal confirms, the moment of some games with the most other answers. */
function fullest(): Map<string, Moment> {
  const found = new Map<string, Moment>();
  for (const seed of SEEDS) {
    const campaign = partyAt('noticeOnTheDoor', seed);
    const interaction = tableOf(campaign);
    const bot = eagerBot(seed);
    while (!isOver(interaction.play)) {
      const { places, play, session } = interaction;
      const ask = play.state.question?.ask ?? '';
      const buttons = places.buttons.length;
      const isSealed = sealOf(places, play.state.question, play.events) && !isPerformedOnMap(interaction);
      if (isSealed && buttons > (found.get(ask)?.buttons ?? 0))
        found.set(ask, { campaign, journal: session.journal, buttons });
      const command = bot(play);
      if (!command || !interaction.send(command).ok) break;
    }
  }
  return found;
}

const browser = await sharedBrowser();
let moments: Map<string, Moment>;
beforeAll(() => {
  moments = fullest();
});

const canvasWidth = (page: Page) =>
  page.evaluate(() => document.querySelector('#game canvas')?.getBoundingClientRect().width);

/** Returns what covers the middle of the seal, or null if the seal is uncovered and inside the window. */
const overSeal = (page: Page) =>
  page.evaluate(() => {
    const seal = [...document.querySelectorAll('.hud.long .answers .sealed')].at(-1);
    if (!seal) return 'there is no seal';
    const { left, right, top, bottom } = seal.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return 'it is not whole in the window';
    for (const y of [top + 4, (top + bottom) / 2, bottom - 4]) {
      const there = document.elementFromPoint((left + right) / 2, y);
      if (there?.closest('.sealed') !== seal) return `under ${there?.className} at ${Math.round(y)}`;
    }
    return null;
  });

/** Returns whether the whole forecast of the attack can be read beside the seal. */
const foretold = (page: Page) =>
  page.evaluate(() => {
    const [foot, shown, told] = ['.foot', ':is(.shown, .bed > .asked)', '.forecasts li'].map((at) =>
      document.querySelector(`.hud.long ${at}`),
    );
    if (!foot || !shown || !told) return 'there is no forecast';
    // On a phone the forecast has no box of its own.
    const { right: most } = (shown.getClientRects().length > 0 ? shown : foot).getBoundingClientRect();
    const words = [...told.querySelectorAll('strong, small')].map((each) => each.getBoundingClientRect().right);
    return Math.max(...words) > most + 1 ? `the forecast is cut at ${most} of ${Math.max(...words)}` : null;
  });

/** Returns what covers the middle of the deck, or null if a card can be drawn there. */
async function overDeck(page: Page): Promise<string | null> {
  const { deck } = (await lookAt(page)).places;
  if (!deck) return 'there is no deck';
  return page.evaluate(({ x, y }) => {
    const there = document.elementFromPoint(x, y);
    return there?.tagName === 'CANVAS' ? null : `the deck lies under ${there?.tagName} ${there?.className}`;
  }, deck);
}

/** Checks that a card can be drawn from the deck, also while the remaining cards are shown. @returns what covers the deck, or null */
async function isPulled(page: Page): Promise<string | null> {
  const shut = await overDeck(page);
  // On a desktop the deck has its own place.
  const bars = page.locator('.hud.long:not(.desktop) .deck-bars:not([open]) summary');
  if (shut !== null || (await bars.count()) === 0) return shut;
  await bars.click();
  const open = await overDeck(page);
  await page.locator('.hud.long .deck-bars[open] summary').click();
  return open && `${open}, which tells what is left of it`;
}

/** L20.1: opens a pile of cards to lose, and closes it again. @returns what is hidden or broken meanwhile, or null */
async function overLossPrompt(page: Page): Promise<string | null> {
  const piles = page.locator('.hud.long [data-gives]');
  if ((await piles.count()) === 0) return 'there are no cards to lose';
  await piles.first().click();
  const isAsked = await page.locator('.hud.long .foot .prompt').isVisible();
  const back = page.locator('.hud.long [data-action=closePile]');
  const lines = await back.evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  await back.click();
  if (lines > 1) return 'the word that leads back is broken';
  return isAsked ? null : 'nothing asks for the cards to lose';
}

it('is visible and can be touched at every question', async () => {
  expect([...moments.keys()]).toEqual(expect.arrayContaining(['ability', 'damage', 'draw', 'rests']));
  expect(moments.get('rests')?.buttons).toBeGreaterThanOrEqual(4);
  const { page, errors, context } = await visit(browser, {
    ...PROFILES.phone,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  const hidden: string[] = [];
  for (const [ask, moment] of moments) {
    // Opening the same address again would be a reload, which returns to the open page.
    await page.goto('about:blank');
    await page.goto(`${url}?test`);
    await putInCode(page, await savedAt(moment, moment.journal.commands.length));
    await page.click('[data-action=continue]');
    await page.waitForSelector('.hud.long');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      // Waits until canvas and text have followed the new size.
      await expect.poll(() => canvasWidth(page)).toBe(width);
      await lookAt(page);
      const over =
        (await overSeal(page)) ??
        (ask === 'draw' ? ((await foretold(page)) ?? (await isPulled(page))) : null) ??
        (ask === 'damage' ? await overLossPrompt(page) : null);
      if (over !== null) hidden.push(`${ask}, ${moment.buttons} answers, at ${height}: ${over}`);
    }
  }
  expect(hidden).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
