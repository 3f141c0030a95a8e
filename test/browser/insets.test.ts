/** A phone on its side with a notch: the notch covers nothing that can be pressed, on the pages and tables of both modes. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, type Visit, visit } from '../kit/browser';
import { sitDown } from '../kit/longTableTouches';
import { type WonGame, wonGame } from '../kit/longTableWon';
import { idle, winningSeed } from '../kit/player';
import { enterTable } from '../kit/seat';

const url = inject('page');
/** CSS pixels at each side, as on an iPhone. */
const INSET = 47;

const browser = await sharedBrowser();
let game: WonGame;
beforeAll(() => {
  game = wonGame();
});

/** Makes the page believe that a notch and round corners cover this much of its sides. */
async function inset({ page }: Visit): Promise<void> {
  await page.evaluate((px) => {
    const { style } = document.documentElement;
    style.setProperty('--safe-left', `${px}px`);
    style.setProperty('--safe-right', `${px}px`);
    dispatchEvent(new Event('resize'));
  }, INSET);
}

/** Everything that can be pressed and is under an inset, and a canvas under an inset; one line each. */
const hidden = (page: Page): Promise<string[]> =>
  page.$$eval(
    'button, input, select, a, summary, #game canvas',
    (all, px) =>
      all
        .filter(
          (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.mirror, .said, [inert]'),
        )
        .filter((each) => {
          // Things that scroll sideways can be scrolled out of the inset.
          const scrolls = each.closest('.shelf, .camp-tabs, .slots, .cards, .wares, .tabs');
          const { left, right, width } = each.getBoundingClientRect();
          return width > 0 && !scrolls && (left < px - 1 || right > innerWidth - px + 1);
        })
        .map((each) => `${each.outerHTML.slice(0, 90)} ${Math.round(each.getBoundingClientRect().left)}`),
    INSET,
  );

const SIDEWAYS = { ...PROFILES.landscape, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;

it('covers nothing in hand: from the title and its sheets to the table and its explanations', async () => {
  const one = await visit(browser, SIDEWAYS);
  const { page } = one;
  await enterTable(one, url, winningSeed(false));
  await inset(one);
  await idle(page);
  expect(await hidden(page)).toEqual([]);
  await page.click('[data-term=menu]');
  await page.waitForSelector('.table-menu, [role=dialog] .slab');
  expect(await hidden(page)).toEqual([]);
  await page.click('[data-action=settings]');
  await page.waitForSelector('[role=dialog] .end button');
  expect(await hidden(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.click('[data-term=menu]');
  await page.click('[data-action=leave]');
  await page.waitForSelector('.title-screen');
  expect(await hidden(page)).toEqual([]);
  expect(one.errors).toEqual([]);
  await one.context.close();
});

it('covers nothing at the Long Table: on the table and in its menu', async () => {
  const one = await visit(browser, SIDEWAYS);
  const { page } = one;
  await sitDown(one, url, game, 10);
  await inset(one);
  await idle(page);
  expect(await hidden(page)).toEqual([]);
  await page.keyboard.press('o');
  await page.waitForSelector('[role=dialog] .slab');
  expect(await hidden(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(one.errors).toEqual([]);
  await one.context.close();
});
