/** The slips around the table and the last seal cover no text, and are not cut off. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { setupFor } from '../../src/flow/inHand/campaign';
import { legal, type Play, send } from '../../src/flow/inHand/play';
import { encodeSave } from '../../src/storage/saveCode';
import { VERSION } from '../../src/storage/schema';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { type Game, keep, newGame, record } from '../kit/inHand';
import { seated } from '../kit/player';
import { MIRKA, opened, putIn, putInCode } from '../kit/putIn';

const browser = await sharedBrowser();

const STILL = { deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;

/** A game of the first scenario which a bot has played up to a position that matches. */
function gameWhere(comes: (play: Play) => boolean): { game: Game; seed: string } {
  for (let n = 0; ; n++) {
    const seed = `plot${n}`;
    let game = newGame(bookFor(setupFor(MIRKA, 1, 1, seed)));
    for (let command = greedyBot(game.play); command; command = greedyBot(game.play)) {
      if (comes(game.play)) return { game, seed };
      const sent = send(game.play, command);
      if (!sent.ok) break;
      game = record(game, command, sent.play, sent.events);
    }
  }
}

/** Opens such a game in the page. */
async function sitDown(page: Page, comes: (play: Play) => boolean): Promise<void> {
  const { game, seed } = gameWhere(comes);
  const stage = { at: 'table', scenario: 1, scenarioLevel: 1, seed } as const;
  const times = { serial: 1, created: 1, savedAt: 2, played: 0 };
  const campaign = { ...MIRKA, stage };
  await page.goto(`${inject('page')}?test`);
  await page.waitForSelector('[data-action=new]');
  await putInCode(page, await encodeSave({ version: VERSION, mode: 'inHand', ...times, campaign, table: keep(game) }));
  await page.click('[data-action=continue]');
  await seated(page);
}

/** For each slip: its width, and how many px its words and the slip itself reach beyond their place. */
const slips = (page: Page, selector = '.tabs .slip') =>
  page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const box = each.getBoundingClientRect();
      const place = each.closest('.tabs')?.getBoundingClientRect();
      return {
        width: Math.round(box.width),
        beyond: Math.max(0, each.scrollHeight - each.clientHeight, Math.round(box.bottom - (place?.bottom ?? 0))),
      };
    }),
  );

it('on a phone the label of a short rest fits into its row', async () => {
  const { page, context } = await visit(browser, { ...PROFILES.phone, ...STILL });
  await sitDown(page, (play) => play.state.fight !== null && legal(play).some(({ type }) => type === 'shortRest'));
  expect((await slips(page)).map(({ beyond }) => beyond)).toEqual([0]);
  await context.close();
});

it('on a tablet all slips in a fight but End turn have the same width', async () => {
  const { page, context } = await visit(browser, { ...PROFILES.tablet, ...STILL });
  await sitDown(page, ({ phase, state }) => phase === 'heroTurn.acting' && state.fight !== null);
  // *End turn* keeps its own place and width on the map and in a fight.
  const all = await slips(page, '.tabs:not(.end-turn) .slip');
  expect(all.length).toBeGreaterThan(1);
  expect(new Set(all.map(({ width }) => width)).size).toBe(1);
  await context.close();
});

it.each(['phone', 'tablet', 'large'] as const)(
  '%s: the seal that closes the book covers no line of it',
  async (name) => {
    const { page, context } = await visit(browser, { ...PROFILES[name], ...STILL });
    await page.goto(`${inject('page')}?test`);
    await page.waitForSelector('[data-action=new]');
    await putIn(page, {
      ...MIRKA,
      scenarios: { ...opened(19), 22: { unlocked: true, completed: true, blocked: false } },
    });
    await page.click('[data-action=continue]');
    await page.waitForSelector('.ending .wax');
    const apart = () =>
      page.evaluate(() => {
        const seal = document.querySelector('.ending .seal-row')?.getBoundingClientRect();
        const paper = document.querySelector('.ending .page')?.getBoundingClientRect();
        return (seal?.top ?? 0) >= (paper?.bottom ?? Number.POSITIVE_INFINITY);
      });
    expect(await apart()).toBe(true);
    await page.locator('.ending .wax').scrollIntoViewIfNeeded();
    expect(await apart()).toBe(true);
    await context.close();
  },
);
